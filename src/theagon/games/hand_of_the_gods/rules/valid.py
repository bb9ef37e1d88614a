"""The laws that hold in every position of Hand of the Gods; see `kernel/valid.py`."""

from __future__ import annotations

from enum import IntEnum

from theagon.games.hand_of_the_gods.rules.board import activated_warcry, free_tiles, is_stone, on_board
from theagon.games.hand_of_the_gods.rules.vocabulary import Due, Line, Op, Via
from theagon.games.hand_of_the_gods.rules.world import (
    GRAVEYARD,
    HAND,
    MOST_AMOUNT,
    NEUTRAL,
    NONE,
    OFFERED,
    OPENING,
    REMOVED,
    SEATS,
    TILES,
    UNITS,
    Choice,
    State,
    Status,
    World,
)
from theagon.kernel.bits import bits
from theagon.kernel.delaying import PUT_OFF, place_of
from theagon.kernel.enums import constants
from theagon.kernel.modifiers import modifiers_of
from theagon.kernel.queue import Effect, put_off_count
from theagon.kernel.ranges import outside
from theagon.kernel.valid import (
    GAME_LAWS,
    has_lines,
    require,
    valid_effect,
    valid_match,
    valid_modifiers,
    valid_offer,
    valid_pile,
    valid_piles,
    valid_slots,
    valid_suspended,
)
from theagon.kernel.valid import Law as Common


@constants
class Law(IntEnum):
    """The laws of this game; each name is a sentence."""

    THE_TURNS_ALTERNATE_UP_TO_THE_LAST = GAME_LAWS
    A_SEAT_HAS_A_LEADER_AND_A_DECK_OF_ITS_OWN = 65
    WHAT_IS_KNOWN_OF_A_HAND_IS_OF_ITS_CARDS = 66
    AN_OPENING_HAND_CAN_BE_EXCHANGED = 67
    A_UNIT_IS_OF_A_UNIT_CARD_AND_ITS_OWNER = 68
    A_UNIT_STANDS_ON_ITS_TILE = 69
    A_STONE_STANDS_WHERE_THE_MAP_HAS_IT = 70
    A_UNIT_HAS_AT_MOST_ITS_MAXIMUM = 71
    TIMED_VALUES_ARE_THOSE_OF_MODIFIERS = 72
    THE_BOARD_SHOWS_WHOSE_UNITS_STAND_WHERE = 73
    UNITS_WITH_TEXT_LISTEN = 74
    AURAS_ARE_OF_UNITS_AND_REACH_UNITS = 75
    THE_EFFECT_THAT_ASKS_IS_UNDER_WAY = 76
    THE_CHOICE_IS_POSSIBLE = 77
    A_SPELL_IS_HELD_UNTIL_IT_IS_DONE = 78
    AN_EFFECT_CAN_BE_CARRIED_OUT = 79
    UNITS_ARE_GONE_WITHIN_AN_ACTION_ALONE = 80
    A_WARCRY_THAT_IS_LEFT_IS_ON_THE_CARD = 81


def valid(g: World) -> bool:
    """Return whether play can go on from the state. If not, `g.outside` or `g.broken` says why."""
    g.broken = 0
    g.outside = outside(g, State)
    if g.outside >= 0:
        return False
    waiting = g.choice != Choice.NONE and g.choice != Choice.MULLIGAN
    valid_match(g)
    require(g, g.turn <= g.turn_limit and g.active == (g.turn - 1) % SEATS, Law.THE_TURNS_ALTERNATE_UP_TO_THE_LAST, 0)
    valid_seats(g)
    valid_suspended(g, waiting, PUT_OFF)
    valid_slots(g, g.entries)
    valid_units(g, waiting)
    valid_modifiers(g, g.gone)
    valid_sets(g)
    if g.broken == 0:
        valid_choice(g, waiting)
        if waiting:
            valid_pending(g, g.now[0], 0)
        for k in range(g.suspensions):
            valid_pending(g, g.suspended[k], k + 1)
        for k in range(put_off_count(g)):
            f = g.suspended[place_of(g, k)]
            valid_pending(g, f, place_of(g, k) + 1)
            late = f.op == Op.RUN and Due.TURN_END <= f.priority <= Due.YOUR_NEXT_TURN_END
            require(g, late, Law.AN_EFFECT_CAN_BE_CARRIED_OUT, place_of(g, k) + 1)
    return g.broken == 0


# ---- cards ----------------------------------------------------------------------------------------------------------


