"""Interpreted machines: the rules run as Python code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from theagon.compiler.buffers import INT32, INT64, Buffers, Items
from theagon.compiler.folding import fold
from theagon.compiler.machine import Buffer, Machine, Step, entry_of
from theagon.compiler.program import Parameter, Program
from theagon.kernel.arguments import Domain, checked, numbers
from theagon.kernel.layout import int32
from theagon.kernel.records import Record

ANSWER_DRAWS: Final = 1 << 17
"""The random numbers between the answers to two actions: more than one answer takes."""
MOST_BEGUN: Final = 100
"""The matches that a step begins in a row, at most: others may win each before the contestant decides."""


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
        known = None if rows.known_legal is None else [_known(rows, i) for i in range(count)]
        width, seats, size = -(-self.program.action_space // 8), self.program.seats, self.program.state.layout.size
        seen_size = self.program.buffers.get("observe", 0)
        illegal = listed = 0
        g, rules = self.world, self._rules
        for i in range(count):
            acting = rows.rows is None or rows.rows[i] != 0
            self.load_state(bytes(rows.states[i * size : (i + 1) * size]))
            over = g.winner >= 0
            refused = acting and self._act_in(rows, i, known[i] if known is not None and rows.trusted else None)
            illegal += refused
            if rows.refused is not None:
                rows.refused[i] = refused
            rows.dones[i] = acting and g.winner >= 0
            for each in range(seats):
                won = acting and not over and g.winner >= 0
                rows.rewards[i * seats + each] = rules["reward"](g, each) if won else 0
            for place in range(i * seats, (i + 1) * seats):
                if rows.final is not None and rows.dones[i]:
                    rules["observe"](g, place % seats, rows.final[place * seen_size : (place + 1) * seen_size])
            begun = 0
            while acting and rows.seeds is not None and g.winner >= 0 and begun < MOST_BEGUN:
                self._begin(rows, i)
                begun += 1
            rows.states[i * size : (i + 1) * size] = self.state()
            if acting:
                found = self.legal_list() if g.winner < 0 else []
            else:
                found = [] if known is None else known[i]
            if rows.offsets is not None:
                rows.offsets[i] = listed
            if rows.legal is not None and listed + len(found) <= len(rows.legal):
                for k, action in enumerate(found):
                    rows.legal[listed + k] = action
            listed += len(found)
            if not acting:
                continue
            if rows.drawn is not None and rows.seeds is not None:
                g.bot_seed, g.bot_draws = rows.seeds[i], g.clock
                rows.drawn[i] = rules["decide_listed"](g, rows.player)
            if rows.masks is not None:
                bits = sum(1 << action for action in set(found))
                rows.masks[i * width : (i + 1) * width] = bits.to_bytes(width, "little")
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
            held.hold_if(rows.refused, "refused", count),
            held.hold_if(rows.final, "final", count * program.seats * program.buffers.get("observe", 0)),
            held.hold_if(rows.rows, "rows", count),
            held.hold_if(rows.known_offsets, "known_offsets", (count + 1) * 4, INT32, "i"),
            None if rows.known_legal is None else held.hold_all(rows.known_legal, "known_legal", INT32).cast("i"),
            checked("step", "trusted", numbers(0, 1), rows.trusted),
            checked("step", "contestant", numbers(-1, program.seats - 1), rows.contestant),
        )
        listed = holds.offsets is not None and holds.rows is not None
        if (holds.trusted or listed) and (holds.known_offsets is None or holds.known_legal is None):
            raise ValueError("step: trusted, and rows with offsets, need known_offsets and known_legal")
        for seed in holds.seeds or ():
            checked("step", "seed", _domains(program.parameters["reset"])[0], seed)
        if holds.contestant >= 0 and "answer" not in self._rules:
            raise ValueError("step: contestant needs an entry answer")
        if holds.drawn is not None or holds.contestant >= 0:
            if "decide_listed" not in self._rules:
                raise ValueError("step: drawn needs an entry decide_listed")
            if holds.seeds is None:
                raise ValueError("step: drawn and contestant need seeds")
            checked("step", "player", _domains(program.parameters["decide_listed"])[0], rows.player)
        return holds, count

    def _act_in(self, rows: Step, i: int, known: list[int] | None) -> bool:
        """Carry out the action of match i if it is legal: in a list, or by the rules; let others answer.

        Returns whether it was illegal.
        """
        g, action = self.world, rows.actions[i]
        if g.winner >= 0:
            return False
        if action >= 0:
            exists = action < self.program.action_space
            if not exists or not (self._rules["is_legal"](g, action) if known is None else action in known):
                return True
            self._rules["act"](g, action)
        self._answer(rows, i)
        return False

    def _begin(self, rows: Step, i: int) -> None:
        """Begin the next match in place of match i, and let others answer."""
        if rows.decks is not None:
            size = self.program.decks.layout.size
            self.load_decks(bytes(rows.decks[i * size : (i + 1) * size]))
        seeds: Any = rows.seeds
        self._rules["reset"](self.world, seeds[i])
        seeds[i] += 1
        self._answer(rows, i)

    def _answer(self, rows: Step, i: int) -> None:
        """Let the player act in match i until the contestant, if any, decides."""
        g = self.world
        if rows.contestant >= 0 and rows.seeds is not None and g.winner < 0:
            g.bot_seed, g.bot_draws = rows.seeds[i], g.clock * ANSWER_DRAWS
            self._rules["answer"](g, rows.contestant, rows.player)

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


def _known(rows: Step, i: int) -> list[int]:
    """Return the list of match i that the caller knows."""
    if rows.known_offsets is None or rows.known_legal is None:
        return []
    first, end = rows.known_offsets[i], rows.known_offsets[i + 1]
    return list(rows.known_legal[first:end]) if 0 <= first <= end <= len(rows.known_legal) else []


def _domains(parameters: Sequence[Parameter]) -> list[Domain]:
    """Return the domains of an entry's numbers."""
    return [parameter.domain for parameter in parameters if parameter.domain is not None]
