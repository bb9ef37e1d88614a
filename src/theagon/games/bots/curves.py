"""The curves by which trials become chances, one for each game and mode.

They are fitted to recorded matches by `theagon calibrate`, and lie with each game in `chances.json`. A game without
that file has the plain curve.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final

from msgspec import Struct

from theagon.games.bots.chances import Chances, Trials
from theagon.games.packaged import measured

DIGITS: Final = 4
"""The digits of a probability: fewer than trials can distinguish, so that it is the same on every machine."""


class Bin(Struct, frozen=True):
    """Positions with about the same prediction: their number, the average prediction, and the number that were won."""

    positions: int
    said: float
    came: float


class Line(Struct, frozen=True):
    """The log odds of winning, by those of the trials."""

    intercept: float = 0.0
    slope: float = 1.0

    def chance(self, log_odds: float) -> float:
        """Return the probability to win."""
        odds = self.intercept + self.slope * log_odds
        return 1 / (1 + exp(-odds)) if odds > 0 else exp(odds) / (1 + exp(odds))  # neither overflows


class Curve(Struct, frozen=True):
    """The curves from trials to probabilities, for the active seat and for waiting ones, and their quality in a test.

    Trials stop where another's turn ends, so they underestimate the one seat and overestimate the other.
    """

    active: Line = Line()
    waiting: Line = Line()
    brier: float = 0.25  # the mean squared error of the probabilities; 0.25 for always one half
    naive: float = 0.25  # the same for always saying how many were won
    bins: tuple[Bin, ...] = ()

    def chances(self, trials: Trials, is_active: bool) -> Chances:
        """Return the chances that trials give a seat."""
        draw = trials.drawn / trials.worlds
        win = (1 - draw) * (self.active if is_active else self.waiting).chance(trials.log_odds)
        return Chances(round(win, DIGITS), round(draw, DIGITS))


class Curves(Struct, frozen=True):
    """The curves of a game by mode, and how they were made."""

    command: str
    version: str  # of theagon
    rules: str
    modes: Mapping[str, Curve]


PLAIN: Final = Curve()


def curves(game: str) -> Curves | None:
    """Return the curves that come with a game, if any do."""
    return measured(game, "chances.json", Curves)


def curve_of(game: str, mode: str) -> Curve:
    """Return the curve for a mode of a game."""
    found = curves(game)
    return PLAIN if found is None else found.modes.get(mode, PLAIN)
