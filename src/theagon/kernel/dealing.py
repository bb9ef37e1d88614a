"""Dealing decks, and exchanging cards of the opening hands."""

from __future__ import annotations

from theagon.kernel.bits import bits, nth_bit
from theagon.kernel.log import tell_card
from theagon.kernel.match import MatchScratch
from theagon.kernel.piles import PilesState, shuffle_deck, take_top
from theagon.kernel.rng import random


class DealingScratch(MatchScratch, PilesState):
    """The fields of a game's world that dealing uses."""

    setup_deck: list[list[int]]  # the set-up of the next match, by contestant
    exchanged: list[int]  # as long as a hand
    declared: list[int]  # the cards of a declared deck that may still be hidden; as long as a deck
    declared_size: int  # 0: no deck is declared
    declared_by: int  # the seat that declared its deck
    undrawn: int  # the declared cards not yet drawn in this world, as bits
    deckable: list[list[int]]  # by domain, such as a pantheon: the cards that its decks may hold
    deckable_size: list[int]


def lay_deck(g: DealingScratch, seat: int, contestant: int, size: int) -> None:
    """Give a seat a contestant's deck, shuffled."""
    g.deck_size[seat] = size
    for k in range(size):
        g.deck[seat][k] = g.setup_deck[contestant][k]
    shuffle_deck(g, seat)


def exchange(
    g: DealingScratch, places: int, mulligan: int, put_back: int, dealt: int, clause: int, card_bits: int
) -> bool:
    """Exchange the cards at these places of the hand (bits) for cards from the deck, and log it.

    The exchanged cards are set aside first and shuffled into the deck at the end, so that none of them comes back.
    Once the deck is empty, the cards at the remaining places stay. `mulligan`, `put_back` and `dealt` are kinds of
    events; `card_bits` masks the bits of a packed card that identify it. Then the other of two players may exchange.
    Returns whether both have.
    """
    seat = g.to_act
    n = 0
    for place in range(g.hand_size[seat]):
        if places >> place & 1:
            card = take_top(g, seat)
            if card:
                g.exchanged[n] = g.hand[seat][place]
                n += 1
                g.hand[seat][place] = card
    for k in range(n):
        g.deck[seat][g.deck_size[seat]] = g.exchanged[k]
        g.deck_size[seat] += 1
    if n:
        shuffle_deck(g, seat)
    g.cause = tell_card(g, mulligan, clause, seat, 0, n)
    for k in range(n):
        tell_card(g, put_back, clause, seat, g.exchanged[k] & card_bits, 0)
    for place in bits(places):
        if n > 0:
            tell_card(g, dealt, clause, seat, g.hand[seat][place] & card_bits, 0)
            n -= 1
    g.cause = -1
    g.to_act = 1 - seat
    if seat == 0:
        return False
    g.choice = 0
    return True


def put_declared_back(g: DealingScratch) -> None:
    """Make all declared cards available again, before a world is drawn."""
    g.undrawn = (1 << g.declared_size) - 1


def unknown_card(g: DealingScratch, seat: int, domain: int) -> int:
    """Return a random card that a seat may have in its deck or hand: a declared one, or else one of its domain."""
    if seat != g.declared_by or g.undrawn == 0:
        i = random(g, g.deckable_size[domain])
        return g.deckable[domain][i]
    n = random(g, g.undrawn.bit_count())
    place = nth_bit(g.undrawn, n)
    g.undrawn &= ~(1 << place)
    return g.declared[place]
