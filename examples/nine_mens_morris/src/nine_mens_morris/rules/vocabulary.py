"""The kinds of events. The log's names derive from them: `turn-start` is `Kind.TURN_START`."""

from __future__ import annotations

from enum import IntEnum

from theagon.kernel.enums import constants


@constants
class Kind(IntEnum):
    TURN_START = 1  # amount: its number
    PLACE = 2  # its target is the man
    MOVE = 3  # its source is the man, its tile the new point
    FLY = 4  # the same
    MILL = 5  # its target is the man that closed it
    TAKE = 6  # its target is the man
    CONCEDE = 7
    WIN = 8
    DRAWN = 9
