"""Behaviour cloning: a network learns to do what a strong bot does, from the bot's own matches.

The bot plays all seats. The network learns, from what the seat saw and which actions were legal, which action it took.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from baseline import Settings, Trial, fitted, parts, run
from theagon.train.network import Choices, log_probabilities


class Cloning(Settings, frozen=True):
    """Its settings."""

    decisions: int = 30_000
    teacher: str = "level-8"
    matches: int = 64
    epochs: int = 10  # how often, after each fifth, it learns from all decisions so far


def learn(trial: Trial, settings: Cloning) -> None:
    """Watch the bot for a fifth of all decisions, learn from all seen so far, and so on."""
    network, random = trial.network, np.random.default_rng(trial.seed)
    adam = torch.optim.Adam(network.parameters(), settings.learning_rate)
    batch = trial.batch(settings.matches)
    watched: list[tuple[Any, ...]] = []  # what was seen, the seat, its legal actions, which of them the bot took
    while len(watched) < settings.decisions:
        for _ in range(-(-settings.decisions // 5 // settings.matches)):
            actions = batch.decide(batch.states, settings.teacher, random.integers(1 << 62, size=settings.matches))
            for row, legal in enumerate(np.split(batch.legal, batch.offsets[1:-1])):
                place = np.flatnonzero(legal == actions[row])[0]
                watched.append((batch.observations[row].copy(), batch.to_act[row], legal, place))
            batch.step(actions)
        for _ in range(settings.epochs):
            for part in parts(len(watched), settings.minibatch_size, random):
                seen, seats, lists, taken = zip(*(watched[k] for k in part), strict=True)
                counts = np.array([len(each) for each in lists])
                choices = Choices.of(np.concatenate(lists), counts, np.array(seats))
                scores, _ = network(torch.from_numpy(np.array(seen)), choices)
                logs = log_probabilities(scores, choices.rows, len(part))
                fitted(network, adam, -logs[torch.from_numpy(np.cumsum(counts) - counts + np.array(taken))].mean())
        trial.learnt(len(watched))


if __name__ == "__main__":
    run(learn, Cloning(), __doc__)
