"""Statistics of pairs: shares, intervals, Elo and the sequential test."""

from __future__ import annotations

from random import Random

import pytest

from theagon.arena.pairs import Pair, Played
from theagon.arena.standing import Standing, elo, share_of


def pair(first: float, second: float) -> Pair:
    return Pair(Played(first, 1.0, (3, 2), (0.003, 0.01)), Played(second, 0.5, (1, 2), (0.001, 0.03)))


def standing(*scores: tuple[float, float]) -> Standing:
    found = Standing()
    found.add(pair(*score) for score in scores)
    return found


def drawn_pair(dice: Random, strength: float) -> Pair:
    """A pair between players so far apart in Elo; in one of two, what is dealt favours one side as much as it can."""
    dealt = dice.random()
    other = 1 - dealt if dice.random() < 0.5 else dice.random()
    return pair(float(dealt < share_of(strength)), float(other < share_of(strength)))


def test_matches_are_counted_as_won_drawn_and_lost_and_pairs_by_their_share() -> None:
    facts = standing((1, 1), (1, 0), (0, 1), (0.5, 0), (0, 0)).facts()
    assert (facts["pairs"], facts["won"], facts["drawn"], facts["lost"]) == (5, 4, 1, 5)
    assert facts["share"] == 0.45
    assert facts["pairs_by_share"] == {"0.0": 1, "0.25": 1, "0.5": 2, "1.0": 1}
    assert facts["first_seat"] == 0.75
    assert facts["milliseconds_a_decision"] == pytest.approx([1.0, 10.0])


@pytest.mark.parametrize(
    ("won", "lost", "low", "high"), [(0, 10, 0.0, 0.3262), (10, 0, 0.6738, 1.0), (15, 15, 0.3319, 0.6681)]
)
def test_the_interval_adds_two_pairs_won_and_two_lost(won: int, lost: int, low: float, high: float) -> None:
    """Agresti and Coull, The American Statistician 52 (1998): (x + 2) / (n + 4), with the usual deviation."""
    found = standing(*[(1, 1)] * won, *[(0, 0)] * lost)
    assert found.interval() == pytest.approx((low, high), abs=0.0001)


def test_the_interval_is_over_pairs_not_over_matches() -> None:
    """Where each player wins once whatever is dealt, nothing is left to chance."""
    even, swept = standing(*[(1, 0)] * 50), standing(*[(1, 1), (0, 0)] * 25)
    assert even.share == swept.share == 0.5
    widths = [high - low for low, high in (even.interval(), swept.interval())]
    assert widths[0] < widths[1] / 3


def test_ninety_five_of_a_hundred_intervals_hold_the_true_share() -> None:
    dice, held = Random(1), 0
    for _ in range(500):
        low, high = standing(*[(float(dice.random() < 0.6), float(dice.random() < 0.6)) for _ in range(40)]).interval()
        held += low <= 0.6 <= high
    assert 0.93 <= held / 500 <= 0.985


@pytest.mark.parametrize(("share", "points"), [(0.5, 0), (0.64, 100), (0.76, 200), (0.909, 400), (0.36, -100)])
def test_elo_is_the_usual_scale(share: float, points: float) -> None:
    """Arpad Elo's logistic curve, as rating lists print it."""
    assert elo(share) == pytest.approx(points, abs=1)
    assert share_of(points) == pytest.approx(share, abs=0.001)


def test_who_wins_all_or_nothing_has_no_elo() -> None:
    assert (elo(0.0), elo(1.0)) == (None, None)


@pytest.mark.parametrize(("strength", "verdict"), [(0, "not stronger"), (80, "stronger")])
def test_a_sequential_test_errs_in_no_more_than_five_of_a_hundred_cases(strength: float, verdict: str) -> None:
    dice, right, runs = Random(7), 0, 150
    for _ in range(runs):
        found = Standing()
        while found.verdict(0, 80) is None:
            found.add([drawn_pair(dice, strength)])
        right += found.verdict(0, 80) == verdict
    assert right >= 0.95 * runs - 4
