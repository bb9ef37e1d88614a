"""Observations: what a seat may see, as bytes for learners, its own side first."""

from __future__ import annotations

from enum import IntEnum

from theagon.games.gods_unchained.rules.board import everyone, keywords_of, seen_from, strength_of
from theagon.games.gods_unchained.rules.cards import CARD, SOULLESS, card_of, health_added, strength_added, words_added
from theagon.games.gods_unchained.rules.cards import SEEN as SEEN_CARD
from theagon.games.gods_unchained.rules.choices import asker, pile_of
from theagon.games.gods_unchained.rules.gifts import GIFTS
from theagon.games.gods_unchained.rules.mana import gems
from theagon.games.gods_unchained.rules.prices import price_of
from theagon.games.gods_unchained.rules.vocabulary import Zone
from theagon.games.gods_unchained.rules.world import (
    CARDS,
    DECK,
    GEMS,
    GODS,
    HAND,
    LOCKS,
    MODIFIERS,
    OFFERED,
    PLACES,
    SEATS,
    SEEN,
    SHOWN,
    TILES,
    VOID,
    Choice,
    Ending,
    Keyword,
    Status,
    Until,
    World,
)
from theagon.kernel.bits import bits
from theagon.kernel.enums import constants
from theagon.kernel.modifiers import MOST
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
    choice,
    flag,
    flags,
    number,
    observe_turn,
    put_left,
    put_row,
    put_two,
    signed,
    turn_group,
)
from theagon.kernel.records import Bytes

_GODS = "1 death, 2 deception, 3 light, 4 magic, 5 nature, 6 war"


@constants
class Whose(IntEnum):
    """The player whom something belongs to, as a seat sees it."""

    NOBODY = 0
    OWN = 1
    OTHERS = 2


@constants
class End(IntEnum):
    """The end of a bonus as a seat sees it."""

    NONE = 0
    THIS_TURN = 1
    NEXT_ATTACK = 2
    OWN_TURN = 3  # at the start of the seat's next turn
    OTHERS_TURN = 4
    AURAS = Until.AURAS  # once no aura gives it any more


class Place(Fields):
    CARD = card(CARDS, "of each side the god, the card of the relic, and those of the creatures from the left", "a god")
    LATER = number(60_000, "how many units have entered after it")
    STRENGTH = number(MOST, "its strength")
    HEALTH = signed(-MOST, MOST, "its health; a relic's durability")
    MAXIMUM = signed(-MOST, MOST, "its full health")
    STATUS = flags(Status, "its status")
    KEYWORDS = flags(Keyword, "its keywords")
    BURN = number(99, "its burn")
    REGEN = number(99, "its regen")
    ARMOR = number(99, "its armor")
    SPELL_BOOST = number(99, "its spell boost")
    ATTACKS = number(99, "the attacks that it has made this turn")
    LENT = card(CARDS, "the card that gave it abilities")
    CHOOSABLE = flag("the seat may choose the place now")


class Bonus(Fields):
    PLACE = Field(TILES, "the place of a unit with a bonus for a time, from 1 on in order; 0: none", Sort.CHOICE)
    UNTIL = choice(End, "when it ends")
    STRENGTH = signed(-128, 127, "what it adds to the strength")
    HEALTH = signed(-128, 127, "to the health")
    KEYWORDS = flags(Keyword, "the keywords that it gives")
    SLEEP = flag("the unit falls asleep when it ends")


class Hand(Fields):
    CARD = card(CARDS, "a card of the seat's hand")
    COST = number(255, "what it costs now")
    STRENGTH_ADDED = number(255, "strength that it has been given")
    HEALTH_ADDED = number(255, "health that it has been given")
    SOULLESS = flag("it is soulless")
    KEYWORDS = flags(Keyword, "the keywords that it has been given")


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


class Left(Fields):
    CARD = card(CARDS, "what is left of the seat's deck, in the order of the card set; the last place stays free")


