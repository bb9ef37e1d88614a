"""The laws that hold in every position of Gods Unchained; see `kernel/valid.py`."""

from __future__ import annotations

from enum import IntEnum

from theagon.games.gods_unchained.rules.board import god_of, on_board
from theagon.games.gods_unchained.rules.cards import card_of
from theagon.games.gods_unchained.rules.choices import asked, asker, asks_of_hand, hand_choices
from theagon.games.gods_unchained.rules.effects import MOST_AMOUNT
from theagon.games.gods_unchained.rules.gifts import triggers_of
from theagon.games.gods_unchained.rules.units import MOST_FALLEN
from theagon.games.gods_unchained.rules.vocabulary import Due, Line, Op, Phase, Via, Which
from theagon.games.gods_unchained.rules.world import (
    DELAYED,
    DELVED,
    FIRST,
    NONE,
    OFFERED,
    OPENING,
    PLACES,
    RELIC,
    SANCTUM,
    SEATS,
    SHOWN,
    TILES,
    UNITS,
    VOID,
    Choice,
    Sort,
    State,
    Status,
    World,
)
from theagon.kernel.bits import bits
from theagon.kernel.enums import constants
from theagon.kernel.modifiers import modifiers_of
from theagon.kernel.queue import Effect
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
    valid_queue,
    valid_slots,
)
from theagon.kernel.valid import Law as Common

MOST_CLEANUPS = 10_000  # of one action so far


@constants
class Law(IntEnum):
    """The laws of this game; each name is a sentence."""

    THE_TURNS_ALTERNATE_UP_TO_THE_LAST = GAME_LAWS
    A_SEAT_HAS_A_GOD_AND_A_DECK_OF_ITS_OWN = 65
    A_GOD_HAS_A_GOD_POWER = 66
    AN_OPENING_HAND_CAN_BE_EXCHANGED = 67
    THE_SANCTUM_HAS_ITS_CARDS_FIRST_AND_IS_OPEN = 68
    A_UNIT_IS_WHAT_ITS_CARD_IS = 69
    A_UNIT_STANDS_ON_ITS_TILE = 70
    A_SIDE_HAS_A_GOD_A_RELIC_AND_A_ROW = 71
    UNITS_ARE_GONE_WITHIN_AN_ACTION_ALONE = 72
    TIMED_VALUES_ARE_THOSE_OF_MODIFIERS = 73
    UNITS_LISTEN_WHILE_ON_THE_BOARD = 74
    WHAT_IS_DESTROYED_IS_OWED_ITS_CLEANUP = 75
    THERE_IS_A_SLOT_FOR_ONE_MORE_UNIT = 76
    THE_EFFECT_THAT_ASKS_IS_UNDER_WAY = 77
    THE_CHOICE_IS_POSSIBLE = 78
    A_SPELL_IS_CAST_WITHIN_AN_ACTION_ALONE = 79
    AN_EFFECT_CAN_BE_CARRIED_OUT = 80
    PILES_ARE_OF_CARDS_THAT_ARE_PLAYED = 81


def valid(g: World) -> bool:
    """Return whether play can go on from the state. If not, `g.outside` or `g.broken` says why."""
    g.broken = 0
    g.outside = outside(g, State)
    if g.outside >= 0:
        return False
    waiting = g.choice > Choice.MULLIGAN  # in the middle of an action
    valid_match(g)
    require(g, g.turn <= g.turn_limit and g.active == (g.turn - 1) % SEATS, Law.THE_TURNS_ALTERNATE_UP_TO_THE_LAST, 0)
    valid_seats(g)
    valid_queue(g, waiting)
    valid_slots(g, g.entries)
    valid_units(g, waiting)
    valid_modifiers(g, g.gone)
    valid_sides(g)
    valid_listeners(g)
    if g.broken == 0:
        valid_fallen(g, waiting)
        valid_choice(g, waiting)
        valid_effects(g, waiting)
    return g.broken == 0


# ---- cards ----------------------------------------------------------------------------------------------------------


