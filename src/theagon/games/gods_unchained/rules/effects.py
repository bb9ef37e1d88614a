"""The effects on a unit: damage, healing, bonuses, sleep, destruction."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import god_of, keywords_of, strength_of
from theagon.games.gods_unchained.rules.changes import remember, tell_keywords, tell_values
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.gifts import lend, mute
from theagon.games.gods_unchained.rules.modifiers import (
    add_modifier,
    aura_health,
    aura_place,
    aura_strength,
    lose_keywords,
    raise_maximum,
    refresh_timed,
    room_for_modifier,
)
from theagon.games.gods_unchained.rules.reading import FULL, itself, passing, value_of
from theagon.games.gods_unchained.rules.triggers import push_own, raise_unit_event
from theagon.games.gods_unchained.rules.vocabulary import Kind, Number, Trigger, Via
from theagon.games.gods_unchained.rules.world import (
    BURNED,
    COMBAT,
    GOD_KEYWORDS,
    NONE,
    EffectRow,
    Ending,
    Keyword,
    Sort,
    Status,
    Unit,
    Until,
    World,
)
from theagon.kernel.bits import bits
from theagon.kernel.modifiers import MOST, ending, forget, forget_attack, forget_health, modifiers_of
from theagon.kernel.units import tell, tell_two

OF_NUMBER = 16  # the bits of numbers, by `Number`, above those of keywords
ANYTHING = (1 << 24) - 1
ALL_NUMBERS = 1 << Number.BURN | 1 << Number.REGEN | 1 << Number.ARMOR | 1 << Number.SPELL_BOOST
MOST_AMOUNT = 99  # of an event, as abilities read it


def warded(g: World, slot: int) -> bool:
    """Return whether Ward stops an enemy spell or god power (GU7.4, GU6.14); it then ends in the next cleanup."""
    if g.via != Via.SPELL and g.via != Via.POWER:
        return False
    u = g.unit[slot]
    if u.owner == g.seat or not keywords_of(u) & Keyword.WARD:
        return False
    u.status |= Status.WARDED
    tell(g, Kind.WARD, Clause.GU3_11, u.owner, NONE, slot, 0)
    return True


def damage(g: World, slot: int, amount: int, kind: int, clause: int, source: int) -> int:
    """Deal damage, with Armor, Protected, Deadly and Leech; return the damage that was dealt."""
    u = g.unit[slot]
    if amount > 0 and u.armor:  # GU7.13
        amount = max(0, amount - u.armor)
        tell(g, Kind.ARMOR, Clause.GU7_13, u.owner, NONE, slot, amount)
    if amount <= 0:
        return 0
    before = g.cause
    if keywords_of(u) & Keyword.PROTECTED:  # GU7.4
        g.cause = tell(g, Kind.PROTECTED, Clause.GU7_4, u.owner, source, slot, amount)
        lose_keywords(g, slot, Keyword.PROTECTED, Clause.GU7_4)
        g.cause = before
        return 0
    u.health = max(-MOST, u.health - amount)
    number = tell_two(g, kind, clause, source, slot, amount, u.health)
    g.doing += amount
    g.cause = number
    u.harm = 1 + number
    u.killer = COMBAT if g.via == Via.COMBAT else BURNED if kind == Kind.BURN else 1 + g.seat
    if source != NONE:
        words = keywords_of(g.unit[source])
        if words & Keyword.DEADLY and u.kind == Sort.CREATURE:  # GU7.6
            u.status |= Status.DOOMED
            tell(g, Kind.DEADLY, Clause.GU7_6, g.seat, source, slot, 0)
        if words & Keyword.LEECH:  # GU7.7
            heal(g, god_of(g.unit[source].owner), amount, Kind.LEECH, Clause.GU7_7)
        if g.listeners[Trigger.DEALS_DAMAGE] >> source & 1:
            before_it = g.pending
            push_own(g, source, Trigger.DEALS_DAMAGE, Via.ABILITY, slot)
            note_amount(g, before_it, amount)
    answer_with_amount(g, Trigger.DAMAGED, slot, amount)
    if u.health > 0:
        answer_with_amount(g, Trigger.SURVIVES, slot, amount)
    g.cause = before
    return amount


def heal(g: World, slot: int, amount: int, kind: int, clause: int) -> None:
    """Heal a unit, never past the maximum."""
    u = g.unit[slot]
    healed = u.maximum - u.health if amount == FULL else min(amount, u.maximum - u.health)
    if healed > 0:
        before = g.cause
        u.health += healed
        g.cause = tell_two(g, kind, clause, g.now[0].source, slot, healed, u.health)
        answer_with_amount(g, Trigger.HEALED, slot, healed)
        g.cause = before


def answer_with_amount(g: World, trigger: int, slot: int, amount: int) -> None:
    """Trigger on damage or healing of a unit; the abilities that answer know the amount."""
    if g.listeners[trigger]:
        first = g.pending
        raise_unit_event(g, trigger, slot)
        note_amount(g, first, amount)


def note_amount(g: World, first: int, amount: int) -> None:
    """Note the amount of damage or healing that the effects from place `first` on answer."""
    for k in range(first, g.pending):
        g.queue[k].tile = min(MOST_AMOUNT, amount)


def grow(u: Unit, strength: int, health: int) -> None:
    """Raise or lower strength and health."""
    u.attack = min(MOST, max(-MOST, u.attack + strength))
    raise_maximum(u, health)


def gain(g: World, slot: int, w: EffectRow, strength: int, until: int) -> None:
    """Give a bonus: a lasting one, or a modifier that ends by itself."""
    u = g.unit[slot]
    source = g.now[0].source
    words = w.keywords & GOD_KEYWORDS if u.kind == Sort.GOD else w.keywords
    had = had_by(g, w) if w.whom else ANYTHING
    words &= had
    health = value_of(g, w.health_value, w.health)
    ends = until != Until.LASTING and (strength != 0 or health != 0 or words != 0)
    place = 0
    if ends:
        place = room_for_modifier(g)
    before = keywords_of(u)
    if strength or health:
        remember(g, slot)
        alive = u.health > 0
        grow(u, strength, health)
        number = tell_values(g, Kind.BONUS, Clause.GU6_15, source, slot)
        if u.health <= 0:
            u.killer = 1 + g.seat
            if alive:
                u.harm = 1 + number
    if ends:
        add_modifier(g, place, slot, until, strength, health, words, 0)
    else:
        u.keywords |= words
    tell_keywords(g, Clause.GU6_15, source, slot, before)
    if w.burn or w.regen or w.armor or w.spell_boost:  # GU7.12
        burn = w.burn * (had >> OF_NUMBER + Number.BURN & 1)
        regen = w.regen * (had >> OF_NUMBER + Number.REGEN & 1)
        armor = w.armor * (had >> OF_NUMBER + Number.ARMOR & 1)
        boost = w.spell_boost * (had >> OF_NUMBER + Number.SPELL_BOOST & 1)
        u.burn = min(99, u.burn + burn)
        u.regen = min(99, u.regen + regen)
        u.armor = min(99, u.armor + armor)
        u.spell_boost = min(99, u.spell_boost + boost)
        tell_number(g, slot, burn, Number.BURN)
        tell_number(g, slot, regen, Number.REGEN)
        tell_number(g, slot, armor, Number.ARMOR)
        tell_number(g, slot, boost, Number.SPELL_BOOST)


def had_by(g: World, w: EffectRow) -> int:
    """Return the keywords of the units that pass the line's filter `whom`, and from OF_NUMBER on their numbers."""
    had = 0
    for slot in bits(passing(g, w.whom, g.seat, itself(g))):
        u = g.unit[slot]
        had |= keywords_of(u)
        if u.burn:
            had |= 1 << OF_NUMBER + Number.BURN
        if u.regen:
            had |= 1 << OF_NUMBER + Number.REGEN
        if u.armor:
            had |= 1 << OF_NUMBER + Number.ARMOR
        if u.spell_boost:
            had |= 1 << OF_NUMBER + Number.SPELL_BOOST
    return had


