"""Equilibrium mixes of decks."""

from __future__ import annotations

from random import Random

import pytest

from theagon.arena.mix import equilibrium, mix_of
from theagon.match.tally import Score


def test_three_decks_that_beat_each_other_in_a_ring_are_mixed_alike() -> None:
    assert equilibrium([[0.5, 1, 0], [0, 0.5, 1], [1, 0, 0.5]]) == pytest.approx([1 / 3] * 3)


def test_a_deck_that_beats_all_others_is_brought_always() -> None:
    assert equilibrium([[0.5, 0.6, 0.7], [0.4, 0.5, 0.9], [0.3, 0.1, 0.5]]) == pytest.approx([1, 0, 0])


@pytest.mark.parametrize("count", [1, 2, 7, 30])
def test_no_deck_wins_more_than_half_against_the_mix(count: int) -> None:
    drawn = Random(count)
    shares = [[0.5] * count for _ in range(count)]
    for i in range(count):
        for j in range(i):
            shares[i][j] = drawn.choice([0.0, 0.25, 0.5, drawn.random(), 1.0])
            shares[j][i] = 1 - shares[i][j]
    mix = equilibrium(shares)
    assert sum(mix) == pytest.approx(1)
    assert min(mix) >= 0
    for row in shares:
        assert sum(share * weight for share, weight in zip(row, mix, strict=True)) <= 0.5 + 1e-6


def test_the_interval_of_a_share_is_narrow_only_after_many_matches() -> None:
    ring = {(0, 1): 0.6, (1, 2): 0.6, (0, 2): 0.4}
    few, many = (
        mix_of({pair: Score(played, int(share * played)) for pair, share in ring.items()}, 3)
        for played in (10, 100_000)
    )
    assert [share for share, _ in many] == pytest.approx([1 / 3] * 3, abs=0.01)
    for (share, (low, high)), (_, (lowest, highest)) in zip(many, few, strict=True):
        assert low <= share <= high
        assert high - low < 0.1 < highest - lowest


def test_nothing_is_known_of_the_share_of_a_deck_that_has_not_played() -> None:
    *_, (_, interval) = mix_of({(0, 1): Score(1000, 500)}, 3)
    assert interval == pytest.approx((0, 1))
