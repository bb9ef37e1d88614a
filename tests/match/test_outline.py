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
        pytest.param(
            [event(4), event(5, 4), event(6, 5), event(7, 4), event(8)],
            ["4", " 5", "  6", " 7", "8"],
            id="an event is below its cause",
        ),
        pytest.param(
            [event(0), event(1, 0), event(2, 1), event(3, 0), event(4, 2), event(5, 4)],
            ["0", " 1", "  2", " 3", " 4 because 2", "  5"],
            id="with a closed cause it is below the common one and names its own",
        ),
        pytest.param([event(4, 2), event(5, 4)], ["4 because 2", " 5"], id="a cause of an earlier action is named"),
        pytest.param(
            [event(0), step(1, 0), event(2, 1), step(3, 2), step(4, -1)],
            ["0", " 1", "  2", " 3", " 4"],
            id="steps are on one level below the first event of the action",
        ),
        pytest.param(
            [event(7, 3), step(8, 2), event(9, 8), step(10, 2)],
            ["7 because 3", "8", " 9", "10"],
            id="steps after an answer are on its level",
        ),
        pytest.param(
            [event(0), step(1, 0), event(2, 1), step(3, 0), event(4, 2), event(5, 4)],
            ["0", " 1", "  2", " 3", "  4 because 2", "   5"],
            id="events in a step are below it even with an earlier cause",
        ),
        pytest.param(
            [event(0), step(1, 0), event(2, 0), event(3, 2)],
            ["0", " 1", " 2", "  3"],
            id="a step is over when the action itself does more",
        ),
    ],
)
def test_each_event_is_below_what_it_belongs_to(events: list[Event], shown: list[str]) -> None:
    assert [
        f"{' ' * nesting.depth}{number}" + (f" because {nesting.because}" if nesting.because is not None else "")
        for number, nesting in outline(events).items()
    ] == shown
