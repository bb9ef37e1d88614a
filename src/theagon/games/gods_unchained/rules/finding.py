"""The cards that a line of card data means: those of a hand, deck or void that fit, and those that it makes."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import keywords_of
from theagon.games.gods_unchained.rules.cards import (
    CHOSEN,
    card_of,
    cost_of,
    for_a_turn,
    improved,
    passing_cost,
    with_words,
)
from theagon.games.gods_unchained.rules.reading import card_matches, value_of, who_slot
from theagon.games.gods_unchained.rules.vocabulary import Line, This, Who, Zone
from theagon.games.gods_unchained.rules.world import (
    HAND,
    NONE,
    ROW,
    EffectRow,
    Keyword,
    Sort,
    Status,
    Unit,
    Until,
    World,
)
from theagon.games.gods_unchained.rules.zones import card_at, size_of
from theagon.kernel.bits import bits
from theagon.kernel.modifiers import modifiers_of
from theagon.kernel.rng import random

BURIED = Status.DESTROYED | Status.GONE
BY_MANA = 2  # as `pools` of a line: one pool for each amount of mana


def fits(g: World, w: EffectRow, seat: int, place: int) -> bool:
    """Return whether the card at a place of the line's zone is one that the line means, and finds room."""
    packed = card_at(g, w.zone, seat, place)
    if not card_matches(g, w.filter, packed, seat, seat):
        return False
    if w.depth and place < g.deck_size[seat] - w.depth:
        return False
    if w.this == This.CHOSEN_ONE and not packed & CHOSEN:
        return False
    if w.this == This.DRAWN and place < g.hand_size[seat] - g.done:
        return False
    if w.this == This.AGAIN and is_first(g, w, seat, place):
        return False
    if (w.this == This.ITSELF or w.this == This.OTHER) and (w.this == This.ITSELF) != is_own(g, w, seat, place):
        return False
    if g.card[card_of(packed)].kind == Sort.CREATURE and lacks_room(g, w, seat):
        return False
    cost = g.card[card_of(packed)].cost
    if w.like:
        like = who_slot(g, w.like - 1)
        return like != NONE and cost == g.card[g.unit[like].card].cost
    if w.limit:
        slot = who_slot(g, Who.TARGET)
        return slot != NONE and cost < g.card[g.unit[slot].card].cost + w.limit
    return True


def lacks_room(g: World, w: EffectRow, seat: int) -> bool:
    """Return whether a line pulls cards to a side that has no room for a creature (GU7.17)."""
    return w.op == Line.PULL and w.to_zone == Zone.BOARD and g.row_size[1 - seat if w.over else seat] == ROW


def is_first(g: World, w: EffectRow, seat: int, place: int) -> bool:
    """Return whether this is the first card of its pile that equals the one picked before: it counts as that one."""
    if card_at(g, w.zone, seat, place) != g.noted:
        return False
    for before in range(place):
        if card_at(g, w.zone, seat, before) == g.noted:
            return False
    return True


def is_own(g: World, w: EffectRow, seat: int, place: int) -> bool:
    """Return whether this is the card of the current ability. For a unit in the void it is the last such card there."""
    e = g.now[0]
    packed = card_at(g, w.zone, seat, place)
    if e.source == NONE:
        held = w.zone == Zone.HAND and e.tile < HAND and e.tile != place
        if held and has_line(g, g.hand[seat][e.tile], e.row - 1):
            return False
        return has_line(g, packed, e.row - 1)
    if card_of(packed) != g.unit[e.source].card or not went_to_void(g.unit[e.source]):
        return False
    if w.this == This.ITSELF:
        return True
    for later in range(place + 1, size_of(g, w.zone, seat)):
        if card_of(card_at(g, w.zone, seat, later)) == card_of(packed):
            return False
    return True


def went_to_void(u: Unit) -> bool:
    """Return whether the unit was destroyed and its card put into the void (GU3.6). Soulless ones never are (GU3.5)."""
    return u.status & BURIED == BURIED and not keywords_of(u) & Keyword.SOULLESS


