"""The reading of lines of card data: filters, values, conditions, groups and targets.

`g.now[0]` is the current effect, `g.seat` its seat and `g.via` its kind.
"""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import dying, god_of, keywords_of, on_board, relic_of, strength_of
from theagon.games.gods_unchained.rules.cards import card_of, cost_change, cost_of, health_added, strength_added
from theagon.games.gods_unchained.rules.gifts import bearer, given_triggers
from theagon.games.gods_unchained.rules.mana import gems
from theagon.games.gods_unchained.rules.vocabulary import Lead, Measure, Number, Reading, Side, Who, Zone
from theagon.games.gods_unchained.rules.world import (
    BURNED,
    NONE,
    SEATS,
    CardRow,
    FilterRow,
    Keyword,
    Sort,
    Status,
    Unit,
    ValueRow,
    World,
)
from theagon.games.gods_unchained.rules.zones import card_at, size_of
from theagon.kernel.bits import bits, nth_bit
from theagon.kernel.memory import clear, copy
from theagon.kernel.rng import random
from theagon.kernel.units import still

FULL = 9999  # as an amount of healing: up to the maximum


def of_side(side: int, seat: int, owner: int) -> bool:
    """Return whether an owner is on a side, from the seat's point of view."""
    return side == Side.ANY or (side == Side.FRIENDLY) == (owner == seat)


def matches(g: World, filter_: int, slot: int, seat: int, self_slot: int) -> bool:
    """Return whether a unit passes a filter, as the seat sees it; `self_slot` is the unit with the ability."""
    f = g.filter[filter_]
    u = g.unit[slot]
    if not of_side(f.side, seat, u.owner) or not f.kinds >> u.kind & 1 or (f.other and slot == self_slot):
        return False
    if f.plain:
        return True
    card = g.card[u.card]
    words = keywords_of(u)
    if (f.tribes and not f.tribes >> card.tribe & 1) or (f.gods and not f.gods >> card.god & 1):
        return False
    if (f.card and f.card != u.card) or (f.rarity and f.rarity != card.rarity):
        return False
    if (f.keyword and not words & f.keyword) or words & f.not_keyword:
        return False
    answers = g.card[bearer(u, 0)].triggers
    if u.lent and (f.has or f.lacks):
        answers |= given_triggers(g, u)
    if (f.has and not answers >> f.has & 1) or (f.lacks and answers >> f.lacks & 1):
        return False
    if f.damaged and f.damaged != 1 + (u.health < u.maximum):
        return False
    if f.asleep and f.asleep != 1 + (u.status & Status.ASLEEP != 0):
        return False
    if f.dying and f.dying != 1 + dying(u):
        return False
    if f.fought and f.fought != 1 + u.fought:
        return False
    if f.rare and not fits(g, f, slot, self_slot):
        return False
    if not f.bounded:
        return True
    strength = strength_of(u)
    if strength < f.attack_min or strength > f.attack_max or u.health < f.health_min or u.health > f.health_max:
        return False
    return f.cost_min <= card.cost <= f.cost_max


def fits(g: World, f: FilterRow, slot: int, self_slot: int) -> bool:
    """Return whether a unit passes what few filters ask: its numbers, and whom it stands next to."""
    u = g.unit[slot]
    if (f.number and not has_number(u, f.number)) or (f.not_number and has_number(u, f.not_number)):
        return False
    other = self_slot if f.beside <= 1 + Who.SELF else who_slot(g, f.beside - 1)
    return f.beside == 0 or next_to(g, slot, other)


def has_number(u: Unit, number: int) -> bool:
    """Return whether one of a unit's numbers is above 0."""
    if number == Number.BURN:
        return u.burn != 0
    if number == Number.REGEN:
        return u.regen != 0
    return u.armor != 0 if number == Number.ARMOR else u.spell_boost != 0


def next_to(g: World, slot: int, other: int) -> bool:
    """Return whether two creatures stand next to each other, or one stands next to the gap that the other has left."""
    if other == NONE or g.unit[slot].kind != Sort.CREATURE or g.unit[other].kind != Sort.CREATURE:
        return False
    right = g.unit[slot].tile - g.unit[other].tile
    if g.unit[other].status & Status.GONE:
        return g.unit[slot].owner == g.unit[other].owner and (right == -1 or right == 0)
    return g.unit[slot].owner == g.unit[other].owner and (right == -1 or right == 1)


