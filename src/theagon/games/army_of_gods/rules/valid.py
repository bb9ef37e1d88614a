"""The laws that hold in every position of Army of Gods; see `kernel/valid.py`."""

from __future__ import annotations

from enum import IntEnum

from theagon.games.army_of_gods.rules.army import top_of
from theagon.games.army_of_gods.rules.cards import card_of, kind_of, owner_of, packed
from theagon.games.army_of_gods.rules.choices import choice_of
from theagon.games.army_of_gods.rules.lasting import MOST_GAINED, lasts
from theagon.games.army_of_gods.rules.piles import army_in_hand
from theagon.games.army_of_gods.rules.seats import against, sides_left
from theagon.games.army_of_gods.rules.vocabulary import Due, Line, Op
from theagon.games.army_of_gods.rules.world import (
    DECK,
    DRAWN,
    KINDS,
    LEADERS,
    LOOKED,
    NOBODY,
    OTHERS,
    SEATS,
    SET,
    SETS,
    STACKS,
    Choice,
    Sort,
    State,
    World,
)
from theagon.kernel.bits import bits
from theagon.kernel.delaying import PUT_OFF, place_of
from theagon.kernel.enums import constants
from theagon.kernel.queue import Effect, put_off_count
from theagon.kernel.ranges import blank, outside
from theagon.kernel.valid import GAME_LAWS, has_lines, require, valid_match, valid_pile, valid_piles, valid_suspended
from theagon.kernel.valid import Law as Common


@constants
class Law(IntEnum):
    """The laws of this game; each name is a sentence."""

    THE_SEATS_ARE_THOSE_OF_THE_PLAYERS = GAME_LAWS
    A_SEAT_WITHOUT_A_PLAYER_HAS_NOTHING = 65
    TWO_SIDES_ARE_LEFT_AND_THEY_ACT = 66
    PILES_ARE_OF_CARDS_THAT_DECKS_HOLD = 67
    LEADERS_ARE_LEADING_GODS = 68
    WHAT_IS_KNOWN_OF_A_PILE_IS_OF_ITS_CARDS = 69
    NO_MORE_CARDS_THAN_IN_A_DECK = 70
    A_STACK_HAS_CARDS_OF_ITS_KIND_FIRST_AND_THEN_NONE = 71
    A_SET_HAS_FIVE_CARDS_OF_A_KIND = 72
    THE_MATCH_BEGINS_WITH_WHOLE_PILES_AND_LEADERS = 73
    THE_FIRST_ROUND_HAS_SOMETHING_TO_DROP = 74
    AN_ATTACK_IS_ON_TOP_CARDS_OF_A_RIVAL = 75
    THE_EFFECT_THAT_ASKS_IS_UNDER_WAY = 76
    THE_CHOICE_IS_POSSIBLE = 77
    WHAT_IS_PUT_OFF_HAPPENS_IN_A_TURN_OF_ITS_PLAYER = 78


def valid(g: World) -> bool:
    """Return whether play can go on from the state. If not, `g.outside` or `g.broken` says why."""
    g.broken = 0
    g.outside = outside(g, State)
    if g.outside >= 0:
        return False
    waiting = g.choice > Choice.LEADER  # in the middle of an action
    valid_match(g)
    valid_table(g)
    valid_piles(g)
    valid_suspended(g, waiting, PUT_OFF)
    for seat in range(SEATS):
        valid_seat(g, seat)
    for stack in range(STACKS):
        valid_stack(g, stack)
    for seat in range(SEATS):
        valid_finished(g, seat)
    if g.broken == 0:
        valid_count(g)
        valid_attack(g)
        valid_choice(g, waiting)
        for k in range(put_off_count(g)):
            f = g.suspended[place_of(g, k)]
            late = Due.TURN_END <= f.priority <= Due.YOUR_NEXT_TURN
            late = late and (may_last(g, f) if lasts(f) else may_run(g, f) and f.order == f.owner)
            require(g, late and not g.out[f.owner], Law.WHAT_IS_PUT_OFF_HAPPENS_IN_A_TURN_OF_ITS_PLAYER, k)
    return g.broken == 0


