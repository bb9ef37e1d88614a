"""A search in trials that threads share, and that a clock may end.

It uses sequential halving, as `kernel/monte_carlo.py` does: each round tries all remaining actions in the same worlds,
and drops the worse half. A world depends only on the seed and its number, so any thread may try it.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from itertools import repeat
from time import monotonic
from typing import TYPE_CHECKING, Final

from theagon.games.bots.chances import Thought, Trials

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_THREADS: Final = 256
CHUNK: Final = 16
"""Worlds between two looks at the clock."""


def think(
    actions: list[int], tried: Callable[[int, int, int], Trials], budget: int, threads: int, seconds: float | None
) -> Thought:
    """Return the thoughts about these actions: see `Position.think`.

    `tried` makes the trials of an action, from a first world on, in a number of worlds.
    """
    end = None if seconds is None else monotonic() + seconds
    left = {action: Trials() for action in actions}
    dropped: list[int] = []
    first = spent = 0

    def ranked() -> list[int]:
        return sorted(left, key=lambda action: -left[action].mean)

    crew = ThreadPoolExecutor(threads, "think") if threads > 1 else None  # a page has no further threads
    tried_by = crew.map if crew is not None else map
    with crew or nullcontext():
        while len(left) > 1:
            until = first + max(1, (budget - spent) // (len(left) * (len(left) - 1).bit_length()))
            while first < until:
                if end is not None and spent and monotonic() >= end:
                    return Thought((*ranked(), *dropped), spent, finished=False)
                worlds = min(CHUNK, until - first)
                found = tried_by(tried, left, repeat(first), repeat(worlds))
                left = {action: left[action] + trials for action, trials in zip(left, found, strict=True)}
                first += worlds
                spent += worlds * len(left)
            actions = ranked()
            keep = (len(actions) + 1) // 2
            dropped = actions[keep:] + dropped
            left = {action: left[action] for action in actions[:keep]}
    return Thought((*left, *dropped), spent, finished=True)
