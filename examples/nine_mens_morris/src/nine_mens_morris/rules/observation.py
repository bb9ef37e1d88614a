"""What a seat may see, as bytes for learners."""

from __future__ import annotations

from enum import IntEnum

from nine_mens_morris.rules.board import owner_of
from nine_mens_morris.rules.world import MEN, POINTS, QUIET, Choice, World
from theagon.kernel.enums import constants
from theagon.kernel.observation import Fields, Group, ObservationSpace, Turn, choice, number, observe_turn, turn_group
from theagon.kernel.records import Bytes


@constants
class Man(IntEnum):
    """The owner of the man on a point, as a seat sees it."""

    NOBODY = 0
    OWN = 1
    OTHER = 2


class Point(Fields):
    MAN = choice(Man, "the man there: 1 the seat's, 2 the other's")


class Men(Fields):
    OWN = number(MEN, "men in the seat's hand")
    OTHER = number(MEN, "men in the other's hand")
    QUIET = number(QUIET, "turns since a man was placed or taken")


SPACE = ObservationSpace(Group(Point, (POINTS,)), Group(Men), turn_group(Choice))
OBSERVATION = SPACE.size
POINT_AT = SPACE.at(Point)
MEN_AT = SPACE.at(Men)
TURN_AT = SPACE.at(Turn)


def observe(g: World, seat: int, out: Bytes) -> None:
    """Write the observation of a seat."""
    for point in range(POINTS):
        man = g.man[point]
        owner = Man.NOBODY if man == 0 else Man.OWN if owner_of(man) == seat else Man.OTHER
        out[POINT_AT + Point.MAN + point] = owner
    out[MEN_AT + Men.OWN] = g.in_hand[seat]
    out[MEN_AT + Men.OTHER] = g.in_hand[1 - seat]
    out[MEN_AT + Men.QUIET] = g.quiet
    observe_turn(g, seat, g.turn, TURN_AT, out)
