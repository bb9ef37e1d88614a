"""A learner: a network that first imitates a bot, and then learns from playing against itself.

It learns by PPO (Schulman and others 2017): self-play gives experience, whose decisions are then made likelier or less
likely by how much better than expected they came out. Everything drawn follows from the seed and the number of the
iteration, so that a training that was interrupted goes on as if it had not been.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np
import torch
from torch import Tensor, nn

from theagon.arena.pairs import play_pairs
from theagon.arena.standing import Standing
from theagon.games.players import player_number
from theagon.match.simulate import mirror_decks
from theagon.train import checkpoint
from theagon.train.experience import Play
from theagon.train.network import Network, log_chances
from theagon.train.player import NetworkPlayer, Trained, trained

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from theagon.games.base import Game
    from theagon.train.experience import Experience

RIVAL: Final = "greedy"
PAIRS: Final = 50
TRAINING, NETWORK = "training.npz", "network.npz"
"""The files of a training: all that it takes to go on, and the network alone."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a learner learns."""

    matches: int = 512  # side by side
    steps: int = 32  # of each match in an iteration
    teacher: str = "greedy"  # the bot that is imitated at first
    lessons: int = 60  # iterations that imitate it
    decay: float = 0.95  # lambda of TD(lambda)
    rate: float = 5e-4  # of Adam
    sample: int = 1024  # decisions of a step of Adam; each is looked at once
    clip: float = 0.2  # the most by which a chance may change, as a share of it
    doubt: float = 0.01  # the worth of entropy
    steepest: float = 0.5  # the longest gradient


class Measured(msgspec.Struct, frozen=True):
    """How strong the network was after an iteration: the share of matches that it won, with its 95 % interval."""

    iteration: int
    decisions: int
    share: float
    interval: tuple[float, float]


class Training(msgspec.Struct, frozen=True, kw_only=True):
    """training of Theagon."""

    network: Trained
    settings: Settings
    curve: tuple[Measured, ...]


class Learner:
    """Trains a network to play a game in its usual mode, with all pairs of its starter decks."""

    def __init__(self, game: Game, seed: int, settings: Settings | None = None, threads: int = 1) -> None:
        """Equal seeds and settings make equal networks on one machine with as many threads."""
        self.game = game
        self.seed = seed
        self.settings = settings or Settings()
        self.iteration = 0
        self.curve: list[Measured] = []
        torch.set_num_threads(threads)
        with torch.random.fork_rng():
            torch.manual_seed(seed)
            self.network = Network(game)
        self.adam = torch.optim.Adam(self.network.parameters(), self.settings.rate)
        mode = next(iter(game.modes.values()))
        decks = product(game.starter_decks(), repeat=mode.seats)
        setups = [game.setup(list(each), seed=0, options=mode.options) for each in decks]
        self.batch = game.batch(self.settings.matches, setups, seed=seed, threads=threads)

    @property
    def decisions(self) -> int:
        """How many decisions it has learnt from."""
        return self.iteration * self.settings.matches * self.settings.steps

    def learn(self) -> None:
        """One iteration: gather experience, then learn from it."""
        settings, random = self.settings, np.random.default_rng((self.seed, self.iteration))
        taught = self.iteration < settings.lessons
        teacher = settings.teacher if taught else None
        experience = Play(self.batch, self.network).gather(settings.steps, settings.decay, random, teacher)
        gains = experience.returns - experience.values
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        order = random.permutation(len(experience))
        for k in range(0, len(order), settings.sample):
            self._step(experience, gains, order[k : k + settings.sample], taught=taught)
        self.iteration += 1

    def _step(
        self, experience: Experience, gains: NDArray[np.float32], sample: NDArray[np.int64], *, taught: bool
    ) -> None:
        """A step of Adam."""
        choices, done = experience.choices(sample)
        scores, values = self.network(torch.from_numpy(experience.observations[sample]), choices)
        logs = log_chances(scores, choices.rows, len(sample))
        acted = logs[torch.from_numpy(done)]
        wrong = (values - torch.from_numpy(experience.returns[sample])).square().mean()
        if taught:
            loss = -acted.mean()
        else:
            before = torch.from_numpy(experience.log_chances[sample])
            entropy = -(logs.exp() * logs).sum() / len(sample)
            loss = self._clipped(acted - before, torch.from_numpy(gains[sample])) - self.settings.doubt * entropy
        self.adam.zero_grad()
        (loss + wrong / 2).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), self.settings.steepest)
        self.adam.step()

    def _clipped(self, change: Tensor, gains: Tensor) -> Tensor:
        """What PPO minimises, by the change of the logarithms of chances."""
        times, clip = change.exp(), self.settings.clip
        return -torch.min(times * gains, times.clamp(1 - clip, 1 + clip) * gains).mean()

    def measure(self, pairs: int = PAIRS) -> None:
        """Add to the curve how the network, by its likeliest actions, plays against `RIVAL` with mirror decks."""
        mode = next(iter(self.game.modes.values()))
        plan = mirror_decks(list(self.game.starter_decks().values()), pairs, 0, mode)
        players = (NetworkPlayer(self.game, self.network).on_machine, player_number(RIVAL))
        standing = Standing()
        standing.add(play_pairs(self.game, plan, players))
        self.curve.append(Measured(self.iteration, self.decisions, standing.share, standing.interval()))

    # ---- files ------------------------------------------------------------------------------------------------------

    def about(self) -> Trained:
        """What a file says of the network."""
        return trained(self.game, seed=self.seed, iterations=self.iteration, decisions=self.decisions)

    def save(self, folder: Path) -> None:
        """Write the files of the training."""
        folder.mkdir(parents=True, exist_ok=True)
        weights = {name: tensor.numpy() for name, tensor in self.network.state_dict().items()}
        about = self.about()
        checkpoint.write(folder / NETWORK, about, weights)
        arrays = {f"network.{name}": array for name, array in weights.items()}
        for number, moments in self.adam.state_dict()["state"].items():
            arrays |= {f"adam.{number}.{name}": tensor.numpy() for name, tensor in moments.items()}
        arrays |= {"states": self.batch.states, "seeds": self.batch.seeds}
        training = Training(network=about, settings=self.settings, curve=tuple(self.curve))
        checkpoint.write(folder / TRAINING, training, arrays)

    @classmethod
    def resume(cls, game: Game, folder: Path, threads: int = 1) -> Learner:
        """The learner whose files are in a folder. Raises TheagonError if its game has changed."""
        training, arrays = checkpoint.read(folder / TRAINING, Training)
        training.network.check(game)
        learner = cls(game, training.network.seed, training.settings, threads)
        learner.iteration, learner.curve = training.network.iterations, list(training.curve)
        learner.network.load_state_dict(_under("network.", arrays))
        groups = learner.adam.state_dict()["param_groups"]
        moments: dict[int, dict[str, Tensor]] = {}
        for name, tensor in _under("adam.", arrays).items():
            number, _, kind = name.partition(".")
            moments.setdefault(int(number), {})[kind] = tensor
        learner.adam.load_state_dict({"state": moments, "param_groups": groups})
        learner.batch.states[:], learner.batch.seeds[:] = arrays["states"], arrays["seeds"]
        learner.batch.refresh()
        return learner


def _under(prefix: str, arrays: dict[str, NDArray[Any]]) -> dict[str, Tensor]:
    """The arrays whose names begin with a prefix, without it, as tensors."""
    return {
        name.removeprefix(prefix): torch.from_numpy(array) for name, array in arrays.items() if name.startswith(prefix)
    }
