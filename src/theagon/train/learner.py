"""A learner: a network that first imitates a bot, and then learns from playing against itself.

It learns by PPO (Schulman and others 2017): self-play gives experience, whose decisions are then made likelier or less
likely by how much better than expected they came out. Everything drawn follows from the seed and the number of the
iteration, so that a training that was interrupted goes on as if it had not been. Workers share both in parts, whose
number is fixed: as many of them as there may be make the same network.
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
from theagon.games.bots.players import player_number
from theagon.match.ordered import ordered
from theagon.match.simulate import mirror_decks
from theagon.train import checkpoint
from theagon.train.experience import Experience
from theagon.train.network import Network
from theagon.train.player import NetworkPlayer, Trained, trained
from theagon.train.work import Decisions, Gradient, Matches, SelfPlay

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from theagon.games.play.game import Game
    from theagon.match.ordered import Workers

RIVAL: Final = "greedy"
PAIRS: Final = 50
TRAINING, NETWORK = "training.npz", "network.npz"
"""The files of a training: all that it takes to go on, and the network alone."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a learner learns."""

    matches: int = 512  # side by side
    parts: int = 4  # in which workers share the matches, and each sample
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

    def __init__(self, game: Game, seed: int, settings: Settings | None = None, workers: Workers = 1) -> None:
        """Equal seeds and settings make equal networks on machines of one kind, whoever the workers are."""
        self.game = game
        self.seed = seed
        self.settings = settings or Settings()
        self.workers = workers
        self.iteration = 0
        self.curve: list[Measured] = []
        torch.set_num_threads(1)
        with torch.random.fork_rng():
            torch.manual_seed(seed)
            self.network = Network(game)
        self.adam = torch.optim.Adam(self.network.parameters(), self.settings.rate)
        mode = next(iter(game.modes.values()))
        decks = product(game.starter_decks(), repeat=mode.seats)
        self.setups = [game.setup(list(each), seed=0, options=mode.options) for each in decks]
        batch = game.batch(self.settings.matches, self.setups, seed=seed)
        self.states, self.seeds = batch.states, batch.seeds

    @property
    def decisions(self) -> int:
        """How many decisions it has learnt from."""
        return self.iteration * self.settings.matches * self.settings.steps

    def learn(self) -> None:
        """One iteration: gather experience, then learn from it."""
        settings, taught = self.settings, self.iteration < self.settings.lessons
        experience = self._play(settings.teacher if taught else None)
        gains = experience.returns - experience.values
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        order = np.random.default_rng((self.seed, self.iteration)).permutation(len(experience))
        for k in range(0, len(order), settings.sample):
            self._step(experience, gains, order[k : k + settings.sample], taught=taught)
        self.iteration += 1

    def _play(self, teacher: str | None) -> Experience:
        """What is seen and done while all matches are played on."""
        settings, setups = self.settings, self.setups
        work = SelfPlay(
            self.game, self.network, settings.steps, settings.decay, teacher, chance=(self.seed, self.iteration)
        )
        parts = []
        for number, rows in enumerate(np.array_split(np.arange(settings.matches), settings.parts)):
            turned = rows[0] % len(setups)
            parts.append(Matches(number, setups[turned:] + setups[:turned], self.states[rows], self.seeds[rows]))
        seen, played = zip(*ordered(work, parts, self.workers), strict=True)
        self.states = np.concatenate([matches.states for matches in played])
        self.seeds = np.concatenate([matches.seeds for matches in played])
        return Experience.joined(seen)

    def _step(
        self, experience: Experience, gains: NDArray[np.float32], sample: NDArray[np.int64], *, taught: bool
    ) -> None:
        """A step of Adam."""
        settings = self.settings
        work = Gradient(self.network, len(sample), settings.clip, settings.doubt, taught)
        parts = [_decisions(experience, gains, part) for part in np.array_split(sample, settings.parts) if len(part)]
        gradients = zip(*ordered(work, parts, self.workers), strict=True)
        for parameter, shares in zip(self.network.parameters(), gradients, strict=True):
            parameter.grad = torch.from_numpy(sum(shares[1:], shares[0]))
        nn.utils.clip_grad_norm_(self.network.parameters(), settings.steepest)
        self.adam.step()

    def measure(self, pairs: int = PAIRS) -> None:
        """Add to the curve how the network, by its likeliest actions, plays against `RIVAL` with mirror decks."""
        mode = next(iter(self.game.modes.values()))
        plan = mirror_decks(list(self.game.starter_decks().values()), pairs, 0, mode)
        players = (NetworkPlayer(self.game, self.network).on_machine, player_number(RIVAL))
        standing = Standing()
        standing.add(play_pairs(self.game, plan, players, self.workers))
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
        arrays |= {"states": self.states, "seeds": self.seeds}
        training = Training(network=about, settings=self.settings, curve=tuple(self.curve))
        checkpoint.write(folder / TRAINING, training, arrays)

    @classmethod
    def resume(cls, game: Game, folder: Path, workers: Workers = 1) -> Learner:
        """The learner whose files are in a folder. Raises TheagonError if its game has changed."""
        training, arrays = checkpoint.read(folder / TRAINING, Training)
        training.network.check(game)
        learner = cls(game, training.network.seed, training.settings, workers)
        learner.iteration, learner.curve = training.network.iterations, list(training.curve)
        learner.network.load_state_dict(_under("network.", arrays))
        groups = learner.adam.state_dict()["param_groups"]
        moments: dict[int, dict[str, Tensor]] = {}
        for name, tensor in _under("adam.", arrays).items():
            number, _, kind = name.partition(".")
            moments.setdefault(int(number), {})[kind] = tensor
        learner.adam.load_state_dict({"state": moments, "param_groups": groups})
        learner.states, learner.seeds = arrays["states"], arrays["seeds"]
        return learner


def _under(prefix: str, arrays: dict[str, NDArray[Any]]) -> dict[str, Tensor]:
    """The arrays whose names begin with a prefix, without it, as tensors."""
    return {
        name.removeprefix(prefix): torch.from_numpy(array) for name, array in arrays.items() if name.startswith(prefix)
    }


def _decisions(experience: Experience, gains: NDArray[np.float32], decisions: NDArray[np.int64]) -> Decisions:
    """Some decisions, to learn from."""
    choices, done = experience.choices(decisions)
    told = (experience.log_chances, gains, experience.returns)
    chances, gained, returns = (torch.from_numpy(each[decisions]) for each in told)
    seen = torch.from_numpy(experience.observations[decisions])
    return Decisions(seen, choices, torch.from_numpy(done), chances, gained, returns)
