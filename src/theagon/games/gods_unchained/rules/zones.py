"""Cards between deck, hand, void and out of the game (GU3.4, GU5.3, GU7.17)."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.cards import CARD, CHOSEN, PASSING, SEEN, card_of
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.vocabulary import Kind, Zone
from theagon.games.gods_unchained.rules.world import DECK, HAND, VOID, World
from theagon.kernel.log import tell_card


def size_of(g: World, zone: int, seat: int) -> int:
    """Return the size of a seat's hand, deck or void; or of both voids."""
    if zone == Zone.HAND:
        return g.hand_size[seat]
    if zone == Zone.VOIDS:
        return g.void_size[seat] + g.void_size[1 - seat]
    return g.deck_size[seat] if zone == Zone.DECK else g.void_size[seat]


def card_at(g: World, zone: int, seat: int, place: int) -> int:
    """Return the packed card at a place of a hand, deck or void; of both voids, the seat's own comes first."""
    if zone == Zone.HAND:
        return g.hand[seat][place]
    if zone == Zone.VOIDS and place >= g.void_size[seat]:
        return g.void[1 - seat][place - g.void_size[seat]]
    return g.deck[seat][place] if zone == Zone.DECK else g.void[seat][place]


def to_void(g: World, seat: int, card: int) -> None:
    """Put a card into its player's void. A full void loses its oldest card."""
    tell_card(g, Kind.TO_VOID, Clause.GU3_4, seat, card, 0)
    if g.void_size[seat] == VOID:
        take_from_void(g, seat, 0)
    g.void[seat][g.void_size[seat]] = card
    g.void_size[seat] += 1


def in_void(g: World, seat: int, card: int) -> bool:
    """Return whether there is such a card in the void."""
    for k in range(g.void_size[seat]):
        if g.void[seat][k] == card:
            return True
    return False


def take_from_void(g: World, seat: int, place: int) -> None:
    """Remove a card from the void and close the gap."""
    g.void_size[seat] -= 1
    for k in range(place, g.void_size[seat]):
        g.void[seat][k] = g.void[seat][k + 1]
    g.void[seat][g.void_size[seat]] = 0


def to_hand(g: World, seat: int, packed: int, seen: bool) -> bool:
    """Put a card into the hand if there is room, else obliterate it (GU5.3). `seen`: both players know it."""
    n = g.hand_size[seat]
    if n == HAND:
        tell_card(g, Kind.OVERDRAW, Clause.GU5_3, seat, card_of(packed), 0)
        return False
    g.hand[seat][n] = (packed | SEEN if seen else packed & ~SEEN) & ~CHOSEN
    g.hand_size[seat] = n + 1
    return True


def put_into_deck(g: World, seat: int, place: int, packed: int) -> None:
    """Put a card into the deck at a place; 0 is the bottom. If the deck is full, the card is obliterated."""
    n = g.deck_size[seat]
    if n == DECK:
        tell_card(g, Kind.OBLITERATED, Clause.GU7_14, seat, packed & CARD, 0)
        return
    for k in range(n - place):
        g.deck[seat][n - k] = g.deck[seat][n - 1 - k]
    g.deck[seat][place] = packed & ~(SEEN | PASSING)
    g.deck_size[seat] = n + 1
