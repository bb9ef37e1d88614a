"""A program: the records and the entry functions of one game's rules."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from theagon.kernel import hooks
from theagon.kernel.records import Record


@dataclass(frozen=True, eq=False)
class Program:
    """What the compiler compiles.

    `world` is the record that every entry takes first; `state`, its byte prefix, is the match itself, and `tables`, one
    of its base classes, what is filled once from data. An entry is a function `f(g: World, ...)` of ints, bools and at
    most one `Bytes` buffer, whose exact length stands in `buffers`; it returns nothing, an int or a bool.

    `package` is where an installed extension `_kernel` may lie. The sources of `package`, of `extra_packages`, of the
    kernel and of the compiler are hashed, and every rule must lie in one of them.

    Conventions, for the parts of `Machine` that need them: `legal(g)` fills `g.action[:g.actions]`; `act(g, action)`
    carries one out; `match(g, seed, a, b) -> int` plays a whole match and returns the number of its actions;
    `g.winner` is -1 while the match runs, then a seat, or `seats` for a draw; `g.to_act` is the seat that decides;
    actions are numbers from 0 to `action_space` - 1. `valid(g) -> bool` says whether play can go on from the state, and
    leaves in `g.outside` and `g.broken` why not; `laws` are those of the game itself, see `kernel/valid.py`.
    """

    name: str
    package: str
    world: type[Record]
    state: type[Record]
    tables: type[Record]
    entries: tuple[Callable[..., int | bool | None], ...]
    extra_packages: tuple[str, ...] = ()
    buffers: Mapping[str, int] = field(default_factory=dict)
    seats: int = 2
    action_space: int = 0
    laws: type[IntEnum] | None = None

    def __post_init__(self) -> None:
        names = [getattr(entry, "__name__", "?") for entry in self.entries]
        if not all(isinstance(entry, types.FunctionType) for entry in self.entries):
            raise TypeError(f"{self.name}: an entry is a plain function")
        if len(set(names)) != len(names):
            raise ValueError(f"{self.name}: two entries have the same name")
        if self.world.layout.start_of(self.state.layout) != 0:
            raise TypeError(f"{self.name}: the state must be the first base of the world")
        self.world.layout.start_of(self.tables.layout)
        hooks.bind(self.world, dict(zip(names, self.entries, strict=True)))

    @property
    def packages(self) -> tuple[str, ...]:
        """The packages whose sources a build depends on."""
        return ("theagon.kernel", "theagon.compiler", self.package, *self.extra_packages)
