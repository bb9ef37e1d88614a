"""Attacks that an effect makes (GU6.30): they are no attack of the turn, and each is over before the next begins."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import dying, in_play, unguarded
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.combat import begin_attack
from theagon.games.gods_unchained.rules.delaying import wait_for_it
from theagon.games.gods_unchained.rules.reading import passing, who_slot
from theagon.games.gods_unchained.rules.vocabulary import Kind, Op, Priority, Via, Who, Why
from theagon.games.gods_unchained.rules.world import NONE, EffectRow, World
from theagon.kernel.bits import nth_bit
from theagon.kernel.rng import random
from theagon.kernel.units import push_of_unit, tell


def attack(g: World, w: EffectRow, slot: int) -> None:
    """Let a creature attack as the line says; the rest of the effect follows."""
    if w.flag != Who.RANDOM and w.flag != Who.ALL:
        whom = who_slot(g, w.flag)
        if whom != NONE:
            push_attack(g, slot, whom)
        wait_for_it(g)
        return
    slots = passing(g, w.whom, g.seat, slot) & ~(1 << slot)
    if w.allowed:
        slots &= unguarded(g, 1 - g.unit[slot].owner)
    times = slots.bit_count() if w.flag == Who.ALL else min(1, slots.bit_count())
    if times == 0:
        tell(g, Kind.FIZZLE, Clause.GU6_22, g.seat, g.now[0].source, NONE, Why.NO_TARGET)
    for _ in range(times):
        n = random(g, slots.bit_count())
        whom = nth_bit(slots, n)
        slots &= ~(1 << whom)
        g.now[0].it = whom
        g.now[0].it_entered = g.unit[whom].entered
        push_attack(g, slot, whom)
    wait_for_it(g)


def push_attack(g: World, slot: int, whom: int) -> None:
    """Make an attack pending."""
    push_of_unit(g, Priority.EFFECT, Op.ATTACK, slot, Via.COMBAT, whom)


def carry_out_attack(g: World) -> None:
    """Begin a pending attack, if both can fight. Its parts come before all else that is pending."""
    e = g.now[0]
    able = in_play(g, e.source, e.source_entered) and in_play(g, e.it, e.it_entered)
    if not able or dying(g.unit[e.source]) or dying(g.unit[e.it]):
        tell(g, Kind.FIZZLE, Clause.GU6_30, e.owner, NONE, NONE, Why.FIGHTER_GONE)
        return
    before = g.pending
    begin_attack(g, e.source, e.it)
    for k in range(before, g.pending):
        if g.queue[k].priority == Priority.EFFECT:
            g.queue[k].priority = Priority.STRIKE