def lose_numbers(g: World, slot: int, which: int) -> None:
    """Set some of a unit's numbers to 0, given as bits of `Number`."""
    u = g.unit[slot]
    if which >> Number.BURN & 1:
        tell_number(g, slot, -u.burn, Number.BURN)
        u.burn = 0
    if which >> Number.REGEN & 1:
        tell_number(g, slot, -u.regen, Number.REGEN)
        u.regen = 0
    if which >> Number.ARMOR & 1:
        tell_number(g, slot, -u.armor, Number.ARMOR)
        u.armor = 0
    if which >> Number.SPELL_BOOST & 1:
        tell_number(g, slot, -u.spell_boost, Number.SPELL_BOOST)
        u.spell_boost = 0


def double(g: World, slot: int, which: int) -> None:
    """Double strength (bit 1), or add as much health as there is (bit 2), as a bonus does (GU7.12)."""
    u = g.unit[slot]
    if which & 1:
        set_strength(g, slot, min(99, 2 * max(0, u.attack - aura_strength(g, slot))))
    if which & 2 and u.health > 0:
        remember(g, slot)
        grow(u, 0, min(99 - u.health, u.health))
        tell_values(g, Kind.BONUS, Clause.GU6_15, g.now[0].source, slot)


def tell_number(g: World, slot: int, gained: int, number: int) -> None:
    """Log a gain of one of a unit's numbers, if there is one."""
    if gained:
        tell_two(g, Kind.NUMBERS, Clause.GU7_12, g.now[0].source, slot, gained, number)


def set_strength(g: World, slot: int, amount: int) -> None:
    """Replace the strength under the auras; earlier bonuses no longer count, now or when they end (GU6.36)."""
    u = g.unit[slot]
    from_auras = aura_strength(g, slot)
    u.attack = min(MOST, max(-MOST, amount + from_auras))
    forget_attack(g, slot)
    if from_auras:
        g.modifier[aura_place(g, slot)].attack = from_auras
    tell(g, Kind.SET, Clause.GU6_15, g.seat, g.now[0].source, slot, strength_of(u))


