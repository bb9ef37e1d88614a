"""Shared by the tests of Hand of the Gods: decks at random, set-ups by seed, and whole matches to walk through."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from tests.games.support import walk
from theagon.games.hand_of_the_gods.content import COPIES, DECK_SIZE, CardSet, standard
from theagon.games.hand_of_the_gods.game import HandOfTheGods, HandPosition, Setup
from theagon.games.hand_of_the_gods.schema import Card, Deck, Leader

MAPS = ("arena", "ruins")


@cache
def game(mode: str | None = None) -> HandOfTheGods:
    """The game on one back end, shared by the tests of a process."""
    return HandOfTheGods(mode=mode)


# ---- decks and set-ups ----------------------------------------------------------------------------------------------


def leaders(cards: CardSet) -> list[Leader]:
    return [leader for leader in cards.leaders.values() if leader.selectable]


def allowed(card: Card, leader: Leader) -> bool:
    """May the card be in a deck of the leader (HG6.12)?"""
    return not card.token and card.pantheon in (leader.pantheon, "neutral")


def random_deck(random: Random, cards: CardSet | None = None, leader: Leader | None = None) -> Deck:
    """A legal deck; half of its cards or more tend to be those of the leader's own pantheon."""
    cards = cards or standard()
    leader = leader or random.choice(leaders(cards))
    copies = [card for card in cards.cards.values() if allowed(card, leader) for _ in range(COPIES[card.rarity])]
    copies.sort(key=lambda card: random.random() * (1 if card.pantheon == "neutral" else 3), reverse=True)
    return deck_of(leader, copies[:DECK_SIZE])


def deck_of(leader: Leader, cards: list[Card]) -> Deck:
    return Deck(game="hand-of-the-gods", name="random", leader=leader.id, cards=Counter(card.id for card in cards))


def setup_of(seed: int, at: HandOfTheGods) -> Setup:
    """The set-up of a seed: every fourth of starter decks alone, the others of random decks; both maps in turn."""
    random = Random(seed)
    starters = sorted(at.starter_decks())
    decks: list[Any] = [random.choice(starters) if seed % 4 == 0 else random_deck(random) for _ in range(2)]
    return at.setup(decks, seed=seed, options={"map": MAPS[seed // 2 % 2]})


# ---- matches --------------------------------------------------------------------------------------------------------


def positions(seed: int, every: int = 1, mode: str | None = None, player: str | None = None) -> Iterator[HandPosition]:
    """The positions of the match of a seed, as `walk` gives them."""
    return walk(game(mode).new(setup_of(seed, game(mode))), seed, every, player)
