"""Machines: one world and the code that runs on it, with one interface whether interpreted or compiled."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Never

from theagon.compiler.program import Program
from theagon.kernel.records import Record

Buffer = Any
"""A writable, contiguous buffer of bytes, or of the items that a method names: bytearray, array.array, numpy array."""


class Step(NamedTuple):
    """What a step of a batch of N matches reads and writes: see `Machine.step`. What is None is not written."""

    states: Buffer  # N x the size of a state; compiled rules run on them where they lie
    actions: Buffer  # N int32; -1: none
    rewards: Buffer  # N x seats int8: what the action gave to each seat: 1 won, -1 lost, else 0
    dones: Buffer  # N uint8: whether the match is over
    masks: Buffer | None = None  # N x ceil(action_space / 8) bytes; action 0 is the lowest bit of the first byte
    to_act: Buffer | None = None  # N int8: the seat to act; -1 for a match that is over
    observations: Buffer | None = None  # N x the size of an observation: what the seat to act sees
    offsets: Buffer | None = None  # N + 1 int32: where in `legal` the actions of each begin, and the last ones end
    legal: Buffer | None = None  # int32, any number: the legal actions of all. Where there is too little room, some are
    # missing, and the last of `offsets` says how much room there must be
    seeds: Buffer | None = None  # N int64: with these, a match that is over begins again, and its seed grows by 1
    decks: Buffer | None = None  # N x the size of laid-out decks: those that a match begins again with
    drawn: Buffer | None = None  # N int32: what the bot `player` does; needs `seeds`, on which its chance depends
    player: int = 0


class Machine(ABC):
    """One world and its code. Each entry of the program is an attribute: `m.reset(5)`, `m.act(7)`.

    Every argument is checked, in the same way on all back ends: a number by the domain that the program declares for
    it, an action by the rules, a buffer for its size, its items and whether it overlaps another. Errors name the entry
    and the argument: ValueError for a wrong value, TypeError if it is no int or no such buffer.

    `world` is the world itself, for reading and writing: a plain or checked object, or a ctypes view of the memory that
    compiled code runs on. What you write there is not checked, nor are the bytes of states and tables: write only what
    the rules could have made.

    A machine belongs to one thread at a time. A compiled one that is busy in another thread raises RuntimeError.
    A machine is working memory: it cannot be copied or pickled, but its `state()` can.
    """

    # What the methods of the same names are made of: with all arguments, by place.
    _repeat: Callable[..., int]
    _series: Callable[..., int]
    _copies: Callable[..., None]
    _step: Callable[..., int]
    _each: Callable[..., None]

    def __init__(self, program: Program, world: Any) -> None:
        self.program = program
        self.world = world
        for entry in program.entries:
            setattr(self, entry.__name__, self._entry(entry))

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"the program {self.program.name} has no entry {name}")

    @abstractmethod
    def _entry(self, entry: Callable[..., Any]) -> Callable[..., Any]:
        """The entry as a method."""

    def __reduce__(self) -> Never:
        raise TypeError("a machine cannot be copied or pickled: it is working memory; take its state()")

    @abstractmethod
    def state(self) -> bytes:
        """The bytes of the state."""

    @abstractmethod
    def load_state(self, data: bytes) -> None:
        """Set the state from its bytes. Raises ValueError for a wrong length."""

    @abstractmethod
    def tables(self) -> bytes:
        """The bytes of the tables."""

    @abstractmethod
    def load_tables(self, data: bytes) -> None:
        """Set the tables from their bytes. Raises ValueError for a wrong length."""

    @abstractmethod
    def load_decks(self, data: bytes) -> None:
        """Lay out the decks of the next match from their bytes. Raises ValueError for a wrong length."""

    @abstractmethod
    def legal_list(self) -> list[int]:
        """Call `legal`; returns the actions that it lists."""

    def repeat(self, entry: str, times: int, argument: int = 0) -> int:
        """Call an entry that takes at most one int many times, without Python in between; returns the results' sum."""
        entry_of(self.program, entry)
        return int(self._repeat(entry, times, argument))

    def series(
        self,
        seeds: Buffer,
        a: int,
        b: int,
        decks: Buffer | None = None,
        states: Buffer | None = None,
        lengths: Buffer | None = None,
    ) -> int:
        """Play a match with each of N seeds (int64), by the entry `match`; returns the count of all actions.

        `decks` lays out the decks of each (N x their size), `states` takes the final states (N x the size of a state),
        `lengths` each match's actions (N int32). Without `decks`, those that lie on the machine play.
        """
        return int(self._series(seeds, a, b, decks, states, lengths))

    def copies(self, states: Buffer, source: int, first: int, count: int) -> None:
        """In a batch of states, copy the state at index `source` over the `count` states from index `first` on."""
        self._copies(states, source, first, count)

    def step(self, rows: Step, others: Sequence[Machine] = ()) -> int:
        """Carry out one action in each match of a batch; returns the number of illegal ones, which change nothing.

        A match that is over stays as it is, unless there are seeds to begin again with. `others` are further machines
        with the same tables; each takes a share of the matches, on a thread of its own where rules are compiled. If
        the rules fail, the match in which they did may have changed in part.
        """
        if not isinstance(rows, Step):
            raise TypeError(f"step: a {type(rows).__name__}, wanted a Step")
        return int(self._step(self._beside(others), *rows))

    def each(
        self,
        entry: str,
        states: Buffer,
        arguments: Sequence[Buffer] = (),
        results: Buffer | None = None,
        out: Buffer | None = None,
        others: Sequence[Machine] = (),
    ) -> None:
        """Call an entry on each of N states, which change as it changes them.

        `arguments` has N int64 for each number that the entry takes, `results` takes N int64, and `out` what an entry
        with a buffer writes (N x its size). `others` are further machines, as for `step`. If a call fails, the states
        before it have changed, and some after it may have.
        """
        entry_of(self.program, entry)
        self._each(self._beside(others), entry, states, tuple(arguments), results, out)

    def _beside(self, others: Sequence[Machine]) -> tuple[Any, ...]:
        """Further machines for a call, as this one takes them. Raises TypeError or ValueError."""
        if not all(type(other) is type(self) and other.program is self.program for other in others):
            raise TypeError(
                f"others must be machines of {self.program.name}, {type(self).__name__.lower()} like this one"
            )
        if len({id(self), *map(id, others)}) <= len(others):
            raise ValueError("others must be different machines")
        return tuple(others)


def bytes_of(data: bytes, part: type[Record]) -> bytes:
    """The bytes of a part of the world, from whatever holds them. Raises TypeError or ValueError."""
    name, size = part.__name__, part.layout.size
    try:
        found = bytes(memoryview(data))
    except (TypeError, BufferError):
        raise TypeError(f"{name}: a {type(data).__name__}, wanted {size} bytes") from None
    if len(found) != size:
        raise ValueError(f"{name}: a buffer of {len(found)} bytes, wanted {size}")
    return found


def entry_of(program: Program, name: str) -> Callable[..., Any]:
    """The entry of a name. Raises AttributeError if there is none."""
    for entry in program.entries:
        if entry.__name__ == name:
            return entry
    raise AttributeError(f"the program {program.name} has no entry {name}")
