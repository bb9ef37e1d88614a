"""What bots ask of a game of two sides in which nothing is hidden: entries for the program of such a game."""

from __future__ import annotations

from theagon.kernel.monte_carlo import SearchScratch

PLAYOUT = 20  # positions that greedy looks at for an action


def determinize(g: SearchScratch, seat: int) -> None:
    """There is nothing to redraw."""


def forget(g: SearchScratch, seat: int) -> None:
    """Nothing hidden can be seen, or forgotten."""


def advise(g: SearchScratch) -> int:
    """Every decision is searched."""
    return -1


def alike(g: SearchScratch, action: int) -> int:
    """Each action does something else: there is no hand with equal cards."""
    return action


def playout_budget(_g: SearchScratch, _now: bool) -> int:
    """Playouts are quick: they tell of many worlds rather than of good play."""
    return PLAYOUT
