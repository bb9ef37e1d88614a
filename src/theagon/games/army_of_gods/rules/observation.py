"""Observations: what a seat may see, as bytes for learners. Its own side comes first, then the others clockwise."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.cards import card_of, kind_of
from theagon.games.army_of_gods.rules.seats import rival_of, seat_at
from theagon.games.army_of_gods.rules.world import (
    CARDS,
    HAND,
    KINDS,
    LOOKED,
    NOBODY,
    SEATS,
    SET,
    SETS,
    STACK,
    TOKENS,
    Choice,
    World,
)
from theagon.games.army_of_gods.rules.world import DECK as PILE
from theagon.kernel.observation import (
    Field,
    Fields,
    Group,
    ObservationSpace,
    Sort,
    blank,
    byte,
    card,
    choice,
    flag,
    number,
    put_two,
)
from theagon.kernel.records import Bytes

SHOWN_BOTTOM = 8


class Stack(Fields):
    CARDS = number(
        STACK, "cards of the stack of this kind, the seat's own army first; kinds are in the order of their cards"
    )
    WILD = number(STACK, "wild cards among them")
    SETS = number(SETS, "finished sets of this kind")


class Seat(Fields):
    LEADER = card(CARDS, "the leading god, the seat's own first")
    TOKENS = number(TOKENS, "tokens")
    SETS = number(255, "finished sets")
    HAND = number(HAND, "cards in the hand")
    DECK = number(PILE, "cards in the draw pile")
    DISCARD = number(PILE, "cards in the discard pile")
    GUARDED = flag("no player may attack it until its next turn")
    RAN_OUT = flag("its hand became empty in its own turn")
    OUT = flag("it is out of the match")
    REVEALED = number(PILE, "cards near the bottom of the pile that everyone has seen")
    BENEATH = number(PILE, "cards below these that only their player knows")
    STARTER = flag("it began the match")


class Hand(Fields):
    CARD = card(CARDS, "a card of the seat's hand")


class Discard(Fields):
    CARD = card(CARDS, "the seat's discard pile, the latest card last")


class Looked(Fields):
    CARD = card(CARDS, "a card that the seat looks at, the top one first")


class Bottom(Fields):
    CARD = card(CARDS, "the cards at the bottom of each pile that everyone has seen, the lowest first")


class Match(Fields):
    ATTACKER = card(CARDS, "the card that attacks")
    MIGHT = number(255, "its strength")
    PREY = Field(SEATS, "who is attacked: 1 is the seat itself, 2 the next clockwise; 0: no seat", Sort.CHOICE)
    PREY_KINDS = Field((1 << KINDS) - 1, "the kinds of its stacks that are attacked, from the lowest bit", Sort.FLAGS)
    CHOICE = choice(Choice, "what there is to choose; 0: an action of the turn")
    TO_ACT = Field(SEATS, "who decides: 1 is the seat itself, 2 the next clockwise", Sort.CHOICE)
    ACTIVE = Field(SEATS, "the seat of this turn, counted likewise", Sort.CHOICE)
    MOVES = number(255, "actions left in this turn")
    TURN_SETS = number(255, "sets finished in this turn")
    ABILITY_USED = flag("the leading god's ability has been used this turn")
    RESTORED = flag("tokens have been restored this turn")
    ROUND = number(255, "the round")
    IDLE = number(255, "whole rounds without a dropped card")
    PLAYERS = number(SEATS, "players of the match")
    TEAMS = flag("two play against two")


SPACE = ObservationSpace(
    Group(Stack, (SEATS, KINDS)),
    Group(Seat, (SEATS,)),
    Group(Hand, (HAND,)),
    Group(Discard, (PILE,)),
    Group(Looked, (LOOKED,)),
    Group(Bottom, (SEATS, SHOWN_BOTTOM)),
    Group(Match),
)
OBSERVATION = SPACE.size
STACK_AT, STACK_STEP = SPACE.at(Stack), SPACE.step(Stack)
SEAT_AT, SEAT_STEP = SPACE.at(Seat), SPACE.step(Seat)
HAND_AT = SPACE.at(Hand)
DISCARD_AT = SPACE.at(Discard)
LOOKED_AT = SPACE.at(Looked)
BOTTOM_AT = SPACE.at(Bottom)
MATCH_AT = SPACE.at(Match)


def observe(g: World, seat: int, out: Bytes) -> None:
    """Write all that the seat may see."""
    blank(out, OBSERVATION)
    for rival in range(g.players):
        other = seat_at(g, seat, rival)
        observe_army(g, other, STACK_AT + STACK_STEP * KINDS * rival, out)
        observe_seat(g, other, seat, SEAT_AT + SEAT_STEP * rival, out)
        for k in range(min(SHOWN_BOTTOM, g.revealed[other])):
            out[BOTTOM_AT + Bottom.CARD + SHOWN_BOTTOM * rival + k] = g.deck[other][g.beneath[other] + k]
    for k in range(HAND):
        out[HAND_AT + Hand.CARD + k] = g.hand[seat][k]
    for k in range(g.discard_size[seat]):
        out[DISCARD_AT + Discard.CARD + k] = g.discard[seat][k]
    if g.active == seat:
        for k in range(g.looked):
            out[LOOKED_AT + Looked.CARD + k] = g.aside[k]
    observe_match(g, seat, MATCH_AT, out)


def observe_army(g: World, seat: int, at: int, out: Bytes) -> None:
    """Write the stacks and the finished sets of a seat, by kind."""
    for kind in range(g.kinds):
        stack = seat * KINDS + kind
        wild = 0
        for k in range(STACK):  # all of it: a loop to `stack_size` would make the processor guess
            lying = g.stack[stack][k]
            wild += (lying != 0) & (card_of(lying) != g.kind_card[kind])
        out[at + STACK_STEP * kind + Stack.CARDS] = g.stack_size[stack]
        out[at + STACK_STEP * kind + Stack.WILD] = wild
    for k in range(min(g.sets[seat], SETS)):
        out[at + STACK_STEP * kind_of(g.finished[seat][SET * k]) + Stack.SETS] += 1


def observe_seat(g: World, seat: int, viewer: int, at: int, out: Bytes) -> None:
    """Write the open facts of a seat. Until all leaders are shown, a seat sees only its own."""
    if g.choice != Choice.LEADER or seat == viewer:
        out[at + Seat.LEADER] = g.leader[seat]
    out[at + Seat.TOKENS] = g.tokens[seat]
    out[at + Seat.SETS] = g.sets[seat]
    out[at + Seat.HAND] = g.hand_size[seat]
    out[at + Seat.DECK] = g.deck_size[seat]
    out[at + Seat.DISCARD] = g.discard_size[seat]
    out[at + Seat.GUARDED] = g.guarded[seat]
    out[at + Seat.RAN_OUT] = g.ran_out[seat]
    out[at + Seat.OUT] = g.out[seat]
    out[at + Seat.REVEALED] = g.revealed[seat]
    out[at + Seat.BENEATH] = g.beneath[seat]
    out[at + Seat.STARTER] = 1 if g.starter == seat else 0


def observe_match(g: World, seat: int, at: int, out: Bytes) -> None:
    """Write the open facts of the match."""
    out[at + Match.ATTACKER] = card_of(g.attacker)
    out[at + Match.MIGHT] = g.might
    out[at + Match.PREY] = 0 if g.prey == NOBODY else 1 + rival_of(g, seat, g.prey)
    put_two(out, at + Match.PREY_KINDS, g.prey_kinds)
    out[at + Match.CHOICE] = g.choice
    out[at + Match.TO_ACT] = 1 + rival_of(g, seat, g.to_act)
    out[at + Match.ACTIVE] = 1 + rival_of(g, seat, g.active)
    out[at + Match.MOVES] = g.moves
    out[at + Match.TURN_SETS] = g.turn_sets
    out[at + Match.ABILITY_USED] = g.ability_used
    out[at + Match.RESTORED] = g.restored
    out[at + Match.ROUND] = byte(g.round)
    out[at + Match.IDLE] = g.idle
    out[at + Match.PLAYERS] = g.players
    out[at + Match.TEAMS] = g.teams
