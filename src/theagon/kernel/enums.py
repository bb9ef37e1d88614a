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
