"""Effects that are put off: to the end of the turn, or to the next turn of their player (AG4.12)."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.clauses import Clause
from theagon.games.army_of_gods.rules.lasting import end, lasts
from theagon.games.army_of_gods.rules.vocabulary import Kind, Op, Priority, Via
from theagon.games.army_of_gods.rules.world import World
from theagon.kernel.delaying import first_due, forget_put_off, place_of, put_block_off
from theagon.kernel.log import tell_card
from theagon.kernel.memory import copy
from theagon.kernel.queue import push, put_off_count


def delay(g: World, due: int) -> None:
    """Put off the block of lines that comes next in the effect in `now`, to a time of its player's turn."""
    e = g.now[0]
    if put_block_off(g, e, g.effect[e.row].count, Via.CARD, due, e.owner):
        last = put_off_count(g) - 1
        g.suspended[place_of(g, last)].source = 0
        tell_card(g, Kind.PUT_OFF, Clause.AG4_12, e.owner, 0, due)


def come_due(g: World, due: int, seat: int) -> None:
    """Make the effects of a seat that were put off to now pending, in the order in which they were put off."""
    before = g.cause
    k = first_due(g, due, seat)
    while k >= 0:
        g.cause = g.suspended[place_of(g, k)].cause
        g.cause = tell_card(g, Kind.DUE, Clause.AG4_12, seat, 0, 0)
        if lasts(g.suspended[place_of(g, k)]):
            end(g, g.suspended[place_of(g, k)])
            forget_put_off(g, k)
            k = first_due(g, due, seat)
            continue
        n = push(g, Priority.EFFECT, Op.RUN)
        e = g.queue[n]
        order = e.order
        copy(e, g.suspended[place_of(g, k)])
        e.priority = Priority.EFFECT
        e.order = order
        e.cause = g.cause
        forget_put_off(g, k)
        k = first_due(g, due, seat)
    g.cause = before


def forget_late(g: World, seat: int) -> None:
    """Forget what a seat that has left the match has put off."""
    k = 0
    while k < put_off_count(g):
        f = g.suspended[place_of(g, k)]
        if f.owner == seat or f.order == seat:
            forget_put_off(g, k)
        else:
            k += 1
