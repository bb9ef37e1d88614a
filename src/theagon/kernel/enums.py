"""Enumerations of the rules, read as fast as constants."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeVar

E = TypeVar("E", bound=IntEnum)


def constants(enumeration: type[E]) -> type[E]:
    """Make the members plain attributes of their class; a decorator.

    CPython 3.11 reads `Op.RUN` through a descriptor written in Python, which takes five times as long as a constant;
    interpreted rules do so on every line. All else stays as IntEnum has it.
    """
    for member in enumeration:
        type.__setattr__(enumeration, member.name, member)
    return enumeration


def written(clause: IntEnum) -> str:
    """How a clause of an enumeration is written: `HG2_9D` as HG2.9d, and 0, no clause, as an empty text."""
    name = clause.name
    return name[:-1].replace("_", ".") + name[-1].lower() if clause else ""
