"""The work of threads or cluster processes for a learner: self-play, and gradients.

Each task is a part of the matches or of a sample, and depends only on its arguments, so any worker can run it. PyTorch
is limited to one thread, because the sums of several differ in their last digits.
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

    number: int  # the number of the part
    setups: list[Any]  # of its rows, in turn
    states: NDArray[np.uint8]
    seeds: NDArray[np.int64]  # for the next match of each row


@dataclass(frozen=True)
class SelfPlay:
    """The work of playing on in a part of the matches, with a network on all seats."""

    game: Game
    network: Network
    steps: int
    gae_lambda: float
    teacher: str | None
    chance: tuple[int, int]  # the seed of the random numbers, together with the number of the part

    def __call__(self, matches: Matches) -> tuple[Experience, Matches]:
        """Play on. Returns the experience, and the matches afterwards."""
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
    done: Tensor  # the indexes of the chosen actions among the choices
    log_probabilities: Tensor  # of the chosen actions, under the policy that played
    advantages: Tensor  # the results minus the expected values
    returns: Tensor  # the targets of the values


@dataclass(frozen=True)
class Gradient:
    """The work of computing the gradient for a part of a sample. The sum over the parts is that of the sample."""

    network: Network
    size: int  # of the sample
    clip_range: float
    entropy_coefficient: float
    imitating: bool

    def __call__(self, part: Decisions) -> list[NDArray[np.float32]]:
        """Return the gradient for each parameter of the network."""
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
        """Return the clipped loss of PPO from the changes of log probabilities."""
        ratio, clip = change.exp(), self.clip_range
        return -torch.min(ratio * advantages, ratio.clamp(1 - clip, 1 + clip) * advantages).sum()