# ---- the table ------------------------------------------------------------------------------------------------------


def valid_table(g: World) -> None:
    """Check the players, and the turn."""
    seats = g.active < g.players and g.to_act < g.players and g.starter < g.players
    seats = seats and (g.winner < g.players or g.winner == DRAWN) and not (g.teams and g.players < SEATS)
    seats = seats and (g.prey < g.players or g.prey == NOBODY)
    require(g, seats, Law.THE_SEATS_ARE_THOSE_OF_THE_PLAYERS, 0)
    acting = not g.out[g.active] and not g.out[g.to_act] and sides_left(g) > 1
    if g.choice == Choice.LEADER:
        acting = not g.out[g.to_act] and sides_left(g) > 1
    require(g, g.winner >= 0 or acting, Law.TWO_SIDES_ARE_LEFT_AND_THEY_ACT, g.to_act)
    if g.winner < 0 and g.choice == Choice.NONE and g.round == 1:
        something = g.moves > 0 and army_in_hand(g, g.active) != 0
        require(g, something, Law.THE_FIRST_ROUND_HAS_SOMETHING_TO_DROP, g.active)


def valid_seat(g: World, seat: int) -> None:
    """Check leaders and piles; a seat without a player has nothing."""
    for k in range(DECK):
        valid_pile(g, g.discard[seat][k], k, g.discard_size[seat], seat)
        held = is_held(g, g.deck[seat][k]) and is_held(g, g.discard[seat][k])
        require(g, held, Law.PILES_ARE_OF_CARDS_THAT_DECKS_HOLD, seat)
    for k in range(len(g.hand[seat])):
        require(g, is_held(g, g.hand[seat][k]), Law.PILES_ARE_OF_CARDS_THAT_DECKS_HOLD, seat)
    known = g.beneath[seat] + g.revealed[seat] <= g.deck_size[seat]
    require(g, known, Law.WHAT_IS_KNOWN_OF_A_PILE_IS_OF_ITS_CARDS, seat)
    leaders = 0
    for k in range(LEADERS):
        if g.leaders[seat][k]:
            leaders += 1
            require(g, is_leader(g, g.leaders[seat][k]), Law.LEADERS_ARE_LEADING_GODS, seat)
    require(g, g.leader[seat] == 0 or is_leader(g, g.leader[seat]), Law.LEADERS_ARE_LEADING_GODS, seat)
    if seat >= g.players:
        piles = g.deck_size[seat] | g.hand_size[seat] | g.discard_size[seat] | g.sets[seat] | g.tokens[seat]
        facts = g.leader[seat] | g.contestant[seat] | g.out[seat] | g.guarded[seat] | g.ran_out[seat] | leaders
        require(g, (piles | facts) == 0, Law.A_SEAT_WITHOUT_A_PLAYER_HAS_NOTHING, seat)
        return
    require(g, g.contestant[seat] == seat, Law.THE_SEATS_ARE_THOSE_OF_THE_PLAYERS, seat)
    if g.choice == Choice.LEADER:
        whole = g.deck_size[seat] == DECK and leaders > 0
        require(g, whole, Law.THE_MATCH_BEGINS_WITH_WHOLE_PILES_AND_LEADERS, seat)


def is_held(g: World, card: int) -> bool:
    """Return whether a draw pile can hold this card: any but a leading god, or 0 for no card."""
    return card == 0 or g.card[card].sort != Sort.LEADING


def is_leader(g: World, card: int) -> bool:
    return g.card[card].sort == Sort.LEADING


# ---- armies ---------------------------------------------------------------------------------------------------------


