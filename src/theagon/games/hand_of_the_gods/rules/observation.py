"""Observations: what a seat may see, as bytes for learners, as if the seat played from the left.

For p2 the columns are mirrored.
"""

from __future__ import annotations

from enum import IntEnum

from theagon.games.hand_of_the_gods.rules.board import (
    attack_of,
    immobile,
    keywords_of,
    protect_of,
    range_of,
    steps_of,
    taken_tiles,
)
from theagon.games.hand_of_the_gods.rules.world import (
    BOARD,
    CARDS,
    COLUMNS,
    DECK,
    GRAVEYARD,
    HAND,
    LEADERS,
    OFFERED,
    ROWS,
    SEATS,
    TILES,
    Choice,
    Keyword,
    Status,
    World,
)
from theagon.games.hand_of_the_gods.rules.zones import cost_of
from theagon.kernel.bits import bits
from theagon.kernel.enums import constants
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
    put_row,
    put_two,
    turn_group,
)
from theagon.kernel.records import Bytes


@constants
class Owner(IntEnum):
    """The owner of a unit as a seat sees it."""

    NONE = 0
    OWN = 1
    OTHER = 2
    NEUTRAL = 3


class Tile(Fields):
    CARD = card(CARDS, "the unit's card")
    OWNER = choice(Owner, "the unit's owner: 1 the seat, 2 the other seat, 3 neutral; 0: no unit")
    ATTACK = number(255, "its attack")
    HEALTH = number(255, "its health")
    MAXIMUM = number(255, "its full health")
    MOVEMENT = number(255, "its movement")
    RANGE = number(255, "its range")
    PROTECT = number(255, "its protection")
    STATUS = flags(Status, "its status")
    KEYWORDS = flags(Keyword, "its keywords")
    STUNNED = flag("it is stunned")
    BANISHED = flag("it is banished, and its tile waits for it")
    BLOCKER = flag("no unit can enter the tile")
    CHOOSABLE = flag("the seat may choose the tile now")


class Hand(Fields):
    CARD = card(CARDS, "a card of the seat's hand")
    COST = number(255, "what it costs now")


class Known(Fields):
    CARD = card(CARDS, "a card of the other's hand that the seat knows")


class Offered(Fields):
    CARD = card(CARDS, "a card that the seat is offered")


class Graveyard(Fields):
    CARD = card(CARDS, "the graveyards, the seat's own first")


class Seat(Fields):
    LEADER = Field(LEADERS - 1, "the leader's place in the set of leaders, the seat's own first", Sort.CHOICE)
    LEADER_USED = flag("its ability has been used this turn")
    MANA = number(10, "mana left")
    MANA_CAP = number(10, "mana at the start of the turn")
    DECK = number(DECK, "cards in the deck")
    HAND = number(HAND, "cards in the hand")
    GRAVEYARD = number(GRAVEYARD, "cards in the graveyard")
    FATIGUE = number(99, "what the last draw from an empty deck cost")


SPACE = ObservationSpace(
    Group(Tile, (ROWS, COLUMNS), planes=True),
    Group(Hand, (HAND,)),
    Group(Known, (HAND,)),
    Group(Offered, (OFFERED,)),
    Group(Graveyard, (SEATS, GRAVEYARD)),
    Group(Seat, (SEATS,)),
    turn_group(Choice),
)
OBSERVATION = SPACE.size
HAND_AT, HAND_STEP = SPACE.at(Hand), SPACE.step(Hand)
KNOWN_AT = SPACE.at(Known)
OFFERED_AT = SPACE.at(Offered)
GRAVEYARD_AT = SPACE.at(Graveyard)
SEAT_AT, SEAT_STEP = SPACE.at(Seat), SPACE.step(Seat)
TURN_AT = SPACE.at(Turn)


def seen_tile(tile: int, seat: int) -> int:
    """Return the tile as the seat sees it: p2's columns are mirrored."""
    return tile ^ seat * (COLUMNS - 1)  # the columns are a power of two: all bits of one are turned


def observe(g: World, seat: int, out: Bytes) -> None:
    """Write all that the seat may see."""
    blank(out, OBSERVATION)
    for tile in bits(BOARD & ~g.open):
        out[TILES * Tile.BLOCKER + seen_tile(tile, seat)] = 1
    for tile in bits(taken_tiles(g)):
        observe_unit(g, g.at[tile], seat, seen_tile(tile, seat), out)
    observe_cards(g, seat, out)
    for k in range(SEATS):
        observe_seat(g, seat ^ k, SEAT_AT + SEAT_STEP * k, out)
        put_row(out, GRAVEYARD_AT + Graveyard.CARD + 2 * GRAVEYARD * k, g.graveyard[seat ^ k])
    observe_turn(g, seat, g.turn, TURN_AT, out)


def observe_unit(g: World, slot: int, seat: int, at: int, out: Bytes) -> None:
    """Write a unit into the planes of the tiles, which come first."""
    u = g.unit[slot]
    put_two(out, TILES * Tile.CARD + 2 * at, u.card)
    # OWN, OTHER or NEUTRAL, without a branch
    out[TILES * Tile.OWNER + at] = Owner.OWN + (u.owner != seat) + (u.owner >= SEATS)
    out[TILES * Tile.ATTACK + at] = byte(attack_of(u))
    out[TILES * Tile.HEALTH + at] = byte(u.health)
    out[TILES * Tile.MAXIMUM + at] = byte(u.maximum)
    out[TILES * Tile.MOVEMENT + at] = steps_of(u) & -(not immobile(g, u))  # 0 if it is, without a branch
    out[TILES * Tile.RANGE + at] = range_of(u)
    out[TILES * Tile.PROTECT + at] = protect_of(u)
    put_two(out, TILES * Tile.STATUS + 2 * at, u.status)
    put_two(out, TILES * Tile.KEYWORDS + 2 * at, keywords_of(u))
    if u.stunned:
        out[TILES * Tile.STUNNED + at] = 1
    if u.banished:
        out[TILES * Tile.BANISHED + at] = 1


def observe_cards(g: World, seat: int, out: Bytes) -> None:
    """Write the hands as far as the seat knows them, and what it is offered."""
    other = 1 - seat
    for k in range(HAND):
        if k < g.hand_size[seat]:
            put_two(out, HAND_AT + Hand.CARD + HAND_STEP * k, g.hand[seat][k])
            out[HAND_AT + Hand.COST + HAND_STEP * k] = byte(cost_of(g, seat, k))
        if g.hand_seen[other][k]:
            put_two(out, KNOWN_AT + Known.CARD + 2 * k, g.hand[other][k])
    if g.to_act == seat:
        for tile in bits(g.choices):
            out[TILES * Tile.CHOOSABLE + seen_tile(tile, seat)] = 1
        for k in range(OFFERED):
            put_two(out, OFFERED_AT + Offered.CARD + 2 * k, g.offered[k])


def observe_seat(g: World, seat: int, at: int, out: Bytes) -> None:
    """Write the open facts of a seat."""
    out[at + Seat.LEADER] = g.leader[seat]
    out[at + Seat.LEADER_USED] = g.leader_used[seat]
    out[at + Seat.MANA] = byte(g.mana[seat])
    out[at + Seat.MANA_CAP] = byte(g.mana_cap[seat])
    out[at + Seat.DECK] = g.deck_size[seat]
    out[at + Seat.HAND] = g.hand_size[seat]
    out[at + Seat.GRAVEYARD] = g.graveyard_size[seat]
    out[at + Seat.FATIGUE] = g.fatigue[seat]
