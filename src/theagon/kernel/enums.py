"""Enumerations of the rules, read as fast as constants."""

from __future__ import annotations

from enum import IntEnum, unique
from typing import TypeVar

E = TypeVar("E", bound=IntEnum)


def constants(enumeration: type[E]) -> type[E]:
    """A decorator that makes the members plain attributes of their class.

    CPython 3.11 reads `Op.RUN` through a descriptor written in Python, which takes five times as long as a constant.
    Interpreted rules have the number itself (`compiler/folding.py`); the code around them reads it so. Everything else
    stays as in IntEnum, but two names of one number are refused with a `ValueError`.
    """
    for member in unique(enumeration):
        type.__setattr__(enumeration, member.name, member)
    return enumeration


def written(clause: IntEnum) -> str:
    """A clause as it is written: HG2.9d for `HG2_9D`; an empty text for 0, which is no clause."""
    name = clause.name
    return name[:-1].replace("_", ".") + name[-1].lower() if clause else ""
