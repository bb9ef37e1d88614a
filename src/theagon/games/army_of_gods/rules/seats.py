"""The order of seats, and their sides."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.lasting import guarded_kind
from theagon.games.army_of_gods.rules.world import DRAWN, KINDS, SEATS, World


def seat_at(g: World, seat: int, rival: int) -> int:
    """Return the seat that comes `rival` places after this one, clockwise (AG3.7)."""
    return (seat + rival) % g.players


def rival_of(g: World, seat: int, other: int) -> int:
    """Return the number of places, clockwise, from a seat to another one."""
    return (other + g.players - seat) % g.players


def allied(g: World, one: int, other: int) -> bool:
    """Return whether two seats are on the same side. A seat is on its own side."""
    return one == other or (g.teams != 0 and (one ^ other) & 1 == 0)


def reward(g: World, seat: int) -> int:
    """Return the result of a seat: 1 if its side has won, -1 if it has lost, else 0.

    In a drawn match a side that is out has lost (AG7.6).
    """
    if g.winner < 0 or seat >= g.players:
        return 0
    if g.winner == DRAWN:
        return -1 if g.out[seat] and not (g.teams and not g.out[seat ^ 2]) else 0
    return 1 if allied(g, g.winner, seat) else -1


def plays(g: World, seat: int) -> bool:
    """Return whether the match has this seat, and it is still in (AG7.8)."""
    return seat < g.players and not g.out[seat]


def against(g: World, seat: int, other: int) -> bool:
    """Return whether the other is an opponent that is still in the match (AG7.8)."""
    return plays(g, other) and not allied(g, seat, other)


def seats_in(g: World) -> int:
    """Return the seats that are still in the match, as bits."""
    seats = 0
    for seat in range(g.players):
        if not g.out[seat]:
            seats |= 1 << seat
    return seats


def sides_left(g: World) -> int:
    """Return the number of sides that still have a seat in the match. Of four seats, 0 and 2 may be a team."""
    seats = seats_in(g)
    return ((seats | seats >> 2) & 3 if g.teams else seats).bit_count()


def targetable(g: World, seat: int, other: int) -> bool:
    """Return whether a seat may attack, remove or steal cards of another army (AG5.14)."""
    return against(g, seat, other) and not g.guarded[other]


def reachable(g: World, seat: int, stack: int) -> bool:
    """Return whether a seat may attack, remove or steal cards of a stack of another army (AG5.14, AG5.21)."""
    return targetable(g, seat, stack // KINDS) and not guarded_kind(g, stack)


assert SEATS == 4, "a seat takes two bits of a packed card"