def valid_seats(g: World) -> None:
    """Check gods, their powers, and piles."""
    valid_piles(g)
    for seat in range(SEATS):
        own = g.god[seat] != 0 and g.contestant[seat] != g.contestant[1 - seat]
        require(g, own, Law.A_SEAT_HAS_A_GOD_AND_A_DECK_OF_ITS_OWN, seat)
        power = g.power[seat] == 0 or g.card[g.power[seat]].kind == Sort.POWER
        power = power and not (g.choice == Choice.POWER and g.powers_size[g.god[seat]] == 0)
        require(g, power, Law.A_GOD_HAS_A_GOD_POWER, seat)
        for k in range(VOID):
            valid_pile(g, g.void[seat][k], k, g.void_size[seat], seat)
        if g.choice == Choice.POWER or g.choice == Choice.MULLIGAN:
            opening = g.turn == 1 and g.hand_size[seat] <= (OPENING if g.choice == Choice.MULLIGAN else 0)
            require(g, opening, Law.AN_OPENING_HAND_CAN_BE_EXCHANGED, seat)
        for k in range(g.deck_size[seat]):
            require(g, is_played(g, card_of(g.deck[seat][k])), Law.PILES_ARE_OF_CARDS_THAT_ARE_PLAYED, seat)
        for k in range(g.hand_size[seat]):
            require(g, is_played(g, card_of(g.hand[seat][k])), Law.PILES_ARE_OF_CARDS_THAT_ARE_PLAYED, seat)
        for k in range(g.void_size[seat]):
            require(g, is_played(g, g.void[seat][k]), Law.PILES_ARE_OF_CARDS_THAT_ARE_PLAYED, seat)
    for k in range(SANCTUM):
        there = (g.sanctum[k] != 0) == (k < g.sanctum_size) and (g.sanctum_open != 0 or g.sanctum[k] == 0)
        require(g, there, Law.THE_SANCTUM_HAS_ITS_CARDS_FIRST_AND_IS_OPEN, k)
        require(g, is_played(g, g.sanctum[k]), Law.PILES_ARE_OF_CARDS_THAT_ARE_PLAYED, SEATS)
    for k in range(SHOWN):
        require(g, g.sanctum_open != 0 or g.shown[k] == 0, Law.THE_SANCTUM_HAS_ITS_CARDS_FIRST_AND_IS_OPEN, k)
        require(g, is_played(g, g.shown[k]), Law.PILES_ARE_OF_CARDS_THAT_ARE_PLAYED, SEATS)
    for k in range(OFFERED):
        require(g, is_played(g, card_of(g.offered[k])), Law.PILES_ARE_OF_CARDS_THAT_ARE_PLAYED, SEATS)
    require(g, is_played(g, card_of(g.cast)), Law.PILES_ARE_OF_CARDS_THAT_ARE_PLAYED, SEATS)


def is_played(g: World, card: int) -> bool:
    """Return whether this is a creature, a relic or a spell. 0, no card, counts as one."""
    sort = g.card[card].kind
    return card == 0 or (sort != Sort.GOD and sort != Sort.POWER)


# ---- units ----------------------------------------------------------------------------------------------------------


def valid_units(g: World, waiting: bool) -> None:
    """Check each unit by itself."""
    for slot in range(UNITS):
        u = g.unit[slot]
        if u.card == 0:
            require(g, g.gone >> slot & 1 == 0 and slot >= SEATS, Law.UNITS_ARE_GONE_WITHIN_AN_ACTION_ALONE, slot)
            continue
        fits = u.kind == g.card[u.card].kind and u.kind <= Sort.RELIC and (u.kind == Sort.GOD) == (slot < SEATS)
        require(g, fits and not (u.kind == Sort.GOD and u.owner != slot), Law.A_UNIT_IS_WHAT_ITS_CARD_IS, slot)
        gone = u.status & Status.GONE != 0
        noted = gone == (g.gone >> slot & 1 != 0) and (waiting or not gone)
        require(g, noted, Law.UNITS_ARE_GONE_WITHIN_AN_ACTION_ALONE, slot)
        if not gone:
            replaced = u.kind == Sort.RELIC and u.status & Status.DESTROYED != 0
            there = u.tile // PLACES == u.owner and (g.at[u.tile] == slot or replaced)
            require(g, there, Law.A_UNIT_STANDS_ON_ITS_TILE, slot)
            require(g, u.harm <= g.clock, Common.A_CAUSE_IS_AN_EVENT_OF_THE_MATCH, slot)
            words = 0
            for k in bits(modifiers_of(g, slot)):
                words |= g.modifier[k].keywords
            require(g, u.timed_keywords == words, Law.TIMED_VALUES_ARE_THOSE_OF_MODIFIERS, slot)


