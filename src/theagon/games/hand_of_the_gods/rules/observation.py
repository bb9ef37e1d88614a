"""What a seat may see, as bytes for learners: always as if the seat played from the left (columns are mirrored for p2).

| from | length | what |
|---|---|---|
| 0 | 15 x 40 | planes over the tiles a1 ... h5, see `Plane` |
| 600 | 40 | tiles that may be chosen now, for the seat that chooses |
| 640 | 10 x 3 | the seat's hand: card, cost |
| 670 | 10 x 2 | what it knows of the other's hand |
| 690 | 3 x 2 | cards that it is offered |
| 696 | 2 x 60 x 2 | graveyards, its own first |
| 936 | 2 x 8 | leader, ability used, mana, its cap, deck, hand and graveyard sizes, fatigue; its own first |
| 952 | 4 | turn, whose turn (1: its own), whose decision, kind of choice |

A card is its place in the card set, in two bytes, the low one first.
"""

from __future__ import annotations

from enum import IntEnum

from theagon.games.hand_of_the_gods.rules.board import attack_of, keywords_of, movement_of, protect_of, range_of
from theagon.games.hand_of_the_gods.rules.world import COLUMNS, GRAVEYARD, HAND, NONE, OFFERED, SEATS, TILES, World
from theagon.games.hand_of_the_gods.rules.zones import cost_of
from theagon.kernel.bits import bits
from theagon.kernel.enums import constants
from theagon.kernel.observation import TURN_FACTS, blank, byte, observe_turn, put_card
from theagon.kernel.records import Bytes


@constants
class Plane(IntEnum):
    CARD = 0
    CARD_HIGH = 1
    OWNER = 2  # 1 its own, 2 the other's, 3 neutral
    ATTACK = 3
    HEALTH = 4
    MAXIMUM = 5
    MOVEMENT = 6
    RANGE = 7
    PROTECT = 8
    STATUS = 9  # the low eight bits of `Status`
    KEYWORDS = 10  # the low eight bits of the keywords; the rest in the next
    MORE_KEYWORDS = 11
    STUNNED = 12
    BANISHED = 13
    BLOCKER = 14


PLANES = len(Plane)
CHOICES_AT = PLANES * TILES
HAND_AT = CHOICES_AT + TILES
KNOWN_AT = HAND_AT + 3 * HAND
OFFERED_AT = KNOWN_AT + 2 * HAND
GRAVEYARDS_AT = OFFERED_AT + 2 * OFFERED
SEATS_AT = GRAVEYARDS_AT + 2 * SEATS * GRAVEYARD
MATCH_AT = SEATS_AT + SEATS * 8
OBSERVATION = MATCH_AT + TURN_FACTS


def seen_tile(tile: int, seat: int) -> int:
    """A tile as the seat sees it: p2's columns are mirrored."""
    return tile if seat == 0 else tile - tile % COLUMNS + COLUMNS - 1 - tile % COLUMNS


def observe(g: World, seat: int, out: Bytes) -> None:
    blank(out, OBSERVATION)
    for tile in range(TILES):
        at = seen_tile(tile, seat)
        if not g.open >> tile & 1:
            out[Plane.BLOCKER * TILES + at] = 1
        if g.at[tile] != NONE:
            observe_unit(g, g.at[tile], seat, at, out)
    observe_cards(g, seat, out)
    for k in range(SEATS):
        observe_seat(g, seat ^ k, SEATS_AT + 8 * k, out)
    observe_turn(g, seat, g.turn, MATCH_AT, out)


def observe_unit(g: World, slot: int, seat: int, at: int, out: Bytes) -> None:
    u = g.unit[slot]
    words = keywords_of(u)
    out[at] = u.card & 255
    out[Plane.CARD_HIGH * TILES + at] = u.card >> 8
    out[Plane.OWNER * TILES + at] = 3 if u.owner >= SEATS else 1 if u.owner == seat else 2
    out[Plane.ATTACK * TILES + at] = byte(attack_of(u))
    out[Plane.HEALTH * TILES + at] = byte(u.health)
    out[Plane.MAXIMUM * TILES + at] = byte(u.maximum)
    out[Plane.MOVEMENT * TILES + at] = byte(movement_of(g, u))
    out[Plane.RANGE * TILES + at] = byte(range_of(u))
    out[Plane.PROTECT * TILES + at] = byte(protect_of(u))
    out[Plane.STATUS * TILES + at] = u.status & 255
    out[Plane.KEYWORDS * TILES + at] = words & 255
    out[Plane.MORE_KEYWORDS * TILES + at] = words >> 8
    out[Plane.STUNNED * TILES + at] = 1 if u.stunned else 0
    out[Plane.BANISHED * TILES + at] = 1 if u.banished else 0


def observe_cards(g: World, seat: int, out: Bytes) -> None:
    """Write the hands as far as the seat knows them, and what it is offered."""
    other = 1 - seat
    for k in range(HAND):
        if k < g.hand_size[seat]:
            put_card(out, HAND_AT + 3 * k, g.hand[seat][k])
            out[HAND_AT + 3 * k + 2] = byte(cost_of(g, seat, k))
        if g.hand_seen[other][k]:
            put_card(out, KNOWN_AT + 2 * k, g.hand[other][k])
    if g.to_act == seat:
        for tile in bits(g.choices):
            out[CHOICES_AT + seen_tile(tile, seat)] = 1
        for k in range(OFFERED):
            put_card(out, OFFERED_AT + 2 * k, g.offered[k])


def observe_seat(g: World, seat: int, at: int, out: Bytes) -> None:
    """Write the open facts of a seat, and its graveyard in the same order: the observer's own first."""
    out[at] = g.leader[seat]
    out[at + 1] = g.leader_used[seat]
    out[at + 2] = byte(g.mana[seat])
    out[at + 3] = byte(g.mana_cap[seat])
    out[at + 4] = g.deck_size[seat]
    out[at + 5] = g.hand_size[seat]
    out[at + 6] = g.graveyard_size[seat]
    out[at + 7] = g.fatigue[seat]
    first = GRAVEYARDS_AT + (2 * GRAVEYARD if at != SEATS_AT else 0)
    for k in range(g.graveyard_size[seat]):
        put_card(out, first + 2 * k, g.graveyard[seat][k])
