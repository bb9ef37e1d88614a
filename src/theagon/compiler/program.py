"""A program: the records and the entry functions of one game's rules."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import Final, get_type_hints

from theagon.kernel import hooks
from theagon.kernel.arguments import FLAG, Domain, numbers
from theagon.kernel.records import Bytes, Record

CALLS: Final = ("repeat", "series", "copies", "step", "each")
"""The methods of a machine that make many calls in compiled code; reserved as names of entries."""


@dataclass(frozen=True)
class Parameter:
    """A parameter of an entry after the world: a number of this domain, or a buffer if `domain` is None."""

    name: str
    domain: Domain | None


@dataclass(frozen=True, eq=False)
class Program:
    """The rules of a game, as the compiler takes them.

    `world` is the record that every entry takes first. Its byte prefix `state` is the match itself. Two of its base
    classes are filled from outside: `tables` once, from data, and `decks` with the decks of the next match. An entry is
    a function `f(g: World, ...)` of ints, bools and at most one `Bytes` buffer, with its exact length in `buffers`; it
    returns nothing, an int or a bool.

    `arguments` gives the domain of an argument by its name, the same for all entries. Four are built in: `seat` and
    `contestant` are 0 to `seats` - 1, `action` is 0 to `action_space` - 1, and `tried` is an action or -1 for none. A
    machine refuses all other numbers.

    `package` is the place of an installed extension `_kernel`. The sources of `package`, of `extra_packages`, of the
    kernel and of the compiler are hashed, and every rule must be in one of them.

    Conventions that parts of `Machine` rely on:

    * `reset(g, seed)` begins a match;
    * `legal(g)` fills `g.action[:g.actions]`;
    * `is_legal(g, action) -> bool`: whether the action is one of these;
    * `act(g, action)` carries out an action;
    * `accepts(g, action) -> bool`: whether it may be carried out now. A machine calls this entry, if any, before `act`;
    * `reward(g, seat) -> int`: 1 for a seat that has won, -1 for one that has lost, else 0;
    * `observe(g, seat, out)` writes what a seat sees;
    * `decide_listed(g, player) -> int`: the action of a bot once `legal` has listed its actions, with the random
      numbers of `g.bot_seed` and `g.bot_draws`;
    * `answer(g, contestant, player) -> int`: a bot acts for all other contestants until this one decides, with the same
      random numbers;
    * `match(g, seed, a, b) -> int` plays a whole match and returns the number of its actions;
    * `g.winner` is -1 while the match runs, then the winning seat, or `seats` for a draw;
    * `g.to_act` is the seat that decides;
    * actions are numbers from 0 to `action_space` - 1;
    * `valid(g) -> bool`: whether play can go on from the state; if not, `g.outside` and `g.broken` give the reason.
      `laws` are the game's own laws, see `kernel/valid.py`.
    """

    name: str
    package: str
    world: type[Record]
    state: type[Record]
    tables: type[Record]
    entries: tuple[Callable[..., int | bool | None], ...]
    decks: type[Record] = Record
    extra_packages: tuple[str, ...] = ()
    buffers: Mapping[str, int] = field(default_factory=dict)
    arguments: Mapping[str, Domain] = field(default_factory=dict)
    seats: int = 2
    action_space: int = 0
    laws: type[IntEnum] | None = None

    def __post_init__(self) -> None:
        names = [getattr(entry, "__name__", "?") for entry in self.entries]
        if not all(isinstance(entry, types.FunctionType) for entry in self.entries):
            raise TypeError(f"{self.name}: an entry is a plain function")
        if len(set(names)) != len(names):
            raise ValueError(f"{self.name}: two entries have the same name")
        if taken := {*names} & {*CALLS}:
            raise ValueError(f"{self.name}: every machine has a method {min(taken)}: give the entry another name")
        if self.world.layout.start_of(self.state.layout) != 0:
            raise TypeError(f"{self.name}: the state must be the first base of the world")
        for part in (self.tables, self.decks):
            self.world.layout.start_of(part.layout)
        hooks.bind(self.world, dict(zip(names, self.entries, strict=True)))

    @cached_property
    def parameters(self) -> Mapping[str, tuple[Parameter, ...]]:
        """The parameters of each entry after the world. Raises TypeError for an argument without a domain."""
        return {entry.__name__: tuple(self._parameters(entry)) for entry in self.entries}

    def _parameters(self, entry: Callable[..., object]) -> list[Parameter]:
        hints, code = get_type_hints(entry), entry.__code__
        return [
            Parameter(name, self._domain(entry.__name__, name, hints[name]))
            for name in code.co_varnames[1 : code.co_argcount]
        ]

    def _domain(self, entry: str, name: str, hint: object) -> Domain | None:
        if hint in (Bytes, bool):
            return FLAG if hint is bool else None
        known = {
            "seat": numbers(0, self.seats - 1),
            "contestant": numbers(0, self.seats - 1),
            "action": numbers(0, self.action_space - 1),
            "tried": numbers(-1, self.action_space - 1),
            **self.arguments,
        }
        if name not in known:
            raise TypeError(f"{self.name}: the argument {name} of entry {entry} has no domain in Program.arguments")
        return known[name]

    @property
    def packages(self) -> tuple[str, ...]:
        """The packages with sources that a build depends on."""
        return ("theagon.kernel", "theagon.compiler", self.package, *self.extra_packages)
