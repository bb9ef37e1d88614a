"""Ratings of people by Glicko-2: Glickman, "Example of the Glicko-2 system" (2013). Comments cite its steps.

The rating is the strength of a player, the deviation its uncertainty, the volatility the rate of its changes. There is
no clock here: callers give the number of rating periods.
"""

from __future__ import annotations

from math import exp, hypot, log, pi, sqrt
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence

MEAN: Final = 1500.0
SCALE: Final = 173.7178
"""The rating points in one unit of the formulas' scale."""
UNKNOWN: Final = 350.0
"""The deviation of an unknown player, and the greatest deviation."""
TAU: Final = 0.5
"""The constraint on changes of volatility. Glickman recommends 0.3 to 1.2 and uses this value in his example."""
PRECISION: Final = 1e-6


class Glicko(Struct, frozen=True):
    """The rating of a player; by default that of an unknown one (step 1)."""

    rating: float = MEAN
    deviation: float = UNKNOWN
    volatility: float = 0.06


def after_idle(player: Glicko, periods: float) -> Glicko:
    """Return the rating after `periods` rating periods without a game: its deviation grows (step 6)."""
    grown = hypot(player.deviation, SCALE * player.volatility * sqrt(periods))
    return Glicko(player.rating, min(grown, UNKNOWN), player.volatility)


def after_games(player: Glicko, games: Sequence[tuple[Glicko, float]]) -> Glicko:
    """Return the rating after a rating period with these games, at least one.

    A game is the opponent's rating before the period, and the score: 1 for a win, 0.5 for a draw, 0 for a loss.
    """
    mean, deviation = (player.rating - MEAN) / SCALE, player.deviation / SCALE  # step 2
    information = surprise = 0.0
    for other, score in games:
        weight = 1 / sqrt(1 + 3 * (other.deviation / SCALE / pi) ** 2)
        expected = 1 / (1 + exp(-weight * (player.rating - other.rating) / SCALE))
        information += weight**2 * expected * (1 - expected)  # step 3
        surprise += weight * (score - expected)  # step 4
    volatility = _volatility(player.volatility, deviation, 1 / information, surprise / information)
    known = 1 / (1 / hypot(deviation, volatility) ** 2 + information)  # steps 6 and 7
    return Glicko(MEAN + SCALE * (mean + known * surprise), min(SCALE * sqrt(known), UNKNOWN), volatility)


def _volatility(before: float, deviation: float, variance: float, improvement: float) -> float:
    """Return the new volatility: the root of a function, found by the Illinois algorithm (step 5)."""
    start = log(before**2)
    expected = deviation**2 + variance

    def slope(x: float) -> float:
        surplus = improvement**2 - expected - exp(x)
        return exp(x) * surplus / (2 * (expected + exp(x)) ** 2) - (x - start) / TAU**2

    one, other = start, start - TAU
    if improvement**2 > expected:
        other = log(improvement**2 - expected)
    else:
        while slope(other) < 0:
            other -= TAU
    at_one, at_other = slope(one), slope(other)
    while abs(other - one) > PRECISION:
        between = one + (one - other) * at_one / (at_other - at_one)
        at_between = slope(between)
        if at_between * at_other <= 0:
            one, at_one = other, at_other
        else:
            at_one /= 2
        other, at_other = between, at_between
    return exp(one / 2)
