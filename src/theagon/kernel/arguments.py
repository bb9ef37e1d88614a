"""What an argument of an entry may be: declared once by its name, checked in the same way on every back end.

Any Python may call an entry, so every number that the rules index by is checked before they run.
"""

from __future__ import annotations

import operator
from dataclasses import dataclass
from typing import Final

from theagon.kernel.layout import int64


@dataclass(frozen=True)
class Domain:
    """The numbers that an argument may be, and the words for them in an error."""

    ranges: tuple[range, ...]
    words: str


def numbers(low: int, high: int) -> Domain:
    """All numbers from `low` to `high`."""
    return Domain((range(low, high + 1),), f"{low} to {high}")


FLAG: Final = numbers(0, 1)
"""For bools."""
WHOLE: Final = numbers(int64.low, int64.high)
"""For numbers that the rules only compute with."""


def checked(entry: str, name: str, domain: Domain, value: object) -> int:
    """The number given for an argument. Raises TypeError if it is no int, ValueError if it is outside the domain."""
    number = int(value) if domain is FLAG and isinstance(value, bool) else whole(entry, name, value)
    if not any(number in each for each in domain.ranges):
        told = str(number) if int64.low <= number <= int64.high else "a number of more than 64 bits"
        raise ValueError(f"{entry}: {name} must be {domain.words}, not {told}")
    return number


def whole(entry: str, name: str, value: object) -> int:
    """The number given for an argument. Raises TypeError if it is a bool or no int."""
    if isinstance(value, bool):
        raise TypeError(f"{entry}: {name} must be an int, not a bool")
    try:
        return int(operator.index(value))  # type: ignore[arg-type]  # raises for what is no int
    except TypeError:
        raise TypeError(f"{entry}: {name} must be an int, not a {type(value).__name__}") from None
