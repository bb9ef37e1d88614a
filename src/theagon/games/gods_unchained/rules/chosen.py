"""The Chosen One: a creature of a deck; neither player knows which one it is (GU7.22)."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.cards import CARD, CHOSEN, card_of
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.vocabulary import Kind
from theagon.games.gods_unchained.rules.world import NONE, Sort, World
from theagon.kernel.log import tell_card
from theagon.kernel.rng import random


def chosen_place(g: World, seat: int) -> int:
    """Return the place in the deck of its Chosen One, or NONE."""
    for place in range(g.deck_size[seat]):
        if g.deck[seat][place] & CHOSEN:
            return place
    return NONE


def nth_creature(g: World, seat: int, which: int) -> int:
    """Return the place of the `which`-th creature of a deck, from its top; NONE if there are no more."""
    for k in range(g.deck_size[seat]):
        place = g.deck_size[seat] - 1 - k
        if g.card[card_of(g.deck[seat][place])].kind == Sort.CREATURE:
            if which == 0:
                return place
            which -= 1
    return NONE


def creatures_in_deck(g: World, seat: int) -> int:
    n = 0
    for place in range(g.deck_size[seat]):
        n += g.card[card_of(g.deck[seat][place])].kind == Sort.CREATURE
    return n


def find_chosen(g: World, seat: int) -> int:
    """Return the place of the Chosen One, chosen now if the deck has none; NONE in a deck without creatures."""
    place = chosen_place(g, seat)
    if place != NONE:
        return place
    n = creatures_in_deck(g, seat)
    if n == 0:
        return NONE
    which = 0
    if not g.chosen_is_top:
        which = random(g, n)
    place = nth_creature(g, seat, which)
    g.deck[seat][place] |= CHOSEN
    return place


def advance_chosen(g: World, seat: int, places: int) -> None:
    """Move the Chosen One this many places towards the top of its deck."""
    tell_card(g, Kind.ADVANCE, Clause.GU7_22, seat, 0, places)
    place = find_chosen(g, seat)
    if place != NONE:
        raise_card(g, seat, place, places)


def raise_card(g: World, seat: int, place: int, places: int) -> None:
    """Move a card of a deck up, and those above it down."""
    for _ in range(min(places, g.deck_size[seat] - 1 - place)):
        packed = g.deck[seat][place]
        g.deck[seat][place] = g.deck[seat][place + 1]
        place += 1
        g.deck[seat][place] = packed


def forget_chosen(g: World, seat: int) -> int:
    """Take the mark of the Chosen One from a deck; return it with what was given to that card, 0 without one."""
    place = chosen_place(g, seat)
    if place == NONE:
        return 0
    given = g.deck[seat][place] & ~CARD
    g.deck[seat][place] &= CARD
    return given


def redraw_chosen(g: World, seat: int, given: int) -> None:
    """Make a random creature of a deck the Chosen One, with what was given to the former one."""
    n = creatures_in_deck(g, seat)
    which = random(g, n)
    place = nth_creature(g, seat, which)
    g.deck[seat][place] = card_of(g.deck[seat][place]) | given
