"""A learner: a network that first imitates a bot, and then learns from self-play.

It learns by PPO (Schulman and others 2017): self-play gives experience, and the probability of each decision is changed
by its advantage. All random numbers follow from the seed and the number of the iteration, so an interrupted training
resumes exactly. Workers share the matches and the minibatches in a fixed number of parts, so any number of workers
makes the same network.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np
import torch
from torch import Tensor, nn

from theagon.arena.pairs import play_pairs
from theagon.arena.protocol import usual_mode
from theagon.arena.standing import Standing
from theagon.cards.error_text import quoted, suggestion
from theagon.errors import TheagonError
from theagon.games.bots.players import player_number
from theagon.match.ordered import ordered
from theagon.match.simulate import mirror_decks
from theagon.train import checkpoint
from theagon.train.experience import Experience
from theagon.train.network import Network
from theagon.train.player import NetworkPlayer, Trained
from theagon.train.work import Decisions, Gradient, Matches, SelfPlay

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from theagon.games.play.game import Game
    from theagon.match.ordered import Workers

RIVAL: Final = "greedy"
PAIRS: Final = 50
TRAINING, NETWORK = "training.npz", "network.npz"
"""The files of a training: the whole state, from which it can resume, and only the network."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a training."""

    decks: tuple[str, ...] = ()  # of the game, by name, to learn with; none: its starter decks
    matches: int = 512  # in the batch
    parts: int = 4  # the parts of the matches and of each minibatch that workers share
    steps: int = 32  # of each match in an iteration
    teacher: str = "greedy"  # the bot to imitate at first
    imitation_iterations: int = 60  # the first iterations, which imitate it
    gae_lambda: float = 0.95
    learning_rate: float = 5e-4  # of Adam
    minibatch_size: int = 1024  # decisions of a step of Adam; each is used once
    clip_range: float = 0.2
    entropy_coefficient: float = 0.01
    max_grad_norm: float = 0.5


class Measured(msgspec.Struct, frozen=True):
    """The strength of the network after an iteration: the share of matches won, with its 95 % interval."""

    iteration: int
    decisions: int
    share: float
    interval: tuple[float, float]


class Training(msgspec.Struct, frozen=True, kw_only=True):
    """The description of a training's file."""

    network: Trained
    settings: Settings
    curve: tuple[Measured, ...]