def valid_sides(g: World) -> None:
    """Check that each side has a god, at most one relic, and creatures from left to right without gaps."""
    for seat in range(SEATS):
        row = 0
        for place in range(PLACES):
            tile = seat * PLACES + place
            slot = g.at[tile]
            wanted = Sort.GOD if place == 0 else Sort.RELIC if place == RELIC else Sort.CREATURE
            if slot == NONE:
                empty = place == RELIC or place >= FIRST + g.row_size[seat]
                require(g, empty, Law.A_SIDE_HAS_A_GOD_A_RELIC_AND_A_ROW, tile)
            else:
                u = g.unit[slot]
                there = u.card != 0 and u.tile == tile and not u.status & Status.GONE
                require(g, there, Law.A_UNIT_STANDS_ON_ITS_TILE, tile)
                there = u.kind == wanted and place < FIRST + g.row_size[seat]
                require(g, there, Law.A_SIDE_HAS_A_GOD_A_RELIC_AND_A_ROW, tile)
                if place >= FIRST:
                    row |= 1 << slot
        god = g.unit[god_of(seat)]
        require(g, g.board[seat] == row and on_board(god), Law.A_SIDE_HAS_A_GOD_A_RELIC_AND_A_ROW, seat)


def valid_listeners(g: World) -> None:
    """Check that the sets of units by trigger agree with the units."""
    for trigger in range(len(g.listeners)):
        slots = 0
        for slot in range(UNITS):
            u = g.unit[slot]
            if on_board(u) and triggers_of(g, u) >> trigger & 1:
                slots |= 1 << slot
        require(g, g.listeners[trigger] == slots, Law.UNITS_LISTEN_WHILE_ON_THE_BOARD, trigger)


def valid_fallen(g: World, waiting: bool) -> None:
    """Check that each destroyed unit waits for its cleanup once, and that slots suffice."""
    over = g.winner >= 0
    fallen = 0
    for k in range(UNITS):
        slot = g.fallen[k]
        if k < g.fallen_size:
            owed = g.unit[slot].status & Status.DESTROYED != 0 and g.unit[slot].owed >= 3 and not fallen >> slot & 1
            require(g, owed and (waiting or over), Law.WHAT_IS_DESTROYED_IS_OWED_ITS_CLEANUP, slot)
            fallen |= 1 << slot
        else:
            require(g, slot == 0, Law.WHAT_IS_DESTROYED_IS_OWED_ITS_CLEANUP, k)
    there = 0
    for slot in range(UNITS):
        u = g.unit[slot]
        if u.card and not u.status & Status.GONE:
            there += 1
            waits = not u.status & Status.DESTROYED or fallen >> slot & 1 != 0
            require(g, waits, Law.WHAT_IS_DESTROYED_IS_OWED_ITS_CLEANUP, slot)
    require(g, there <= MOST_FALLEN + TILES, Law.THERE_IS_A_SLOT_FOR_ONE_MORE_UNIT, there)
    require(g, waiting or over or g.cast == 0, Law.A_SPELL_IS_CAST_WITHIN_AN_ACTION_ALONE, 0)


# ---- attacks and choices --------------------------------------------------------------------------------------------


