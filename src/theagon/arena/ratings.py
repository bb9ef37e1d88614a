"""Ratings of players by who beat whom: the model of Bradley and Terry (1952) in Elo points, with intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from math import exp, log, log10
from random import Random
from typing import Final, TypeAlias

MEAN: Final = 1500
"""The mean of the ratings; the zero of the scale is arbitrary."""
DRAWN: Final = 0.1
"""The drawn pairs added to each meeting, so that every rating is finite."""
PRECISION: Final = 1e-6
RESAMPLES: Final = 400


Meeting: TypeAlias = "tuple[int, int, float]"
"""The numbers of two players that met, and the share of the pair that the first one won."""


def everyone_met(shares: Sequence[float], players: int) -> list[Meeting]:
    """Return a round in which every two players met, by the shares of the first, in the order of `combinations`.

    The last ones may be missing.
    """
    return [(i, j, share) for (i, j), share in zip(combinations(range(players), 2), shares, strict=False)]


def rate(rounds: Iterable[Sequence[Meeting]], players: int) -> list[float]:
    """Return the maximum likelihood ratings of players, by all meetings of all rounds."""
    return _climbed(_won([(round_, 1.0) for round_ in rounds], players))


def strengths_of(met: Sequence[Meeting], players: int) -> list[float]:
    """Return the strengths of players in the model: the share of one against another is its part of their sum."""
    return [10 ** ((rating - MEAN) / 400) for rating in rate([met], players)]


def intervals(rounds: Sequence[Sequence[Meeting]], players: int) -> list[tuple[float, float]]:
    """Return the 95 % interval of each rating, by the Bayesian bootstrap (Rubin 1981) over rounds.

    A round is what depends on each other, as meetings on the same deals do: whole rounds get random weights,
    exponentially distributed. Results that did not occur may still be possible, so each meeting also gets some wins and
    losses, as by the prior of Jeffreys: one pair in total for each player, on average. So few pairs give wide
    intervals.
    """
    chance, unseen = Random(1), 1 / (2 * (players - 1))
    drawn = []
    for _ in range(RESAMPLES):
        won = _won([(round_, chance.expovariate(1)) for round_ in rounds], players)
        drawn.append(_climbed(_with_unseen(won, chance, unseen)))
    return _middle(drawn)


def _with_unseen(won: list[list[float]], chance: Random, unseen: float) -> list[list[float]]:
    """Add the results that did not occur and may still be possible."""
    for i, j in permutations(range(len(won)), 2):
        won[i][j] += chance.gammavariate(unseen, 1)
    return won


def _middle(drawn: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
    """Return the bounds between which 95 % of each player's drawn ratings lie."""
    least, most = RESAMPLES // 40, RESAMPLES - 1 - RESAMPLES // 40
    return [(ratings[least], ratings[most]) for ratings in map(sorted, zip(*drawn, strict=True))]


def _won(rounds: Iterable[tuple[Sequence[Meeting], float]], players: int) -> list[list[float]]:
    """Return the pairs that each player won against each other one, by rounds with their weights."""
    won = [[DRAWN / 2] * players for _ in range(players)]
    for met, weight in rounds:
        for i, j, share in met:
            won[i][j] += weight * share
            won[j][i] += weight * (1 - share)
    return won


def _climbed(won: Sequence[Sequence[float]]) -> list[float]:
    """Return the ratings by the iteration of Hunter, "MM algorithms for generalized Bradley-Terry models" (2004)."""
    players = range(len(won))
    wins = [sum(won[i][j] for j in players if j != i) for i in players]
    meetings = [[(j, won[i][j] + won[j][i]) for j in players if j != i] for i in players]
    strengths, change = [1.0 for _ in players], 1.0
    while change > PRECISION:
        better = [wins[i] / sum(met / (strengths[i] + strengths[j]) for j, met in meetings[i]) for i in players]
        mean = exp(sum(map(log, better)) / len(won))
        better = [strength / mean for strength in better]
        change = max(abs(log(after / before)) for after, before in zip(better, strengths, strict=True))
        strengths = better
    return [MEAN + 400 * log10(strength) for strength in strengths]
