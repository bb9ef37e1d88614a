"""Setting up the position of a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.cards.report import Report
from theagon.games.hand_of_the_gods.position import Builder, HandPosition
from theagon.games.hand_of_the_gods.rules.modifiers import add_modifier
from theagon.games.hand_of_the_gods.rules.units import banish, silence
from theagon.games.hand_of_the_gods.rules.world import NEUTRAL, Status, Until
from theagon.games.hand_of_the_gods.staging.format import SEATS, HandCard, PlacedUnit, Placement, Player, Stone
from theagon.games.hand_of_the_gods.staging.possible import check_health
from theagon.games.hand_of_the_gods.tables import keyword_bits
from theagon.kernel.log import clear_log
from theagon.kernel.modifiers import MOST

if TYPE_CHECKING:
    from collections.abc import Collection

    from theagon.cards.node import Node
    from theagon.games.hand_of_the_gods.game import HandOfTheGods
    from theagon.games.hand_of_the_gods.schema import BoardMap

UNTIL: Final = {
    "lasting": Until.LASTING,
    "this-turn": Until.THIS_TURN,
    "turn-of-p1": Until.TURN_OF,
    "turn-of-p2": Until.TURN_OF + 1,
}


def place(
    placement: Placement, node: Node, game: HandOfTheGods, board: BoardMap, seed: int
) -> tuple[HandPosition, dict[str, int]]:
    """The position, and the entry number of each unit by its name.

    Raises `InvalidFileError` for health above the maximum, which is known only when the auras are.
    """
    builder = Builder(game, board, seed)
    g = builder.world
    g.active = g.to_act = SEATS[placement.to_act]
    g.turn = placement.first_turn
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
    for slot, one, at in wounds:
        u = g.unit[slot]
        check_health(one, u.maximum, at, report)
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
    _fill(g.deck[seat], player.deck[::-1], game)  # the top of a deck is the end of its array
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
    if unit.attack is not None:
        u.attack = unit.attack
    _dress(g, slot, unit)
    u.keywords = (u.keywords | keyword_bits(unit.keywords)) & ~keyword_bits(unit.lost)
    statuses = {
        Status.SICK: unit.sick or not unit.ready,
        Status.EXHAUSTED: unit.exhausted,
        Status.MOVED: unit.moved,
        Status.ATTACKED: unit.attacked,
        Status.WARCRY: unit.warcry,
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
    for bonus in one.bonuses:  # within the limits of `gain`
        u.attack = min(MOST, max(-MOST, u.attack + bonus.attack))
        u.maximum = min(MOST, max(0, u.maximum + bonus.health))
        u.movement = min(99, max(-99, u.movement + bonus.movement))
        u.range = min(99, max(-99, u.range + bonus.range))
        if bonus.until == "lasting":
            u.protect = max(u.protect, bonus.protect)
            u.keywords |= keyword_bits(bonus.keywords)
        else:
            add_modifier(
                g,
                slot,
                UNTIL[bonus.until],
                bonus.attack,
                bonus.health,
                bonus.movement,
                bonus.range,
                bonus.protect,
                keyword_bits(bonus.keywords),
            )
    u.health = u.maximum
