"""What all bots share: chance of their own, apart from that of the match, and room to save states in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from theagon.kernel.hooks import evaluate, legal
from theagon.kernel.match import MatchScratch
from theagon.kernel.records import int64
from theagon.kernel.rng import U32, RngState, mix

WON = 1 << 30
"""What `evaluate` says of a match that the seat or its partner has won."""
BY_HAND, LEAF = 0, 1
"""Rows of the weights that a game keeps in its tables: those of `evaluate`, and those of `evaluate_leaf`."""
PLAYOUT = 20
"""Positions that greedy looks at for an action of a search's trial, where a game does not gain by more."""


class BotScratch(MatchScratch):
    """What the bots need of a game's world; the game declares `saved`, an array of its states."""

    if TYPE_CHECKING:
        saved: Sequence[RngState]
    bot_seed = int64()
    bot_draws = int64()


def bot_random(g: BotScratch, n: int) -> int:
    """A number from 0 to n - 1 from the bots' own chance: a hash of its seed and the count of its draws."""
    g.bot_draws += 1
    low = mix((g.bot_draws + g.bot_seed) & U32)
    return (mix(low ^ (g.bot_seed >> 32 & U32)) * n) >> 32


def choose_random(g: BotScratch) -> int:
    """Any legal action, all equally likely."""
    legal(g)
    return draw_listed(g)


def draw_listed(g: BotScratch) -> int:
    """Any of the actions that `legal` has listed."""
    k = bot_random(g, g.actions)
    return g.action[k]


def evaluate_leaf(g: BotScratch, seat: int) -> int:
    """Trials are judged as greedy judges: an entry for the program of a game that knows no better way."""
    return evaluate(g, seat)


def playout_budget(_g: BotScratch, _now: bool) -> int:
    """Playouts are quick: an entry for the program of a game in which better ones do not decide better."""
    return PLAYOUT
