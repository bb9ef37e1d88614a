"""Observations: what a seat may see, as bytes for learners, as if the seat played from the left.

For p2 the columns are mirrored.
"""

from __future__ import annotations

from enum import IntEnum

from theagon.games.hand_of_the_gods.rules.auras import MOST_OF_AURAS
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
    MODIFIERS,
    OFFERED,
    REMOVED,
    ROWS,
    SEATS,
    TILES,
    Choice,
    Keyword,
    Status,
    Unit,
    Until,
    World,
)
from theagon.games.hand_of_the_gods.rules.zones import cost_of
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


@constants
class Owner(IntEnum):
    """The owner of a unit as a seat sees it."""

    NONE = 0
    OWN = 1
    OTHER = 2
    NEUTRAL = 3


@constants
class End(IntEnum):
    """The end of a bonus as a seat sees it."""

    NONE = 0
    THIS_TURN = 1
    OWN_TURN = 2  # at the start of the seat's next turn
    OTHERS_TURN = 3


@constants
class Ends(IntEnum):
    """When a stun or a banishment ends, as bits."""

    NEVER = 1
    THIS_TURN = 2
    OWN_TURN = 4
    OTHERS_TURN = 8


class Tile(Fields):
    CARD = card(CARDS, "the unit's card", bare="a stone")
    OWNER = choice(Owner, "the unit's owner: 1 the seat, 2 the other seat, 3 neutral; 0: no unit")
    LATER = number(60_000, "how many units have entered after it: units with less come later in the order of play")
    ATTACK = number(MOST + MOST_OF_AURAS, "its attack")
    HEALTH = signed(-2 * MOST, 2 * MOST, "its health")
    MAXIMUM = signed(-2 * MOST, 2 * MOST, "its full health")
    MOVEMENT = number(255, "its movement")
    RANGE = number(255, "its range")
    PROTECT = number(255, "its protection")
    STATUS = flags(Status, "its status")
    KEYWORDS = flags(Keyword, "its keywords")
    AURA_ATTACK = signed(-MOST_OF_AURAS, MOST_OF_AURAS, "what all auras together add to its attack")
    AURA_HEALTH = signed(-MOST_OF_AURAS, MOST_OF_AURAS, "to its health")
    AURA_MOVEMENT = signed(-MOST_OF_AURAS, MOST_OF_AURAS, "to its movement")
    AURA_RANGE = signed(-MOST_OF_AURAS, MOST_OF_AURAS, "to its range")
    AURA_PROTECT = number(255, "the protection that auras give it")
    AURA_KEYWORDS = flags(Keyword, "the keywords that auras give it")
    STUNNED = flags(Ends, "until when it is stunned; 0: it is not")
    BANISHED = flags(Ends, "until when it is banished, while its tile waits for it; 0: it is not")
    BLOCKER = flag("no unit can enter the tile")
    CHOOSABLE = flag("the seat may choose the tile now")


class Bonus(Fields):
    TILE = Field(TILES, "the tile of a unit with a bonus for a time, from 1 on row by row; 0: none", Sort.CHOICE)
    UNTIL = choice(End, "when it ends")
    ATTACK = signed(-128, 127, "what it adds to the attack")
    HEALTH = signed(-128, 127, "to the health")
    MOVEMENT = signed(-128, 127, "to the movement")
    RANGE = signed(-128, 127, "to the range")
    PROTECT = number(255, "the protection that it gives")
    KEYWORDS = flags(Keyword, "the keywords that it gives")


class Hand(Fields):
    CARD = card(CARDS, "a card of the seat's hand")
    COST = number(255, "what it costs now")


class Known(Fields):
    CARD = card(CARDS, "a card of the other's hand that the seat knows")


class Offered(Fields):
    CARD = card(CARDS, "a card that the seat is offered")


class Graveyard(Fields):
    CARD = card(CARDS, "the graveyards, the seat's own first")


class Removed(Fields):
    CARD = card(CARDS, "the cards removed from the game, the seat's own first")


class Left(Fields):
    CARD = card(CARDS, "what is left of the seat's deck, in the order of the card set; the last place stays free")