def set_health(g: World, slot: int, amount: int) -> None:
    """Replace health and maximum under the auras."""
    u = g.unit[slot]
    from_auras = aura_health(g, slot)
    u.maximum = min(MOST, max(0, amount + from_auras))
    u.health = u.maximum
    forget_health(g, slot)
    if from_auras:
        g.modifier[aura_place(g, slot)].health = from_auras
    number = tell(g, Kind.SET_HEALTH, Clause.GU6_15, g.seat, g.now[0].source, slot, u.health)
    if u.health <= 0:
        u.harm = 1 + number
        u.killer = 1 + g.seat


def swap_values(g: World, slot: int) -> None:
    """Swap strength and health."""
    strength = strength_under(g, slot)
    health = health_under(g, slot)
    set_strength(g, slot, health)
    set_health(g, slot, strength)


def swap_between(g: World, which: int, slot: int, other: int) -> None:
    """Swap the strength (bit 1) or the health (bit 2) of two units (GU6.37)."""
    if which & 1:
        strength = strength_under(g, slot)
        set_strength(g, slot, strength_under(g, other))
        set_strength(g, other, strength)
    if which & 2:
        health = health_under(g, slot)
        set_health(g, slot, health_under(g, other))
        set_health(g, other, health)


def strength_under(g: World, slot: int) -> int:
    """Return the strength of a unit without auras."""
    return max(0, g.unit[slot].attack - aura_strength(g, slot))


def health_under(g: World, slot: int) -> int:
    """Return the health that a unit would have if all auras ended now."""
    u = g.unit[slot]
    from_auras = aura_health(g, slot)
    left = min(u.health, u.maximum - from_auras) if from_auras > 0 else u.health - from_auras
    return max(0, left)


def reset_values(g: World, slot: int, which: int) -> None:
    """Reset strength (bit 1), or both values, to the printed ones; health is then full."""
    card = g.card[g.unit[slot].card]
    set_strength(g, slot, card.attack)
    if which & 2:
        set_health(g, slot, card.health)


def silence(g: World, slot: int) -> None:
    """Take from a creature its abilities, keywords and bonuses; its damage and what auras give it stay (GU6.40)."""
    u = g.unit[slot]
    before = g.cause
    g.cause = tell(g, Kind.SILENCE, Clause.GU6_40, u.owner, g.now[0].source, slot, 0)
    remember(g, slot)
    words = keywords_of(u)
    health = u.health
    maximum = u.maximum
    if u.lent:
        lend(g, slot, 0, 0)
        tell(g, Kind.GIVEN_ENDS, Clause.GU6_40, u.owner, NONE, slot, 0)
    mute(g, slot)
    for k in bits(modifiers_of(g, slot) & ~ending(g, Until.AURAS)):
        if g.modifier[k].sleep != Ending.SLEEP:
            forget(g, k)
    u.attack = g.card[u.card].attack + aura_strength(g, slot)
    u.maximum = max(0, g.card[u.card].health + aura_health(g, slot))
    u.health = min(u.maximum, health + max(0, u.maximum - maximum))
    u.keywords = 0
    lose_numbers(g, slot, ALL_NUMBERS)
    refresh_timed(g, slot)
    v = g.former[0]
    if u.attack != v.attack or u.maximum != v.maximum:
        tell_values(g, Kind.BONUS, Clause.GU6_40, NONE, slot)
    tell_keywords(g, Clause.GU6_40, NONE, slot, words)
    g.cause = before


def put_to_sleep(g: World, slot: int, at_end: bool) -> None:
    """Let a creature or god sleep: now (GU2.1), or from the end of this turn (GU2.2)."""
    if at_end:
        place = room_for_modifier(g)
        add_modifier(g, place, slot, Until.THIS_TURN, 0, 0, 0, Ending.SLEEP)
        return
    g.unit[slot].status |= Status.ASLEEP
    tell(g, Kind.SLEEP, Clause.GU2_1, g.seat, g.now[0].source, slot, 0)


def wake(g: World, slot: int) -> None:
    """End sleep, but not summoning sickness (GU2.3)."""
    u = g.unit[slot]
    if u.status & Status.ASLEEP:
        u.status &= ~Status.ASLEEP
        tell(g, Kind.WAKES, Clause.GU6_15, g.seat, g.now[0].source, slot, 0)


def doom(g: World, slot: int) -> None:
    """Mark a creature or relic: the next cleanup destroys it (GU3.2)."""
    u = g.unit[slot]
    if not u.status & Status.DOOMED:
        g.doing += 1
    u.status |= Status.DOOMED
    u.killer = 1 + g.seat
    u.harm = 1 + tell(g, Kind.MARKED, Clause.GU3_2, g.seat, g.now[0].source, slot, 0)


def change_durability(g: World, slot: int, amount: int) -> None:
    """Change the durability of a relic (GU6.2)."""
    u = g.unit[slot]
    u.health = max(0, min(MOST, u.health + amount))
    u.maximum = max(u.maximum, u.health)
    u.harm = 1 + tell_two(g, Kind.DURABILITY, Clause.GU6_2, g.now[0].source, slot, amount, u.health)
