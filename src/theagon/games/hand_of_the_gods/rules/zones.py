"""Cards between deck, hand, graveyard and out of the game."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.reading import card_matches, discount_of
from theagon.games.hand_of_the_gods.rules.triggers import raise_event
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind, Pick, Trigger
from theagon.games.hand_of_the_gods.rules.world import GRAVEYARD, HAND, NONE, REMOVED, SEATS, World
from theagon.kernel import piles
from theagon.kernel.log import tell_card
from theagon.kernel.piles import take_from_deck, take_top
from theagon.kernel.rng import random


def remove_from_game(g: World, seat: int, card: int) -> None:
    """Remove a card from the game (HG5.5). If the pile of removed cards is full, the card is not kept."""
    if card and seat < SEATS:
        tell_card(g, Kind.REMOVED, Clause.HG5_5, seat, card, 0)
        if g.removed_size[seat] < REMOVED:
            g.removed[seat][g.removed_size[seat]] = card
            g.removed_size[seat] += 1


def to_graveyard(g: World, seat: int, card: int, it: int) -> None:
    """Put a card into its player's graveyard; `it` is the unit that it was, or NONE."""
    tell_card(g, Kind.TO_GRAVEYARD, Clause.HG5_1, seat, card, 0)
    lay_in_graveyard(g, seat, card, it)


def lay_in_graveyard(g: World, seat: int, card: int, it: int) -> None:
    """Put a card into the graveyard, which abilities may answer. The last event of the log says that it comes there.

    If the graveyard is full, it is removed.
    """
    before = g.cause
    g.cause = g.clock - 1
    if g.graveyard_size[seat] == GRAVEYARD:
        remove_from_game(g, seat, card)
    else:
        g.graveyard[seat][g.graveyard_size[seat]] = card
        g.graveyard_size[seat] += 1
    if g.listeners[Trigger.CARD_TO_GRAVEYARD]:
        raise_event(g, Trigger.CARD_TO_GRAVEYARD, card, seat, it)
    g.cause = before


def take_from_graveyard(g: World, seat: int, place: int) -> int:
    """Remove a card from the graveyard and close the gap; return the card."""
    card = g.graveyard[seat][place]
    g.graveyard_size[seat] -= 1
    for k in range(place, g.graveyard_size[seat]):
        g.graveyard[seat][k] = g.graveyard[seat][k + 1]
    g.graveyard[seat][g.graveyard_size[seat]] = 0
    return card


def find_in_graveyard(g: World, seat: int, card: int) -> int:
    """Return the place in the graveyard of the latest such card, or -1."""
    for k in range(g.graveyard_size[seat] - 1, -1, -1):
        if g.graveyard[seat][k] == card:
            return k
    return -1


def to_hand(g: World, seat: int, card: int, seen: int) -> bool:
    """Put a card into the hand if there is room, else into the graveyard (HG5.7, HG5.8)."""
    n = g.hand_size[seat]
    if n == HAND:
        tell_card(g, Kind.OVERDRAW, Clause.HG5_7, seat, card, 0)
        lay_in_graveyard(g, seat, card, NONE)
        return False
    g.hand[seat][n] = card
    g.hand_seen[seat][n] = seen
    g.hand_size[seat] = n + 1
    return True


def take_from_hand(g: World, seat: int, place: int) -> int:
    """Remove a card from the hand, and what is known about it; return the card."""
    last = g.hand_size[seat] - 1
    for k in range(place, last):
        g.hand_cost[seat][k] = g.hand_cost[seat][k + 1]
        g.hand_cost_now[seat][k] = g.hand_cost_now[seat][k + 1]
        g.hand_seen[seat][k] = g.hand_seen[seat][k + 1]
    g.hand_cost[seat][last] = 0
    g.hand_cost_now[seat][last] = 0
    g.hand_seen[seat][last] = 0
    return piles.take_from_hand(g, seat, place)


def cost_of(g: World, seat: int, place: int) -> int:
    """Return the present cost of a card in hand (HG5.13)."""
    card = g.card[g.hand[seat][place]]
    cost = card.cost + g.hand_cost[seat][place] + g.hand_cost_now[seat][place]
    if card.discount:
        cost -= discount_of(g, card.discount, seat)
    return max(0, cost)


def pick_in_graveyard(g: World, seat: int, filter_: int, pick: int, units: bool) -> int:
    """Return the place in the graveyard of a random card, or of the latest one, that passes a filter and, for `units`,
    is a unit; -1 if there is none."""
    n = 0
    last = -1
    for place in range(g.graveyard_size[seat]):
        if is_wanted(g, filter_, g.graveyard[seat][place], seat, units):
            n += 1
            last = place
    if n == 0 or pick == Pick.LATEST:
        return last
    n = random(g, n)
    for place in range(g.graveyard_size[seat]):
        if is_wanted(g, filter_, g.graveyard[seat][place], seat, units):
            if n == 0:
                return place
            n -= 1
    return -1


def is_wanted(g: World, filter_: int, card: int, seat: int, units: bool) -> bool:
    return not (units and g.card[card].spell) and card_matches(g, filter_, card, seat, seat)


def fetch_back(g: World, seat: int, filter_: int, pick: int, cost: int) -> bool:
    """Take a card of the graveyard that passes a filter to the hand (HG6.51). Return False if there is none."""
    place = pick_in_graveyard(g, seat, filter_, pick, False)
    if place < 0:
        return False
    card = take_from_graveyard(g, seat, place)
    before = g.cause
    g.doing += 1
    g.cause = tell_card(g, Kind.TAKE_BACK, Clause.HG6_51, seat, card, cost)
    hand_over(g, seat, card, cost)
    g.cause = before
    return True


def hand_over(g: World, seat: int, card: int, cost: int) -> None:
    """Put a card that both have seen into the hand; its cost changes by this much in this turn."""
    if to_hand(g, seat, card, 1) and cost:
        g.hand_cost_now[seat][g.hand_size[seat] - 1] = cost


def fetch(g: World, seat: int, filter_: int, cost: int) -> bool:
    """Draw a random card of the deck that passes a filter, seen by both (HG6.48). Return False if there is none."""
    n = 0
    for place in range(g.deck_size[seat]):
        if card_matches(g, filter_, g.deck[seat][place], seat, seat):
            n += 1
    if n == 0:
        return False
    n = random(g, n)
    for place in range(g.deck_size[seat]):
        card = g.deck[seat][place]
        if card_matches(g, filter_, card, seat, seat):
            if n == 0:
                take_from_deck(g, seat, place)
                g.doing += 1
                before = g.cause
                g.cause = tell_card(g, Kind.FETCH, Clause.HG6_48, seat, card, cost)
                hand_over(g, seat, card, cost)
                if g.listeners[Trigger.CARD_DRAWN]:
                    raise_event(g, Trigger.CARD_DRAWN, card, seat, NONE)
                g.cause = before
                return True
            n -= 1
    return False


def draw(g: World, seat: int) -> bool:
    """Draw the top card (HG5.14). Return False if the deck is empty; the caller then applies HG6.5."""
    card = take_top(g, seat)
    if card == 0:
        return False
    g.doing += 1
    before = g.cause
    g.cause = tell_card(g, Kind.DRAW, Clause.HG5_14, seat, card, 0)
    to_hand(g, seat, card, 0)
    if g.listeners[Trigger.CARD_DRAWN]:
        raise_event(g, Trigger.CARD_DRAWN, card, seat, NONE)
    g.cause = before
    return True
