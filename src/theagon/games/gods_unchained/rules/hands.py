"""What effects do to hands, decks and voids: drawing, adding, improving, pulling, discarding."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import god_of, keywords_of, last_tile, strength_of
from theagon.games.gods_unchained.rules.cards import SEEN, altered, card_of, cost_of, health_added, improved
from theagon.games.gods_unchained.rules.changes import remember, tell_appearance, tell_keywords
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.effects import damage, tell_number
from theagon.games.gods_unchained.rules.reading import card_matches, who_slot
from theagon.games.gods_unchained.rules.triggers import raise_event
from theagon.games.gods_unchained.rules.units import arrive, enter, equip
from theagon.games.gods_unchained.rules.vocabulary import Kind, Line, Number, Side, Trigger, Via, Which, Who, Why, Zone
from theagon.games.gods_unchained.rules.world import HAND, NONE, ROW, EffectRow, Sort, World
from theagon.games.gods_unchained.rules.zones import (
    card_at,
    put_into_deck,
    size_of,
    take_from_deck,
    take_from_void,
    to_hand,
    to_void,
)
from theagon.kernel.log import tell_card, tell_more
from theagon.kernel.piles import take_from_hand, take_top
from theagon.kernel.rng import random
from theagon.kernel.units import tell

MOST_FATIGUE = 99


def draw_card(g: World, seat: int) -> None:
    """Draw the top card (GU5.3); if the deck is empty, the god takes damage instead (GU5.8)."""
    packed = take_top(g, seat)
    if packed == 0 and g.tireless:
        return
    if packed == 0:
        before = g.cause
        g.fatigue[seat] = min(MOST_FATIGUE, g.fatigue[seat] + 1)
        g.cause = tell(g, Kind.EMPTY_DECK, Clause.GU5_8, seat, NONE, NONE, g.fatigue[seat])
        damage(g, god_of(seat), g.fatigue[seat], Kind.FATIGUE, Clause.GU5_8, NONE)
        g.cause = before
        return
    tell_card(g, Kind.DRAW, Clause.GU5_7, seat, card_of(packed), 0)
    to_hand(g, seat, packed, False)
    if g.listeners[Trigger.CARD_DRAWN]:
        raise_event(g, Trigger.CARD_DRAWN, NONE, packed, seat, Via.ABILITY)


def of_pool(g: World, w: EffectRow) -> int:
    """A random card of a line's pool; its one card if it has no pool."""
    first = w.pool
    size = w.pool_size
    if w.pools:
        k = first + 2 * (g.god[1 - g.seat] - 1)
        first = g.pool[k]
        size = g.pool[k + 1]
    elif size == 0:
        return w.card
    if size == 0:
        return 0
    i = random(g, size)
    return g.pool[first + i]


def add_card(g: World, w: EffectRow, seat: int) -> None:
    """A new card comes to a hand or a deck, where only its player knows which, or to a void."""
    card = like_unit(g, w.who) if w.copied else of_pool(g, w)
    if card == 0:
        return
    card = altered(g, w, card)
    if w.to_zone == Zone.HAND:
        tell_card(g, Kind.ADD, Clause.GU5_3, seat, card_of(card), w.amount)
        to_hand(g, seat, card, False)
    elif w.to_zone == Zone.VOID:
        to_void(g, seat, card_of(card))
    else:
        into_deck(g, w.to_zone, seat, card, False)


def like_unit(g: World, who: int) -> int:
    """A card of a creature, with the strength and health that it has gained; 0 if there is no such creature."""
    slot = who_slot(g, who)
    if slot == NONE or g.unit[slot].kind != Sort.CREATURE:
        return 0
    u = g.unit[slot]
    card = g.card[u.card]
    return improved(u.card, max(0, u.attack - card.attack), max(0, u.maximum - card.health), 0)


def summon(g: World, w: EffectRow, seat: int) -> None:
    """A creature comes to the right end of a side (GU5.10)."""
    card = of_pool(g, w)
    if card == 0:
        return
    slot = summon_card(g, card, seat)
    if slot != NONE and w.keywords:
        before = keywords_of(g.unit[slot])
        g.unit[slot].keywords |= w.keywords
        tell_keywords(g, Clause.GU6_15, g.now[0].source, slot, before)


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


def discard_random(g: World, seat: int) -> None:
    """A random card of a hand is obliterated (GU7.14)."""
    if g.hand_size[seat] > 0:
        place = random(g, g.hand_size[seat])
        obliterate_from_hand(g, seat, place)


