"""The names of programs as players: `program:COMMAND`, or `program@BANK+INCREMENT:COMMAND` with a clock."""

from __future__ import annotations

import re
import shlex
from typing import Final, NamedTuple

from theagon.errors import TheagonError

PREFIXES: Final = ("program:", "program@")
SECONDS: Final = r"(\d{1,5}(?:\.\d{1,3})?)"
NAMED: Final = re.compile(rf"program(?:@{SECONDS}\+{SECONDS})?:(.+)")


class Clock(NamedTuple):
    """The time of a program: at the beginning of a match, and what each decision adds, in seconds."""

    bank: float = 60.0
    increment: float = 1.0


def is_program(name: str) -> bool:
    """Return whether a player's name is that of a program."""
    return name.startswith(PREFIXES)


def words(name: str) -> list[str]:
    """Return the words of the command in a program's name. Raises TheagonError if there is none."""
    try:
        return shlex.split(_named(name)[2])
    except ValueError as error:
        raise TheagonError(f"{name}: {error}", hint="quote its words as in a shell") from None


def clock_of(name: str) -> Clock:
    """Return the clock in a program's name. Raises TheagonError if it is no such name."""
    bank, increment, _ = _named(name)
    return Clock(float(bank), float(increment)) if bank else Clock()


def _named(name: str) -> tuple[str, str, str]:
    """Return the time at first, the time added and the command in a program's name; no times if it has none."""
    parts = NAMED.fullmatch(name)
    if parts is None or not parts[3].strip():
        hint = "program:COMMAND, or program@BANK+INCREMENT:COMMAND with a clock in seconds"
        raise TheagonError(f"{name} names no program", hint=hint)
    return parts[1] or "", parts[2] or "", parts[3]
