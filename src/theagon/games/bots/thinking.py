"""Thinking: a search in trials that threads share, and that a clock may end.

Sequential halving, as in `kernel/monte_carlo.py`: each round tries all actions that are left in the same worlds, and
drops the worse half. A world depends on the seed and its number alone, so it does not matter which thread tries it.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from theagon.games.bots.chances import Thought, Trials

if TYPE_CHECKING:
    from theagon.games.base import Position

MOST_THREADS: Final = 256
CHUNK: Final = 16
"""Worlds between two looks at the clock."""


def think(
    position: Position, budget: int, seed: int, threads: int, seconds: float | None, declared: Any = None
) -> Thought:
    """The thoughts of the seat to act: see `Position.think`."""
    seat, end = position.to_act, None if seconds is None else monotonic() + seconds
    left = {action: Trials() for action in position.distinct_actions()}
    dropped: list[int] = []
    first = spent = 0

    def tried(action: int) -> Trials:
        return position.clone().trials(seat, action, worlds, seed, first=first, declared=declared)

    def ranked() -> list[int]:
        return sorted(left, key=lambda action: -left[action].mean)

    with ThreadPoolExecutor(threads, "think") as crew:
        while len(left) > 1:
            until = first + max(1, (budget - spent) // (len(left) * (len(left) - 1).bit_length()))
            while first < until:
                if end is not None and spent and monotonic() >= end:
                    return Thought((*ranked(), *dropped), spent, finished=False)
                worlds = min(CHUNK, until - first)
                left = {action: left[action] + found for action, found in zip(left, crew.map(tried, left), strict=True)}
                first += worlds
                spent += worlds * len(left)
            actions = ranked()
            keep = (len(actions) + 1) // 2
            dropped = actions[keep:] + dropped
            left = {action: left[action] for action in actions[:keep]}
    return Thought((*left, *dropped), spent, finished=True)
