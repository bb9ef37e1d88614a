"""The evaluation of positions, for the bots."""

from __future__ import annotations

from nine_mens_morris.rules.board import count_of, free_points, men_of
from nine_mens_morris.rules.world import DRAWN, MOVE, POINTS, TAKE, World
from theagon.kernel.bits import bits
from theagon.kernel.bots import WON

MAN_WORTH, MILL_WORTH, HALF_WORTH, STEP_WORTH = 100, 12, 8, 2
HORIZON = 6  # turns


def evaluate(g: World, seat: int) -> int:
    """Return the value of the position for a seat: its side's worth minus the other's."""
    if g.winner == DRAWN:
        return 0
    if g.winner >= 0:
        return WON if g.winner == seat else -WON
    return side_worth(g, seat) - side_worth(g, 1 - seat)


def side_worth(g: World, seat: int) -> int:
    """Return the worth of a side: men, mills, lines that lack one man for a mill, and free points next to men."""
    men = men_of(g, seat)
    free = free_points(g)
    worth = MAN_WORTH * count_of(g, seat)
    for k in range(len(g.mill)):
        mill = g.mill[k]
        if mill & ~men == 0:
            worth += MILL_WORTH
        elif (mill & men).bit_count() == 2 and mill & free:
            worth += HALF_WORTH
    for point in bits(men):
        worth += STEP_WORTH * (g.beside[point] & free).bit_count()
    return worth


def subject(_: World, action: int) -> int:
    """Return the point of a placed, moved or taken man, counted from 1."""
    return 1 + (action if action < MOVE else (action - MOVE) // POINTS if action < TAKE else action - TAKE)


def horizon(_: World) -> int:
    """Return how many turns of both players a search looks ahead."""
    return HORIZON


def spread(_: World) -> int:
    """Return the lead that a search values at half of a win: a man."""
    return MAN_WORTH
