"""Blocks among the lines of card data: the modes of a choice, one of which is taken, and effects that are put off.

A line with the operation MODE stands before the lines of each block, with their number as its `count`.
"""

from __future__ import annotations

from theagon.kernel.queue import Effect
from theagon.kernel.valid import LinesTables


def pass_over(e: Effect, count: int) -> None:
    """Skip the next lines of an effect."""
    e.row += count
    e.amount -= count


def pass_block(g: LinesTables, e: Effect) -> None:
    """Skip the block of lines that comes next in an effect."""
    pass_over(e, 1 + g.effect[e.row].count)


def go_to_mode(g: LinesTables, e: Effect, which: int) -> None:
    """Let an effect continue with the lines of one of the modes that follow."""
    for _ in range(which):
        pass_block(g, e)
    pass_over(e, 1)
