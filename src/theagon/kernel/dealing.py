"""How decks come to the table and opening hands are exchanged."""

from __future__ import annotations

from theagon.kernel.piles import PilesState, shuffle_deck, take_top


class DealingScratch(PilesState):
    """What the functions here need of a game's world."""

    setup_deck: list[list[int]]  # the set-up of the next match, by contestant
    exchanged: list[int]  # as long as a hand


def lay_deck(g: DealingScratch, seat: int, contestant: int, size: int) -> None:
    """A seat has the deck of a contestant, shuffled."""
    g.deck_size[seat] = size
    for k in range(size):
        g.deck[seat][k] = g.setup_deck[contestant][k]
    shuffle_deck(g, seat)


def exchange(g: DealingScratch, seat: int, places: int) -> int:
    """Other cards from the deck for those at these places of the hand, which are then shuffled into it; how many.

    As long as there are others: the exchanged cards are put aside first.
    """
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
    return n
