"""The event log: how a log that is too short says so, and what led to two events."""

from __future__ import annotations

from theagon.kernel.log import EVENTS, LogScratch, clear_log, common_cause, note, tell_untold

DONE, UNTOLD = 1, 2


def log(on: int = 1) -> LogScratch:
    g = LogScratch()
    g.log_on = on
    g.clock = 100  # events of earlier actions
    clear_log(g)
    return g


def tell(g: LogScratch, *, because: int) -> int:
    """Log an event; returns its number."""
    g.cause = because
    note(g, DONE, 0, 0, 0)
    return g.clock - 1


def test_a_full_log_ends_with_the_count_of_missing_events() -> None:
    g = log()
    for _ in range(EVENTS + 40):
        tell(g, because=-1)
    tell_untold(g, UNTOLD, 0)
    last = g.event[EVENTS - 1]
    assert (last.kind, last.amount, last.cause) == (UNTOLD, 41, -1)
    assert g.event[EVENTS - 2].kind == DONE
    assert g.clock == 100 + EVENTS + 40


def test_a_log_that_is_off_says_nothing() -> None:
    g = log(on=0)
    for _ in range(EVENTS + 40):
        tell(g, because=-1)
    tell_untold(g, UNTOLD, 0)
    assert g.event[EVENTS - 1].kind == 0


def test_two_events_have_a_last_common_cause() -> None:
    g = log()
    spell = tell(g, because=-1)
    one, other = tell(g, because=spell), tell(g, because=spell)
    first, second = tell(g, because=one), tell(g, because=other)
    assert common_cause(g, first, second) == common_cause(g, second, first) == spell
    assert common_cause(g, first, one) == one
    assert common_cause(g, second, second) == second


def test_two_events_that_nothing_led_to_have_no_cause_in_common() -> None:
    g = log()
    assert common_cause(g, tell(g, because=-1), tell(g, because=-1)) == -1


def test_where_the_log_does_not_know_the_first_event_counts() -> None:
    g = log()
    answer, other = tell(g, because=42), tell(g, because=41)  # both of an earlier action
    assert common_cause(g, answer, other) == answer
    assert common_cause(log(on=0), 5, 7) == 5