class Learner:
    """The training of a network for a game in its usual mode, with all pairs of some decks."""

    def __init__(self, game: Game, seed: int, settings: Settings | None = None, workers: Workers = 1) -> None:
        """Begin a training. Equal seeds and settings make equal networks on machines of one kind, with any workers.

        Raises TheagonError for a deck that the game does not have.
        """
        self.game = game
        self.seed = seed
        self.settings = settings or Settings()
        self.workers = workers
        self.iteration = 0
        self.learning = False  # whether an iteration has begun and not ended
        self.curve: list[Measured] = []
        torch.set_num_threads(1)
        with torch.random.fork_rng():
            torch.manual_seed(seed)
            self.network = Network(game)
        self.adam = torch.optim.Adam(self.network.parameters(), self.settings.learning_rate)
        mode = usual_mode(game)
        self.decks = _decks(game, self.settings.decks)
        self.setups = [
            game.setup(list(each), seed=0, options=mode.options) for each in product(self.decks, repeat=mode.seats)
        ]
        batch = game.batch(self.settings.matches, self.setups, seed=seed)
        self.states, self.seeds = batch.states, batch.seeds

    @property
    def decisions(self) -> int:
        """The number of decisions learnt from."""
        return self.iteration * self.settings.matches * self.settings.steps

    def learn(self) -> None:
        """Gather experience, then learn from it: one iteration."""
        settings, imitating = self.settings, self.iteration < self.settings.imitation_iterations
        self.learning = True
        experience = self._play(settings.teacher if imitating else None)
        advantages = experience.returns - experience.values
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        order = np.random.default_rng((self.seed, self.iteration, settings.parts)).permutation(len(experience))
        for k in range(0, len(order), settings.minibatch_size):
            self._step(experience, advantages, order[k : k + settings.minibatch_size], imitating=imitating)
        self.iteration += 1
        self.learning = False

    def _play(self, teacher: str | None) -> Experience:
        """Play all matches on. Returns the experience."""
        settings, setups = self.settings, self.setups
        work = SelfPlay(
            self.game, self.network, settings.steps, settings.gae_lambda, teacher, chance=(self.seed, self.iteration)
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
        self, experience: Experience, advantages: NDArray[np.float32], sample: NDArray[np.int64], *, imitating: bool
    ) -> None:
        """Carry out a step of Adam."""
        settings = self.settings
        work = Gradient(self.network, len(sample), settings.clip_range, settings.entropy_coefficient, imitating)
        parts = [
            _decisions(experience, advantages, part) for part in np.array_split(sample, settings.parts) if len(part)
        ]
        gradients = zip(*ordered(work, parts, self.workers), strict=True)
        for parameter, shares in zip(self.network.parameters(), gradients, strict=True):
            parameter.grad = torch.from_numpy(sum(shares[1:], shares[0]))
        nn.utils.clip_grad_norm_(self.network.parameters(), settings.max_grad_norm)
        self.adam.step()

    def measure(self, pairs: int = PAIRS) -> None:
        """Add the network's result against `RIVAL` with mirror decks, by its most probable actions, to the curve."""
        mode = usual_mode(self.game)
        plan = mirror_decks(self.decks, pairs, 0, mode)
        players = (NetworkPlayer(self.game, self.network).on_machine, player_number(RIVAL))
        standing = Standing()
        standing.add(play_pairs(self.game, plan, players, self.workers))
        self.curve.append(Measured(self.iteration, self.decisions, standing.share, standing.interval()))

    # ---- files ------------------------------------------------------------------------------------------------------

    def save(self, folder: Path) -> None:
        """Write the files of the training."""
        folder.mkdir(parents=True, exist_ok=True)
        weights = {name: tensor.numpy() for name, tensor in self.network.state_dict().items()}
        about = Trained.of(self.game, self.seed, self.decisions, self.iteration)
        checkpoint.write(folder / NETWORK, about, weights)
        arrays = {f"network.{name}": array for name, array in weights.items()}
        for number, moments in self.adam.state_dict()["state"].items():
            arrays |= {f"adam.{number}.{name}": tensor.numpy() for name, tensor in moments.items()}
        arrays |= {"states": self.states, "seeds": self.seeds}
        training = Training(network=about, settings=self.settings, curve=tuple(self.curve))
        checkpoint.write(folder / TRAINING, training, arrays)

    @classmethod
    def resume(cls, game: Game, folder: Path, workers: Workers = 1) -> Learner:
        """Return the learner saved in a folder. Raises TheagonError if its game has changed."""
        training, arrays = checkpoint.read(folder / TRAINING, Training, "training")
        training.network.check(game)
        learner = cls(game, training.network.seed, training.settings, workers)
        learner.iteration, learner.curve = training.network.iterations, list(training.curve)
        try:
            learner._take(arrays)
        except (RuntimeError, KeyError, ValueError):  # a development version may see a game otherwise
            hint = f"begin a new training, or install theagon=={training.network.version}"
            raise TheagonError(f"{folder / TRAINING}: this training is of other observations", hint=hint) from None
        return learner

    def _take(self, arrays: dict[str, NDArray[Any]]) -> None:
        """Go on with the network, the moments of Adam, and the matches of a file."""
        self.network.load_state_dict(_under("network.", arrays))
        groups = self.adam.state_dict()["param_groups"]
        moments: dict[int, dict[str, Tensor]] = {}
        for name, tensor in _under("adam.", arrays).items():
            number, _, kind = name.partition(".")
            moments.setdefault(int(number), {})[kind] = tensor
        self.adam.load_state_dict({"state": moments, "param_groups": groups})
        for name in ("states", "seeds"):
            if arrays[name].shape != getattr(self, name).shape or arrays[name].dtype != getattr(self, name).dtype:
                raise ValueError(name)
            setattr(self, name, arrays[name])


def _decks(game: Game, names: tuple[str, ...]) -> list[Any]:
    """Return the decks of a game by their names; all starter decks if there are none."""
    known = game.decks()
    for name in names:
        if name not in known:
            raise TheagonError(f"there is no deck {quoted(name)}", hint=suggestion(name, known))
    return [known[name] for name in dict.fromkeys(names)] or list(game.starter_decks().values())


def _under(prefix: str, arrays: dict[str, NDArray[Any]]) -> dict[str, Tensor]:
    """Return the arrays with a prefix in their names, which is removed, as tensors."""
    return {
        name.removeprefix(prefix): torch.from_numpy(array) for name, array in arrays.items() if name.startswith(prefix)
    }


def _decisions(experience: Experience, advantages: NDArray[np.float32], decisions: NDArray[np.int64]) -> Decisions:
    """Return some decisions as tensors."""
    choices, done = experience.choices(decisions)
    arrays = (experience.log_probabilities, advantages, experience.returns)
    probabilities, advantage, returns = (torch.from_numpy(each[decisions]) for each in arrays)
    seen = torch.from_numpy(experience.observations[decisions])
    return Decisions(seen, choices, torch.from_numpy(done), probabilities, advantage, returns)
