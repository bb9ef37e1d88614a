"""The weights by which bots judge a position: set by hand, or tuned on matches and stored with a game as data.

A game declares its weights in `rules/world.py`, each with its value by hand, and keeps two rows of them in its tables.
`theagon tune` makes the file `weights.json` of its package; a game without it judges trials by hand too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from theagon.games.packaged import measured
from theagon.kernel.bots import BY_HAND, LEAF
from theagon.kernel.weights import Weight


class Effect(Struct, frozen=True):
    """The gain of a step up rather than down, in points of matches won, with its 95 % interval."""

    points: float
    interval: tuple[float, float]


class Round(Struct, frozen=True):
    """A round of tuning: pairs of matches with all weights tried at once around their values, and the results."""

    pairs: int
    weights: Mapping[str, int]
    effects: Mapping[str, Effect]


class Weights(Struct, frozen=True):
    """The tuned weights of a game, and how they were made."""

    command: str
    version: str  # of theagon
    game: str
    rules: str
    cards: str
    mode: str
    rounds: tuple[Round, ...]
    weights: Mapping[str, int]


def tuned_weights(game: str) -> Weights | None:
    """Return the tuned weights that come with a game, if any do."""
    return measured(game, "weights.json", Weights)


def place_weights(g: Any, declared: Mapping[str, Weight], game: str) -> None:
    """Write a game's weights into its tables. One that was declared after the others were tuned stays as by hand."""
    found = tuned_weights(game)
    for name, weight in declared.items():
        setattr(g.weights[BY_HAND], name, weight.by_hand)
        setattr(g.weights[LEAF], name, found.weights.get(name, weight.by_hand) if found else weight.by_hand)
