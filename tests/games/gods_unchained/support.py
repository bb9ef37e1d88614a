"""Shared by the tests of Gods Unchained: decks at random, set-ups by seed, and whole matches to walk through."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, get_args

from theagon.games.gods_unchained.content import COPIES, LEGENDARY_COPIES, CardSet, standard
from theagon.games.gods_unchained.game import GodsUnchained
from theagon.games.gods_unchained.position import GodsPosition, Setup
from theagon.games.gods_unchained.rules.world import DECK_SIZE, State
from theagon.games.gods_unchained.schema import Deck, God
from theagon.kernel.forms import packer

GODS = tuple(god for god in get_args(God) if god != "neutral")
OPTIONS: tuple[dict[str, Any], ...] = (
    {}, {"sanctum": False}, {"regen_saves": False, "soulless_afterlife": False}, {"turn_limit": 30})


@cache
def game(mode: str | None = None) -> GodsUnchained:
    """The game on one back end, shared by the tests of a process."""
    return GodsUnchained(mode=mode)


def random_deck(random: Random, cards: CardSet | None = None) -> Deck:
    """A legal deck; half of its cards or more tend to be those of its own god."""
    cards = cards or standard()
    god = random.choice(GODS)
    copies = [
        card
        for card in cards.cards.values()
        if not card.token and card.kind != "god-power" and card.god in (god, "neutral")
        for _ in range(LEGENDARY_COPIES if card.rarity == "legendary" else COPIES)
    ]
    copies.sort(key=lambda card: random.random() * (1 if card.god == "neutral" else 3), reverse=True)
    chosen = Counter(card.id for card in copies[:DECK_SIZE])
    return Deck(game="gods-unchained", name="random", god=god, cards=chosen)


def setup_of(seed: int, at: GodsUnchained) -> Setup:
    """The set-up of a seed: every fourth of starter decks alone, the others of random decks; options in turn."""
    random = Random(seed)
    starters = sorted(at.starter_decks())
    decks: list[Any] = [random.choice(starters) if seed % 4 == 0 else random_deck(random) for _ in range(2)]
    return at.setup(decks, seed=seed, options=OPTIONS[seed // 4 % len(OPTIONS)])


def positions(seed: int, every: int = 1, mode: str | None = None, player: str | None = None) -> Iterator[GodsPosition]:
    """Positions of one match, the last one included: before each `every`-th action. Who acts is a random player, or
    both random and `player` in turn."""
    at = game(mode)
    position, random, step = at.new(setup_of(seed, at)), Random(seed), 0
    while not position.is_over:
        if step % every == 0:
            yield position.clone()
        legal = position.legal_actions()
        act = player if player is not None and step % 2 else None
        position.apply(position.decide(act, 60, step) if act else random.choice(legal))
        step += 1
    yield position.clone()


def fields_apart(one: bytes, other: bytes, most: int = 8) -> list[str]:
    """The first fields of the state in which two states differ, with both values."""
    first, second = record(one), record(other)
    pairs = zip(State.labels(), first.values(), second.values(), strict=True)
    return [f"{name}: {a} and {b}" for name, a, b in pairs if a != b][:most]


def record(state: bytes) -> State:
    """The records of a state, to be read and changed."""
    found = State()
    found.load(state)
    return found


def restored(position: GodsPosition, change: Callable[[State], None]) -> GodsPosition:
    """The position with its records changed."""
    state = record(position.state_bytes())
    change(state)
    return position.game.restore(position.setup, packer(State.layout).pack(*state.values()))
