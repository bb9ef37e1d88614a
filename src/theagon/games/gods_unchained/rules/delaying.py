"""Effects that wait: the rest of one that has begun, and delayed effects of cards (GU6.29)."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import in_play
from theagon.games.gods_unchained.rules.choices import asker
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.vocabulary import Due, Kind, Op, Priority, Via
from theagon.games.gods_unchained.rules.world import DELAYED, NONE, Until, World
from theagon.kernel.log import tell_card
from theagon.kernel.memory import clear
from theagon.kernel.queue import Effect, push


def name_alike(e: Effect, other: Effect) -> None:
    """Make an effect of the same player and kind as another, about the same units."""
    e.owner = other.owner
    e.via = other.via
    e.source = other.source
    e.it = other.it
    e.target = other.target
    e.tile = other.tile
    e.source_entered = other.source_entered
    e.it_entered = other.it_entered
    e.target_entered = other.target_entered


def go_on(g: World, priority: int, row: int, count: int) -> None:
    """Make lines of the effect in `now` pending as a separate effect."""
    k = push(g, priority, Op.GO_ON)
    name_alike(g.queue[k], g.now[0])
    g.queue[k].row = row
    g.queue[k].amount = count


def wait_for_it(g: World) -> None:
    """Make the rest of the effect in `now` follow what has just become pending."""
    e = g.now[0]
    if e.amount > 0:
        go_on(g, Priority.EFFECT, e.row, e.amount)
        e.amount = 0


def put_off(g: World, row: int, count: int, due: int) -> None:
    """Delay lines of the effect in `now`."""
    if due == Due.CLEANUP:
        go_on(g, Priority.AFTER, row, count)
        return
    keep_for(g, Op.GO_ON, g.seat, row, count, due)


def change_next(g: World, seat: int, until: int) -> None:
    """Let the line that is carried out change what a later card of a seat costs (GU6.38)."""
    keep_for(g, Op.NEXT_CARD, seat, g.now[0].row - 1, 1, Due.NEXT_CARD if until == Until.LASTING else Due.NEXT_CARD_NOW)


def keep_for(g: World, op: int, seat: int, row: int, count: int, due: int) -> None:
    """Keep lines of the effect in `now` for a seat; they are lost if there is no room."""
    for k in range(DELAYED):
        e = g.delayed[k]
        if e.op == 0:
            name_alike(e, g.now[0])
            e.op = op
            e.owner = seat
            e.priority = due
            e.via = Via.ABILITY
            e.tile = NONE
            e.row = row
            e.amount = count
            g.delayed_card[k] = asker(g)
            clause = Clause.GU6_29 if op == Op.GO_ON else Clause.GU6_38
            tell_card(g, Kind.PUT_OFF, clause, seat, g.delayed_card[k], due)
            return
    g.lost += 1


def come_due(g: World, due: int, seat: int) -> None:
    """Make the effects that were delayed until now pending, in the order in which they were delayed."""
    before = g.cause
    for k in range(DELAYED):
        e = g.delayed[k]
        if e.op and e.priority == due and (due == Due.TURN_END or e.owner == seat):
            g.cause = tell_card(g, Kind.DUE, Clause.GU6_29, e.owner, g.delayed_card[k], 0)
            n = push(g, Priority.EFFECT, Op.GO_ON)
            name_alike(g.queue[n], e)
            g.queue[n].row = e.row
            g.queue[n].amount = e.amount
            if e.source != NONE and not in_play(g, e.source, e.source_entered):
                g.queue[n].source = NONE
                g.queue[n].source_entered = 0
            clear(e)
            g.delayed_card[k] = 0
    g.cause = before