def valid_seats(g: World) -> None:
    """Check leaders, piles, and what is known about hands."""
    valid_piles(g)
    for seat in range(SEATS):
        own = g.leader[seat] != 0 and g.contestant[seat] != g.contestant[1 - seat]
        require(g, own, Law.A_SEAT_HAS_A_LEADER_AND_A_DECK_OF_ITS_OWN, seat)
        for k in range(GRAVEYARD):
            valid_pile(g, g.graveyard[seat][k], k, g.graveyard_size[seat], seat)
        for k in range(REMOVED):
            valid_pile(g, g.removed[seat][k], k, g.removed_size[seat], seat)
        for k in range(g.hand_size[seat], HAND):
            known = g.hand_cost[seat][k] | g.hand_cost_now[seat][k] | g.hand_seen[seat][k]
            require(g, known == 0, Law.WHAT_IS_KNOWN_OF_A_HAND_IS_OF_ITS_CARDS, seat)
        if g.choice == Choice.MULLIGAN:
            opening = g.turn == 1 and g.hand_size[seat] <= OPENING
            require(g, opening, Law.AN_OPENING_HAND_CAN_BE_EXCHANGED, seat)


# ---- units ----------------------------------------------------------------------------------------------------------


def valid_units(g: World, waiting: bool) -> None:
    """Check each unit by itself, and the tiles."""
    for tile in range(TILES):
        if g.at[tile] != NONE:
            u = g.unit[g.at[tile]]
            there = u.card != 0 and u.tile == tile and not u.status & Status.GONE
            require(g, there and g.open >> tile & 1 != 0, Law.A_UNIT_STANDS_ON_ITS_TILE, tile)
    for slot in range(UNITS):
        u = g.unit[slot]
        stone = is_stone(slot)
        there = (u.card == g.stone_card) == stone and not (stone and u.owner != slot)
        there = there and not g.card[u.card].spell and not (g.card[u.card].neutral and u.owner != NEUTRAL)
        require(g, there and not (u.owner == NEUTRAL and u.held), Law.A_UNIT_IS_OF_A_UNIT_CARD_AND_ITS_OWNER, slot)
        if stone:
            there = u.tile == g.stone_tile[slot] and u.banished == 0 and not u.status & Status.GONE
            require(g, there, Law.A_STONE_STANDS_WHERE_THE_MAP_HAS_IT, slot)
        gone = u.status & Status.GONE != 0
        noted = gone == (g.gone >> slot & 1 != 0) and (waiting or not gone)
        require(g, noted, Law.UNITS_ARE_GONE_WITHIN_AN_ACTION_ALONE, slot)
        if u.card and not gone:
            require(g, g.at[u.tile] == slot, Law.A_UNIT_STANDS_ON_ITS_TILE, u.tile)
            require(g, u.health <= u.maximum, Law.A_UNIT_HAS_AT_MOST_ITS_MAXIMUM, slot)
            require(g, u.harm <= g.clock, Common.A_CAUSE_IS_AN_EVENT_OF_THE_MATCH, slot)
            may = not u.status & Status.WARCRY or activated_warcry(g, u.card) >= 0
            require(g, may, Law.A_WARCRY_THAT_IS_LEFT_IS_ON_THE_CARD, slot)
            valid_timed(g, slot)


def valid_timed(g: World, slot: int) -> None:
    words = 0
    protect = 0
    for k in bits(modifiers_of(g, slot)):
        words |= g.modifier[k].keywords
        protect = max(protect, g.modifier[k].protect)
    u = g.unit[slot]
    same = u.timed_keywords == words and u.timed_protect == protect
    require(g, same, Law.TIMED_VALUES_ARE_THOSE_OF_MODIFIERS, slot)


def valid_sets(g: World) -> None:
    """Check that the sets of tiles and of slots agree with the units."""
    reserved = 0
    listening = 0
    sources = 0
    units = 0
    for owner in range(SEATS + 1):
        tiles = 0
        for slot in range(UNITS):
            if g.unit[slot].owner == owner and on_board(g.unit[slot]):
                tiles |= 1 << g.unit[slot].tile
        require(g, g.board[owner] == tiles, Law.THE_BOARD_SHOWS_WHOSE_UNITS_STAND_WHERE, owner)
    for slot in range(UNITS):
        u = g.unit[slot]
        card = g.card[u.card]
        if u.card:
            units |= 1 << slot
        given = u.aura_attack | u.aura_health | u.aura_movement | u.aura_range | u.aura_protect | u.aura_keywords
        held = given == 0 or u.status & Status.GONE != 0 or g.aura_holders >> slot & 1 != 0
        require(g, held, Law.AURAS_ARE_OF_UNITS_AND_REACH_UNITS, slot)
        if u.banished and not u.status & Status.GONE:
            reserved |= 1 << u.tile
        mute = u.owner == NEUTRAL and card.needs_player != 0
        if on_board(u) and not mute and not u.status & Status.SILENCED:
            listening |= 1 << slot
            if card.auras:
                sources |= 1 << slot
    require(g, g.reserved == reserved, Law.THE_BOARD_SHOWS_WHOSE_UNITS_STAND_WHERE, NEUTRAL + 1)
    holders = g.aura_holders & ~units == 0
    require(g, g.aura_sources == sources and holders, Law.AURAS_ARE_OF_UNITS_AND_REACH_UNITS, 0)
    for trigger in range(len(g.listeners)):
        slots = 0
        for slot in bits(listening):
            if g.card[g.unit[slot].card].triggers >> trigger & 1:
                slots |= 1 << slot
        require(g, g.listeners[trigger] == slots, Law.UNITS_WITH_TEXT_LISTEN, trigger)


