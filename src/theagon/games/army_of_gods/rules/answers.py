"""The answers to the choices of lines, and how tokens are restored."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.army import join, strength_of, take_top_of
from theagon.games.army_of_gods.rules.attack import aim, declare
from theagon.games.army_of_gods.rules.cards import card_of, owner_of, packed, tell_joins, tell_stack
from theagon.games.army_of_gods.rules.choices import goes_on, line, take_aside
from theagon.games.army_of_gods.rules.clauses import Clause
from theagon.games.army_of_gods.rules.counting import amount_of
from theagon.games.army_of_gods.rules.lines import ask_seat_to_discard, ask_to_discard, look_at_hand, remove
from theagon.games.army_of_gods.rules.piles import (
    discard,
    discard_random,
    discarded,
    gain_tokens,
    place_in_hand,
    take_from_discard,
    to_hand,
)
from theagon.games.army_of_gods.rules.seats import rival_of, seat_at
from theagon.games.army_of_gods.rules.vocabulary import Kind, Line, Zone
from theagon.games.army_of_gods.rules.world import ALIKE, KINDS, OTHERS, RESTORED, Action, Choice, World
from theagon.kernel.log import tell_card, tell_more
from theagon.kernel.modes import go_to_mode
from theagon.kernel.piles import take_from_hand


def answer_line(g: World, action: int) -> None:
    """Carry out the choice that the current line asked for."""
    seat = g.active
    if g.choice == Choice.DROP:
        card = take_from_hand(g, seat, action - Action.CHOOSE_HAND)
        g.picked_kind = g.card[card].kind + 1
        drop(g, seat, card, Zone.HAND, 0)
        goes_on(g)
    elif g.choice == Choice.ATTACKER:
        g.choice = Choice.NONE
        declare(g, action - Action.CHOOSE_HAND, amount_of(g, line(g), seat), 0)
        aim(g)
    elif g.choice == Choice.MODE:
        which = action - Action.CHOOSE_KIND
        g.choice = Choice.NONE
        go_to_mode(g, g.now[0], which)
        tell_card(g, Kind.MODE, Clause.AG4_11, seat, 0, 1 + which)
    elif g.choice == Choice.RESTORE:
        answer_restore(g, action - Action.CHOOSE_HAND)
    elif g.choice == Choice.RETURN or g.choice == Choice.TAKE_BACK:
        answer_kind(g, action - Action.CHOOSE_KIND)
    elif g.choice == Choice.LOOKED:
        card = take_aside(g, action - Action.CHOOSE_LOOKED)
        drop(g, seat, card, Zone.LOOKED, 0)
        goes_on(g)
    elif g.choice == Choice.RIVAL:
        g.choice = Choice.NONE
        answer_rival(g, seat_at(g, seat, action - Action.CHOOSE_SEAT))
    else:
        answer_stack(g, chosen_stack(g, action))


def answer_rival(g: World, other: int) -> None:
    """Let the opponent who was chosen discard, or show the hand."""
    if line(g).op == Line.LOOK_AT_HAND:
        look_at_hand(g, g.active, other)
    elif line(g).flag:
        if g.hand_size[other]:
            ask_seat_to_discard(g, other)
    else:
        amount = amount_of(g, line(g), g.active)
        discard_random(g, other, amount, Clause.AG2_3)


def answer_kind(g: World, kind: int) -> None:
    """Drop a card of the discard pile, or take it back to the hand."""
    seat = g.active
    place = discarded(g, seat, kind)
    card = take_from_discard(g, seat, place)
    if g.choice == Choice.RETURN:
        drop(g, seat, card, Zone.DISCARD, 0)
    else:
        tell_card(g, Kind.TAKE_BACK, Clause.AG2_3, seat, card, 0)
        to_hand(g, seat, card)
    goes_on(g)


def answer_stack(g: World, stack: int) -> None:
    """Carry out the choice of a stack: for a wild card, or to lose its top card."""
    seat = g.active
    if g.choice == Choice.WILD:
        card = g.now[0].source
        g.choice = Choice.NONE
        g.now[0].source = 0
        joining = packed(card, seat, stack % KINDS)
        tell_joins(g, Clause.AG5_1, joining, stack)
        join(g, seat, joining)
        return
    if not line(g).all:
        g.prey = stack // KINDS
        g.prey_kinds |= 1 << stack % KINDS
    if g.choice == Choice.STEAL:
        lying = take_top_of(g, stack)
        before = g.cause
        g.cause = tell_stack(g, Kind.STOLEN, Clause.AG5_14, seat, card_of(lying), stack, 0)
        tell_joins(g, Clause.AG5_14, lying, seat * KINDS + stack % KINDS)
        join(g, seat, packed(card_of(lying), owner_of(lying), stack % KINDS))
        g.cause = before
    else:
        if line(g).total:
            g.might -= strength_of(g, stack)
        remove(g, line(g), stack)
    goes_on(g)


def chosen_stack(g: World, action: int) -> int:
    k = action - Action.CHOOSE_STACK
    return seat_at(g, g.active, k // KINDS) * KINDS + k % KINDS


def answer_discard(g: World, place: int) -> None:
    """Discard the chosen card; then the same player chooses another one, or the next player is asked."""
    seat = g.to_act
    discard(g, seat, place, Clause.AG4_18)
    g.picked += 1
    if g.picked == g.limit or g.hand_size[seat] == 0:
        ask_to_discard(g, rival_of(g, g.active, seat) + 1)


def drop(g: World, seat: int, card: int, zone: int, paid: int) -> None:
    """Bring a card to the army from a zone, for this many actions. It may complete a set (AG6.6)."""
    kind = g.card[card].kind
    g.dropped = 1
    before = g.cause
    g.cause = tell_stack(g, Kind.DROP, Clause.AG5_1, seat, card, seat * KINDS + kind, paid)
    tell_more(g, zone)
    join(g, seat, packed(card, seat, kind))
    g.cause = before


def restore(g: World, kind: int) -> None:
    """Discard three army cards of a kind for tokens, then ask for three others (AG6.4)."""
    seat = g.active
    g.restored = 1
    g.picked = 0
    g.cause = tell_card(g, Kind.RESTORE, Clause.AG6_4, seat, 0, 0)
    for _ in range(ALIKE):
        place = place_in_hand(g, seat, g.kind_card[kind])
        discard(g, seat, place, Clause.AG6_4)
    g.choice = Choice.RESTORE
    g.now[0].cause = g.cause


def answer_restore(g: World, place: int) -> None:
    """Discard one of the three others. After the last one the player gains the tokens."""
    discard(g, g.active, place, Clause.AG6_4)
    g.picked += 1
    if g.picked == OTHERS:
        g.choice = Choice.NONE
        gain_tokens(g, g.active, RESTORED, Clause.AG6_4)
