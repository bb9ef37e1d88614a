"""Conditions that name further ones: that hold too (`and`), or one of which suffices (`or`)."""

from __future__ import annotations

from theagon.kernel.hooks import meets
from theagon.kernel.rows import ConditionRow
from theagon.kernel.valid import LinesTables


def holds(g: LinesTables, index: int) -> bool:
    """Return whether a condition holds, with the further ones that it names. 0 is no condition and always holds."""
    met = True
    while index:
        met = meets(g, index)
        index = further(g.condition[index], met)
    return met


def further(c: ConditionRow, met: bool) -> int:
    """Return the condition that decides after this one, which was `met` or not; 0 if this one decides."""
    return 0 if met == (c.either != 0) else c.further
