"""What effects do to hands, decks and voids: drawing, adding, improving, pulling, discarding."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import god_of, keywords_of, last_tile, strength_of
from theagon.games.gods_unchained.rules.cards import SEEN, SOULLESS, card_of, improved
from theagon.games.gods_unchained.rules.changes import remember, tell_appearance, tell_keywords
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.effects import damage, tell_number
from theagon.games.gods_unchained.rules.reading import card_matches, who_slot
from theagon.games.gods_unchained.rules.triggers import raise_event
from theagon.games.gods_unchained.rules.units import arrive, enter, equip
from theagon.games.gods_unchained.rules.vocabulary import Kind, Line, Number, Side, Trigger, Via, Who, Why, Zone
from theagon.games.gods_unchained.rules.world import NONE, ROW, EffectRow, Sort, World
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
    """A new card comes to a hand; only its player knows which."""
    card = of_pool(g, w)
    if card:
        tell_card(g, Kind.ADD, Clause.GU5_3, seat, card, w.amount)
        to_hand(g, seat, improved(card, 0, 0, w.amount), False)


def summon(g: World, w: EffectRow, seat: int) -> None:
    """A creature comes to the right end of a side (GU5.10)."""
    card = of_pool(g, w)
    if card:
        summon_card(g, card, seat)


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
    if w.this and card_of(packed) != g.unit[g.now[0].source].card:
        return False
    creature = g.card[card_of(packed)].kind == Sort.CREATURE
    if creature and w.op == Line.PULL and w.to_zone == Zone.BOARD and g.row_size[seat] == ROW:  # GU7.17
        return False
    if w.limit == 0:
        return True
    slot = who_slot(g, Who.TARGET)
    return slot != NONE and g.card[card_of(packed)].cost < g.card[g.unit[slot].card].cost + w.limit


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
    better = improved(card_at(g, w.zone, seat, place), w.attack, w.health, w.amount)
    if w.zone == Zone.HAND:
        g.hand[seat][place] = better
    else:
        g.deck[seat][place] = better


def pull(g: World, w: EffectRow, seat: int) -> None:
    """Move a fitting card between zones: the last one (of a deck, the top) if `flag` says so, else a random one.

    This is not a draw (GU7.17).
    """
    n = matching(g, w, seat)
    if n == 0:
        tell(g, Kind.FIZZLE, Clause.GU7_17, seat, g.now[0].source, NONE, Why.NO_CARD)
        return
    which = n - 1
    if not w.flag:
        which = random(g, n)
    place = place_of(g, w, seat, which)
    packed = 0
    if w.zone == Zone.HAND:
        packed = take_from_hand(g, seat, place)
    elif w.zone == Zone.DECK:
        packed = take_from_deck(g, seat, place)
    else:
        packed = take_from_void(g, seat, place)
    packed = improved(packed, w.attack, w.health, w.amount)
    if w.keywords:
        packed |= SOULLESS
    tell_card(g, Kind.PULL, Clause.GU7_17, seat, card_of(packed), w.to_zone)
    tell_more(g, w.zone)
    if w.to_zone == Zone.HAND:
        to_hand(g, seat, packed, True)
    elif w.to_zone == Zone.VOID:
        to_void(g, seat, card_of(packed))
    elif w.to_zone == Zone.OBLITERATED:
        tell_card(g, Kind.OBLITERATED, Clause.GU7_14, seat, card_of(packed), 0)
    elif w.to_zone == Zone.DECK:
        shuffle_in(g, seat, packed)
    elif g.card[card_of(packed)].kind == Sort.RELIC:
        wield(g, packed, seat)
    else:
        summon_card(g, packed & ~SEEN, seat)


def shuffle_in(g: World, seat: int, packed: int) -> None:
    """A card goes to a random place of the deck."""
    place = random(g, g.deck_size[seat] + 1)
    tell_card(g, Kind.SHUFFLE, Clause.GU6_15, seat, card_of(packed), 0)
    put_into_deck(g, seat, place, packed)


def seats_of(side: int, seat: int) -> int:
    """The bits of the seats of a side."""
    if side == Side.ANY:
        return 3
    return 1 << (seat if side == Side.FRIENDLY else 1 - seat)
