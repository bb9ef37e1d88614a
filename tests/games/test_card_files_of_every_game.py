"""Card files and decks of every game: what they may replace, and where their mistakes are reported."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from theagon.cards.decode import decode
from theagon.cards.report import InvalidFileError
from theagon.cards.source import parse_yaml
from theagon.errors import TheagonError
from theagon.games import BUILT_IN, load_game
from theagon.games.base import LANGUAGES
from theagon.games.fields import CardId


def written(path: Path, plain: Any) -> list[str]:
    """Write a file, which is YAML too; its lines."""
    text = json.dumps(plain, indent=1, ensure_ascii=False)
    path.write_text(text, "utf-8")
    return text.split("\n")


@cache
def some_card(name: str) -> Any:
    """The definition of a card of the game."""
    return load_game(name).definition(load_game(name).catalogue().cards[0].id)


def card_of(name: str, /, **changes: Any) -> dict[str, Any]:
    """A card of the game as its file has it, changed."""
    plain: dict[str, Any] = msgspec.to_builtins(some_card(name))
    return plain | changes


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "file.yaml"


def with_cards(path: Path, name: str, *cards: dict[str, Any]) -> Any:
    """A game with the cards of a file."""
    written(path, {"game": name, "cards": list(cards)})
    return load_game(name).with_files([path])


def test_a_card_of_a_file_takes_the_place_of_its_like_and_no_other_changes(name: str, path: Path) -> None:
    own, packaged = card_of(name, figure="acorn"), load_game(name)
    game = with_cards(path, name, own)
    assert [(face.id, face.figure) for face in game.own_faces()] == [(own["id"], "acorn")]
    assert len(game.catalogue().cards) == len(packaged.catalogue().cards)
    assert game.card_set != packaged.card_set


HAND, GODS, ARMY = BUILT_IN
UNFIT: list[tuple[str, str, dict[str, Any], str]] = [
    (HAND, "tribute", {"kind": "unit", "attack": 1, "health": 1, "do": None}, "replaces a card of the kind 'spell'"),
    (HAND, "medusa", {"token": True}, "the deck 'zeus' names this one and would be wrong: 'medusa' is made by other"),
    (HAND, "hoplite", {"rarity": "legendary"}, "the deck 'zeus' names this one and would be wrong: 2 copies of"),
    (GODS, "fury", {"kind": "god-power", "god": "war"}, "replaces a card of the kind 'spell'"),
    (GODS, "tavern-brawler", {"god": "magic"}, "would be wrong: 'tavern-brawler' is of another god, magic"),
    (ARMY, "archers", {"kind": "power", "strength": None, "do": [{"draw": 1}]}, "replaces a card of the kind 'army'"),
    (ARMY, "loki", {"kind": "supporting", "tokens": None}, "replaces a card of the kind 'leading'"),
]
"""What a card that replaces one of the game makes of it, and the error."""


@pytest.mark.parametrize(("name", "card", "changes", "message"), UNFIT)
def test_a_card_cannot_replace_another_if_decks_and_rules_count_on_that_one(
    name: str, card: str, changes: dict[str, Any], message: str, path: Path
) -> None:
    own: dict[str, Any] = msgspec.to_builtins(load_game(name).definition(card))
    with_cards(path, name, own)
    with pytest.raises(InvalidFileError) as refused:
        with_cards(path, name, {k: v for k, v in (own | changes).items() if v is not None})
    error = refused.value.errors[0]  # of each deck one
    assert message in error.message
    assert "take another id" in str(error.hint)
    assert error.location is not None
    assert error.location.line is not None


@pytest.mark.parametrize(
    ("name", "count", "card", "said"),
    [
        (GODS, 9, {"kind": "god-power", "god": "war", "cost": 1}, "too many god powers of war: 8 can be"),
        (ARMY, 220, {"kind": "power"}, "too many cards: the table of effect lines holds"),
    ],
)
def test_cards_for_which_the_rules_have_no_room_are_told_with_their_file(
    name: str, count: int, card: dict[str, Any], said: str, path: Path
) -> None:
    cards = [
        {"id": f"own-{n}", "name": dict.fromkeys(LANGUAGES, f"Own {n}"), "do": [{"draw": 1}] * 6, **card}
        for n in range(count)
    ]
    with_cards(path, name, *cards[:2])
    with pytest.raises(TheagonError, match=said) as refused:
        with_cards(path, name, *cards)
    assert (str(refused.value.location), refused.value.hint) == (str(path), "leave some of the cards out")


def test_every_mistake_of_a_card_file_is_told_at_its_line_and_column(name: str, path: Path) -> None:
    with pytest.raises(InvalidFileError) as refused:
        with_cards(path, name, card_of(name, colour="red"), card_of(name, house=["smell"]), card_of(name, id="other"))
    said = {str(error.location): error.message for error in refused.value.errors}
    lines = path.read_text("utf-8").split("\n")
    for word, message in (("colour", "unknown field 'colour'"), ("smell", "'smell' is no printed value")):
        line = next(k for k, text in enumerate(lines, 1) if f'"{word}"' in text)
        assert said[f"{path}:{line}:{lines[line - 1].index(chr(34)) + 1}"] == message
    assert sum("has this name too" in message for message in said.values()) == 2 * len(LANGUAGES)


@pytest.mark.parametrize("wrong", ["", " ", " Ares", "Ares ", "A\tres", "Ares\n", "A  res", "\xa0", "\u200d", "x" * 61])
def test_a_name_is_one_line_of_words_that_can_be_seen(name: str, wrong: str, path: Path) -> None:
    game = load_game(name)
    said = "61 characters: at most 60" if len(wrong) == 61 else "is not a line of words"
    for words in ({"en": "Nobody else", "es": wrong, "ru": "Никто"}, {"en": wrong, "es": "Nadie", "ru": "Никто"}):
        with pytest.raises(InvalidFileError, match=said):
            with_cards(path, name, card_of(name, id="nobody", name=words))
        deck = msgspec.to_builtins(game.load_deck(min(game.starter_decks())))
        for named in (words, wrong):
            written(path, deck | {"name": named})
            with pytest.raises(InvalidFileError, match=said):
                game.load_deck(path)


def test_a_scenario_can_name_the_longest_id_that_a_card_may_have(name: str, path: Path) -> None:
    accepted = []
    for length in (39, 40, 41, 59, 60, 61, 79, 80, 81):
        words = {language: f"Nobody {language}" for language in LANGUAGES}
        with suppress(InvalidFileError):
            with_cards(path, name, card_of(name, id="x" * length, name=words))
            accepted.append(length)
    assert decode(parse_yaml("x" * max(accepted), "id"), CardId) == "x" * max(accepted)


def test_an_unknown_card_of_a_deck_is_refused_where_the_deck_names_it(name: str, path: Path) -> None:
    game = load_game(name)
    deck = min(game.starter_decks())
    plain = msgspec.to_builtins(game.load_deck(deck))
    written(path, plain)
    assert game.load_deck(path) == game.read_deck(path.read_text("utf-8")) == game.starter_decks()[deck]
    lines = written(path, plain | {"cards": plain["cards"] | {"nobody": 1}})
    with pytest.raises(InvalidFileError) as refused:
        game.load_deck(path)
    error = refused.value.errors[0]
    line = next(k for k, text in enumerate(lines, 1) if "nobody" in text)
    assert (str(error.location), error.message) == (f"{path}:{line}:3", "there is no card 'nobody'")


def test_a_mistyped_name_of_a_starter_deck_is_answered_with_the_right_one(name: str) -> None:
    deck = min(load_game(name).starter_decks())
    with pytest.raises(TheagonError, match=f"no deck '{deck}x'") as refused:
        load_game(name).load_deck(f"{deck}x")
    assert f"did you mean '{deck}'?" in str(refused.value.hint)


def test_definitions_come_back_at_their_places_and_another_order_of_lines_is_refused(name: str) -> None:
    game = load_game(name)
    setup = game.setup(seed=1)
    carried = game.definitions(setup)
    with pytest.raises(InvalidFileError, match="lines are those of another definition"):
        type(game.cards).from_definitions([each | {"line": 1} for each in carried])
    again = type(game.cards).from_definitions(carried)
    assert again.definitions() == carried