class Seat(Fields):
    GOD = Field(GODS, f"the god, the seat's own first; 0 is one of a set's own: {_GODS}", Sort.CHOICE)
    POWER = card(CARDS, "the god power")
    POWER_USED = flag("the god power has been used this turn")
    POWER_CHANGE = signed(-99, 99, "what is added to its cost until the end of the player's turn")
    MANA = number(GEMS, "mana left")
    GEMS = number(GEMS, "mana gems")
    BORROWED = number(LOCKS, "locks opened for this turn")
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


class Asked(Fields):
    CAST = card(CARDS, "the spell that is being played")
    CARD = card(CARDS, "the card with the effect that asks the seat")
    PILE = choice(Zone, "the pile that its choice is from; 0: none")
    OWNER = choice(Whose, "whose pile that is: 1 the seat's, 2 the other's; 0: of no player, or of both")


SPACE = ObservationSpace(
    Group(Place, (SEATS, PLACES), planes=True),
    Group(Bonus, (MODIFIERS,)),
    Group(Hand, (HAND,)),
    Group(Known, (HAND,)),
    Group(Offered, (OFFERED,)),
    Group(Foreseen, (SEEN,)),
    Group(Sanctum, (SHOWN,)),
    Group(Void, (SEATS, VOID)),
    Group(Left, (DECK + 1,)),
    Group(Seat, (SEATS,)),
    Group(Asked),
    turn_group(Choice),
)
OBSERVATION = SPACE.size
BONUS_AT, BONUS_STEP = SPACE.at(Bonus), SPACE.step(Bonus)
HAND_AT, HAND_STEP = SPACE.at(Hand), SPACE.step(Hand)
KNOWN_AT = SPACE.at(Known)
OFFERED_AT = SPACE.at(Offered)
FORESEEN_AT = SPACE.at(Foreseen)
SANCTUM_AT = SPACE.at(Sanctum)
VOID_AT = SPACE.at(Void)
LEFT_AT = SPACE.at(Left)
SEAT_AT, SEAT_STEP = SPACE.at(Seat), SPACE.step(Seat)
ASKED_AT = SPACE.at(Asked)
TURN_AT = SPACE.at(Turn)


def observe(g: World, seat: int, out: Bytes) -> None:
    """Write all that the seat may see."""
    blank(out, OBSERVATION)
    for slot in bits(everyone(g)):
        observe_unit(g, slot, seen_from(g.unit[slot].tile, seat), out)
    for k in bits(g.timed):
        observe_bonus(g, k, seat, BONUS_AT + BONUS_STEP * k, out)
    observe_cards(g, seat, out)
    for k in range(SEATS):
        observe_seat(g, seat ^ k, SEAT_AT + SEAT_STEP * k, out)
        put_row(out, VOID_AT + Void.CARD + 2 * VOID * k, g.void[seat ^ k])
    put_left(g, seat, CARD, LEFT_AT + Left.CARD, out)
    observe_turn(g, seat, g.turn, TURN_AT, out)


def observe_unit(g: World, slot: int, at: int, out: Bytes) -> None:
    """Write a unit into the planes of the places, which come first."""
    u = g.unit[slot]
    put_two(out, TILES * Place.CARD + 2 * at, u.card)
    put_two(out, TILES * Place.LATER + 2 * at, g.entries - u.entered)
    put_two(out, TILES * Place.STRENGTH + 2 * at, strength_of(u))
    put_two(out, TILES * Place.HEALTH + 2 * at, u.health & 65535)
    put_two(out, TILES * Place.MAXIMUM + 2 * at, u.maximum & 65535)
    put_two(out, TILES * Place.STATUS + 2 * at, u.status & ~GIFTS)
    put_two(out, TILES * Place.KEYWORDS + 2 * at, keywords_of(u))
    out[TILES * Place.BURN + at] = u.burn
    out[TILES * Place.REGEN + at] = u.regen
    out[TILES * Place.ARMOR + at] = u.armor
    out[TILES * Place.SPELL_BOOST + at] = u.spell_boost
    out[TILES * Place.ATTACKS + at] = u.attacks
    put_two(out, TILES * Place.LENT + 2 * at, u.lent)


