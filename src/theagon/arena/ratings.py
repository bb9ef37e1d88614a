"""One scale for players that all met: the model of Bradley and Terry (1952) in points of Elo, with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp, log, log10
from random import Random
from typing import Final

MEAN: Final = 1500
"""The mean of the ratings: a scale has no zero of its own."""
DRAWN: Final = 0.1
"""Drawn pairs that are added to each meeting, so that nobody's rating is without bound."""
PRECISION: Final = 1e-6
RESAMPLES: Final = 400


def rate(rounds: Sequence[Sequence[float]], players: int) -> list[float]:
    """The likeliest ratings of players.

    In each round every two of them met once, in the order of `combinations`: the round has the shares of the first. Of
    the last round some may be missing. The likelihood is climbed as by Hunter, "MM algorithms for generalized
    Bradley-Terry models" (2004).
    """
    won = [[DRAWN / 2] * players for _ in range(players)]
    for scores in rounds:
        for (i, j), score in zip(combinations(range(players), 2), scores, strict=False):
            won[i][j] += score
            won[j][i] += 1 - score
    strengths, change = [1.0] * players, 1.0
    while change > PRECISION:
        better = [_better(won, strengths, i) for i in range(players)]
        mean = exp(sum(map(log, better)) / players)
        better = [strength / mean for strength in better]
        change = max(abs(log(after / before)) for after, before in zip(better, strengths, strict=True))
        strengths = better
    return [MEAN + 400 * log10(strength) for strength in strengths]


def _better(won: Sequence[Sequence[float]], strengths: Sequence[float], i: int) -> float:
    """A likelier strength of a player, if those of the others are right."""
    others = [j for j in range(len(won)) if j != i]
    met = sum((won[i][j] + won[j][i]) / (strengths[i] + strengths[j]) for j in others)
    return sum(won[i][j] for j in others) / met


def intervals(rounds: Sequence[Sequence[float]], players: int) -> list[tuple[float, float]]:
    """The 95 % interval of each rating, by drawing whole rounds again: what is dealt in a round is dealt to all."""
    chance = Random(1)
    drawn = [rate(chance.choices(rounds, k=len(rounds)), players) for _ in range(RESAMPLES)]
    least, most = RESAMPLES // 40, RESAMPLES - 1 - RESAMPLES // 40
    return [(ratings[least], ratings[most]) for ratings in map(sorted, zip(*drawn, strict=True))]
