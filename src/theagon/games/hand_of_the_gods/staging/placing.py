"""The set-up of a scenario's position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.cards.report import Report
from theagon.games.constants import named_bits
from theagon.games.fields import SEATS
from theagon.games.hand_of_the_gods.game import Builder
from theagon.games.hand_of_the_gods.rules.modifiers import add_modifier, room_for_modifier
from theagon.games.hand_of_the_gods.rules.units import banish, silence
from theagon.games.hand_of_the_gods.rules.world import NEUTRAL, Keyword, Status
from theagon.games.hand_of_the_gods.staging.format import COLUMNS, HandCard, PlacedUnit, Placement, Player, Stone
from theagon.games.hand_of_the_gods.staging.possible import check_health
from theagon.games.hand_of_the_gods.view import AMOUNTS, SHOWN_STATUSES, UNTIL_NAMES
from theagon.games.staging.columns import give_columns
from theagon.games.staging.placing import begin, copy, fill, give_turn, statuses
from theagon.games.staging.staging import Begun
from theagon.kernel.modifiers import MOST

if TYPE_CHECKING:
    from theagon.cards.node import Node
    from theagon.games.hand_of_the_gods.game import HandOfTheGods
    from theagon.games.hand_of_the_gods.schema import BoardMap

UNTIL: Final = {name: until for until, name in UNTIL_NAMES.items()}


def set_up(scenario: Any, node: Node, game: HandOfTheGods, board: BoardMap, /) -> Begun:
    """Return the position of a scenario.

    Raises `InvalidFileError` for health above the maximum, which is known only when the auras are.
    """
    placement: Placement = scenario.position
    builder = Builder(game, board, scenario.seed)
    g = builder.world
    give_turn(placement, g)
    if any(g.asks_counts) or any(leader.asks_counts for leader in g.leaders):
        g.spells_cast, g.units_played = 1 + placement.spells_cast, 1 + placement.units_played
        g.deaths = placement.players.p1.deaths | placement.players.p2.deaths << 4
    wounds: list[tuple[int, PlacedUnit | Stone, Node]] = []
    for seat, name in enumerate(SEATS[:2]):
        player: Player = getattr(placement.players, name)
        _give(g, game, seat, player)
        stone = Stone(health=player.stone) if isinstance(player.stone, int) else player.stone
        if stone is not None:
            _dress(g, seat, stone)
            wounds.append((seat, stone, node.find("players", name, "stone")))
    entered = {}
    for name, unit in sorted(placement.units.items(), key=lambda item: item[1].order or 0):
        slot = builder.unit(unit.card, None if unit.owner == "neutral" else SEATS.index(unit.owner), unit.at)
        entered[name] = g.unit[slot].entered
        _set_unit(g, slot, unit)
        wounds.append((slot, unit, node.find("units", name)))
    builder.machine.recompute_auras()
    report = Report()
    for slot, one, at in wounds:
        u = g.unit[slot]
        check_health(one, u.maximum, at, report)
        u.health = one.health if one.health is not None else u.maximum - (one.damage or 0)
    report.check()
    begin(g)
    return Begun(builder.position(), entered)


def _give(g: Any, game: HandOfTheGods, seat: int, player: Player) -> None:
    """Set the mana, leader and cards of a player."""
    g.leader[seat] = game.cards.leader_index(player.leader)
    g.mana_cap[seat] = player.mana if player.mana_cap is None else player.mana_cap
    give_columns(player, g, seat, COLUMNS, game.cards)
    hand = [card if isinstance(card, HandCard) else HandCard(card=card) for card in player.hand]
    fill(g, "hand", seat, [game.cards.index(card.card) for card in hand])
    for k, card in enumerate(hand):
        printed = game.cards.by_id[card.card].cost
        cost = printed if card.cost is None else card.cost
        g.hand_cost[seat][k] = cost - printed
        g.hand_cost_now[seat][k] = 0 if card.cost_this_turn is None else card.cost_this_turn - cost
        g.hand_seen[seat][k] = card.seen


def _set_unit(g: Any, slot: int, unit: PlacedUnit) -> None:
    """Set the values of a unit on the board, except its wounds."""
    u = g.unit[slot]
    if unit.silenced:
        silence(g, slot)
    if unit.token or u.owner == NEUTRAL:
        u.held = 0
    copy(unit, u, "attack")
    _dress(g, slot, unit)
    u.keywords = (u.keywords | named_bits(unit.keywords, Keyword)) & ~named_bits(unit.lost, Keyword)
    u.status |= statuses(unit, SHOWN_STATUSES) | (0 if unit.ready else Status.SICK)
    if unit.stunned:
        u.stunned = 1 << UNTIL["lasting" if unit.stunned is True else unit.stunned]
    if unit.banished is not None:
        banish(g, slot, UNTIL[unit.banished])


def _dress(g: Any, slot: int, one: PlacedUnit | Stone) -> None:
    """Set the maximum and the bonuses of a unit or a stone."""
    u = g.unit[slot]
    copy(one, u, "maximum")
    for bonus in one.bonuses:  # within the limits of `gain`
        u.attack = min(MOST, max(-MOST, u.attack + bonus.attack))
        u.maximum = min(MOST, max(0, u.maximum + bonus.health))
        u.movement = min(99, max(-99, u.movement + bonus.movement))
        u.range = min(99, max(-99, u.range + bonus.range))
        if bonus.until == "lasting":
            u.protect = max(u.protect, bonus.protect)
            u.keywords |= named_bits(bonus.keywords, Keyword)
        else:
            added = (*(getattr(bonus, name) for name in AMOUNTS), named_bits(bonus.keywords, Keyword))
            add_modifier(g, room_for_modifier(g), slot, UNTIL[bonus.until], *added)
    u.health = u.maximum