# ---- attacks and choices --------------------------------------------------------------------------------------------


def valid_choice(g: World, waiting: bool) -> None:
    """Check that the line in `now` asks for this choice, and that it can be made."""
    aimed = g.choice == Choice.TARGET or g.choice == Choice.DESTINATION
    require(g, (g.choices != 0) == aimed, Law.THE_CHOICE_IS_POSSIBLE, 0)
    offered = OFFERED if g.choice == Choice.DISCOVER else 0
    valid_offer(g, offered, offered)
    if not waiting:
        require(g, g.holding == 0 or g.winner >= 0, Law.A_SPELL_IS_HELD_UNTIL_IT_IS_DONE, 0)
        return
    e = g.now[0]
    require(g, e.op == Op.RUN and e.owner == g.to_act and e.row > 1, Law.THE_EFFECT_THAT_ASKS_IS_UNDER_WAY, 0)
    require(g, has_lines(g, e.row - 1, e.amount + 1), Common.AN_EFFECT_HAS_LINES_OF_THE_TABLE, 0)
    if g.broken:
        return
    w = g.effect[e.row - 1]
    if g.choice == Choice.TARGET:
        require(g, w.op == Line.AIM or w.op == Line.CHOOSE, Law.THE_EFFECT_THAT_ASKS_IS_UNDER_WAY, 0)
    elif g.choice == Choice.DESTINATION:
        require(g, w.op == Line.MOVE, Law.THE_EFFECT_THAT_ASKS_IS_UNDER_WAY, 0)
        free = e.it < UNITS and on_board(g.unit[e.it]) and g.choices & ~free_tiles(g) == 0
        require(g, free, Law.THE_CHOICE_IS_POSSIBLE, 0)
    elif g.choice == Choice.MODE:
        require(g, w.op == Line.CHOOSE_ONE, Law.THE_EFFECT_THAT_ASKS_IS_UNDER_WAY, 0)
    else:
        require(g, w.op == Line.DISCOVER, Law.THE_EFFECT_THAT_ASKS_IS_UNDER_WAY, 0)


def valid_pending(g: World, e: Effect, at: int) -> None:
    """Check an effect that continues after the choice."""
    valid_effect(g, e, SEATS + 1, MOST_AMOUNT + 1 if e.op == Op.RUN else TILES, at)
    require(g, e.via <= Via.AFTERLIFE, Law.AN_EFFECT_CAN_BE_CARRIED_OUT, at)
    of_seat = e.owner < SEATS
    able = e.op != Op.DEPLOY and e.op <= Op.BEGIN_TURN  # a deployment comes before everything else
    if e.op == Op.RUN:
        require(g, has_lines(g, e.row, e.amount), Common.AN_EFFECT_HAS_LINES_OF_THE_TABLE, at)
        able = of_seat or said_by_nobody(g, e.row, e.amount)
    elif e.op == Op.SPAWN or e.op == Op.REVIVE:
        require(g, has_lines(g, e.row, 1), Common.AN_EFFECT_HAS_LINES_OF_THE_TABLE, at)
        able = is_unit_card(g, e.amount) and (of_seat or (e.op == Op.SPAWN and said_by_nobody(g, e.row, 1)))
    elif e.op == Op.RESURRECT:
        able = of_seat and is_unit_card(g, e.amount) and e.tile != NONE and g.open >> e.tile & 1 != 0
    elif e.op == Op.PLAYED or e.op == Op.UNIT_DONE:
        able = of_seat and is_card(g, e.amount)
    elif e.op == Op.SPELL_DONE:
        able = of_seat and is_card(g, e.amount) and e.amount == g.holding
    elif e.op == Op.END_TURN or e.op == Op.BEGIN_TURN:
        able = of_seat
    require(g, able, Law.AN_EFFECT_CAN_BE_CARRIED_OUT, at)


def is_card(g: World, card: int) -> bool:
    """Return whether this is a card of the set. The `effect` of such a card is never 0, even if it has no lines."""
    return 0 < card < g.stone_card and g.card[card].effect != 0


def is_unit_card(g: World, card: int) -> bool:
    return is_card(g, card) and not g.card[card].spell


def said_by_nobody(g: World, row: int, count: int) -> bool:
    """Return whether these lines belong to an ability that needs no player, as neutral units have (HG3.4)."""
    for index in range(len(g.card)):
        card = g.card[index]
        if not card.needs_player:
            for k in range(card.ability, card.ability + card.abilities):
                a = g.ability[k]
                if a.effect <= row and row + count <= a.effect + a.effects:
                    return True
    return False
