"""The events of an action as an outline: in order, each below the event to which it belongs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from theagon.games.base import Event

DEEPEST: Final = 12
"""The deepest indent of a sentence, for actions with long chains of causes."""


class Nesting(NamedTuple):
    """The place of an event in the outline: its depth, and its cause."""

    depth: int
    because: int | None
    """The number of its cause, if it must be named; None if the event is directly below its cause, or has none."""

    @property
    def indent(self) -> str:
        """The indent of its sentence, in plain text."""
        return "  " * min(self.depth, DEEPEST)

    @property
    def arrow(self) -> str:
        """The reference to the cause, after the sentence: ` ← 12`."""
        return "" if self.because is None else f" ← {self.because}"


def outline(events: Iterable[Event]) -> dict[int, Nesting]:
    """Return the nesting of each event of an action, by its number. The events keep their order in time.

    An event is below its cause if every event between them is, too. Otherwise it is below their last common cause, and
    its own cause is named. Steps of the rules are on one level, each with its events below it.
    """
    causes: dict[int, int] = {}
    line: list[int] = []  # the path of the last event: the events above it, and itself
    action = 0  # 1 if the action begins with an event; 0 if it answers an earlier action
    step: int | None = None  # the place in the line of the current step
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
    """Return the length of the line up to a cause, or up to the last event in it that led to the cause."""
    while cause in causes and cause not in line:
        cause = causes[cause]
    return line.index(cause) + 1 if cause in line else 0
