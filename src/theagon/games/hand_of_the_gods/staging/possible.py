"""The checks of positions that no match can have: each mistake with its place and the clause that forbids it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from theagon.cards.error_text import quoted, suggestion
from theagon.games.fields import SEATS
from theagon.games.hand_of_the_gods.rules.hands import MOST_MANA
from theagon.games.hand_of_the_gods.rules.world import DECK, GRAVEYARD, HAND, MODIFIERS, REMOVED
from theagon.games.hand_of_the_gods.staging.format import PlacedUnit, Placement, Player, Stone
from theagon.games.hand_of_the_gods.tables import needs_a_player
from theagon.games.staging.placing import check_pile, check_timed, check_turn, check_wounds

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.games.hand_of_the_gods.game import HandOfTheGods
    from theagon.games.hand_of_the_gods.schema import BoardMap, Card

PILES: Final = (
    ("hand", HAND, "HG5.7"),
    ("deck", DECK, "HG5.6"),
    ("graveyard", GRAVEYARD, "HG5.8"),
    ("removed", REMOVED, "HG5.5"),
)
"""The most cards of each pile, and the clause that says so."""


def check_placement(placement: Placement, node: Node, game: HandOfTheGods, board: BoardMap, report: Report, /) -> None:
    """Report what is impossible about a position, which stands at `node`."""
    _Checker(game.cards.by_id, board, report).check(placement, node)


def check_health(one: PlacedUnit | Stone, maximum: int, node: Node, report: Report) -> None:
    """Report impossible health of a unit or a stone, which stands at `node`, when its maximum is known."""
    if maximum < 1:
        report.add(f"with a maximum of {maximum} it is dead (HG6.21)", node.location, "give it more health")
    elif one.health is not None and one.health > maximum:
        message = f"health {one.health} is above the maximum of {maximum} (HG4.7)"
        report.add(message, node.find("health").location, "write maximum or bonuses as well")
    elif one.damage is not None and one.damage >= maximum:
        message = f"{one.damage} damage kills at a maximum of {maximum} (HG6.21)"
        report.add(message, node.find("damage").location)


@dataclass(frozen=True, slots=True)
class _Checker:
    cards: Mapping[str, Card]
    board: BoardMap
    report: Report

    def wrong(self, node: Node, message: str, hint: str | None = None) -> None:
        self.report.add(message, node.location, hint)

    def check(self, placement: Placement, node: Node) -> None:
        check_turn(placement, "HG6.4", node, self.report)
        if placement.first_turn > self.board.turn_limit:
            self.wrong(node.find("turn"), f"the match is over after turn {self.board.turn_limit} (HG6.6)")
        for seat in SEATS[:2]:
            self.check_player(getattr(placement.players, seat), node.find("players", seat))
        self.check_ages(placement.units, node.find("units"))
        taken = dict(zip(self.board.stones, ("the stone of p1", "the stone of p2"), strict=True))
        for name, unit in placement.units.items():
            at = node.find("units", name)
            if unit.at in taken:
                message = f"{unit.at} is taken by {taken[unit.at]} (HG4.1)"
                self.wrong(at.find("at"), message, "there is room for one unit on a tile")
            elif unit.at in self.board.blockers:
                self.wrong(at.find("at"), f"there is a blocker on {unit.at} (HG2.8)")
            taken.setdefault(unit.at, f"unit {quoted(name)}")
            if unit.card in self.cards:
                self.check_unit(unit, self.cards[unit.card], placement, at)
        bonuses = [bonus for unit in placement.units.values() for bonus in unit.bonuses]
        for player in (placement.players.p1, placement.players.p2):
            bonuses += player.stone.bonuses if isinstance(player.stone, Stone) else ()
        check_timed(sum(bonus.until != "lasting" for bonus in bonuses), MODIFIERS, node, self.report)

    def check_player(self, player: Player, node: Node) -> None:
        for name, amount in (("mana", player.mana), ("mana-cap", player.mana_cap)):
            if amount is not None and amount > MOST_MANA:
                message = f"{amount} mana: no player ever has so much (HG5.11)"
                self.wrong(node.find(name), message, f"at most {MOST_MANA}")
        for name, most, clause in PILES:
            check_pile(getattr(player, name), most, clause, node.find(name), self.report)
        for k, name in enumerate(player.deck):
            if name in self.cards and self.cards[name].token:
                message = f"{quoted(name)} is made by other cards and is in no deck (HG6.12)"
                self.wrong(node.find("deck", k), message)
        stone, at, usual = player.stone, node.find("stone"), self.board.stone_health
        if isinstance(stone, int) and not 1 <= stone <= usual:
            hint = f"1 to {usual}; a different maximum is written {{health: 30, maximum: 30}}"
            self.wrong(at, f"a stone with {stone} health (HG4.7)", hint)
        elif isinstance(stone, Stone):
            maximum = (stone.maximum or usual) + sum(bonus.health for bonus in stone.bonuses)
            check_health(stone, maximum, at, self.report)
            self.check_bonuses(stone, at, ("attack", "movement"), "a stone has no {} (HG3.7)")

    def check_bonuses(self, one: PlacedUnit | Stone, node: Node, names: tuple[str, ...], message: str) -> None:
        """Report bonuses of values that a unit or a stone does not have."""
        for k, bonus in enumerate(one.bonuses):
            for name in names:
                if getattr(bonus, name):
                    self.wrong(node.find("bonuses", k, name), message.format(name))

    def check_ages(self, units: Mapping[str, PlacedUnit], node: Node) -> None:
        aged = {name: unit.order for name, unit in units.items() if unit.order is not None}
        others = [name for name in units if name not in aged]
        if aged and others:
            message = f"unit {quoted(others[0])} has no 'order', but others have"
            self.wrong(node.find(others[0]), message, "give all units an 'order', or none")
        seen: dict[Any, str] = {}
        for name, order in aged.items():
            first = seen.setdefault(order, name)
            if first != name:
                message = f"as old as unit {quoted(first)} (HG6.17)"
                self.wrong(node.find(name, "order"), message, "no two enter at once")

    def check_unit(self, unit: PlacedUnit, card: Card, placement: Placement, node: Node) -> None:
        if card.kind != "unit":
            self.wrong(node.find("card"), f"{quoted(card.id)} is a spell and is never on the board (HG3.1)")
            return
        if card.neutral and unit.owner != "neutral":
            self.wrong(node.find("owner"), f"{quoted(card.id)} belongs to no player (HG3.4)", "write owner: neutral")
        if unit.owner == "neutral" and not unit.silenced and needs_a_player(card):
            hint = "give it to p1 or p2, or write silenced: true"
            self.wrong(node.find("owner"), f"the text of {quoted(card.id)} needs a player (HG3.4)", hint)
        check_wounds(unit, node, self.report)
        if unit.warcry and not any(ability.activated for ability in card.abilities):
            self.wrong(node.find("warcry"), f"{quoted(card.id)} has no activated warcry (HG4.48)")
        elif unit.warcry and (
            unit.owner != placement.to_act or unit.moved or unit.attacked or unit.silenced or unit.banished
        ):
            message = (
                "an activated warcry is left only in the turn in which its unit was played, while it stays (HG6.20)"
            )
            self.wrong(node.find("warcry"), message)
        if "structure" in card.subtypes:
            self.check_bonuses(unit, node, ("movement",), "a structure has no {} (HG3.2)")
        printed = [] if unit.silenced else list(card.keywords)
        given = {*unit.keywords, *(word for bonus in unit.bonuses for word in bonus.keywords)}
        left = {*printed} - {*unit.lost}
        if "guard" in left - given and "stealth" in left | given:  # guard given to the stealthed is another thing
            message = "a unit that became stealthed has lost its printed guard (HG4.26)"
            self.wrong(node, message, "write lost: [guard], or lost: [stealth]")
        for k, word in enumerate(unit.lost):
            if word not in printed:
                message = f"{quoted(card.id)} has no {quoted(word)} to lose"
                self.wrong(node.find("lost", k), message, suggestion(None, printed))
