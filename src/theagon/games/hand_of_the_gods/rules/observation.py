"""What a seat may see, as bytes for learners: as if the seat played from the left.

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
    Group,
    ObservationSpace,
    Sort,
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
    """Whose a unit is, as a seat sees it."""

    NONE = 0
    OWN = 1
    OTHER = 2
    NEUTRAL = 3


SPACE = ObservationSpace(
    Group(
        "tile",
        (ROWS, COLUMNS),
        (
            card("card", CARDS, "the unit's card"),
            choice("owner", Owner, "whose the unit is: 1 the seat's own, 2 the other's, 3 neutral; 0: no unit"),
            number("attack", 255, "its attack"),
            number("health", 255, "its health"),
            number("maximum", 255, "its full health"),
            number("movement", 255, "its movement"),
            number("range", 255, "its range"),
            number("protect", 255, "its protection"),
            flags("status", Status, "its status"),
            flags("keywords", Keyword, "its keywords"),
            flag("stunned", "it is stunned"),
            flag("banished", "it is banished, and its tile waits for it"),
            flag("blocker", "nobody can enter the tile"),
            flag("choosable", "the seat may choose the tile now"),
        ),
        planes=True,
    ),
    Group(
        "hand", (HAND,), (card("card", CARDS, "a card of the seat's hand"), number("cost", 255, "what it costs now"))
    ),
    Group("known", (HAND,), (card("card", CARDS, "a card of the other's hand that the seat knows"),)),
    Group("offered", (OFFERED,), (card("card", CARDS, "a card that the seat is offered"),)),
    Group("graveyard", (SEATS, GRAVEYARD), (card("card", CARDS, "the graveyards, the seat's own first"),)),
    Group(
        "seat",
        (SEATS,),
        (
            Field("leader", LEADERS - 1, "the leader's place in the set of leaders, the seat's own first", Sort.CHOICE),
            flag("leader-used", "its ability has been used this turn"),
            number("mana", 10, "mana left"),
            number("mana-cap", 10, "mana at the start of the turn"),
            number("deck", DECK, "cards in the deck"),
            number("hand", HAND, "cards in the hand"),
            number("graveyard", GRAVEYARD, "cards in the graveyard"),
            number("fatigue", 99, "what the last draw from an empty deck cost"),
        ),
    ),
    turn_group(Choice),
)
OBSERVATION = SPACE.size
CARD_AT = SPACE.at("tile", "card")
OWNER_AT = SPACE.at("tile", "owner")
ATTACK_AT = SPACE.at("tile", "attack")
HEALTH_AT = SPACE.at("tile", "health")
MAXIMUM_AT = SPACE.at("tile", "maximum")
MOVEMENT_AT = SPACE.at("tile", "movement")
RANGE_AT = SPACE.at("tile", "range")
PROTECT_AT = SPACE.at("tile", "protect")
STATUS_AT = SPACE.at("tile", "status")
KEYWORDS_AT = SPACE.at("tile", "keywords")
STUNNED_AT = SPACE.at("tile", "stunned")
BANISHED_AT = SPACE.at("tile", "banished")
BLOCKER_AT = SPACE.at("tile", "blocker")
CHOOSABLE_AT = SPACE.at("tile", "choosable")
HAND_AT = SPACE.at("hand")
KNOWN_AT = SPACE.at("known")
OFFERED_AT = SPACE.at("offered")
GRAVEYARDS_AT = SPACE.at("graveyard")
SEATS_AT = SPACE.at("seat")
TURN_AT = SPACE.at("turn")


def seen_tile(tile: int, seat: int) -> int:
    """A tile as the seat sees it: p2's columns are mirrored."""
    return tile ^ seat * (COLUMNS - 1)  # the columns are a power of two: all bits of one are turned


def observe(g: World, seat: int, out: Bytes) -> None:
    blank(out, OBSERVATION)
    for tile in bits(BOARD & ~g.open):
        out[BLOCKER_AT + seen_tile(tile, seat)] = 1
    for tile in bits(taken_tiles(g)):
        observe_unit(g, g.at[tile], seat, seen_tile(tile, seat), out)
    observe_cards(g, seat, out)
    for k in range(SEATS):
        observe_seat(g, seat ^ k, SEATS_AT + 8 * k, out)
    observe_turn(g, seat, g.turn, TURN_AT, out)


def observe_unit(g: World, slot: int, seat: int, at: int, out: Bytes) -> None:
    u = g.unit[slot]
    put_two(out, CARD_AT + 2 * at, u.card)
    out[OWNER_AT + at] = Owner.OWN + (u.owner != seat) + (u.owner >= SEATS)  # OWN, OTHER or NEUTRAL, without a branch
    out[ATTACK_AT + at] = byte(attack_of(u))
    out[HEALTH_AT + at] = byte(u.health)
    out[MAXIMUM_AT + at] = byte(u.maximum)
    out[MOVEMENT_AT + at] = steps_of(u) & -(not immobile(g, u))  # 0 if it is, without a branch
    out[RANGE_AT + at] = range_of(u)
    out[PROTECT_AT + at] = protect_of(u)
    put_two(out, STATUS_AT + 2 * at, u.status)
    put_two(out, KEYWORDS_AT + 2 * at, keywords_of(u))
    if u.stunned:
        out[STUNNED_AT + at] = 1
    if u.banished:
        out[BANISHED_AT + at] = 1


def observe_cards(g: World, seat: int, out: Bytes) -> None:
    """Write the hands as far as the seat knows them, and what it is offered."""
    other = 1 - seat
    for k in range(HAND):
        if k < g.hand_size[seat]:
            put_two(out, HAND_AT + 3 * k, g.hand[seat][k])
            out[HAND_AT + 3 * k + 2] = byte(cost_of(g, seat, k))
        if g.hand_seen[other][k]:
            put_two(out, KNOWN_AT + 2 * k, g.hand[other][k])
    if g.to_act == seat:
        for tile in bits(g.choices):
            out[CHOOSABLE_AT + seen_tile(tile, seat)] = 1
        for k in range(OFFERED):
            put_two(out, OFFERED_AT + 2 * k, g.offered[k])


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
    put_row(out, first, g.graveyard[seat])
