"""Players by name."""

from __future__ import annotations

import pytest

from theagon.errors import TheagonError
from theagon.games.players import BOTS, DEFAULT_BUDGETS, PLAYERS, player_number
from theagon.kernel.arguments import checked
from theagon.kernel.players import KINDS, MOST_BUDGET, PLAYER, Player


def test_a_player_is_its_kind_and_its_budget() -> None:
    assert player_number("random") == Player.RANDOM
    assert player_number("greedy:500") == Player.GREEDY + KINDS * 500
    assert player_number(f"search:{MOST_BUDGET}") == Player.SEARCH + KINDS * MOST_BUDGET


@pytest.mark.parametrize("name", PLAYERS)
def test_the_rules_take_every_player_and_without_a_budget_it_has_its_usual_one(name: str) -> None:
    number = player_number(name)
    assert checked("decide", "player", PLAYER, number) == number
    assert number // KINDS == DEFAULT_BUDGETS.get(PLAYERS[name], 0)


def test_the_one_that_sees_everything_is_no_opponent() -> None:
    assert set(PLAYERS) - set(BOTS) == {"peeping"}


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("greed", "there is no player 'greed'"),
        ("", "there is no player ''"),
        ("random:5", "the player random has no budget"),
        ("greedy:", "'greedy:': a budget is a whole number from 1 to 1000000"),
        ("greedy:0", "a budget is"),
        ("greedy:1000001", "a budget is"),
        ("search:6.4", "a budget is"),
        ("search:-1", "a budget is"),
        ("search:٣", "a budget is"),
        ("search:" + "9" * 5000, "a budget is"),
    ],
)
def test_a_player_that_there_is_not_is_refused(name: str, message: str) -> None:
    with pytest.raises(TheagonError) as raised:
        player_number(name)
    assert message in str(raised.value)
