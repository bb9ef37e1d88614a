"""The machines of a game: new ones for a caller, and some that a thread uses again and again.

Making a machine costs 20 µs compiled and 50 to 130 ms interpreted, so positions, simulations and builders share some.
Code outside `games` holds a shared one only for one block.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from theagon.compiler.backend import Backend
    from theagon.compiler.machine import Machine

T = TypeVar("T")

MOST_IDLE: Final = 6
"""The most machines that a thread keeps for all games, 0.2 to 1.7 MB each with the tables of their pool.

The one unused for the longest goes first. Matches with cards of their own have pools of their own.
"""


class PooledMachine:
    """A machine, and the state that is on it: None while the state is unknown."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.loaded: object = None
        self._board: tuple[object, Any] = (None, None)

    def board(self, state: bytes, make: Callable[[Any], T]) -> T:
        """Return what `make` makes of the world of a state; asked again for the same state, the same object."""
        world = self.read(state).world
        if self._board[0] is not state:
            self._board = (state, make(world))
        board: T = self._board[1]
        return board

    def read(self, state: bytes) -> Machine:
        """Return the machine with a state on it, for reading."""
        if self.loaded is not state:
            self.loaded = None
            self.machine.load_state(state)
            self.loaded = state
        return self.machine

    def change(self, state: bytes) -> Machine:
        """Return the machine with a state on it, for changing. Set `loaded` to the new state after success."""
        machine = self.read(state)
        self.loaded = None
        return machine


class MachinePool:
    """Machines that have the tables of one variant of one game."""

    def __init__(self, backend: Backend, tables: bytes) -> None:
        self._backend = backend
        self._tables = tables

    def machine(self) -> Machine:
        """Return a new machine."""
        machine = self._backend.machine()
        machine.load_tables(self._tables)
        return machine

    def shared(self) -> PooledMachine:
        """Return the machine of this thread, which its positions share."""
        kept = _idle.kept
        pooled = kept.get(self)
        if pooled is None:
            return self.put(self.take())
        kept.move_to_end(self)
        return pooled

    def take(self) -> PooledMachine:
        """Return a machine for the exclusive use of the caller until it is put back.

        Do not put it back after an error.
        """
        return _idle.kept.pop(self, None) or PooledMachine(self.machine())

    def put(self, pooled: PooledMachine) -> PooledMachine:
        """Keep a machine for this thread; if it has too many, drop the one unused for the longest."""
        _idle.kept[self] = pooled
        _idle.kept.move_to_end(self)
        if len(_idle.kept) > MOST_IDLE:
            _idle.kept.popitem(last=False)
        return pooled


class _Idle(threading.local):
    def __init__(self) -> None:
        self.kept: OrderedDict[MachinePool, PooledMachine] = OrderedDict()


_idle = _Idle()
