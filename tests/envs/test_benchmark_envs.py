"""The environments to learn in for a benchmark: mirrors of the decks to learn with, and nothing that is for tests."""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from theagon.arena.protocol import environments, load_protocol, named_decks
from theagon.envs.benchmark import aec
from theagon.envs.gymnasium import MatchEnv, MatchVectorEnv
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.kernel.rng import FIRST_TEST_SEED

by_id = pytest.mark.parametrize("name", environments())


def training_decks(name: str) -> list[Any]:
    """The decks to learn with, of an environment's id."""
    game, protocol = environments()[name]
    return list(named_decks(load_game(game), load_protocol(protocol).games[game].training).values())


@by_id
def test_gymnasium_makes_mirrors_of_all_decks_to_learn_with(name: str) -> None:
    made: Any = gymnasium.make(f"theagon.envs.benchmark:{name}", opponent="random", max_episode_steps=1000)
    env = made.unwrapped
    assert isinstance(env, MatchEnv)
    wanted, found = training_decks(name), list[Any]()
    for seed in range(6 * len(wanted)):
        env.reset(seed=seed)
        setup = env.position.setup
        assert setup.seed < FIRST_TEST_SEED
        assert setup.decks[0] == setup.decks[1]
        found.append(setup.decks[0])
    assert all(deck in found for deck in wanted)
    assert all(deck in wanted for deck in found)
    check_env(env)


@by_id
def test_many_matches_side_by_side_are_of_the_same_decks(name: str) -> None:
    envs: Any = gymnasium.make_vec(name, num_envs=40, vectorization_mode="vector_entry_point", opponent="random")
    assert isinstance(envs, MatchVectorEnv)
    envs.reset(seed=1)
    game = load_game(environments()[name][0])
    wanted = {game.laid_out(game.setup([deck] * 2, seed=0)) for deck in training_decks(name)}
    assert {row.tobytes() for row in envs.batch.decks} <= wanted
    assert (envs.batch.seeds < FIRST_TEST_SEED).all()
    seen, rewards, *_ = envs.step(envs.batch.drawn.copy())
    assert len(seen) == len(rewards) == 40


@by_id
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_pettingzoo_has_an_agent_in_both_seats_of_such_a_mirror(name: str) -> None:
    env = aec(name)
    assert env.possible_agents == ["player_0", "player_1"]
    wanted = training_decks(name)
    for seed in range(10):
        env.reset(seed=seed)
        setup = env.position.setup
        assert setup.decks[0] == setup.decks[1]
        assert setup.decks[0] in wanted
    api_test(aec(name), num_cycles=50)


def test_there_is_no_other_environment() -> None:
    with pytest.raises(TheagonError, match="benchmark: name must be one of theagon/"):
        aec("theagon/chess-v1")