def lies_well(g: World, lying: int, kind: int) -> bool:
    """Return whether this card is from a seat in the match and may lie as one of this kind."""
    there = lying == packed(card_of(lying), owner_of(lying), kind) and owner_of(lying) < g.players and kind < g.kinds
    card = g.card[card_of(lying)]
    return there and card_of(lying) != 0 and card.sort != Sort.LEADING and (card.sort != Sort.ARMY or card.kind == kind)


def valid_stack(g: World, stack: int) -> None:
    seat = stack // KINDS
    for k in range(SET):
        lying = g.stack[stack][k]
        there = lies_well(g, lying, stack % KINDS) and seat < g.players and not g.out[seat]
        fits = there if k < g.stack_size[stack] else lying == 0
        require(g, fits, Law.A_STACK_HAS_CARDS_OF_ITS_KIND_FIRST_AND_THEN_NONE, stack)


def valid_finished(g: World, seat: int) -> None:
    """Check the sets that are stored card by card."""
    for k in range(SETS):
        kind = kind_of(g.finished[seat][SET * k])
        for i in range(SET):
            lying = g.finished[seat][SET * k + i]
            fits = lies_well(g, lying, kind) and not g.out[seat] if k < g.sets[seat] else lying == 0
            require(g, fits, Law.A_SET_HAS_FIVE_CARDS_OF_A_KIND, seat)


def valid_count(g: World) -> None:
    """Check that no seat has more cards in play than a deck has, so that no pile overflows."""
    for seat in range(g.players):
        cards = g.deck_size[seat] + g.hand_size[seat] + g.discard_size[seat]
        if seat == g.active:
            cards += g.looked + (1 if g.now[0].source else 0)
        if g.attacker and owner_of(g.attacker) == seat:
            cards += 1
        for stack in range(STACKS):
            for k in range(g.stack_size[stack]):
                if owner_of(g.stack[stack][k]) == seat:
                    cards += 1
        for other in range(g.players):
            for k in range(SET * min(SETS, g.sets[other])):
                if owner_of(g.finished[other][k]) == seat:
                    cards += 1
        require(g, cards <= DECK, Law.NO_MORE_CARDS_THAN_IN_A_DECK, seat)


# ---- attacks and choices --------------------------------------------------------------------------------------------


def valid_attack(g: World) -> None:
    """Check the attack: it is on top cards of one rival; between attacks nothing is left of one."""
    if g.winner >= 0:
        return
    attacking = g.choice == Choice.TARGET or g.choice == Choice.BLOCK
    robbing = g.choice == Choice.REMOVE or g.choice == Choice.STEAL
    require(g, (g.attacker != 0) == attacking, Law.AN_ATTACK_IS_ON_TOP_CARDS_OF_A_RIVAL, g.active)
    if attacking:
        lying = g.attacker
        own = owner_of(lying) == g.active and g.card[card_of(lying)].sort == Sort.ARMY
        require(g, own and lies_well(g, lying, kind_of(lying)), Law.AN_ATTACK_IS_ON_TOP_CARDS_OF_A_RIVAL, g.active)
    if g.prey == NOBODY:
        nothing = g.prey_kinds == 0 and (attacking or robbing or g.might == 0)
        require(g, nothing, Law.AN_ATTACK_IS_ON_TOP_CARDS_OF_A_RIVAL, g.active)
        return
    rival = (attacking or robbing) and against(g, g.active, g.prey)
    require(g, rival, Law.AN_ATTACK_IS_ON_TOP_CARDS_OF_A_RIVAL, g.prey)
    for kind in bits(g.prey_kinds):
        there = kind < g.kinds and (robbing or top_of(g, g.prey * KINDS + kind) != 0)
        require(g, there, Law.AN_ATTACK_IS_ON_TOP_CARDS_OF_A_RIVAL, kind)


