"""Domains of entry arguments: declared once by name, checked the same way on every back end.

Python outside the rules may call an entry, so every number that indexes an array is checked before the rules run.
"""

from __future__ import annotations

import operator
from dataclasses import dataclass
from typing import Final

from theagon.kernel.layout import int64


@dataclass(frozen=True)
class Domain:
    """The allowed numbers of an argument, and their description in error messages."""

    ranges: tuple[range, ...]
    words: str


def numbers(low: int, high: int) -> Domain:
    """Return the domain of all numbers from `low` to `high`."""
    return Domain((range(low, high + 1),), f"{low} to {high}")


FLAG: Final = numbers(0, 1)
"""The domain of bools."""
WHOLE: Final = numbers(int64.low, int64.high)
"""The domain of numbers that are only computed with, never used as an index."""


def checked(entry: str, name: str, domain: Domain, value: object) -> int:
    """Return `value` as an int. Raises TypeError if it is not an int, ValueError if it is outside the domain."""
    number = int(value) if domain is FLAG and isinstance(value, bool) else whole(entry, name, value)
    if not any(number in each for each in domain.ranges):
        shown = str(number) if int64.low <= number <= int64.high else "a number of more than 64 bits"
        raise ValueError(f"{entry}: {name} must be {domain.words}, not {shown}")
    return number


def whole(entry: str, name: str, value: object) -> int:
    """Return `value` as an int. Raises TypeError if it is a bool or not an int."""
    if isinstance(value, bool):
        raise TypeError(f"{entry}: {name} must be an int, not a bool")
    try:
        return int(operator.index(value))  # type: ignore[arg-type]  # raises unless it is an int
    except TypeError:
        raise TypeError(f"{entry}: {name} must be an int, not a {type(value).__name__}") from None