def valid_choice(g: World, waiting: bool) -> None:
    """Check that the line in `now` asks for this choice, and that it can be made."""
    require(g, (g.choices != 0) == (g.choice == Choice.TARGET), Law.THE_CHOICE_IS_POSSIBLE, 0)
    require(g, (g.foreseen != 0) == (g.choice == Choice.FORESEE), Law.THE_CHOICE_IS_POSSIBLE, 0)
    offered = DELVED if g.choice == Choice.DELVE else 1 if g.choice == Choice.CARD else 0
    valid_offer(g, offered, OFFERED if g.choice == Choice.CARD else offered)
    if not waiting:
        return
    e = g.now[0]
    runs = e.op == Op.RUN or e.op == Op.GO_ON
    require(g, runs and e.row > 1, Law.THE_EFFECT_THAT_ASKS_IS_UNDER_WAY, 0)
    require(g, has_lines(g, e.row - 1, e.amount + 1), Common.AN_EFFECT_HAS_LINES_OF_THE_TABLE, 0)
    if g.broken:
        return
    w = g.effect[e.row - 1]
    require(g, asked(w, e.owner) == g.to_act, Law.THE_EFFECT_THAT_ASKS_IS_UNDER_WAY, 0)
    if g.choice == Choice.TARGET:
        require(g, w.op == Line.AIM or w.op == Line.CHOOSE, Law.THE_EFFECT_THAT_ASKS_IS_UNDER_WAY, 0)
    elif g.choice == Choice.HAND:
        require(g, asks_of_hand(w), Law.THE_EFFECT_THAT_ASKS_IS_UNDER_WAY, 0)
        require(g, hand_choices(g) != 0, Law.THE_CHOICE_IS_POSSIBLE, 0)
    elif g.choice == Choice.CARD:
        picks = (w.op == Line.PULL or w.op == Line.PICK) and w.flag == Which.CHOSEN
        require(g, picks, Law.THE_EFFECT_THAT_ASKS_IS_UNDER_WAY, 0)
    elif g.choice == Choice.FORESEE:
        require(g, w.op == Line.FORESEE, Law.THE_EFFECT_THAT_ASKS_IS_UNDER_WAY, 0)
        require(g, g.foreseen <= g.deck_size[g.foreseen_of], Law.THE_CHOICE_IS_POSSIBLE, 0)
    elif g.choice == Choice.MODE:
        require(g, w.op == Line.CHOOSE_ONE, Law.THE_EFFECT_THAT_ASKS_IS_UNDER_WAY, 0)
        require(g, asker(g) != 0, Law.THE_CHOICE_IS_POSSIBLE, 0)
    else:
        require(g, w.op == Line.DELVE, Law.THE_EFFECT_THAT_ASKS_IS_UNDER_WAY, 0)


def valid_effects(g: World, waiting: bool) -> None:
    """Check the effects that continue after the choice."""
    for k in range(DELAYED):
        e = g.delayed[k]
        free = e.op == 0 and e.row == 0 and g.delayed_card[k] == 0
        put_off = e.op == Op.GO_ON and (e.priority == Due.TURN_END or e.priority == Due.YOUR_NEXT_TURN)
        next_card = e.op == Op.NEXT_CARD and (e.priority == Due.NEXT_CARD or e.priority == Due.NEXT_CARD_NOW)
        require(g, free or put_off or next_card, Law.AN_EFFECT_CAN_BE_CARRIED_OUT, k)
        if put_off or next_card:
            valid_pending(g, e, k)
    if waiting:
        valid_pending(g, g.now[0], 0)
    for k in range(g.suspensions):
        valid_pending(g, g.suspended[k], k + 1)


def valid_pending(g: World, e: Effect, at: int) -> None:
    valid_effect(g, e, SEATS, MOST_AMOUNT + 1, at)
    able = e.via <= Via.AFTER
    if e.op == Op.RUN or e.op == Op.GO_ON or e.op == Op.NEXT_CARD:
        require(g, has_lines(g, e.row, e.amount), Common.AN_EFFECT_HAS_LINES_OF_THE_TABLE, at)
    elif e.op == Op.CLEANUP:
        able = able and 0 <= e.amount <= MOST_CLEANUPS
    elif e.op == Op.PHASE:
        able = able and 0 < e.amount <= Phase.NEXT_TURN
    else:
        able = able and (e.op == Op.STRIKE or e.op == Op.ATTACK) and e.source != NONE and e.it != NONE
    require(g, able, Law.AN_EFFECT_CAN_BE_CARRIED_OUT, at)
