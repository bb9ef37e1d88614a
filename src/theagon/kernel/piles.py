"""Decks, hands and other piles of cards: fixed arrays with sizes, zero beyond the size.

Each game declares the arrays with its own lengths; these functions are compiled for each game.
"""

from __future__ import annotations

from theagon.kernel.rng import RngState, random


class PilesState(RngState):
    """The fields of a game's state that piles use. The top of a deck is its last card."""

    deck: list[list[int]]
    deck_size: list[int]
    hand: list[list[int]]
    hand_size: list[int]


def first_equal(g: PilesState, seat: int, place: int) -> int:
    """Return the first place of the hand with a card equal to the one at this place."""
    for k in range(place):
        if g.hand[seat][k] == g.hand[seat][place]:
            return k
    return place


def shuffle_deck(g: PilesState, seat: int) -> None:
    deck = g.deck[seat]
    last = g.deck_size[seat] - 1
    for k in range(last):
        i = last - k
        j = random(g, i + 1)
        card = deck[i]
        deck[i] = deck[j]
        deck[j] = card


def sort_deck(g: PilesState, seat: int) -> None:
    """Sort the deck by card, so that the next shuffle does not depend on the earlier order."""
    for k in range(1, g.deck_size[seat]):
        card = g.deck[seat][k]
        place = k
        while place > 0 and g.deck[seat][place - 1] > card:
            g.deck[seat][place] = g.deck[seat][place - 1]
            place -= 1
        g.deck[seat][place] = card


def take_top(g: PilesState, seat: int) -> int:
    """Remove the top card of the deck. Returns the card, or 0 if the deck is empty."""
    if g.deck_size[seat] == 0:
        return 0
    g.deck_size[seat] -= 1
    card = g.deck[seat][g.deck_size[seat]]
    g.deck[seat][g.deck_size[seat]] = 0
    return card


def take_from_deck(g: PilesState, seat: int, place: int) -> None:
    """Remove a card from the deck and close the gap."""
    g.deck_size[seat] -= 1
    for k in range(place, g.deck_size[seat]):
        g.deck[seat][k] = g.deck[seat][k + 1]
    g.deck[seat][g.deck_size[seat]] = 0


def take_from_hand(g: PilesState, seat: int, place: int) -> int:
    """Remove a card from the hand and close the gap. Returns the card."""
    card = g.hand[seat][place]
    last = g.hand_size[seat] - 1
    for k in range(place, last):
        g.hand[seat][k] = g.hand[seat][k + 1]
    g.hand[seat][last] = 0
    g.hand_size[seat] = last
    return card
