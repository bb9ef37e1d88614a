"""Observations: what a seat may see, as bytes for learners, its own side first."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import everyone, keywords_of, seen_from, strength_of
from theagon.games.gods_unchained.rules.cards import SEEN as SEEN_CARD
from theagon.games.gods_unchained.rules.cards import card_of, cost_of, health_added, strength_added
from theagon.games.gods_unchained.rules.choices import asker
from theagon.games.gods_unchained.rules.mana import gems
from theagon.games.gods_unchained.rules.world import (
    CARDS,
    DECK,
    GEMS,
    GODS,
    HAND,
    LOCKS,
    OFFERED,
    PLACES,
    SEATS,
    SEEN,
    SHOWN,
    TILES,
    VOID,
    Choice,
    Keyword,
    Status,
    World,
)
from theagon.kernel.bits import bits
from theagon.kernel.observation import (
    Field,
    Fields,
    Group,
    ObservationSpace,
    Sort,
    Turn,
    blank,
    byte,
    card,
    flag,
    flags,
    number,
    observe_turn,
    put_row,
    put_two,
    turn_group,
)
from theagon.kernel.records import Bytes

_GODS = "1 death, 2 deception, 3 light, 4 magic, 5 nature, 6 war"


class Place(Fields):
    CARD = card(CARDS, "of each side the card of the god, of the relic, and of the creatures from the left")
    STRENGTH = number(255, "its strength")
    HEALTH = number(255, "its health; a relic's durability")
    MAXIMUM = number(255, "its full health")
    STATUS = flags(Status, "its status")
    KEYWORDS = flags(Keyword, "its keywords")
    BURN = number(99, "its burn")
    REGEN = number(99, "its regen")
    ARMOR = number(99, "its armor")
    SPELL_BOOST = number(99, "its spell boost")
    ATTACKS = number(99, "the attacks that it has made this turn")
    LENT = card(CARDS, "the card that gave it abilities")
    CHOOSABLE = flag("the seat may choose the place now")


class Hand(Fields):
    CARD = card(CARDS, "a card of the seat's hand")
    COST = number(255, "what it costs now")
    STRENGTH_ADDED = number(255, "strength that it has been given")
    HEALTH_ADDED = number(255, "health that it has been given")


class Known(Fields):
    CARD = card(CARDS, "a card of the other's hand that the seat knows")


class Offered(Fields):
    CARD = card(CARDS, "a card that the seat may choose; the first one: the card with the modes to choose from")


class Foreseen(Fields):
    CARD = card(CARDS, "a card that the seat foresees, the top one first")


class Sanctum(Fields):
    CARD = card(CARDS, "a card of the Sanctum in sight")


class Void(Fields):
    CARD = card(CARDS, "the voids, the seat's own first")


class Seat(Fields):
    GOD = Field(GODS, f"the god, the seat's own first: {_GODS}", Sort.CHOICE)
    POWER = card(CARDS, "the god power")
    POWER_USED = flag("the god power has been used this turn")
    MANA = number(GEMS, "mana left")
    GEMS = number(GEMS, "mana gems")
    LOCKS = number(LOCKS, "locks opened for good")
    BAGS = number(99, "uses left of the bag of tricks")
    BAG_USED = flag("the bag of tricks has been used this turn")
    DECK = number(DECK, "cards in the deck")
    HAND = number(HAND, "cards in the hand")
    VOID = number(VOID, "cards in the void")
    FATIGUE = number(99, "what the last draw from an empty deck cost")
    FAVOR = number(99, "favor")
    BOUGHT = number(99, "cards bought this turn")
    ATTACKED = number(99, "characters that have attacked this turn")


SPACE = ObservationSpace(
    Group(Place, (SEATS, PLACES), planes=True),
    Group(Hand, (HAND,)),
    Group(Known, (HAND,)),
    Group(Offered, (OFFERED,)),
    Group(Foreseen, (SEEN,)),
    Group(Sanctum, (SHOWN,)),
    Group(Void, (SEATS, VOID)),
    Group(Seat, (SEATS,)),
    turn_group(Choice),
)
OBSERVATION = SPACE.size
HAND_AT, HAND_STEP = SPACE.at(Hand), SPACE.step(Hand)
KNOWN_AT = SPACE.at(Known)
OFFERED_AT = SPACE.at(Offered)
FORESEEN_AT = SPACE.at(Foreseen)
SANCTUM_AT = SPACE.at(Sanctum)
VOID_AT = SPACE.at(Void)
SEAT_AT, SEAT_STEP = SPACE.at(Seat), SPACE.step(Seat)
TURN_AT = SPACE.at(Turn)


def observe(g: World, seat: int, out: Bytes) -> None:
    """Write all that the seat may see."""
    blank(out, OBSERVATION)
    for slot in bits(everyone(g)):
        observe_unit(g, slot, seen_from(g.unit[slot].tile, seat), out)
    observe_cards(g, seat, out)
    for k in range(SEATS):
        observe_seat(g, seat ^ k, SEAT_AT + SEAT_STEP * k, out)
        put_row(out, VOID_AT + Void.CARD + 2 * VOID * k, g.void[seat ^ k])
    observe_turn(g, seat, g.turn, TURN_AT, out)


def observe_unit(g: World, slot: int, at: int, out: Bytes) -> None:
    """Write a unit into the planes of the places, which come first."""
    u = g.unit[slot]
    put_two(out, TILES * Place.CARD + 2 * at, u.card)
    out[TILES * Place.STRENGTH + at] = byte(strength_of(u))
    out[TILES * Place.HEALTH + at] = byte(u.health)
    out[TILES * Place.MAXIMUM + at] = byte(u.maximum)
    out[TILES * Place.STATUS + at] = u.status
    put_two(out, TILES * Place.KEYWORDS + 2 * at, keywords_of(u))
    out[TILES * Place.BURN + at] = u.burn
    out[TILES * Place.REGEN + at] = u.regen
    out[TILES * Place.ARMOR + at] = u.armor
    out[TILES * Place.SPELL_BOOST + at] = u.spell_boost
    out[TILES * Place.ATTACKS + at] = u.attacks
    put_two(out, TILES * Place.LENT + 2 * at, u.lent)


def observe_cards(g: World, seat: int, out: Bytes) -> None:
    """Write the hands as far as the seat knows them, the Sanctum, and what it is offered or foresees."""
    other = 1 - seat
    for k in range(HAND):
        if k < g.hand_size[seat]:
            packed = g.hand[seat][k]
            at = HAND_AT + HAND_STEP * k
            put_two(out, at + Hand.CARD, card_of(packed))
            out[at + Hand.COST] = byte(cost_of(g, packed))
            out[at + Hand.STRENGTH_ADDED] = strength_added(packed)
            out[at + Hand.HEALTH_ADDED] = health_added(packed)
        if g.hand[other][k] & SEEN_CARD:
            put_two(out, KNOWN_AT + Known.CARD + 2 * k, card_of(g.hand[other][k]))
    for k in range(SHOWN):
        put_two(out, SANCTUM_AT + Sanctum.CARD + 2 * k, g.shown[k])
    if g.to_act == seat:
        for tile in bits(g.choices):
            out[TILES * Place.CHOOSABLE + seen_from(tile, seat)] = 1
        for k in range(OFFERED):
            offered = asker(g) if k == 0 and g.choice == Choice.MODE else card_of(g.offered[k])
            put_two(out, OFFERED_AT + Offered.CARD + 2 * k, offered)
        for k in range(g.foreseen):
            foreseen = g.deck[g.foreseen_of][g.deck_size[g.foreseen_of] - 1 - k]
            put_two(out, FORESEEN_AT + Foreseen.CARD + 2 * k, card_of(foreseen))


def observe_seat(g: World, seat: int, at: int, out: Bytes) -> None:
    """Write the open facts of a seat."""
    out[at + Seat.GOD] = g.god[seat]
    put_two(out, at + Seat.POWER, g.power[seat])
    out[at + Seat.POWER_USED] = g.power_used[seat]
    out[at + Seat.MANA] = byte(g.mana[seat])
    out[at + Seat.GEMS] = gems(g, seat)
    out[at + Seat.LOCKS] = g.opened[seat]
    out[at + Seat.BAGS] = g.bags[seat]
    out[at + Seat.BAG_USED] = g.bag_used[seat]
    out[at + Seat.DECK] = g.deck_size[seat]
    out[at + Seat.HAND] = g.hand_size[seat]
    out[at + Seat.VOID] = g.void_size[seat]
    out[at + Seat.FATIGUE] = g.fatigue[seat]
    out[at + Seat.FAVOR] = g.favor[seat]
    out[at + Seat.BOUGHT] = g.bought[seat]
    out[at + Seat.ATTACKED] = g.attacked[seat]
