"""Hands, draw piles and discard piles."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.clauses import Clause
from theagon.games.army_of_gods.rules.vocabulary import Kind
from theagon.games.army_of_gods.rules.world import DECK, HAND, MOST_MOVES, TOKENS, Sort, World
from theagon.kernel.log import tell_card
from theagon.kernel.piles import shuffle_deck, take_from_hand, take_top
from theagon.kernel.rng import random


def draw(g: World, seat: int, count: int, clause: int) -> None:
    """Draw `count` cards, or as many as the hand has room for and the pile has (AG4.2, AG4.3)."""
    room = HAND - g.hand_size[seat]
    if count > room and g.whole_draws:
        return
    for _ in range(min(min(count, room), g.deck_size[seat])):
        card = take_from_pile(g, seat)
        tell_card(g, Kind.DRAW, clause, seat, card, 0)
        to_hand(g, seat, card)


def take_from_pile(g: World, seat: int) -> int:
    """Remove the top card of a pile. What is known about its bottom shrinks with the pile."""
    card = take_top(g, seat)
    g.revealed[seat] = min(g.revealed[seat], g.deck_size[seat] - min(g.beneath[seat], g.deck_size[seat]))
    g.beneath[seat] = min(g.beneath[seat], g.deck_size[seat])
    return card


def to_bottom(g: World, seat: int, card: int) -> None:
    """Put a card below all others of the pile; only its player knows that it lies there."""
    for k in range(g.deck_size[seat]):
        at = g.deck_size[seat] - k
        g.deck[seat][at] = g.deck[seat][at - 1]
    g.deck[seat][0] = card
    g.deck_size[seat] += 1
    g.beneath[seat] += 1


def reshuffle(g: World, seat: int) -> None:
    """Shuffle a discard pile into the draw pile; nobody knows any place of that pile now (AG4.17)."""
    count = g.discard_size[seat]
    for k in range(count):
        g.deck[seat][g.deck_size[seat] + k] = g.discard[seat][k]
        g.discard[seat][k] = 0
    g.deck_size[seat] += count
    g.discard_size[seat] = 0
    g.revealed[seat] = 0
    g.beneath[seat] = 0
    shuffle_deck(g, seat)
    tell_card(g, Kind.RESHUFFLED, Clause.AG4_17, seat, 0, count)


def to_hand(g: World, seat: int, card: int) -> None:
    """Put a card into a hand, which has room for it."""
    g.hand[seat][g.hand_size[seat]] = card
    g.hand_size[seat] += 1


def to_discard(g: World, seat: int, card: int) -> None:
    """Put a card on the discard pile of the seat that it comes from (AG5.13). It always has room."""
    assert g.discard_size[seat] < DECK
    g.discard[seat][g.discard_size[seat]] = card
    g.discard_size[seat] += 1


def put_away(g: World, seat: int, card: int) -> None:
    """Put a card that was destroyed or played on its discard pile; a fleeting one leaves the game (AG5.20)."""
    to_discard(g, seat, card)
    if g.card[card].fleeting:
        g.discard_size[seat] -= 1
        g.discard[seat][g.discard_size[seat]] = 0
        tell_card(g, Kind.REMOVED, Clause.AG5_20, seat, card, 0)


def discard(g: World, seat: int, place: int, clause: int) -> None:
    """Discard a card of a hand; only its player sees which (AG7.7)."""
    card = take_from_hand(g, seat, place)
    tell_card(g, Kind.DISCARD, clause, seat, card, 0)
    to_discard(g, seat, card)


def discard_random(g: World, seat: int, count: int, clause: int) -> None:
    for _ in range(min(count, g.hand_size[seat])):
        place = random(g, g.hand_size[seat])
        discard(g, seat, place, clause)


def discarded(g: World, seat: int, kind: int) -> int:
    """Return the place of the latest army card of this kind in the discard pile, or -1."""
    for k in range(g.discard_size[seat]):
        place = g.discard_size[seat] - 1 - k
        if g.discard[seat][place] == g.kind_card[kind]:
            return place
    return -1


def take_from_discard(g: World, seat: int, place: int) -> int:
    card = g.discard[seat][place]
    last = g.discard_size[seat] - 1
    for k in range(place, last):
        g.discard[seat][k] = g.discard[seat][k + 1]
    g.discard[seat][last] = 0
    g.discard_size[seat] = last
    return card


def is_army(g: World, card: int) -> bool:
    return card != 0 and g.card[card].sort == Sort.ARMY


def army_in_hand(g: World, seat: int) -> int:
    """Return the places of the army cards in a hand, as bits."""
    places = 0
    for k in range(g.hand_size[seat]):
        places |= is_army(g, g.hand[seat][k]) << k
    return places


def count_in_hand(g: World, seat: int, card: int) -> int:
    n = 0
    for k in range(g.hand_size[seat]):
        if g.hand[seat][k] == card:
            n += 1
    return n


def place_in_hand(g: World, seat: int, card: int) -> int:
    """Return the first place in the hand of a card that it holds."""
    for k in range(g.hand_size[seat]):
        if g.hand[seat][k] == card:
            return k
    return 0


def gain_tokens(g: World, seat: int, count: int, clause: int) -> None:
    """Give the seat tokens from the reserve, up to 12 in all (AG2.4)."""
    gained = min(count, TOKENS - g.tokens[seat])
    if gained > 0:
        g.tokens[seat] += gained
        tell_card(g, Kind.TOKENS, clause, seat, 0, gained)


def gain_actions(g: World, seat: int, count: int, clause: int) -> None:
    """Add actions to the turn, up to the most that it may have."""
    gained = min(count, MOST_MOVES - g.moves)
    g.moves += gained
    tell_card(g, Kind.ACTIONS, clause, seat, 0, gained)
