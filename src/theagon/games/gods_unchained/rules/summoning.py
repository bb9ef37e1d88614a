"""Creatures and relics that come to the board without being played: summoned, copied, equipped."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import first_of, keywords_of, last_tile, strength_of
from theagon.games.gods_unchained.rules.changes import remember, tell_appearance, tell_keywords
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.effects import tell_number
from theagon.games.gods_unchained.rules.finding import of_pool
from theagon.games.gods_unchained.rules.gifts import gift_of, lend, mute
from theagon.games.gods_unchained.rules.modifiers import end_modifiers, expire, take_back
from theagon.games.gods_unchained.rules.units import arrive, enter, equip, leave
from theagon.games.gods_unchained.rules.vocabulary import Kind, Number
from theagon.games.gods_unchained.rules.world import NONE, ROW, EffectRow, Status, World
from theagon.kernel.bits import bits
from theagon.kernel.log import tell_card, tell_more
from theagon.kernel.modifiers import modifiers_of
from theagon.kernel.units import tell


def summon(g: World, w: EffectRow, seat: int) -> int:
    """Put a creature at the right end of a side (GU5.10); return its slot, or NONE."""
    card = of_pool(g, w)
    if card == 0:
        return NONE
    slot = summon_card(g, card, seat, False)
    give_keywords(g, w, slot)
    return slot


def give_keywords(g: World, w: EffectRow, slot: int) -> None:
    """Give a creature that a line has brought to the board the line's keywords besides its own."""
    if slot != NONE and w.keywords:
        before = keywords_of(g.unit[slot])
        g.unit[slot].keywords |= w.keywords
        tell_keywords(g, Clause.GU6_15, g.now[0].source, slot, before)


def summon_card(g: World, packed: int, seat: int, silenced: bool) -> int:
    """Bring a creature, perhaps silenced, into play without playing it (GU7.5); return its slot, or NONE."""
    slot = enter(g, packed, seat, last_tile(g, seat))
    if slot != NONE:
        before = g.cause
        g.cause = tell_appearance(g, Kind.SUMMON, Clause.GU5_10, g.now[0].source, slot)
        if silenced:
            mute(g, slot)
        arrive(g, slot)
        g.cause = before
    return slot


def take_after(g: World, made: int, slot: int) -> None:
    """Give a new creature what another one has for good (GU7.18)."""
    u = g.unit[slot]
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
    if u.status & Status.SILENCED:
        mute(g, made)
        tell(g, Kind.SILENCE, Clause.GU6_40, v.owner, NONE, made, 0)
    for k in bits(modifiers_of(g, slot)):
        take_back(v, g.modifier[k].attack, g.modifier[k].health)
    tell_copied(g, made, words)


def steal(g: World, slot: int, returns: bool) -> int:
    """Move a creature to the other side, as new but with all its lasting changes (GU7.21); return its slot, or NONE."""
    u = g.unit[slot]
    seat = 1 - u.owner
    if g.row_size[seat] == ROW:
        tell_card(g, Kind.SUMMON_FAILS, Clause.GU7_21, seat, u.card, 0)
        return NONE
    before = g.cause
    g.cause = tell(g, Kind.LEAVES, Clause.GU7_21, u.owner, g.now[0].source, slot, 0)
    for k in bits(modifiers_of(g, slot)):
        expire(g, k)
    made = enter(g, u.card, seat, last_tile(g, seat))
    end_modifiers(g, made)
    tell_appearance(g, Kind.JOINS, Clause.GU7_21, NONE, made)
    take_after(g, made, slot)
    g.unit[made].harm = u.harm
    if u.lent:
        lend(g, made, u.lent, gift_of(u))
        tell(g, Kind.GIVEN, Clause.GU7_21, seat, NONE, made, u.lent)
    if u.status & Status.ASLEEP:
        g.unit[made].status |= Status.ASLEEP
        tell(g, Kind.SLEEP, Clause.GU7_21, seat, NONE, made, 0)
    leave(g, slot)
    if returns:
        g.unit[made].status |= Status.VISITING
        tell(g, Kind.VISITS, Clause.GU7_21, seat, NONE, made, 0)
    g.cause = before
    return made


def visitors(g: World) -> int:
    """Return the slots of creatures that go back at the end of the turn."""
    slots = 0
    for slot in bits(g.board[0] | g.board[1]):
        if g.unit[slot].status & Status.VISITING:
            slots |= 1 << slot
    return slots


def send_visitors_home(g: World) -> None:
    """Return creatures that were stolen until the end of the turn, ready. Without room they stay for good."""
    rest = visitors(g)
    while rest:
        slot = first_of(g, rest)
        rest &= ~(1 << slot)
        g.unit[slot].status &= ~Status.VISITING
        home = steal(g, slot, False)
        if home != NONE:
            g.unit[home].status &= ~Status.SICK
            tell(g, Kind.RECOVERS, Clause.GU7_21, g.unit[home].owner, NONE, home, 0)


def tell_copied(g: World, slot: int, words: int) -> None:
    """Log the values that a copy takes from its creature, as far as they differ from the stored ones."""
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


def wield(g: World, card: int, seat: int) -> int:
    """Give a god a relic without playing it; return its slot."""
    slot = equip(g, card, seat)
    tell_appearance(g, Kind.EQUIP, Clause.GU6_2, NONE, slot)
    return slot
