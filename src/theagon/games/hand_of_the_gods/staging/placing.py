"""Setting up the position of a scenario, after checking that a match could come to it.

`check_placement` finds what no position can be, with the clause that forbids it; `place` builds the position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from theagon.cards.report import Report
from theagon.cards.wording import quoted, suggestion
from theagon.games.hand_of_the_gods.position import Builder, HandPosition
from theagon.games.hand_of_the_gods.rules.clauses import Clause, clause_id
from theagon.games.hand_of_the_gods.rules.modifiers import add_modifier
from theagon.games.hand_of_the_gods.rules.units import banish, silence
from theagon.games.hand_of_the_gods.rules.world import (
    DECK,
    GRAVEYARD,
    HAND,
    MODIFIERS,
    NEUTRAL,
    REMOVED,
    Status,
    Until,
)
from theagon.games.hand_of_the_gods.staging.format import HandCard, PlacedUnit, Placement, Player, Stone
from theagon.games.hand_of_the_gods.tables import keyword_bits
from theagon.kernel.log import clear_log

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from theagon.cards.node import Node
    from theagon.games.hand_of_the_gods.game import HandOfTheGods
    from theagon.games.hand_of_the_gods.schema import BoardMap, Card

MOST_MANA: Final = 10
SEATS: Final = {"p1": 0, "p2": 1}
UNTIL: Final = {
    "lasting": Until.LASTING,
    "this-turn": Until.THIS_TURN,
    "turn-of-p1": Until.TURN_OF,
    "turn-of-p2": Until.TURN_OF + 1,
}


def first_turn(placement: Placement) -> int:
    """The turn that a position is in."""
    return placement.turn or 1 + SEATS[placement.to_act]


# ---- what no position can be ----------------------------------------------------------------------------------------


def check_placement(placement: Placement, node: Node, game: HandOfTheGods, board: BoardMap, report: Report) -> None:
    """Report what is impossible about a position, which stands at `node`."""
    _Checker(game, board, report).check(placement, node)


@dataclass(frozen=True, slots=True)
class _Checker:
    game: HandOfTheGods
    board: BoardMap
    report: Report

    def wrong(self, node: Node, message: str, clause: Clause, hint: str | None = None) -> None:
        self.report.add(f"{message} ({clause_id(clause)})", node.location, hint)

    def check(self, placement: Placement, node: Node) -> None:
        turn = first_turn(placement)
        if turn % 2 == SEATS[placement.to_act]:
            hint = f"p1 has turn 1, 3, 5 ...; so {placement.to_act} has turn {turn + 1}, for instance"
            self.wrong(node.find("turn"), f"turn {turn} is not a turn of {placement.to_act}", Clause.HG6_4, hint)
        if turn > self.board.turn_limit:
            self.wrong(node.find("turn"), f"the match is over after turn {self.board.turn_limit}", Clause.HG6_6)
        for seat in SEATS:
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
        timed = sum(bonus.until != "lasting" for bonus in bonuses)
        if timed > MODIFIERS:
            self.report.add(f"{timed} bonuses that end: at most {MODIFIERS} are possible at once", node.location)

    def check_player(self, player: Player, node: Node) -> None:
        leaders = self.game.cards.leader_by_id
        if player.leader not in leaders:
            self.report.add(f"there is no leader {quoted(player.leader)}", node.find("leader").location,
                            suggestion(player.leader, leaders))
        for name, amount in (("mana", player.mana), ("mana-cap", player.mana_cap)):
            if amount is not None and amount > MOST_MANA:
                hint = f"at most {MOST_MANA}"
                self.wrong(node.find(name), f"{amount} mana: no player ever has so much", Clause.HG5_11, hint)
        limits = (("hand", HAND, Clause.HG5_7), ("deck", DECK, Clause.HG5_6), ("graveyard", GRAVEYARD, Clause.HG5_8),
                  ("removed", REMOVED, Clause.HG5_5))
        for name, most, clause in limits:
            pile = getattr(player, name)
            if len(pile) > most:
                self.wrong(node.find(name, most), f"{len(pile)} cards: at most {most} are possible here", clause)
            for k, item in enumerate(pile):
                at = node.find(name, k)
                card = self.card(item, at) if isinstance(item, str) else self.card(item.card, at.find("card"))
                if card is not None and card.token and name == "deck":
                    self.wrong(at, f"{quoted(card.id)} is made by other cards and is in no deck", Clause.HG6_12)
        stone = player.stone
        if isinstance(stone, int) and not 1 <= stone <= self.board.stone_health:
            hint = f"1 to {self.board.stone_health}; a maximum of its own is written {{health: 30, maximum: 30}}"
            self.wrong(node.find("stone"), f"a stone with {stone} health", Clause.HG4_7, hint)
        elif isinstance(stone, Stone):
            maximum = (stone.maximum or self.board.stone_health) + sum(bonus.health for bonus in stone.bonuses)
            self.check_health(stone, maximum, node.find("stone"))
            for k, bonus in enumerate(stone.bonuses):
                for name in ("attack", "movement"):
                    if getattr(bonus, name):
                        self.wrong(node.find("stone", "bonuses", k, name), f"a stone has no {name}", Clause.HG3_7)

    def card(self, name: str, node: Node) -> Card | None:
        card = self.game.cards.by_id.get(name)
        if card is None:
            self.report.add(f"there is no card {quoted(name)}", node.location, suggestion(name, self.game.cards.by_id))
        return card

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
        card = self.card(unit.card, node.find("card"))
        if card is None:
            return
        if card.kind != "unit":
            self.wrong(node.find("card"), f"{quoted(card.id)} is a spell and is never on the board", Clause.HG3_1)
            return
        if card.neutral and unit.owner != "neutral":
            self.wrong(node.find("owner"), f"{quoted(card.id)} belongs to nobody", Clause.HG3_4, "write owner: neutral")
        self.check_readiness(unit, card, placement, node)
        structure = "structure" in card.subtypes
        for k, bonus in enumerate(unit.bonuses):
            if structure and bonus.movement:
                self.wrong(node.find("bonuses", k, "movement"), "a structure has no movement", Clause.HG3_2)
        printed: Collection[str] = () if unit.silenced else card.keywords
        words = {*printed, *unit.keywords, *(word for bonus in unit.bonuses for word in bonus.keywords)} - {*unit.lost}
        if {"stealth", "guard"} <= words:
            hint = "write lost: [guard], or lost: [stealth]"
            self.wrong(node, "a stealthed unit does not guard", Clause.HG4_26, hint)
        for k, word in enumerate(unit.lost):
            if word not in printed:
                self.report.add(f"{quoted(card.id)} has no {quoted(word)} to lose", node.find("lost", k).location,
                                suggestion(None, list(printed)))

    def check_readiness(self, unit: PlacedUnit, card: Card, placement: Placement, node: Node) -> None:
        if unit.health is not None and unit.damage is not None:
            self.report.add("either 'health' or 'damage' is given, not both", node.find("damage").location)
        if not unit.warcry:
            return
        at = node.find("warcry")
        if not any(ability.activated for ability in card.abilities):
            self.wrong(at, f"{quoted(card.id)} has no activated warcry", Clause.HG4_48)
        elif unit.owner != placement.to_act or unit.moved or unit.attacked or unit.silenced or unit.banished:
            message = "an activated warcry is left only in the turn in which its unit was played, while it stays"
            self.wrong(at, message, Clause.HG6_20)

    def check_health(self, one: PlacedUnit | Stone, maximum: int, node: Node) -> None:
        """The health that a unit is to show, when its maximum is known."""
        if one.health is not None and one.health > maximum:
            message = f"health {one.health} is above the maximum of {maximum}"
            self.wrong(node.find("health"), message, Clause.HG4_7, "write maximum or bonuses as well")
        elif one.damage is not None and one.damage >= maximum:
            self.wrong(node.find("damage"), f"{one.damage} damage kills at a maximum of {maximum}", Clause.HG6_21)


# ---- setting it up --------------------------------------------------------------------------------------------------


def place(
    placement: Placement, node: Node, game: HandOfTheGods, board: BoardMap, seed: int
) -> tuple[HandPosition, dict[str, int]]:
    """The position, and the entry number of each unit by its name.

    Raises `InvalidFileError` for health above the maximum, which is known only when the auras are.
    """
    builder = Builder(game, board, seed)
    g = builder.world
    g.active = g.to_act = SEATS[placement.to_act]
    g.turn = first_turn(placement)
    wounds: list[tuple[int, PlacedUnit | Stone, Node]] = []
    for name, seat in SEATS.items():
        player: Player = getattr(placement.players, name)
        _give(g, game, seat, player)
        stone = Stone(health=player.stone) if isinstance(player.stone, int) else player.stone
        if stone is not None:
            _dress(g, seat, stone)
            wounds.append((seat, stone, node.find("players", name, "stone")))
    entered = {}
    for name, unit in sorted(placement.units.items(), key=lambda item: item[1].order or 0):
        slot = builder.unit(unit.card, SEATS.get(unit.owner), unit.at)
        entered[name] = g.unit[slot].entered
        _set_unit(g, slot, unit)
        wounds.append((slot, unit, node.find("units", name)))
    builder.machine.refresh()
    report = Report()
    checker = _Checker(game, board, report)
    for slot, one, at in wounds:
        u = g.unit[slot]
        checker.check_health(one, u.maximum, at)
        u.health = one.health if one.health is not None else u.maximum - (one.damage or 0)
    report.check()
    clear_log(g)
    g.clock = 0
    return builder.position(), entered


def _give(g: Any, game: HandOfTheGods, seat: int, player: Player) -> None:
    """Mana, leader and cards of a player."""
    g.leader[seat] = game.cards.leader_index(player.leader)
    g.leader_used[seat] = player.leader_used
    g.mana[seat] = player.mana
    g.mana_cap[seat] = player.mana if player.mana_cap is None else player.mana_cap
    g.fatigue[seat] = player.fatigue
    for name in ("graveyard", "removed"):
        _fill(getattr(g, name)[seat], getattr(player, name), game)
    _fill(g.deck[seat], player.deck[::-1], game)            # the top of a deck is the end of its array
    hand = [card if isinstance(card, HandCard) else HandCard(card=card) for card in player.hand]
    _fill(g.hand[seat], [card.card for card in hand], game)
    for k, card in enumerate(hand):
        g.hand_cost[seat][k] = card.cost
        g.hand_cost_now[seat][k] = card.cost_this_turn
        g.hand_seen[seat][k] = card.seen
    for name in ("hand", "deck", "graveyard", "removed"):
        getattr(g, f"{name}_size")[seat] = len(getattr(player, name))


def _fill(pile: Any, cards: Collection[str], game: HandOfTheGods) -> None:
    for k, card in enumerate(cards):
        pile[k] = game.cards.index(card)


def _set_unit(g: Any, slot: int, unit: PlacedUnit) -> None:
    """What a unit on the board is like, its wounds aside."""
    u = g.unit[slot]
    if unit.silenced:
        silence(g, slot)
    if unit.token or u.owner == NEUTRAL:
        u.held = 0
    _dress(g, slot, unit)
    if unit.attack is not None:
        u.attack += unit.attack - g.card[u.card].attack
    u.keywords = (u.keywords | keyword_bits(unit.keywords)) & ~keyword_bits(unit.lost)
    statuses = {
        Status.SICK: unit.sick or not unit.ready, Status.EXHAUSTED: unit.exhausted, Status.MOVED: unit.moved,
        Status.ATTACKED: unit.attacked, Status.WARCRY: unit.warcry,
    }
    u.status |= sum(bit for bit, holds in statuses.items() if holds)
    if unit.stunned is not None:
        u.stunned = 1 << UNTIL[unit.stunned]
    if unit.banished is not None:
        banish(g, slot, UNTIL[unit.banished])


def _dress(g: Any, slot: int, one: PlacedUnit | Stone) -> None:
    """The maximum and the bonuses of a unit or a stone."""
    u = g.unit[slot]
    if one.maximum is not None:
        u.maximum = one.maximum
    for bonus in one.bonuses:
        u.attack += bonus.attack
        u.maximum += bonus.health
        u.movement += bonus.movement
        u.range += bonus.range
        if bonus.until == "lasting":
            u.protect = max(u.protect, bonus.protect)
            u.keywords |= keyword_bits(bonus.keywords)
        else:
            add_modifier(
                g, slot, UNTIL[bonus.until], bonus.attack, bonus.health, bonus.movement, bonus.range, bonus.protect,
                keyword_bits(bonus.keywords))
    u.health = u.maximum
