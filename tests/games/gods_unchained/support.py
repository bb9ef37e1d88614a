"""Shared by the tests of Gods Unchained: decks at random, set-ups by seed, and whole matches to walk through."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, get_args

from tests.games.support import walk
from theagon.games.gods_unchained.content import COPIES, CardSet, standard
from theagon.games.gods_unchained.game import GodsPosition, GodsUnchained, Setup
from theagon.games.gods_unchained.rules.world import DECK_SIZE
from theagon.games.gods_unchained.schema import Deck
from theagon.games.gods_unchained.schema.vocabulary import God

GODS = tuple(god for god in get_args(God) if god != "neutral")
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"sanctum": False},
    {"regen_saves": False, "soulless_afterlife": False},
    {"turn_limit": 30},
)


@cache
def game(mode: str | None = None) -> GodsUnchained:
    """The game on one back end, shared by the tests of a process."""
    return GodsUnchained(mode=mode)


def random_deck(random: Random, cards: CardSet | None = None, god: God | None = None, own: float = 3) -> Deck:
    """A legal deck, by default of any god. The larger `own` is, the more of its cards tend to be those of its god; with
    3 half of them or more."""
    cards = cards or standard()
    own_god: God = random.choice(GODS) if god is None else god
    copies = [
        card
        for card in cards.cards.values()
        if not card.token and card.kind != "god-power" and card.god in (own_god, "neutral")
        for _ in range(COPIES[card.rarity])
    ]
    copies.sort(key=lambda card: random.random() * (1 if card.god == "neutral" else own), reverse=True)
    chosen = Counter(card.id for card in copies[:DECK_SIZE])
    return Deck(game="gods-unchained", name="random", god=own_god, cards=chosen)


def setup_of(seed: int, at: GodsUnchained) -> Setup:
    """The set-up of a seed: every fourth of starter decks alone, the others of random decks; options in turn."""
    random = Random(seed)
    starters = sorted(at.starter_decks())
    decks: list[Any] = [random.choice(starters) if seed % 4 == 0 else random_deck(random) for _ in range(2)]
    return at.setup(decks, seed=seed, options=OPTIONS[seed // 4 % len(OPTIONS)])


def positions(seed: int, every: int = 1, mode: str | None = None, player: str | None = None) -> Iterator[GodsPosition]:
    """The positions of the match of a seed, as `walk` gives them."""
    return walk(game(mode).new(setup_of(seed, game(mode))), seed, every, player)