def obliterate_from_hand(g: World, seat: int, place: int) -> None:
    packed = take_from_hand(g, seat, place)
    tell_card(g, Kind.DISCARD, Clause.GU7_14, seat, card_of(packed), 0)


def improve(g: World, w: EffectRow, seat: int) -> None:
    """Change the strength, health and cost of all cards of a hand or deck that fit, or of `count` random ones."""
    if not w.this:  # or the other player would hear that the hand holds such a card
        tell_card(g, Kind.IMPROVE, Clause.GU6_15, seat, 0, w.attack)  # only the seat may know whether there are any
    n = matching(g, w, seat)
    if n == 0:
        return
    if w.count == 0:
        improve_each(g, w, seat, -1)
        return
    for _ in range(w.count):
        i = random(g, n)
        improve_each(g, w, seat, i)


def fits(g: World, w: EffectRow, seat: int, place: int) -> bool:
    """Does the card at a place of the line's zone pass its filter, cost no more than the line allows, and find room?"""
    packed = card_at(g, w.zone, seat, place)
    if not card_matches(g, w.filter, packed, seat, seat):
        return False
    if w.this and (w.this == 1) != is_own(g, w, seat, place):
        return False
    creature = g.card[card_of(packed)].kind == Sort.CREATURE
    side = 1 - seat if w.over else seat
    if creature and w.op == Line.PULL and w.to_zone == Zone.BOARD and g.row_size[side] == ROW:  # GU7.17
        return False
    if w.limit == 0:
        return True
    slot = who_slot(g, Who.TARGET)
    return slot != NONE and g.card[card_of(packed)].cost < g.card[g.unit[slot].card].cost + w.limit


def is_own(g: World, w: EffectRow, seat: int, place: int) -> bool:
    """Is this the card whose ability is being carried out? Of a destroyed unit it is the last such card of the void."""
    e = g.now[0]
    packed = card_at(g, w.zone, seat, place)
    if e.source == NONE:
        held = w.zone == Zone.HAND and e.tile < HAND and e.tile != place
        if held and has_line(g, g.hand[seat][e.tile], e.row - 1):
            return False
        return has_line(g, packed, e.row - 1)
    if w.this == 1 or card_of(packed) != g.unit[e.source].card:
        return card_of(packed) == g.unit[e.source].card
    for later in range(place + 1, size_of(g, w.zone, seat)):
        if card_of(card_at(g, w.zone, seat, later)) == card_of(packed):
            return False
    return True


def has_line(g: World, packed: int, row: int) -> bool:
    """Is a line of the effect table part of an ability of the card?"""
    card = g.card[card_of(packed)]
    for k in range(card.ability, card.ability + card.abilities):
        if g.ability[k].effect <= row < g.ability[k].effect + g.ability[k].effects:
            return True
    return False


def matching(g: World, w: EffectRow, seat: int) -> int:
    """How many cards of the line's zone fit."""
    n = 0
    for place in range(size_of(g, w.zone, seat)):
        if fits(g, w, seat, place):
            n += 1
    return n


def place_of(g: World, w: EffectRow, seat: int, which: int) -> int:
    """The place of the `which`-th card of the line's zone that fits."""
    n = 0
    for place in range(size_of(g, w.zone, seat)):
        if fits(g, w, seat, place):
            if n == which:
                return place
            n += 1
    return 0


def improve_each(g: World, w: EffectRow, seat: int, which: int) -> None:
    """Improve all the cards of a hand or deck that fit, or the `which`-th of them."""
    n = 0
    for place in range(size_of(g, w.zone, seat)):
        if fits(g, w, seat, place):
            if which < 0 or n == which:
                improve_at(g, w, seat, place)
            n += 1


def improve_at(g: World, w: EffectRow, seat: int, place: int) -> None:
    better = altered(g, w, card_at(g, w.zone, seat, place))
    if w.zone == Zone.HAND:
        g.hand[seat][place] = better
    else:
        g.deck[seat][place] = better


def pull(g: World, w: EffectRow, seat: int) -> None:
    """Move a card that fits between zones, or a copy of it, or all that fit. This is not a draw (GU7.17)."""
    n = matching(g, w, seat)
    if n == 0:
        tell(g, Kind.FIZZLE, Clause.GU7_17, seat, g.now[0].source, NONE, Why.NO_CARD)
    elif w.flag == Which.ALL:
        size = size_of(g, w.zone, seat)
        for k in range(size):
            if fits(g, w, seat, size - 1 - k):
                pull_from(g, w, seat, size - 1 - k)
    elif w.flag >= Which.HIGHEST_COST:
        place = extreme_of(g, w, seat)
        pull_from(g, w, seat, place)
    else:
        which = n - 1
        if w.flag != Which.TOP:
            which = random(g, n)
        pull_from(g, w, seat, place_of(g, w, seat, which))


