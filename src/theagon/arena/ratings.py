"""Ratings of players that all met: the model of Bradley and Terry (1952) in Elo points, with intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from math import exp, log, log10
from random import Random
from typing import Final

MEAN: Final = 1500
"""The mean of the ratings; the zero of the scale is arbitrary."""
DRAWN: Final = 0.1
"""The drawn pairs added to each meeting, so that every rating is finite."""
PRECISION: Final = 1e-6
RESAMPLES: Final = 400


def rate(rounds: Sequence[Sequence[float]], players: int) -> list[float]:
    """Return the maximum likelihood ratings of players.

    In each round every two of them met once, in the order of `combinations`: a round holds the shares of the first. The
    last round may be incomplete.
    """
    return _climbed(_won(rounds, [1.0] * len(rounds), players))


def intervals(rounds: Sequence[Sequence[float]], players: int) -> list[tuple[float, float]]:
    """Return the 95 % interval of each rating, by the Bayesian bootstrap (Rubin 1981) over rounds.

    All players of a round have the same deals, so whole rounds get random weights, exponentially distributed. Results
    that did not occur may still be possible, so each meeting also gets some wins and losses, as by the prior of
    Jeffreys: one pair in total for each player, on average. So few pairs give wide intervals.
    """
    chance, unseen = Random(1), 1 / (2 * (players - 1))
    drawn = []
    for _ in range(RESAMPLES):
        won = _won(rounds, [chance.expovariate(1) for _ in rounds], players)
        drawn.append(_climbed(_with_unseen(won, chance, unseen)))
    return _middle(drawn)


def rate_meetings(met: Sequence[tuple[int, int, float]], players: int) -> list[float]:
    """Return the maximum likelihood ratings of players by who met whom, and the share that the first won."""
    return _climbed(_won_in([(meeting, 1.0) for meeting in met], players))


def strengths_of(met: Sequence[tuple[int, int, float]], players: int) -> list[float]:
    """Return the strengths of players in the model: the share of one against another is its part of their sum."""
    return [10 ** ((rating - MEAN) / 400) for rating in rate_meetings(met, players)]


def meeting_intervals(met: Sequence[tuple[int, int, float]], players: int) -> list[tuple[float, float]]:
    """Return the 95 % interval of each rating, as `intervals` does, but over single meetings."""
    chance, unseen = Random(1), 1 / (2 * (players - 1))
    drawn = []
    for _ in range(RESAMPLES):
        won = _won_in([(meeting, chance.expovariate(1)) for meeting in met], players)
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


def _won_in(met: Iterable[tuple[tuple[int, int, float], float]], players: int) -> list[list[float]]:
    """Return the pairs that each player won against each other one, by meetings with their weights."""
    won = [[DRAWN / 2] * players for _ in range(players)]
    for (i, j, score), weight in met:
        won[i][j] += weight * score
        won[j][i] += weight * (1 - score)
    return won


def _won(rounds: Sequence[Sequence[float]], weights: Sequence[float], players: int) -> list[list[float]]:
    """Return the pairs that each player won against each other one, with weighted rounds."""
    return _won_in(
        (
            ((i, j, score), weight)
            for scores, weight in zip(rounds, weights, strict=True)
            for (i, j), score in zip(combinations(range(players), 2), scores, strict=False)
        ),
        players,
    )


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
