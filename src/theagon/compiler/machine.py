"""Machines: one world and the code that runs on it, with one interface whether interpreted or compiled."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from theagon.compiler.program import Program
from theagon.kernel.layout import Int
from theagon.kernel.records import Record, layout_of

Buffer = Any
"""A writable buffer: bytearray, array.array, numpy array."""


class Machine:
    """One world and its code. Each entry of the program is an attribute: `m.reset(5)`, `m.act(7)`.

    `world` is the world itself, to be read and written: a plain or checked object, or a ctypes view of the memory that
    compiled code runs on. A machine belongs to one thread at a time.
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

    def legal_list(self) -> list[int]:
        """Calls `legal` and returns the actions that it lists."""
        raise NotImplementedError

    def repeat(self, entry: str, times: int, argument: int = 0) -> int:
        """Call an entry of no or one int many times, without Python between; the sum of its results."""
        raise NotImplementedError

    def series(
        self, seed: int, count: int, a: int, b: int, states: Buffer | None = None, lengths: Buffer | None = None
    ) -> int:
        """Play the matches with seeds `seed` to `seed + count - 1` by the entry `match`; the number of all actions.

        `states` takes the final states (count x the size of a state), `lengths` the numbers of actions (count int32).
        """
        raise NotImplementedError

    def copies(self, states: Buffer, source: int, first: int, count: int) -> None:
        """In a batch of states, copy the one at index `source` over `count` of them from index `first` on."""
        raise NotImplementedError

    def step(self, states: Buffer, actions: Buffer, rewards: Buffer, dones: Buffer, masks: Buffer) -> int:
        """Carry out one action in each match of a batch; the number of illegal actions, which change nothing.

        For N states: `actions` N int32 (-1: none, the mask alone is written), `rewards` N int8 for the seat that acted
        (1 won, -1 lost, 0 otherwise), `dones` N uint8, `masks` N x ceil(action_space / 8) bytes, the bit of action 0
        the lowest of the first. A finished match stays as it is, with its done flag and an empty mask.
        """
        raise NotImplementedError


