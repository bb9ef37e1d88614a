"""A card outside the board is one number: the card, and what was added to it.

| bits | contents |
|---|---|
| 0-11 | the card's place in the card set; 0 is no card |
| 12-17 | strength added, to a relic too |
| 18-23 | health (of a relic: durability) added |
| 24-28 | change of cost, signed |
| 29 | it is soulless |
| 30 | the other seat knows it |
| 31 | it is the Chosen One of its deck (GU7.22) |
| 32-47 | keywords added |
| 48-52 | change of cost until the turn ends, signed |

A printed card is just the number of its place, so piles may hold both.
"""

from __future__ import annotations

from theagon.games.gods_unchained.rules.world import Keyword, World

CARD = 4095
COST = 31 << 24
SOULLESS = 1 << 29
SEEN = 1 << 30
CHOSEN = 1 << 31
WORDS = 32  # the lowest bit of the keywords
PASSING = 31 << 48
KEPT = 4095 | 1 << 29 | 1 << 30 | 1 << 31 | 65535 << 32 | 31 << 48  # all but strength, health and cost
MOST_ADDED = 63
MOST_COST = 15


def card_of(packed: int) -> int:
    """Return its place in the card set."""
    return packed & CARD


def strength_added(packed: int) -> int:
    return packed >> 12 & 63


def health_added(packed: int) -> int:
    return packed >> 18 & 63


def cost_change(packed: int) -> int:
    change = packed >> 24 & 31
    return change - 32 if change > MOST_COST else change


def passing_cost(packed: int) -> int:
    """Return the change of its cost until the turn ends (GU6.38)."""
    change = packed >> 48 & 31
    return change - 32 if change > MOST_COST else change


def for_a_turn(packed: int, cost: int) -> int:
    """Return the card with a further change of its cost until the turn ends."""
    dearer = min(MOST_COST, max(-MOST_COST, passing_cost(packed) + cost)) & 31
    return (packed & ~PASSING) | dearer << 48


def words_added(packed: int) -> int:
    """Return the bits of the keywords that were added."""
    return packed >> WORDS & 65535


def with_words(packed: int, words: int) -> int:
    """Return the card with more keywords."""
    more = packed | (words & ~Keyword.SOULLESS) << WORDS
    return more | SOULLESS if words & Keyword.SOULLESS else more


def improved(packed: int, strength: int, health: int, cost: int) -> int:
    """Return the card with more strength and health, and another cost."""
    more = min(MOST_ADDED, max(0, strength_added(packed) + strength))
    healthier = min(MOST_ADDED, max(0, health_added(packed) + health))
    dearer = min(MOST_COST, max(-MOST_COST, cost_change(packed) + cost)) & 31
    return (packed & KEPT) | more << 12 | healthier << 18 | dearer << 24


def cost_of(g: World, packed: int) -> int:
    """Return the present cost of a card."""
    cost = g.card[packed & CARD].cost
    return max(0, cost + cost_change(packed)) if packed & COST else cost
