"""Favor and the Sanctum (GU8)."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.vocabulary import Kind
from theagon.games.gods_unchained.rules.world import HAND, SHOWN, World
from theagon.games.gods_unchained.rules.zones import to_hand
from theagon.kernel.log import tell_card
from theagon.kernel.rng import random

MOST_FAVOR = 99
MOST_BOUGHT = 3  # a turn
MOST_FOR_AN_ACTION = 3


def gain_favor(g: World, seat: int, amount: int) -> None:
    """Give favor by a card or, below 0, take some."""
    gained = max(-g.favor[seat], min(amount, MOST_FAVOR - g.favor[seat]))
    g.favor[seat] += gained
    g.doing += abs(gained)
    tell_card(g, Kind.FAVOR if gained >= 0 else Kind.FAVOR_LOST, Clause.GU8_1, seat, 0, abs(gained))


def favor_action(g: World, seat: int) -> None:
    """Give favor for a favor action: 1 in the player's first turn, 2 in the second, 3 from the third."""
    if g.sanctum_open:
        gain_favor(g, seat, min(MOST_FOR_AN_ACTION, max(1, g.own_turns[seat])))


def fill_sanctum(g: World) -> None:
    """Fill each empty place with a random card of those that are left."""
    for k in range(SHOWN):
        if g.shown[k] == 0 and g.sanctum_size > 0:
            i = random(g, g.sanctum_size)
            g.shown[k] = g.sanctum[i]
            g.sanctum_size -= 1
            g.sanctum[i] = g.sanctum[g.sanctum_size]
            g.sanctum[g.sanctum_size] = 0
            tell_card(g, Kind.SANCTUM, Clause.GU8_2, g.active, g.shown[k], 0)


def may_shop(g: World, seat: int) -> bool:
    """Return whether the seat may buy a card that it can pay: at most three a turn, with room in its hand."""
    return g.favor[seat] >= g.lowest_price and g.bought[seat] < MOST_BOUGHT and g.hand_size[seat] < HAND


def buy(g: World, k: int) -> None:
    """Put the card into the hand; its place stays empty until the end of the turn."""
    seat = g.active
    card = g.shown[k]
    g.favor[seat] -= g.card[card].favor
    g.bought[seat] += 1
    g.shown[k] = 0
    g.cause = tell_card(g, Kind.BUY, Clause.GU8_2, seat, card, g.card[card].favor)
    to_hand(g, seat, card, True)
