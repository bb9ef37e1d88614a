"""User-written bots in the arena."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tests.arena.test_pairs import plan_of, timeless
from tests.games.kits import KITS, MODES
from theagon.arena.own import OwnPlayer, find_bot
from theagon.arena.pairs import play_pairs
from theagon.arena.standing import Standing
from theagon.errors import TheagonError
from theagon.games.bots.players import player_number
from theagon.games.play.position import Position

HERE = f"{__name__}:"


def drawing(position: Position, seed: int) -> int:
    """Draws from the legal actions by its seed."""
    legal = position.legal_actions()
    return legal[seed % len(legal)]


def greedy(position: Position, seed: int) -> int:
    return position.decide("greedy:20", seed)


def conceding(position: Position, _seed: int) -> int:
    return int(KITS["army-of-gods"].game().concession(position.to_act))


def several(position: Position, _seed: int) -> Any:
    return np.array(position.legal_actions()[:2])


def failing(_position: Position, _seed: int) -> int:
    raise KeyError("hand")


def witness(position: Position, seed: int) -> int:
    """Notes what it was given, and spoils its position."""
    SEEDS.append(seed)
    assert position.setup.seed == 0
    action = position.legal_actions()[0]
    position.apply(action)
    return action


SEEDS: list[int] = []
NOTHING = 3


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_who_meets_itself_wins_exactly_one_half_in_each_pair(name: str, mode: str) -> None:
    game, plan = plan_of(name, mode, 3)
    own = OwnPlayer(f"{HERE}drawing", game).on_machine
    pairs = list(play_pairs(game, plan, (own, own)))
    assert {pair.score for pair in pairs} == {0.5}
    assert timeless(list(play_pairs(game, plan, (own, own), workers=2))) == timeless(pairs)


@pytest.mark.parametrize("name", KITS)
def test_it_meets_the_bots_of_the_rules(name: str) -> None:
    game, plan = plan_of(name, KITS[name].modes[0], 4)
    standing = Standing()
    standing.add(play_pairs(game, plan, (OwnPlayer(f"{HERE}greedy", game).on_machine, player_number("random"))))
    assert standing.share > 0.8
    assert standing.decisions[0] > 0
    assert standing.seconds[0] > 0


def test_at_a_table_it_gets_a_copy_of_the_position_without_the_seed_of_the_match() -> None:
    game: Any = KITS["army-of-gods"].game()
    position = game.new(game.setup(seed=7))
    before = position.state_hash()
    assert OwnPlayer(f"{HERE}witness", game).decide(position, 1) == position.legal_actions()[0]
    assert position.state_hash() == before


def test_each_decision_has_its_own_seed_and_position() -> None:
    game, plan = plan_of("army-of-gods", "two", 1)
    SEEDS.clear()
    list(play_pairs(game, plan, (OwnPlayer(f"{HERE}witness", game).on_machine, player_number("random"))))
    assert len(SEEDS) > 20
    assert max(Counter(SEEDS).values()) <= 2  # in a match they differ; the other one of the pair has the same


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("conceding", r"conceding chose \d+, which is none of the \d+ legal actions"),
        ("failing", "failing failed: KeyError: 'hand'"),
        ("several", "several: action must be an int, not a ndarray"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said_with_its_name(name: str, said: str) -> None:
    game, plan = plan_of("army-of-gods", "two", 1)
    with pytest.raises(TheagonError, match=said):
        list(play_pairs(game, plan, (OwnPlayer(HERE + name, game).on_machine, player_number("random"))))


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("nowhere:bot", "there is no bot at 'nowhere:bot': No module named 'nowhere'"),
        (f"{HERE}nobody", "has no attribute 'nobody'"),
        (f"{HERE}NOTHING", "NOTHING is an int, and no function of a position and a seed"),
        ("", "bot: names no function"),
        (__name__, f"bot:{__name__} names no function"),
    ],
)
def test_a_bot_that_there_is_not_is_refused(source: str, said: str) -> None:
    with pytest.raises(TheagonError, match=said):
        find_bot(source)
