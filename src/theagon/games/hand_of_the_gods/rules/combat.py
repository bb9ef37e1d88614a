"""An attack, step by step (HG2.9, HG6.25)."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.board import attack_area, attack_of, dying, immune, in_play, keywords_of
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.effects import damage
from theagon.games.hand_of_the_gods.rules.modifiers import lose_keyword
from theagon.games.hand_of_the_gods.rules.triggers import note_amount, push_own
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind, Op, Priority, Trigger, Via, Why
from theagon.games.hand_of_the_gods.rules.world import NONE, Keyword, Status, World
from theagon.kernel.units import push_of_unit, tell


def declare_attack(g: World, slot: int, target: int) -> None:
    """Carry out steps (a) and (b), and make the rest pending."""
    u = g.unit[slot]
    v = g.unit[target]
    again = keywords_of(u) & Keyword.TWIN_STRIKE != 0 and not u.status & Status.ATTACKED  # HG6.52
    u.status = (u.status | Status.ATTACKED | (0 if again else Status.EXHAUSTED)) & ~Status.WARCRY
    g.cause = tell(g, Kind.ATTACK, Clause.HG2_9, u.owner, slot, target, 0)
    lose_keyword(g, slot, Keyword.STEALTH, Kind.STEALTH_LOST, Clause.HG2_9A)
    g.was_damaged = 1 if v.health < v.maximum else 0  # HG6.38
    if u.entered < v.entered:  # (b), in order of entry (HG6.17)
        push_own(g, slot, Trigger.ATTACKS, Priority.BEFORE_ATTACK, Via.ABILITY, target)
        push_own(g, target, Trigger.ATTACKED, Priority.BEFORE_ATTACK, Via.ABILITY, slot)
    else:
        push_own(g, target, Trigger.ATTACKED, Priority.BEFORE_ATTACK, Via.ABILITY, slot)
        push_own(g, slot, Trigger.ATTACKS, Priority.BEFORE_ATTACK, Via.ABILITY, target)
    push_of_unit(g, Priority.ATTACK_DAMAGE, Op.STRIKE, slot, Via.COMBAT, target)


def both_in_play(g: World) -> bool:
    e = g.now[0]
    return in_play(g, e.source, e.source_entered) and in_play(g, e.it, e.it_entered)


def strike(g: World) -> None:
    """Carry out steps (c) to (e): attack damage, if both are there and the target is not about to die (HG6.25)."""
    e = g.now[0]
    slot = e.source
    target = e.it
    if not both_in_play(g) or dying(g.unit[target]):
        tell(g, Kind.FIZZLE, Clause.HG2_9C, g.seat, NONE, NONE, Why.FIGHTER_GONE)
        return
    if immune(g.unit[target], Via.COMBAT, g.seat):  # it became so in (b): before, it could not be attacked
        tell(g, Kind.IMMUNE, Clause.HG4_35, g.seat, slot, target, 0)
    else:
        before = g.doing
        g.cause = damage(g, target, attack_of(g.unit[slot]), Kind.ATTACK_DAMAGE, Clause.HG2_9D, slot)
        first = g.pending
        push_own(g, slot, Trigger.STRIKES, Priority.ATTACK_EFFECT, Via.COMBAT, target)
        note_amount(g, first, g.doing - before)
    push_of_unit(g, Priority.BEFORE_COUNTER, Op.PREPARE_COUNTER, target, Via.COMBAT, slot)


def can_counter(g: World) -> bool:
    """Return whether the defender (`source`) strikes back at the attacker (`it`) (HG4.29, HG6.7, HG6.25)."""
    if not both_in_play(g):
        return False
    v = g.unit[g.now[0].source]
    u = g.unit[g.now[0].it]
    if v.stunned or attack_of(v) == 0 or dying(u) or immune(u, Via.COMBAT, v.owner):
        return False
    return attack_area(g, v) >> u.tile & 1 != 0


def prepare_counter(g: World) -> None:
    """Carry out step (f)."""
    if can_counter(g):
        slot = g.now[0].source
        attacker = g.now[0].it
        push_own(g, slot, Trigger.COUNTERS, Priority.COUNTER_TRIGGERS, Via.ABILITY, attacker)
        push_of_unit(g, Priority.RETURN_DAMAGE, Op.COUNTER, slot, Via.COMBAT, attacker)


def counter(g: World) -> None:
    """Carry out steps (g) and (h): return damage."""
    if not can_counter(g):
        tell(g, Kind.FIZZLE, Clause.HG2_9G, g.seat, NONE, NONE, Why.FIGHTER_GONE)
        return
    slot = g.now[0].source
    attacker = g.now[0].it
    before = g.doing
    g.cause = damage(g, attacker, attack_of(g.unit[slot]), Kind.RETURN_DAMAGE, Clause.HG2_9H, slot)
    first = g.pending
    push_own(g, slot, Trigger.STRIKES_BACK, Priority.RETURN_EFFECT, Via.COMBAT, attacker)
    note_amount(g, first, g.doing - before)
