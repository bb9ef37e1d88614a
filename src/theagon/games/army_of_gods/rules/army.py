"""Armies: stacks of one kind, where the fifth card completes a set (AG5.1), and the rewards of a set (AG6.1)."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.cards import card_of, kind_of, owner_of, tell_joins, tell_stack
from theagon.games.army_of_gods.rules.clauses import Clause
from theagon.games.army_of_gods.rules.counting import strengthened
from theagon.games.army_of_gods.rules.endings import reach
from theagon.games.army_of_gods.rules.piles import draw, gain_actions, gain_tokens, put_away, to_discard, to_hand
from theagon.games.army_of_gods.rules.triggers import raise_event
from theagon.games.army_of_gods.rules.vocabulary import Kind, Trigger
from theagon.games.army_of_gods.rules.world import HAND, KINDS, SET, SETS, STACK, World


def top_of(g: World, stack: int) -> int:
    """Return the card of a stack that can be attacked, packed; 0 if there is none (AG5.6, AG5.8)."""
    if g.stack_size[stack]:
        return g.stack[stack][g.stack_size[stack] - 1]
    if g.open_sets:
        last = last_set(g, stack)
        if last >= 0:
            return g.finished[stack // KINDS][SET * last + STACK]
    return 0


def strength_of(g: World, stack: int) -> int:
    """Return the strength of any card that lies in a stack, wild ones too: that of the stack's kind (AG2.3, AG5.19)."""
    card = g.card[g.kind_card[stack % KINDS]]
    more = strengthened(g, stack)
    if card.grows:  # AG5.16
        more += card.grows * max(0, g.stack_size[stack] - 1)
    return max(0, card.strength + more)


def strength_in_hand(g: World, seat: int, place: int) -> int:
    """Return the strength with which an army card of a hand attacks: beside the cards of its stack (AG5.16)."""
    card = g.card[g.hand[seat][place]]
    stack = seat * KINDS + card.kind
    more = strengthened(g, stack)
    return max(0, card.strength + more + card.assault + card.grows * g.stack_size[stack])


def last_set(g: World, stack: int) -> int:
    """Return the latest finished set of a stack's kind, or -1."""
    seat = stack // KINDS
    found = -1
    for k in range(min(g.sets[seat], SETS)):
        if kind_of(g.finished[seat][SET * k]) == stack % KINDS:
            found = k
    return found


def take_top_of(g: World, stack: int) -> int:
    """Remove the card that `top_of` returns. If it is from a finished set, the rest of the set is a stack again."""
    if not g.stack_size[stack]:
        open_set(g, stack)
    g.stack_size[stack] -= 1
    lying = g.stack[stack][g.stack_size[stack]]
    g.stack[stack][g.stack_size[stack]] = 0
    return lying


def open_set(g: World, stack: int) -> None:
    """Turn the latest finished set of the kind into a stack again, of five cards until its top is taken."""
    seat = stack // KINDS
    at = SET * last_set(g, stack)
    before = g.cause
    g.cause = tell_stack(g, Kind.SET_OPENED, Clause.AG5_8, seat, g.kind_card[stack % KINDS], stack, g.sets[seat] - 1)
    for k in range(SET):
        lying = g.finished[seat][at + k]
        g.stack[stack][k] = lying
        tell_joins(g, Clause.AG5_8, lying, stack)
    g.cause = before
    end = SET * min(g.sets[seat], SETS)
    for k in range(at, end - SET):
        g.finished[seat][k] = g.finished[seat][k + SET]
    for k in range(end - SET, end):
        g.finished[seat][k] = 0
    g.sets[seat] -= 1
    g.stack_size[stack] = SET


def destroy_top(g: World, stack: int, clause: int) -> None:
    """Move the top card of a stack face down to its owner's discard pile (AG5.13)."""
    lying = take_top_of(g, stack)
    tell_stack(g, Kind.DESTROYED, clause, owner_of(lying), card_of(lying), stack, 0)
    put_away(g, owner_of(lying), card_of(lying))
    raise_destroyed(g, stack, lying)


def raise_destroyed(g: World, stack: int, lying: int) -> None:
    """Make the answers to the destruction of a card of a stack pending; they may take back a card of their own deck."""
    raise_event(g, Trigger.DESTROYED, stack, card_of(lying) if owner_of(lying) == stack // KINDS else 0)


def send_back(g: World, stack: int) -> None:
    """Move the top card of a stack to its owner's hand, or without room there to the discard pile (AG5.18)."""
    lying = take_top_of(g, stack)
    owner = owner_of(lying)
    if g.hand_size[owner] < HAND:
        tell_stack(g, Kind.RETURNED, Clause.AG5_18, owner, card_of(lying), stack, 0)
        to_hand(g, owner, card_of(lying))
    else:
        tell_stack(g, Kind.DESTROYED, Clause.AG5_18, owner, card_of(lying), stack, 0)
        to_discard(g, owner, card_of(lying))


def join(g: World, seat: int, lying: int) -> None:
    """Add a card to the stack of its kind. The fifth card completes the set (AG5.1) and earns its reward."""
    stack = seat * KINDS + kind_of(lying)
    raise_event(g, Trigger.JOINS, stack, 0)
    n = g.stack_size[stack]
    if n < STACK:
        g.stack[stack][n] = lying
        g.stack_size[stack] = n + 1
        return
    k = g.sets[seat]
    for i in range(STACK):
        if k < SETS:
            g.finished[seat][SET * k + i] = g.stack[stack][i]
        g.stack[stack][i] = 0
    if k < SETS:
        g.finished[seat][SET * k + STACK] = lying
    g.stack_size[stack] = 0
    g.sets[seat] = k + 1
    before = g.cause
    g.cause = tell_stack(g, Kind.SET, Clause.AG5_1, seat, g.kind_card[stack % KINDS], stack, g.sets[seat])
    reward(g, seat)
    raise_event(g, Trigger.SET, stack, 0)
    reach(g, seat)
    g.cause = before


def reward(g: World, seat: int) -> None:
    """Give the reward of a set: a card and an action, for every second set of a turn a token (AG6.1 to AG6.3)."""
    g.turn_sets += 1
    draw(g, seat, 1, Clause.AG6_1)
    gain_actions(g, seat, 1, Clause.AG6_1)
    if g.turn_sets % 2 == 0:
        gain_tokens(g, seat, 1, Clause.AG6_2 if g.turn_sets == 2 else Clause.AG6_3)
