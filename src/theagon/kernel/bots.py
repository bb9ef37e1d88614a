"""The common parts of all bots: a random generator separate from the match's, and room to save states in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from theagon.kernel.hooks import evaluate, legal
from theagon.kernel.records import int64
from theagon.kernel.rng import U32, RngState, mix
from theagon.kernel.witness import WitnessScratch

WON = 1 << 30
"""The value that `evaluate` returns for a match that the seat or its partner has won."""
BY_HAND, LEAF = 0, 1
"""Rows of the weights in a game's tables: the first for `evaluate`, the second for `evaluate_leaf`."""
PLAYOUT = 20
"""The positions that greedy examines for one action of a search trial, unless a game gains from more."""


class BotScratch(WitnessScratch):
    """The fields of a game's world that bots use. The game declares `saved`, an array of its states."""

    if TYPE_CHECKING:
        saved: Sequence[RngState]
    bot_seed = int64()
    bot_draws = int64()


def bot_random(g: BotScratch, n: int) -> int:
    """Return a random number from 0 to n - 1: a hash of the bots' seed and their count of draws."""
    g.bot_draws += 1
    low = mix((g.bot_draws + g.bot_seed) & U32)
    return (mix(low ^ (g.bot_seed >> 32 & U32)) * n) >> 32


def choose_random(g: BotScratch) -> int:
    """Return a legal action drawn uniformly."""
    legal(g)
    return draw_listed(g)


def draw_listed(g: BotScratch) -> int:
    """Return one of the actions that `legal` has listed, drawn uniformly."""
    k = bot_random(g, g.actions)
    return g.action[k]


def evaluate_leaf(g: BotScratch, seat: int) -> int:
    """Return `evaluate`: the entry for games without a separate evaluation of trials."""
    return evaluate(g, seat)


def playout_budget(_g: BotScratch, _now: bool) -> int:
    """Return the budget of quick playouts: the entry for games where better playouts do not improve decisions."""
    return PLAYOUT