def has_line(g: World, packed: int, row: int) -> bool:
    """Return whether a line of the effect table is part of an ability of the card."""
    card = g.card[card_of(packed)]
    for k in range(card.ability, card.ability + card.abilities):
        if g.ability[k].effect <= row < g.ability[k].effect + g.ability[k].effects:
            return True
    return False


def matching(g: World, w: EffectRow, seat: int) -> int:
    """Return the number of cards of the line's zone that fit."""
    n = 0
    for place in range(size_of(g, w.zone, seat)):
        if fits(g, w, seat, place):
            n += 1
    return n


def fitting(g: World, w: EffectRow, seat: int) -> int:
    """Return the places of the cards that fit, in one hand, deck or void, as bits."""
    places = 0
    for place in range(size_of(g, w.zone, seat)):
        if fits(g, w, seat, place):
            places |= 1 << place
    return places


def place_of(g: World, w: EffectRow, seat: int, which: int) -> int:
    """Return the place of the `which`-th card of the line's zone that fits."""
    n = 0
    for place in range(size_of(g, w.zone, seat)):
        if fits(g, w, seat, place):
            if n == which:
                return place
            n += 1
    return 0


def altered(g: World, w: EffectRow, packed: int) -> int:
    """Return the card with all that a line changes of it."""
    times = value_of(g, w.value, 1)
    if w.until == Until.THIS_TURN:
        return altered_for_a_turn(g, w, packed, times * w.amount)
    packed = improved(packed, times * w.attack, times * w.health, times * w.amount)
    if w.price:
        packed = improved(packed, 0, 0, w.price - 1 - cost_of(g, packed))
    if w.price_limit:
        packed = improved(packed, 0, 0, min(0, w.price_limit - 1 - cost_of(g, packed)))
    return with_words(packed, w.keywords & Keyword.SOULLESS)


def altered_for_a_turn(g: World, w: EffectRow, packed: int, change: int) -> int:
    """Return the card with the cost that a line gives it until the turn ends."""
    cost = max(0, cost_of(g, packed) + passing_cost(packed))
    if w.price:
        change = w.price - 1 - cost
    if w.price_limit:
        change = min(0, w.price_limit - 1 - cost)
    return for_a_turn(packed, change)


# ---- cards that are made -------------------------------------------------------------------------------------------


def of_pool(g: World, w: EffectRow) -> int:
    """Return a random card of a line's pool; its one card if it has no pool."""
    if w.pools:
        return random_card(g, w, g.mana[g.seat] if w.pools == BY_MANA else g.god[1 - g.seat] - 1)
    if w.pool_size == 0:
        return w.card
    i = random(g, w.pool_size)
    return g.pool[w.pool + i]


def random_card(g: World, w: EffectRow, which: int) -> int:
    """Return a random card of one of a line's pools; 0 if it is empty."""
    if which >= w.pool_size:
        return 0
    k = w.pool + 2 * which
    if g.pool[k + 1] == 0:
        return 0
    i = random(g, g.pool[k + 1])
    first = g.pool[k]
    return g.pool[first + i]


def like_unit(g: World, who: int) -> int:
    """Return a card of a creature, with what the creature has gained for good; 0 if there is no such creature."""
    slot = who_slot(g, who)
    if slot == NONE or g.unit[slot].kind != Sort.CREATURE:
        return 0
    return with_gains(g, g.unit[slot].card, slot)


def with_gains(g: World, packed: int, slot: int) -> int:
    """Return a unit's card, with the strength, health and keywords that the unit has gained for good (GU7.18)."""
    u = g.unit[slot]
    card = g.card[u.card]
    strength = u.attack - card.attack
    health = u.maximum - card.health
    for k in bits(modifiers_of(g, slot)):
        strength -= g.modifier[k].attack
        health -= g.modifier[k].health
    return with_words(improved(packed, max(0, strength), max(0, health), 0), u.keywords & ~card.keywords)