class Interpreted(Machine):
    """The rules as CPython runs them, on a plain or a checked world."""

    def __init__(self, program: Program, checked: bool) -> None:
        super().__init__(program, program.world.checked() if checked else program.world())

    def _entry(self, entry: Callable[..., Any]) -> Callable[..., Any]:
        length = self.program.buffers.get(entry.__name__)
        return partial(entry, self.world) if length is None else partial(self._with_buffer, entry, length)

    def _with_buffer(self, entry: Callable[..., Any], length: int, *arguments: Any) -> Any:
        return entry(self.world, *(a if isinstance(a, int) else _sized(a, length, entry.__name__) for a in arguments))

    def state(self) -> bytes:
        return self._pack(self.program.state)

    def load_state(self, data: bytes) -> None:
        self.world.load(data, self.program.state)

    def tables(self) -> bytes:
        return self._pack(self.program.tables)

    def load_tables(self, data: bytes) -> None:
        self.world.load(data, self.program.tables)

    def _pack(self, part: type[Record]) -> bytes:
        return part.packer().pack(*self.world.values(part))

    def legal_list(self) -> list[int]:
        self.legal()
        found: list[int] = self.world.action[: self.world.actions]
        return found

    def repeat(self, entry: str, times: int, argument: int = 0) -> int:
        call = getattr(self, entry)
        arguments = (argument,) if _entry_of(self.program, entry).__code__.co_argcount == 2 else ()
        return sum(call(*arguments) or 0 for _ in range(times))

    def series(
        self, seed: int, count: int, a: int, b: int, states: Buffer | None = None, lengths: Buffer | None = None
    ) -> int:
        size, total = self.program.state.layout.size, 0
        if seed < 0 or not 0 <= count < 1 << 31 or seed > (1 << 63) - 1 - count:
            raise ValueError("series: seeds are 0 to 2**63 - 1, and at most 2**31 - 1 matches")
        state_bytes = None if states is None else _sized(states, count * size, "states")
        steps = None if lengths is None else _sized(lengths, count * 4, "lengths").cast("i")
        for played in range(count):
            length = self.match(seed + played, a, b)
            if state_bytes is not None:
                state_bytes[played * size : (played + 1) * size] = self.state()
            if steps is not None:
                steps[played] = length
            total += length
        return total

    def copies(self, states: Buffer, source: int, first: int, count: int) -> None:
        size = self.program.state.layout.size
        batch = memoryview(states).cast("B")
        number = len(batch) // size
        if len(batch) % size or not 0 <= source < number or first < 0 or count < 0 or first + count > number:
            raise ValueError(f"copies: outside a batch of {number} states")
        for at in range(first, first + count):
            batch[at * size : (at + 1) * size] = batch[source * size : (source + 1) * size]

    def step(self, states: Buffer, actions: Buffer, rewards: Buffer, dones: Buffer, masks: Buffer) -> int:
        size, width = self.program.state.layout.size, -(-self.program.action_space // 8)
        batch = memoryview(states).cast("B")
        if len(batch) % size:
            raise ValueError("states: not a whole number of them")
        count = len(batch) // size
        chosen = _sized(actions, count * 4, "actions").cast("i")
        reward = _sized(rewards, count, "rewards").cast("b")
        done = _sized(dones, count, "dones")
        mask = _sized(masks, count * width, "masks")
        illegal = 0
        for i in range(count):
            self.load_state(bytes(batch[i * size : (i + 1) * size]))
            reward[i], legal, refused = self._step_one(chosen[i])
            illegal += refused
            done[i] = self.world.winner >= 0
            mask[i * width : (i + 1) * width] = sum(1 << action for action in set(legal)).to_bytes(width, "little")
            if not refused:
                batch[i * size : (i + 1) * size] = self.state()
        return illegal

    def _step_one(self, action: int) -> tuple[int, list[int], bool]:
        """The reward, the legal actions afterwards, and whether the action was illegal."""
        if self.world.winner >= 0:
            return 0, [], False
        seat, legal = self.world.to_act, self.legal_list()
        if action < 0 or action not in legal:
            return 0, legal, action >= 0
        self.act(action)
        winner = self.world.winner
        if winner < 0:
            return 0, self.legal_list(), False
        return (1 if winner == seat else -1 if winner < self.program.seats else 0), [], False


class Compiled(Machine):
    """Compiled rules; `code` is the extension module."""

    def __init__(self, program: Program, code: Any) -> None:
        layout = program.world.layout
        self._code = code
        self._memory = bytearray(layout.size)
        self._state = memoryview(self._memory)[: program.state.layout.size]
        start = layout.start_of(program.tables.layout)
        self._tables = memoryview(self._memory)[start : start + program.tables.layout.size]
        super().__init__(program, program.world.view().from_buffer(self._memory))
        for name in ("repeat", "series", "copies", "step"):
            if hasattr(code, name):
                on_world = (self._memory,) if name != "copies" else ()
                setattr(self, "_" + name, partial(getattr(code, name), *on_world))
        self._actions = self._array("action")

    def _entry(self, entry: Callable[..., Any]) -> Callable[..., Any]:
        return partial(getattr(self._code, entry.__name__), self._memory)

    def _array(self, name: str) -> memoryview | None:
        """The numbers of an array field of the world, as a list can be made of them at once."""
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
        self._state[:] = _sized(data, len(self._state), self.program.state.__name__)

    def tables(self) -> bytes:
        return self._tables.tobytes()

    def load_tables(self, data: bytes) -> None:
        self._tables[:] = _sized(data, len(self._tables), self.program.tables.__name__)

    def legal_list(self) -> list[int]:
        self.legal()
        if self._actions is None:
            raise AttributeError(f"the world of {self.program.name} has no array field action")
        return self._actions[: self.world.actions].tolist()

    def repeat(self, entry: str, times: int, argument: int = 0) -> int:
        _entry_of(self.program, entry)
        return int(self._repeat(entry, times, argument))

    def series(
        self, seed: int, count: int, a: int, b: int, states: Buffer | None = None, lengths: Buffer | None = None
    ) -> int:
        return int(self._series(seed, count, a, b, states, lengths))

    def copies(self, states: Buffer, source: int, first: int, count: int) -> None:
        self._copies(states, source, first, count)

    def step(self, states: Buffer, actions: Buffer, rewards: Buffer, dones: Buffer, masks: Buffer) -> int:
        return int(self._step(states, actions, rewards, dones, masks))


def _sized(buffer: Buffer, size: int, name: str) -> memoryview:
    view = memoryview(buffer).cast("B")
    if len(view) != size:
        raise ValueError(f"{name}: a buffer of {len(view)} bytes, wanted {size}")
    return view


def _entry_of(program: Program, name: str) -> Any:
    for entry in program.entries:
        if entry.__name__ == name:
            return entry
    raise AttributeError(f"the program {program.name} has no entry {name}")
