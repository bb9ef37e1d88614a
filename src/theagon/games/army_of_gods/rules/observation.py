"""What a seat may see, as bytes for learners: its own side first, then the others clockwise."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.cards import card_of, kind_of
from theagon.games.army_of_gods.rules.seats import rival_of, seat_at
from theagon.games.army_of_gods.rules.world import (
    CARDS,
    DECK,
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
    number,
    put_two,
)
from theagon.kernel.records import Bytes

SHOWN_BOTTOM = 8
SPACE = ObservationSpace(
    Group(
        "stack",
        (SEATS, KINDS),
        (
            number(
                "cards",
                STACK,
                "cards of the stack of this kind, the seat's own army first; kinds are in the order of their cards",
            ),
            number("wild", STACK, "wild cards among them"),
            number("sets", SETS, "finished sets of this kind"),
        ),
    ),
    Group(
        "seat",
        (SEATS,),
        (
            card("leader", CARDS, "the leading god, the seat's own first"),
            number("tokens", TOKENS, "tokens"),
            number("sets", 255, "finished sets"),
            number("hand", HAND, "cards in the hand"),
            number("deck", DECK, "cards in the draw pile"),
            number("discard", DECK, "cards in the discard pile"),
            flag("guarded", "nobody may attack it until its next turn"),
            flag("ran-out", "its hand became empty in its own turn"),
            flag("out", "it is out of the match"),
            number("revealed", DECK, "cards near the bottom of the pile that everyone has seen"),
            number("beneath", DECK, "cards below these that only their player knows"),
            flag("starter", "it began the match"),
        ),
    ),
    Group("hand", (HAND,), (card("card", CARDS, "a card of the seat's hand"),)),
    Group("discard", (DECK,), (card("card", CARDS, "the seat's discard pile, the latest card last"),)),
    Group("looked", (LOOKED,), (card("card", CARDS, "a card that the seat looks at, the top one first"),)),
    Group(
        "bottom",
        (SEATS, SHOWN_BOTTOM),
        (card("card", CARDS, "the cards at the bottom of each pile that everyone has seen, the lowest first"),),
    ),
    Group(
        "match",
        (),
        (
            card("attacker", CARDS, "the card that attacks"),
            number("might", 255, "its strength"),
            Field("prey", SEATS, "who is attacked: 1 is the seat itself, 2 the next clockwise; 0: nobody", Sort.CHOICE),
            Field(
                "prey-kinds",
                (1 << KINDS) - 1,
                "the kinds of its stacks that are attacked, from the lowest bit",
                Sort.FLAGS,
            ),
            choice("choice", Choice, "what there is to choose; 0: an action of the turn"),
            Field("to-act", SEATS, "who decides: 1 is the seat itself, 2 the next clockwise", Sort.CHOICE),
            Field("active", SEATS, "whose turn it is, counted likewise", Sort.CHOICE),
            number("moves", 255, "actions left in this turn"),
            number("turn-sets", 255, "sets finished in this turn"),
            flag("ability-used", "the leading god's ability has been used this turn"),
            flag("restored", "tokens have been restored this turn"),
            number("round", 255, "the round"),
            number("idle", 255, "whole rounds without a dropped card"),
            number("players", SEATS, "players of the match"),
            flag("teams", "two play against two"),
        ),
    ),
)
OBSERVATION = SPACE.size
STACKS_AT, STACK_FACTS = SPACE.at("stack"), SPACE.width("stack")
SEATS_AT, SEAT_FACTS = SPACE.at("seat"), SPACE.width("seat")
HAND_AT = SPACE.at("hand")
DISCARD_AT = SPACE.at("discard")
LOOKED_AT = SPACE.at("looked")
BOTTOM_AT = SPACE.at("bottom")
MATCH_AT = SPACE.at("match")


def observe(g: World, seat: int, out: Bytes) -> None:
    blank(out, OBSERVATION)
    for rival in range(g.players):
        other = seat_at(g, seat, rival)
        observe_army(g, other, STACKS_AT + STACK_FACTS * KINDS * rival, out)
        observe_seat(g, other, seat, SEATS_AT + SEAT_FACTS * rival, out)
        for k in range(min(SHOWN_BOTTOM, g.revealed[other])):
            out[BOTTOM_AT + SHOWN_BOTTOM * rival + k] = g.deck[other][g.beneath[other] + k]
    for k in range(HAND):
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
        wild = 0
        for k in range(STACK):  # whole, for chance decides how many cards there are
            lying = g.stack[stack][k]
            wild += (lying != 0) & (card_of(lying) != g.kind_card[kind])
        out[at + STACK_FACTS * kind] = g.stack_size[stack]
        out[at + STACK_FACTS * kind + 1] = wild
    for k in range(min(g.sets[seat], SETS)):
        out[at + STACK_FACTS * kind_of(g.finished[seat][SET * k]) + 2] += 1


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
    put_two(out, at + 3, g.prey_kinds)
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