def observe_bonus(g: World, k: int, seat: int, at: int, out: Bytes) -> None:
    """Write a bonus that ends by itself."""
    m = g.modifier[k]
    out[at + Bonus.PLACE] = 1 + seen_from(g.unit[m.unit].tile, seat)
    of_turn = Until.TURN_OF <= m.until < Until.TURN_OF + SEATS
    out[at + Bonus.UNTIL] = End.OWN_TURN + (m.until - Until.TURN_OF ^ seat) if of_turn else m.until
    out[at + Bonus.STRENGTH] = m.attack & 255
    out[at + Bonus.HEALTH] = m.health & 255
    put_two(out, at + Bonus.KEYWORDS, m.keywords)
    out[at + Bonus.SLEEP] = m.sleep == Ending.SLEEP


def observe_cards(g: World, seat: int, out: Bytes) -> None:
    """Write the hands as far as the seat knows them, the Sanctum, and what it is offered or foresees."""
    other = 1 - seat
    for k in range(HAND):
        if k < g.hand_size[seat]:
            packed = g.hand[seat][k]
            at = HAND_AT + HAND_STEP * k
            put_two(out, at + Hand.CARD, card_of(packed))
            cost = price_of(g, seat, packed)
            out[at + Hand.COST] = byte(cost)
            out[at + Hand.STRENGTH_ADDED] = strength_added(packed)
            out[at + Hand.HEALTH_ADDED] = health_added(packed)
            out[at + Hand.SOULLESS] = packed & SOULLESS != 0
            put_two(out, at + Hand.KEYWORDS, words_added(packed))
        if g.hand[other][k] & SEEN_CARD:
            put_two(out, KNOWN_AT + Known.CARD + 2 * k, card_of(g.hand[other][k]))
    for k in range(SHOWN):
        put_two(out, SANCTUM_AT + Sanctum.CARD + 2 * k, g.shown[k])
    put_two(out, ASKED_AT + Asked.CAST, card_of(g.cast))
    if g.choice and g.to_act == seat:
        observe_choice(g, seat, out)


def observe_choice(g: World, seat: int, out: Bytes) -> None:
    """Write what the seat may choose from."""
    w = g.effect[max(0, g.now[0].row - 1)]
    put_two(out, ASKED_AT + Asked.CARD, w.speaker)
    pile = Zone.DECK if g.choice == Choice.FORESEE else w.zone if g.choice == Choice.CARD else 0
    of = g.foreseen_of if g.choice == Choice.FORESEE else pile_of(w, seat)
    out[ASKED_AT + Asked.PILE] = pile
    out[ASKED_AT + Asked.OWNER] = 0 if pile == 0 or pile == Zone.VOIDS else Whose.OWN + (of != seat)
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
    out[at + Seat.GOD] = g.god[seat] if g.god[seat] <= GODS else 0
    put_two(out, at + Seat.POWER, g.power[seat])
    out[at + Seat.POWER_USED] = g.power_used[seat]
    out[at + Seat.POWER_CHANGE] = g.power_change[seat] & 255
    out[at + Seat.MANA] = byte(g.mana[seat])
    out[at + Seat.GEMS] = gems(g, seat)
    out[at + Seat.LOCKS] = g.opened[seat]
    out[at + Seat.BORROWED] = g.borrowed[seat]
    out[at + Seat.BAGS] = g.bags[seat]
    out[at + Seat.BAG_USED] = g.bag_used[seat]
    out[at + Seat.DECK] = g.deck_size[seat]
    out[at + Seat.HAND] = g.hand_size[seat]
    out[at + Seat.VOID] = g.void_size[seat]
    out[at + Seat.FATIGUE] = g.fatigue[seat]
    out[at + Seat.FAVOR] = g.favor[seat]
    out[at + Seat.BOUGHT] = g.bought[seat]
    out[at + Seat.ATTACKED] = g.attacked[seat]
