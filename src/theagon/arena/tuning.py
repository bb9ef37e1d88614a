"""Tuning of an evaluation's weights, by the matches that a search wins with them.

In each pair of matches both players search. A coin for each weight decides which player has it a step above its current
value, and which a step below. So all weights are tried in every match, and the results are an independent estimate for
each: a factorial design. After a round each weight moves by the gain of its step, shrunk by its uncertainty.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final

from theagon.games.bots.weights import Effect
from theagon.kernel.bots import LEAF
from theagon.kernel.weights import Weight
from theagon.match.tally import NINETY_FIVE

if TYPE_CHECKING:
    from theagon.compiler.machine import Machine

WHOLE_STEP: Final = 25.0
"""The gain, in percentage points of the matches, for which a weight moves by a whole step; no gain moves it further.

With a lower value, weights with a joint effect, such as that of a set and those of its cards, overshoot.
"""


class Varied:
    """A player that searches with each weight a step up or down, by the match's seed. `turned` makes its opponent."""

    def __init__(
        self, player: int, weights: Mapping[str, int], declared: Mapping[str, Weight], turned: bool = False
    ) -> None:
        self._player = player
        self._weights = weights
        self._declared = declared
        self._sign = -1 if turned else 1

    def __call__(self, machine: Machine, _setup: Any) -> int:
        row = machine.world.weights[LEAF]
        coins = tossed(machine.world.bot_seed, self._declared)
        before = {name: getattr(row, name) for name in self._declared}
        try:
            for name, weight in self._declared.items():
                setattr(row, name, self._weights[name] + self._sign * coins[name] * weight.step)
            return int(machine.decide(self._player))
        finally:  # the machine is borrowed
            for name, value in before.items():
                setattr(row, name, value)


def tossed(seed: int, declared: Mapping[str, Weight]) -> dict[str, int]:
    """Return a coin for each weight, 1 or -1, by the seed of a match."""
    bits = Random(f"weights {seed}").getrandbits(len(declared))
    return {name: 1 if bits >> k & 1 else -1 for k, name in enumerate(declared)}


def effects(shares: Mapping[int, float], declared: Mapping[str, Weight]) -> dict[str, Effect]:
    """Return the gain of a step up rather than down of each weight, from the first player's share by seed."""
    won = [(share - 0.5, tossed(seed, declared)) for seed, share in shares.items()]
    half = 100 * NINETY_FIVE * sqrt(sum(more * more for more, _ in won)) / len(won)
    found = {}
    for name in declared:
        points = 100 * sum(more * coins[name] for more, coins in won) / len(won)
        found[name] = Effect(round(points, 2), (round(points - half, 2), round(points + half, 2)))
    return found


def moved(weights: Mapping[str, int], found: Mapping[str, Effect], declared: Mapping[str, Weight]) -> dict[str, int]:
    """Return the weights after a round."""
    return {name: value + round(declared[name].step * _share(found[name])) for name, value in weights.items()}


def _share(effect: Effect) -> float:
    """Return the part of its step by which a weight moves: its effect, shrunk towards 0 by its uncertainty."""
    low, high = effect.interval
    error = (high - low) / 2 / NINETY_FIVE
    left = max(0.0, 1 - (error / effect.points) ** 2) if effect.points else 0.0
    return max(-1.0, min(1.0, left * effect.points / WHOLE_STEP))