def card_matches(g: World, filter_: int, packed: int, player: int, seat: int) -> bool:
    """Return whether a card of `player` passes a filter, from the seat's point of view."""
    f = g.filter[filter_]
    card = g.card[card_of(packed)]
    if not of_side(f.side, seat, player) or not f.kinds >> card.kind & 1:
        return False
    if (f.tribes and not f.tribes >> card.tribe & 1) or (f.gods and not f.gods >> card.god & 1):
        return False
    if (f.card and f.card != card_of(packed)) or (f.rarity and f.rarity != card.rarity):
        return False
    if f.gems and cost_of(g, packed) > gems(g, seat) - (f.gems - 1):
        return False
    if (f.keyword and not card.keywords & f.keyword) or card.keywords & f.not_keyword:
        return False
    if f.rare and ((f.number and not is_printed(card, f.number)) or (f.not_number and is_printed(card, f.not_number))):
        return False
    if (f.has and not card.triggers >> f.has & 1) or (f.lacks and card.triggers >> f.lacks & 1):
        return False
    attack = card.attack + strength_added(packed)
    health = card.health + health_added(packed)
    if card.kind != Sort.SPELL and (attack < f.attack_min or attack > f.attack_max):
        return False
    if card.kind != Sort.SPELL and (health < f.health_min or health > f.health_max):
        return False
    return f.cost_min <= card.cost + cost_change(packed) <= f.cost_max


def is_printed(card: CardRow, number: int) -> bool:
    """Return whether one of a card's numbers is above 0."""
    if number == Number.BURN:
        return card.burn != 0
    if number == Number.REGEN:
        return card.regen != 0
    return card.armor != 0 if number == Number.ARMOR else card.spell_boost != 0


def who_slot(g: World, who: int) -> int:
    """Return the slot that a word means, or NONE. The slot of a unit that has left play still holds its last values."""
    e = g.now[0]
    if who == Who.YOUR_GOD:
        return god_of(g.seat)
    if who == Who.ENEMY_GOD:
        return god_of(1 - g.seat)
    if who == Who.YOUR_RELIC:
        return relic_of(g, g.seat)
    if who == Who.ENEMY_RELIC:
        return relic_of(g, 1 - g.seat)
    if who == Who.TARGET:
        return still(g, e.target, e.target_entered)
    if who == Who.IT:
        return still(g, e.it, e.it_entered)
    return still(g, e.source, e.source_entered)


def passing(g: World, filter_: int, seat: int, self_slot: int) -> int:
    """Return the slots of the units on the board that pass a filter, from the seat's point of view."""
    f = g.filter[filter_]
    slots = 0
    if f.side != Side.ENEMY:
        slots = of_kinds(g, f.kinds, seat)
    if f.side != Side.FRIENDLY:
        slots |= of_kinds(g, f.kinds, 1 - seat)
    if f.other and self_slot != NONE:
        slots &= ~(1 << self_slot)
    if f.plain:
        return slots
    found = 0
    for slot in bits(slots):
        if matches(g, filter_, slot, seat, self_slot):
            found |= 1 << slot
    return found


def itself(g: World) -> int:
    """Return the slot that "other" leaves out of a count: that of the unit with the ability, or of a spell's target."""
    e = g.now[0]
    return e.source if e.source != NONE else e.target


def of_kinds(g: World, kinds: int, owner: int) -> int:
    """Return the slots of a player's units of some kinds on the board."""
    slots = 0
    if kinds >> Sort.CREATURE & 1:
        slots = g.board[owner]
    if kinds >> Sort.GOD & 1:
        slots |= 1 << god_of(owner)
    if kinds >> Sort.RELIC & 1:
        relic = relic_of(g, owner)
        if relic != NONE and on_board(g.unit[relic]):
            slots |= 1 << relic
    return slots


def unit_measure(g: World, measure: int, slot: int) -> int:
    """Return the count of a unit by a measure."""
    u = g.unit[slot]
    if measure == Measure.STRENGTH:
        return strength_of(u)
    if measure == Measure.HEALTH:
        return u.health
    return g.card[u.card].cost if measure == Measure.COST else 1


