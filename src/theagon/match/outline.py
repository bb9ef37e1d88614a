"""What happened, as it is read: the events of an action in their order, each set below what it is part of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from theagon.games.base import Event

DEEPEST: Final = 12
"""Sentences are indented no further, in an action that goes on and on."""


class Nesting(NamedTuple):
    """How an event is set: how many events it stands below, and which other one caused it."""

    depth: int
    because: int | None
    """The number of its cause, which must be named; None: the event stands right below it, or the action caused it."""

    @property
    def indent(self) -> str:
        """What its sentence stands behind, in plain text."""
        return "  " * min(self.depth, DEEPEST)

    @property
    def arrow(self) -> str:
        """What follows the sentence of the event where its cause must be named: ` ← 12`."""
        return "" if self.because is None else f" ← {self.because}"


def outline(events: Iterable[Event]) -> dict[int, Nesting]:
    """By the number of each event of an action, how it is set. The events keep their order, which is that of time.

    An event stands below its cause as long as all that came between stands there too. If time has gone on, it stands
    below the last event that led to both, and its cause is named. Where the rules go step by step, the steps stand one
    after the other, and what happens in a step stands below it.
    """
    causes: dict[int, int] = {}
    line: list[int] = []  # the event before this one, below all those that it stands below
    action = 0  # how many of them the action itself began with: 1, or 0 where it answers what an earlier one asked
    step: int | None = None  # the place in the line of the step that is going on
    found: dict[int, Nesting] = {}
    for event in events:
        causes[event.number] = event.cause
        if event.step:
            kept, step = action, action
        else:
            kept = _below(event.cause, line, causes)
            if step is not None and kept <= step:
                if event.cause in (-1, *line[:kept][-1:]):
                    step = None
                else:
                    kept = step + 1
            if kept == 0:
                action = int(event.cause == -1)
        del line[kept:]
        named = not event.step and event.cause not in (-1, *line[-1:])
        found[event.number] = Nesting(len(line), event.cause if named else None)
        line.append(event.number)
    return found


def _below(cause: int, line: list[int], causes: dict[int, int]) -> int:
    """How much of the line a cause belongs to: up to itself, or to the last event there that led to it."""
    while cause in causes and cause not in line:
        cause = causes[cause]
    return line.index(cause) + 1 if cause in line else 0
