"""Machines: one world and the code that runs on it, with one interface whether interpreted or compiled."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, Never

from theagon.compiler.program import Parameter, Program
from theagon.kernel.arguments import Domain, checked, numbers
from theagon.kernel.layout import Int, int32
from theagon.kernel.records import Record, layout_of

Buffer = Any
"""A writable, contiguous buffer of bytes, or of the items that a method names: bytearray, array.array, numpy array."""


class Machine:
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

    def __init__(self, program: Program, world: Any) -> None:
        self.program = program
        self.world = world
        for entry in program.entries:
            setattr(self, entry.__name__, self._entry(entry))

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"the program {self.program.name} has no entry {name}")

    def _entry(self, entry: Callable[..., Any]) -> Callable[..., Any]:
        raise NotImplementedError

    def __reduce__(self) -> Never:
        raise TypeError("a machine cannot be copied or pickled: it is working memory; take its state()")

    def state(self) -> bytes:
        """The bytes of the state."""
        raise NotImplementedError

    def load_state(self, data: bytes) -> None:
        """Set the state from its bytes. Raises ValueError for a wrong length."""
        raise NotImplementedError

    def tables(self) -> bytes:
        """The bytes of the tables."""
        raise NotImplementedError

    def load_tables(self, data: bytes) -> None:
        """Set the tables from their bytes. Raises ValueError for a wrong length."""
        raise NotImplementedError

    def load_decks(self, data: bytes) -> None:
        """Lay out the decks of the next match from their bytes. Raises ValueError for a wrong length."""
        raise NotImplementedError

    def legal_list(self) -> list[int]:
        """Call `legal`; returns the actions that it lists."""
        raise NotImplementedError

    def repeat(self, entry: str, times: int, argument: int = 0) -> int:
        """Call an entry that takes at most one int many times, without Python in between; returns the results' sum."""
        raise NotImplementedError

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
        raise NotImplementedError

    def copies(self, states: Buffer, source: int, first: int, count: int) -> None:
        """In a batch of states, copy the state at index `source` over the `count` states from index `first` on."""
        raise NotImplementedError

    def step(
        self,
        states: Buffer,
        actions: Buffer,
        rewards: Buffer,
        dones: Buffer,
        masks: Buffer | None = None,
        to_act: Buffer | None = None,
        observations: Buffer | None = None,
        offsets: Buffer | None = None,
        legal: Buffer | None = None,
        seeds: Buffer | None = None,
        decks: Buffer | None = None,
        drawn: Buffer | None = None,
        player: int = 0,
    ) -> int:
        """Carry out one action in each match of a batch; returns the number of illegal ones, which change nothing.

        For N states: `actions` N int32 (-1: none), `rewards` N x seats int8 (what the action gave to each seat: 1 won,
        -1 lost, else 0), `dones` N uint8. With `seeds` (N int64), a match that is over begins again with its seed,
        which grows by 1, and with its `decks` (N x their size). Without, it stays as it is.

        What is not None is written for the states afterwards: `masks` N x ceil(action_space / 8) bytes, action 0 being
        the lowest bit of the first byte; `to_act` N int8, -1 for a match that is over; `observations` of the seat to
        act; `offsets` N + 1 int32, which say where in `legal` (int32) the legal actions of each match begin and the
        last ones end; `drawn` N int32, what the bot of number `player` does. Drawing needs `seeds`, on which its chance
        depends. If the last offset exceeds the room in `legal`, the lists that did not fit are not written.
        """
        raise NotImplementedError


