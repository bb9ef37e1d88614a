"""What bots ask of a game of two sides in which nothing is hidden: entries for the program of such a game."""

from __future__ import annotations

from theagon.kernel.monte_carlo import SearchScratch


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
