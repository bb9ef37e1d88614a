"""Checks of a state's numbers against their declared ranges (`outside`), and of records for zeros (`blank`).

The compiler knows both; it generates the C function of `outside` from the declarations.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from theagon.kernel.layout import Layout, Range
from theagon.kernel.records import Record, values_of


def outside(g: Record, part: type[Record]) -> int:
    """Return the index in `part.labels()` of the first number of `part` that is out of its range, or -1.

    `g` has `part` among its bases, and the tables that the ranges name.
    """
    for place, (value, wanted) in enumerate(zip(values_of(g, part.layout), ranges(part.layout), strict=True)):
        if wanted and not wanted.low <= value <= wanted.high and value != wanted.none:
            return place
        if wanted and wanted.table and value and not _in_use(g, wanted, value):
            return place
    return -1


def blank(record: Record) -> bool:
    """Return whether all numbers of a record are 0."""
    return not any(values_of(record))


@cache
def ranges(layout: Layout) -> list[Range | None]:
    """Return the range of each number, or None, in the order of `labels`."""
    return [kind.range for _, kind in layout.numbers()]


def _in_use(g: Any, wanted: Range, value: int) -> bool:
    row = value & (1 << wanted.bits) - 1
    return 0 < row <= wanted.last and not blank(getattr(g, wanted.table)[row])
