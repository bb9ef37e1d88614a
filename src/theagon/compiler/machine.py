"""Machines: a world and the code that runs on it, with one interface for interpreted and compiled rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, Never

from theagon.compiler.program import Program
from theagon.kernel.records import Record

Buffer = Any
"""A writable, contiguous buffer of bytes or of the items that a method names: bytearray, array.array, numpy array."""


class Step(NamedTuple):
    """The buffers of a step of a batch of N matches: see `Machine.step`. A buffer that is None is not written."""

    states: Buffer  # N x the size of a state; compiled rules run on them in place
    actions: Buffer  # N int32; -1: none
    rewards: Buffer  # N x seats int8: the reward of each seat: 1 won, -1 lost, else 0
    dones: Buffer  # N uint8: whether the match is over
    masks: Buffer | None = None  # N x ceil(action_space / 8) bytes; action 0 is the lowest bit of the first byte
    to_act: Buffer | None = None  # N int8: the seat to act; -1 for a match that is over
    observations: Buffer | None = None  # N x the size of an observation: what the seat to act sees
    offsets: Buffer | None = None  # N + 1 int32: the begin in `legal` of each match's actions, and the end of the last
    legal: Buffer | None = None  # int32, any number: the legal actions of all matches. If it is too small, some are
    # missing, and the last of `offsets` is the size needed
    seeds: Buffer | None = None  # N int64: if given, a match that is over begins again, and its seed grows by 1
    decks: Buffer | None = None  # N x the size of laid-out decks, for matches that begin again
    drawn: Buffer | None = None  # N int32: the actions of the bot `player`; needs `seeds`, which seed the bot, too
    player: int = 0
    refused: Buffer | None = None  # N uint8: whether the action was illegal
    final: Buffer | None = None  # N x seats x the size of an observation: what each seat saw when the match ended
    rows: Buffer | None = None  # N uint8: 0 leaves the match out; its rewards and the like are 0, all else stays
    known_offsets: Buffer | None = None  # N + 1 int32, as `offsets`, of the actions that are legal before the step
    known_legal: Buffer | None = None  # int32, as `legal`, of these; both are needed if `rows` and `offsets` are given
    trusted: int = 0  # 1: the states have not changed since `known_legal` was listed, so no action needs other checks
    contestant: int = -1  # if not -1, `player` acts for all other contestants until this one decides; needs `seeds`


class Machine(ABC):
    """A world and its code. Each entry of the program is a method: `m.reset(5)`, `m.act(7)`.

    Every argument is checked, in the same way on all back ends: a number by the domain that the program declares, an
    action by the rules, a buffer for its size, its items and overlaps with others. Errors name the entry and the
    argument: ValueError for a wrong value, TypeError for a wrong type.

    `world` is the world itself, for reading and writing: a plain or checked object, or a ctypes view of the memory on
    which compiled code runs. Neither writes to it nor the bytes of states and tables are checked: write only values
    that the rules could have made.

    A machine belongs to one thread at a time. A compiled one that is busy in another thread raises RuntimeError.
    A machine is working memory: it cannot be copied or pickled, but its `state()` can.
    """

    # The implementations of the methods of the same names, with all arguments by position.
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
        """Return an entry as a method."""

    def __reduce__(self) -> Never:
        raise TypeError("a machine cannot be copied or pickled: it is working memory; take its state()")

    @abstractmethod
    def _read(self, part: type[Record]) -> bytes:
        """Return the bytes of a part of the world."""

    @abstractmethod
    def _write(self, part: type[Record], data: bytes) -> None:
        """Set a part of the world from its bytes."""

    def state(self) -> bytes:
        """Return the bytes of the state."""
        return self._read(self.program.state)

    def load_state(self, data: bytes) -> None:
        """Set the state from its bytes. Raises ValueError for a wrong length."""
        self._write(self.program.state, bytes_of(data, self.program.state))

    def tables(self) -> bytes:
        """Return the bytes of the tables."""
        return self._read(self.program.tables)

    def load_tables(self, data: bytes) -> None:
        """Set the tables from their bytes. Raises ValueError for a wrong length."""
        self._write(self.program.tables, bytes_of(data, self.program.tables))

    def load_decks(self, data: bytes) -> None:
        """Lay out the decks of the next match from their bytes. Raises ValueError for a wrong length."""
        self._write(self.program.decks, bytes_of(data, self.program.decks))

    def legal_list(self) -> list[int]:
        """Call `legal` and return the actions that it lists."""
        self.legal()
        listed: list[int] = self.world.action[: self.world.actions]
        return listed

    def repeat(self, entry: str, times: int, argument: int = 0) -> int:
        """Call an entry with at most one int many times, without Python in between. Returns the sum of the results."""
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
        """Play a match with each of N seeds (int64), by the entry `match`. Returns the number of all actions.

        `decks` holds the decks of each match (N x their size), `states` receives the final states (N x the size of a
        state), `lengths` the number of actions of each match (N int32). Without `decks`, the machine's decks are used.
        """
        return int(self._series(seeds, a, b, decks, states, lengths))

    def copies(self, states: Buffer, source: int, first: int, count: int) -> None:
        """Copy a state of a batch, at index `source`, over the `count` states from index `first` on."""
        self._copies(states, source, first, count)

    def step(self, rows: Step, others: Sequence[Machine] = ()) -> int:
        """Carry out one action in each match of a batch. Returns the number of illegal actions, which change nothing.

        A match that is over stays as it is, unless `seeds` are given, with which it begins again. `others` are further
        machines with the same tables; each takes a share of the matches, on a separate thread if rules are compiled. If
        the rules fail in a match, it may have changed in part.
        """
        return self.stepper(rows, others)()

    def stepper(self, rows: Step, others: Sequence[Machine] = ()) -> Callable[[], int]:
        """Return a function that does what `step` does with these buffers, again and again."""
        if not isinstance(rows, Step):
            raise TypeError(f"step: a {type(rows).__name__}, wanted a Step")
        return partial(self._step, self._beside(others), *rows)

    def each(
        self,
        entry: str,
        states: Buffer,
        arguments: Sequence[Buffer] = (),
        results: Buffer | None = None,
        out: Buffer | None = None,
        others: Sequence[Machine] = (),
    ) -> None:
        """Call an entry on each of N states, in place.

        `arguments` has N int64 for each number that the entry takes, `results` receives N int64, and `out` the buffers
        of an entry with a buffer (N x its size). `others` are further machines, as in `step`. If a call fails, the
        states before it have changed, and some after it may have.
        """
        entry_of(self.program, entry)
        self._each(self._beside(others), entry, states, tuple(arguments), results, out)

    def _beside(self, others: Sequence[Machine]) -> tuple[Any, ...]:
        """Check the further machines of a call. Returns them as `_step` takes them. Raises TypeError or ValueError."""
        if not all(type(other) is type(self) and other.program is self.program for other in others):
            raise TypeError(
                f"others must be machines of {self.program.name}, {type(self).__name__.lower()} like this one"
            )
        if len({id(self), *map(id, others)}) <= len(others):
            raise ValueError("others must be different machines")
        return tuple(others)


def bytes_of(data: bytes, part: type[Record]) -> bytes:
    """Return the bytes of a part of the world, from any buffer. Raises TypeError or ValueError."""
    name, size = part.__name__, part.layout.size
    try:
        found = bytes(memoryview(data))
    except (TypeError, BufferError):
        raise TypeError(f"{name}: a {type(data).__name__}, wanted {size} bytes") from None
    if len(found) != size:
        raise ValueError(f"{name}: a buffer of {len(found)} bytes, wanted {size}")
    return found


def entry_of(program: Program, name: str) -> Callable[..., Any]:
    """Return the entry of this name. Raises AttributeError if there is none."""
    for entry in program.entries:
        if entry.__name__ == name:
            return entry
    raise AttributeError(f"the program {program.name} has no entry {name}")
