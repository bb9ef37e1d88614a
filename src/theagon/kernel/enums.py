"""Enumerations of the rules, with members that read as fast as constants."""

from __future__ import annotations

from enum import IntEnum, unique
from typing import TypeVar

E = TypeVar("E", bound=IntEnum)


def constants(enumeration: type[E]) -> type[E]:
    """Make the members plain attributes of their class: a class decorator. Raises ValueError for aliases.

    CPython 3.11 reads `Op.RUN` through a descriptor written in Python, which takes five times as long as a constant.
    Interpreted rules contain the number itself (`compiler/folding.py`); this is for the code around them.
    """
    for member in unique(enumeration):
        type.__setattr__(enumeration, member.name, member)
    return enumeration


def written(clause: IntEnum) -> str:
    """Return a clause as the rulebook writes it, such as HG2.9d for `HG2_9D`; "" for 0, which is no clause."""
    name = clause.name
    return name[:-1].replace("_", ".") + name[-1].lower() if clause else ""