def card_measure(g: World, measure: int, packed: int) -> int:
    """Return the count of a card by a measure."""
    card = g.card[card_of(packed)]
    if measure == Measure.STRENGTH:
        return card.attack + strength_added(packed)
    if measure == Measure.HEALTH:
        return card.health + health_added(packed)
    return cost_of(g, packed) if measure == Measure.COST else 1


def how_many(g: World, filter_: int, zone: int, measure: int) -> int:
    """Return the number, or the sum of a measure, of the units or the cards of a zone that pass a filter."""
    n = 0
    if zone == Zone.BOARD:
        slots = passing(g, filter_, g.seat, itself(g))
        if measure == Measure.NUMBER:
            return slots.bit_count()
        for slot in bits(slots):
            n += unit_measure(g, measure, slot)
        return n
    for player in range(SEATS):
        for place in range(size_of(g, zone, player)):
            packed = card_at(g, zone, player, place)
            if card_matches(g, filter_, packed, player, g.seat):
                n += card_measure(g, measure, packed)
    return n


def lead(g: World, of: int, seat: int) -> int:
    """Return the lead of a seat over the other in these, at least 0."""
    other = 1 - seat
    if of == Lead.CREATURES:
        return max(0, g.row_size[seat] - g.row_size[other])
    if of == Lead.CARDS_IN_HAND:
        return max(0, g.hand_size[seat] - g.hand_size[other])
    if of == Lead.HEALTH:
        return max(0, g.unit[god_of(seat)].health - g.unit[god_of(other)].health)
    return max(0, g.favor[seat] - g.favor[other])


def of_random(g: World, v: ValueRow) -> int:
    """Return the measure of a random one of the units or cards that a value counts; 0 if there are none."""
    which = how_many(g, v.filter, v.zone, Measure.NUMBER)
    if which == 0:
        return 0
    which = random(g, which)
    if v.zone == Zone.BOARD:
        return unit_measure(g, v.total, nth_bit(passing(g, v.filter, g.seat, itself(g)), which))
    for player in range(SEATS):
        for place in range(size_of(g, v.zone, player)):
            packed = card_at(g, v.zone, player, place)
            if card_matches(g, v.filter, packed, player, g.seat):
                if which == 0:
                    return card_measure(g, v.total, packed)
                which -= 1
    return 0


def of_seats(side: int, own: int, other: int) -> int:
    """Return the amount of a side, given the amounts of the player and the other."""
    return own + other if side == Side.ANY else own if side == Side.FRIENDLY else other


def value_of(g: World, index: int, plain: int) -> int:
    """Return a value, read now; `plain` if the line has no value."""
    if index == 0:
        return plain
    v = g.value[index]
    n = 1
    if v.kind == Reading.COUNT:
        n = of_random(g, v) if v.random else how_many(g, v.filter, v.zone, v.total)
    elif v.kind == Reading.CARDS_IN_HAND:
        n = g.hand_size[g.seat if v.side == Side.FRIENDLY else 1 - g.seat]
    elif v.kind == Reading.SPELLS_CAST:
        n = of_seats(v.side, g.spells_cast[g.seat], g.spells_cast[1 - g.seat])
    elif v.kind == Reading.CARDS_PLAYED:
        n = of_seats(v.side, max(0, g.played[g.seat] - 1), max(0, g.played[1 - g.seat] - 1))
    elif v.kind == Reading.DEATHS and v.since:
        n = of_seats(v.side, g.buried[g.seat], g.buried[1 - g.seat])
    elif v.kind == Reading.DEATHS:
        n = of_seats(v.side, g.deaths[g.seat], g.deaths[1 - g.seat])
    elif v.kind == Reading.MANA_SPENT:
        n = of_seats(v.side, g.spent[g.seat], g.spent[1 - g.seat])
    elif v.kind == Reading.MANA:
        n = g.mana[g.seat if v.side == Side.FRIENDLY else 1 - g.seat]
    elif v.kind == Reading.FAVOR:
        n = g.favor[g.seat]
    elif v.kind == Reading.DONE:
        n = g.done
    elif v.kind == Reading.EVENT:
        n = 0 if g.now[0].tile == NONE else g.now[0].tile  # the damage or healing that the ability answers
    elif v.anchor == Who.CARD:
        n = read_of_card(g, v.kind, g.noted if g.noted else g.cast)
    elif v.kind == Reading.GEMS:
        n = gems(g, g.seat)
    elif v.kind == Reading.LEAD:
        n = lead(g, v.lead, g.seat if v.side == Side.FRIENDLY else 1 - g.seat)
    elif v.kind != Reading.CONSTANT:
        n = 0
        slot = who_slot(g, v.anchor)
        if slot != NONE:
            n = read_of(g, v.kind, slot)
    if v.per > 1:
        n = n // v.per
    n = n * v.times + v.plus
    return min(99, n) if v.most == 0 else min(v.most, n)


