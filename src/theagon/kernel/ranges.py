"""`outside`: whether the numbers of a state are in their declared ranges. `blank`: whether a record is all zeros.

The compiler knows both: in C, `outside` is a function made from the declarations.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from theagon.kernel.layout import Layout, Range
from theagon.kernel.records import Record, values_of


def outside(g: Record, part: type[Record]) -> int:
    """The place, in `part.labels()`, of the first number of `part` that is not in its range; -1 if there is none.

    `g` has `part` among its bases, and the tables that the ranges name.
    """
    for place, (value, wanted) in enumerate(zip(values_of(g, part.layout), ranges(part.layout), strict=True)):
        if wanted and not wanted.low <= value <= wanted.high and value != wanted.none:
            return place
        if wanted and wanted.table and value and not _in_use(g, wanted, value):
            return place
    return -1


def blank(record: Record) -> bool:
    """Whether all numbers of a record are 0."""
    return not any(values_of(record))


@cache
def ranges(layout: Layout) -> list[Range | None]:
    """The range of each number, None for those that declare none, in the order of `labels`."""
    return [kind.range for _, kind in layout.numbers()]


def _in_use(g: Any, wanted: Range, value: int) -> bool:
    row = value & (1 << wanted.bits) - 1
    return 0 < row <= wanted.last and not blank(getattr(g, wanted.table)[row])
