"""Telling the log about units and cards."""
from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.world import NONE, World
from theagon.kernel.log import note


def tell(g: World, kind: int, clause: int, seat: int, source: int, target: int, amount: int) -> int:
    """An event between two units (slots, or NONE); its number, to be the cause of what follows."""
    number = g.clock
    i = note(g, kind, clause, seat, amount)
    if i >= 0:
        e = g.event[i]
        if source != NONE:
            u = g.unit[source]
            e.source = u.entered
            e.source_card = u.card
            e.source_tile = u.tile
        if target != NONE:
            v = g.unit[target]
            e.target = v.entered
            e.target_card = v.card
            e.target_tile = v.tile
    return number


def tell_two(g: World, kind: int, clause: int, source: int, target: int, amount: int, extra: int) -> int:
    """An event of the seat whose effect is carried out, with two values; its number."""
    i = g.happened
    number = tell(g, kind, clause, g.seat, source, target, amount)
    if g.log_on and i < len(g.event):
        g.event[i].extra = extra
    return number


def tell_card(g: World, kind: int, clause: int, seat: int, card: int, amount: int) -> int:
    """An event about a card of a seat; its number."""
    number = g.clock
    i = note(g, kind, clause, seat, amount)
    if i >= 0:
        g.event[i].target_card = card
    return number


def tell_tile(g: World, kind: int, clause: int, seat: int, source: int, card: int, tile: int) -> int:
    """An event about a card on a tile, such as a spawn that fails; its number."""
    number = g.clock
    i = note(g, kind, clause, seat, 0)
    if i >= 0:
        e = g.event[i]
        e.target_card = card
        e.target_tile = tile
        if source != NONE:
            e.source = g.unit[source].entered
            e.source_card = g.unit[source].card
            e.source_tile = g.unit[source].tile
    return number