def extreme_of(g: World, w: EffectRow, seat: int) -> int:
    """The place of the card that fits and is the most or the least costly, say; of equal ones a random one's."""
    best = -1000
    equal = 0
    found = 0
    for place in range(size_of(g, w.zone, seat)):
        if fits(g, w, seat, place):
            rank = rank_of(g, w.flag, card_at(g, w.zone, seat, place))
            if rank > best:
                best = rank
                equal = 0
            if rank == best:
                equal += 1
                if random(g, equal) == 0:
                    found = place
    return found


def rank_of(g: World, which: int, packed: int) -> int:
    """How far a card is in front of others."""
    if which == Which.LOWEST_HEALTH:
        return -g.card[card_of(packed)].health - health_added(packed)
    return cost_of(g, packed) if which == Which.HIGHEST_COST else -cost_of(g, packed)


def pull_from(g: World, w: EffectRow, seat: int, place: int) -> None:
    """Move the card at a place of the line's zone, or a copy of it, with what the line changes of it."""
    packed = altered(g, w, card_at(g, w.zone, seat, place))
    to = 1 - seat if w.over else seat
    if not w.copied:
        take_from(g, w, seat, place)
    if w.to_zone == Zone.HAND:
        come_to_hand(g, w, to, packed)
    elif w.to_zone == Zone.VOID:
        to_void(g, to, card_of(packed))
    elif w.to_zone == Zone.OBLITERATED:
        tell_card(g, Kind.OBLITERATED, Clause.GU7_14, to, card_of(packed), 0)
    elif w.to_zone != Zone.BOARD:
        into_deck(g, w.to_zone, to, packed, w.zone == Zone.HAND and not w.copied)
    elif g.card[card_of(packed)].kind == Sort.RELIC:
        wield(g, packed, to)
    else:
        summon_card(g, packed & ~SEEN, to)


def take_from(g: World, w: EffectRow, seat: int, place: int) -> None:
    """Remove a card from the line's zone. All may know which, unless it goes from the hand into the deck."""
    card = card_of(card_at(g, w.zone, seat, place))
    if w.zone == Zone.HAND:
        take_from_hand(g, seat, place)
    elif w.zone == Zone.DECK:
        take_from_deck(g, seat, place)
    else:
        take_from_void(g, seat, place)
    if w.zone != Zone.HAND or not goes_into_deck(w.to_zone):
        tell_card(g, Kind.PULL, Clause.GU7_17, seat, card, Zone.OTHER if w.over else w.to_zone)
        tell_more(g, w.zone)


def goes_into_deck(zone: int) -> bool:
    return zone == Zone.DECK or zone == Zone.DECK_TOP or zone == Zone.DECK_BOTTOM


def come_to_hand(g: World, w: EffectRow, seat: int, packed: int) -> None:
    """A pulled card comes to a hand, known to both; of a copy only its player knows what it is."""
    if w.copied:
        tell_card(g, Kind.ADD, Clause.GU7_17, seat, card_of(packed), w.amount)
    elif w.over:
        tell_card(g, Kind.COMES_OVER, Clause.GU7_17, seat, card_of(packed), 0)
    to_hand(g, seat, packed, not w.copied)


def into_deck(g: World, zone: int, seat: int, packed: int, from_hand: bool) -> None:
    """A card goes to the top of a deck, to its bottom, or to a random place; only its player knows which."""
    place = 0
    told = zone
    if zone == Zone.DECK_TOP:
        place = g.deck_size[seat]
    elif zone == Zone.DECK:
        place = random(g, g.deck_size[seat] + 1)
        told = 0
    if from_hand:
        tell_card(g, Kind.TUCK, Clause.GU7_17, seat, card_of(packed), told)
    else:
        tell_card(g, Kind.SHUFFLE, Clause.GU6_15, seat, card_of(packed), told)
    put_into_deck(g, seat, place, packed)


def seats_of(side: int, seat: int) -> int:
    """The bits of the seats of a side."""
    if side == Side.ANY:
        return 3
    return 1 << (seat if side == Side.FRIENDLY else 1 - seat)
