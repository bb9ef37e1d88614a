"""The data of the rules of nine men's morris: the match, working memory, the lines of the board.

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
FLYING = 3  # the number of men with which a player may fly (NM3.2)
LEAST = 3  # a player with fewer men has lost (NM5.1)
QUIET = 50  # the turns without a placed or taken man after which the match is drawn (NM5.3)
EVERYWHERE = (1 << POINTS) - 1

# The action space: one range for each verb.
PLACE = 0  # + point
MOVE = PLACE + POINTS  # + from * POINTS + to
TAKE = MOVE + POINTS * POINTS  # + point
CONCEDE = TAKE + POINTS  # + seat; always accepted, never listed
ACTIONS = CONCEDE + SEATS
LISTED = MEN * POINTS  # the most legal actions at once


@constants
class Choice(IntEnum):
    NONE = 0
    TAKE = 1  # a man of the other player (NM4.2)


SEAT = uint8.index(SEATS)


class State(MatchState):
    """The match: the only part that is copied, stored and hashed."""

    winner = int8(-1, DRAWN)
    active = SEAT()
    to_act = SEAT()
    choice = uint8.one_of(Choice)()
    overtime = uint8(0, 0)
    turn = int16(0, 30_000)  # counts the turns of both players
    quiet = uint8(0, QUIET)  # turns since a man was placed or taken
    contestant = SEAT[SEATS]  # by seat: its contestant
    in_hand = uint8.between(0, MEN)[SEATS]  # the men still to be placed
    man = uint8.between(0, SEATS * MEN)[POINTS]  # the man on each point; 0: none


class Scratch(ChancesScratch, ValidScratch):
    """Working memory between two decisions."""

    saved = State.array(POSITIONS)
    action = int32[LISTED]


class Tables(Record):
    """The lines of the board."""

    mill = int32[MILLS]  # its three points
    beside = int32[POINTS]  # the adjacent points, as bits


class World(State, Scratch, Tables):
    """One match in progress with its working memory and tables."""
