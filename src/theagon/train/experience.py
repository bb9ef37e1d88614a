"""Experience: the observations and actions of a network in a batch of matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

import numpy as np
import torch

from theagon.train.network import Choices, log_probabilities

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from theagon.games.learning.batch import Batch
    from theagon.train.network import Network


@dataclass
class Experience:
    """Decisions, ordered by step, then by row."""

    observations: NDArray[np.uint8]  # decisions x bytes
    seats: NDArray[np.int8]  # the seat that decided
    legal: NDArray[np.int64]  # the legal actions of all decisions
    offsets: NDArray[np.int64]  # the begin in `legal` of each decision's actions, and the end of the last
    chosen: NDArray[np.int64]  # the index in `legal` of the chosen action
    log_probabilities: NDArray[np.float32]  # of the chosen action, under the policy that played
    values: NDArray[np.float32]  # the network's values
    returns: NDArray[np.float32]  # the targets of the values

    def __len__(self) -> int:
        return len(self.observations)

    @classmethod
    def joined(cls, parts: Sequence[Experience]) -> Experience:
        """Concatenate the decisions of the parts."""
        listed = np.cumsum([0, *(len(part.legal) for part in parts)])
        moved = {
            "offsets": [part.offsets[:-1] + first for part, first in zip(parts, listed, strict=False)] + [listed[-1:]],
            "chosen": [part.chosen + first for part, first in zip(parts, listed, strict=False)],
        }
        names = (each.name for each in fields(cls))
        return cls(*(np.concatenate(moved.get(name) or [getattr(part, name) for part in parts]) for name in names))

    def choices(self, decisions: NDArray[np.int64]) -> tuple[Choices, NDArray[np.int64]]:
        """Return the legal actions of some decisions, and the indexes in them of the chosen actions."""
        counts = np.diff(self.offsets)[decisions]
        firsts, old = np.cumsum(counts) - counts, self.offsets[decisions]
        places = np.arange(counts.sum()) + np.repeat(old - firsts, counts)
        choices = Choices.of(self.legal[places], counts, self.seats[decisions])
        return choices, self.chosen[decisions] - old + firsts


class Play:
    """A network that plays all seats of a batch, with each decision drawn from its policy."""

    def __init__(self, batch: Batch, network: Network) -> None:
        self.batch = batch
        self.network = network

    def gather(
        self, steps: int, gae_lambda: float, random: np.random.Generator, teacher: str | None = None
    ) -> Experience:
        """Play `steps` steps in each row.

        With a `teacher`, the actions of this bot count as the chosen ones. Chance picks half of the rows to follow it;
        the others follow the network, so that both kinds of positions occur. `gae_lambda` is as in `returns_of`.
        """
        batch, n = self.batch, len(self.batch.states)
        seen, legal, counts, chosen, spoken, rewards, dones = [], [], [], [], [], [], []
        values, seats = [], []
        listed = 0
        follows_teacher = np.zeros(n, np.bool_) if teacher is None else random.permutation(n) % 2 == 0
        for _ in range(steps):
            logs, value = self.ask()
            actions = done = self.drawn(logs, random)
            if teacher is not None:
                wanted = batch.decide(batch.states, teacher, random.integers(1 << 62, size=n))
                done = np.flatnonzero(batch.legal == np.repeat(wanted, np.diff(batch.offsets)))
                actions = np.where(follows_teacher, done, actions)
            seen.append(batch.observations.copy())
            legal.append(batch.legal.astype(np.int64))
            counts.append(np.diff(batch.offsets))
            chosen.append(listed + done)
            listed += len(batch.legal)
            spoken.append(logs[done])
            values.append(value)
            seats.append(batch.to_act.copy())
            batch.step(batch.legal[actions])
            rewards.append(batch.rewards[np.arange(n), seats[-1]])
            dones.append(batch.dones.copy())
        values.append(self.ask()[1])
        seats.append(batch.to_act.copy())
        returns = returns_of(np.array(rewards), np.array(dones), np.array(values), np.array(seats), gae_lambda)
        return Experience(
            np.concatenate(seen),
            np.concatenate(seats[:-1]),
            np.concatenate(legal),
            np.append(0, np.cumsum(np.concatenate(counts))),
            np.concatenate(chosen),
            np.concatenate(spoken),
            np.concatenate(values[:-1]),
            returns.reshape(-1),
        )

    @torch.no_grad()
    def ask(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Return the log probabilities of all legal actions, and the values."""
        choices = Choices.of(self.batch.legal, np.diff(self.batch.offsets), self.batch.to_act)
        scores, values = self.network(torch.from_numpy(self.batch.observations), choices)
        return log_probabilities(scores, choices.rows, len(values)).numpy(), values.numpy()

    def drawn(self, logs: NDArray[np.float32], random: np.random.Generator) -> NDArray[np.int64]:
        """Draw an action for each row by its probabilities. Returns the indexes in `batch.legal`."""
        below = np.append(0, np.cumsum(np.exp(logs, dtype=np.float64)))
        first, end = self.batch.offsets[:-1], self.batch.offsets[1:]
        level = below[first] + random.random(len(first)) * (below[end] - below[first])
        places: NDArray[np.int64] = np.searchsorted(below, level, "right") - 1
        return places.clip(first, end - 1)


def returns_of(
    rewards: NDArray[np.int8],
    dones: NDArray[np.uint8],
    values: NDArray[np.float32],
    seats: NDArray[np.int8],
    gae_lambda: float,
) -> NDArray[np.float32]:
    """Return the targets of the values, steps x rows: their TD(lambda) returns, with lambda `gae_lambda`.

    There is one more row of `values` and `seats` than steps. The game is zero-sum: the sign of a value changes with the
    seat.
    """
    returns = np.zeros(rewards.shape, np.float32)
    ahead = np.zeros(rewards.shape[1], np.float32)  # the advantages of the later steps
    for t in reversed(range(len(rewards))):
        sign = np.where(seats[t] == seats[t + 1], 1, -1) * (dones[t] == 0)
        ahead = rewards[t] + sign * (values[t + 1] + gae_lambda * ahead) - values[t]
        returns[t] = values[t] + ahead
    return returns
