"""The lines of card data: the sentences of gods and power cards, and of reactions."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.army import destroy_top, send_back
from theagon.games.army_of_gods.rules.attack import lose_attacker, settle
from theagon.games.army_of_gods.rules.choices import ask, choice_of, line, removable
from theagon.games.army_of_gods.rules.clauses import Clause
from theagon.games.army_of_gods.rules.counting import amount_of, holds_for
from theagon.games.army_of_gods.rules.delaying import delay
from theagon.games.army_of_gods.rules.lasting import guard_kind, strengthen
from theagon.games.army_of_gods.rules.piles import (
    discard_random,
    draw,
    gain_actions,
    gain_tokens,
    put_away,
    reshuffle,
    take_from_discard,
    take_from_pile,
    to_hand,
)
from theagon.games.army_of_gods.rules.seats import against, plays, seat_at
from theagon.games.army_of_gods.rules.vocabulary import Copied, Kind, Line, Op, Priority, Whose
from theagon.games.army_of_gods.rules.world import HAND, KINDS, Choice, EffectRow, World
from theagon.kernel.log import tell_card
from theagon.kernel.modes import pass_block, pass_over
from theagon.kernel.piles import take_from_hand
from theagon.kernel.queue import push


def run(g: World) -> None:
    """Carry out the lines of the effect in `now`, one by one; at a choice, the rest waits for the answer."""
    e = g.now[0]
    if g.out[e.owner]:
        e.amount = 0
    passed_over = False  # the condition of the line before did not hold
    while e.amount > 0 and not g.choice and g.winner < 0:
        w = g.effect[e.row]
        e.row += 1
        e.amount -= 1
        g.picked = 0
        g.picked_kind = 0
        g.limit = 0
        if w.op == Line.CHECK:
            if not holds_for(g, w, e.owner):
                e.amount = 0
        elif w.op == Line.MODE:  # another one was taken
            pass_over(e, w.count)
        elif (w.otherwise and not passed_over) or not holds_for(g, w, e.owner):  # AG4.14
            passed_over = passed_over or not w.otherwise
            if w.op == Line.LATER:
                pass_block(g, e)
        else:
            passed_over = False
            perform(g, w, e.owner)


def block(g: World, place: int) -> None:
    """Let the whole attack fail; the attacking card stays where it was dropped (AG5.11)."""
    seat = g.prey
    card = take_from_hand(g, seat, place)
    g.cause = tell_card(g, Kind.BLOCK, Clause.AG5_11, seat, card, 0)
    put_away(g, seat, card)
    react(g, card, seat)
    if g.card[card].destroys:
        lose_attacker(g)
    else:
        settle(g)


def react(g: World, card: int, seat: int) -> None:
    """Carry out what a reaction does for its player besides the block (AG5.11)."""
    row = g.card[card].effect
    passed_over = False
    for k in range(row, row + g.card[card].effects):
        w = g.effect[k]
        if (w.otherwise and not passed_over) or not holds_for(g, w, seat):
            passed_over = passed_over or not w.otherwise
        else:
            passed_over = False
            perform(g, w, seat)


def perform(g: World, w: EffectRow, seat: int) -> None:
    """Carry out a line for a seat; whatever asks is done only by the active one."""
    if w.op == Line.DISCARD and w.flag:
        begin_discards(g, w, seat)
    elif w.whose:
        perform_for(g, w, seat)
    elif w.op == Line.DRAW:
        draw(g, seat, amount_of(g, w, seat), Clause.AG4_3)
    elif w.op == Line.ACTIONS:
        gain_actions(g, seat, amount_of(g, w, seat), Clause.AG2_3)
    elif w.op == Line.TOKENS:
        gain_tokens(g, seat, amount_of(g, w, seat), Clause.AG2_4)
    elif w.op == Line.DISCARD and w.all:
        amount = amount_of(g, w, seat)
        for k in range(1, g.players):
            other = seat_at(g, seat, k)
            if against(g, seat, other):
                discard_random(g, other, amount, Clause.AG2_3)
    elif w.op == Line.LOOK_AT_HAND and w.all:
        for k in range(1, g.players):
            other = seat_at(g, seat, k)
            if against(g, seat, other):
                look_at_hand(g, seat, other)
    elif w.op == Line.RESHUFFLE:
        reshuffle(g, seat)
    elif w.op == Line.GUARD:
        g.guarded[seat] = 1
        tell_card(g, Kind.GUARD, Clause.AG5_14, seat, 0, 0)
    elif w.op == Line.GUARD_KIND:
        guard_kind(g, seat, w.kind)
    elif w.op == Line.GAIN:
        change_strength(g, w, seat)
    elif w.op == Line.TAKE_IT_BACK:
        take_it_back(g, seat)
    elif w.every:
        remove_all(g, w, seat)
    elif w.op == Line.LATER:
        delay(g, w.flag)
    elif w.op == Line.COPY:
        copy_card(g, g.leader[seat] if w.flag == Copied.LEADER else g.last_played)
    elif w.op != Line.BLOCK and not (w.op == Line.WILD and g.now[0].source == 0):  # a copied card does not join
        if w.counted and w.op != Line.ATTACK and w.op != Line.DISCARD:
            g.limit = amount_of(g, w, seat)
            if g.limit == 0:
                return
        if w.op == Line.LOOK:
            look(g, w)
        elif w.op == Line.REMOVE:
            g.might = w.total
        ask(g, choice_of(w.op))


def change_strength(g: World, w: EffectRow, seat: int) -> None:
    """Give a seat's army, or those of all its opponents, more or less strength for a time (AG5.21)."""
    amount = amount_of(g, w, seat)
    for k in range(g.players if w.all else 1):
        other = seat_at(g, seat, k)
        if against(g, seat, other) or not w.all:
            strengthen(g, other, w, amount, seat)


