"""The men on the board, their mills, and their moves."""

from __future__ import annotations

from nine_mens_morris.rules.world import EVERYWHERE, FLYING, MEN, World
from theagon.kernel.bits import bits


def owner_of(man: int) -> int:
    """Return the seat of a man."""
    return (man - 1) // MEN


def men_of(g: World, seat: int) -> int:
    """Return the points with men of a seat, as bits."""
    found = 0
    for point in range(len(g.man)):
        if g.man[point] and owner_of(g.man[point]) == seat:
            found |= 1 << point
    return found


def count_of(g: World, seat: int) -> int:
    """Return the number of a seat's men, on the board and in hand."""
    return men_of(g, seat).bit_count() + g.in_hand[seat]


def free_points(g: World) -> int:
    return EVERYWHERE & ~(men_of(g, 0) | men_of(g, 1))


def in_mill(g: World, men: int, point: int) -> bool:
    """Return whether the man at a point is in a mill of these men (NM4.1)."""
    found = False
    for k in range(len(g.mill)):
        mill = g.mill[k]
        if mill >> point & 1 and mill & ~men == 0:
            found = True
    return found


def takeable(g: World, seat: int) -> int:
    """Return the men of a seat that may be taken, as bits: those outside mills, or all if there are none (NM4.3)."""
    men = men_of(g, seat)
    free = 0
    for point in bits(men):
        if not in_mill(g, men, point):
            free |= 1 << point
    return free if free else men


def flies(g: World, seat: int) -> bool:
    """Return whether the men of a seat, all of them placed, may fly (NM3.2)."""
    return count_of(g, seat) <= FLYING


def reach(g: World, seat: int, point: int) -> int:
    """Return the points to which the man at a point may go, as bits (NM3.1, NM3.2)."""
    free = free_points(g)
    return free if flies(g, seat) else free & g.beside[point]


def may_move(g: World, seat: int) -> bool:
    """Return whether any man of a seat can move."""
    found = False
    for point in bits(men_of(g, seat)):
        if reach(g, seat, point):
            found = True
    return found
