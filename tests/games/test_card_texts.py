"""The written texts of cards: each is sealed to what its card does, and shown only while the seal fits."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from theagon.cards.decode import decode
from theagon.cards.language import LANGUAGES
from theagon.cards.source import parse_yaml
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.games.card_text.seal import sealed, unread
from theagon.games.card_text.written import CardText, OwnText, seals, written, written_texts
from theagon.games.collection.card_set import CardSet
from theagon.games.registry import BUILT_IN


def cards_of(game: str) -> CardSet[Any]:
    cards: CardSet[Any] = load_game(game).cards
    return cards


def changed(cards: CardSet[Any], card: str, /, **fields: Any) -> CardSet[Any]:
    """The set with one card changed, unchecked."""
    each = [
        [replace(one, **fields) if one.id == card else one for one in cards.ids_of(kind).values()]
        for kind in range(len(cards.kinds))
    ]
    return type(cards).numbered(*each)


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_text_has_been_read_since_its_card_changed(game: str) -> None:
    found = [f"{name} in {language}" for name, language in unread(cards_of(game))]
    assert not found, f"read these texts, then seal them with python -m theagon.games.card_text.seal {game}: {found}"


def test_a_changed_effect_names_the_card_in_every_language() -> None:
    cards = cards_of("hand-of-the-gods")
    other = changed(cards, "enyo", keywords=("stealth",))
    assert list(unread(other)) == [("enyo", language) for language in LANGUAGES]
    assert sealed(other, (), ()) == seals(cards.game)
    assert sealed(other, ("enyo",), ("es",))["enyo"].keys() == set(LANGUAGES)
    assert [
        lang for lang in LANGUAGES if sealed(other, ("enyo",), ("es",))["enyo"][lang] != seals(cards.game)["enyo"][lang]
    ] == ["es"]


def test_a_renamed_card_names_the_cards_that_speak_of_it_in_its_language() -> None:
    cards = cards_of("hand-of-the-gods")
    name = replace(cards.by_id["zombie"].name, es="Muerto viviente")
    found = list(unread(changed(cards, "zombie", name=name)))
    assert found
    assert {language for _, language in found} == {"es"}


def test_what_stands_elsewhere_on_a_card_breaks_no_seal() -> None:
    cards = cards_of("gods-unchained")
    assert not list(unread(changed(cards, "bombfly", strength=9, health=9, cost=9, figure="drum", rarity="epic")))


def test_a_changed_card_is_not_shown_with_its_old_text() -> None:
    cards = cards_of("gods-unchained")
    known = cards.by_id["bombfly"]
    assert written(cards.game, known, cards.names, "en") == CardText(text=("Afterlife: Deal 3 damage to both gods.",))
    assert written(cards.game, replace(known, keywords=("blitz",)), cards.names, "en") is None


def test_a_card_may_bring_its_own_text_in_some_languages() -> None:
    cards = cards_of("gods-unchained")
    own = replace(cards.by_id["bombfly"], keywords=("blitz",), text=OwnText(es=("Explota dos veces.",)))
    assert written(cards.game, own, cards.names, "es") == CardText(text=("Explota dos veces.",))
    assert written(cards.game, own, cards.names, "ru") is None


@pytest.mark.parametrize(
    "text",
    [
        *("{en: []}", '{en: [""]}', '{en: [" a"]}', '{en: ["a  b"]}', '{en: ["a\\nb"]}', "{de: [a]}", "{en: a}"),
        *('{en: ["a\\u202Eb"]}', '{en: ["\\u001b[31m"]}', "{en: [%s]}" % ("a" * 301), "{en: [%s]}" % ("a, " * 9)),
    ],
)
def test_an_own_text_is_bounded_and_safe_to_print(text: str) -> None:
    with pytest.raises(TheagonError):
        decode(parse_yaml(text, "text"), OwnText)


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_card_has_as_many_modes_in_every_language(game: str) -> None:
    shapes = [{name: len(each.modes) for name, each in written_texts(game, language).items()} for language in LANGUAGES]
    assert shapes[0] == shapes[1] == shapes[2]
