"""Observations: what a seat may see, as bytes for learners. Its own side comes first, then the others clockwise."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.attack import attacked_strength
from theagon.games.army_of_gods.rules.cards import card_of, kind_of, owner_of
from theagon.games.army_of_gods.rules.endings import goal
from theagon.games.army_of_gods.rules.lasting import MOST_GAINED, gained, guarded_kind
from theagon.games.army_of_gods.rules.seats import rival_of, seat_at
from theagon.games.army_of_gods.rules.world import (
    CARDS,
    DRAWN,
    HAND,
    KINDS,
    LEADERS,
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
    card,
    choice,
    flag,
    number,
    put_two,
    signed,
)
from theagon.kernel.records import Bytes


class Stack(Fields):
    SIZE = number(
        STACK, "cards of the stack of this kind, the seat's own army first; kinds are in the order of their cards"
    )
    FIRST = card(CARDS, "its lowest card,")
    SECOND = card(CARDS, "the card above it,")
    THIRD = card(CARDS, "the next,")
    FOURTH = card(CARDS, "and the next")
    OWNERS = Field(255, "the numbers of the seats of their decks, two bits each, the first card's lowest", Sort.FLAGS)
    GAINED = signed(-MOST_GAINED, MOST_GAINED, "the strength that its cards gain or lose for a time")
    GUARDED = flag("no player may attack the cards of this kind until the seat's next turn")


class Finished(Fields):
    CARD = card(CARDS, "the kinds of the finished sets in their order, as cards, the seat's own first")


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


class Left(Fields):
    COUNT = Field(PILE, "how many of the card with the place's number are left in the seat's draw pile", Sort.COUNT)


class Looked(Fields):
    CARD = card(CARDS, "a card that the seat looks at, the top one first")


class Leaders(Fields):
    CARD = card(CARDS, "a leading god that the seat may choose")


class Bottom(Fields):
    CARD = card(CARDS, "the cards at the bottom of each pile that everyone has seen, the lowest first")


class Match(Fields):
    SEAT = Field(SEATS - 1, "the seat's number: p1 is 0", Sort.CHOICE)
    ATTACKER = card(CARDS, "the card that attacks")
    MIGHT = number(255, "its strength")
    ATTACKED = number(65_535, "the strength of the cards that are attacked, as it is compared")
    PREY = Field(SEATS, "who is attacked: 1 is the seat itself, 2 the next clockwise; 0: no seat", Sort.CHOICE)
    PREY_KINDS = Field((1 << KINDS) - 1, "the kinds of its stacks that are attacked, from the lowest bit", Sort.FLAGS)
    CHOICE = choice(Choice, "what there is to choose; 0: an action of the turn")
    ASKER = card(CARDS, "the card with the effect that asks the seat")
    TO_ACT = Field(SEATS, "who decides: 1 is the seat itself, 2 the next clockwise", Sort.CHOICE)
    ACTIVE = Field(SEATS, "the seat of this turn, counted likewise", Sort.CHOICE)
    WINNER = Field(SEATS + 1, f"who has won, counted likewise; {SEATS + 1}: nobody; 0: the match goes on", Sort.CHOICE)
    MOVES = number(255, "actions left in this turn")
    TURN_SETS = number(255, "sets finished in this turn")
    ABILITY_USED = flag("the leading god's ability has been used this turn")
    RESTORED = flag("tokens have been restored this turn")
    TURN = number(30_000, "the turn, all players' counted")
    ROUND = number(30_000, "the round")
    IDLE = number(255, "whole rounds without a dropped card")
    PLAYERS = number(SEATS, "players of the match")
    TEAMS = flag("two play against two")
    GOAL = number(255, "the finished sets that win")


SPACE = ObservationSpace(
    Group(Stack, (SEATS, KINDS)),
    Group(Finished, (SEATS, SETS)),
    Group(Seat, (SEATS,)),
    Group(Hand, (HAND,)),
    Group(Discard, (PILE,)),
    Group(Left, (CARDS,)),
    Group(Looked, (LOOKED,)),
    Group(Leaders, (LEADERS,)),
    Group(Bottom, (SEATS, PILE)),
    Group(Match),
)
OBSERVATION = SPACE.size
STACK_AT, STACK_STEP = SPACE.at(Stack), SPACE.step(Stack)
FINISHED_AT = SPACE.at(Finished)
SEAT_AT, SEAT_STEP = SPACE.at(Seat), SPACE.step(Seat)
HAND_AT = SPACE.at(Hand)
DISCARD_AT = SPACE.at(Discard)
LEFT_AT = SPACE.at(Left)
LOOKED_AT = SPACE.at(Looked)
LEADERS_AT = SPACE.at(Leaders)
BOTTOM_AT = SPACE.at(Bottom)
MATCH_AT = SPACE.at(Match)


def observe(g: World, seat: int, out: Bytes) -> None:
    """Write all that the seat may see."""
    blank(out, OBSERVATION)
    for rival in range(g.players):
        other = seat_at(g, seat, rival)
        observe_army(g, other, rival, out)
        observe_seat(g, other, seat, SEAT_AT + SEAT_STEP * rival, out)
        for k in range(g.revealed[other]):
            out[BOTTOM_AT + Bottom.CARD + PILE * rival + k] = g.deck[other][g.beneath[other] + k]
    for k in range(HAND):
        out[HAND_AT + Hand.CARD + k] = g.hand[seat][k]
    for k in range(g.discard_size[seat]):
        out[DISCARD_AT + Discard.CARD + k] = g.discard[seat][k]
    for k in range(g.deck_size[seat]):
        out[LEFT_AT + Left.COUNT + g.deck[seat][k]] += 1
    if g.active == seat:
        for k in range(g.looked):
            out[LOOKED_AT + Looked.CARD + k] = g.aside[k]
    observe_match(g, seat, MATCH_AT, out)
    if g.choice and g.to_act == seat:
        observe_choice(g, seat, out)


def observe_army(g: World, seat: int, rival: int, out: Bytes) -> None:
    """Write the stacks of a seat by kind, and its finished sets."""
    for kind in range(g.kinds):  # empty ones too: without a branch, as the processor could not guess which these are
        lying = g.stack[seat * KINDS + kind]
        at = STACK_AT + STACK_STEP * (KINDS * rival + kind)
        out[at + Stack.SIZE] = g.stack_size[seat * KINDS + kind]
        out[at + Stack.FIRST] = card_of(lying[0])
        out[at + Stack.SECOND] = card_of(lying[1])
        out[at + Stack.THIRD] = card_of(lying[2])
        out[at + Stack.FOURTH] = card_of(lying[3])
        owners = owner_of(lying[0]) | owner_of(lying[1]) << 2
        out[at + Stack.OWNERS] = owners | owner_of(lying[2]) << 4 | owner_of(lying[3]) << 6
        if g.lasts:
            out[at + Stack.GAINED] = gained(g, seat * KINDS + kind) & 255
            out[at + Stack.GUARDED] = guarded_kind(g, seat * KINDS + kind)
    for k in range(min(g.sets[seat], SETS)):
        out[FINISHED_AT + Finished.CARD + SETS * rival + k] = g.kind_card[kind_of(g.finished[seat][SET * k])]


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
    out[at + Match.SEAT] = seat
    out[at + Match.ATTACKER] = card_of(g.attacker)
    out[at + Match.MIGHT] = g.might
    if g.attacker:
        put_two(out, at + Match.ATTACKED, attacked_strength(g))
    out[at + Match.PREY] = 0 if g.prey == NOBODY else 1 + rival_of(g, seat, g.prey)
    put_two(out, at + Match.PREY_KINDS, g.prey_kinds)
    out[at + Match.CHOICE] = g.choice
    out[at + Match.TO_ACT] = 1 + rival_of(g, seat, g.to_act)
    out[at + Match.ACTIVE] = 1 + rival_of(g, seat, g.active)
    if g.winner >= 0:
        out[at + Match.WINNER] = SEATS + 1 if g.winner == DRAWN else 1 + rival_of(g, seat, g.winner)
    out[at + Match.MOVES] = g.moves
    out[at + Match.TURN_SETS] = g.turn_sets
    out[at + Match.ABILITY_USED] = g.ability_used
    out[at + Match.RESTORED] = g.restored
    put_two(out, at + Match.TURN, g.turn)
    put_two(out, at + Match.ROUND, g.round)
    out[at + Match.IDLE] = g.idle
    out[at + Match.PLAYERS] = g.players
    out[at + Match.TEAMS] = g.teams
    out[at + Match.GOAL] = goal(g)


def observe_choice(g: World, seat: int, out: Bytes) -> None:
    """Write what asks the seat, and the leading gods to choose from."""
    out[MATCH_AT + Match.ASKER] = g.effect[max(0, g.now[0].row - 1)].speaker
    if g.choice == Choice.LEADER:
        for k in range(LEADERS):
            out[LEADERS_AT + Leaders.CARD + k] = g.leaders[seat][k]