def read_of(g: World, kind: int, slot: int) -> int:
    """Return the value of a unit that a line reads."""
    u = g.unit[slot]
    if kind == Reading.STRENGTH:
        return strength_of(u)
    if kind == Reading.MISSING:
        return max(0, u.maximum - u.health)
    if kind == Reading.COST:
        return g.card[u.card].cost
    return u.regen if kind == Reading.REGEN else max(0, u.health)


def read_of_card(g: World, kind: int, packed: int) -> int:
    """Return the value of a card that a line reads; its cost is the printed one."""
    if kind == Reading.COST:
        return g.card[card_of(packed)].cost
    return card_measure(g, Measure.STRENGTH if kind == Reading.STRENGTH else Measure.HEALTH, packed)


def read_for(g: World, seat: int, source: int) -> None:
    """Let values and conditions be read for a unit that gives an aura, or (NONE) a card in a hand of the seat."""
    copy(g.set_aside[0], g.now[0])
    g.seat_aside = g.seat
    e = g.now[0]
    clear(e)
    e.source = source
    e.source_entered = 0 if source == NONE else g.unit[source].entered
    e.it = NONE
    e.target = NONE
    e.tile = NONE
    g.seat = seat


def read_on(g: World) -> None:
    """Let values be read for the effect in `now` again."""
    copy(g.now[0], g.set_aside[0])
    g.seat = g.seat_aside


def meets(g: World, index: int) -> bool:
    """Return whether a condition holds by itself."""
    c = g.condition[index]
    found = False
    if c.favor:
        found = g.favor[g.seat] >= c.favor
    elif c.mana:
        found = g.mana[g.seat] >= c.mana
    elif c.done:
        found = g.done >= c.done
    elif c.value:
        n = value_of(g, c.value, 0)
        found = n >= c.at_least
    elif c.burned:
        slot = who_slot(g, Who.SELF)
        found = slot != NONE and g.unit[slot].killer == BURNED
    elif c.different:
        found = all_different(g, c.different, g.seat)
    elif c.void:
        found = g.void_size[g.seat] >= c.void
    elif c.who == Who.CARD:
        packed = g.noted if g.noted else g.cast
        found = packed != 0 and card_matches(g, c.filter, packed, g.seat, g.seat)
    elif c.who == Who.ALL:
        found = how_many(g, c.filter, c.zone, Measure.NUMBER) >= c.at_least
    else:
        slot = who_slot(g, c.who)
        found = slot != NONE and matches(g, c.filter, slot, g.seat, itself(g))
    return found != (c.negated != 0)


def all_different(g: World, zone: int, seat: int) -> bool:
    """Return whether no two cards of a seat's hand, deck or void are the same."""
    for place in range(size_of(g, zone, seat)):
        for before in range(place):
            if card_of(card_at(g, zone, seat, before)) == card_of(card_at(g, zone, seat, place)):
                return False
    return True


def aimable(u: Unit, seat: int) -> bool:
    """Return whether the seat may aim at the unit (GU7.2)."""
    return u.owner == seat or not keywords_of(u) & Keyword.HIDDEN


def targets(g: World, index: int, seat: int, source: int) -> int:
    """Return the tiles of the units at which the player of an ability may aim it, as bits."""
    tiles = 0
    for slot in bits(passing(g, g.target_filter[index], seat, source)):
        u = g.unit[slot]
        if aimable(u, seat) and on_board(u):
            tiles |= 1 << u.tile
    return tiles
