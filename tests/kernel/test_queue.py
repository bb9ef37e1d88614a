"""The effect queue: effects resolve by class, then time; and what happens when there is no room."""

from __future__ import annotations

from theagon.kernel.queue import (
    PENDING,
    SUSPENDED,
    QueueScratch,
    begin_effects,
    next_effect,
    push,
    resume,
    suspend,
    take,
)


def queue() -> QueueScratch:
    g = QueueScratch()
    begin_effects(g)
    return g


def resolved(g: QueueScratch) -> list[int]:
    """The operations of all pending effects in the order in which they resolve."""
    found = []
    while (k := next_effect(g)) >= 0:
        take(g, k)
        found.append(g.now[0].op)
    return found


def test_effects_resolve_by_class_and_then_by_time() -> None:
    g = queue()
    for op, priority in enumerate((30, 10, 20, 10, 30, 20), start=1):
        push(g, priority, op)
    assert resolved(g) == [2, 4, 3, 6, 1, 5]


def test_effects_of_one_time_resolve_by_their_rows_whatever_was_taken_before() -> None:
    g = queue()
    push(g, 10, 99)
    for row in (1, 2, 3):
        e = g.queue[push(g, 20, row)]
        e.order, e.row = 7, row
    assert resolved(g) == [99, 1, 2, 3]


def test_pushes_beyond_the_queue_are_counted_and_get_no_order() -> None:
    g = queue()
    for _ in range(PENDING + 5):
        push(g, 10, 1)
    assert (g.pending, g.lost, g.order) == (PENDING, 5, PENDING + 1)


def test_suspended_effects_come_back_in_order_and_new_ones_after_them() -> None:
    g = queue()
    for op, priority in enumerate((30, 10, 30), start=1):
        push(g, priority, op)
    suspend(g)
    assert (g.pending, g.suspensions, g.lost) == (0, 3, 0)
    resume(g)
    push(g, 30, 9)
    assert resolved(g) == [2, 1, 3, 9]


def test_of_too_many_suspended_effects_the_youngest_are_lost_though_they_would_come_first() -> None:
    g = queue()
    push(g, 200, 1)
    for op in range(2, SUSPENDED + 11):
        push(g, 10, op)
    suspend(g)
    assert (g.suspensions, g.lost) == (SUSPENDED, 10)
    resume(g)
    assert resolved(g) == [*range(2, SUSPENDED + 1), 1]