def valid_choice(g: World, waiting: bool) -> None:
    """Check that the line in `now` asks for this choice, and that it can be made; then the action ends."""
    looking = g.winner >= 0 or (g.looked != 0) == (g.choice == Choice.LOOKED)
    require(g, looking, Law.THE_CHOICE_IS_POSSIBLE, g.looked)
    for k in range(LOOKED):
        valid_pile(g, g.aside[k], k, g.looked, g.active)
        require(g, is_held(g, g.aside[k]), Law.PILES_ARE_OF_CARDS_THAT_DECKS_HOLD, g.active)
    if not waiting:
        return
    e = g.now[0]
    require(g, e.cause < g.clock, Common.A_CAUSE_IS_AN_EVENT_OF_THE_MATCH, 0)
    for k in range(g.suspensions):
        f = g.suspended[k]
        step = f.op == Op.END_OF_ACTION or f.op == Op.NEXT_TURN
        ends = step and f.cause < g.clock if k == g.suspensions - 1 else may_run(g, f)
        require(g, ends, Law.THE_EFFECT_THAT_ASKS_IS_UNDER_WAY, k)
    require(g, g.suspensions > 0, Law.THE_EFFECT_THAT_ASKS_IS_UNDER_WAY, 0)
    turned = g.choice == Choice.BLOCK
    if g.choice == Choice.DISCARD:
        able = g.hand_size[g.to_act] > 0 and g.picked < g.limit
        require(g, able, Law.THE_CHOICE_IS_POSSIBLE, g.to_act)
    else:
        require(g, g.to_act == (g.prey if turned else g.active), Law.THE_CHOICE_IS_POSSIBLE, g.to_act)
    own = no_effect(e)
    if g.choice == Choice.RESTORE:
        require(g, own, Law.THE_EFFECT_THAT_ASKS_IS_UNDER_WAY, 0)
        enough = g.picked < OTHERS and g.hand_size[g.active] >= OTHERS - g.picked
        require(g, enough, Law.THE_CHOICE_IS_POSSIBLE, g.picked)
        return
    attacking = turned or g.choice == Choice.TARGET
    if attacking and own:
        return
    speaks = e.op == Op.RUN and e.row > 1 and e.owner == g.active and e.tile < STACKS
    require(g, speaks, Law.THE_EFFECT_THAT_ASKS_IS_UNDER_WAY, 0)
    require(g, has_lines(g, e.row - 1, e.amount + 1), Common.AN_EFFECT_HAS_LINES_OF_THE_TABLE, 0)
    if g.broken:
        return
    asked = Choice.ATTACKER if attacking else g.choice
    known = e.source == 0 or (not blank(g.card[e.source]) and is_held(g, e.source))
    known = known and not (g.choice == Choice.WILD and e.source == 0)
    w = g.effect[e.row - 1]
    fits = choice_of(w.op) == asked
    if g.choice == Choice.DISCARD:
        fits = w.op == Line.DISCARD and w.flag != 0
    require(g, known and fits, Law.THE_EFFECT_THAT_ASKS_IS_UNDER_WAY, 0)


def may_run(g: World, e: Effect) -> bool:
    """Return whether a waiting effect, without a card that was played for it, can be carried out."""
    there = e.op == Op.RUN and e.owner < g.players and e.tile < STACKS and e.source == 0 and e.cause < g.clock
    return there and has_lines(g, e.row, e.amount)


def may_last(g: World, e: Effect) -> bool:
    """Return whether something that an army has for a time can end: in this turn, or in a player's next one."""
    kind = e.tile <= g.kinds and (e.op == Op.STRENGTH_ENDS or e.tile > 0)
    turn = e.order == g.active if e.priority == Due.TURN_END else e.order < g.players
    there = e.owner < g.players and e.cause < g.clock and -MOST_GAINED <= e.amount <= MOST_GAINED
    plain = e.source == 0 and e.it == 0 and e.target == 0 and e.via == 0 and e.row == 0
    return kind and turn and there and plain


def no_effect(e: Effect) -> bool:
    """Return whether a player's own action asks for a choice, so that only its cause is known."""
    cause = e.cause
    e.cause = 0
    alone = blank(e)
    e.cause = cause
    return alone
