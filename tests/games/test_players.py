"""Players by name."""

from __future__ import annotations

import pytest

from theagon.errors import TheagonError
from theagon.games import NAMES as GAMES
from theagon.games.bots.levels import LEVELS
from theagon.games.bots.players import BOTS, DEFAULT_BUDGETS, PLAYERS, player_number
from theagon.games.bots.players import KINDS as NAMED
from theagon.kernel.arguments import checked
from theagon.kernel.players import BUDGETS, KINDS, MOST_BUDGET, PLAYER, Player


def test_a_player_is_its_kind_and_its_budget() -> None:
    assert player_number("random") == Player.RANDOM
    assert player_number("greedy:500") == Player.GREEDY + KINDS * 500
    assert player_number(f"search:{MOST_BUDGET}") == Player.SEARCH + KINDS * MOST_BUDGET


@pytest.mark.parametrize("name", NAMED)
def test_the_rules_take_every_player_and_without_a_budget_it_has_its_usual_one(name: str) -> None:
    number = player_number(name)
    assert checked("decide", "player", PLAYER, number) == number
    assert number // KINDS == DEFAULT_BUDGETS.get(NAMED[name], 0)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("game", [*GAMES, "a game of others"])
def test_the_rules_take_every_level_with_its_strength_in_a_game(name: str, game: str) -> None:
    number = player_number(name, game)
    assert checked("decide", "player", PLAYER, number) == number
    assert 1 <= number // KINDS % BUDGETS <= MOST_BUDGET


def test_the_controls_are_no_opponents() -> None:
    assert set(PLAYERS) - set(BOTS) == {"peeping", "flat"}


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("greed", "there is no player 'greed'"),
        ("", "there is no player ''"),
        ("random:5", "the player random has no budget of your choice"),
        ("level-9", "there is no player 'level-9'"),
        ("level-3:64", "the player level-3 has no budget of your choice"),
        ("greedy:", "'greedy:': a budget is a whole number from 1 to 1000000"),
        ("greedy:0", "a budget is"),
        ("greedy:1000001", "a budget is"),
        ("greedy:0010000000000", "a budget is"),
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
