"""States that no match came to: states of real matches, changed at random. Those that `valid` accepts are played on.

If a rule fails on such a state, a range or a law is missing. A law that is too strict would refuse states of matches.
"""

from __future__ import annotations

import faulthandler
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import cached_property
from random import Random
from typing import Any

import msgspec

from tests.games.kits import KITS, Kit
from tests.games.support import greedy, walk
from theagon.errors import TheagonError
from theagon.kernel.layout import Int, Layout

LONGEST = 200  # actions of a match that goes on from a mutant
GREEDY = greedy(4)
EVERYTHING = 80  # one mutant in so many answers everything that a position can be asked
STUCK = 120  # a hundred mutants never take so many seconds


@dataclass
class Figures:
    """What a run has seen."""

    states: int = 0
    accepted: int = 0
    actions: int = 0
    ended: int = 0  # matches that went on from a mutant to their end
    faults: list[str] = field(default_factory=list)

    def __iadd__(self, other: Figures) -> Figures:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))
        return self

    def __str__(self) -> str:
        return (
            f"{self.states:,} states, {self.accepted:,} valid, {self.actions:,} actions played on, "
            f"{self.ended:,} matches ended, {len(self.faults)} faults"
        )


class Mutants:
    """The mutants of one game on one back end. Equal seeds give equal mutants."""

    def __init__(self, kit: Kit, mode: str, matches: int, first: int = 0) -> None:
        """Play `matches` random matches of each mode of the game, from the `first` on: mutants are made of these."""
        self.kit = kit
        self.game: Any = kit.game(mode)
        self.layout: Layout = self.game.program.state.layout
        self.states: list[tuple[Any, bytes]] = []
        asking: list[tuple[Any, bytes]] = []
        for variant in kit.modes:
            for seed in kit.seeds(variant, matches, first):
                setup = kit.setup_of(seed, self.game)
                for position in walk(self.game.new(setup), seed, player="greedy:60" if seed % 3 == 0 else None):
                    (asking if position.world.choice else self.states).append((setup, position.state_bytes()))
        self.states += asking * max(1, len(self.states) // max(1, len(asking)))  # as many as of the others

    @cached_property
    def pieces(self) -> list[list[tuple[int, int]]]:
        """Offsets and sizes of all fields, rows and records: one list for all pieces of the same kind."""
        return [places for _, places in sorted(_pieces(self.layout, 0, "").items()) if places]

    def changed(self, state: bytes, random: Random) -> bytes:
        """The state with one to three changes."""
        data = bytearray(state)
        for _ in range(random.choice((1, 1, 1, 2, 3))):
            random.choice((_flip_bit, _set_byte, self._set_number, self._set_number, self._take_piece))(data, random)
        return bytes(data)

    def _set_number(self, data: bytearray, random: Random) -> None:
        """Set a number: near its old value, in its range, or to anything that its type holds."""
        at, kind = random.choice(self._numbers)
        size, signed = kind.size, kind.low < 0
        was = int.from_bytes(data[at : at + size], "little", signed=signed)
        low, high = (kind.range.low, kind.range.high) if kind.range else (kind.low, kind.high)
        _, other = random.choice(self._numbers)
        near, far = random.choice((-2, -1, 1, 2)), random.randint(kind.low, kind.high)
        within = (random.randint(low, high), random.randint(low, min(high, low + 40)), low, high)
        new = random.choice((was + near, was ^ 1 << random.randrange(8 * size), *within, 0, other.high, far))
        data[at : at + size] = (new % (1 << 8 * size)).to_bytes(size, "little")

    def _take_piece(self, data: bytearray, random: Random) -> None:
        """Replace a field, row or record by another of its kind, from this state or another."""
        places = random.choice(self.pieces)
        (start, size), (source, _) = random.choice(places), random.choice(places)
        _, other = random.choice(self.states)
        data[start : start + size] = (data if random.random() < 0.4 else other)[source : source + size]

    @cached_property
    def _numbers(self) -> list[tuple[int, Int]]:
        return self.layout.numbers()

    def run(self, seeds: range) -> Iterator[Figures]:
        """Make a mutant for each seed, and play on from it if it is valid; yields the figures of each."""
        for seed in seeds:
            random = Random(seed)
            setup, state = random.choice(self.states)
            mutant = self.changed(state, random)
            try:
                position = self.game.restore(setup, mutant)
            except TheagonError:
                yield Figures(1)
                continue
            figures = Figures(1, 1)
            try:
                if seed % EVERYTHING == 0:
                    ask_everything(position, random)
                figures.actions, ended = play_on(position, random)
                figures.ended = int(ended)
            except Exception as fault:
                figures.faults.append(
                    f"{self.game.name} {seed}: {type(fault).__name__}: {fault} [{self.differences(state, mutant)}]"
                )
            yield figures

    def differences(self, state: bytes, mutant: bytes) -> str:
        """The fields in which a mutant differs from its original state."""
        unpack, labels = self.game.program.state.packer().unpack, self.game.program.state.labels()
        pairs = zip(labels, unpack(state), unpack(mutant), strict=True)
        return ", ".join([f"{label} {old} to {new}" for label, old, new in pairs if old != new][:12])


def _flip_bit(data: bytearray, random: Random) -> None:
    bit = random.randrange(8 * len(data))
    data[bit // 8] ^= 1 << bit % 8


def _set_byte(data: bytearray, random: Random) -> None:
    data[random.randrange(len(data))] = random.choice((0, 1, 2, 3, 127, 128, 254, 255, random.randrange(256)))


def _pieces(layout: Layout, start: int, path: str) -> dict[str, list[tuple[int, int]]]:
    """By kind, every field, and the rows and elements of arrays, those inside records too."""
    found: dict[str, list[tuple[int, int]]] = {}
    for name, each in layout.fields.items():
        at, label = start + layout.offset[name], f"{path}.{name}"
        found.setdefault(label, []).append((at, each.size))
        inner = each
        while inner.shape:
            step, inner = inner.size // inner.shape[0], inner.element
            places = found.setdefault(f"{label}[{step}]", [])
            places += [(at + k * step, step) for k in range(each.size // step)]
        if not isinstance(each.kind, Int):
            for k in range(each.count):
                for kind, places in _pieces(each.kind.layout, at + k * each.element_size, label).items():
                    found.setdefault(kind, []).extend(places)
    return found


# ---- what is done with a mutant -------------------------------------------------------------------------------------


def play_on(position: Any, random: Random) -> tuple[int, bool]:
    """Play on with random and greedy actions; returns how many, and whether the match ended.

    Asks for observations and bots' decisions too.

    Raises what the rules raise, and AssertionError if nothing can be done in a match that is not over.
    """
    machine = position.machine
    out = bytearray(position.game.program.buffers["observe"])
    state = machine.state()
    for seat in range(position.seats):
        machine.observe(seat, out)
        machine.evaluate(seat)
        machine.redraw(seat, random.randrange(1 << 40))
        if legal := machine.legal_list():
            machine.act(random.choice(legal))
        machine.load_state(state)
    for step in range(LONGEST):
        legal = machine.legal_list()
        if machine.world.winner >= 0:
            assert not legal, "something can be done in a match that is over"
            return step, True
        assert legal, "nothing can be done"
        assert len(set(legal)) == len(legal), "an action is listed twice"
        assert max(legal) < position.game.first_concession, "no action"
        if random.random() < 0.03:
            machine.world.bot_seed = step
            action = machine.decide(GREEDY)
            assert action in legal, "a bot chooses what cannot be done"
        elif random.random() < 0.002:
            action = position.game.concession(machine.world.to_act)
        else:
            action = random.choice(legal)
        machine.act(action)
    return LONGEST, False


def ask_everything(position: Any, random: Random) -> None:
    """Ask a position for everything: views, options, words, refusals, previews, determinizations."""
    for seat in (*range(position.seats), None):
        position.view(seat)
    position.open_view()
    legal = position.legal_actions()
    options = position.options()
    assert sorted(option.action for option in options) == legal
    for action in random.sample(legal, min(6, len(legal))):
        position.describe(action, random.choice(("en", "es", "ru")))
        assert position.parse(position.notation(action)) == action or position.why_not(action) is None
        position.preview(action)
    for action in random.sample(range(position.game.first_concession), 12):
        why = position.why_not(action)
        assert (why is None) == (action in legal), f"action {action} is listed or refused, and not the other"
        if why is not None:
            why.text(random.choice(("en", "es", "ru")))
    for seat in range(position.seats):
        position.observation(seat)
        twin = position.determinize(seat, random.randrange(1 << 40))
        twin.view(seat)
        if legal:
            twin.decide("greedy:4", 1)
            clone = position.clone()
            for event in clone.apply(random.choice(legal)):
                position.game.tell(event.seen_by(seat))


def watched(mutants: Mutants, seeds: range) -> Figures:
    """The figures of the mutants of these seeds. If they take far too long, the process shows where it is, and ends."""
    found = Figures()
    try:
        for number, each in enumerate(mutants.run(seeds)):
            if number % 100 == 0:
                faulthandler.dump_traceback_later(STUCK, exit=True)
            found += each
    finally:
        faulthandler.cancel_dump_traceback_later()
    return found


def main() -> None:
    """`GAME FIRST_MATCH FIRST_SEED COUNT`: what a process with the sanitizers runs; prints its figures as JSON."""
    name, *numbers = sys.argv[1:]
    first_match, first, count = map(int, numbers)
    figures = watched(Mutants(KITS[name], "sanitized", 1, first_match), range(first, first + count))
    print(msgspec.json.encode(figures).decode())


if __name__ == "__main__":
    main()
