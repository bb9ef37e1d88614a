"""Deep Monte Carlo from scratch: a network learns what result follows each action, and takes the best.

After Zha and others, "DouZero" (2021). The score of an action in a position is the expected result of its match. Most
actions are those of the highest score, some are random; when a match has ended, all its decisions learn its result.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from baseline import Settings, Trial, fitted, parts, run
from theagon.train.network import Choices


class Dmc(Settings, frozen=True):
    """Its settings."""

    matches: int = 256
    exploration: float = 0.05  # the share of random actions
    waiting: int = 8192  # decisions of matches that have ended, before the network changes


def learn(trial: Trial, settings: Dmc) -> None:
    """Play on in all matches, and learn from those that have ended."""
    network, random = trial.network, np.random.default_rng(trial.seed)
    adam = torch.optim.Adam(network.parameters(), settings.learning_rate)
    batch, decisions = trial.batch(settings.matches), 0
    rows = np.arange(settings.matches)
    under_way: list[list[tuple[Any, ...]]] = [[] for _ in rows]  # what was seen, the seat and the action of decisions
    ended: list[tuple[Any, ...]] = []  # the same, and the result
    while decisions < settings.decisions:
        seen, seats = batch.observations.copy(), batch.to_act.copy()
        drawn = batch.offsets[:-1] + (random.random(len(rows)) * np.diff(batch.offsets)).astype(np.int64)
        actions = batch.legal[np.where(random.random(len(rows)) < settings.exploration, drawn, trial.best(batch))]
        for row in rows:
            under_way[row].append((seen[row], seats[row], actions[row]))
        batch.step(actions)
        for row in np.flatnonzero(batch.dones):
            ended += [(*decision, batch.rewards[row, decision[1]]) for decision in under_way[row]]
            under_way[row].clear()
        if len(ended) >= settings.waiting:
            observed, decided, acted, results = (np.array(column) for column in zip(*ended, strict=True))
            for part in parts(len(ended), settings.minibatch_size, random):
                choices = Choices.of(acted[part], np.ones(len(part), np.int64), decided[part])
                expected, _ = network(torch.from_numpy(observed[part]), choices)
                fitted(network, adam, (expected - torch.from_numpy(results[part])).square().mean())
            decisions += len(ended)
            ended.clear()
            trial.learnt(decisions)


if __name__ == "__main__":
    run(learn, Dmc(), __doc__)
