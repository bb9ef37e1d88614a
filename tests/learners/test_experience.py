"""What the network learns from, against what is worked out by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch

from tests.games.kits import KITS
from theagon.games import load_game
from theagon.games.play.game import Game
from theagon.games.play.verbs import Verbs
from theagon.train.experience import Experience, Play, returns_of
from theagon.train.inputs import actions_seen, tokens
from theagon.train.network import Choices, Network, log_probabilities


def verbs_of(game: Game) -> Verbs[Any]:
    position: Any = game.new(game.setup(seed=0))
    verbs: Verbs[Any] = position.verbs
    return verbs


def test_what_is_good_for_one_seat_is_as_bad_for_the_other() -> None:
    """Three steps of one match: seat 0, seat 1, and seat 0, which wins. Then a match begins."""
    rewards, dones = np.array([[0], [0], [1]], np.int8), np.array([[0], [0], [1]], np.uint8)
    values = np.array([[0.5], [-0.25], [0.125], [0.75]], np.float32)
    seats = np.array([[0], [1], [0], [1]], np.int8)
    assert returns_of(rewards, dones, values, seats, gae_lambda=0.0).T.tolist() == [[0.25, -0.125, 1.0]]
    assert returns_of(rewards, dones, values, seats, gae_lambda=1.0).T.tolist() == [[1.0, -1.0, 1.0]]
    # half the next value, half the next return: -(0.125 + 1) / 2, then -(-0.25 - 0.5625) / 2
    assert returns_of(rewards, dones, values, seats, gae_lambda=0.5).T.tolist() == [[0.40625, -0.5625, 1.0]]


def test_a_seat_that_goes_on_deciding_keeps_the_sign() -> None:
    rewards, dones = np.zeros((2, 1), np.int8), np.zeros((2, 1), np.uint8)
    values, seats = np.array([[0.0], [0.5], [0.25]], np.float32), np.array([[1], [1], [0]], np.int8)
    assert returns_of(rewards, dones, values, seats, gae_lambda=1.0).T.tolist() == [[-0.25, -0.25]]


def test_the_chances_of_a_row_are_a_softmax() -> None:
    scores, rows = torch.tensor([1.0, 2.0, 3.0, -5.0, 800.0, 0.0]), torch.tensor([0, 0, 0, 1, 2, 2])
    expected = torch.cat([scores[:3].log_softmax(0), torch.zeros(1), scores[4:].log_softmax(0)])
    assert torch.allclose(log_probabilities(scores, rows, 3), expected)


@pytest.mark.parametrize("name", KITS)
def test_experience_holds_what_happened(name: str) -> None:
    game = load_game(name)
    batch, network = game.batch(4, seed=1), Network(game)
    first = batch.observations.copy()
    experience = Play(batch, network).gather(5, 0.9, np.random.default_rng(1))
    assert len(experience) == 20
    assert (experience.observations[:4] == first).all()
    again = game.batch(4, seed=1)
    for step in range(5):
        rows = slice(4 * step, 4 * step + 4)
        assert (experience.observations[rows] == again.observations).all()
        for row, decision in enumerate(range(4 * step, 4 * step + 4)):
            legal = experience.legal[slice(*experience.offsets[decision : decision + 2])]
            assert legal.tolist() == again.legal[slice(*again.offsets[row : row + 2])].tolist()
        again.step(experience.legal[experience.chosen[rows]].astype(np.int32))
    assert (batch.states == again.states).all()


def test_a_sample_has_the_legal_actions_of_its_decisions() -> None:
    game = load_game("gods-unchained")
    experience = Play(game.batch(4, seed=1), Network(game)).gather(3, 0.9, np.random.default_rng(1))
    sample = np.array([7, 2, 11])
    choices, done = experience.choices(sample)
    for row, decision in enumerate(sample):
        legal = experience.legal[slice(*experience.offsets[decision : decision + 2])]
        assert choices.actions[choices.rows == row].tolist() == legal.tolist()
    assert choices.actions[torch.from_numpy(done)].tolist() == experience.legal[experience.chosen[sample]].tolist()
    assert choices.rows[torch.from_numpy(done)].tolist() == [0, 1, 2]


def test_parts_are_joined_one_after_another() -> None:
    game = load_game("gods-unchained")
    network = Network(game)
    parts = [Play(game.batch(rows, seed=rows), network).gather(3, 0.9, np.random.default_rng(1)) for rows in (4, 2)]
    joined = Experience.joined(parts)
    assert len(joined) == 18
    whole, _ = joined.choices(np.arange(18))
    assert whole.actions.tolist() == [*parts[0].legal, *parts[1].legal]
    for at, part, number in ((0, 0, 0), (11, 0, 11), (12, 1, 0), (17, 1, 5)):
        choices, done = joined.choices(np.array([at]))
        alone, same = parts[part].choices(np.array([number]))
        assert (choices.actions.tolist(), done.tolist()) == (alone.actions.tolist(), same.tolist())
        assert (joined.observations[at] == parts[part].observations[number]).all()


def test_actions_are_drawn_as_often_as_the_policy_says() -> None:
    game = load_game("gods-unchained")
    play, random = Play(game.batch(1, seed=1), Network(game)), np.random.default_rng(1)
    logs, _ = play.ask()
    drawn = np.bincount([play.drawn(logs, random)[0] for _ in range(4000)], minlength=len(logs)) / 4000
    assert np.abs(drawn - np.exp(logs)).max() < 0.03


@pytest.mark.parametrize("name", KITS)
def test_every_byte_of_an_observation_is_read(name: str) -> None:
    game = load_game(name)
    space, read = game.observation_space, set[int]()
    for group in tokens(space, verbs_of(game)):
        wide = [(at, width) for at, width in group.cards] + [(at, field.width) for at, field in group.amounts]
        found = [at + k for at, width in wide for k in range(width)]
        read |= {int(at) for places in (*found, *(bit[0] for bit in group.bits), *group.counts) for at in places}
    assert read == set(range(space.size))


@pytest.mark.parametrize("name", KITS)
def test_each_source_and_target_of_an_action_is_a_token_of_its_own(name: str) -> None:
    """Two cards that may be chosen are two tokens, however many are offered."""
    game = load_game(name)
    space, verbs = game.observation_space, verbs_of(game)
    groups = dict(zip((group.name for group in space.groups), tokens(space, verbs), strict=True))
    none = sum(group.count for group in groups.values())
    seen = actions_seen(game)[0]
    for verb in verbs:
        for column, parameter in ((1, verb.source), (2, verb.target)):
            if parameter is not None and parameter.seen is not None:
                group = groups[parameter.seen[0]]
                pointed = set(seen[verb.first : verb.first + verb.count, column].tolist()) - {none}
                assert pointed <= set(range(group.first, group.first + group.count)), verb.name
                assert len(pointed) == parameter.count - (parameter.none is not None), verb.name


@pytest.mark.parametrize("name", KITS)
def test_a_row_is_scored_by_itself(name: str) -> None:
    """Whatever rows are beside it."""
    game = load_game(name)
    batch, network = game.batch(3, seed=1), Network(game)
    scores, values = Play(batch, network).ask()
    for row in range(3):
        legal = batch.legal[slice(*batch.offsets[row : row + 2])]
        alone, value = network(
            torch.from_numpy(batch.observations[row : row + 1]),
            Choices.of(legal, np.array([len(legal)]), batch.to_act[row : row + 1]),
        )
        together = torch.from_numpy(scores[slice(*batch.offsets[row : row + 2])])
        assert torch.allclose(alone.log_softmax(0), together, atol=1e-5)
        assert value.item() == pytest.approx(values[row], abs=1e-5)
