"""Calibration of the chances: curves fitted to matches of good players, and tested on others.

At the beginning of each turn of a match, trials are made for each seat; at the end the winner is known. Every second
match is for the fit, the others for the test. The fit is a logistic regression on the log odds of the trials, by
Newton's method.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import pairwise
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from theagon.games.bots.curves import Bin, Curve, Line
from theagon.match.match import Match
from theagon.match.ordered import ordered

if TYPE_CHECKING:
    from theagon.games.play.game import Game
    from theagon.match.simulate import Plan

PLAYER: Final = "search:32"
"""The player of the matches."""
TRIALS: Final = 32
"""The trials for each seat at the beginning of each turn."""
BINS: Final = 10
ROUNDS: Final = 30
"""The rounds of Newton's method, which converges long before."""
RIDGE: Final = 1e-3
"""The strength of regularization towards the identity: it keeps the fit finite with few or one-sided matches."""
LONGEST_STEP: Final = 1.0
"""The longest step of Newton's method, so that it does not diverge where there are few data."""


class Observation(Struct, frozen=True):
    """The result of the trials for a seat as log odds, whether it was its turn, and whether it won."""

    log_odds: float
    active: bool
    won: bool


def observations(game: Game, plan: Plan, threads: int) -> Generator[list[Observation]]:
    """Play a plan. Yields the observations of each match in order. Close the iterator to end it early."""
    _ = game.backend  # built here if necessary, before the threads use it

    def observe(k: int) -> list[Observation]:
        pairing = plan.pairing(k)
        setup = game.setup([plan.decks[i] for i in pairing.decks], seed=pairing.seed, options=plan.options)
        match, seen, turn = Match(game, setup), list[tuple[int, float, bool]](), 0
        while not match.position.is_over:
            position, number = match.position, len(match.history)
            if position.turn > turn:
                turn = position.turn
                for seat in range(position.seats):
                    log_odds = position.trials(seat, None, TRIALS, number).log_odds
                    seen.append((seat, log_odds, seat == position.active))
            match.apply(position.decide(PLAYER, number))
        returns = match.position.returns()
        return [Observation(log_odds, active, returns[seat] > 0) for seat, log_odds, active in seen]

    yield from ordered(observe, range(plan.games), threads)


def fitted(matches: Sequence[Sequence[Observation]]) -> Curve:
    """Fit the curve to every second match. Returns it with its quality in the others."""
    active, waiting = (
        _fit([each for match in matches[::2] for each in match if each.active == turn]) for turn in (True, False)
    )
    tested = [each for match in matches[1::2] for each in match]
    predicted = [((active if each.active else waiting).chance(each.log_odds), each.won) for each in tested]
    predicted.sort(key=itemgetter(0))  # not by the results: among equal chances losses would come first
    won = sum(won for _, won in predicted) / len(predicted)
    cuts = [len(predicted) * k // BINS for k in range(BINS + 1)]
    return Curve(
        active=active,
        waiting=waiting,
        brier=round(sum((chance - won) ** 2 for chance, won in predicted) / len(predicted), 4),
        naive=round(won * (1 - won), 4),
        bins=tuple(_bin(predicted[low:high]) for low, high in pairwise(cuts) if low < high),
    )


def _bin(part: Sequence[tuple[float, bool]]) -> Bin:
    predicted, observed = (sum(each[k] for each in part) / len(part) for k in range(2))
    return Bin(len(part), round(predicted, 4), round(observed, 4))


def _fit(observed: Sequence[Observation]) -> Line:
    """Return the line of maximum likelihood."""
    line = Line()
    for _ in range(ROUNDS):
        gradient = [-RIDGE * line.intercept, -RIDGE * (line.slope - 1)]
        curvature = [RIDGE, 0.0, RIDGE]
        for each in observed:
            chance = line.chance(each.log_odds)
            miss, weight = each.won - chance, chance * (1 - chance)
            gradient[0] += miss
            gradient[1] += miss * each.log_odds
            curvature[0] += weight
            curvature[1] += weight * each.log_odds
            curvature[2] += weight * each.log_odds**2
        determinant = curvature[0] * curvature[2] - curvature[1] ** 2
        steps = (
            (curvature[2] * gradient[0] - curvature[1] * gradient[1]) / determinant,
            (curvature[0] * gradient[1] - curvature[1] * gradient[0]) / determinant,
        )
        intercept, slope = (max(-LONGEST_STEP, min(LONGEST_STEP, step)) for step in steps)
        line = Line(line.intercept + intercept, line.slope + slope)
    return Line(round(line.intercept, 4), round(line.slope, 4))
