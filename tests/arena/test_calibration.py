"""The fit of the curves of chances: it finds the curve that the observations came from, and tests it on others."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

import theagon
from tests.cli.running import theagon as command
from theagon.arena.calibration import Observation, fitted, observations
from theagon.cli import INTERRUPTED
from theagon.match.simulate import drawn_decks


def drawn(intercept: float, slope: float, matches: int) -> list[list[Observation]]:
    """Matches in which the curve with these parameters is the truth."""
    random = Random(1)
    found = []
    for _ in range(matches):
        log_odds = [random.uniform(-3, 3) for _ in range(20)]
        chances = [1 / (1 + exp(-intercept - slope * each)) for each in log_odds]
        turns = range(len(chances))
        found.append([Observation(log_odds[k], k % 2 == 0, random.random() < chances[k]) for k in turns])
    return found


@pytest.mark.parametrize(("intercept", "slope"), [(0.0, 1.0), (0.7, 0.5), (-1.0, 2.0)])
def test_the_fit_finds_the_curve_that_is_the_truth(intercept: float, slope: float) -> None:
    curve = fitted(drawn(intercept, slope, 1000))
    for line in (curve.active, curve.waiting):
        assert line.intercept == pytest.approx(intercept, abs=0.1)
        assert line.slope == pytest.approx(slope, abs=0.1)
    assert curve.brier < curve.naive
    for each in curve.bins:
        assert each.came == pytest.approx(each.said, abs=0.06)


def test_positions_of_equal_chances_come_alike_in_all_bins_that_share_them() -> None:
    match = [Observation(5.0, active, won) for won in (True, False) for active in (True, False)]
    assert {each.came for each in fitted([match * 10] * 4).bins} == {0.5}


def test_a_curve_is_tested_on_matches_that_it_was_not_fitted_to() -> None:
    """Where every second match is otherwise, what was said does not come."""
    matches = drawn(0.0, 2.0, 400)
    for match in matches[1::2]:
        match[:] = [Observation(-each.log_odds, each.active, each.won) for each in match]
    curve = fitted(matches)
    assert curve.active.slope == pytest.approx(2.0, abs=0.2)
    assert curve.brier > curve.naive


def test_a_fit_on_only_hopeless_positions_stays_finite() -> None:
    curve = fitted([[Observation(-5.0, active, False) for active in (True, False)] * 9] * 4)
    assert curve.brier < 0.01


def test_where_trials_tell_who_wins_without_a_mistake_nothing_becomes_infinite() -> None:
    curve = fitted([[Observation(x, active, x > 0) for x in (-5.0, -0.1, 0.1, 5.0) for active in (True, False)]] * 4)
    assert curve.brier < 0.05
    assert 1 < curve.active.slope < 1000


@pytest.mark.slow
def test_each_seat_is_observed_at_the_beginning_of_each_turn() -> None:
    game = theagon.load("gods-unchained")
    plan = drawn_decks(list(game.starter_decks().values()), 2, 5)
    alone, together = (list(observations(game, plan, threads)) for threads in (1, 2))
    assert alone == together
    for match in alone:
        assert len(match) % 2 == 0
        assert sum(each.won for each in match) == len(match) / 2


def test_a_calibration_that_is_stopped_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theagon.cli.calibrate.play_through", lambda *_: True)
    result = command("calibrate", "army-of-gods")
    assert (result.exit_code, result.stderr) == (INTERRUPTED, "\nStopped.\n")
