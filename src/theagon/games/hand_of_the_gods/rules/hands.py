"""A player's hand, deck and mana: drawing, discarding, costs."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.effects import damage
from theagon.games.hand_of_the_gods.rules.reading import card_matches
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind, Side, Why
from theagon.games.hand_of_the_gods.rules.world import HAND, NONE, EffectRow, Until, World
from theagon.games.hand_of_the_gods.rules.zones import draw, take_from_hand, to_graveyard, to_hand
from theagon.kernel.log import tell_card
from theagon.kernel.rng import random

MOST_MANA = 10  # HG5.11


def draw_card(g: World, seat: int) -> None:
    """Draw a card. If the deck is empty, the stone takes damage instead (HG6.5)."""
    if draw(g, seat) or g.tireless:
        return
    g.fatigue[seat] = min(99, g.fatigue[seat] + 1)
    drawn = g.doing
    damage(g, seat, g.fatigue[seat], Kind.FATIGUE, Clause.HG6_5, NONE)
    g.doing = drawn


def discard_random(g: World, seat: int) -> None:
    """Discard a random card of the hand."""
    if g.hand_size[seat] > 0:
        g.doing += 1
        place = random(g, g.hand_size[seat])
        card = take_from_hand(g, seat, place)
        tell_card(g, Kind.DISCARD, Clause.HG5_1, seat, card, 0)
        to_graveyard(g, seat, card, NONE)


def add_card(g: World, seat: int, card: int, cost: int) -> None:
    """Put a new card into the hand, seen by both (HG5.15)."""
    tell_card(g, Kind.ADD_CARD, Clause.HG5_15, seat, card, cost)
    if to_hand(g, seat, card, 1):
        g.hand_cost_now[seat][g.hand_size[seat] - 1] = cost


def change_costs(g: World, w: EffectRow) -> None:
    """Change the cost of cards that are in a player's hand now."""
    seat = 1 - g.seat if w.side == Side.ENEMY else g.seat
    for place in range(HAND):
        if place < g.hand_size[seat] and card_matches(g, w.filter, g.hand[seat][place], seat, seat):
            if w.until == Until.THIS_TURN:
                g.hand_cost_now[seat][place] = min(99, max(-99, g.hand_cost_now[seat][place] + w.amount))
            else:
                g.hand_cost[seat][place] = min(99, max(-99, g.hand_cost[seat][place] + w.amount))
    tell_card(g, Kind.COST, Clause.HG5_13, seat, 0, w.amount)


def extra_mana(g: World, seat: int, amount: int) -> None:
    """Give mana for this turn only, up to 10 (HG5.11)."""
    gained = min(amount, MOST_MANA - g.mana[seat])
    g.mana[seat] += gained
    if gained:
        tell_card(g, Kind.EXTRA_MANA, Clause.HG5_11, seat, 0, gained)
    else:
        tell_card(g, Kind.FIZZLE, Clause.HG5_11, seat, 0, Why.MANA_FULL)
