"""Creatures and relics that come to the board without being played: summoned, copied, equipped."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import keywords_of, last_tile, strength_of
from theagon.games.gods_unchained.rules.changes import remember, tell_appearance, tell_keywords
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.effects import tell_number
from theagon.games.gods_unchained.rules.pools import of_pool
from theagon.games.gods_unchained.rules.units import arrive, enter, equip
from theagon.games.gods_unchained.rules.vocabulary import Kind, Number
from theagon.games.gods_unchained.rules.world import NONE, EffectRow, World
from theagon.kernel.log import tell_more
from theagon.kernel.units import tell


def summon(g: World, w: EffectRow, seat: int) -> int:
    """A creature comes to the right end of a side (GU5.10); returns its slot, or NONE."""
    card = of_pool(g, w)
    if card == 0:
        return NONE
    slot = summon_card(g, card, seat)
    if slot != NONE and w.keywords:
        before = keywords_of(g.unit[slot])
        g.unit[slot].keywords |= w.keywords
        tell_keywords(g, Clause.GU6_15, g.now[0].source, slot, before)
    return slot


def summon_card(g: World, packed: int, seat: int) -> int:
    """A creature comes into play without being played (GU7.5); returns its slot, or NONE."""
    slot = enter(g, packed, seat, last_tile(g, seat))
    if slot != NONE:
        before = g.cause
        g.cause = tell_appearance(g, Kind.SUMMON, Clause.GU5_10, g.now[0].source, slot)
        arrive(g, slot)
        g.cause = before
    return slot


def copy_creature(g: World, slot: int, seat: int) -> None:
    """A copy of a creature, with the bonuses that it was given, comes to the board."""
    u = g.unit[slot]
    made = summon_card(g, u.card, seat)
    if made != NONE:
        v = g.unit[made]
        remember(g, made)
        words = keywords_of(v)
        v.attack = u.attack
        v.health = u.health
        v.maximum = u.maximum
        v.keywords = u.keywords
        v.burn = u.burn
        v.regen = u.regen
        v.armor = u.armor
        v.spell_boost = u.spell_boost
        tell_copied(g, made, words)


def tell_copied(g: World, slot: int, words: int) -> None:
    """Log what a copy has of the creature that it copies, as far as that differs from what was remembered."""
    u = g.unit[slot]
    v = g.former[0]
    if strength_of(u) != strength_of(v):
        tell(g, Kind.SET, Clause.GU6_15, u.owner, NONE, slot, strength_of(u))
    if u.health != v.health or u.maximum != v.maximum:
        tell(g, Kind.COPIED, Clause.GU6_15, u.owner, NONE, slot, u.health)
        tell_more(g, u.maximum)
    tell_number(g, slot, u.burn - v.burn, Number.BURN)
    tell_number(g, slot, u.regen - v.regen, Number.REGEN)
    tell_number(g, slot, u.armor - v.armor, Number.ARMOR)
    tell_number(g, slot, u.spell_boost - v.spell_boost, Number.SPELL_BOOST)
    tell_keywords(g, Clause.GU6_15, NONE, slot, words)


def wield(g: World, card: int, seat: int) -> None:
    """A relic comes to a god without being played."""
    slot = equip(g, card, seat)
    tell_appearance(g, Kind.EQUIP, Clause.GU6_2, NONE, slot)
