"""The outline of events: in order, each below the event to which it belongs."""

from __future__ import annotations

import pytest

from theagon.games.base import Event
from theagon.match.outline import outline


def event(number: int, cause: int = -1) -> Event:
    return Event(number, "damage", "GU6.15", cause=cause)


def step(number: int, cause: int) -> Event:
    return Event(number, "cleanup", "GU3.2", cause=cause, step=True)


@pytest.mark.parametrize(
    ("events", "shown"),
    [
        # An event is below its cause.
        ([event(4), event(5, 4), event(6, 5), event(7, 4), event(8)], ["4", " 5", "  6", " 7", "8"]),
        # With a closed cause it is below the common cause, and names its own.
        (
            [event(0), event(1, 0), event(2, 1), event(3, 0), event(4, 2), event(5, 4)],
            ["0", " 1", "  2", " 3", " 4 because 2", "  5"],
        ),
        # A cause of an earlier action is named.
        ([event(4, 2), event(5, 4)], ["4 because 2", " 5"]),
        # Steps are on one level below the action's first event, and after an answer on its level.
        ([event(0), step(1, 0), event(2, 1), step(3, 2), step(4, -1)], ["0", " 1", "  2", " 3", " 4"]),
        ([event(7, 3), step(8, 2), event(9, 8), step(10, 2)], ["7 because 3", "8", " 9", "10"]),
        # Events in a step are below it even with an earlier cause; it is over when the action itself does more.
        (
            [event(0), step(1, 0), event(2, 1), step(3, 0), event(4, 2), event(5, 4)],
            ["0", " 1", "  2", " 3", "  4 because 2", "   5"],
        ),
        ([event(0), step(1, 0), event(2, 0), event(3, 2)], ["0", " 1", " 2", "  3"]),
    ],
)
def test_each_event_is_below_what_it_belongs_to(events: list[Event], shown: list[str]) -> None:
    assert [
        f"{' ' * nesting.depth}{number}" + (f" because {nesting.because}" if nesting.because is not None else "")
        for number, nesting in outline(events).items()
    ] == shown
