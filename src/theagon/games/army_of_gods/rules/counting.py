"""What lines of card data count, for amounts and conditions."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.cards import card_of, kind_of
from theagon.games.army_of_gods.rules.lasting import gained
from theagon.games.army_of_gods.rules.seats import against
from theagon.games.army_of_gods.rules.vocabulary import Counted
from theagon.games.army_of_gods.rules.world import KINDS, SET, SETS, EffectRow, Sort, World
from theagon.kernel.conditions import further

MOST = 99
MOST_STRONGER = 20  # by which a kind or a leading god makes cards stronger (AG5.19)


def count_of(g: World, counted: int, of: int, seat: int, stack: int) -> int:
    """Return how many of these a seat has, or a stack; with `of` only those of the kind `of - 1`, or of a pantheon."""
    if counted == Counted.KINDS:
        return count_kinds(g, seat)
    if counted == Counted.GODS or of > KINDS:
        return count_gods(g, counted, of, seat)
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
        return g.stack_size[stack]
    n = 0
    for k in range(seat * KINDS, (seat + 1) * KINDS):
        n += g.stack_size[k] if counted == Counted.ARMY else g.stack_size[k] > 0
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


def count_kinds(g: World, seat: int) -> int:
    """Return how many different kinds a seat has in its army, those of finished sets too (AG4.16)."""
    kinds = 0
    for kind in range(g.kinds):
        kinds |= (g.stack_size[seat * KINDS + kind] > 0) << kind
    for k in range(min(g.sets[seat], SETS)):
        kinds |= 1 << kind_of(g.finished[seat][SET * k])
    return kinds.bit_count()


def count_gods(g: World, counted: int, of: int, seat: int) -> int:
    """Return how many gods a seat has in play, or how many cards of a pantheon in its hand or discard pile (AG4.16)."""
    n = 0
    if counted == Counted.HAND:
        for k in range(g.hand_size[seat]):
            n += is_of(g, g.hand[seat][k], of)
        return n
    if counted == Counted.DISCARD:
        for k in range(g.discard_size[seat]):
            n += is_of(g, g.discard[seat][k], of)
        return n
    n += is_of(g, g.leader[seat], of)
    for stack in range(seat * KINDS, (seat + 1) * KINDS):
        for k in range(g.stack_size[stack]):
            n += is_god(g, card_of(g.stack[stack][k]), of)
    for k in range(SET * min(g.sets[seat], SETS)):
        n += is_god(g, card_of(g.finished[seat][k]), of)
    return n


def is_of(g: World, card: int, of: int) -> bool:
    """Return whether there is a card, and it is of the pantheon `of - KINDS`, if one is asked."""
    return card != 0 and (of == 0 or g.card[card].pantheon == of - KINDS)


def is_god(g: World, card: int, of: int) -> bool:
    """Return whether a card of an army is a god, of the pantheon if one is asked."""
    return g.card[card].sort != Sort.ARMY and is_of(g, card, of)


def count(g: World, counted: int, of: int, rivals: int, seat: int, stack: int) -> int:
    """Return how many of these a seat has; with `rivals` the most that one opponent of the seat has."""
    if not rivals:
        return count_of(g, counted, of, seat, stack)
    most = 0
    for other in range(g.players):
        if against(g, seat, other):
            most = max(most, count_of(g, counted, of, other, stack))
    return most


def count_or_lead(g: World, counted: int, of: int, rivals: int, lead: int, seat: int, stack: int) -> int:
    """Return what `count` does, or with `lead` how many more these are than the other side has (AG4.15)."""
    n = count(g, counted, of, rivals, seat, stack)
    if not lead:
        return n
    return max(0, n - count(g, counted, of, 1 - rivals, seat, stack))


def amount_of(g: World, w: EffectRow, seat: int) -> int:
    """Return the amount of a line, counted now for a seat."""
    return amount_at(g, w, seat, g.now[0].tile)


def amount_at(g: World, w: EffectRow, seat: int, stack: int) -> int:
    """Return an amount, counted now for a seat and a stack."""
    if not w.counted:
        return w.amount
    n = count_or_lead(g, w.counted, w.of, w.counted_of, w.lead, seat, stack)
    n = min(MOST, w.amount * n)
    return min(n, w.most) if w.most else n


def meets(g: World, index: int, seat: int, stack: int) -> bool:
    """Return whether a condition holds by itself for a seat and a stack."""
    c = g.condition[index]
    n = count_or_lead(g, c.counted, c.of, c.counted_of, c.lead, seat, stack)
    return (n >= c.at_least) != (c.negated != 0)


def holds(g: World, index: int, seat: int, stack: int) -> bool:
    """Return whether a condition holds for a seat and a stack, with the further ones that it names; 0 always holds."""
    met = True
    while index:
        met = meets(g, index, seat, stack)
        index = further(g.condition[index], met)
    return met


def holds_for(g: World, w: EffectRow, seat: int) -> bool:
    """Return whether the condition of a line holds for a seat."""
    return holds(g, w.condition, seat, g.now[0].tile)


def strengthened(g: World, stack: int) -> int:
    """Return how much stronger the cards of a stack's kind are there now, by their kind, by their leading god
    and for a time (AG5.19, AG5.21)."""
    if not g.strengthens:
        return 0
    own = strengthened_by(g, g.kind_card[stack % KINDS], stack)
    return own + strengthened_by(g, g.leader[stack // KINDS], stack) + gained(g, stack)


def strengthened_by(g: World, card: int, stack: int) -> int:
    """Return how much stronger a card makes the cards of a stack now."""
    c = g.card[card]
    if c.stronger == 0 or (c.stronger_of and c.stronger_of - 1 != stack % KINDS):
        return 0
    seat = stack // KINDS
    if not holds(g, c.stronger_if, seat, stack):
        return 0
    return min(MOST_STRONGER, amount_at(g, g.standing[c.stronger - 1], seat, stack))