def remove_all(g: World, w: EffectRow, seat: int) -> None:
    """Remove the top card of each stack of all opponents of a seat that a line allows (AG5.18)."""
    for stack in range(g.players * KINDS):
        if removable(g, w, seat, stack):
            remove(g, w, stack)


def take_it_back(g: World, seat: int) -> None:
    """Take the card that was destroyed from the seat's discard pile into its hand, if it is there (AG5.22)."""
    card = g.now[0].target
    if card == 0 or g.card[card].fleeting or g.hand_size[seat] == HAND:
        return
    for k in range(g.discard_size[seat]):
        place = g.discard_size[seat] - 1 - k
        if g.discard[seat][place] == card:
            take_from_discard(g, seat, place)
            tell_card(g, Kind.TAKE_BACK, Clause.AG5_22, seat, card, 0)
            to_hand(g, seat, card)
            return


def remove(g: World, w: EffectRow, stack: int) -> None:
    """Destroy the top card of a stack, or send it back."""
    if w.flag:
        send_back(g, stack)
    else:
        destroy_top(g, stack, Clause.AG5_14)


def perform_for(g: World, w: EffectRow, seat: int) -> None:
    """Carry out a line for its player, or for each one in the order of turns from there; the amount is the player's
    (AG4.15)."""
    amount = amount_of(g, w, seat)
    for k in range(g.players if w.whose == Whose.EVERYONE else 1):
        other = seat_at(g, seat, k)
        if not plays(g, other):
            continue
        if w.op == Line.DRAW:
            draw(g, other, amount, Clause.AG4_3)
        elif w.op == Line.TOKENS:
            gain_tokens(g, other, amount, Clause.AG2_4)
        elif w.op == Line.RESHUFFLE:
            reshuffle(g, other)
        else:
            discard_random(g, other, amount, Clause.AG2_3)


def begin_discards(g: World, w: EffectRow, seat: int) -> None:
    """Ask the players whom a line means, one after the other, for cards of their hands to discard (AG4.18)."""
    g.limit = amount_of(g, w, seat)
    if g.limit == 0:
        return
    if w.all or w.whose:
        ask_to_discard(g, 0)
    else:
        ask(g, Choice.RIVAL)


def ask_to_discard(g: World, first: int) -> None:
    """Ask the next player, `first` or more places after the active one, to discard; with none left, end the line."""
    g.choice = Choice.NONE
    g.to_act = g.active
    for k in range(first, g.players):
        other = seat_at(g, g.active, k)
        if discards(g, line(g), other):
            ask_seat_to_discard(g, other)
            return


def discards(g: World, w: EffectRow, seat: int) -> bool:
    """Return whether a line lets a seat discard without being chosen for it, and it has a card."""
    if not plays(g, seat) or g.hand_size[seat] == 0:
        return False
    if w.whose:
        return w.whose == Whose.EVERYONE or seat == g.active
    return w.all != 0 and against(g, g.active, seat)


def ask_seat_to_discard(g: World, seat: int) -> None:
    """Ask a seat, which has cards, for one to discard."""
    g.picked = 0
    g.choice = Choice.DISCARD
    g.to_act = seat
    g.now[0].cause = g.cause


def look_at_hand(g: World, seat: int, other: int) -> None:
    """Let a seat see the cards of another hand; the rest sees only that it looks (AG4.17)."""
    before = g.cause
    g.cause = tell_card(g, Kind.SHOWN, Clause.AG4_17, other, 0, g.hand_size[other])
    for place in range(g.hand_size[other]):
        tell_card(g, Kind.SEEN, Clause.AG4_17, seat, g.hand[other][place], 0)
    g.cause = before


def copy_card(g: World, card: int) -> None:
    """Let what a card does happen once the present effect is over (AG4.13)."""
    if card == 0:
        tell_card(g, Kind.NOTHING_TO_COPY, Clause.AG4_13, g.now[0].owner, 0, 0)
        return
    before = g.cause
    g.cause = tell_card(g, Kind.COPIED, Clause.AG4_13, g.now[0].owner, card, 0)
    n = push(g, Priority.EFFECT, Op.RUN)
    e = g.queue[n]
    e.owner = g.now[0].owner
    e.it = card
    e.row = g.card[card].effect
    e.amount = g.card[card].effects
    g.cause = before


def look(g: World, w: EffectRow) -> None:
    """Look at the top cards of the pile, seen only by the player. A card earned by a set is drawn from below them."""
    seat = g.active
    g.looked = min(w.look, g.deck_size[seat])
    for k in range(g.looked):
        card = take_from_pile(g, seat)
        g.aside[k] = card
        tell_card(g, Kind.LOOK, Clause.AG7_7, seat, card, 0)
