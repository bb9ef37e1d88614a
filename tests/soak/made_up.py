"""Cards that no designer would write: those of the games, with parts of one another exchanged.

What the checks of a game pass is described in three languages, and played on compiled rules that check every index and
number: if they raise, a check is missing, and a card file could make the rules write outside their arrays.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import msgspec

from tests.games.kits import KITS, words_of
from theagon.cards.source import read_yaml
from theagon.errors import TheagonError
from theagon.games.base import LANGUAGES
from theagon.games.play.game import Game
from theagon.games.registry import PACKAGES

EXCHANGED: Final = 10
"""Cards of the decks of a match that are made up."""
LONGEST: Final = 1000  # actions
ITS_OWN: Final = ("id", "name", "kind", "pantheon", "god", "rarity", "token", "figure")
"""What a made-up card keeps, so that the same decks may hold it."""


@dataclass
class Seen:
    passed: int = 0
    refused: int = 0
    matches: int = 0
    actions: int = 0


@cache
def cards_of(name: str) -> dict[str, Any]:
    """The cards of a game as its files have them, by id."""
    folder = Path(import_module(PACKAGES[name]).__path__[0]) / "cards"
    paths = [*sorted(folder.glob("*.yaml")), *filter(Path.exists, [words_of(name)])]
    files: list[Any] = [read_yaml(path).plain() for path in paths]
    return {card["id"]: card for file in files for card in file.get("cards", ())}


@cache
def own_words(name: str) -> dict[str, Any]:
    """The file of the words that no card of a game uses, without its cards: the keywords and tribes of its own."""
    plain: Any = read_yaml(words_of(name)).plain()
    return {key: value for key, value in plain.items() if key != "cards"}


@cache
def parts_of(name: str) -> dict[str, list[Any]]:
    """The parts of all cards of a game, by the name of their field."""
    found: dict[str, list[Any]] = {}
    for card in cards_of(name).values():
        for holder, key, what in places(card, "card"):
            found.setdefault(what, []).append(holder[key])
    return found


def places(value: Any, what: str) -> Iterator[tuple[Any, Any, str]]:
    """Every place within a card: what holds it, its key or index there, and the name of its field."""
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in steps:
        name = key if isinstance(key, str) else f"{what}[]"
        yield value, key, name
        yield from places(inner, name)


def made_up(name: str, card: Any, random: Random) -> Any:
    """A card with some of its parts exchanged for those of others, joined with them, or left out."""
    other = {key: deepcopy(value) for key, value in card.items() if key not in ITS_OWN}
    for _ in range(random.randint(1, 4)):
        found = list(places(other, "card"))
        if not found:
            break
        holder, key, what = random.choice(found)
        if random.random() < 0.2:
            del holder[key]
            continue
        part = deepcopy(random.choice(parts_of(name)[what]))
        both = isinstance(part, dict) and isinstance(holder[key], dict) and random.random() < 0.3
        holder[key] = holder[key] | part if both else part
    other.pop("house", None)
    return {key: card[key] for key in ITS_OWN if key in card} | other


def play(name: str, seed: int, seen: Seen) -> None:
    """Play a match with made-up cards of a seed. Raises AssertionError for cards that pass and cannot be played."""
    random, game = Random(seed), KITS[name].game("compiled-checked")
    decks = [random.choice(list(game.starter_decks())) for _ in range(2)]
    held = sorted({card for deck in decks for card in game.load_deck(deck).cards} & cards_of(name).keys())
    cards = [made_up(name, cards_of(name)[card], random) for card in random.sample(held, min(EXCHANGED, len(held)))]
    sound = [card for card in cards if _with(game, [card]) is not None]
    seen.passed, seen.refused = seen.passed + len(sound), seen.refused + len(cards) - len(sound)
    other = _with(game, sound) if sound else None
    if other is None:  # together they may name each other's lost parts
        return
    try:
        for language in LANGUAGES:
            other.own_faces(language)
        seen.actions += _played(other, other.setup(decks, seed=seed), random)
    except Exception as error:
        raise AssertionError(f"{name}, seed {seed}: {error}: {json.dumps(sound, ensure_ascii=False)}") from error
    seen.matches += 1


def _with(game: Any, cards: list[Any]) -> Game | None:
    """The game with these cards, or None if its checks refuse them."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cards.yaml"
        path.write_bytes(msgspec.json.encode(own_words(game.name) | {"cards": cards}))
        try:
            other: Game = game.with_files([path])
            return other
        except TheagonError:
            return None


def _played(game: Game, setup: Any, random: Random) -> int:
    """Play a match with random actions; returns their number."""
    position = game.new(setup)
    for actions in range(LONGEST):
        if position.is_over:
            return actions
        position.apply(random.choice(position.legal_actions()))
        if actions % 10 == 0:
            position = game.restore(setup, position.state_bytes())
    return LONGEST


def for_minutes(minutes: float) -> str:
    """Play matches with made-up cards of each game in turn; returns what was played."""
    end, seen = monotonic() + 60 * minutes, Seen()
    for seed in count():
        for name in KITS:
            if monotonic() > end:
                return f"{seen}, no fault"
            play(name, seed, seen)
    raise AssertionError("seeds do not end")
