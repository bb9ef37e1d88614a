"""Effects that are put off: to the end of the turn, or to the next turn of their player (HG6.44)."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.board import in_play
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.vocabulary import Due, Kind, Op, Priority, Via
from theagon.games.hand_of_the_gods.rules.world import NONE, World
from theagon.kernel.delaying import first_due, forget_put_off, place_of, put_block_off
from theagon.kernel.log import tell_card
from theagon.kernel.memory import copy
from theagon.kernel.queue import push


def delay(g: World, due: int) -> None:
    """Put off the block of lines that comes next in the effect in `now`."""
    e = g.now[0]
    via = e.via if e.via == Via.SPELL or e.via == Via.LEADER else Via.ABILITY
    turn = g.turn if due == Due.TURN_END else g.turn + (2 if g.active == g.seat else 1)
    if put_block_off(g, e, g.effect[e.row].count, via, due, turn):
        tell_card(g, Kind.PUT_OFF, Clause.HG6_44, g.seat, 0, turn)


def come_due(g: World, due: int) -> None:
    """Make the effects that were put off to now pending, in the order in which they were put off."""
    before = g.cause
    k = first_due(g, due, g.turn)
    while k >= 0:
        f = g.suspended[place_of(g, k)]
        g.cause = f.cause
        g.cause = tell_card(g, Kind.DUE, Clause.HG6_44, f.owner, 0, 0)
        n = push(g, Priority.OTHER, Op.RUN)
        e = g.queue[n]
        order = e.order
        copy(e, f)
        e.priority = Priority.OTHER
        e.order = order
        e.cause = g.cause
        if e.source != NONE and not in_play(g, e.source, e.source_entered):
            e.source = NONE
            e.source_entered = 0
        forget_put_off(g, k)
        k = first_due(g, due, g.turn)
    g.cause = before