class Interpreted(Machine):
    """The rules as CPython runs them, on a plain or a checked world."""

    def __init__(self, program: Program, on_checked: bool) -> None:
        super().__init__(program, program.world.checked() if on_checked else program.world())
        self._rules = {entry.__name__: entry for entry in program.entries}

    def _entry(self, entry: Callable[..., Any]) -> Callable[..., Any]:
        return partial(self._call, entry)

    def _call(self, entry: Callable[..., Any], *given: Any) -> Any:
        name, parameters = entry.__name__, self.program.parameters[entry.__name__]
        if len(given) != len(parameters):
            raise TypeError(f"{name} takes {len(parameters) + 1} arguments, not {len(given) + 1}")
        arguments = [
            _Buffers().hold(value, name, self.program.buffers[name])
            if parameter.domain is None
            else checked(name, parameter.name, parameter.domain, value)
            for parameter, value in zip(parameters, given, strict=True)
        ]
        if name == "act" and "accepts" in self._rules and not self._rules["accepts"](self.world, *arguments):
            raise ValueError(f"act: action must be legal now, not {arguments[0]}")
        return entry(self.world, *arguments)

    def state(self) -> bytes:
        return self._pack(self.program.state)

    def load_state(self, data: bytes) -> None:
        self.world.load(_bytes(data, self.program.state), self.program.state)

    def tables(self) -> bytes:
        return self._pack(self.program.tables)

    def load_tables(self, data: bytes) -> None:
        self.world.load(_bytes(data, self.program.tables), self.program.tables)

    def _pack(self, part: type[Record]) -> bytes:
        return part.packer().pack(*self.world.values(part))

    def load_decks(self, data: bytes) -> None:
        self.world.load(_bytes(data, self.program.decks), self.program.decks)

    def legal_list(self) -> list[int]:
        self.legal()
        found: list[int] = self.world.action[: self.world.actions]
        return found

    def repeat(self, entry: str, times: int, argument: int = 0) -> int:
        call = getattr(self, _entry_of(self.program, entry).__name__)
        parameters = self.program.parameters[entry]
        if len(parameters) > 1 or any(parameter.domain is None for parameter in parameters):
            raise ValueError(f"repeat: entry must take at most one int, not as {entry}")
        times = checked("repeat", "times", numbers(0, int32.high), times)
        given = [checked("repeat", each.name, each.domain, argument) for each in parameters if each.domain is not None]
        return sum(call(*given) or 0 for _ in range(times))

    def series(
        self,
        seeds: Buffer,
        a: int,
        b: int,
        decks: Buffer | None = None,
        states: Buffer | None = None,
        lengths: Buffer | None = None,
    ) -> int:
        match, held, total = _entry_of(self.program, "match"), _Buffers(), 0
        state_size, decks_size = self.program.state.layout.size, self.program.decks.layout.size
        domains = [parameter.domain for parameter in self.program.parameters["match"] if parameter.domain is not None]
        played = held.hold_all(seeds, "seeds", INT64).cast("q")
        a, b = checked("series", "a", domains[1], a), checked("series", "b", domains[2], b)
        for seed in played:
            checked("series", "seed", domains[0], seed)
        count = len(played)
        laid = None if decks is None else held.hold(decks, "decks", count * decks_size)
        finals = None if states is None else held.hold(states, "states", count * state_size, self._states)
        steps = None if lengths is None else held.hold(lengths, "lengths", count * 4, INT32).cast("i")
        for k, seed in enumerate(played):
            if laid is not None:
                self.load_decks(bytes(laid[k * decks_size : (k + 1) * decks_size]))
            length = match(self.world, seed, a, b)
            if finals is not None:
                finals[k * state_size : (k + 1) * state_size] = self.state()
            if steps is not None:
                steps[k] = length
            total += length
        return total

    def copies(self, states: Buffer, source: int, first: int, count: int) -> None:
        batch, number, size = self._batch(states, _Buffers())
        source = checked("copies", "source", numbers(0, number - 1), source)
        first = checked("copies", "first", numbers(0, number), first)
        count = checked("copies", "count", numbers(0, number - first), count)
        for at in range(first, first + count):
            batch[at * size : (at + 1) * size] = batch[source * size : (source + 1) * size]

    def _batch(self, states: Buffer, held: _Buffers) -> tuple[memoryview, int, int]:
        """The bytes of a batch, how many states it has, and the size of one."""
        size = self.program.state.layout.size
        batch = held.hold_all(states, "states", self._states)
        return batch, len(batch) // size, size

    @property
    def _states(self) -> Items:
        return Items(self.program.state.layout.size, "T", "states")

    def step(
        self,
        states: Buffer,
        actions: Buffer,
        rewards: Buffer,
        dones: Buffer,
        masks: Buffer | None = None,
        to_act: Buffer | None = None,
        observations: Buffer | None = None,
        offsets: Buffer | None = None,
        legal: Buffer | None = None,
        seeds: Buffer | None = None,
        decks: Buffer | None = None,
        drawn: Buffer | None = None,
        player: int = 0,
    ) -> int:
        held, width, seats = _Buffers(), -(-self.program.action_space // 8), self.program.seats
        batch, count, size = self._batch(states, held)
        parts = self.program.parameters
        chosen = held.hold(actions, "actions", count * 4, INT32).cast("i")
        reward = held.hold(rewards, "rewards", count * seats).cast("b")
        done = held.hold(dones, "dones", count)
        mask = held.hold_if(masks, "masks", count * width)
        deciding = held.hold_if(to_act, "to_act", count, code="b")
        seen_size = self.program.buffers["observe"]
        seen = held.hold_if(observations, "observations", count * seen_size)
        starts = held.hold_if(offsets, "offsets", (count + 1) * 4, INT32, "i")
        lists = None if legal is None else held.hold_all(legal, "legal", INT32).cast("i")
        seed = held.hold_if(seeds, "seeds", count * 8, INT64, "q")
        decks_size = self.program.decks.layout.size
        laid = held.hold_if(decks, "decks", count * decks_size)
        draws = held.hold_if(drawn, "drawn", count * 4, INT32, "i")
        for each in [] if seed is None else seed:
            checked("step", "seed", _domain(parts["reset"]), each)
        if draws is not None:
            if "decide" not in self._rules:
                raise ValueError("step: drawn needs an entry decide")
            if seed is None:
                raise ValueError("step: drawn needs seeds")
            player = checked("step", "player", _domain(parts["decide"]), player)
        illegal = listed = 0
        g, rules = self.world, self._rules
        for i in range(count):
            self.load_state(bytes(batch[i * size : (i + 1) * size]))
            illegal += self._act_in(chosen[i], reward[i * seats : (i + 1) * seats])
            done[i] = g.winner >= 0
            if seed is not None and g.winner >= 0:
                if laid is not None:
                    self.load_decks(bytes(laid[i * decks_size : (i + 1) * decks_size]))
                rules["reset"](g, seed[i])
                seed[i] += 1
            batch[i * size : (i + 1) * size] = self.state()
            if draws is not None:
                g.bot_seed, g.bot_draws = seed[i], g.clock
                draws[i] = rules["decide"](g, player)
            found = self.legal_list() if g.winner < 0 else []
            if mask is not None:
                mask[i * width : (i + 1) * width] = sum(1 << action for action in set(found)).to_bytes(width, "little")
            if starts is not None:
                starts[i] = listed
            if lists is not None and listed + len(found) <= len(lists):
                for k, action in enumerate(found):
                    lists[listed + k] = action
            listed += len(found)
            if deciding is not None:
                deciding[i] = g.to_act if g.winner < 0 else -1
            if seen is not None:
                rules["observe"](g, g.to_act, seen[i * seen_size : (i + 1) * seen_size])
        if starts is not None:
            starts[count] = listed
        return illegal

    def _act_in(self, action: int, rewards: Any) -> bool:
        """Carry out an action if it is legal, and write the rewards; returns whether it was illegal."""
        g = self.world
        over = g.winner >= 0
        illegal = not over and action >= 0 and action not in self.legal_list()
        if not over and action >= 0 and not illegal:
            self._rules["act"](g, action)
        for seat in range(self.program.seats):
            rewards[seat] = 0 if over or g.winner < 0 else self._rules["reward"](g, seat)
        return illegal


class Compiled(Machine):
    """Compiled rules; `code` is the extension module."""

    def __init__(self, program: Program, code: Any) -> None:
        self._code = code
        self._memory = code.memory()
        super().__init__(program, program.world.view().from_buffer(self._memory))
        self._state = self._part(program.state)
        self._tables = self._part(program.tables)
        self._decks = self._part(program.decks)
        for name in ("repeat", "series", "copies", "step"):
            if hasattr(code, name):
                on_memory = (self._memory,) if name != "copies" else ()
                setattr(self, "_" + name, partial(getattr(code, name), *on_memory))
        self._actions = self._array("action")

    def _entry(self, entry: Callable[..., Any]) -> Callable[..., Any]:
        return partial(getattr(self._code, entry.__name__), self._memory)

    def _part(self, part: type[Record]) -> memoryview:
        """The bytes of a part of the world."""
        start = self.program.world.layout.start_of(part.layout)
        return memoryview(self._memory)[start : start + part.layout.size]

    def _array(self, name: str) -> memoryview | None:
        """The numbers of an array field of the world, as a view that turns into a list at once."""
        field = layout_of(self.world).fields.get(name)
        if field is None or not isinstance(field.kind, Int):
            return None
        start = layout_of(self.world).offset[name]
        code: Any = field.kind.code
        found: memoryview = memoryview(self._memory)[start : start + field.size].cast(code)
        return found

    def state(self) -> bytes:
        return self._state.tobytes()

    def load_state(self, data: bytes) -> None:
        self._load(self._state, _bytes(data, self.program.state))

    def _load(self, part: memoryview, data: bytes) -> None:
        if self._memory[self._code.BUSY]:
            raise RuntimeError("the machine is busy: give each thread a machine of its own")
        part[:] = data

    def tables(self) -> bytes:
        return self._tables.tobytes()

    def load_tables(self, data: bytes) -> None:
        self._load(self._tables, _bytes(data, self.program.tables))

    def load_decks(self, data: bytes) -> None:
        self._load(self._decks, _bytes(data, self.program.decks))

    def legal_list(self) -> list[int]:
        self.legal()
        if self._actions is None:
            raise AttributeError(f"the world of {self.program.name} has no array field action")
        return self._actions[: self.world.actions].tolist()

    def repeat(self, entry: str, times: int, argument: int = 0) -> int:
        _entry_of(self.program, entry)
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
        return int(self._series(seeds, a, b, decks, states, lengths))

    def copies(self, states: Buffer, source: int, first: int, count: int) -> None:
        self._copies(states, source, first, count)

    def step(
        self,
        states: Buffer,
        actions: Buffer,
        rewards: Buffer,
        dones: Buffer,
        masks: Buffer | None = None,
        to_act: Buffer | None = None,
        observations: Buffer | None = None,
        offsets: Buffer | None = None,
        legal: Buffer | None = None,
        seeds: Buffer | None = None,
        decks: Buffer | None = None,
        drawn: Buffer | None = None,
        player: int = 0,
    ) -> int:
        further = (masks, to_act, observations, offsets, legal, seeds, decks, drawn, player)
        return int(self._step(states, actions, rewards, dones, *further))


class Items(NamedTuple):
    """The items that a buffer may have if not bytes: their size, their letters in `struct`, and the word in errors."""

    size: int
    letters: str
    words: str


BYTES = Items(1, "", "bytes")
INT32 = Items(4, "il", "int32")
INT64 = Items(8, "ql", "int64")


class _Buffers:
    """The buffers of one call: none may overlap another. Compiled machines check the same in C."""

    def __init__(self) -> None:
        self._taken: list[tuple[str, int, int]] = []

    def hold_all(self, buffer: Buffer, name: str, items: Items) -> memoryview:
        """The bytes of a buffer of any number of items. Raises TypeError or ValueError."""
        found = self.hold(buffer, name, None, items)
        if len(found) % items.size:
            raise ValueError(f"{name}: not a whole number of them")
        return found

    def hold_if(self, buffer: Buffer | None, name: str, size: int, items: Items = BYTES, code: Any = "B") -> Any:
        """The items of a buffer, by their letter in `struct`; None for None. Raises TypeError or ValueError."""
        return None if buffer is None else self.hold(buffer, name, size, items).cast(code)

    def hold(self, buffer: Buffer, name: str, size: int | None, items: Items = BYTES) -> memoryview:
        """The bytes of a buffer of `size` bytes; of any size if that is None. Raises TypeError or ValueError."""
        try:
            view = memoryview(buffer)
        except TypeError:
            view = None
        if view is None or view.readonly or not view.c_contiguous or not _has_items(view, items):
            what = type(buffer).__name__
            raise TypeError(f"{name}: a {what}, wanted a writable, contiguous buffer of {items.words}")
        if size is not None and view.nbytes != size:
            raise ValueError(f"{name}: a buffer of {view.nbytes} bytes, wanted {size}")
        if not view.nbytes:
            return memoryview(bytearray())
        plain = view.cast("B")
        start = ctypes.addressof(ctypes.c_char.from_buffer(plain))
        for other, first, end in self._taken:
            if start < end and first < start + view.nbytes:
                raise ValueError(f"{name}: a buffer that overlaps that of {other}")
        self._taken.append((name, start, start + view.nbytes))
        return plain


def _has_items(view: memoryview, items: Items) -> bool:
    letter = view.format.lstrip("@=<")[:1]
    return view.itemsize == 1 or (view.itemsize == items.size and letter in items.letters)


def _bytes(data: bytes, part: type[Record]) -> bytes:
    """The bytes of a part of the world, from whatever holds them. Raises TypeError or ValueError."""
    name, size = part.__name__, part.layout.size
    try:
        found = bytes(memoryview(data))
    except (TypeError, BufferError):
        raise TypeError(f"{name}: a {type(data).__name__}, wanted {size} bytes") from None
    if len(found) != size:
        raise ValueError(f"{name}: a buffer of {len(found)} bytes, wanted {size}")
    return found


def _domain(parameters: Sequence[Parameter]) -> Domain:
    """What the first argument of an entry may be; it is a number."""
    domain = parameters[0].domain
    assert domain is not None
    return domain


def _entry_of(program: Program, name: str) -> Any:
    for entry in program.entries:
        if entry.__name__ == name:
            return entry
    raise AttributeError(f"the program {program.name} has no entry {name}")
