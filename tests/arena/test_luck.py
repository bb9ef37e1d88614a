"""The share that the deal decides: nothing, everything, or a known share."""

from __future__ import annotations

from random import Random

import pytest

import theagon
from theagon.arena.luck import Deal, luck_of, play_deals
from theagon.games.bots.players import player_number
from theagon.match.simulate import mirror_decks


def drawn(share: float, deals: int = 4000) -> list[Deal]:
    """Deals of which this share decides both matches, while the others decide nothing."""
    random = Random(1)

    def deal() -> Deal:
        first = float(random.random() < 0.6)
        return Deal(first, first if random.random() < share else float(random.random() < 0.6))

    return [deal() for _ in range(deals)]


@pytest.mark.parametrize("share", [0.0, 0.3, 0.8])
def test_the_share_that_the_deal_decides_is_found(share: float) -> None:
    found = luck_of(drawn(share))
    assert found is not None
    low, high = found.interval
    assert low <= share <= high
    assert high - low < 0.12


def test_deals_that_decide_all_are_found_and_equal_results_say_nothing() -> None:
    found = luck_of([Deal(1.0, 1.0), Deal(0.0, 0.0)] * 50)
    assert found is not None
    assert found.share == pytest.approx(1.0)
    assert luck_of([Deal(1.0, 1.0)] * 9) is None


def test_few_deals_that_decide_all_are_not_sure_to_do_so() -> None:
    two, many = (luck_of([Deal(1.0, 1.0), Deal(0.0, 0.0)] * half) for half in (1, 500))
    assert two is not None
    assert many is not None
    assert two.share == many.share == 1
    assert two.interval[0] < 0 < 0.9 < many.interval[0] < 1
    assert two.interval[1] == many.interval[1] == 1


def test_results_that_differ_within_each_deal_are_less_alike_than_by_chance() -> None:
    found = luck_of([Deal(1.0, 0.0), Deal(0.0, 1.0)])
    assert found is not None
    assert found.share == found.interval[0] == -1


def test_a_deal_is_played_twice_with_other_draws_and_alike_on_every_number_of_threads() -> None:
    game = theagon.load("gods-unchained")
    plan = mirror_decks(list(game.starter_decks().values()), 40, 1)
    number = player_number("greedy:20", game.name)
    deals = list(play_deals(game, plan, number))
    assert deals == list(play_deals(game, plan, number, workers=3))
    assert any(deal.first != deal.second for deal in deals)
