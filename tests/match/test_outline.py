"""Below what each event stands when they are shown."""

from __future__ import annotations

from theagon.games.base import Event
from theagon.match.outline import TOP, outline


def test_an_event_stands_below_what_caused_it() -> None:
    assert outline([_event(4), _event(5, 4), _event(6, 5), _event(7, 4), _event(8)]) == {
        4: TOP,
        5: 4,
        6: 5,
        7: 4,
        8: TOP,
    }


def test_a_cause_of_an_earlier_action_counts_as_none() -> None:
    assert outline([_event(4, 2), _event(5, 4)]) == {4: TOP, 5: 4}


def test_steps_stand_one_after_the_other_below_what_the_action_began_with_whatever_caused_them() -> None:
    assert outline([_event(0), _step(1, 0), _event(2, 1), _step(3, 2), _step(4, TOP)]) == {
        0: TOP,
        1: 0,
        2: 1,
        3: 0,
        4: 0,
    }


def test_what_happens_in_a_step_stands_below_it_though_something_earlier_caused_it() -> None:
    assert outline([_event(0), _step(1, 0), _event(2, 1), _step(3, 0), _event(4, 2), _event(5, 4)]) == {
        0: TOP,
        1: 0,
        2: 1,
        3: 0,
        4: 3,
        5: 4,
    }


def test_a_step_is_over_when_something_stands_beside_it() -> None:
    assert outline([_event(0), _step(1, 0), _event(2, 0), _event(3, 2)]) == {0: TOP, 1: 0, 2: 0, 3: 2}


def _event(number: int, cause: int = TOP) -> Event:
    return Event(number, "damage", "GU6.15", cause=cause)


def _step(number: int, cause: int) -> Event:
    return Event(number, "cleanup", "GU3.2", cause=cause, step=True)
