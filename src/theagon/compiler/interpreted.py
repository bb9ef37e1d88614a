"""Interpreted machines: the rules run as Python code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from theagon.compiler.buffers import INT32, INT64, Buffers, Items
from theagon.compiler.folding import fold
from theagon.compiler.machine import Buffer, Machine, Step, entry_of
from theagon.compiler.program import Parameter, Program
from theagon.kernel.arguments import Domain, checked, numbers
from theagon.kernel.layout import int32
from theagon.kernel.records import Record


class Interpreted(Machine):
    """A machine that runs the rules as Python code, on a plain or a checked world."""

    def __init__(self, program: Program, on_checked: bool) -> None:
        fold(program.entries)
        super().__init__(program, program.world.checked() if on_checked else program.world())
        self._rules = {entry.__name__: entry for entry in program.entries}

    def _entry(self, entry: Callable[..., Any]) -> Callable[..., Any]:
        return partial(self._call, entry)

    def _call(self, entry: Callable[..., Any], *given: Any) -> Any:
        name, parameters = entry.__name__, self.program.parameters[entry.__name__]
        if len(given) != len(parameters):
            raise TypeError(f"{name} takes {len(parameters) + 1} arguments, not {len(given) + 1}")
        arguments = [
            Buffers().hold(value, name, self.program.buffers[name])
            if parameter.domain is None
            else checked(name, parameter.name, parameter.domain, value)
            for parameter, value in zip(parameters, given, strict=True)
        ]
        if name == "act" and "accepts" in self._rules and not self._rules["accepts"](self.world, *arguments):
            raise ValueError(f"act: action must be legal now, not {arguments[0]}")
        return entry(self.world, *arguments)

    def _read(self, part: type[Record]) -> bytes:
        return part.packer().pack(*self.world.values(part))

    def _write(self, part: type[Record], data: bytes) -> None:
        self.world.load(data, part)

    def _repeat(self, entry: str, times: int, argument: int) -> int:
        call = getattr(self, entry)
        parameters = self.program.parameters[entry]
        if len(parameters) > 1 or any(parameter.domain is None for parameter in parameters):
            raise ValueError(f"repeat: entry must take at most one int, not as {entry}")
        times = checked("repeat", "times", numbers(0, int32.high), times)
        given = [checked("repeat", each.name, each.domain, argument) for each in parameters if each.domain is not None]
        return sum(call(*given) or 0 for _ in range(times))

    def _series(
        self, seeds: Buffer, a: int, b: int, decks: Buffer | None, states: Buffer | None, lengths: Buffer | None
    ) -> int:
        match, held, total = entry_of(self.program, "match"), Buffers(), 0
        state_size, decks_size = self.program.state.layout.size, self.program.decks.layout.size
        domains = _domains(self.program.parameters["match"])
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

    def _copies(self, states: Buffer, source: int, first: int, count: int) -> None:
        batch, number, size = self._batch(states, Buffers())
        source = checked("copies", "source", numbers(0, number - 1), source)
        first = checked("copies", "first", numbers(0, number), first)
        count = checked("copies", "count", numbers(0, number - first), count)
        for at in range(first, first + count):
            batch[at * size : (at + 1) * size] = batch[source * size : (source + 1) * size]

    def _batch(self, states: Buffer, held: Buffers) -> tuple[memoryview, int, int]:
        """Return the bytes of a batch, its number of states, and the size of one."""
        size = self.program.state.layout.size
        batch = held.hold_all(states, "states", self._states)
        return batch, len(batch) // size, size

    @property
    def _states(self) -> Items:
        return Items(self.program.state.layout.size, "T", "states")

    def _step(self, _others: tuple[Any, ...], *given: Any) -> int:
        rows, count = self._held(Step(*given))
        width, seats, size = -(-self.program.action_space // 8), self.program.seats, self.program.state.layout.size
        decks_size, seen_size = self.program.decks.layout.size, self.program.buffers.get("observe", 0)
        illegal = listed = 0
        g, rules = self.world, self._rules
        for i in range(count):
            self.load_state(bytes(rows.states[i * size : (i + 1) * size]))
            illegal += self._act_in(rows.actions[i], rows.rewards[i * seats : (i + 1) * seats])
            rows.dones[i] = g.winner >= 0
            if rows.seeds is not None and g.winner >= 0:
                if rows.decks is not None:
                    self.load_decks(bytes(rows.decks[i * decks_size : (i + 1) * decks_size]))
                rules["reset"](g, rows.seeds[i])
                rows.seeds[i] += 1
            rows.states[i * size : (i + 1) * size] = self.state()
            found = self.legal_list() if g.winner < 0 else []
            if rows.drawn is not None and rows.seeds is not None:
                g.bot_seed, g.bot_draws = rows.seeds[i], g.clock
                rows.drawn[i] = rules["decide_listed"](g, rows.player)
            if rows.masks is not None:
                bits = sum(1 << action for action in set(found))
                rows.masks[i * width : (i + 1) * width] = bits.to_bytes(width, "little")
            if rows.offsets is not None:
                rows.offsets[i] = listed
            if rows.legal is not None and listed + len(found) <= len(rows.legal):
                for k, action in enumerate(found):
                    rows.legal[listed + k] = action
            listed += len(found)
            if rows.to_act is not None:
                rows.to_act[i] = g.to_act if g.winner < 0 else -1
            if rows.observations is not None:
                rules["observe"](g, g.to_act, rows.observations[i * seen_size : (i + 1) * seen_size])
        if rows.offsets is not None:
            rows.offsets[count] = listed
        return illegal

    def _held(self, rows: Step) -> tuple[Step, int]:
        """Check the buffers of a step. Returns them as memoryviews of their items, and the number of matches."""
        held, program = Buffers(), self.program
        states, count, _ = self._batch(rows.states, held)
        holds = Step(
            states,
            held.hold(rows.actions, "actions", count * 4, INT32).cast("i"),
            held.hold(rows.rewards, "rewards", count * program.seats).cast("b"),
            held.hold(rows.dones, "dones", count),
            held.hold_if(rows.masks, "masks", count * -(-program.action_space // 8)),
            held.hold_if(rows.to_act, "to_act", count, code="b"),
            held.hold_if(rows.observations, "observations", count * program.buffers.get("observe", 0)),
            held.hold_if(rows.offsets, "offsets", (count + 1) * 4, INT32, "i"),
            None if rows.legal is None else held.hold_all(rows.legal, "legal", INT32).cast("i"),
            held.hold_if(rows.seeds, "seeds", count * 8, INT64, "q"),
            held.hold_if(rows.decks, "decks", count * program.decks.layout.size),
            held.hold_if(rows.drawn, "drawn", count * 4, INT32, "i"),
            rows.player,
        )
        for seed in holds.seeds or ():
            checked("step", "seed", _domains(program.parameters["reset"])[0], seed)
        if holds.drawn is not None:
            if "decide_listed" not in self._rules:
                raise ValueError("step: drawn needs an entry decide_listed")
            if holds.seeds is None:
                raise ValueError("step: drawn needs seeds")
            checked("step", "player", _domains(program.parameters["decide_listed"])[0], rows.player)
        return holds, count

    def _act_in(self, action: int, rewards: Any) -> bool:
        """Carry out an action if it is legal, and write the rewards. Returns whether it was illegal."""
        g = self.world
        over = g.winner >= 0
        known = action < self.program.action_space
        illegal = not over and action >= 0 and not (known and self._rules["is_legal"](g, action))
        if not over and action >= 0 and not illegal:
            self._rules["act"](g, action)
        for seat in range(self.program.seats):
            rewards[seat] = 0 if over or g.winner < 0 else self._rules["reward"](g, seat)
        return illegal

    def _each(
        self,
        _others: tuple[Any, ...],
        entry: str,
        states: Buffer,
        arguments: Sequence[Buffer],
        results: Buffer | None,
        out: Buffer | None,
    ) -> None:
        call, parameters = partial(self._call, entry_of(self.program, entry)), self.program.parameters[entry]
        held, wanted = Buffers(), len(_domains(parameters))
        batch, count, size = self._batch(states, held)
        if len(arguments) != wanted:
            raise ValueError(f"each: {entry} takes {wanted} numbers, not {len(arguments)}")
        remaining = iter(arguments)
        columns: list[Sequence[Any]] = []
        for parameter in parameters:
            if parameter.domain is None:
                room = self.program.buffers[entry]
                written = held.hold(out, "out", count * room)
                columns.append([written[i * room : (i + 1) * room] for i in range(count)])
            else:
                column = held.hold(next(remaining), "arguments", count * 8, INT64).cast("q")
                columns.append([checked(entry, parameter.name, parameter.domain, number) for number in column])
        result = held.hold_if(results, "results", count * 8, INT64, "q")
        for i in range(count):
            self.load_state(bytes(batch[i * size : (i + 1) * size]))
            found = call(*(column[i] for column in columns))
            batch[i * size : (i + 1) * size] = self.state()
            if result is not None:
                result[i] = found or 0


def _domains(parameters: Sequence[Parameter]) -> list[Domain]:
    """Return the domains of an entry's numbers."""
    return [parameter.domain for parameter in parameters if parameter.domain is not None]
