"""PettingZoo's own tests on matches of every mode, and what they do not look at."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import CaptureStdoutWrapper, TerminateIllegalWrapper

from tests.games.kits import KITS, MODES
from theagon.envs.pettingzoo import MatchAEC
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.games.base import IllegalActionError
from theagon.match.match import Match


def match_of(name: str, mode: str, seed: int = 0) -> MatchAEC:
    """Matches of two set-ups of a mode."""
    kit = KITS[name]
    return MatchAEC(kit.game(), [kit.deal(kit.game(), each) for each in kit.seeds(mode, 2, seed)], "ansi")


by_mode = pytest.mark.parametrize(("name", "mode"), MODES)


@by_mode
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # nor is that of any game with a mask
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_it_passes_the_tests_of_pettingzoo(name: str, mode: str) -> None:
    api_test(match_of(name, mode), num_cycles=100)
    seed_test(lambda: match_of(name, mode), num_cycles=50)
    render_test(lambda render_mode: MatchAEC(name, render_mode=render_mode))


@by_mode
def test_each_agent_observes_its_seat_and_gets_its_result(name: str, mode: str) -> None:
    env, random = match_of(name, mode), Random(1)
    env.reset(seed=1)
    agents = [f"player_{seat}" for seat in range(env.position.seats)]
    assert env.agents == agents
    for agent in env.agent_iter():
        if env.position.is_over:
            break
        assert agent == agents[env.position.to_act]
        for seat, each in enumerate(agents):
            seen = env.observe(each)
            assert seen["observation"].tobytes() == env.position.observation(seat)
            listed = env.position.legal_actions() if each == agent else []
            assert list(seen["action_mask"].nonzero()[0]) == listed
        env.step(random.choice(env.position.legal_actions()))
        assert bool(env.render()) == bool(env.position.events)
    assert tuple(env.rewards.values()) == env.position.returns()
    assert all(env.terminations.values())


@by_mode
def test_each_agent_is_told_the_last_actions_as_the_log_shows_them(name: str, mode: str) -> None:
    kit = KITS[name]
    env, random = MatchAEC(kit.game(), [kit.deal(kit.game(), kit.seeds(mode, 1)[0])], history=6), Random(4)
    env.reset(seed=4)
    match, hidden = Match(kit.game(), env.position.setup), 0
    for agent in env.agent_iter(120):
        if env.position.is_over:
            break
        for seat, each in enumerate(env.agents):
            told = [(entry.seat, -1 if entry.action is None else entry.action) for entry in match.log(seat)[1:]][-6:]
            expected = np.array([(-1, -1)] * (6 - len(told)) + told, np.int32)
            assert env.infos[each]["history"].tobytes() == expected.tobytes()
            hidden += sum(action < 0 for _, action in told)
        assert env.last()[4] is env.infos[agent]
        action = random.choice(env.position.legal_actions())
        env.step(action)
        match.apply(action)
    assert hidden
    env.reset()
    assert (env.infos["player_0"]["history"] == -1).all()


def test_members_of_a_team_win_and_lose_together() -> None:
    env, random = match_of("army-of-gods", "teams"), Random(2)
    env.reset(seed=2)
    while not env.position.is_over:
        env.step(random.choice(env.position.legal_actions()))
    rewards = env.rewards
    assert rewards["player_0"] == rewards["player_2"] == -rewards["player_1"] == -rewards["player_3"] != 0


def test_an_impossible_action_is_refused_and_changes_nothing() -> None:
    env = match_of("gods-unchained", "duel")
    env.reset(seed=3)
    before = env.position.state_hash()
    illegal = int((env.observe(env.agent_selection)["action_mask"] == 0).argmax())
    for action in (illegal, *map(load_game("gods-unchained").concession, range(2))):
        with pytest.raises(IllegalActionError):
            env.step(action)
        assert env.position.state_hash() == before


def test_a_step_before_the_first_reset_and_after_the_last_agent_asks_for_a_reset() -> None:
    env = MatchAEC("army-of-gods")
    with pytest.raises(TheagonError, match="no match has begun\nhint: call reset first"):
        env.last()
    with pytest.raises(TheagonError, match="no match has begun\nhint: call reset first"):
        env.step(0)
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        env.step(None if ended else env.action_space(agent).sample(seen["action_mask"]))
    with pytest.raises(TheagonError, match="the match is over for every agent\nhint: call reset"):
        env.step(None)
    env.reset(seed=1)
    assert env.agents


def test_wrong_seeds_agents_and_actions_are_refused_with_words() -> None:
    env: Any = MatchAEC("army-of-gods")
    env.reset(seed=np.int64(1))
    for verb, wrong, said in (
        (env.reset, -1, "reset: seed must be 0 to"),
        (env.reset, 0.5, "reset: seed must be an int, not a float"),
        (env.observe, "player_4", "observe: agent must be one of player_0, player_1, not 'player_4'"),
        (env.step, "3", "step: action must be an int, not a str"),
    ):
        with pytest.raises(TheagonError, match=said):
            verb(wrong)


def test_a_way_to_render_that_there_is_not_is_refused() -> None:
    with pytest.raises(TheagonError, match="matches: render_mode must be one of human, ansi, not 'rgb_array'"):
        MatchAEC("army-of-gods", render_mode="rgb_array")


def test_human_rendering_prints_the_same_sentences() -> None:
    told, printed = MatchAEC("army-of-gods", render_mode="ansi"), MatchAEC("army-of-gods", render_mode="human")
    captured = CaptureStdoutWrapper(printed)
    for env in (told, captured):
        env.reset(seed=1)
        env.step(env.observe(env.agent_selection)["action_mask"].argmax())
    assert captured.render() == f"{told.render()}\n" != "\n"
    assert printed.render() is None


def test_an_illegal_action_ends_the_match_where_a_wrapper_says_so() -> None:
    env = TerminateIllegalWrapper(MatchAEC("army-of-gods"), illegal_reward=-1)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int((env.observe(agent)["action_mask"] == 0).argmax()))
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards[agent] == -1


@by_mode
def test_legal_actions_come_as_lists_if_asked(name: str, mode: str) -> None:
    kit = KITS[name]
    env = MatchAEC(kit.game(), [kit.deal(kit.game(), each) for each in kit.seeds(mode, 2)], sparse=True)
    env.reset(seed=1)
    for _ in range(20):
        for seat, agent in enumerate(env.possible_agents):
            assert list(env.observe(agent)) == ["observation"]
            decides = seat == env.position.to_act
            assert env.infos[agent]["legal"].tolist() == (env.position.legal_actions() if decides else [])
        env.step(env.position.legal_actions()[-1])
