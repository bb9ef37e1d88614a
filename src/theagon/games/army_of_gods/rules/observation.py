"""What a seat may see, as bytes for learners: its own side first, then the others clockwise.

| from | length | what |
|---|---|---|
| 0 | 4 x 16 x 3 | of each seat's stacks, by kind: cards, wild cards among them, finished sets |
| 192 | 4 x 16 | the open facts of each seat; see `observe_seat` |
| 256 | 15 | the seat's hand |
| 271 | 112 | its discard pile, the latest card last |
| 383 | 8 | the cards that it looks at, the top one first |
| 391 | 4 x 8 | the bottom cards of each pile that everyone has seen, the lowest first, at most eight |
| 423 | 16 | the attack, the choice and the turn; see `observe_match` |

A card is its place in the card set. A seat is 1 + how many places it comes after the seat's own, clockwise.
"""

from __future__ import annotations

from theagon.games.army_of_gods.rules.cards import card_of, kind_of
from theagon.games.army_of_gods.rules.seats import rival_of, seat_at
from theagon.games.army_of_gods.rules.world import (
    DECK,
    HAND,
    KINDS,
    LOOKED,
    NOBODY,
    SEATS,
    SET,
    SETS,
    STACKS,
    Choice,
    World,
)
from theagon.kernel.observation import blank, byte
from theagon.kernel.records import Bytes

SHOWN_BOTTOM = 8
SEATS_AT = 3 * STACKS
HAND_AT = SEATS_AT + 16 * SEATS
DISCARD_AT = HAND_AT + HAND
LOOKED_AT = DISCARD_AT + DECK
BOTTOM_AT = LOOKED_AT + LOOKED
MATCH_AT = BOTTOM_AT + SEATS * SHOWN_BOTTOM
OBSERVATION = MATCH_AT + 16


def observe(g: World, seat: int, out: Bytes) -> None:
    blank(out, OBSERVATION)
    for rival in range(g.players):
        other = seat_at(g, seat, rival)
        observe_army(g, other, 3 * KINDS * rival, out)
        observe_seat(g, other, seat, SEATS_AT + 16 * rival, out)
        for k in range(min(SHOWN_BOTTOM, g.revealed[other])):
            out[BOTTOM_AT + SHOWN_BOTTOM * rival + k] = g.deck[other][g.beneath[other] + k]
    for k in range(g.hand_size[seat]):
        out[HAND_AT + k] = g.hand[seat][k]
    for k in range(g.discard_size[seat]):
        out[DISCARD_AT + k] = g.discard[seat][k]
    if g.active == seat:
        for k in range(g.looked):
            out[LOOKED_AT + k] = g.aside[k]
    observe_match(g, seat, MATCH_AT, out)


def observe_army(g: World, seat: int, at: int, out: Bytes) -> None:
    for kind in range(g.kinds):
        stack = seat * KINDS + kind
        out[at + 3 * kind] = g.stack_size[stack]
        for k in range(g.stack_size[stack]):
            if card_of(g.stack[stack][k]) != g.kind_card[kind]:
                out[at + 3 * kind + 1] += 1
        for k in range(min(g.sets[seat], SETS)):
            if kind_of(g.finished[seat][SET * k]) == kind:
                out[at + 3 * kind + 2] += 1


def observe_seat(g: World, seat: int, viewer: int, at: int, out: Bytes) -> None:
    """Write the open facts of a seat. Until all leaders are shown, a seat sees only its own."""
    if g.choice != Choice.LEADER or seat == viewer:
        out[at] = g.leader[seat]
    out[at + 1] = g.tokens[seat]
    out[at + 2] = g.sets[seat]
    out[at + 3] = g.hand_size[seat]
    out[at + 4] = g.deck_size[seat]
    out[at + 5] = g.discard_size[seat]
    out[at + 6] = g.guarded[seat]
    out[at + 7] = g.ran_out[seat]
    out[at + 8] = g.out[seat]
    out[at + 9] = g.revealed[seat]
    out[at + 10] = g.beneath[seat]
    out[at + 11] = 1 if g.starter == seat else 0


def observe_match(g: World, seat: int, at: int, out: Bytes) -> None:
    out[at] = card_of(g.attacker)
    out[at + 1] = g.might
    out[at + 2] = 0 if g.prey == NOBODY else 1 + rival_of(g, seat, g.prey)
    out[at + 3] = g.prey_kinds & 255
    out[at + 4] = g.prey_kinds >> 8
    out[at + 5] = g.choice
    out[at + 6] = 1 + rival_of(g, seat, g.to_act)
    out[at + 7] = 1 + rival_of(g, seat, g.active)
    out[at + 8] = g.moves
    out[at + 9] = g.turn_sets
    out[at + 10] = g.ability_used
    out[at + 11] = g.restored
    out[at + 12] = byte(g.round)
    out[at + 13] = g.idle
    out[at + 14] = g.players
    out[at + 15] = g.teams
