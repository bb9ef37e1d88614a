"""The effect queue: pending effects resolve by priority class, then in time order.

The queue is scratch. When a player must choose in the middle of an action, the effect that asked (`now`) and the
pending effects move into the state, so that it can be copied, stored and searched; the answer brings them back.
"""

from __future__ import annotations

from theagon.kernel.log import MOST_EVENTS, LogScratch
from theagon.kernel.memory import clear, copy
from theagon.kernel.records import Record, int16, int32, uint8, uint16

PENDING = 128  # effects pending at once; a push beyond it is lost, and the rules must cope with that
SUSPENDED = 24  # how many of them are kept while a player chooses
MOST_ORDER = 60_000  # of a suspended effect; an action pushes a few thousand more
MOST_OVERTIME = 200  # actions and answers, see `overtime.py`


class Effect(Record):
    """A pending effect. `source`, `it` and `target` are slots of units, each with the entry number it had then.

    What the numbers may be depends on the game and on `op`; the game's `rules/valid.py` checks them.
    """

    priority = uint8.any()
    op = uint8.any()
    owner = uint8.any()  # the seat whose effect it is
    via = uint8.any()  # spell, warcry ...: what immunities and protection look at
    source = uint8.any()
    it = uint8.any()  # the unit that the event was about
    target = uint8.any()  # the chosen unit
    tile = uint8.any()  # the chosen tile
    source_entered = uint16.any()
    it_entered = uint16.any()
    target_entered = uint16.any()
    row = uint16.any()  # the next line of the effect tables
    amount = int16.any()
    order = uint16(0, MOST_ORDER)  # when it was pushed
    cause = int32(-1, MOST_EVENTS)  # the number of the event that caused it


class QueueState(Record):
    """The part of the queue that outlives an action because a player has to choose."""

    now = Effect.array(1)  # the effect being carried out; kept while a player chooses
    suspended = Effect.array(SUSPENDED)
    suspensions = uint8(0, SUSPENDED)
    overtime = uint8(0, MOST_OVERTIME)  # actions of this turn that count against a turn without end, see `overtime.py`


class QueueScratch(LogScratch, QueueState):
    """The queue itself; one place beyond its end takes the pushes that are lost."""

    pending = int32()
    order = int32()
    resolved = int32()  # effects of this action that have resolved
    lost = int32()  # effects that there was no room for
    queue = Effect.array(PENDING + 1)


def push(g: QueueScratch, priority: int, op: int) -> int:
    """Add an effect as the last of its class; returns its place in `g.queue`, for the caller to fill."""
    k = g.pending
    e = g.queue[k]
    clear(e)
    e.priority = priority
    e.op = op
    e.order = g.order
    e.cause = g.cause
    if k < len(g.queue) - 1:
        g.pending = k + 1
        g.order += 1
    else:
        g.lost += 1
    return k


def begin_effects(g: QueueScratch) -> None:
    """A new action begins: nothing is pending. Orders begin at 1; 0 is for what must come first in its class."""
    g.pending = 0
    g.order = 1
    g.resolved = 0
    g.lost = 0


def next_effect(g: QueueScratch) -> int:
    """The place in `g.queue` of the effect that resolves next, or -1 when none is pending."""
    if g.pending <= 1:
        return g.pending - 1
    best = -1
    least = 1 << 40
    for k in range(g.pending):
        e = g.queue[k]
        key = e.priority << 16 | e.order
        if key < least or (key == least and e.row < g.queue[best].row):  # abilities of one unit: in card order
            least = key
            best = k
    return best


def remove(g: QueueScratch, k: int) -> None:
    """Remove the effect at place `k`; the last one takes its place."""
    g.pending -= 1
    if k < g.pending:
        copy(g.queue[k], g.queue[g.pending])


def take(g: QueueScratch, k: int) -> None:
    """Move the effect at place `k` out of the queue into `now`."""
    copy(g.now[0], g.queue[k])
    remove(g, k)
    g.cause = g.now[0].cause


def finish(g: QueueScratch) -> None:
    """The effect in `now` is done."""
    clear(g.now[0])


def drop_all(g: QueueScratch) -> None:
    """Remove all pending effects, the suspended ones included."""
    g.pending = 0
    for k in range(g.suspensions):
        clear(g.suspended[k])
    g.suspensions = 0


def youngest(g: QueueScratch) -> int:
    """The place in `g.queue` of the effect that was pushed last."""
    last = 0
    for k in range(g.pending):
        if g.queue[k].order > g.queue[last].order:
            last = k
    return last


def suspend(g: QueueScratch) -> None:
    """Keep what is pending in the state, in the order in which it would resolve.

    If there are too many, the youngest are lost: never the steps of the action itself, which came first.
    """
    while g.pending > len(g.suspended):
        k = youngest(g)
        remove(g, k)
        g.lost += 1
    while g.pending > 0:
        k = next_effect(g)
        copy(g.suspended[g.suspensions], g.queue[k])
        g.suspensions += 1
        remove(g, k)


def resume(g: QueueScratch) -> None:
    """Bring the suspended effects back."""
    g.pending = 0
    g.order = 1
    for k in range(g.suspensions):
        copy(g.queue[k], g.suspended[k])
        clear(g.suspended[k])
        g.pending += 1
        g.order = max(g.order, g.queue[k].order + 1)
    g.suspensions = 0
