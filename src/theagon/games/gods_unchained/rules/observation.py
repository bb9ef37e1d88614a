"""What a seat may see, as bytes for learners: its own side first.

| from | length | what |
|---|---|---|
| 0 | 15 x 16 | planes over the places, its own 0 to 7 (god, relic, creatures), then the other's; see `Plane` |
| 240 | 16 | places that may be chosen now, for the seat that chooses |
| 256 | 9 x 5 | the seat's hand: card, cost, strength and health added |
| 301 | 9 x 2 | what it knows of the other's hand |
| 319 | 3 x 2 | cards that it is offered |
| 325 | 4 x 2 | cards that it foresees, the top one first |
| 333 | 3 x 2 | the Sanctum |
| 339 | 2 x 60 x 2 | voids, its own first |
| 579 | 2 x 16 | the open facts of each seat, its own first; see `observe_seat` |
| 611 | 4 | turn, whose turn (1: its own), whose decision, kind of choice |

A card is its place in the card set, in two bytes, the low one first.
"""

from __future__ import annotations

from enum import IntEnum

from theagon.games.gods_unchained.rules.board import keywords_of, on_board, seen_from, strength_of
from theagon.games.gods_unchained.rules.cards import SEEN as SEEN_CARD
from theagon.games.gods_unchained.rules.cards import card_of, cost_of, health_added, strength_added
from theagon.games.gods_unchained.rules.mana import gems
from theagon.games.gods_unchained.rules.world import HAND, NONE, OFFERED, SEATS, SEEN, SHOWN, TILES, VOID, World
from theagon.kernel.bits import bits
from theagon.kernel.enums import constants
from theagon.kernel.observation import TURN_FACTS, blank, byte, observe_turn, put_card
from theagon.kernel.records import Bytes


@constants
class Plane(IntEnum):
    CARD = 0
    CARD_HIGH = 1
    STRENGTH = 2
    HEALTH = 3
    MAXIMUM = 4
    STATUS = 5
    KEYWORDS = 6  # the low eight bits of the keywords; the rest in the next
    MORE_KEYWORDS = 7
    BURN = 8
    REGEN = 9
    ARMOR = 10
    SPELL_BOOST = 11
    ATTACKS = 12
    LENT = 13
    LENT_HIGH = 14


PLANES = len(Plane)
CHOICES_AT = PLANES * TILES
HAND_AT = CHOICES_AT + TILES
KNOWN_AT = HAND_AT + 5 * HAND
OFFERED_AT = KNOWN_AT + 2 * HAND
FORESEEN_AT = OFFERED_AT + 2 * OFFERED
SANCTUM_AT = FORESEEN_AT + 2 * SEEN
VOIDS_AT = SANCTUM_AT + 2 * SHOWN
SEATS_AT = VOIDS_AT + 2 * SEATS * VOID
MATCH_AT = SEATS_AT + SEATS * 16
OBSERVATION = MATCH_AT + TURN_FACTS


def observe(g: World, seat: int, out: Bytes) -> None:
    blank(out, OBSERVATION)
    for tile in range(TILES):
        slot = g.at[tile]
        if slot != NONE and on_board(g.unit[slot]):
            observe_unit(g, slot, seen_from(tile, seat), out)
    observe_cards(g, seat, out)
    for k in range(SEATS):
        observe_seat(g, seat ^ k, SEATS_AT + 16 * k, VOIDS_AT + 2 * VOID * k, out)
    observe_turn(g, seat, g.turn, MATCH_AT, out)


def observe_unit(g: World, slot: int, at: int, out: Bytes) -> None:
    u = g.unit[slot]
    words = keywords_of(u)
    out[at] = u.card & 255
    out[Plane.CARD_HIGH * TILES + at] = u.card >> 8
    out[Plane.STRENGTH * TILES + at] = byte(strength_of(u))
    out[Plane.HEALTH * TILES + at] = byte(u.health)
    out[Plane.MAXIMUM * TILES + at] = byte(u.maximum)
    out[Plane.STATUS * TILES + at] = u.status & 255
    out[Plane.KEYWORDS * TILES + at] = words & 255
    out[Plane.MORE_KEYWORDS * TILES + at] = words >> 8
    out[Plane.BURN * TILES + at] = u.burn
    out[Plane.REGEN * TILES + at] = u.regen
    out[Plane.ARMOR * TILES + at] = u.armor
    out[Plane.SPELL_BOOST * TILES + at] = u.spell_boost
    out[Plane.ATTACKS * TILES + at] = u.attacks
    out[Plane.LENT * TILES + at] = u.lent & 255
    out[Plane.LENT_HIGH * TILES + at] = u.lent >> 8


def observe_cards(g: World, seat: int, out: Bytes) -> None:
    """Write the hands as far as the seat knows them, the Sanctum, and what it is offered or foresees."""
    other = 1 - seat
    for k in range(HAND):
        if k < g.hand_size[seat]:
            packed = g.hand[seat][k]
            at = HAND_AT + 5 * k
            put_card(out, at, card_of(packed))
            out[at + 2] = byte(cost_of(g, packed))
            out[at + 3] = strength_added(packed)
            out[at + 4] = health_added(packed)
        if g.hand[other][k] & SEEN_CARD:
            put_card(out, KNOWN_AT + 2 * k, card_of(g.hand[other][k]))
    for k in range(SHOWN):
        put_card(out, SANCTUM_AT + 2 * k, g.shown[k])
    if g.to_act == seat:
        for tile in bits(g.choices):
            out[CHOICES_AT + seen_from(tile, seat)] = 1
        for k in range(OFFERED):
            put_card(out, OFFERED_AT + 2 * k, card_of(g.offered[k]))
        for k in range(g.foreseen):
            put_card(out, FORESEEN_AT + 2 * k, card_of(g.deck[g.foreseen_of][g.deck_size[g.foreseen_of] - 1 - k]))


def observe_seat(g: World, seat: int, at: int, void: int, out: Bytes) -> None:
    """Write the open facts of a seat, and its void."""
    out[at] = g.god[seat]
    put_card(out, at + 1, g.power[seat])
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
    for k in range(g.void_size[seat]):
        put_card(out, void + 2 * k, g.void[seat][k])
