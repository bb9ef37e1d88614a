"""Compiled machines: a world in memory on which an extension module runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from theagon.compiler.machine import Machine
from theagon.compiler.program import CALLS, Program
from theagon.kernel.records import Record


class Compiled(Machine):
    """A machine with compiled rules. `code` is the extension module."""

    def __init__(self, program: Program, code: Any) -> None:
        self._code = code
        self._memory = code.memory()
        super().__init__(program, program.world.view().from_buffer(self._memory))
        self._parts = {part: self._part(part) for part in (program.state, program.tables, program.decks)}
        self.state = self._parts[program.state].tobytes  # type: ignore[method-assign]  # read after every action
        for name in CALLS:
            if hasattr(code, name):
                on_memory = (self._memory,) if name != "copies" else ()
                setattr(self, "_" + name, partial(getattr(code, name), *on_memory))

    def _beside(self, others: Sequence[Machine]) -> tuple[Any, ...]:
        return tuple(other._memory for other in super()._beside(others) if isinstance(other, Compiled))

    def _entry(self, entry: Callable[..., Any]) -> Callable[..., Any]:
        return partial(getattr(self._code, entry.__name__), self._memory)

    def _part(self, part: type[Record]) -> memoryview:
        """Return the memory of a part of the world."""
        start = self.program.world.layout.start_of(part.layout)
        return memoryview(self._memory)[start : start + part.layout.size]

    def _read(self, part: type[Record]) -> bytes:
        return self._parts[part].tobytes()

    def _write(self, part: type[Record], data: bytes) -> None:
        if self._memory[self._code.BUSY]:
            raise RuntimeError("the machine is busy: give each thread its own machine")
        self._parts[part][:] = data
