"""Compiled machines: a world in memory on which an extension module runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from theagon.compiler.machine import Machine, bytes_of
from theagon.compiler.program import CALLS, Program
from theagon.kernel.layout import Int
from theagon.kernel.records import Record, layout_of


class Compiled(Machine):
    """A machine with compiled rules. `code` is the extension module."""

    def __init__(self, program: Program, code: Any) -> None:
        self._code = code
        self._memory = code.memory()
        super().__init__(program, program.world.view().from_buffer(self._memory))
        self._state = self._part(program.state)
        self._tables = self._part(program.tables)
        self._decks = self._part(program.decks)
        for name in CALLS:
            if hasattr(code, name):
                on_memory = (self._memory,) if name != "copies" else ()
                setattr(self, "_" + name, partial(getattr(code, name), *on_memory))
        self._actions = self._array("action")

    def _beside(self, others: Sequence[Machine]) -> tuple[Any, ...]:
        return tuple(other._memory for other in super()._beside(others) if isinstance(other, Compiled))

    def _entry(self, entry: Callable[..., Any]) -> Callable[..., Any]:
        return partial(getattr(self._code, entry.__name__), self._memory)

    def _part(self, part: type[Record]) -> memoryview:
        """Return the bytes of a part of the world."""
        start = self.program.world.layout.start_of(part.layout)
        return memoryview(self._memory)[start : start + part.layout.size]

    def _array(self, name: str) -> memoryview | None:
        """Return a typed view of an array field of the world, or None if there is no such field."""
        layout = layout_of(self.world)
        field = layout.fields.get(name)
        if field is None or not isinstance(field.kind, Int):
            return None
        code: Any = field.kind.code
        found: memoryview = memoryview(self._memory)[layout.bytes_of(name)].cast(code)
        return found

    def state(self) -> bytes:
        return self._state.tobytes()

    def load_state(self, data: bytes) -> None:
        self._load(self._state, bytes_of(data, self.program.state))

    def _load(self, part: memoryview, data: bytes) -> None:
        if self._memory[self._code.BUSY]:
            raise RuntimeError("the machine is busy: give each thread its own machine")
        part[:] = data

    def tables(self) -> bytes:
        return self._tables.tobytes()

    def load_tables(self, data: bytes) -> None:
        self._load(self._tables, bytes_of(data, self.program.tables))

    def load_decks(self, data: bytes) -> None:
        self._load(self._decks, bytes_of(data, self.program.decks))

    def legal_list(self) -> list[int]:
        self.legal()
        if self._actions is None:
            raise AttributeError(f"the world of {self.program.name} has no array field action")
        return self._actions[: self.world.actions].tolist()
