"""PPO from scratch: a network learns by playing all seats of a batch of matches.

After Schulman and others, "Proximal policy optimization algorithms" (2017), with generalised advantages. A decision is
made more probable if the match went better from it on than the value expected, and less probable if worse.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import torch

from baseline import Settings, Trial, fitted, parts, run
from theagon.train.experience import Play
from theagon.train.network import log_probabilities


class Ppo(Settings, frozen=True):
    """Its settings, by the usual names."""

    matches: int = 256
    steps: int = 32  # of each match before the network changes
    gae_lambda: float = 0.95
    clip_range: float = 0.2
    entropy_coefficient: float = 0.01


LONG: Final = Ppo(
    matches=128, steps=128, gae_lambda=0.8, learning_rate=1e-3, minibatch_size=512, entropy_coefficient=0.003
)
"""The settings for games of long matches, of 200 decisions and more, in which a single action changes little: with the
usual ones the policy stays nearly even."""


def learn(trial: Trial, settings: Ppo) -> None:
    """Play some steps of all matches, learn from each decision once, and so on."""
    network, random = trial.network, np.random.default_rng(trial.seed)
    adam = torch.optim.Adam(network.parameters(), settings.learning_rate)
    play, decisions = Play(trial.batch(settings.matches), network), 0
    while decisions < settings.decisions:
        played = play.gather(settings.steps, settings.gae_lambda, random)
        advantages = played.returns - played.values
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        for part in parts(len(played), settings.minibatch_size, random):
            choices, done = played.choices(part)
            scores, values = network(torch.from_numpy(played.observations[part]), choices)
            logs = log_probabilities(scores, choices.rows, len(part))
            change = logs[torch.from_numpy(done)] - torch.from_numpy(played.log_probabilities[part])
            advantage, ratio = torch.from_numpy(advantages[part]), change.exp()
            clipped = ratio.clamp(1 - settings.clip_range, 1 + settings.clip_range)
            gain = torch.min(ratio * advantage, clipped * advantage).mean()
            entropy = -(logs.exp() * logs).sum() / len(part)
            wrong = (values - torch.from_numpy(played.returns[part])).square().mean()
            fitted(network, adam, wrong / 2 - gain - settings.entropy_coefficient * entropy)
        decisions += len(played)
        trial.learnt(decisions)


if __name__ == "__main__":
    run(learn, Ppo(), __doc__, {"hand-of-the-gods": LONG, "army-of-gods": LONG})
