"""Attacks: those of the turn (GU6.1, GU6.2, GU6.17), and those that effects make (GU6.30)."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import (
    attack_strength,
    attackable,
    attacker_keywords,
    dying,
    god_of,
    in_play,
    relic_of,
    strength_of,
    unguarded,
)
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.delaying import wait_for_it
from theagon.games.gods_unchained.rules.effects import change_durability, damage
from theagon.games.gods_unchained.rules.modifiers import lose_keywords, spend_on_attack
from theagon.games.gods_unchained.rules.reading import passing, who_slot
from theagon.games.gods_unchained.rules.sanctum import favor_action
from theagon.games.gods_unchained.rules.triggers import push_own, raise_event
from theagon.games.gods_unchained.rules.units import speak_of
from theagon.games.gods_unchained.rules.vocabulary import Kind, Op, Priority, Trigger, Via, Who, Why
from theagon.games.gods_unchained.rules.world import NONE, EffectRow, Keyword, Sort, World
from theagon.kernel.bits import nth_bit
from theagon.kernel.rng import random
from theagon.kernel.units import push_of_unit, tell


def declare_attack(g: World, slot: int, target: int) -> None:
    """Let a character make one of its attacks of the turn."""
    u = g.unit[slot]
    u.attacks += 1
    g.attacked[u.owner] += 1
    begin_attack(g, slot, target)


def begin_attack(g: World, slot: int, target: int) -> None:
    """Carry out what comes before the damage: Hidden ends, Confused, abilities; then make the damage pending."""
    u = g.unit[slot]
    u.fought = u.kind == Sort.CREATURE
    g.cause = tell(g, Kind.ATTACK, Clause.GU6_2 if u.kind == Sort.GOD else Clause.GU6_1, u.owner, slot, target, 0)
    lose_keywords(g, slot, Keyword.HIDDEN, Clause.GU7_2)
    if attacker_keywords(g, slot) & Keyword.CONFUSED:
        target = confused_target(g, slot, target)
    answer_attack(g, Trigger.ATTACKS, slot, target)
    answer_attack(g, Trigger.ATTACKED, target, slot)
    push_of_unit(g, Priority.EFFECT, Op.STRIKE, slot, Via.COMBAT, target)


def confused_target(g: World, slot: int, target: int) -> int:
    """Return the target of a Confused attack: half of the time another random one that could be attacked (GU7.11)."""
    astray = random(g, 2)
    allowed = unguarded(g, 1 - g.unit[slot].owner)
    others = attackable(g, slot, allowed) & ~(1 << target)
    if astray == 0 or others == 0:
        return target
    n = random(g, others.bit_count())
    other = nth_bit(others, n)
    g.cause = tell(g, Kind.CONFUSED, Clause.GU7_11, g.unit[slot].owner, slot, other, 0)
    return other


def answer_attack(g: World, trigger: int, slot: int, other: int) -> None:
    """Let a unit's own abilities answer, for a god its relic's too, then those of others that watch such units."""
    if g.listeners[trigger]:
        push_own(g, slot, trigger, Via.ABILITY, other)
        relic = relic_of(g, g.unit[slot].owner)
        if g.unit[slot].kind == Sort.GOD and relic != NONE:
            push_own(g, relic, trigger, Via.ABILITY, other)
        raise_event(g, trigger, slot, 0, 0, Via.ABILITY)


def strike(g: World) -> None:
    """Let both deal their strength at once, if both are still there."""
    e = g.now[0]
    slot = e.source
    target = e.it
    if not in_play(g, slot, e.source_entered) or not in_play(g, target, e.it_entered):
        tell(g, Kind.FIZZLE, Clause.GU6_17, g.seat, NONE, NONE, Why.FIGHTER_GONE)
        return
    u = g.unit[slot]
    v = g.unit[target]
    dealer = slot
    if u.kind == Sort.GOD:
        dealer = relic_of(g, u.owner)
        if dealer == NONE:
            tell(g, Kind.FIZZLE, Clause.GU6_2, g.seat, NONE, NONE, Why.NO_RELIC)
            return
    strength = attack_strength(g, slot)
    back = strength_of(v) if v.kind == Sort.CREATURE else 0  # an attacked god deals nothing (GU6.2)
    if u.kind == Sort.CREATURE and v.kind == Sort.CREATURE:
        g.duel[0] = slot
        g.duel[1] = target
        g.duel_entered[0] = u.entered
        g.duel_entered[1] = v.entered
    health = v.health
    overkill = attacker_keywords(g, slot) & Keyword.OVERKILL
    if v.kind == Sort.GOD:
        favor_action(g, u.owner)  # GU8.1
    clause = Clause.GU6_2 if u.kind == Sort.GOD else Clause.GU6_1
    dealt = damage(g, target, strength, Kind.ATTACK_DAMAGE, clause, dealer)
    before = g.seat
    g.seat = v.owner
    damage(g, slot, back, Kind.RETURN_DAMAGE, clause, target)
    g.seat = before
    if overkill and v.kind == Sort.CREATURE and dealt > health and health > 0:
        trample(g, slot, dealer, target, dealt - health)
    spend_on_attack(g, dealer)
    if u.kind == Sort.GOD:
        change_durability(g, dealer, -1)


def trample(g: World, slot: int, dealer: int, target: int, rest: int) -> None:
    """Split the damage beyond a destroyed creature's health at random among the other enemy characters (GU7.8)."""
    foe = 1 - g.unit[slot].owner
    others = (g.board[foe] | 1 << god_of(foe)) & ~(1 << target)
    g.cause = tell(g, Kind.OVERKILL, Clause.GU7_8, g.seat, dealer, NONE, rest)
    for _ in range(rest):
        n = random(g, others.bit_count())
        other = nth_bit(others, n)
        damage(g, other, 1, Kind.DAMAGE, Clause.GU7_8, dealer)


# ---- attacks that effects make: none of the turn, and each is over before the next begins ---------------------------


def let_attack(g: World, w: EffectRow, slot: int) -> None:
    """Let a creature attack as the line says; the rest of the effect follows."""
    if w.flag != Who.RANDOM and w.flag != Who.ALL:
        whom = who_slot(g, w.flag)
        if whom != NONE:
            push_of_unit(g, Priority.EFFECT, Op.ATTACK, slot, Via.COMBAT, whom)
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
        speak_of(g, whom)
        push_of_unit(g, Priority.EFFECT, Op.ATTACK, slot, Via.COMBAT, whom)
    wait_for_it(g)


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
