"""Bonuses that end by themselves. `g.timed` holds the used places of `g.modifier`."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.board import keywords_of
from theagon.games.hand_of_the_gods.rules.changes import remember, tell_traits, tell_values
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind
from theagon.games.hand_of_the_gods.rules.world import NONE, Unit, World
from theagon.kernel.bits import bits
from theagon.kernel.modifiers import FULL, MOST, forget, forget_all, free_place, keep, modifiers_of
from theagon.kernel.units import tell


def room_for_modifier(g: World) -> int:
    """Return a place for a bonus that ends. If none is free, the first one ends now."""
    k = free_place(g)
    if k == FULL:
        k = 0
        expire(g, k)
    return k


def add_modifier(
    g: World,
    k: int,
    slot: int,
    until: int,
    attack: int,
    health: int,
    movement: int,
    reach: int,
    protect: int,
    keywords: int,
) -> None:
    """Store a bonus that ends. The unit's values include it already; its keywords and Protect are updated here."""
    keep(g, k, slot, until, attack, health)
    m = g.modifier[k]
    m.movement = movement
    m.range = reach
    m.protect = protect
    m.keywords = keywords
    refresh_timed(g, slot)


def refresh_timed(g: World, slot: int) -> None:
    """Recompute the keywords and Protect that a unit has from its modifiers."""
    u = g.unit[slot]
    u.timed_keywords = 0
    u.timed_protect = 0
    for k in bits(modifiers_of(g, slot)):
        m = g.modifier[k]
        u.timed_keywords |= m.keywords
        u.timed_protect = max(u.timed_protect, m.protect)


def end_modifiers(g: World, slot: int) -> None:
    """Remove the modifiers of a unit; the caller sets its values."""
    forget_all(g, slot)
    g.unit[slot].timed_keywords = 0
    g.unit[slot].timed_protect = 0


def lose_keyword(g: World, slot: int, keyword: int, kind: int, clause: int) -> None:
    """Remove a keyword from a unit, whatever its source. The unit does not get it back by itself."""
    u = g.unit[slot]
    if keywords_of(u) & keyword:
        u.keywords &= ~keyword
        u.timed_keywords &= ~keyword
        for k in bits(modifiers_of(g, slot)):
            g.modifier[k].keywords &= ~keyword
        if not keywords_of(u) & keyword:  # no aura gives it either
            tell(g, kind, clause, u.owner, NONE, slot, keyword)


def raise_maximum(g: World, u: Unit, amount: int) -> None:
    """Change the health of a unit: +N raises the maximum by N and heals N (HG4.8); -N lowers it and cuts health
    above it (HG4.10)."""
    u.maximum = min(MOST, max(0, u.maximum + amount))
    u.health = min(u.maximum, u.health + max(0, amount))
    if u.health <= 0:
        g.check_deaths = 1


def expire(g: World, k: int) -> None:
    """End a modifier."""
    m = g.modifier[k]
    slot = m.unit
    u = g.unit[slot]
    clause = Clause.HG4_10 if m.health else Clause.HG6_32
    remember(g, slot)
    u.attack = min(MOST, max(-MOST, u.attack - m.attack))
    raise_maximum(g, u, -m.health)
    u.movement = min(99, max(-99, u.movement - m.movement))
    u.range = min(99, max(-99, u.range - m.range))
    forget(g, k)
    refresh_timed(g, slot)
    tell_values(g, Kind.EXPIRES, clause, NONE, slot)
    tell_traits(g, clause, clause, NONE, slot)
