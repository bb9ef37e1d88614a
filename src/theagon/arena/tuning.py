"""Weights of an evaluation, tuned by the matches that a search wins with them.

In each pair of matches both players search. A coin says of each weight whether it is a step above where it stands for
the one and a step below for the other, or the other way round. So all weights are tried in every match, and what the
players win is an estimate for each of them that depends on no other: a factorial design. After a round each weight
moves by what its step gained, less what chance explains.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final

from theagon.games.bots.weights import Effect, Weight
from theagon.kernel.bots import LEAF
from theagon.match.tally import NINETY_FIVE

if TYPE_CHECKING:
    from theagon.compiler.machine import Machine

WHOLE_STEP: Final = 25.0
"""A weight moves by a whole step, and no further, if a step up rather than down gains so many points of the matches.

With fewer points, weights that do the same together, such as that of a set and those of its cards, overshoot.
"""


class Varied:
    """A player that searches with each weight a step up or down, by the seed of the match; `turned` is its opponent."""

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
        finally:  # the machine is lent
            for name, value in before.items():
                setattr(row, name, value)


def tossed(seed: int, declared: Mapping[str, Weight]) -> dict[str, int]:
    """A coin for each weight, 1 or -1, by the seed of a match."""
    bits = Random(f"weights {seed}").getrandbits(len(declared))
    return {name: 1 if bits >> k & 1 else -1 for k, name in enumerate(declared)}


def effects(shares: Mapping[int, float], declared: Mapping[str, Weight]) -> dict[str, Effect]:
    """What a step of each weight up rather than down gains, by the first player's share of the pair of each seed."""
    won = [(share - 0.5, tossed(seed, declared)) for seed, share in shares.items()]
    half = 100 * NINETY_FIVE * sqrt(sum(more * more for more, _ in won)) / len(won)
    found = {}
    for name in declared:
        points = 100 * sum(more * coins[name] for more, coins in won) / len(won)
        found[name] = Effect(round(points, 2), (round(points - half, 2), round(points + half, 2)))
    return found


def moved(weights: Mapping[str, int], found: Mapping[str, Effect], declared: Mapping[str, Weight]) -> dict[str, int]:
    """The weights after a round."""
    return {name: value + round(declared[name].step * _share(found[name])) for name, value in weights.items()}


def _share(effect: Effect) -> float:
    """How much of its step a weight moves: its effect, shrunk towards 0 as far as chance may explain it."""
    low, high = effect.interval
    error = (high - low) / 2 / NINETY_FIVE
    left = max(0.0, 1 - (error / effect.points) ** 2) if effect.points else 0.0
    return max(-1.0, min(1.0, left * effect.points / WHOLE_STEP))