class Seat(Fields):
    LEADER = Field(LEADERS - 1, "the leader's place in the set of leaders, the seat's own first", Sort.CHOICE)
    LEADER_USED = flag("its ability has been used this turn")
    MANA = number(10, "mana left")
    MANA_CAP = number(10, "mana at the start of the turn")
    DECK = number(DECK, "cards in the deck")
    HAND = number(HAND, "cards in the hand")
    GRAVEYARD = number(GRAVEYARD, "cards in the graveyard")
    FATIGUE = number(99, "what the last draw from an empty deck cost")
    HOME = Field((1 << COLUMNS) - 1, "its home columns, the leftmost one as the lowest bit", Sort.FLAGS)


class Asked(Fields):
    HOLDING = card(CARDS, "the card that is being played")
    CARD = card(
        CARDS + LEADERS, f"the card with the effect that asks the seat; from {CARDS} on: {CARDS} and the leader's place"
    )


SPACE = ObservationSpace(
    Group(Tile, (ROWS, COLUMNS), planes=True),
    Group(Bonus, (MODIFIERS,)),
    Group(Hand, (HAND,)),
    Group(Known, (HAND,)),
    Group(Offered, (OFFERED,)),
    Group(Graveyard, (SEATS, GRAVEYARD)),
    Group(Removed, (SEATS, REMOVED)),
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
GRAVEYARD_AT = SPACE.at(Graveyard)
REMOVED_AT = SPACE.at(Removed)
LEFT_AT = SPACE.at(Left)
SEAT_AT, SEAT_STEP = SPACE.at(Seat), SPACE.step(Seat)
ASKED_AT = SPACE.at(Asked)
TURN_AT = SPACE.at(Turn)


def seen_tile(tile: int, seat: int) -> int:
    """Return the tile as the seat sees it: p2's columns are mirrored."""
    return tile ^ seat * (COLUMNS - 1)  # the columns are a power of two: all bits of one are turned


def seen_columns(columns: int, seat: int) -> int:
    """Return a set of columns as the seat sees them: for p2, bits in the reverse order."""
    if seat == 0:
        return columns
    halves = (columns >> 4 & 15) | (columns & 15) << 4
    quarters = (halves >> 2 & 51) | (halves & 51) << 2
    return (quarters >> 1 & 85) | (quarters & 85) << 1


def seen_ends(ends: int, seat: int) -> int:
    """Return a set of `Until` as the seat sees it: its own turn comes before the other's."""
    turns = ends >> Until.TURN_OF
    return ends & (Ends.NEVER | Ends.THIS_TURN) | (turns >> seat | turns << seat) % 4 * Ends.OWN_TURN


def observe(g: World, seat: int, out: Bytes) -> None:
    """Write all that the seat may see."""
    blank(out, OBSERVATION)
    for tile in bits(BOARD & ~g.open):
        out[TILES * Tile.BLOCKER + seen_tile(tile, seat)] = 1
    for tile in bits(taken_tiles(g)):
        observe_unit(g, g.at[tile], seat, seen_tile(tile, seat), out)
    for slot in bits(g.aura_holders & ~g.gone):
        observe_auras(g.unit[slot], seen_tile(g.unit[slot].tile, seat), out)
    for k in bits(g.timed):
        observe_bonus(g, k, seat, BONUS_AT + BONUS_STEP * k, out)
    observe_cards(g, seat, out)
    for k in range(SEATS):
        observe_seat(g, seat ^ k, seat, SEAT_AT + SEAT_STEP * k, out)
        put_row(out, GRAVEYARD_AT + Graveyard.CARD + 2 * GRAVEYARD * k, g.graveyard[seat ^ k])
        put_row(out, REMOVED_AT + Removed.CARD + 2 * REMOVED * k, g.removed[seat ^ k])
    put_left(g, seat, CARDS - 1, LEFT_AT + Left.CARD, out)
    observe_turn(g, seat, g.turn, TURN_AT, out)


def observe_unit(g: World, slot: int, seat: int, at: int, out: Bytes) -> None:
    """Write a unit into the planes of the tiles, which come first."""
    u = g.unit[slot]
    put_two(out, TILES * Tile.CARD + 2 * at, u.card)
    # OWN, OTHER or NEUTRAL, without a branch
    out[TILES * Tile.OWNER + at] = Owner.OWN + (u.owner != seat) + (u.owner >= SEATS)
    put_two(out, TILES * Tile.LATER + 2 * at, g.entries - u.entered)
    put_two(out, TILES * Tile.ATTACK + 2 * at, attack_of(u))
    put_two(out, TILES * Tile.HEALTH + 2 * at, u.health & 65535)
    put_two(out, TILES * Tile.MAXIMUM + 2 * at, u.maximum & 65535)
    out[TILES * Tile.MOVEMENT + at] = steps_of(u) & -(not immobile(g, u))  # 0 if it is, without a branch
    out[TILES * Tile.RANGE + at] = range_of(u)
    out[TILES * Tile.PROTECT + at] = protect_of(u)
    put_two(out, TILES * Tile.STATUS + 2 * at, u.status)
    put_two(out, TILES * Tile.KEYWORDS + 2 * at, keywords_of(u))
    if u.stunned:
        out[TILES * Tile.STUNNED + at] = seen_ends(u.stunned, seat)
    if u.banished:
        out[TILES * Tile.BANISHED + at] = seen_ends(u.banished, seat)


def observe_auras(u: Unit, at: int, out: Bytes) -> None:
    """Write what auras give to a unit."""
    out[TILES * Tile.AURA_ATTACK + at] = u.aura_attack & 255
    out[TILES * Tile.AURA_HEALTH + at] = u.aura_health & 255
    out[TILES * Tile.AURA_MOVEMENT + at] = u.aura_movement & 255
    out[TILES * Tile.AURA_RANGE + at] = u.aura_range & 255
    out[TILES * Tile.AURA_PROTECT + at] = u.aura_protect
    put_two(out, TILES * Tile.AURA_KEYWORDS + 2 * at, u.aura_keywords)


def observe_bonus(g: World, k: int, seat: int, at: int, out: Bytes) -> None:
    """Write a bonus that ends by itself."""
    m = g.modifier[k]
    out[at + Bonus.TILE] = 1 + seen_tile(g.unit[m.unit].tile, seat)
    out[at + Bonus.UNTIL] = m.until ^ (m.until >> 1 & seat)  # OWN_TURN is the turn of the seat
    out[at + Bonus.ATTACK] = m.attack & 255
    out[at + Bonus.HEALTH] = m.health & 255
    out[at + Bonus.MOVEMENT] = m.movement & 255
    out[at + Bonus.RANGE] = m.range & 255
    out[at + Bonus.PROTECT] = m.protect
    put_two(out, at + Bonus.KEYWORDS, m.keywords)


def observe_cards(g: World, seat: int, out: Bytes) -> None:
    """Write the hands as far as the seat knows them, and what it is asked and offered."""
    other = 1 - seat
    for k in range(HAND):
        if k < g.hand_size[seat]:
            put_two(out, HAND_AT + Hand.CARD + HAND_STEP * k, g.hand[seat][k])
            out[HAND_AT + Hand.COST + HAND_STEP * k] = byte(cost_of(g, seat, k))
        if g.hand_seen[other][k]:
            put_two(out, KNOWN_AT + Known.CARD + 2 * k, g.hand[other][k])
    put_two(out, ASKED_AT + Asked.HOLDING, g.holding)
    if g.choice and g.to_act == seat:
        put_two(out, ASKED_AT + Asked.CARD, g.effect[max(0, g.now[0].row - 1)].speaker)
        for tile in bits(g.choices):
            out[TILES * Tile.CHOOSABLE + seen_tile(tile, seat)] = 1
        for k in range(OFFERED):
            put_two(out, OFFERED_AT + Offered.CARD + 2 * k, g.offered[k])


def observe_seat(g: World, seat: int, viewer: int, at: int, out: Bytes) -> None:
    """Write the open facts of a seat."""
    out[at + Seat.LEADER] = g.leader[seat]
    out[at + Seat.LEADER_USED] = g.leader_used[seat]
    out[at + Seat.MANA] = byte(g.mana[seat])
    out[at + Seat.MANA_CAP] = byte(g.mana_cap[seat])
    out[at + Seat.DECK] = g.deck_size[seat]
    out[at + Seat.HAND] = g.hand_size[seat]
    out[at + Seat.GRAVEYARD] = g.graveyard_size[seat]
    out[at + Seat.FATIGUE] = g.fatigue[seat]
    out[at + Seat.HOME] = seen_columns(g.home[seat] & (1 << COLUMNS) - 1, viewer)
