"""Glicko-2, as Glickman publishes it."""

from __future__ import annotations

import pytest

from theagon.arena.glicko import MEAN, UNKNOWN, Glicko, after_games, after_idle

ROUNDED = 0.01
"""Glickman rounds each step of his example to four digits or so."""


def test_the_example_of_the_paper_comes_out() -> None:
    met = [(Glicko(1400, 30), 1.0), (Glicko(1550, 100), 0.0), (Glicko(1700, 300), 0.0)]
    player = after_games(Glicko(1500, 200, 0.06), met)
    assert player.rating == pytest.approx(1464.06, abs=ROUNDED)
    assert player.deviation == pytest.approx(151.52, abs=ROUNDED)
    assert player.volatility == pytest.approx(0.05999, abs=1e-5)


def test_a_draw_between_equals_moves_neither_and_teaches_of_both() -> None:
    one = after_games(Glicko(), [(Glicko(), 0.5)])
    assert one.rating == MEAN
    assert one.deviation < UNKNOWN


def test_a_result_moves_one_of_whom_little_is_known_more() -> None:
    known, unknown = Glicko(1500, 60), Glicko(1500, 300)
    assert after_games(unknown, [(known, 1)]).rating - 1500 > 10 * (after_games(known, [(unknown, 1)]).rating - 1500)


def test_unexpected_results_raise_the_volatility() -> None:
    strong = Glicko(2200, 40)
    beaten = after_games(strong, [(Glicko(1400, 40), 0)] * 3)
    expected = after_games(strong, [(Glicko(1400, 40), 1)] * 3)
    assert beaten.volatility > strong.volatility > expected.volatility


def test_a_win_never_lowers_a_rating_and_a_loss_never_raises_it() -> None:
    for rating in (600, 1500, 2900):
        for deviation in (40, 350):
            player = Glicko(rating, deviation)
            assert after_games(player, [(Glicko(), 1)]).rating >= rating >= after_games(player, [(Glicko(), 0)]).rating


def test_who_does_not_play_keeps_the_rating_and_is_known_less() -> None:
    player = Glicko(1700, 50, 0.06)
    rested = after_idle(player, 1)
    assert (rested.rating, rested.volatility) == (1700, 0.06)
    assert rested.deviation == pytest.approx((50**2 + (173.7178 * 0.06) ** 2) ** 0.5)
    assert after_idle(after_idle(player, 3), 4).deviation == pytest.approx(after_idle(player, 7).deviation)
    assert after_idle(player, 100_000).deviation == UNKNOWN
    assert after_idle(player, 0) == player
