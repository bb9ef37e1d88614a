"""The curves of chances, fitted to matches of good players and tested on others.

At the beginning of each turn of a match, trials are made for each seat; in the end it is known who won. Every second
match is for the fit, the others test it. The fit is a logistic regression on the log odds of the trials, by Newton's
method.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from theagon.games.bots.curves import Bin, Curve, Line
from theagon.match.match import Match
from theagon.match.ordered import ordered

if TYPE_CHECKING:
    from theagon.games.play.game import Game
    from theagon.match.simulate import Plan

PLAYER: Final = "search:32"
"""Who plays the matches."""
TRIALS: Final = 32
"""For each seat at the beginning of each turn."""
BINS: Final = 10
ROUNDS: Final = 30
"""Of Newton's method, which is exact to many digits long before."""
RIDGE: Final = 1e-3
"""How strongly a line is held to the plain one: it keeps the fit finite where few matches say all or nothing."""
LONGEST_STEP: Final = 1.0
"""Of Newton's method, so that it does not leap away from where little is known."""


class Observation(Struct, frozen=True):
    """What trials said for a seat, as log odds, whether it was its turn, and whether it won."""

    log_odds: float
    active: bool
    won: bool


def observations(game: Game, plan: Plan, threads: int) -> Generator[list[Observation]]:
    """The observations in each match of a plan, in its order. Close the iterator to end it early."""
    _ = game.backend  # built here if necessary, before the threads need it

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
    """The curve that fits every second match best, with how good it proves in the others."""
    active, waiting = (
        _fit([each for match in matches[::2] for each in match if each.active == turn]) for turn in (True, False)
    )
    tested = [each for match in matches[1::2] for each in match]
    said = sorted(((active if each.active else waiting).chance(each.log_odds), each.won) for each in tested)
    won = sum(won for _, won in said) / len(said)
    cuts = [len(said) * k // BINS for k in range(BINS + 1)]
    return Curve(
        active=active,
        waiting=waiting,
        brier=round(sum((chance - won) ** 2 for chance, won in said) / len(said), 4),
        naive=round(won * (1 - won), 4),
        bins=tuple(_bin(said[low:high]) for low, high in pairwise(cuts) if low < high),
    )


def _bin(part: Sequence[tuple[float, bool]]) -> Bin:
    said, came = (sum(each[k] for each in part) / len(part) for k in range(2))
    return Bin(len(part), round(said, 4), round(came, 4))


def _fit(observed: Sequence[Observation]) -> Line:
    """The line with the greatest likelihood."""
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
