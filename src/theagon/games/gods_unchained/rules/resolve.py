"""The order of effects: one by one, the oldest first; then a cleanup, what waited (GU6.26), a phase (GU6.15)."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.auras import follow_auras
from theagon.games.gods_unchained.rules.board import in_play
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.cleanup import cleanup, push_cleanup
from theagon.games.gods_unchained.rules.combat import carry_out_attack, strike
from theagon.games.gods_unchained.rules.lines import run
from theagon.games.gods_unchained.rules.turns import phase
from theagon.games.gods_unchained.rules.vocabulary import Kind, Op, Priority, Via, Why
from theagon.games.gods_unchained.rules.world import NONE, Sort, World
from theagon.kernel.match import tell_lost
from theagon.kernel.overtime import spent
from theagon.kernel.queue import finish, next_effect, suspend, take
from theagon.kernel.units import forget_gone, tell

MOST_EFFECTS = 400  # of one action; later abilities are lost (GU6.21)


def resolve(g: World) -> None:
    """Resolve everything pending, or up to a choice that a player has to make."""
    while g.winner < 0:
        follow_auras(g)
        if g.choice:
            suspend(g)
            if g.lost:
                tell_lost(g, Kind.LOST_EFFECT, Clause.GU6_21)
            return
        if g.pending == 0:
            break
        k = next_effect(g)
        take(g, k)
        g.resolved += 1
        carry_out(g)
    finish(g)
    if g.lost:
        tell_lost(g, Kind.LOST_EFFECT, Clause.GU6_21)
    if g.gone:
        forget_gone(g)


def carry_out(g: World) -> None:
    """Carry out the effect in `now`."""
    e = g.now[0]
    g.seat = e.owner
    g.via = e.via
    if e.op == Op.RUN or e.op == Op.GO_ON:
        if g.resolved > MOST_EFFECTS or spent(g):
            g.lost += 1  # or two cards could answer each other forever
        elif e.via >= Via.TURN_END and e.source != NONE and not in_play(g, e.source, e.source_entered):
            clause = Clause.GU6_5 if e.via == Via.TURN_END else Clause.GU6_26
            tell(g, Kind.FIZZLE, clause, e.owner, e.source, NONE, Why.SOURCE_GONE)
        else:
            if e.priority == Priority.AFTER:
                push_cleanup(g, 0)
            if e.op == Op.RUN:
                tell_run(g)
            begun = g.clock
            waiting = g.pending
            run(g)
            if e.source != NONE and g.clock == begun and g.pending == waiting and not g.choice:
                tell(g, Kind.IDLE, Clause.GU6_22, e.owner, e.source, NONE, 0)
    elif e.op == Op.CLEANUP:
        cleanup(g)
    elif e.op == Op.STRIKE:
        strike(g)
    elif e.op == Op.PHASE:
        phase(g)
    elif e.op == Op.ATTACK:
        carry_out_attack(g)


def tell_run(g: World) -> None:
    """Log that the ability of a unit begins to resolve; this event causes what follows."""
    e = g.now[0]
    if e.source == NONE:
        return
    if e.via == Via.ROAR:
        g.cause = tell(g, Kind.ROAR, Clause.GU7_5, e.owner, e.source, NONE, 0)
    elif e.via == Via.AFTERLIFE:
        clause = Clause.GU3_8 if g.unit[e.source].kind == Sort.RELIC else Clause.GU3_6
        g.cause = tell(g, Kind.AFTERLIFE, clause, e.owner, e.source, NONE, 0)
    elif e.via == Via.TURN_END:
        g.cause = tell(g, Kind.TRIGGER, Clause.GU4_1, e.owner, e.source, NONE, 0)
    elif e.via == Via.AFTER:
        g.cause = tell(g, Kind.TRIGGER, Clause.GU6_26, e.owner, e.source, NONE, 0)
    else:
        g.cause = tell(g, Kind.TRIGGER, Clause.GU6_15, e.owner, e.source, NONE, 0)
