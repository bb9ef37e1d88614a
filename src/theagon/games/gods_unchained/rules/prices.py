"""The costs of cards in hand, with all that changes them in the position (GU6.38)."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.cards import PASSING, card_of, cost_change, cost_of, passing_cost
from theagon.games.gods_unchained.rules.gifts import bearer
from theagon.games.gods_unchained.rules.reading import card_matches, read_for, read_on, value_of
from theagon.games.gods_unchained.rules.vocabulary import GIVES_AURAS, Due, Op
from theagon.games.gods_unchained.rules.world import DELAYED, HAND, NONE, SEATS, AuraRow, World
from theagon.kernel.bits import bits
from theagon.kernel.conditions import holds
from theagon.kernel.memory import clear
from theagon.kernel.queue import Effect


def price_of(g: World, seat: int, packed: int) -> int:
    """Return what a card in a seat's hand costs now."""
    if g.prices_vary:
        return varying_price(g, seat, packed)
    return cost_of(g, packed)


def varying_price(g: World, seat: int, packed: int) -> int:
    """Return the cost of a card with all that the position adds to it."""
    card = g.card[card_of(packed)]
    cost = card.cost + cost_change(packed) + passing_cost(packed)
    if card.discount:
        read_for(g, seat, NONE)
        less = value_of(g, card.discount, 0)
        read_on(g)
        cost -= less
    for k in range(DELAYED):
        if is_of_next(g, g.delayed[k], seat, packed):
            cost += g.effect[g.delayed[k].row].amount
    for source in bits(g.listeners[GIVES_AURAS]):
        for lent in range(2):
            giver = g.card[bearer(g.unit[source], lent)]
            for k in range(giver.aura, giver.aura + giver.auras):
                if g.aura[k].cost:
                    change = change_by(g, g.aura[k], source, seat, packed)
                    cost += change
    return max(0, cost)


def change_by(g: World, a: AuraRow, source: int, seat: int, packed: int) -> int:
    """Return how an aura of a unit changes the cost of a card in a seat's hand."""
    owner = g.unit[source].owner
    if not card_matches(g, a.filter, packed, seat, owner):
        return 0
    read_for(g, owner, source)
    given = holds(g, a.condition)
    read_on(g)
    return a.cost if given else 0


def is_of_next(g: World, e: Effect, seat: int, packed: int) -> bool:
    """Return whether something put off changes the cost of the next card of a seat, and this card would be it."""
    return e.op == Op.NEXT_CARD and e.owner == seat and card_matches(g, g.effect[e.row].filter, packed, seat, seat)


def spend_next(g: World, seat: int, packed: int) -> None:
    """End what changes the cost of the next card of a seat, as it plays such a card."""
    if g.prices_vary:
        for k in range(DELAYED):
            if is_of_next(g, g.delayed[k], seat, packed):
                forget_next(g, k)


def end_passing(g: World) -> None:
    """End what changes costs only in this turn."""
    if g.prices_vary:
        for seat in range(SEATS):
            for place in range(HAND):
                g.hand[seat][place] &= ~PASSING
        for k in range(DELAYED):
            if g.delayed[k].op == Op.NEXT_CARD and g.delayed[k].priority == Due.NEXT_CARD_NOW:
                forget_next(g, k)


def forget_next(g: World, k: int) -> None:
    """Free a place of what is put off."""
    clear(g.delayed[k])
    g.delayed_card[k] = 0
