"""What the server tells without a match: cards, rulebook, decks."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import msgspec
import pytest

import theagon
from tests.server.conftest import Served
from theagon.games import NAMES
from theagon.games.base import LANGUAGES
from theagon.games.hand_of_the_gods.game import HandOfTheGods
from theagon.match.scenario import packaged_scenarios
from theagon.server.desk import library
from theagon.server.protocol.base import Language

GAME: Final = "hand-of-the-gods"


@pytest.fixture(scope="module")
def game() -> HandOfTheGods:
    return theagon.load(GAME)


def deck_text(game: HandOfTheGods, **changes: Any) -> str:
    deck = msgspec.to_builtins(game.starter_decks()["zeus"])
    return json.dumps(deck | changes)


# ---- cards and rules -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_every_card_with_its_name_and_text_in_the_language(
    game: HandOfTheGods, language: str
) -> None:
    catalogue = library.catalogue(GAME, language)
    assert {card.id: card.name for card in catalogue.cards} == {
        card.id: getattr(card.name, language) for card in game.cards.cards.values()
    }
    assert {deck.id for deck in catalogue.decks} == set(game.starter_decks())
    known = {card.id for card in catalogue.cards}
    for card in catalogue.cards:
        assert set(card.mentions) <= known
        assert set(card.keywords) <= {term.removeprefix("keyword-") for term in catalogue.terms}
    assert set(catalogue.explained_by) <= set(catalogue.terms)
    assert set(catalogue.explained_by.values()) <= set(catalogue.clauses)


def test_catalogues_of_different_languages_have_different_digests() -> None:
    digests = {library.catalogue(GAME, language).digest for language in LANGUAGES}
    assert len(digests) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_is_named_under_a_clause_that_it_proves(language: Language) -> None:
    rulebook = library.rulebook(GAME, language)
    clauses = {clause.id: clause for section in rulebook.sections for clause in section.clauses}
    named = {scenario.name for clause in clauses.values() for scenario in clause.scenarios}
    assert named == set(packaged_scenarios(GAME))
    assert "hg4/guarded-stone.yaml" in {scenario.name for scenario in clauses["HG4.24"].scenarios}


# ---- decks -----------------------------------------------------------------------------------------------------------


def test_a_deck_that_may_be_played_is_told_so_and_shown(game: HandOfTheGods) -> None:
    verdict = library.check_deck(GAME, deck_text(game), "en")
    assert verdict.legal
    assert verdict.deck is not None
    assert verdict.deck.cards == game.starter_decks()["zeus"].cards


def test_every_mistake_of_a_deck_is_told_with_its_place(game: HandOfTheGods) -> None:
    text = deck_text(game, leader="nobody", cards={"nothing": 2, "nowhere": 2}).replace(', "nowhere', ',\n"nowhere')
    verdict = library.check_deck(GAME, text, "en")
    assert not verdict.legal
    assert verdict.deck is None
    for name in ("nobody", "nothing", "nowhere"):
        mistake = next(mistake for mistake in verdict.mistakes if name in mistake.message)
        line = text.splitlines()[mistake.line - 1]
        assert line[mistake.column - 1 :].startswith(f'"{name}"')


FAULTS: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "hand-of-the-gods": (
        {"leader": "nobody", "cards": {"nothing": 1}},
        {"leader": "zeus", "cards": {"marksman": 9, "achaean": 1, "apep": 1}},
    ),
    "gods-unchained": ({"god": "neutral", "cards": {"nothing": 1}}, {"god": "war", "cards": {"aetherrust": 9}}),
    "army-of-gods": ({"cards": {"nothing": 1}}, {"cards": {}}),
}
"""Decks with mistakes, for each game."""


@pytest.mark.parametrize("name", FAULTS)
def test_mistakes_of_a_deck_are_told_in_the_readers_language(name: str) -> None:
    for fields in FAULTS[name]:
        text = json.dumps({"game": name, "name": "Wrong", **fields})
        told = {language: library.check_deck(name, text, language).mistakes for language in ("en", "es", "ru")}
        assert len(told["en"]) == len(told["es"]) == len(told["ru"]) > 0
        for english, spanish, russian in zip(*told.values(), strict=True):
            assert (english.language, spanish.language, russian.language) == ("en", "es", "ru")
            assert len({english.message, spanish.message, russian.message}) == 3
            assert re.search("[а-я]{2}", russian.message)
            assert (english.line, english.column) == (russian.line, russian.column)


def test_mistakes_of_a_deck_name_cards_as_the_reader_knows_them() -> None:
    text = json.dumps({"game": GAME, "name": "Wrong", "leader": "zeus", "cards": {"marksman": 9}})
    (many, size) = library.check_deck(GAME, text, "ru").mistakes
    assert many.message == "«Меткий стрелок»: копий 9, можно не больше 2."
    assert size.message == "Карт: 9 из 25."


def test_what_is_wrong_with_the_text_itself_is_told_in_english() -> None:
    (mistake,) = library.check_deck(GAME, "- &a b", "ru").mistakes
    assert mistake.language == "en"


@pytest.mark.parametrize("text", ["", "{", "[]", "- &a b", "leader: zeus", "\0", "[" * 5000])
def test_a_text_that_is_no_deck_is_a_mistake_and_not_a_crash(text: str) -> None:
    verdict = library.check_deck(GAME, text, "en")
    assert not verdict.legal
    assert verdict.deck is None
    assert verdict.mistakes


def test_documents_that_are_made_once_are_made_before_anyone_asks(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[object, ...]] = []
    for name in ("catalogue", "rulebook", "lessons", "guide", "puzzles"):
        monkeypatch.setattr(library, name, lambda *arguments: made.append(arguments))
    served.do(served.desk.prepare())
    before = list(made)
    http = served.person().http
    for game in NAMES:
        for kind in ("catalogue", "rulebook", "lessons", "puzzles"):
            assert http.get(f"/api/games/{game}/{kind}?language=ru").status_code == 200
    assert made == before
    assert len(before) >= 12 * 3
