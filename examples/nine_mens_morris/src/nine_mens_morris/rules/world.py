"""Everything the rules of nine men's morris read and write: the match, working memory, the lines of the board.

In the rules `g` is the World. A point is its number in `points.py`. Men are numbered from 1, those of the first seat
first, so that a man keeps its number as long as it is on the board; sets of points are bits.
"""

from __future__ import annotations

from enum import IntEnum

from theagon.kernel.chances import ChancesScratch
from theagon.kernel.enums import constants
from theagon.kernel.match import MatchState
from theagon.kernel.monte_carlo import POSITIONS
from theagon.kernel.records import Record, int8, int16, int32, uint8
from theagon.kernel.valid import ValidScratch

SEATS = 2
DRAWN = SEATS  # `winner` of a drawn match
POINTS, MILLS = 24, 16  # NM1.1
MEN = 9  # of a player (NM1.2)
FLYING = 3  # men with which a player may fly (NM3.2)
LEAST = 3  # men without which a player has lost (NM5.1)
QUIET = 50  # turns in which nothing happens, and the match is drawn (NM5.3)
EVERYWHERE = (1 << POINTS) - 1

# The action space: one range for each verb.
PLACE = 0  # + point
MOVE = PLACE + POINTS  # + from * POINTS + to
TAKE = MOVE + POINTS * POINTS  # + point
CONCEDE = TAKE + POINTS  # + seat; always accepted, never listed
ACTIONS = CONCEDE + SEATS
LISTED = MEN * POINTS  # legal actions at once, at most


@constants
class Choice(IntEnum):
    NONE = 0
    TAKE = 1  # a man of the other player (NM4.2)


SEAT = uint8.index(SEATS)


class State(MatchState):
    """The match itself: the only part that is copied, stored and hashed."""

    winner = int8(-1, DRAWN)
    active = SEAT()
    to_act = SEAT()
    choice = uint8.one_of(Choice)()
    overtime = uint8(0, 0)
    turn = int16(0, 30_000)  # both players' turns counted
    quiet = uint8(0, QUIET)  # turns since a man was placed or taken
    contestant = SEAT[SEATS]  # by seat: which contestant sits there
    in_hand = uint8.between(0, MEN)[SEATS]  # men that are still to be placed
    man = uint8.between(0, SEATS * MEN)[POINTS]  # who stands there; 0: nobody


class Scratch(ChancesScratch, ValidScratch):
    """Working memory between two decisions."""

    saved = State.array(POSITIONS)
    action = int32[LISTED]


class Tables(Record):
    """The lines of the board."""

    mill = int32[MILLS]  # its three points
    beside = int32[POINTS]  # the points that a line joins to this one


class World(State, Scratch, Tables):
    """One match in progress with its working memory and tables."""
