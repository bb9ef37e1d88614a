"""The outline of events: in order, each below the event to which it belongs."""

from __future__ import annotations

from collections.abc import Iterable

from theagon.games.base import Event
from theagon.match.outline import outline


def test_an_event_is_below_its_cause() -> None:
    assert shown([_event(4), _event(5, 4), _event(6, 5), _event(7, 4), _event(8)]) == ["4", " 5", "  6", " 7", "8"]


def test_an_event_with_a_closed_cause_is_below_the_common_cause_and_names_its_own() -> None:
    assert shown([_event(0), _event(1, 0), _event(2, 1), _event(3, 0), _event(4, 2), _event(5, 4)]) == [
        "0",
        " 1",
        "  2",
        " 3",
        " 4 because 2",
        "  5",
    ]


def test_a_cause_of_an_earlier_action_is_named() -> None:
    assert shown([_event(4, 2), _event(5, 4)]) == ["4 because 2", " 5"]


def test_steps_are_on_one_level_below_the_actions_first_event() -> None:
    assert shown([_event(0), _step(1, 0), _event(2, 1), _step(3, 2), _step(4, -1)]) == ["0", " 1", "  2", " 3", " 4"]


def test_steps_after_an_answer_are_on_its_level() -> None:
    assert shown([_event(7, 3), _step(8, 2), _event(9, 8), _step(10, 2)]) == ["7 because 3", "8", " 9", "10"]


def test_events_in_a_step_are_below_it_even_with_an_earlier_cause() -> None:
    assert shown([_event(0), _step(1, 0), _event(2, 1), _step(3, 0), _event(4, 2), _event(5, 4)]) == [
        "0",
        " 1",
        "  2",
        " 3",
        "  4 because 2",
        "   5",
    ]


def test_a_step_is_over_when_the_action_itself_does_more() -> None:
    assert shown([_event(0), _step(1, 0), _event(2, 0), _event(3, 2)]) == ["0", " 1", " 2", "  3"]


def shown(events: Iterable[Event]) -> list[str]:
    """The numbers of events as they are set."""
    return [
        f"{' ' * nesting.depth}{number}" + (f" because {nesting.because}" if nesting.because is not None else "")
        for number, nesting in outline(events).items()
    ]


def _event(number: int, cause: int = -1) -> Event:
    return Event(number, "damage", "GU6.15", cause=cause)


def _step(number: int, cause: int) -> Event:
    return Event(number, "cleanup", "GU3.2", cause=cause, step=True)
