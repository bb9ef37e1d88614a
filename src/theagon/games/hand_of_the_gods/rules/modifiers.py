"""Bonuses that end by themselves. `g.timed` has the places in `g.modifier` that are taken."""
from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.board import keywords_of
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind
from theagon.games.hand_of_the_gods.rules.world import MODIFIERS, NONE, Unit, World
from theagon.kernel.bits import bits
from theagon.kernel.memory import clear
from theagon.kernel.units import tell

MOST = 999                              # no value of a unit passes this


def free_modifier(g: World) -> int:
    """A place for a timed bonus; when all are taken, that of the first one, which then ends now."""
    for k in range(MODIFIERS):
        if not g.timed >> k & 1:
            return k
    expire(g, 0)
    return 0


def add_modifier(
    g: World, slot: int, until: int, attack: int, health: int, movement: int, reach: int, protect: int, keywords: int
) -> None:
    """Remember a bonus that ends; the unit's values have it already, its keywords and Protect follow here."""
    k = free_modifier(g)
    g.timed |= 1 << k
    m = g.modifier[k]
    m.until = until
    m.unit = slot
    m.attack = attack
    m.health = health
    m.movement = movement
    m.range = reach
    m.protect = protect
    m.keywords = keywords
    refresh_timed(g, slot)


def refresh_timed(g: World, slot: int) -> None:
    """Keywords and Protect that a unit has from its modifiers."""
    u = g.unit[slot]
    u.timed_keywords = 0
    u.timed_protect = 0
    for k in bits(g.timed):
        m = g.modifier[k]
        if m.unit == slot:
            u.timed_keywords |= m.keywords
            u.timed_protect = max(u.timed_protect, m.protect)


def end_modifiers(g: World, slot: int) -> None:
    """Forget the modifiers of a unit; its values are dealt with by the caller."""
    for k in bits(g.timed):
        if g.modifier[k].unit == slot:
            clear(g.modifier[k])
            g.timed &= ~(1 << k)
    g.unit[slot].timed_keywords = 0
    g.unit[slot].timed_protect = 0


def lose_keyword(g: World, slot: int, keyword: int, kind: int, clause: int) -> None:
    """A unit loses a keyword, however it came by it, and does not get it back by itself."""
    u = g.unit[slot]
    if keywords_of(u) & keyword:
        u.keywords &= ~keyword
        u.timed_keywords &= ~keyword
        for k in bits(g.timed):
            if g.modifier[k].unit == slot:
                g.modifier[k].keywords &= ~keyword
        tell(g, kind, clause, u.owner, NONE, slot, 0)


def raise_maximum(g: World, u: Unit, amount: int) -> None:
    """+N health raises the maximum by N and heals N (HG4.8); -N cuts health only where it is above (HG4.10)."""
    u.maximum = min(MOST, max(0, u.maximum + amount))
    u.health = min(u.maximum, u.health + max(0, amount))
    if u.health <= 0:
        g.check_deaths = 1


def expire(g: World, k: int) -> None:
    """A modifier ends."""
    m = g.modifier[k]
    slot = m.unit
    u = g.unit[slot]
    tell(g, Kind.EXPIRES, Clause.HG4_10 if m.health else Clause.HG6_32, u.owner, NONE, slot, 0)
    u.attack = min(MOST, max(-MOST, u.attack - m.attack))
    raise_maximum(g, u, -m.health)
    u.movement = min(99, max(-99, u.movement - m.movement))
    u.range = min(99, max(-99, u.range - m.range))
    clear(m)
    g.timed &= ~(1 << k)
    refresh_timed(g, slot)


def expire_all(g: World, until: int) -> None:
    """The modifiers of this duration end."""
    for k in bits(g.timed):
        if g.modifier[k].until == until:
            expire(g, k)
