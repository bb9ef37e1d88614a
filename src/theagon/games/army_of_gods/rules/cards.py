"""Cards in an army, packed: the card, the seat that it comes from, and the kind that it counts as; and their log."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.vocabulary import Kind
from theagon.games.army_of_gods.rules.world import KINDS, World
from theagon.kernel.log import note


def packed(card: int, owner: int, kind: int) -> int:
    return card | owner << 8 | kind << 10


def card_of(lying: int) -> int:
    return lying & 255


def owner_of(lying: int) -> int:
    return lying >> 8 & 3


def kind_of(lying: int) -> int:
    return lying >> 10 & KINDS - 1


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
