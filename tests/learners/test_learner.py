"""A learner that is interrupted goes on as if it had not been, and the network that it makes plays as bots must."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from tests.games.kits import KITS
from theagon.envs.gymnasium import MatchEnv, MatchVectorEnv
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.testing import check_bot
from theagon.train import checkpoint
from theagon.train.experience import Play
from theagon.train.learner import NETWORK, TRAINING, Learner, Settings, Training
from theagon.train.player import NetworkPlayer, Trained

TINY = Settings(matches=6, steps=8, imitation_iterations=2, minibatch_size=16)
by_game = pytest.mark.parametrize("name", KITS)


def learner(name: str, iterations: int, seed: int = 3, workers: int = 1) -> Learner:
    made = Learner(load_game(name), seed, TINY, workers)
    for _ in range(iterations):
        made.learn()
    return made


def weights(learner: Learner) -> bytes:
    return b"".join(tensor.numpy().tobytes() for tensor in learner.network.state_dict().values())


@by_game
@pytest.mark.parametrize("first", [1, 3])
def test_one_that_was_interrupted_learns_the_same(name: str, first: int, tmp_path: Path) -> None:
    """Once while it imitates its teacher, once while it plays against itself."""
    learner(name, first).save(tmp_path)
    resumed = Learner.resume(load_game(name), tmp_path)
    assert resumed.iteration == first
    for _ in range(5 - first):
        resumed.learn()
    assert weights(resumed) == weights(learner(name, 5))


@by_game
def test_it_learns_the_same_on_any_number_of_threads(name: str) -> None:
    """While it imitates, and from its own play."""
    made = learner(name, 4, workers=3)
    assert made.iteration > TINY.imitation_iterations
    assert weights(made) == weights(learner(name, 4))


def test_another_seed_learns_something_else() -> None:
    assert weights(learner("gods-unchained", 1)) != weights(learner("gods-unchained", 1, seed=4))


def test_it_learns_with_the_decks_that_it_is_given(tmp_path: Path) -> None:
    game = load_game("hand-of-the-gods")
    made = Learner(game, 1, msgspec.structs.replace(TINY, decks=("zeus", "ra")))
    assert [setup.decks for setup in made.setups] == [
        setup.decks for setup in (game.setup([a, b], seed=0) for a in ("zeus", "ra") for b in ("zeus", "ra"))
    ]
    made.save(tmp_path)
    assert Learner.resume(game, tmp_path).decks == made.decks
    with pytest.raises(TheagonError, match="no deck 'zevs'"):
        Learner(game, 1, msgspec.structs.replace(TINY, decks=("zevs",)))


def test_it_learns_what_its_teacher_does() -> None:
    """The chance that it gives to what greedy does grows."""
    made = Learner(
        load_game("gods-unchained"), 1, Settings(matches=32, steps=32, imitation_iterations=24, minibatch_size=256)
    )
    agreed = []
    for _ in range(24):
        made.learn()
        experience = Play(made.game.batch(32, seed=2), made.network).gather(8, 1.0, np.random.default_rng(1), "greedy")
        agreed.append(experience.log_probabilities.mean())
    assert agreed[-1] > agreed[0] + 0.1


@by_game
def test_what_it_made_plays_by_the_rules_and_by_what_its_seat_sees(name: str, tmp_path: Path) -> None:
    kit = KITS[name]
    learner(name, 1).save(tmp_path)
    player = NetworkPlayer.load(tmp_path / NETWORK, kit.game())
    mode = kit.modes[0]
    check_bot(player, kit.game(), kit.seeds(mode, 1), deal=kit.deal, every=31, redraw=kit.redraw)


def test_a_measurement_is_kept_with_the_training(tmp_path: Path) -> None:
    made = learner("gods-unchained", 1)
    made.measure(pairs=2)
    made.save(tmp_path)
    assert Learner.resume(made.game, tmp_path).curve == made.curve
    assert made.curve[0].decisions == TINY.matches * TINY.steps


@pytest.mark.parametrize("other", ["army-of-gods", "hand-of-the-gods"])
def test_a_network_of_another_game_is_refused(other: str, tmp_path: Path) -> None:
    learner("gods-unchained", 0).save(tmp_path)
    game = load_game(other)
    with pytest.raises(TheagonError, match=f"was trained for another game: gods-unchained, not {other}"):
        NetworkPlayer.load(tmp_path / NETWORK, game)
    with pytest.raises(TheagonError, match="another game"):
        Learner.resume(game, tmp_path)


def test_what_is_no_file_of_a_training_is_refused(tmp_path: Path) -> None:
    game = load_game("gods-unchained")
    learner("gods-unchained", 0).save(tmp_path)
    (tmp_path / "text.npz").write_text("no arrays", "utf-8")
    np.savez(tmp_path / "arrays.npz", weight=np.zeros(3))
    np.savez(tmp_path / "objects.npz", about=np.array([{}], object))
    np.save(tmp_path / "single.npy", np.zeros(3))
    (tmp_path / "empty.npz").touch()
    for name in ("text.npz", "arrays.npz", "objects.npz", "single.npy", "empty.npz", TRAINING):
        with pytest.raises(TheagonError, match="no network of Theagon"):
            NetworkPlayer.load(tmp_path / name, game)
    about, arrays = checkpoint.read(tmp_path / NETWORK, Trained, "network")
    checkpoint.write(tmp_path / "narrow.npz", about, arrays | {"first.weight": arrays["first.weight"][:, :-16]})
    with pytest.raises(TheagonError, match="trained for other observations"):
        NetworkPlayer.load(tmp_path / "narrow.npz", game)
    with pytest.raises(TheagonError, match="No such file"):
        NetworkPlayer.load(tmp_path / "none.npz", game)
    training, arrays = checkpoint.read(tmp_path / TRAINING, Training, "training")
    for name in ("states", "network.first.weight"):
        checkpoint.write(tmp_path / TRAINING, training, arrays | {name: arrays[name][:, :-16]})
        with pytest.raises(TheagonError, match="this training is of other observations"):
            Learner.resume(game, tmp_path)


@by_game
def test_a_network_is_an_opponent_in_the_environments(name: str, tmp_path: Path) -> None:
    """It decides alike for many rows and for one."""
    game = load_game(name)
    learner(name, 1).save(tmp_path)
    player, named = NetworkPlayer.load(tmp_path / NETWORK, game), f"net:{tmp_path / NETWORK}"
    single = MatchEnv(name, named)
    single.reset(seed=3)
    assert single.position.to_act in (single.seat, -1)
    batch = game.batch(16, seed=3)
    masks = np.unpackbits(batch.masks, axis=1, count=game.action_space, bitorder="little").view(np.int8)
    positions = [game.restore(game.setup(seed=0), bytes(state)) for state in batch.states]
    assert list(player.actions(batch.observations, masks, batch.to_act)) == [player(each) for each in positions]
    envs = MatchVectorEnv(name, 4, named)
    _, info = envs.reset(seed=3)
    for _ in range(20):
        _, _, _, _, info = envs.step(info["action_mask"].argmax(axis=1))
    with pytest.raises(TheagonError, match="No such file"):
        MatchEnv(name, "net:none.npz")
