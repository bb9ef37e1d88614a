"""What workers do for a learner, be they threads or the processes of a cluster: they play, and work out gradients.

Each task is a part of the matches or of a sample, and depends on nothing but what it is given, so it does not matter
who works on it. PyTorch keeps to one thread, because the sums of several differ in their last digits.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import torch

from theagon.train.experience import Play
from theagon.train.network import log_probabilities

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from torch import Tensor

    from theagon.games.play.game import Game
    from theagon.train.experience import Experience
    from theagon.train.network import Choices, Network


class Matches(NamedTuple):
    """A part of the matches."""

    number: int  # which part it is
    setups: list[Any]  # of its rows in turn
    states: NDArray[np.uint8]
    seeds: NDArray[np.int64]  # of the next match of each row


@dataclass(frozen=True)
class SelfPlay:
    """Play on in parts of the matches, with a network on all seats."""

    game: Game
    network: Network
    steps: int
    gae_lambda: float
    teacher: str | None
    chance: tuple[int, int]  # the seed of what is drawn, with the number of the part

    def __call__(self, matches: Matches) -> tuple[Experience, Matches]:
        """What was seen and done, and the matches as they are then."""
        torch.set_num_threads(1)
        batch = self.game.batch(len(matches.states), matches.setups)
        batch.states[:], batch.seeds[:] = matches.states, matches.seeds
        batch.refresh()
        random = np.random.default_rng((*self.chance, matches.number))
        experience = Play(batch, self.network).gather(self.steps, self.gae_lambda, random, self.teacher)
        return experience, matches._replace(states=batch.states, seeds=batch.seeds)


class Decisions(NamedTuple):
    """A part of the decisions of a sample."""

    observations: Tensor
    choices: Choices
    done: Tensor  # what was done in each: its place among the choices
    log_probabilities: Tensor  # of what was done, when it was done
    advantages: Tensor  # by how much better than expected it came out
    returns: Tensor  # what the values should have been


@dataclass(frozen=True)
class Gradient:
    """Work out the gradient of the loss of a sample by its parts: their sum is that of the sample."""

    network: Network
    size: int  # of the sample
    clip_range: float
    entropy_coefficient: float
    imitating: bool

    def __call__(self, part: Decisions) -> list[NDArray[np.float32]]:
        """The gradient for each parameter of the network."""
        torch.set_num_threads(1)
        scores, values = self.network(part.observations, part.choices)
        logs = log_probabilities(scores, part.choices.rows, len(part.observations))
        acted = logs[part.done]
        wrong = (values - part.returns).square().sum()
        if self.imitating:
            loss = -acted.sum()
        else:
            entropy = -(logs.exp() * logs).sum()
            loss = self._clipped(acted - part.log_probabilities, part.advantages) - self.entropy_coefficient * entropy
        parameters = list(self.network.parameters())
        return [each.numpy() for each in torch.autograd.grad((loss + wrong / 2) / self.size, parameters)]

    def _clipped(self, change: Tensor, advantages: Tensor) -> Tensor:
        """What PPO minimises, by the change of the logarithms of chances."""
        ratio, clip = change.exp(), self.clip_range
        return -torch.min(ratio * advantages, ratio.clamp(1 - clip, 1 + clip) * advantages).sum()
