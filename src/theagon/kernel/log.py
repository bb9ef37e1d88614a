"""The event log: each event with its clause and the event that caused it.

Events are numbered through the whole match. The number of events so far (`clock`) is part of the state, so causes and
the state's bytes are the same with the log on or off. The events themselves are scratch, cleared at each action.
With the log off, an event costs two additions and one predictable branch.
"""

from __future__ import annotations

from theagon.kernel.memory import clear
from theagon.kernel.records import Record, int8, int16, int32, uint8, uint16

EVENTS = 512
NOWHERE = 255  # no tile
NOBODY = 255  # no owner
MOST_UNTOLD = 30_000  # the most missing events that the last event can report
MOST_EVENTS = 1 << 30  # in a match


class Event(Record):
    """One event. Units are identified by their entry numbers, which are unique in a match; 0 is none."""

    kind = uint8()
    clause = uint8()  # the clause that governs it
    seat = int8()  # the seat that acts or that it concerns; -1: none
    source_card = uint16()
    target_card = uint16()
    source_tile = uint8()
    target_tile = uint8()
    source = uint16()
    target = uint16()
    source_owner = uint8()
    target_owner = uint8()
    amount = int32()
    extra = int16()  # a second value, with a meaning that depends on the kind
    cause = int32()  # the number of the event that caused it; -1: the action itself


class LogState(Record):
    """The part of the log that is in the state."""

    clock = int32(0, MOST_EVENTS)  # events so far in this match


class LogScratch(LogState):
    """The events of the last action, numbered from `clock - happened` on. The first 512 are kept."""

    log_on = uint8()
    cause = int32()  # the number of the current event, the cause of those that follow
    happened = int32()  # events of this action
    event = Event.array(EVENTS)


def clear_log(g: LogScratch) -> None:
    g.happened = 0
    g.cause = -1


def note(g: LogScratch, kind: int, clause: int, seat: int, amount: int) -> int:
    """Count an event and record it. Returns its place in `g.event`, or -1 if the log is off or full."""
    i = g.happened
    g.happened = i + 1
    g.clock += 1
    if not g.log_on or i >= len(g.event):
        return -1
    e = g.event[i]
    e.kind = kind
    e.clause = clause
    e.seat = seat
    e.amount = amount
    e.source_card = 0
    e.target_card = 0
    e.source_tile = NOWHERE
    e.target_tile = NOWHERE
    e.source = 0
    e.target = 0
    e.source_owner = NOBODY
    e.target_owner = NOBODY
    e.extra = 0
    e.cause = g.cause
    return i


def common_cause(g: LogScratch, one: int, other: int) -> int:
    """Return the last common cause of two events of this action; `one` if the log does not hold it."""
    first = g.clock - g.happened
    a = one
    b = other
    while a != b:
        latest = max(a, b)
        if not g.log_on or latest < first or latest - first >= len(g.event):
            return one
        cause = g.event[latest - first].cause
        if latest == a:
            a = cause
        else:
            b = cause
    return a


def tell_more(g: LogScratch, extra: int) -> None:
    """Set the second value of the last event."""
    if g.log_on and g.happened <= len(g.event):
        g.event[g.happened - 1].extra = extra


def tell_untold(g: LogScratch, kind: int, clause: int) -> None:
    """After an action with too many events, replace the last kept event by one that counts the missing ones."""
    last = EVENTS - 1
    if g.log_on:
        e = g.event[last]
        clear(e)
        e.kind = kind
        e.clause = clause
        e.seat = -1
        e.amount = min(MOST_UNTOLD, g.happened - last)
        e.source_tile = NOWHERE
        e.target_tile = NOWHERE
        e.cause = -1


def tell_card(g: LogScratch, kind: int, clause: int, seat: int, card: int, amount: int) -> int:
    """Log an event about a card (0: none) of a seat. Returns its number, for use as a cause."""
    number = g.clock
    i = note(g, kind, clause, seat, amount)
    if i >= 0:
        g.event[i].target_card = card
    return number
