"""Card files and decks of every game: what they may replace, and where their mistakes are reported."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from theagon.cards.decode import decode
from theagon.cards.report import InvalidFileError
from theagon.cards.source import parse_yaml
from theagon.errors import TheagonError
from theagon.games import BUILT_IN, load_game
from theagon.games.base import LANGUAGES
from theagon.games.collection.figures import figures
from theagon.games.fields import CardId
from theagon.games.translated import said


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
    own, packaged = card_of(name, figure="hound"), load_game(name)
    game = with_cards(path, name, own)
    assert [(face.id, face.figure) for face in game.own_faces()] == [(own["id"], "hound")]
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


def test_a_name_in_one_language_that_another_card_has_is_told_once(name: str, path: Path) -> None:
    other = some_card(name)
    english, russian = said(other.name, "en"), said(other.name, "ru")
    for own, times in (({"ru": russian}, 1), ({"en": "Nobody", "ru": russian}, 1), ({"en": english, "ru": russian}, 2)):
        with pytest.raises(InvalidFileError) as refused:
            with_cards(path, name, card_of(name, id="nobody", name=own))
        assert [error.message for error in refused.value.errors] == [f"'{other.id}' has this name too"] * times


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


LOOPS = [
    (HAND, {"on": "damaged", "of": {}, "do": [{"damage": 1, "to": {"random": {}}}]}, True),
    (HAND, {"on": "damaged", "do": [{"damage": 1, "to": "self"}]}, True),
    (HAND, {"on": "damaged", "do": [{"damage": 1, "to": "enemy-stone"}]}, False),
    (HAND, {"on": "damaged", "of": {"other": True}, "do": [{"damage": 1, "to": "self"}]}, False),
    (
        HAND,
        {"on": "damaged", "of": {"side": "friendly"}, "do": [{"damage": 1, "to": {"all": {"side": "enemy"}}}]},
        False,
    ),
    (HAND, {"on": "damaged", "of": {}, "if": {"count": {}, "at-least": 3}, "do": [{"damage": 1, "to": "self"}]}, False),
    (HAND, {"on": "summoned", "of": {}, "do": [{"summon": {"card": "enyo"}}]}, True),
    (HAND, {"on": "summoned", "of": {"card": "medusa"}, "do": [{"summon": {"card": "enyo"}}]}, False),
    (HAND, {"on": "card-drawn", "of": {"side": "friendly"}, "do": [{"draw": 1}]}, True),
    (HAND, {"on": "card-drawn", "of": {"side": "enemy"}, "do": [{"draw": 1}]}, False),
    (GODS, {"on": "attacks", "do": [{"attack": {"random": {"side": "enemy"}}, "to": "self"}]}, True),
    (GODS, {"on": "damaged", "of": {"kind": "god"}, "do": [{"damage": 1, "to": {"all": {}}}]}, False),
    (GODS, {"on": "discarded", "of": {}, "do": [{"discard": "random", "whose": "enemy"}]}, True),
]
"""Abilities, and whether they may go on forever."""


@pytest.mark.parametrize(("name", "ability", "loops"), LOOPS)
def test_an_ability_that_may_set_itself_off_gives_a_warning(
    name: str, ability: dict[str, Any], loops: bool, path: Path
) -> None:
    kind = {HAND: {"kind": "unit", "attack": 1, "health": 1}, GODS: {"kind": "creature", "strength": 1, "health": 1}}
    names = dict.fromkeys(LANGUAGES, "Echo")
    game = with_cards(path, name, {"id": "echo", "name": names, "abilities": [ability], **kind[name]})
    told = [each.message for each in game.cards.warnings if "again and again" in each.message]
    assert bool(told) is loops


@pytest.mark.parametrize(
    ("name", "unit", "effect"),
    [
        (HAND, {"kind": "unit", "attack": 1, "health": 1}, {"return-to-hand": True}),
        (GODS, {"kind": "creature", "strength": 1, "health": 1}, {"send": {"to": "hand"}}),
    ],
)
def test_what_an_afterlife_does_to_its_own_unit_gives_a_warning(
    name: str, unit: dict[str, Any], effect: dict[str, Any], path: Path
) -> None:
    """Its text would promise it, and it never happens."""
    abilities = [{"on": "afterlife", "do": [effect | {"to": "self"}]}]
    card = {"id": "echo", "figure": "hound", "name": {"en": "Echo"}, "abilities": abilities}
    (told,) = with_cards(path, name, card | unit).cards.warnings
    assert "does nothing to a unit that has died" in told.message
    assert "graveyard" in str(told.hint) or "void" in str(told.hint)


def test_a_filter_that_asks_in_vain_gives_a_warning_at_its_place(path: Path) -> None:
    every = {"all": {"stones": True, "other": False, "side": "enemy"}}
    counted = {"draw": 1, "if": {"count": {"stones": False, "side": "enemy"}}}
    card = {"id": "echo", "figure": "hound", "name": dict.fromkeys(LANGUAGES, "Echo"), "kind": "spell", "cost": 1}
    lines = written(path, {"game": HAND, "cards": [card | {"do": [{"stun": True, "to": every}, counted]}]})
    told = load_game(HAND).with_files([path]).cards.warnings
    places = [lines[each.location.line - 1].split('"')[1] for each in told if each.location]
    assert sorted(places) == ["other", "stones", "stones"]
    assert all("does nothing" in each.message for each in told)


def test_a_unit_that_is_chosen_for_nothing_gives_a_warning(path: Path) -> None:
    card = {"id": "echo", "figure": "hound", "name": {"en": "Echo"}, "kind": "spell", "cost": 1}
    first, second, used = {"choose": {"side": "enemy"}}, {"choose": {"side": "friendly"}}, {"sleep": "now", "to": "it"}
    for do, warnings in (([first, second, used], 1), ([first, used, second, used], 0)):
        told = with_cards(path, GODS, card | {"do": do}).cards.warnings
        assert len([each for each in told if "no effect speaks of" in each.message]) == warnings


OWN_TEXTS = [
    ({"en": ["Frontline. It bites twice."]}, None),
    ({"en": ["It bites twice."], "es": ["Vanguardia."]}, "en"),
    ({"es": ["Retaguardia."], "en": ["FRONTLINE"]}, "es"),
    ({"ru": ["С заслоном."]}, None),
    ({"ru": ["Оно кусается."]}, "ru"),
]
"""Texts of a card with frontline, and the language in which one does not name it."""


@pytest.mark.parametrize(("text", "silent"), OWN_TEXTS)
def test_a_text_that_does_not_name_a_keyword_of_its_card_gives_a_warning_at_its_place(
    text: dict[str, list[str]], silent: str | None, path: Path
) -> None:
    values = {"kind": "creature", "strength": 1, "health": 1, "keywords": ["frontline"], "text": text}
    card = {"id": "echo", "figure": "hound", "name": {"en": "Echo"}} | values
    lines = written(path, {"game": GODS, "cards": [card]})
    told = load_game(GODS).with_files([path]).cards.warnings
    assert all("does not name 'frontline'" in each.message for each in told)
    places = [lines[each.location.line - 1].split('"')[1] for each in told if each.location]
    assert places == ([] if silent is None else [silent])


def test_a_card_without_a_figure_that_ships_shows_a_pattern_made_from_its_id(name: str, path: Path) -> None:
    for figure, told, hint in (
        (None, "it has no figure", "such as figure: wolf-head"),
        ("wolf", "there is no figure 'wolf'", "such as werewolf, wolf-head, wolf-howl, wolf-trap"),
        ("hownd", "there is no figure 'hownd'", "did you mean 'hound'?"),
        ("hound", "", ""),
    ):
        game = with_cards(path, name, card_of(name, figure=figure))
        warned = [(each.message, each.hint) for each in game.cards.warnings if "figure" in each.message]
        assert [(message.startswith(told), hint) for message, hint in warned] == ([(True, hint)] if told else [])
        (face,) = game.own_faces()
        assert face.figure == ("hound" if figure == "hound" else f"id:{face.id}")


def test_the_cards_of_a_file_without_a_figure_are_counted_in_one_warning(name: str, path: Path) -> None:
    cards = [card_of(name, id=f"echo-{k}", name={"en": f"Echo {k}"}, figure=None) for k in "abc"]
    lines = written(path, {"game": name, "cards": cards})
    (told,) = (each for each in load_game(name).with_files([path]).cards.warnings if "figure" in each.message)
    assert told.message.startswith("3 cards have no figure")
    assert told.location is not None
    assert "echo-a" in lines[told.location.line - 1]


@pytest.mark.parametrize(
    "effect",
    [
        {"add": {"copy-of": "self", "strength": -2}},
        {"add": {"card": "rat", "health": -2}},
        {"pull": {"from": "void", "to": "hand", "strength": -2}},
        {"delve": {"of": {}, "health": -2}},
        {"improve": {"strength": -2}},
    ],
)
def test_a_card_outside_the_board_cannot_lose_strength_or_health(effect: dict[str, Any], path: Path) -> None:
    lines = written(path, {"game": GODS, "cards": [card_of(GODS, abilities=[{"on": "roar", "do": [effect]}])]})
    with pytest.raises(InvalidFileError) as refused:
        load_game(GODS).with_files([path])
    (error,) = refused.value.errors
    assert error.message == "-2 is too small: at least 0 is needed"
    assert error.location is not None
    assert "-2" in lines[(error.location.line or 0) - 1]


def test_a_keyword_of_ones_own_where_only_those_of_the_game_may_stand_has_a_hint(path: Path) -> None:
    keyword = {"id": "kindled", "name": {"en": "Kindled"}, "keywords": ["frontline"]}
    do = [{"gain": {"keywords": ["kindled"]}, "to": {"all": {}}}]
    card = {"id": "echo", "name": {"en": "Echo"}, "kind": "spell", "cost": 1, "do": do}
    written(path, {"game": GODS, "keywords": [keyword], "cards": [card]})
    with pytest.raises(InvalidFileError) as refused:
        load_game(GODS).with_files([path])
    assert [error.hint for error in refused.value.errors] == ["a keyword of your own can only be on a card"]


FLAVOUR = {"en": "It never sleeps.", "ru": "Оно не спит."}


def test_a_flavour_is_shown_in_each_language_and_changes_nothing_else(name: str, path: Path) -> None:
    own = card_of(name, id="echo", name={"en": "Echo"})
    plain, told = (with_cards(path, name, own | more) for more in ({}, {"flavour": FLAVOUR}))
    for language, words in (*FLAVOUR.items(), ("es", FLAVOUR["en"])):
        (face,), (other,) = told.own_faces(language), plain.own_faces(language)
        assert (face.flavour, other.flavour) == (words, "")
        assert replace(face, flavour="") == other
    (face,) = with_cards(path, name, own | {"flavour": "Nunca duerme."}).own_faces("ru")
    assert face.flavour == "Nunca duerme."
    variant = plain.read_variant({})
    assert told.tables(variant) == plain.tables(variant)


@pytest.mark.parametrize("flavour", ["", "a\nb", "\x1b[31m", "a" * 201, {"en": "a" * 201}, {}, ["a"]])
def test_a_flavour_is_bounded_and_safe_to_print(path: Path, flavour: object) -> None:
    with pytest.raises(InvalidFileError):
        with_cards(path, HAND, card_of(HAND, flavour=flavour))


def test_all_cards_that_ship_have_figures_and_these_are_those_that_ship(name: str) -> None:
    catalogue = load_game(name).catalogue()
    assert {face.figure for face in (*catalogue.cards, *catalogue.leaders)} <= figures()
