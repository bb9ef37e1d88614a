"""What an argument of an entry may be: declared once by its name, checked alike on every back end.

An entry's caller is Python that nobody vouches for; what the rules index by must have been checked before they run.
"""

from __future__ import annotations

import operator
from dataclasses import dataclass
from typing import Final

from theagon.kernel.layout import int64


@dataclass(frozen=True)
class Domain:
    """The numbers that an argument may be, and how an error says so."""

    ranges: tuple[range, ...]
    words: str


def numbers(low: int, high: int) -> Domain:
    """All numbers from `low` to `high`."""
    return Domain((range(low, high + 1),), f"{low} to {high}")


FLAG: Final = numbers(0, 1)
"""Of arguments that are bools."""
WHOLE: Final = numbers(int64.low, int64.high)
"""Of arguments that the rules only compute with."""


def checked(entry: str, name: str, domain: Domain, value: object) -> int:
    """The number that was given for an argument. Raises TypeError for what is no int, ValueError outside the domain."""
    number = int(value) if domain is FLAG and isinstance(value, bool) else whole(entry, name, value)
    if not any(number in each for each in domain.ranges):
        told = str(number) if int64.low <= number <= int64.high else "a number of more than 64 bits"
        raise ValueError(f"{entry}: {name} must be {domain.words}, not {told}")
    return number


def whole(entry: str, name: str, value: object) -> int:
    """A number that was given. Raises TypeError for a bool and for what is no int."""
    if isinstance(value, bool):
        raise TypeError(f"{entry}: {name} must be an int, not a bool")
    try:
        return int(operator.index(value))  # type: ignore[arg-type]  # it raises for what is none
    except TypeError:
        raise TypeError(f"{entry}: {name} must be an int, not a {type(value).__name__}") from None
