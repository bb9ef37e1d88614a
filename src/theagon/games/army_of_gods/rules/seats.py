"""Who sits where, and who is against whom."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.world import SEATS, World


def seat_at(g: World, seat: int, rival: int) -> int:
    """The seat that comes so many places after this one, clockwise (AG3.7)."""
    return (seat + rival) % g.players


def rival_of(g: World, seat: int, other: int) -> int:
    """How many places after a seat another one comes."""
    return (other + g.players - seat) % g.players


def allied(g: World, one: int, other: int) -> bool:
    """Two seats of one side; a seat is on its own."""
    return one == other or (g.teams != 0 and (one ^ other) & 1 == 0)


def plays(g: World, seat: int) -> bool:
    """Is a seat one of this match, and still in it (AG7.8)?"""
    return seat < g.players and not g.out[seat]


def against(g: World, seat: int, other: int) -> bool:
    """An opponent that is still in the match (AG7.8)."""
    return plays(g, other) and not allied(g, seat, other)


def sides_left(g: World) -> int:
    """How many sides have a seat in the match."""
    sides = 0
    for seat in range(g.players):
        if not g.out[seat] and not (g.teams and seat > 1 and not g.out[seat - 2]):
            sides += 1
    return sides


def targetable(g: World, seat: int, other: int) -> bool:
    """May cards of another army be attacked, removed or stolen by a seat (AG5.14)?"""
    return against(g, seat, other) and not g.guarded[other]


assert SEATS == 4, "a seat takes two bits of a packed card"
