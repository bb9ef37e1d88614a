"""Gymnasium's own check on matches of every mode, and rows of the vector environment against matches played by hand."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import theagon
from tests.games.kits import KITS, MODES
from tests.games.support import pickled
from theagon.envs.gymnasium import MatchEnv, MatchVectorEnv
from theagon.errors import TheagonError
from theagon.match.match import Match

by_game = pytest.mark.parametrize("name", KITS)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_it_passes_the_check_of_gymnasium(name: str, mode: str) -> None:
    kit = KITS[name]
    setups = [kit.deal(kit.game(), seed) for seed in kit.seeds(mode, 2)]
    made: Any = gymnasium.make("theagon.envs.gymnasium:theagon/Match-v0", game=name, opponent="level-2", setups=setups)
    check_env(made.unwrapped)


@by_game
@pytest.mark.parametrize("opponent", ["random", "level-1", "greedy:5", "search:4"])
def test_the_learner_decides_in_the_seat_of_the_first_deck_and_the_bot_elsewhere(name: str, opponent: str) -> None:
    env = MatchEnv(name, opponent)
    for seed in (5, None, None, 6):
        seen, info = env.reset(seed=seed)
        ended, reward = False, 0.0
        while not ended:
            assert reward == 0
            assert env.position.contestants[env.position.to_act] == 0
            assert seen.tobytes() == env.position.observation(env.position.to_act)
            assert list(np.flatnonzero(info["action_mask"])) == env.position.legal_actions()
            assert (env.action_masks() == info["action_mask"]).all()
            assert info["seat"] == env.position.to_act
            action = env.position.decide("random", int(seen.sum()))
            seen, reward, ended, truncated, info = env.step(action)
            assert not truncated
            assert not info["illegal"]
        assert reward == env.position.returns()[env.seat]


@by_game
def test_the_learner_is_told_what_others_did_unless_it_is_secret(name: str) -> None:
    env = MatchEnv(name, "random", history=200)
    _, info = env.reset(seed=3)
    setup, taken = env.position.setup, 0
    while taken < 60 and info["action_mask"].any():
        _, _, _, _, info = env.step(int(info["action_mask"].nonzero()[0][-1]))
        told = info["history"][info["history"][:, 0] >= 0]
        taken = len(told)
        assert info["history"].shape == (200, 2)
    match = Match(KITS[name].game(), setup)
    hidden = 0
    for seat, action in told.tolist():
        assert seat == match.position.to_act
        hidden += action < 0
        if action < 0:
            assert seat != env.seat
            break  # what comes after it depends on it
        match.apply(action)
    assert hidden
    assert "history" not in MatchEnv(name).reset(seed=3)[1]
    with pytest.raises(TheagonError, match="history must be 0 to 1024, not -1"):
        MatchEnv(name, history=-1)


@by_game
def test_an_illegal_action_changes_nothing_and_is_reported(name: str) -> None:
    env = MatchEnv(name)
    seen, info = env.reset(seed=1)
    concessions = [theagon.load(name).concession(seat) for seat in range(env.position.seats)]
    for action in (int(info["action_mask"].argmin()), *concessions):
        again, reward, ended, _, then = env.step(action)
        assert (again == seen).all()
        assert (then["action_mask"] == info["action_mask"]).all()
        assert (reward, ended, then["illegal"]) == (0, False, True)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": 5}, "game must be a game or its name"),
        ({"setups": []}, "setups must be one or more"),
        (
            {"setups": [KITS["army-of-gods"].deal(KITS["army-of-gods"].game(), seed) for seed in range(4)]},
            "equally many",
        ),
        ({"setups": [None]}, "setups must be set-ups of this game, not a NoneType"),
        ({"setups": [theagon.load("gods-unchained").setup(seed=0)]}, "not one of gods-unchained"),
        ({"opponent": "nobody"}, "there is no player 'nobody'"),
        ({"opponent": 5}, "opponent must be the name of a bot, or a function, not an int"),
        (
            {"opponent": "bot:mine:a"},
            "'bot:mine:a' is a name for the command line\nhint: give a function of observations",
        ),
        ({"num_envs": 0}, "num_envs must be 1 to"),
        ({"num_envs": 1.0}, "num_envs must be an int"),
        ({"num_envs": 10**9}, "matches: there is no memory for 1,000,000,000 matches"),
        ({"illegal": "ignore"}, "matches: illegal must be one of refuse, lose, not 'ignore'"),
        ({"past": -1}, "matches: past must be 0 to 1024, not -1"),
        ({"threads": 4}, "threads must be 1 to 3, not 4"),
    ],
)
def test_a_wrong_argument_is_refused_at_once(given: dict[str, Any], said: str) -> None:
    game = {"game": "army-of-gods"}
    with pytest.raises(TheagonError, match=said):
        MatchVectorEnv(**game | {"num_envs": 3} | given)
    if not given.keys() & {"num_envs", "threads", "past"}:
        with pytest.raises(TheagonError, match=said):
            MatchEnv(**game | given)


@by_game
def test_only_whole_numbers_are_actions_and_those_of_no_action_are_illegal(name: str) -> None:
    env: Any = MatchEnv(name, "random")
    envs: Any = MatchVectorEnv(name, 2, "random")
    env.reset(seed=1)
    envs.reset(seed=1)
    for one in (None, 0.5, "3", float("nan")):
        with pytest.raises(TheagonError, match="step: action must be an int"):
            env.step(one)
    for two in (5, [1], [[1, 2]], [0.5, 1.5], ["a", "b"], None):
        with pytest.raises(TheagonError, match="step: actions must be 2 whole numbers"):
            envs.step(two)
    before = envs.batch.states.copy()
    for nowhere in (-1, env.action_space.n, 1 << 40):
        assert env.step(nowhere)[4]["illegal"]
        assert envs.step(np.array([nowhere, nowhere]))[4]["illegal"].all()
    assert envs.batch.states.tobytes() == before.tobytes()


def test_rows_play_set_ups_at_random_from_match_to_match() -> None:
    game = theagon.load("hand-of-the-gods")
    setups = [game.setup([deck, deck], seed=0) for deck in ("zeus", "odin", "ra")]
    env = MatchVectorEnv(game, 2, "random", setups)
    env.reset(seed=1)
    leaders = game.program.state.layout.offset["leader"]
    played = [set(), set()]  # type: list[set[bytes]]
    for _ in range(1500):
        env.step(env.batch.drawn.copy())
        for row in range(2):
            played[row].add(env.batch.states[row, leaders : leaders + 2].tobytes())
    assert [len(each) for each in played] == [3, 3]


def test_an_illegal_action_that_is_repeated_ends_in_a_truncated_match() -> None:
    env = MatchEnv("gods-unchained", "random", max_episode_steps=3)
    for seed in range(2):
        env.reset(seed=seed)
        ends = [env.step(-1)[2:4] for _ in range(3)]
        assert ends == [(False, False), (False, False), (False, True)]


def test_a_match_is_truncated_after_its_most_steps_and_its_last_observation_is_kept() -> None:
    env: Any = gymnasium.make_vec(
        "theagon.envs.gymnasium:theagon/Match-v0",
        num_envs=3,
        vectorization_mode="vector_entry_point",
        game="gods-unchained",
        opponent="random",
        max_episode_steps=4,
    )
    before, _ = env.reset(seed=1)
    for step in range(1, 13):
        seen, rewards, dones, truncated, info = env.step(np.full(3, -1))  # illegal for ever
        assert info["illegal"].all()
        assert truncated.all() == (step % 4 == 0)
        assert not dones.any()
        assert not rewards.any()
        if truncated.any():
            assert info["_final_obs"].all()
            assert info["final_obs"].tobytes() == before.tobytes() != seen.tobytes()
        else:
            assert seen.tobytes() == before.tobytes()
        before = seen


@by_game
def test_legal_actions_come_as_lists_if_asked(name: str) -> None:
    dense, sparse = MatchVectorEnv(name, 3, "random"), MatchVectorEnv(name, 3, "random", sparse=True)
    _, info = dense.reset(seed=1)
    _, listed = sparse.reset(seed=1)
    for _ in range(40):
        rows = np.split(listed["legal"], listed["offsets"][1:-1])
        assert [sorted(row) for row in rows] == [list(np.flatnonzero(mask)) for mask in info["action_mask"]]
        actions = np.array([row[0] for row in rows])
        info, listed = dense.step(actions)[4], sparse.step(actions)[4]
        assert "action_mask" not in listed


@by_game
def test_no_action_is_the_last_one_counted_from_the_end(name: str) -> None:
    envs = MatchVectorEnv(name, 1, "random")
    envs.reset(seed=1)
    envs.batch.masks[:] = 255
    assert envs.step(np.array([-1]))[4]["illegal"].all()


def test_what_the_rules_refuse_is_refused_whatever_is_written_into_the_masks() -> None:
    envs = MatchVectorEnv("army-of-gods", 2, "random")
    _, info = envs.reset(seed=1)
    before = envs.batch.states.copy()
    envs.batch.masks[:] = 255
    assert envs.step(info["action_mask"].argmin(axis=1))[4]["illegal"].all()
    assert envs.batch.states.tobytes() == before.tobytes()


def test_before_the_first_reset_one_is_asked_for() -> None:
    env, envs = MatchEnv("army-of-gods"), MatchVectorEnv("army-of-gods", 2)
    for ask in (lambda: env.step(0), env.action_masks, lambda: env.position, lambda: envs.step(np.zeros(2, np.int32))):
        with pytest.raises(TheagonError, match="no match has begun\nhint: call reset first"):
            ask()
    assert env.render() is None


def test_a_match_that_is_over_gives_its_reward_once() -> None:
    env = MatchEnv("army-of-gods", "random")
    _, info = env.reset(seed=1)
    rewards, ended = [], False
    while not ended:
        _, reward, ended, _, info = env.step(int(info["action_mask"].argmax()))
        rewards.append(reward)
    assert rewards[-1] in (1, -1)
    _, reward, ended, _, info = env.step(0)
    assert (reward, ended, info["illegal"]) == (0, True, True)


@by_game
def test_describing_changes_no_match(name: str) -> None:
    """Events are made only for rendering, since they take most of the time."""
    silent, telling = MatchEnv(name, "random"), MatchEnv(name, "random", render_mode="ansi")
    random, ended = np.random.default_rng(1), False
    for env in (silent, telling):
        _, info = env.reset(seed=4)
    while not ended:
        action = int(random.choice(np.flatnonzero(info["action_mask"])))
        silent.step(action)
        _, _, ended, _, info = telling.step(action)
        assert silent.position.state_hash() == telling.position.state_hash()
        assert silent.render() is None
        assert silent.position.events == []
        told = telling.render()
        assert told
        telling.step(-1)
        assert telling.render() == told


@pytest.mark.parametrize("mode", ["human", "rgb_array", 3])
def test_a_way_to_render_that_there_is_not_is_refused(mode: Any) -> None:
    with pytest.raises(TheagonError, match="matches: render_mode must be one of ansi, not"):
        MatchEnv("army-of-gods", render_mode=mode)


def drawn(info: dict[str, Any], random: np.random.Generator) -> Any:
    """A legal action for each row."""
    return np.array([random.choice(np.flatnonzero(mask)) for mask in info["action_mask"]], np.int32)


@by_game
def test_the_rows_of_the_vector_environment_are_matches_of_the_learner(name: str) -> None:
    kit = KITS[name]
    game, random = kit.game(), np.random.default_rng(2)
    setups = [kit.deal(game, seed) for seed in kit.seeds(kit.modes[0], 1)]
    env = MatchVectorEnv(game, 5, "level-1", setups)
    seen, info = env.reset(seed=3)
    ended, won = 0, set()
    for _ in range(150):
        assert env.observation_space.contains(seen)
        for row in range(5):
            position = game.restore(setups[0], env.batch.states[row].tobytes())
            assert position.contestants[position.to_act] == 0
            assert seen[row].tobytes() == position.observation(position.to_act)
            assert list(np.flatnonzero(info["action_mask"][row])) == position.legal_actions()
            assert info["seats"][row] == position.to_act
        seen, rewards, dones, truncated, info = env.step(drawn(info, random))
        assert not info["illegal"].any()
        assert not truncated.any()
        assert not rewards[~dones].any()
        ended += dones.sum()
        won |= set(rewards[dones])
    assert ended
    assert won <= {-1.0, 0.0, 1.0}


def test_a_row_that_the_bot_ends_gives_the_learner_its_loss() -> None:
    """Ending every turn at once never wins."""
    env = MatchVectorEnv("gods-unchained", 4, "level-5")
    _, info = env.reset(seed=1)
    results: list[float] = []
    while len(results) < 8:
        passing = np.array([np.flatnonzero(mask)[-1] for mask in info["action_mask"]], np.int32)
        _, rewards, dones, _, info = env.step(passing)
        results += list(rewards[dones])
    assert set(results) == {-1.0}


def first_legal(observations: Any, masks: Any) -> Any:
    """A function as an opponent: it does the first thing on each list."""
    assert observations.dtype == np.uint8
    assert masks.any(axis=1).all()
    return masks.argmax(axis=1)


@by_game
def test_a_user_defined_opponent_decides_in_all_other_seats_by_their_views(name: str) -> None:
    saw: list[tuple[bytes, bytes]] = []
    kit = KITS[name]
    game = kit.game()
    setup = kit.deal(game, kit.seeds(kit.modes[-1], 1)[0])

    def opponent(observations: Any, masks: Any) -> Any:
        saw.extend(zip(map(bytes, observations), map(bytes, masks), strict=True))
        return first_legal(observations, masks)

    env, ended = MatchEnv(game, opponent, [setup]), False
    _, info = env.reset(seed=3)
    twin = env.position.clone()
    while not ended:
        action = int(info["action_mask"].argmax())
        saw.clear()
        _, reward, ended, _, info = env.step(action)
        twin.advance(action)
        for seen, mask in saw:
            assert twin.contestants[twin.to_act] != 0
            assert seen == twin.observation(twin.to_act)
            assert list(np.frombuffer(mask, np.int8).nonzero()[0]) == twin.legal_actions()
            twin.advance(twin.legal_actions()[0])
        assert twin.state_bytes() == env.position.state_bytes()
    assert twin.is_over
    assert reward == twin.returns()[env.seat]


@by_game
def test_the_rows_go_on_as_the_learner_and_an_opponent_of_ones_own_decide(name: str) -> None:
    kit, random = KITS[name], np.random.default_rng(2)
    game = kit.game()
    setup = kit.deal(game, kit.seeds(kit.modes[-1], 1)[0])
    env = MatchVectorEnv(game, 4, first_legal, [setup])
    results: list[float] = []
    _, info = env.reset(seed=2)
    while len(results) < 6:
        before = [game.restore(setup, state.tobytes()) for state in env.batch.states]
        actions = drawn(info, random)
        _, rewards, ends, _, info = env.step(actions)
        for row, position in enumerate(before):
            seat = position.to_act
            position.advance(int(actions[row]))
            while not position.is_over and position.to_act != seat:
                position.advance(position.legal_actions()[0])
            assert ends[row] == position.is_over
            assert rewards[row] == position.returns()[seat]
            if position.is_over:
                results.append(rewards[row])
            else:
                assert position.state_bytes() == env.batch.states[row].tobytes()


def allow_all(masks: Any) -> Any:
    """Actions that were illegal, before every mask is made to allow them."""
    forbidden = masks.argmin(axis=1)
    masks[:] = 1
    return forbidden


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        (allow_all, r"opponent: \d+ is none of the"),
        (lambda masks: masks.argmin(axis=1), r"opponent: \d+ is none of the \d+ legal actions\nhint: use the masks"),
        (lambda masks: [-1] * len(masks), "opponent: -1 is none of the"),
        (lambda masks: [1 << 40] * len(masks), "opponent: 1099511627776 is none of the"),
        (lambda masks: masks.argmax(), "opponent: actions must be [1-8] whole numbers, one for each match, not one of"),
        (lambda masks: masks[0] > 7, "opponent: actions must be [1-8] whole numbers"),
    ],
)
def test_an_illegal_action_of_a_user_defined_opponent_is_refused(actions: Any, said: str) -> None:
    envs = MatchVectorEnv("gods-unchained", 8, lambda _, masks: actions(masks))
    with pytest.raises(TheagonError, match=said):
        envs.reset(seed=3)


def test_a_single_match_refuses_such_an_opponent_too() -> None:
    env = MatchEnv("gods-unchained", lambda _, masks: allow_all(masks))
    with pytest.raises(TheagonError, match="opponent: "):
        [env.reset(seed=seed) for seed in range(8)]


def test_threads_change_nothing_and_equal_seeds_give_equal_matches() -> None:
    told = []
    for threads in (1, 3, 3):
        env, random = MatchVectorEnv("army-of-gods", 6, "random", threads=threads), np.random.default_rng(1)
        seen, info = env.reset(seed=9)
        for _ in range(60):
            seen, *_, info = env.step(drawn(info, random))
        told.append(seen.tobytes())
    assert len(set(told)) == 1


@pytest.mark.parametrize("way", [copy.deepcopy, pickled])
def test_copies_of_environments_go_on_as_they_do(way: Any) -> None:
    envs, random = MatchVectorEnv("gods-unchained", 3, "random"), np.random.default_rng(1)
    _, info = envs.reset(seed=4)
    envs.step(drawn(info, random))
    other = way(envs)
    for _ in range(60):
        actions = envs.batch.legal[envs.batch.offsets[:-1]]
        seen, rewards, *_ = envs.step(actions)
        again, gained, *_ = other.step(actions)
        assert seen.tobytes() == again.tobytes()
        assert rewards.tolist() == gained.tolist()


def test_illegal_actions_change_nothing_in_their_rows() -> None:
    env = MatchVectorEnv("hand-of-the-gods", 3)
    seen, info = env.reset(seed=5)
    actions = drawn(info, np.random.default_rng(1))
    actions[1] = info["action_mask"][1].argmin()
    then, *_, info = env.step(actions)
    assert info["illegal"].tolist() == [False, True, False]
    assert (then != seen).any(axis=1).tolist() == [True, False, True]


def test_many_are_made_by_name() -> None:
    env = gymnasium.make_vec(
        "theagon.envs.gymnasium:theagon/Match-v0",
        num_envs=2,
        vectorization_mode="vector_entry_point",
        game="gods-unchained",
    )
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert len(seen) == 2


@by_game
@pytest.mark.parametrize("opponent", ["random", first_legal])
def test_the_last_observation_of_a_match_is_kept(name: str, opponent: Any) -> None:
    kit = KITS[name]
    game, random = kit.game(), np.random.default_rng(3)
    setup = kit.deal(game, kit.seeds(kit.modes[0], 1)[0])
    env = MatchVectorEnv(game, 4, opponent, [setup])
    _, info = env.reset(seed=2)
    ended = 0
    while ended < 8:
        seats = env.batch.to_act.copy()
        actions = drawn(info, random)
        before = [game.restore(setup, state.tobytes()) for state in env.batch.states]
        _, rewards, ends, _, info = env.step(actions)
        assert ("final_obs" in info) == ends.any()
        for row in np.flatnonzero(ends):
            ended += 1
            assert info["_final_obs"][row]
            over = env.batch.final[row, seats[row]]
            assert info["final_obs"][row].tobytes() == over.tobytes()
            before[row].advance(int(actions[row]))
            if before[row].is_over:
                assert over.tobytes() == before[row].observation(int(seats[row]))
                assert rewards[row] == before[row].returns()[seats[row]]
        if ends.any():
            assert not info["final_obs"][~ends].any()


def test_an_illegal_action_loses_even_if_the_partner_wins() -> None:
    game, random = theagon.load("army-of-gods"), np.random.default_rng(1)
    teams = game.setup(["house"] * 4, seed=0, options={"teams": True})
    env = MatchEnv(game, "random", [teams], illegal="lose")
    won = 0
    for seed in range(20):
        _, info = env.reset(seed=seed)
        for _ in range(90):
            if info["action_mask"].any():
                _, _, _, _, info = env.step(int(random.choice(np.flatnonzero(info["action_mask"]))))
        if not env.position.is_over:
            assert env.step(-1)[1:3] == (-1, True)
            won += env.position.returns()[env.seat] == 1
    assert won


@by_game
@pytest.mark.parametrize("opponent", ["random", first_legal])
def test_an_illegal_action_may_lose_the_match(name: str, opponent: Any) -> None:
    env = MatchEnv(name, opponent, illegal="lose")
    _, info = env.reset(seed=1)
    _, reward, ended, truncated, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, ended, truncated, info["illegal"]) == (-1, True, False, True)
    assert env.step(-1)[1:4] == (0, True, False)
    envs = MatchVectorEnv(name, 3, opponent, illegal="lose", max_episode_steps=1)
    seen, info = envs.reset(seed=1)
    actions = drawn(info, np.random.default_rng(1))
    actions[1] = -1
    seeds = envs.batch.seeds.copy()
    _, rewards, ends, cut, info = envs.step(actions)
    assert (rewards[1], ends.tolist(), cut.tolist()) == (-1, [False, True, False], [True, False, True])
    assert info["final_obs"][1].tobytes() == seen[1].tobytes()
    assert envs.batch.seeds.tolist() == (seeds + 1).tolist()
    assert (envs.batch.deciders == 0).all()


def test_the_learner_is_shown_what_it_saw_before() -> None:
    for opponent in ("random", first_legal):
        env, random = MatchVectorEnv("gods-unchained", 2, opponent, past=3), np.random.default_rng(1)
        seen, info = env.reset(seed=1)
        saw: list[list[bytes]] = [[], []]
        ended = 0
        while ended < 3:
            for row in range(2):
                saw[row].append(seen[row].tobytes())
                wanted = [bytes(seen.shape[1])] * 3 + saw[row]
                assert [each.tobytes() for each in info["past"][row]] == wanted[-3:]
            seen, _, ends, _, info = env.step(drawn(info, random))
            for row in range(2):
                if ends[row]:
                    saw[row].clear()
                    ended += 1


@by_game
def test_the_actions_of_a_single_match_come_as_a_list_if_asked(name: str) -> None:
    env = MatchEnv(name, "random", sparse=True)
    _, info = env.reset(seed=1)
    for _ in range(20):
        assert "action_mask" not in info
        assert info["legal"].tolist() == (env.position.legal_actions() if not env.position.is_over else [])
        if not len(info["legal"]):
            break
        _, _, _, _, info = env.step(info["legal"][0])
