"""What lines of card data count, for amounts and conditions."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.cards import kind_of
from theagon.games.army_of_gods.rules.seats import against
from theagon.games.army_of_gods.rules.vocabulary import Counted
from theagon.games.army_of_gods.rules.world import KINDS, SET, SETS, EffectRow, World
from theagon.kernel.conditions import holds

MOST = 99


def count_of(g: World, counted: int, of: int, seat: int) -> int:
    """Return how many of these a seat has; with `of` only those of the kind `of - 1`."""
    if of:
        return count_of_kind(g, counted, of - 1, seat)
    if counted == Counted.HAND:
        return g.hand_size[seat]
    if counted == Counted.TOKENS:
        return g.tokens[seat]
    if counted == Counted.SETS:
        return g.sets[seat]
    if counted == Counted.DISCARD:
        return g.discard_size[seat]
    if counted == Counted.PILE:
        return g.deck_size[seat]
    if counted == Counted.ACTIONS:
        return g.moves if seat == g.active else 0
    if counted == Counted.SETS_THIS_TURN:
        return g.turn_sets if seat == g.active else 0
    if counted == Counted.STACK:
        return g.stack_size[g.now[0].tile]
    n = 0
    for stack in range(seat * KINDS, (seat + 1) * KINDS):
        n += g.stack_size[stack] if counted == Counted.ARMY else g.stack_size[stack] > 0
    return n + SET * g.sets[seat] if counted == Counted.ARMY else n


def count_of_kind(g: World, counted: int, kind: int, seat: int) -> int:
    """Return how many cards or sets of a kind a seat has."""
    n = 0
    if counted == Counted.HAND:
        for k in range(g.hand_size[seat]):
            n += g.hand[seat][k] == g.kind_card[kind]
        return n
    if counted == Counted.DISCARD:
        for k in range(g.discard_size[seat]):
            n += g.discard[seat][k] == g.kind_card[kind]
        return n
    for k in range(min(g.sets[seat], SETS)):
        n += kind_of(g.finished[seat][SET * k]) == kind
    return n if counted == Counted.SETS else SET * n + g.stack_size[seat * KINDS + kind]


def count(g: World, counted: int, of: int, rivals: int, seat: int) -> int:
    """Return how many of these a seat has; with `rivals` the most that one opponent of the seat has."""
    if not rivals:
        return count_of(g, counted, of, seat)
    most = 0
    for other in range(g.players):
        if against(g, seat, other):
            most = max(most, count_of(g, counted, of, other))
    return most


def count_or_lead(g: World, counted: int, of: int, rivals: int, lead: int, seat: int) -> int:
    """Return what `count` does, or with `lead` how many more these are than the other side has (AG4.15)."""
    n = count(g, counted, of, rivals, seat)
    if not lead:
        return n
    return max(0, n - count(g, counted, of, 1 - rivals, seat))


def amount_of(g: World, w: EffectRow, seat: int) -> int:
    """Return the amount of a line, counted now for a seat."""
    if not w.counted:
        return w.amount
    n = min(MOST, w.amount * count_or_lead(g, w.counted, w.of, w.counted_of, w.lead, seat))
    return min(n, w.most) if w.most else n


def meets(g: World, index: int) -> bool:
    """Return whether a condition holds by itself for the seat that asks."""
    c = g.condition[index]
    n = count_or_lead(g, c.counted, c.of, c.counted_of, c.lead, g.asking)
    return (n >= c.at_least) != (c.negated != 0)


def holds_for(g: World, w: EffectRow, seat: int) -> bool:
    """Return whether the condition of a line holds for a seat."""
    g.asking = seat
    return holds(g, w.condition)
