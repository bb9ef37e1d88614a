"""The lines of card data: the sentences of gods and power cards, the choices they ask for, the answers."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.army import destroy_top, join, strength_of, take_top_of, top_of
from theagon.games.army_of_gods.rules.attack import aim, declare
from theagon.games.army_of_gods.rules.cards import card_of, owner_of, packed, tell_joins, tell_stack
from theagon.games.army_of_gods.rules.clauses import Clause
from theagon.games.army_of_gods.rules.piles import (
    army_in_hand,
    discard,
    discard_random,
    discarded,
    draw,
    gain_actions,
    gain_tokens,
    is_army,
    place_in_hand,
    take_from_discard,
    take_from_pile,
    to_bottom,
    to_hand,
)
from theagon.games.army_of_gods.rules.seats import against, seat_at, targetable
from theagon.games.army_of_gods.rules.turns import forget_attack
from theagon.games.army_of_gods.rules.vocabulary import Kind, Line, Zone
from theagon.games.army_of_gods.rules.world import (
    ALIKE,
    HAND,
    KINDS,
    NOBODY,
    OTHERS,
    RESTORED,
    Action,
    Choice,
    EffectRow,
    World,
)
from theagon.kernel.log import tell_card, tell_more
from theagon.kernel.piles import take_from_hand


def run(g: World) -> None:
    """Carry out the lines of the effect in `now`, one by one; at a choice, the rest waits for the answer."""
    e = g.now[0]
    while e.amount > 0 and not g.choice and g.winner < 0:
        w = g.effect[e.row]
        e.row += 1
        e.amount -= 1
        g.picked = 0
        g.picked_kind = 0
        perform(g, w)


def perform(g: World, w: EffectRow) -> None:
    seat = g.active
    if w.op == Line.DRAW:
        draw(g, seat, w.amount, Clause.AG4_3)
    elif w.op == Line.ACTIONS:
        gain_actions(g, seat, w.amount, Clause.AG2_3)
    elif w.op == Line.TOKENS:
        gain_tokens(g, seat, w.amount, Clause.AG2_4)
    elif w.op == Line.GUARD:
        g.guarded[seat] = 1
        tell_card(g, Kind.GUARD, Clause.AG5_14, seat, 0, 0)
    elif w.op != Line.BLOCK:
        if w.op == Line.LOOK:
            look(g, w)
        elif w.op == Line.REMOVE:
            g.might = w.total
        ask(g, choice_of(w.op))


def choice_of(op: int) -> int:
    """Return the choice that a line with this operation asks for; 0 if it asks for none."""
    if op == Line.DROP:
        return Choice.DROP
    if op == Line.RETURN:
        return Choice.RETURN
    if op == Line.TAKE_BACK:
        return Choice.TAKE_BACK
    if op == Line.LOOK:
        return Choice.LOOKED
    if op == Line.ATTACK:
        return Choice.ATTACKER
    if op == Line.DISCARD:
        return Choice.RIVAL
    if op == Line.WILD:
        return Choice.WILD
    if op == Line.REMOVE:
        return Choice.REMOVE
    return Choice.STEAL if op == Line.STEAL else Choice.NONE


def ask(g: World, choice: int) -> None:
    """Ask the player to choose if there is anything to choose from, else end the line."""
    g.choice = choice
    g.now[0].cause = g.cause  # what follows the answer has the same cause
    if not anything(g):
        close(g)


def close(g: World) -> None:
    """End the choice of the current line."""
    choice = g.choice
    g.choice = Choice.NONE
    if choice == Choice.LOOKED:
        put_back(g)
    elif choice == Choice.REMOVE or choice == Choice.STEAL:
        forget_attack(g)


def anything(g: World) -> bool:
    """Return whether there is anything to choose."""
    if g.choice == Choice.DROP or g.choice == Choice.ATTACKER:
        return droppable(g) != 0
    if g.choice == Choice.RETURN or g.choice == Choice.TAKE_BACK:
        for kind in range(g.kinds):
            if may_choose_kind(g, kind):
                return True
        return False
    if g.choice == Choice.LOOKED:
        for k in range(g.looked):
            if may_choose_looked(g, k):
                return True
        return False
    if g.choice == Choice.RIVAL:
        for other in range(g.players):
            if against(g, g.active, other):
                return True
        return False
    for stack in range(g.players * KINDS):
        if may_choose_stack(g, stack):
            return True
    return False


def line(g: World) -> EffectRow:
    """Return the current line."""
    return g.effect[g.now[0].row - 1]


def goes_on(g: World, most: int) -> None:
    """Count one more choice. The line ends when `most` are chosen, or nothing is left to choose."""
    g.picked += 1
    if g.winner >= 0:
        return
    if g.picked >= most or not anything(g):
        close(g)


# ---- options --------------------------------------------------------------------------------------------------------


def droppable(g: World) -> int:
    """Return the places of the hand with a card that may be dropped, as bits."""
    places = army_in_hand(g, g.active)
    if g.choice == Choice.DROP and line(g).one_kind and g.picked_kind:
        for k in range(HAND):
            if places >> k & 1 and g.card[g.hand[g.active][k]].kind != g.picked_kind - 1:
                places &= ~(1 << k)
    return places


def may_choose_kind(g: World, kind: int) -> bool:
    """Return whether the discard pile has a card of the kind, and there is room for it."""
    if g.choice == Choice.TAKE_BACK and g.hand_size[g.active] == HAND:
        return False
    return discarded(g, g.active, kind) >= 0


def may_choose_looked(g: World, k: int) -> bool:
    return k < g.looked and is_army(g, g.aside[k])


def may_choose_stack(g: World, stack: int) -> bool:
    """Return whether a stack may be chosen for a wild card, or to lose its top card."""
    other = stack // KINDS
    if g.choice == Choice.WILD:
        return other == g.active and g.stack_size[stack] > 0
    if not targetable(g, g.active, other) or top_of(g, stack) == 0:
        return False
    if g.prey != NOBODY and (other != g.prey or g.prey_kinds >> stack % KINDS & 1):
        return False
    return line(g).total == 0 or strength_of(g, stack) <= g.might


# ---- the answers ----------------------------------------------------------------------------------------------------


def drop(g: World, seat: int, card: int, zone: int, paid: int) -> None:
    """Bring a card to the army from a zone, for this many actions. It may complete a set (AG6.6)."""
    kind = g.card[card].kind
    g.dropped = 1
    before = g.cause
    g.cause = tell_stack(g, Kind.DROP, Clause.AG5_1, seat, card, seat * KINDS + kind, paid)
    tell_more(g, zone)
    join(g, seat, packed(card, seat, kind))
    g.cause = before


def answer_line(g: World, action: int) -> None:
    """Carry out the choice that the current line asked for."""
    seat = g.active
    if g.choice == Choice.DROP:
        card = take_from_hand(g, seat, action - Action.CHOOSE_HAND)
        g.picked_kind = g.card[card].kind + 1
        drop(g, seat, card, Zone.HAND, 0)
        goes_on(g, line(g).amount)
    elif g.choice == Choice.ATTACKER:
        g.choice = Choice.NONE
        declare(g, action - Action.CHOOSE_HAND, line(g).amount, 0)
        aim(g)
    elif g.choice == Choice.RESTORE:
        answer_restore(g, action - Action.CHOOSE_HAND)
    elif g.choice == Choice.RETURN or g.choice == Choice.TAKE_BACK:
        answer_kind(g, action - Action.CHOOSE_KIND)
    elif g.choice == Choice.LOOKED:
        card = take_aside(g, action - Action.CHOOSE_LOOKED)
        drop(g, seat, card, Zone.LOOKED, 0)
        goes_on(g, line(g).amount)
    elif g.choice == Choice.RIVAL:
        g.choice = Choice.NONE
        discard_random(g, seat_at(g, seat, action - Action.CHOOSE_SEAT), line(g).amount, Clause.AG2_3)
    else:
        answer_stack(g, chosen_stack(g, action))


def chosen_stack(g: World, action: int) -> int:
    k = action - Action.CHOOSE_STACK
    return seat_at(g, g.active, k // KINDS) * KINDS + k % KINDS


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
    goes_on(g, line(g).amount)


def look(g: World, w: EffectRow) -> None:
    """Look at the top cards of the pile, seen only by the player. A card earned by a set is drawn from below them."""
    seat = g.active
    g.looked = min(w.look, g.deck_size[seat])
    for k in range(g.looked):
        card = take_from_pile(g, seat)
        g.aside[k] = card
        tell_card(g, Kind.LOOK, Clause.AG7_7, seat, card, 0)


def take_aside(g: World, k: int) -> int:
    card = g.aside[k]
    g.looked -= 1
    for i in range(k, g.looked):
        g.aside[i] = g.aside[i + 1]
    g.aside[g.looked] = 0
    return card


def put_back(g: World) -> None:
    """Put the looked-at cards that were not dropped to the bottom in their order, the topmost highest."""
    count = g.looked
    while g.looked:
        card = take_aside(g, 0)
        to_bottom(g, g.active, card)
    if count:
        tell_card(g, Kind.TO_BOTTOM, Clause.AG2_3, g.active, 0, count)


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
        destroy_top(g, stack, Clause.AG5_14)
    goes_on(g, line(g).amount)


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
