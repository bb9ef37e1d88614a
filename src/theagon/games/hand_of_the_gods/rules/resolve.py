"""The order of effects: one at a time, by class and then time, until none is pending (HG1.4, HG1.5, HG1.8)."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.arrivals import deploy, spawn
from theagon.games.hand_of_the_gods.rules.auras import recompute_auras
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.combat import counter, prepare_counter, strike
from theagon.games.hand_of_the_gods.rules.deaths import deaths, resurrect
from theagon.games.hand_of_the_gods.rules.lines import run
from theagon.games.hand_of_the_gods.rules.triggers import raise_event
from theagon.games.hand_of_the_gods.rules.turns import begin_turn, end_turn
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind, Op, Priority, Trigger, Via
from theagon.games.hand_of_the_gods.rules.world import NONE, World
from theagon.games.hand_of_the_gods.rules.zones import to_graveyard
from theagon.kernel.log import tell_card
from theagon.kernel.match import tell_lost
from theagon.kernel.queue import finish, next_effect, suspend, take
from theagon.kernel.units import forget_gone, still, tell

MOST_EFFECTS = 1000  # of one action; later abilities and spawns are lost (HG6.40)


def resolve(g: World) -> None:
    """Resolve everything pending, or up to a choice that a player has to make."""
    while g.winner < 0:
        if g.choice:
            suspend(g)
            if g.lost:
                tell_lost(g, Kind.LOST_EFFECT, Clause.HG6_40)
            return
        if g.recheck_auras:
            recompute_auras(g)
        k = next_effect(g)
        if g.check_deaths and (k < 0 or g.queue[k].priority >= Priority.REINCARNATE):
            deaths(g)
        elif k < 0:
            break
        else:
            take(g, k)
            g.resolved += 1
            carry_out(g)
            if not g.choice:
                finish(g)
    if g.lost:
        tell_lost(g, Kind.LOST_EFFECT, Clause.HG6_40)
    if g.gone:
        g.aura_holders &= ~g.gone
        forget_gone(g)


def carry_out(g: World) -> None:
    """Carry out the effect in `now`."""
    e = g.now[0]
    g.seat = e.owner
    g.via = e.via
    if g.resolved > MOST_EFFECTS and (e.op == Op.RUN or e.op == Op.SPAWN):
        g.lost += 1  # or two cards could answer each other forever
    elif e.op == Op.RUN:
        if not banished_source(g):
            tell_run(g)
            begun = g.clock
            waiting = g.pending
            run(g)
            if e.source != NONE and g.clock == begun and g.pending == waiting and not g.choice:
                tell(g, Kind.IDLE, Clause.HG6_41, e.owner, e.source, NONE, 0)
    elif e.op == Op.STRIKE:
        strike(g)
    elif e.op == Op.PREPARE_COUNTER:
        prepare_counter(g)
    elif e.op == Op.COUNTER:
        counter(g)
    elif e.op == Op.DEPLOY:
        deploy(g)
    elif e.op == Op.SPAWN:
        spawn(g, False)
    elif e.op == Op.REVIVE:
        spawn(g, True)
    elif e.op == Op.RESURRECT:
        resurrect(g)
    elif e.op == Op.PLAYED:
        g.cause = tell_card(g, Kind.CARD_PLAYED, Clause.HG6_27, e.owner, e.amount, 0)
        if g.listeners[Trigger.CARD_PLAYED]:  # HG2.3, HG2.4
            raise_event(g, Trigger.CARD_PLAYED, e.amount, e.owner, e.it)
    elif e.op == Op.SPELL_DONE:  # HG5.3
        g.holding = 0
        to_graveyard(g, e.owner, e.amount, NONE)
    elif e.op == Op.UNIT_DONE:
        tell_card(g, Kind.TO_HOLDING, Clause.HG5_4, e.owner, e.amount, 0)
    elif e.op == Op.END_TURN:
        end_turn(g)
    elif e.op == Op.BEGIN_TURN:
        begin_turn(g)


def banished_source(g: World) -> bool:
    """Return whether the source of the effect is banished, so that it does nothing (HG4.21)."""
    slot = still(g, g.now[0].source, g.now[0].source_entered)
    return slot != NONE and g.unit[slot].banished != 0


def tell_run(g: World) -> None:
    """Log that the ability of a unit begins to resolve; this event causes what follows."""
    e = g.now[0]
    if e.source == NONE:
        return
    if e.via == Via.WARCRY:
        g.cause = tell(g, Kind.WARCRY, Clause.HG4_48, e.owner, e.source, NONE, 0)
    elif e.via == Via.AFTERLIFE:
        clause = Clause.HG4_46 if e.priority == Priority.AFTERLIFE else Clause.HG1_7
        g.cause = tell(g, Kind.AFTERLIFE, clause, e.owner, e.source, NONE, 0)
    else:
        g.cause = tell(g, Kind.TRIGGER, Clause.HG1_5, e.owner, e.source, NONE, 0)
