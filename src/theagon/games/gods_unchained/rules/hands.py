"""The effects on hands and decks: drawing, adding, improving, discarding."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import god_of
from theagon.games.gods_unchained.rules.cards import SEEN, card_of, with_words
from theagon.games.gods_unchained.rules.chosen import find_chosen, raise_card
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.effects import damage
from theagon.games.gods_unchained.rules.finding import altered, fitting, like_unit, of_pool
from theagon.games.gods_unchained.rules.triggers import FROM_HAND, push_card_abilities, raise_event
from theagon.games.gods_unchained.rules.vocabulary import Kind, Last, This, Trigger, Via, Why, Zone
from theagon.games.gods_unchained.rules.world import HAND, NONE, SEATS, EffectRow, World
from theagon.games.gods_unchained.rules.zones import card_at, put_into_deck, to_hand, to_void
from theagon.kernel.bits import bits, nth_bit
from theagon.kernel.log import tell_card
from theagon.kernel.piles import take_from_hand, take_top
from theagon.kernel.rng import random
from theagon.kernel.units import tell

MOST_FATIGUE = 99


def draw_card(g: World, seat: int) -> None:
    """Draw the top card (GU5.3). If the deck is empty, the god takes damage instead (GU5.8)."""
    packed = take_top(g, seat)
    if packed == 0 and g.tireless:
        return
    if packed == 0:
        before = g.cause
        g.fatigue[seat] = min(MOST_FATIGUE, g.fatigue[seat] + 1)
        g.cause = tell(g, Kind.EMPTY_DECK, Clause.GU5_8, seat, NONE, NONE, g.fatigue[seat])
        drawn = g.doing
        damage(g, god_of(seat), g.fatigue[seat], Kind.FATIGUE, Clause.GU5_8, NONE)
        g.doing = drawn
        g.cause = before
        return
    before = g.cause
    g.cause = tell_card(g, Kind.DRAW, Clause.GU5_7, seat, card_of(packed), 0)
    if to_hand(g, seat, packed, False):
        g.doing += 1
        if g.acts[card_of(packed)] & FROM_HAND:  # it may answer its own draw
            place = g.hand_size[seat] - 1
            push_card_abilities(g, card_of(packed), seat, Trigger.DRAWN, Zone.HAND, seat, place, 0)
    if g.listeners[Trigger.CARD_DRAWN]:
        raise_event(g, Trigger.CARD_DRAWN, NONE, packed, seat, Via.ABILITY)
    g.cause = before


def draw_chosen(g: World, seat: int) -> None:
    """Draw the Chosen One instead of the top card, if the deck has a creature (GU7.22)."""
    place = find_chosen(g, seat)
    if place == NONE:
        tell(g, Kind.FIZZLE, Clause.GU7_22, seat, g.now[0].source, NONE, Why.NO_CARD)
        return
    raise_card(g, seat, place, g.deck_size[seat])
    draw_card(g, seat)


def new_card(g: World, w: EffectRow) -> int:
    """Return the card that a line makes; 0 if there is none to make."""
    if w.flag != Last.NONE:
        by = g.seat ^ w.over
        return g.last_spell[by] if w.flag == Last.SPELL else g.last_creature[by]
    if w.this == This.DRAWN:
        return g.hand[g.seat][g.hand_size[g.seat] - 1] if g.done else 0  # with its changes
    if w.this == This.NOTED:
        return card_of(g.noted)
    return like_unit(g, w.who) if w.copied else of_pool(g, w)


def add_card(g: World, w: EffectRow, seat: int) -> None:
    """Put a new card into a hand or a deck, where only its player knows it, or into a void."""
    card = new_card(g, w)
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


def into_deck(g: World, zone: int, seat: int, packed: int, from_hand: bool) -> None:
    """Put a card on the top of a deck, at its bottom, or at a random place; only its player knows it."""
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


def discard_random(g: World, seat: int) -> None:
    """Obliterate a random card of a hand (GU7.14)."""
    if g.hand_size[seat] > 0:
        place = random(g, g.hand_size[seat])
        obliterate_from_hand(g, seat, place)


def obliterate_from_hand(g: World, seat: int, place: int) -> None:
    packed = take_from_hand(g, seat, place)
    tell_card(g, Kind.DISCARD, Clause.GU7_14, seat, card_of(packed), 0)
    answer_discard(g, seat, packed)


def answer_discard(g: World, seat: int, packed: int) -> None:
    """Trigger on a card of a hand that its own player has obliterated (GU6.34)."""
    if g.seat == seat and g.listeners[Trigger.DISCARDED]:
        raise_event(g, Trigger.DISCARDED, NONE, packed, seat, Via.ABILITY)


def swap_hands(g: World) -> None:
    """Exchange the hands of the players, who know all that they had (GU6.42)."""
    before = g.cause
    g.cause = tell_card(g, Kind.HANDS, Clause.GU6_42, g.seat, 0, 0)
    for seat in range(SEATS):
        for place in range(g.hand_size[seat]):
            tell_card(g, Kind.GIVES, Clause.GU6_42, seat, card_of(g.hand[seat][place]), 0)
    for place in range(HAND):
        packed = g.hand[0][place]
        g.hand[0][place] = known(g.hand[1][place])
        g.hand[1][place] = known(packed)
    size = g.hand_size[0]
    g.hand_size[0] = g.hand_size[1]
    g.hand_size[1] = size
    for seat in range(SEATS):
        for place in range(g.hand_size[seat]):
            tell_card(g, Kind.TAKES, Clause.GU6_42, seat, card_of(g.hand[seat][place]), 0)
    g.cause = before


def known(packed: int) -> int:
    """Return a card that both players know; 0 for none."""
    return packed | SEEN if packed else 0


def improve(g: World, w: EffectRow, seat: int) -> None:
    """Change the strength, health and cost of all cards of a hand or deck that fit, or of `count` random ones."""
    if w.this == This.CHOSEN_ONE:
        find_chosen(g, seat)
    # Only the seat may know whether there are any: the other would learn that the hand holds its own card.
    if w.this == This.ANY or w.this == This.CHOSEN_ONE:
        tell_card(g, Kind.IMPROVE, Clause.GU6_15, seat, 0, w.attack)
    places = fitting(g, w, seat)
    if w.count == 0:
        for place in bits(places):
            improve_at(g, w, seat, place)
    for _ in range(w.count):
        if places:  # GU7.19
            n = random(g, places.bit_count())
            place = nth_bit(places, n)
            places &= ~(1 << place)
            improve_at(g, w, seat, place)


def improve_at(g: World, w: EffectRow, seat: int, place: int) -> None:
    better = altered(g, w, card_at(g, w.zone, seat, place))
    better = with_words(better, w.keywords)
    if w.zone == Zone.HAND:
        g.hand[seat][place] = better
    else:
        g.deck[seat][place] = better
