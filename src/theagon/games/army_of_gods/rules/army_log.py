"""The log of places of an army. The kernel's `tell_card` logs what happens to cards."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.cards import card_of, owner_of
from theagon.games.army_of_gods.rules.vocabulary import Kind
from theagon.games.army_of_gods.rules.world import World
from theagon.kernel.log import note, tell_more


def tell_stack(g: World, kind: int, clause: int, seat: int, card: int, stack: int, amount: int) -> int:
    """Log an event about a card of a stack and return its number."""
    number = g.clock
    i = note(g, kind, clause, seat, amount)
    if i >= 0:
        g.event[i].target_card = card
        g.event[i].target_tile = stack
    return number


def tell_joins(g: World, clause: int, lying: int, stack: int) -> None:
    """Log that a card joins a stack."""
    tell_stack(g, Kind.JOINS, clause, owner_of(lying), card_of(lying), stack, 0)


def tell_army(g: World, kind: int, clause: int, seat: int, sets: int, cards: int) -> None:
    """Log an event about the size of a side's army."""
    note(g, kind, clause, seat, sets)
    tell_more(g, cards)
