"""Logging of events."""

from __future__ import annotations

from nine_mens_morris.rules.clauses import Clause
from nine_mens_morris.rules.vocabulary import Kind
from nine_mens_morris.rules.world import World
from theagon.kernel.log import note, tell_card

MAN = 1  # the only kind of piece


def tell(g: World, kind: int, clause: int, seat: int, amount: int) -> int:
    """Log an event of a seat. Returns its number, for use as a cause."""
    return tell_card(g, kind, clause, seat, 0, amount)


def tell_man(g: World, kind: int, clause: int, point: int) -> int:
    """Log an event about the man at a point. Returns its number."""
    number = g.clock
    i = note(g, kind, clause, g.active, 0)
    if i >= 0:
        e = g.event[i]
        e.target = g.man[point]
        e.target_card = MAN
        e.target_tile = point
    return number


def tell_move(g: World, start: int, end: int) -> int:
    """Log the move of a man, along a line or flying. Returns the event's number."""
    number = g.clock
    far = not g.beside[start] >> end & 1
    i = note(g, Kind.FLY if far else Kind.MOVE, Clause.NM3_2 if far else Clause.NM3_1, g.active, 0)
    if i >= 0:
        e = g.event[i]
        e.source = g.man[start]
        e.source_card = MAN
        e.source_tile = start
        e.target_tile = end
    return number
