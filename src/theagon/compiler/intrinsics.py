"""Kernel functions that the compiler translates itself, and the hooks that it replaces by a program's entries."""

from __future__ import annotations

from types import FunctionType
from typing import Any

from theagon.compiler.program import Program
from theagon.kernel.bits import bits
from theagon.kernel.hooks import HOOKS
from theagon.kernel.memory import clear, copy
from theagon.kernel.observation import put_row, put_two
from theagon.kernel.ranges import blank, outside

CHANGING: frozenset[Any] = frozenset({copy, clear, put_row, put_two})
PURE: frozenset[Any] = frozenset({bits, blank, outside})


def hook_entry(program: Program, python: Any) -> FunctionType | None:
    """Return the program's entry for a hook; None if the function is not a hook or the program lacks the entry."""
    name = HOOKS.get(python) if isinstance(python, FunctionType) else None
    for entry in program.entries:
        if isinstance(entry, FunctionType) and entry.__name__ == name:
            return entry
    return None
