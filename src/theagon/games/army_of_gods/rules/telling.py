"""Telling the log what happens to places of an army; what happens to cards, `tell_card` of the kernel tells."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.world import World
from theagon.kernel.log import note


def tell_stack(g: World, kind: int, clause: int, seat: int, card: int, stack: int, amount: int) -> int:
    """An event about a card of a stack."""
    number = g.clock
    i = note(g, kind, clause, seat, amount)
    if i >= 0:
        g.event[i].target_card = card
        g.event[i].target_tile = stack
    return number


def tell_army(g: World, kind: int, clause: int, seat: int, sets: int, cards: int) -> None:
    """An event about the size of a side's army."""
    i = note(g, kind, clause, seat, sets)
    if i >= 0:
        g.event[i].extra = cards
