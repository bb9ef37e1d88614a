"""Bot entries for the program of a two-sided game without hidden information."""

from __future__ import annotations

from theagon.kernel.monte_carlo import SearchScratch


def determinize(g: SearchScratch, seat: int) -> None:
    """Do nothing: no information is hidden."""


def forget(g: SearchScratch, seat: int) -> None:
    """Do nothing: no hidden information can be forgotten."""


def advise(g: SearchScratch) -> int:
    """Return -1: every decision is searched."""
    return -1


def alike(g: SearchScratch, action: int) -> int:
    """Return the action itself: no two actions are equivalent."""
    return action
