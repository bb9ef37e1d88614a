"""Auras: what units give to others, and to cards in hands, as long as they are on the board (GU6.36)."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import first_of, keywords_of, on_board
from theagon.games.gods_unchained.rules.changes import remember, tell_keywords, tell_values
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.cleanup import push_cleanup
from theagon.games.gods_unchained.rules.gifts import bearer
from theagon.games.gods_unchained.rules.modifiers import (
    add_modifier,
    aura_place,
    raise_maximum,
    refresh_timed,
    room_for_modifier,
)
from theagon.games.gods_unchained.rules.reading import passing, read_for, read_on, value_of
from theagon.games.gods_unchained.rules.vocabulary import GIVES_AURAS, Kind
from theagon.games.gods_unchained.rules.world import GOD_KEYWORDS, NONE, AuraRow, Sort, Until, World
from theagon.kernel.bits import bits
from theagon.kernel.conditions import holds
from theagon.kernel.memory import clear
from theagon.kernel.modifiers import FULL, MOST, ending, forget

MOST_OF_AURAS = 99  # the most that all auras together add to one value
MOST_PASSES = 4  # an aura may let others begin or end; those that never come to rest wait for the next effect


def follow_auras(g: World) -> None:
    """Bring all auras up to date, if there are any."""
    if g.listeners[GIVES_AURAS] or g.aura_ended:
        recompute_auras(g)


def recompute_auras(g: World) -> None:
    """Bring all auras up to date (GU6.36). A unit that is about to be destroyed still gives its auras (GU6.20)."""
    g.aura_ended = 0
    passes = MOST_PASSES
    while passes:
        changed = settle_auras(g)
        passes = passes - 1 if changed else 0


def settle_auras(g: World) -> bool:
    """Give each unit what auras add to it now; return whether anything has changed."""
    reached = 0
    for k in bits(ending(g, Until.AURAS)):
        reached |= 1 << g.modifier[k].unit
    sources = g.listeners[GIVES_AURAS]
    while sources:
        source = first_of(g, sources)
        sources &= ~(1 << source)
        found = add_auras(g, source)
        reached |= found
    changed = False
    while reached:
        slot = first_of(g, reached)
        reached &= ~(1 << slot)
        differs = apply_auras(g, slot)
        changed = changed or differs
    return changed


def add_auras(g: World, source: int) -> int:
    """Add the auras of a unit to the sums for the units that they reach; return their slots."""
    reached = 0
    read_for(g, g.unit[source].owner, source)
    for lent in range(2):
        card = g.card[bearer(g.unit[source], lent)]
        for k in range(card.aura, card.aura + card.auras):
            found = add_aura(g, source, g.aura[k])
            reached |= found
    read_on(g)
    return reached


def units_reached(g: World, source: int, a: AuraRow) -> int:
    """Return the slots of the units that an aura of a unit reaches."""
    if a.cost:
        return 0
    given = holds(g, a.condition)
    if not given:
        return 0
    if a.filter == 0:
        return 1 << source
    return passing(g, a.filter, g.unit[source].owner, source)


def add_aura(g: World, source: int, a: AuraRow) -> int:
    """Add one aura of the unit that `read_for` has named; return the slots of the units that it reaches."""
    slots = units_reached(g, source, a)
    if slots:
        attack = value_of(g, a.value, a.attack)
        health = value_of(g, a.health_value, a.health)
        for slot in bits(slots):
            s = g.aura_sum[slot]
            s.attack += attack
            s.health += health
            s.keywords |= words_for(g, slot, a)
            if s.givers == 0 or s.source != source:
                s.givers += 1
            s.source = source
    return slots


def words_for(g: World, slot: int, a: AuraRow) -> int:
    """Return the keywords that an aura gives to a unit."""
    return a.keywords & GOD_KEYWORDS if g.unit[slot].kind == Sort.GOD else a.keywords


def bounded(total: int) -> int:
    """Return a sum of auras within its limits."""
    return min(MOST_OF_AURAS, max(-MOST_OF_AURAS, total))


def apply_auras(g: World, slot: int) -> bool:
    """Give a unit the sums and clear them; return whether that changes it. If a single unit gives them, it is told."""
    u = g.unit[slot]
    s = g.aura_sum[slot]
    k = aura_place(g, slot)
    attack = bounded(s.attack)
    health = bounded(s.health)
    words = s.keywords
    source = s.source if s.givers == 1 else NONE
    harmer = g.unit[s.source].owner
    clear(s)
    more = attack
    healthier = health
    same = words == 0
    if k != FULL:
        more -= g.modifier[k].attack
        healthier -= g.modifier[k].health
        same = words == g.modifier[k].keywords
    if (more == 0 and healthier == 0 and same) or not on_board(u):
        return False  # a unit that was destroyed keeps its last values
    before = keywords_of(u)
    alive = u.health > 0
    if k == FULL:
        k = room_for_modifier(g)
    remember(g, slot)
    u.attack = min(MOST, max(-MOST, u.attack + more))
    raise_maximum(u, healthier)
    if attack or health or words:
        add_modifier(g, k, slot, Until.AURAS, attack, health, words, 0)
    else:
        forget(g, k)
        refresh_timed(g, slot)
    if more or healthier:
        number = tell_values(g, Kind.AURA, Clause.GU6_36, source, slot)
        if alive and u.health <= 0:
            u.harm = 1 + number
            u.killer = 1 + harmer
            push_cleanup(g, 0)
    tell_keywords(g, Clause.GU6_36, source, slot, before)
    return True
