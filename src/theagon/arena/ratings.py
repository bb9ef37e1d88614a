"""One scale for players that all met: the model of Bradley and Terry (1952) in points of Elo, with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
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
    the last round some may be missing.
    """
    return _climbed(_won(rounds, [1.0] * len(rounds), players))


def intervals(rounds: Sequence[Sequence[float]], players: int) -> list[tuple[float, float]]:
    """The 95 % interval of each rating, by weighing whole rounds anew: what is dealt in a round is dealt to all.

    This is the bootstrap of Rubin, "The Bayesian bootstrap" (1981), whose weights have the exponential distribution.
    What happened in no pair may happen in the next, so each meeting also gets something won and something lost, as by
    the prior of Jeffreys: for each player one pair in all, on average. So few pairs give wide intervals.
    """
    chance, unseen = Random(1), 1 / (2 * (players - 1))
    drawn = []
    for _ in range(RESAMPLES):
        won = _won(rounds, [chance.expovariate(1) for _ in rounds], players)
        for i, j in permutations(range(players), 2):
            won[i][j] += chance.gammavariate(unseen, 1)
        drawn.append(_climbed(won))
    least, most = RESAMPLES // 40, RESAMPLES - 1 - RESAMPLES // 40
    return [(ratings[least], ratings[most]) for ratings in map(sorted, zip(*drawn, strict=True))]


def _won(rounds: Sequence[Sequence[float]], weights: Sequence[float], players: int) -> list[list[float]]:
    """How many pairs each player won against each other one, if every round counts by its weight."""
    won = [[DRAWN / 2] * players for _ in range(players)]
    for scores, weight in zip(rounds, weights, strict=True):
        for (i, j), score in zip(combinations(range(players), 2), scores, strict=False):
            won[i][j] += weight * score
            won[j][i] += weight * (1 - score)
    return won


def _climbed(won: Sequence[Sequence[float]]) -> list[float]:
    """The likeliest ratings, by the steps of Hunter, "MM algorithms for generalized Bradley-Terry models" (2004)."""
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
