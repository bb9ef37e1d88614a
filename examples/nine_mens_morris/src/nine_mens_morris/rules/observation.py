"""What a seat may see, as bytes for learners."""

from __future__ import annotations

from enum import IntEnum

from nine_mens_morris.rules.board import owner_of
from nine_mens_morris.rules.world import MEN, POINTS, QUIET, Choice, World
from theagon.kernel.enums import constants
from theagon.kernel.observation import Group, ObservationSpace, choice, number, observe_turn, turn_group
from theagon.kernel.records import Bytes


@constants
class Man(IntEnum):
    """Who stands on a point, as a seat sees it."""

    NOBODY = 0
    OWN = 1
    OTHER = 2


SPACE = ObservationSpace(
    Group("point", (POINTS,), (choice("man", Man, "who stands there: 1 a man of the seat, 2 one of the other"),)),
    Group(
        "men",
        (),
        (
            number("own", MEN, "men in the seat's hand"),
            number("other", MEN, "men in the other's hand"),
            number("quiet", QUIET, "turns since a man was placed or taken"),
        ),
    ),
    turn_group(Choice),
)
OBSERVATION = SPACE.size
COUNTS_AT = SPACE.at("men")
TURN_AT = SPACE.at("turn")


def observe(g: World, seat: int, out: Bytes) -> None:
    for point in range(POINTS):
        man = g.man[point]
        out[point] = Man.NOBODY if man == 0 else Man.OWN if owner_of(man) == seat else Man.OTHER
    out[COUNTS_AT] = g.in_hand[seat]
    out[COUNTS_AT + 1] = g.in_hand[1 - seat]
    out[COUNTS_AT + 2] = g.quiet
    observe_turn(g, seat, g.turn, TURN_AT, out)
