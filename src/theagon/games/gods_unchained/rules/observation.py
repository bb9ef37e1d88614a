"""What a seat may see, as bytes for learners: its own side first."""

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
    VOID,
    Choice,
    Keyword,
    Status,
    World,
)
from theagon.kernel.bits import bits
from theagon.kernel.observation import (
    Field,
    Group,
    ObservationSpace,
    Sort,
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
SPACE = ObservationSpace(
    Group(
        "place",
        (SEATS, PLACES),
        (
            card("card", CARDS, "of each side the card of the god, of the relic, and of the creatures from the left"),
            number("strength", 255, "its strength"),
            number("health", 255, "its health; a relic's durability"),
            number("maximum", 255, "its full health"),
            flags("status", Status, "its status"),
            flags("keywords", Keyword, "its keywords"),
            number("burn", 99, "its burn"),
            number("regen", 99, "its regen"),
            number("armor", 99, "its armor"),
            number("spell-boost", 99, "its spell boost"),
            number("attacks", 99, "the attacks that it has made this turn"),
            card("lent", CARDS, "the card that gave it abilities"),
            flag("choosable", "the seat may choose the place now"),
        ),
        planes=True,
    ),
    Group(
        "hand",
        (HAND,),
        (
            card("card", CARDS, "a card of the seat's hand"),
            number("cost", 255, "what it costs now"),
            number("strength-added", 255, "strength that it has been given"),
            number("health-added", 255, "health that it has been given"),
        ),
    ),
    Group("known", (HAND,), (card("card", CARDS, "a card of the other's hand that the seat knows"),)),
    Group(
        "offered",
        (OFFERED,),
        (card("card", CARDS, "a card that the seat may choose; the first one: whose mode it chooses"),),
    ),
    Group("foreseen", (SEEN,), (card("card", CARDS, "a card that the seat foresees, the top one first"),)),
    Group("sanctum", (SHOWN,), (card("card", CARDS, "a card of the Sanctum in sight"),)),
    Group("void", (SEATS, VOID), (card("card", CARDS, "the voids, the seat's own first"),)),
    Group(
        "seat",
        (SEATS,),
        (
            Field("god", GODS, f"the god, the seat's own first: {_GODS}", Sort.CHOICE),
            card("power", CARDS, "the god power"),
            flag("power-used", "the god power has been used this turn"),
            number("mana", GEMS, "mana left"),
            number("gems", GEMS, "mana gems"),
            number("locks", LOCKS, "locks opened for good"),
            number("bags", 99, "uses left of the bag of tricks"),
            flag("bag-used", "the bag of tricks has been used this turn"),
            number("deck", DECK, "cards in the deck"),
            number("hand", HAND, "cards in the hand"),
            number("void", VOID, "cards in the void"),
            number("fatigue", 99, "what the last draw from an empty deck cost"),
            number("favor", 99, "favor"),
            number("bought", 99, "cards bought this turn"),
            number("attacked", 99, "characters that have attacked this turn"),
        ),
    ),
    turn_group(Choice),
)
OBSERVATION = SPACE.size
CARD_AT = SPACE.at("place", "card")
STRENGTH_AT = SPACE.at("place", "strength")
HEALTH_AT = SPACE.at("place", "health")
MAXIMUM_AT = SPACE.at("place", "maximum")
STATUS_AT = SPACE.at("place", "status")
KEYWORDS_AT = SPACE.at("place", "keywords")
BURN_AT = SPACE.at("place", "burn")
REGEN_AT = SPACE.at("place", "regen")
ARMOR_AT = SPACE.at("place", "armor")
SPELL_BOOST_AT = SPACE.at("place", "spell-boost")
ATTACKS_AT = SPACE.at("place", "attacks")
LENT_AT = SPACE.at("place", "lent")
CHOOSABLE_AT = SPACE.at("place", "choosable")
HAND_AT = SPACE.at("hand")
KNOWN_AT = SPACE.at("known")
OFFERED_AT = SPACE.at("offered")
FORESEEN_AT = SPACE.at("foreseen")
SANCTUM_AT = SPACE.at("sanctum")
VOIDS_AT = SPACE.at("void")
SEATS_AT = SPACE.at("seat")
TURN_AT = SPACE.at("turn")


def observe(g: World, seat: int, out: Bytes) -> None:
    blank(out, OBSERVATION)
    for slot in bits(everyone(g)):
        observe_unit(g, slot, seen_from(g.unit[slot].tile, seat), out)
    observe_cards(g, seat, out)
    for k in range(SEATS):
        observe_seat(g, seat ^ k, SEATS_AT + 16 * k, VOIDS_AT + 2 * VOID * k, out)
    observe_turn(g, seat, g.turn, TURN_AT, out)


def observe_unit(g: World, slot: int, at: int, out: Bytes) -> None:
    u = g.unit[slot]
    put_two(out, CARD_AT + 2 * at, u.card)
    out[STRENGTH_AT + at] = byte(strength_of(u))
    out[HEALTH_AT + at] = byte(u.health)
    out[MAXIMUM_AT + at] = byte(u.maximum)
    out[STATUS_AT + at] = u.status
    put_two(out, KEYWORDS_AT + 2 * at, keywords_of(u))
    out[BURN_AT + at] = u.burn
    out[REGEN_AT + at] = u.regen
    out[ARMOR_AT + at] = u.armor
    out[SPELL_BOOST_AT + at] = u.spell_boost
    out[ATTACKS_AT + at] = u.attacks
    put_two(out, LENT_AT + 2 * at, u.lent)


def observe_cards(g: World, seat: int, out: Bytes) -> None:
    """Write the hands as far as the seat knows them, the Sanctum, and what it is offered or foresees."""
    other = 1 - seat
    for k in range(HAND):
        if k < g.hand_size[seat]:
            packed = g.hand[seat][k]
            at = HAND_AT + 5 * k
            put_two(out, at, card_of(packed))
            out[at + 2] = byte(cost_of(g, packed))
            out[at + 3] = strength_added(packed)
            out[at + 4] = health_added(packed)
        if g.hand[other][k] & SEEN_CARD:
            put_two(out, KNOWN_AT + 2 * k, card_of(g.hand[other][k]))
    for k in range(SHOWN):
        put_two(out, SANCTUM_AT + 2 * k, g.shown[k])
    if g.to_act == seat:
        for tile in bits(g.choices):
            out[CHOOSABLE_AT + seen_from(tile, seat)] = 1
        for k in range(OFFERED):
            put_two(out, OFFERED_AT + 2 * k, card_of(g.offered[k]))
        if g.choice == Choice.MODE:
            put_two(out, OFFERED_AT, asker(g))
        for k in range(g.foreseen):
            put_two(out, FORESEEN_AT + 2 * k, card_of(g.deck[g.foreseen_of][g.deck_size[g.foreseen_of] - 1 - k]))


def observe_seat(g: World, seat: int, at: int, void: int, out: Bytes) -> None:
    """Write the open facts of a seat, and its void."""
    out[at] = g.god[seat]
    put_two(out, at + 1, g.power[seat])
    out[at + 3] = g.power_used[seat]
    out[at + 4] = byte(g.mana[seat])
    out[at + 5] = gems(g, seat)
    out[at + 6] = g.opened[seat]
    out[at + 7] = g.bags[seat]
    out[at + 8] = g.bag_used[seat]
    out[at + 9] = g.deck_size[seat]
    out[at + 10] = g.hand_size[seat]
    out[at + 11] = g.void_size[seat]
    out[at + 12] = g.fatigue[seat]
    out[at + 13] = g.favor[seat]
    out[at + 14] = g.bought[seat]
    out[at + 15] = g.attacked[seat]
    put_row(out, void, g.void[seat])
