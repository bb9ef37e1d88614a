"""The checks of positions that no match can have: each mistake with its place and the clause that forbids it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from theagon.cards.error_text import quoted, suggestion
from theagon.cards.report import Report
from theagon.games.fields import SEATS
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.world import DECK, GRAVEYARD, HAND, MODIFIERS, REMOVED
from theagon.games.hand_of_the_gods.staging.format import PlacedUnit, Placement, Player, Stone
from theagon.games.hand_of_the_gods.tables import needs_a_player
from theagon.games.staging.checks import check_pile, check_timed, check_turn, check_wounds
from theagon.kernel.enums import written

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from theagon.cards.node import Node
    from theagon.games.hand_of_the_gods.game import HandOfTheGods
    from theagon.games.hand_of_the_gods.schema import BoardMap, Card

MOST_MANA: Final = 10


def check_placement(placement: Placement, node: Node, game: HandOfTheGods, board: BoardMap, report: Report, /) -> None:
    """Report what is impossible about a position, which stands at `node`."""
    _Checker(game, board, report).check(placement, node)


def check_health(one: PlacedUnit | Stone, maximum: int, node: Node, report: Report) -> None:
    """Report impossible health of a unit or a stone, which stands at `node`, when its maximum is known."""
    if maximum < 1:
        wrong(report, node, f"with a maximum of {maximum} it is dead", Clause.HG6_21, "give it more health")
    elif one.health is not None and one.health > maximum:
        message = f"health {one.health} is above the maximum of {maximum}"
        wrong(report, node.find("health"), message, Clause.HG4_7, "write maximum or bonuses as well")
    elif one.damage is not None and one.damage >= maximum:
        message = f"{one.damage} damage kills at a maximum of {maximum}"
        wrong(report, node.find("damage"), message, Clause.HG6_21)


def wrong(report: Report, node: Node, message: str, clause: Clause, hint: str | None = None) -> None:
    report.add(f"{message} ({written(clause)})", node.location, hint)


@dataclass(frozen=True, slots=True)
class _Checker:
    game: HandOfTheGods
    board: BoardMap
    report: Report

    def wrong(self, node: Node, message: str, clause: Clause, hint: str | None = None) -> None:
        wrong(self.report, node, message, clause, hint)

    def check(self, placement: Placement, node: Node) -> None:
        check_turn(placement, written(Clause.HG6_4), node, self.report)
        if placement.first_turn > self.board.turn_limit:
            self.wrong(node.find("turn"), f"the match is over after turn {self.board.turn_limit}", Clause.HG6_6)
        for seat in SEATS[:2]:
            self.check_player(getattr(placement.players, seat), node.find("players", seat))
        self.check_ages(placement.units, node.find("units"))
        taken = dict(zip(self.board.stones, ("the stone of p1", "the stone of p2"), strict=True))
        for name, unit in placement.units.items():
            at = node.find("units", name)
            self.check_tile(unit, taken, at.find("at"))
            taken.setdefault(unit.at, f"unit {quoted(name)}")
            self.check_unit(unit, placement, at)
        players = (placement.players.p1, placement.players.p2)
        bonuses = [bonus for player in players if isinstance(player.stone, Stone) for bonus in player.stone.bonuses]
        bonuses += [bonus for unit in placement.units.values() for bonus in unit.bonuses]
        check_timed(sum(bonus.until != "lasting" for bonus in bonuses), MODIFIERS, node, self.report)

    def check_player(self, player: Player, node: Node) -> None:
        for name, amount in (("mana", player.mana), ("mana-cap", player.mana_cap)):
            if amount is not None and amount > MOST_MANA:
                hint = f"at most {MOST_MANA}"
                self.wrong(node.find(name), f"{amount} mana: no player ever has so much", Clause.HG5_11, hint)
        limits = (
            ("hand", HAND, Clause.HG5_7),
            ("deck", DECK, Clause.HG5_6),
            ("graveyard", GRAVEYARD, Clause.HG5_8),
            ("removed", REMOVED, Clause.HG5_5),
        )
        for name, most, clause in limits:
            check_pile(getattr(player, name), most, written(clause), node.find(name), self.report)
        for k, name in enumerate(player.deck):
            card = self.game.cards.by_id.get(name)
            if card is not None and card.token:
                message = f"{quoted(name)} is made by other cards and is in no deck"
                self.wrong(node.find("deck", k), message, Clause.HG6_12)
        stone = player.stone
        if isinstance(stone, int) and not 1 <= stone <= self.board.stone_health:
            hint = f"1 to {self.board.stone_health}; a maximum of its own is written {{health: 30, maximum: 30}}"
            self.wrong(node.find("stone"), f"a stone with {stone} health", Clause.HG4_7, hint)
        elif isinstance(stone, Stone):
            maximum = (stone.maximum or self.board.stone_health) + sum(bonus.health for bonus in stone.bonuses)
            check_health(stone, maximum, node.find("stone"), self.report)
            for k, bonus in enumerate(stone.bonuses):
                for name in ("attack", "movement"):
                    if getattr(bonus, name):
                        self.wrong(node.find("stone", "bonuses", k, name), f"a stone has no {name}", Clause.HG3_7)

    def check_ages(self, units: Mapping[str, PlacedUnit], node: Node) -> None:
        aged = [name for name, unit in units.items() if unit.order is not None]
        if aged and len(aged) < len(units):
            name = next(name for name in units if name not in aged)
            hint = "give all units an 'order', or none"
            self.report.add(f"unit {quoted(name)} has no 'order', but others have", node.find(name).location, hint)
        seen: dict[int | None, str] = {}
        for name in aged:
            first = seen.setdefault(units[name].order, name)
            if first != name:
                at = node.find(name, "order")
                self.wrong(at, f"as old as unit {quoted(first)}", Clause.HG6_17, "no two enter at once")

    def check_tile(self, unit: PlacedUnit, taken: Mapping[str, str], node: Node) -> None:
        if unit.at in taken:
            hint = "there is room for one unit on a tile"
            self.wrong(node, f"{unit.at} is taken by {taken[unit.at]}", Clause.HG4_1, hint)
        elif unit.at in self.board.blockers:
            self.wrong(node, f"there is a blocker on {unit.at}", Clause.HG2_8)

    def check_unit(self, unit: PlacedUnit, placement: Placement, node: Node) -> None:
        card = self.game.cards.by_id.get(unit.card)
        if card is None:
            return
        if card.kind != "unit":
            self.wrong(node.find("card"), f"{quoted(card.id)} is a spell and is never on the board", Clause.HG3_1)
            return
        if card.neutral and unit.owner != "neutral":
            self.wrong(node.find("owner"), f"{quoted(card.id)} belongs to nobody", Clause.HG3_4, "write owner: neutral")
        if unit.owner == "neutral" and not unit.silenced and needs_a_player(card):
            hint = "give it to p1 or p2, or write silenced: true"
            self.wrong(node.find("owner"), f"the text of {quoted(card.id)} needs a player", Clause.HG3_4, hint)
        self.check_readiness(unit, card, placement, node)
        structure = "structure" in card.subtypes
        for k, bonus in enumerate(unit.bonuses):
            if structure and bonus.movement:
                self.wrong(node.find("bonuses", k, "movement"), "a structure has no movement", Clause.HG3_2)
        printed: Collection[str] = () if unit.silenced else card.keywords
        given = {*unit.keywords, *(word for bonus in unit.bonuses for word in bonus.keywords)}
        left = {*printed} - {*unit.lost}
        if "guard" in left - given and "stealth" in left | given:  # guard given to the stealthed is another thing
            hint = "write lost: [guard], or lost: [stealth]"
            self.wrong(node, "a unit that became stealthed has lost its printed guard", Clause.HG4_26, hint)
        for k, word in enumerate(unit.lost):
            if word not in printed:
                self.report.add(
                    f"{quoted(card.id)} has no {quoted(word)} to lose",
                    node.find("lost", k).location,
                    suggestion(None, list(printed)),
                )

    def check_readiness(self, unit: PlacedUnit, card: Card, placement: Placement, node: Node) -> None:
        check_wounds(unit, node, self.report)
        if not unit.warcry:
            return
        at = node.find("warcry")
        if not any(ability.activated for ability in card.abilities):
            self.wrong(at, f"{quoted(card.id)} has no activated warcry", Clause.HG4_48)
        elif unit.owner != placement.to_act or unit.moved or unit.attacked or unit.silenced or unit.banished:
            message = "an activated warcry is left only in the turn in which its unit was played, while it stays"
            self.wrong(at, message, Clause.HG6_20)
