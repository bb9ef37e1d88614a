"""The effect queue: pending effects resolve by priority class, then in the order of their pushes.

The queue is scratch. When a player must choose in the middle of an action, the effect that asked (`now`) and the
pending effects move into the state, so that it can be copied, stored and searched. The answer brings them back.
"""

from __future__ import annotations

from theagon.kernel.log import MOST_EVENTS, LogScratch
from theagon.kernel.memory import clear, copy
from theagon.kernel.records import Record, int16, int32, uint8, uint16

PENDING = 128  # the most effects pending at once; further pushes are lost
SUSPENDED = 24  # the most effects kept while a player chooses
MOST_ORDER = 60_000  # the highest `order` of a suspended effect; an action can push a few thousand more
MOST_OVERTIME = 200  # actions and answers, see `overtime.py`


class Effect(Record):
    """A pending effect. `source`, `it` and `target` are slots of units, each with the unit's entry number.

    The valid numbers depend on the game and on `op`; the game's `rules/valid.py` checks them.
    """

    priority = uint8.any()
    op = uint8.any()
    owner = uint8.any()  # its seat
    via = uint8.any()  # its kind (spell, warcry ...), for immunity and protection
    source = uint8.any()
    it = uint8.any()  # the unit of the triggering event
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
    """The part of the queue that is kept while a player chooses in the middle of an action."""

    now = Effect.array(1)  # the effect being carried out; kept while a player chooses
    suspended = Effect.array(SUSPENDED)
    suspensions = uint8(0, SUSPENDED)
    overtime = uint8(0, MOST_OVERTIME)  # actions of this turn that count against a turn without end, see `overtime.py`


class QueueScratch(LogScratch, QueueState):
    """The queue. One place beyond its end takes the lost pushes."""

    pending = int32()
    order = int32()
    resolved = int32()  # effects of this action that have resolved
    lost = int32()  # effects lost for lack of room
    queue = Effect.array(PENDING + 1)


def push(g: QueueScratch, priority: int, op: int) -> int:
    """Add an effect as the last of its priority class. Returns its place in `g.queue`, for the caller to fill in."""
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
    """Empty the queue for a new action. Orders begin at 1; 0 is for effects that must come first in their class."""
    g.pending = 0
    g.order = 1
    g.resolved = 0
    g.lost = 0


def next_effect(g: QueueScratch) -> int:
    """Return the place in `g.queue` of the effect that resolves next, or -1 if none is pending."""
    if g.pending <= 1:
        return g.pending - 1
    best = -1
    least = 1 << 40
    for k in range(g.pending):
        e = g.queue[k]
        key = e.priority << 16 | e.order
        if key < least or (key == least and e.row < g.queue[best].row):  # one unit's abilities in card order
            least = key
            best = k
    return best


def remove(g: QueueScratch, k: int) -> None:
    """Remove the effect at place `k`. The last effect moves there."""
    g.pending -= 1
    if k < g.pending:
        copy(g.queue[k], g.queue[g.pending])


def take(g: QueueScratch, k: int) -> None:
    """Move the effect at place `k` out of the queue into `now`."""
    copy(g.now[0], g.queue[k])
    remove(g, k)
    g.cause = g.now[0].cause


def finish(g: QueueScratch) -> None:
    """Clear the effect in `now`, which is done."""
    clear(g.now[0])


def drop_all(g: QueueScratch) -> None:
    """Remove all pending and suspended effects, and those that are put off."""
    g.pending = 0
    for k in range(put_off_count(g)):
        clear(g.suspended[len(g.suspended) - 1 - k])
    for k in range(g.suspensions):
        clear(g.suspended[k])
    g.suspensions = 0


def put_off_count(g: QueueScratch) -> int:
    """Return the number of effects that are put off to a later turn, see `delaying.py`."""
    n = 0
    while n < len(g.suspended) - g.suspensions and g.suspended[len(g.suspended) - 1 - n].op:
        n += 1
    return n


def youngest(g: QueueScratch) -> int:
    """Return the place in `g.queue` of the effect that was pushed last."""
    last = 0
    for k in range(g.pending):
        if g.queue[k].order > g.queue[last].order:
            last = k
    return last


def suspend(g: QueueScratch) -> None:
    """Move the pending effects into the state, in the order in which they would resolve.

    If there are too many, the youngest are lost; never the steps of the action itself, which were pushed first.
    """
    while g.pending > len(g.suspended) - put_off_count(g):
        k = youngest(g)
        remove(g, k)
        g.lost += 1
    while g.pending > 0:
        k = next_effect(g)
        copy(g.suspended[g.suspensions], g.queue[k])
        g.suspensions += 1
        remove(g, k)


def resume(g: QueueScratch) -> None:
    """Move the suspended effects back into the queue."""
    g.pending = 0
    g.order = 1
    for k in range(g.suspensions):
        copy(g.queue[k], g.suspended[k])
        clear(g.suspended[k])
        g.pending += 1
        g.order = max(g.order, g.queue[k].order + 1)
    g.suspensions = 0
