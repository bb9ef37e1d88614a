"""The events of an action as an outline to read: in their order, each below the event that it is part of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from theagon.games.base import Event

DEEPEST: Final = 12
"""The deepest indent of a sentence, for actions with long chains of causes."""


class Nesting(NamedTuple):
    """The place of an event in the outline: how many events it stands below, and which other event caused it."""

    depth: int
    because: int | None
    """The number of its cause if the cause must be named; None if the event stands right below it, or has none."""

    @property
    def indent(self) -> str:
        """The indent before its sentence, in plain text."""
        return "  " * min(self.depth, DEEPEST)

    @property
    def arrow(self) -> str:
        """The reference to the cause, after the sentence: ` ← 12`."""
        return "" if self.because is None else f" ← {self.because}"


def outline(events: Iterable[Event]) -> dict[int, Nesting]:
    """The nesting of each event of an action, by its number. The events keep their order in time.

    An event stands below its cause if every event between them does too. Otherwise it stands below the last event that
    led to both, and its cause is named. Steps of the rules stand one after the other, and what happens in a step stands
    below it.
    """
    causes: dict[int, int] = {}
    line: list[int] = []  # the event before this one, after all events that it stands below
    action = 0  # 1 if the action begins with an event of its own; 0 if it answers an earlier action
    step: int | None = None  # the place in the line of the present step
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
    """How much of the line leads to a cause: up to the cause itself, or to the last event that led to it."""
    while cause in causes and cause not in line:
        cause = causes[cause]
    return line.index(cause) + 1 if cause in line else 0
