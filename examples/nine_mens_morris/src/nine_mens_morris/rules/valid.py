"""The laws that hold in every position; see `kernel/valid.py`."""

from __future__ import annotations

from enum import IntEnum

from nine_mens_morris.rules.board import count_of, in_mill, may_move, men_of, owner_of
from nine_mens_morris.rules.world import LEAST, MEN, POINTS, QUIET, SEATS, Choice, State, World
from theagon.kernel.bits import bits
from theagon.kernel.enums import constants
from theagon.kernel.ranges import outside
from theagon.kernel.valid import GAME_LAWS, require, valid_match, valid_queue


@constants
class Law(IntEnum):
    """The laws of this game. The name states the law."""

    EACH_CONTESTANT_HAS_A_SEAT = GAME_LAWS
    A_MAN_STANDS_ONCE = 65
    A_MAN_IN_HAND_DOES_NOT_STAND = 66
    WHOEVER_ACTS_HAS_THE_TURN = 67
    A_MATCH_THAT_GOES_ON_IS_UNDECIDED = 68
    WHOEVER_TAKES_HAS_A_MILL = 69


def valid(g: World) -> bool:
    """Return whether play can go on from the state. If not, `g.outside` or `g.broken` gives the reason."""
    g.broken = 0
    g.outside = outside(g, State)
    if g.outside >= 0:
        return False
    valid_match(g)
    valid_queue(g, False)
    require(g, g.contestant[0] != g.contestant[1], Law.EACH_CONTESTANT_HAS_A_SEAT, 0)
    for point in range(POINTS):
        valid_man(g, point)
    if g.winner < 0:
        valid_turn(g)
    return g.broken == 0


def valid_man(g: World, point: int) -> None:
    man = g.man[point]
    if man == 0:
        return
    for k in range(point):
        require(g, g.man[k] != man, Law.A_MAN_STANDS_ONCE, point)
    seat = owner_of(man)
    require(g, man <= MEN * (seat + 1) - g.in_hand[seat], Law.A_MAN_IN_HAND_DOES_NOT_STAND, point)


def valid_turn(g: World) -> None:
    """Check that no seat has won yet, and that the seat to act has a legal action."""
    seat = g.active
    require(g, g.to_act == seat, Law.WHOEVER_ACTS_HAS_THE_TURN, g.to_act)
    for each in range(SEATS):
        require(g, count_of(g, each) >= LEAST, Law.A_MATCH_THAT_GOES_ON_IS_UNDECIDED, each)
    if g.choice == Choice.TAKE:
        closed = False
        for point in bits(men_of(g, seat)):
            if in_mill(g, men_of(g, seat), point):
                closed = True
        require(g, closed and men_of(g, 1 - seat) != 0, Law.WHOEVER_TAKES_HAS_A_MILL, seat)
    else:
        can = g.in_hand[seat] > 0 or may_move(g, seat)
        require(g, can and g.quiet < QUIET, Law.A_MATCH_THAT_GOES_ON_IS_UNDECIDED, seat)
