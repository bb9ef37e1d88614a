"""Effects that are put off to a later turn. They wait at the end of `suspended`, the first of them last."""

from __future__ import annotations

from theagon.kernel.memory import clear, copy
from theagon.kernel.queue import Effect, QueueScratch, put_off_count

PUT_OFF = 4  # the most effects that are put off at once; further ones are lost


def place_of(g: QueueScratch, k: int) -> int:
    """Return the place in `suspended` of the effect that was put off as number `k`, from 0."""
    return len(g.suspended) - 1 - k


def put_off(g: QueueScratch, e: Effect, when: int, turn: int) -> bool:
    """Put an effect off to a time of a turn, which become its `priority` and its `order`; False if it is lost."""
    k = put_off_count(g)
    if k == PUT_OFF:
        g.lost += 1
        return False
    f = g.suspended[place_of(g, k)]
    copy(f, e)
    f.priority = when
    f.order = turn
    return True


def put_block_off(g: QueueScratch, e: Effect, count: int, via: int, when: int, turn: int) -> bool:
    """Put off the block of `count` lines that comes next in an effect, as an effect of the kind `via`, and skip it.

    The next event causes what then happens. False if it is lost.
    """
    row = e.row
    rest = e.amount
    own = e.via
    cause = e.cause
    e.row = row + 1
    e.amount = count
    e.via = via
    e.cause = g.clock
    kept = put_off(g, e, when, turn)
    e.row = row + 1 + count
    e.amount = rest - 1 - count
    e.via = own
    e.cause = cause
    return kept


def first_due(g: QueueScratch, when: int, turn: int) -> int:
    """Return the number of the first effect that was put off to now, or -1."""
    for k in range(put_off_count(g)):
        f = g.suspended[place_of(g, k)]
        if f.priority == when and f.order == turn:
            return k
    return -1


def forget_put_off(g: QueueScratch, first: int) -> None:
    """Remove an effect that was put off; the later ones move up."""
    last = put_off_count(g) - 1
    for k in range(first, last):
        copy(g.suspended[place_of(g, k)], g.suspended[place_of(g, k + 1)])
    clear(g.suspended[place_of(g, last)])
