"""Ratings: one scale that says of every two players what they would win."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from theagon.arena.ratings import MEAN, Meeting, everyone_met, intervals, rate
from theagon.arena.standing import share_of

ONE_WON = everyone_met([1.0], 2)


def expected(strengths: list[float]) -> list[float]:
    """What the first of every two of these players wins."""
    return [share_of(one - other) for one, other in combinations(strengths, 2)]


def rounds_of(strengths: list[float], count: int, dice: Random) -> list[list[Meeting]]:
    """Rounds between players of these strengths, each pair two matches."""
    shares = expected(strengths)
    drawn = ([((dice.random() < share) + (dice.random() < share)) / 2 for share in shares] for _ in range(count))
    return [everyone_met(each, len(strengths)) for each in drawn]


def test_shares_that_fit_a_scale_are_rated_by_it() -> None:
    strengths = [1300.0, 1450.0, 1500.0, 1750.0]
    assert rate([everyone_met(expected(strengths), 4)] * 1000, 4) == pytest.approx(strengths, abs=0.5)


@pytest.mark.parametrize(("share", "points"), [(0.5, 0), (0.64, 100), (0.76, 200)])
def test_for_two_players_the_scale_is_that_of_elo(share: float, points: float) -> None:
    first, second = rate([everyone_met([share], 2)] * 1000, 2)
    assert first - second == pytest.approx(points, abs=1)
    assert first + second == pytest.approx(2 * MEAN)


def test_who_wins_everything_has_a_rating_too_and_a_better_one_for_more_matches() -> None:
    leads = [first - second for first, second in (rate([ONE_WON] * count, 2) for count in (1, 10, 100))]
    assert leads == sorted(leads)
    assert leads[-1] < 1500


def test_a_last_round_that_was_cut_short_counts_as_far_as_it_was_played() -> None:
    whole = [everyone_met([1.0, 1.0, 0.5], 3)] * 3
    assert rate([*whole, everyone_met([0.0], 3)], 3)[0] < rate(whole, 3)[0]


@pytest.mark.parametrize(
    ("strengths", "pairs"),
    [
        ([1400.0, 1480.0, 1620.0], 30),
        ([1500.0, 1500.0], 5),
        ([1300.0, 1700.0], 5),
        ([1300.0, 1700.0], 10),
        ([1200.0, 1800.0], 20),
        ([1300.0, 1500.0, 1700.0], 5),
    ],
)
@pytest.mark.slow
def test_nineteen_of_twenty_intervals_hold_the_true_rating(strengths: list[float], pairs: int) -> None:
    """However few the pairs are, and even where a player wins nearly all."""
    dice, held, players = Random(5), 0, len(strengths)
    times = 120 // players
    for _ in range(times):
        found = intervals(rounds_of(strengths, pairs, dice), players)
        held += sum(low <= strength <= high for strength, (low, high) in zip(strengths, found, strict=True))
    assert held / (times * players) >= 0.88


def test_an_interval_of_few_pairs_is_wide_even_if_one_player_won_them_all() -> None:
    widths = [high - low for (low, high), _ in (intervals([ONE_WON] * count, 2) for count in (1, 3, 10, 1000))]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] > 300
