"""The equilibrium mix of decks: how often to bring each, so that no deck wins more than half against the mix.

Every two decks have met, and each has won some share. Choosing a deck is then a game of its own, symmetric and with
two players; its equilibrium solves a linear program, by the simplex method with Bland's rule, which ends for any
shares. Several mixes may be in equilibrium: this is one of them. (von Neumann 1928; Bland 1977.)
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Final

from theagon.match.tally import Score

if TYPE_CHECKING:
    from collections.abc import Sequence

DRAWS: Final = 200
"""Worlds of shares that agree with the matches, for the intervals of a mix."""
TINY: Final = 1e-9
"""What rounding leaves where a number is zero."""


def equilibrium(shares: Sequence[Sequence[float]]) -> list[float]:
    """Return the mix for shares[i][j], the share of its matches that deck i wins against deck j. It sums up to 1.

    The other side wants to be beaten as seldom as possible: of all y >= 0 with (1 + shares) y <= 1 it takes the one
    with the largest sum.
    """
    count = len(shares)
    rows = [
        [1 + share for share in row] + [float(i == j) for j in range(count)] + [1.0] for i, row in enumerate(shares)
    ]
    goal = [-1.0] * count + [0.0] * (count + 1)
    basis = list(range(count, 2 * count))
    while (entering := next((j for j, gain in enumerate(goal[:-1]) if gain < -TINY), None)) is not None:
        bounds = [(row[-1] / row[entering], basis[i], i) for i, row in enumerate(rows) if row[entering] > TINY]
        _, _, leaving = min(bounds)
        pivot = rows[leaving] = [value / rows[leaving][entering] for value in rows[leaving]]
        for row in (*rows, goal):
            if row is not pivot and (factor := row[entering]):
                row[:] = [value - factor * other for value, other in zip(row, pivot, strict=True)]
        basis[leaving] = entering
    weights = {column: row[-1] for column, row in zip(basis, rows, strict=True) if column < count}
    total = sum(weights.values())
    return [max(0.0, weights.get(deck, 0.0) / total) for deck in range(count)]


def mix_of(pairs: dict[tuple[int, int], Score], count: int) -> list[tuple[float, tuple[float, float]]]:
    """Return each deck's share of the mix, and the interval in which 95 % of its shares in likely worlds lie.

    `pairs` are the scores of decks i < j, seen from i. In a likely world a pair's share of wins is drawn from its
    posterior after these matches, with a uniform prior: a pair that has not met may win any share. Drawn matches count
    half.
    """
    drawn = Random(0)
    posteriors = {pair: _posterior(pairs.get(pair, Score())) for pair in combinations(range(count), 2)}
    worlds = [
        equilibrium(_shares({pair: drawn.betavariate(*posterior) for pair, posterior in posteriors.items()}, count))
        for _ in range(DRAWS)
    ]
    found = equilibrium(_shares({pair: wins / (wins + losses) for pair, (wins, losses) in posteriors.items()}, count))
    edge = DRAWS // 40
    ordered = [sorted(world[deck] for world in worlds) for deck in range(count)]
    return [(share, (each[edge], each[-1 - edge])) for share, each in zip(found, ordered, strict=True)]


def _posterior(score: Score) -> tuple[float, float]:
    """Return the parameters of the beta distribution of a share of wins."""
    won = score.won + score.drawn / 2
    return won + 1, score.played - won + 1


def _shares(known: dict[tuple[int, int], float], count: int) -> list[list[float]]:
    """Return the whole grid. A deck against itself wins half."""
    return [
        [known[i, j] if (i, j) in known else 1 - known.get((j, i), 0.5) for j in range(count)] for i in range(count)
    ]
