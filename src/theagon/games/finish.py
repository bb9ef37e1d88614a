"""Who played in which order, and who won, read from the bytes of a final state."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from theagon.kernel.layout import Layout

Finish = tuple[tuple[int, ...], tuple[int, ...]]
"""The contestants in the order of play, and those that won: none for a draw."""


def finish_of_two(layout: Layout, state: bytes | memoryview) -> Finish:
    """Of a game whose first seat begins. Its state has `contestant`, by seat, and `winner`: a seat, or 2 for a draw."""
    first, winner = layout.offset["contestant"], state[layout.offset["winner"]]
    order = (state[first], state[first + 1])
    return order, (order[winner],) if winner < len(order) else ()
