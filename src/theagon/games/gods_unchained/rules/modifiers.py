"""Changes of units that end by themselves. `g.timed` holds the used places of `g.modifier`."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import keywords_of
from theagon.games.gods_unchained.rules.changes import remember, tell_keywords, tell_values
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.gifts import lend
from theagon.games.gods_unchained.rules.vocabulary import Kind
from theagon.games.gods_unchained.rules.world import NONE, Ending, Status, Unit, Until, World
from theagon.kernel.bits import bits, lowest
from theagon.kernel.modifiers import (
    FULL,
    MOST,
    ending,
    forget,
    forget_all,
    forget_attack,
    forget_health,
    free_place,
    keep,
    modifiers_of,
)
from theagon.kernel.units import tell


def room_for_modifier(g: World) -> int:
    """Return a place for a change that ends. If none is free, the first one that is no aura ends now."""
    k = free_place(g)
    if k == FULL:
        others = g.timed & ~ending(g, Until.AURAS)
        k = lowest(others) if others else 0
        expire(g, k)
    return k


def aura_place(g: World, slot: int) -> int:
    """Return the place of what a unit has from auras, or FULL if it has nothing from them."""
    for k in bits(g.timed):
        if g.modifier[k].unit == slot and g.modifier[k].until == Until.AURAS:
            return k
    return FULL


def aura_strength(g: World, slot: int) -> int:
    """Return the strength that a unit has from auras."""
    k = aura_place(g, slot)
    return 0 if k == FULL else g.modifier[k].attack


def aura_health(g: World, slot: int) -> int:
    """Return the health that a unit has from auras."""
    k = aura_place(g, slot)
    return 0 if k == FULL else g.modifier[k].health


def add_modifier(g: World, k: int, slot: int, until: int, attack: int, health: int, keywords: int, sleep: int) -> None:
    """Store a change that ends. The unit's values include it already; its keywords are updated here."""
    keep(g, k, slot, until, attack, health)
    m = g.modifier[k]
    m.keywords = keywords
    m.sleep = sleep
    refresh_timed(g, slot)


def refresh_timed(g: World, slot: int) -> None:
    """Recompute the keywords that a unit has from its modifiers."""
    words = 0
    for k in bits(modifiers_of(g, slot)):
        words |= g.modifier[k].keywords
    g.unit[slot].timed_keywords = words


def end_modifiers(g: World, slot: int) -> None:
    """Remove the modifiers of a unit; the caller sets its values."""
    forget_all(g, slot)
    g.unit[slot].timed_keywords = 0


def lose_keywords(g: World, slot: int, keywords: int, clause: int) -> None:
    """Remove keywords from a unit, whatever their source."""
    u = g.unit[slot]
    lost = (u.keywords | u.timed_keywords) & keywords
    if lost:
        u.keywords &= ~lost
        for k in bits(modifiers_of(g, slot)):
            g.modifier[k].keywords &= ~lost
        refresh_timed(g, slot)
        tell(g, Kind.KEYWORDS_LOST, clause, u.owner, NONE, slot, lost)


def raise_maximum(u: Unit, amount: int) -> None:
    """Change the health of a unit: +N raises maximum and health; -N lowers the maximum and cuts health above it."""
    u.maximum = min(MOST, max(0, u.maximum + amount))
    u.health = min(MOST, u.health + amount) if amount > 0 else min(u.health, u.maximum)


def take_back(u: Unit, strength: int, health: int) -> None:
    """Take from a unit the strength and health that a modifier gave it."""
    u.attack = min(MOST, max(-MOST, u.attack - strength))
    raise_maximum(u, -health)


def end_bonuses(g: World, slot: int) -> None:
    """Leave a destroyed unit only its lasting strength and health; what gave it keywords ends when it leaves."""
    for k in bits(modifiers_of(g, slot)):
        m = g.modifier[k]
        take_back(g.unit[slot], m.attack, m.health)
    forget_attack(g, slot)
    forget_health(g, slot)


def expire(g: World, k: int) -> None:
    """End a modifier."""
    m = g.modifier[k]
    slot = m.unit
    u = g.unit[slot]
    words = keywords_of(u)
    strength = m.attack
    health = m.health
    sleep = m.sleep
    if strength or health:
        remember(g, slot)
        take_back(u, strength, health)
    forget(g, k)
    refresh_timed(g, slot)
    if strength or health:
        number = tell_values(g, Kind.EXPIRES, Clause.GU6_18, NONE, slot)
        if u.health <= 0:
            u.harm = 1 + number
    tell_keywords(g, Clause.GU6_18, NONE, slot, words)
    if sleep == Ending.GIFT:
        lend(g, slot, 0, 0)
        tell(g, Kind.GIVEN_ENDS, Clause.GU6_18, u.owner, NONE, slot, 0)
    elif sleep == Ending.SLEEP:
        u.status |= Status.ASLEEP
        tell(g, Kind.SLEEP, Clause.GU2_2, u.owner, NONE, slot, 0)


def expire_all(g: World, until: int) -> None:
    """End all modifiers of this duration."""
    for k in bits(ending(g, until)):
        expire(g, k)


def spend_on_attack(g: World, slot: int) -> None:
    """End the bonuses for the next attack of a relic or creature that has attacked."""
    for k in bits(modifiers_of(g, slot) & ending(g, Until.NEXT_ATTACK)):
        expire(g, k)
