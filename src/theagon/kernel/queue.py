"""The effect queue: pending effects resolve by priority class, then in time order.

The queue is scratch. When a player must choose in the middle of an action, the effect that asked (`now`) and what is
pending move into the state, so that the state can be copied, stored and searched; the answer brings them back.
"""

from __future__ import annotations

from theagon.kernel.log import MOST_EVENTS, LogScratch
from theagon.kernel.memory import clear, copy
from theagon.kernel.records import Record, int16, int32, uint8, uint16

PENDING = 128  # effects pending at once; the rules must live with a push beyond it being lost
SUSPENDED = 24  # of these, kept while a choice is waited for
MOST_ORDER = 60_000  # of what is suspended; an action pushes some thousand more
MOST_OVERTIME = 200  # actions and answers, see `overtime.py`


class Effect(Record):
    """A pending effect. `source`, `it` and `target` are slots of units, each with the entry number it had then.

    What the numbers may be depends on the game and on `op`: each game says it in its `rules/valid.py`.
    """

    priority = uint8.any()
    op = uint8.any()
    owner = uint8.any()  # the seat whose effect it is
    via = uint8.any()  # spell, warcry, ... : what immunities and protection ask for
    source = uint8.any()
    it = uint8.any()  # the unit that the event was about
    target = uint8.any()  # the chosen unit
    tile = uint8.any()  # the chosen tile
    source_entered = uint16.any()
    it_entered = uint16.any()
    target_entered = uint16.any()
    row = uint16.any()  # the next line of the effect tables
    amount = int16.any()
    order = uint16(0, MOST_ORDER)  # time
    cause = int32(-1, MOST_EVENTS)  # the number of the event that brought it about


class QueueState(Record):
    """The part of the queue that outlives an action because a player has to choose."""

    now = Effect.array(1)  # the effect being carried out; kept while a choice is waited for
    suspended = Effect.array(SUSPENDED)
    suspensions = uint8(0, SUSPENDED)
    overtime = uint8(0, MOST_OVERTIME)  # actions of this turn that count against a turn without end, see `overtime.py`


class QueueScratch(LogScratch, QueueState):
    """The queue itself; one place more than it holds takes what is lost."""

    pending = int32()
    order = int32()
    resolved = int32()  # effects of this action that have resolved
    lost = int32()  # effects that were pushed beyond what the queue holds
    queue = Effect.array(PENDING + 1)


def push(g: QueueScratch, priority: int, op: int) -> int:
    """Add an effect of this class, after those of equal class; its place in `g.queue`, for the caller to fill."""
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
    """A new action: nothing is pending. Time begins at 1; 0 is for what must come first in its class."""
    g.pending = 0
    g.order = 1
    g.resolved = 0
    g.lost = 0


def next_effect(g: QueueScratch) -> int:
    """The place in `g.queue` of the effect that resolves next, or -1 when none is pending."""
    best = -1
    least = 1 << 40
    for k in range(g.pending):
        e = g.queue[k]
        key = e.priority << 16 | e.order
        if key < least or (key == least and e.row < g.queue[best].row):  # abilities of one unit: as on its card
            least = key
            best = k
    return best


def remove(g: QueueScratch, k: int) -> None:
    """The effect at place `k` is pending no more; the last one takes its place."""
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
    """Nothing is pending any more, suspended effects included."""
    g.pending = 0
    for k in range(g.suspensions):
        clear(g.suspended[k])
    g.suspensions = 0


def youngest(g: QueueScratch) -> int:
    """The place in `g.queue` of the effect that came last."""
    last = 0
    for k in range(g.pending):
        if g.queue[k].order > g.queue[last].order:
            last = k
    return last


def suspend(g: QueueScratch) -> None:
    """Keep what is pending in the state, in the order in which it would resolve.

    Of more than there is room for the youngest are lost: the steps of the action itself, which came first, never are.
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
