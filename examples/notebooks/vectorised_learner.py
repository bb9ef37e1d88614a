# %% [markdown]
# # A vectorised learner
#
# REINFORCE in numpy: a linear policy learns Gods Unchained against a random opponent, in a batch of 64 matches. It is a
# very small learner, and shows the use of observations, masks, rewards and ends.

# %%
import os

import numpy as np
from numpy.typing import NDArray

from theagon.envs.gymnasium import MatchVectorEnv

MATCHES, STEPS, RATE = 64, 128, 0.02
UPDATES = int(os.environ.get("UPDATES", "60"))
Floats = NDArray[np.float64]

env = MatchVectorEnv("gods-unchained", MATCHES, opponent="random")
seen, info = env.reset(seed=1)
dice = np.random.default_rng(1)
weights = np.zeros((seen.shape[1] + 1, info["action_mask"].shape[1]))

# %% [markdown]
# The policy is a softmax over the legal actions: the mask removes all others.


# %%
def features(observations: NDArray[np.uint8]) -> Floats:
    """Return the observations scaled to 0 to 1, and a 1 for the constant."""
    return np.hstack([observations / 255, np.ones((len(observations), 1))])


def policy(known: Floats, masks: NDArray[np.int8]) -> Floats:
    scores = np.where(masks == 1, known @ weights, -np.inf)
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances: Floats = odds / odds.sum(axis=1, keepdims=True)
    return chances


# %% [markdown]
# A rollout plays every row for some steps. A match that ends begins again in the same step, so its reward belongs to
# the actions of its row since the last end. Actions in a match that has not ended yet are not used.

# %%
won: list[float] = []
for update in range(UPDATES):
    known, wished, gains, ended = [], [], [], []
    for _ in range(STEPS):
        inputs = features(seen)
        chances = policy(inputs, info["action_mask"])
        chosen = (chances.cumsum(axis=1) > dice.random((MATCHES, 1))).argmax(axis=1)
        seen, rewards, ends, truncated, info = env.step(chosen)
        known.append(inputs)
        wished.append(np.eye(weights.shape[1])[chosen] - chances)  # the gradient of log chance by the scores
        gains.append(rewards)
        ended.append(ends)
    result, gain = [np.zeros(MATCHES)] * STEPS, np.zeros(MATCHES)
    for k in reversed(range(STEPS)):
        gain = result[k] = np.where(ended[k], gains[k], gain)
    weights += RATE * sum(x.T @ (w * r[:, None]) for x, w, r in zip(known, wished, result, strict=True)) / MATCHES
    won.append(float(np.concatenate(gains)[np.concatenate(ended)].mean()))
    if update % 10 == 0:
        print(f"update {update}: mean result {won[-1]:+.2f}")

# %%
assert np.isfinite(weights).all()
print(f"mean result of the first updates {np.mean(won[:5]):+.2f}, of the last ones {np.mean(won[-5:]):+.2f}")
