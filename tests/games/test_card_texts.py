"""The written texts of cards: each is sealed to what its card does, and says what the describer says.

Both speak of the same figures, keywords and cards. A keyword or a card is found by its name without the endings that
its language declines; `card_text_differences.yaml` lists what differs, and why.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import Struct
from msgspec.structs import replace

from theagon.cards.decode import decode
from theagon.cards.language import LANGUAGES
from theagon.cards.source import parse_yaml, read_yaml
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.games.card_language.operations import mentioned
from theagon.games.card_text.shown import describer_of, shown
from theagon.games.card_text.written import CardText, seals, written, written_texts
from theagon.games.collection.card_set import CardSet
from theagon.games.packaged import texts
from theagon.games.registry import BUILT_IN
from theagon.games.translated import OwnText, said
from tools.seal_texts import sealed, unread


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
    assert not found, f"read these texts, then seal them with python -m tools.seal_texts {game}: {found}"


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
    assert written(cards, known, "en") == CardText(text=("Afterlife: Deal 3 damage to both gods.",))
    assert written(cards, replace(known, keywords=("blitz",)), "en") is None


def test_a_card_may_bring_its_own_text_in_some_languages() -> None:
    cards = cards_of("gods-unchained")
    own = replace(cards.by_id["bombfly"], keywords=("blitz",), text=OwnText(es=("Explota dos veces.",)))
    assert written(cards, own, "es") == CardText(text=("Explota dos veces.",))
    assert written(cards, own, "ru") is None
    assert shown(cards, own, "ru").effects == ()
    assert shown(cards, own, "es").effects == tuple(describer_of(cards, "es").lines(own))


def test_a_card_with_its_own_text_has_the_described_labels_of_its_modes() -> None:
    cards = cards_of("gods-unchained")
    own = replace(cards.by_id["auric-rush"], text=OwnText(en=("Choose wisely.",)))
    assert shown(cards, own, "en").modes == describer_of(cards, "en").modes(own)
    assert len(shown(cards, own, "en").modes) == 2


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


# ---- written and described ------------------------------------------------------------------------------------------

WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
ENDING: Final = {"en": 1, "es": 2, "ru": 3}
"""How many letters at the end of a word change with its form."""
FIGURES: Final = {
    "en": {"two": 2, "twice": 2, "doubl": 2},
    "es": {"doble": 2, "duplica": 2},
    "ru": {
        "дву": 2,
        "дваж": 2,
        "удво": 2,
        "трёх": 3,
        "трём": 3,
        "триж": 3,
        "четыр": 4,
        "пяти": 5,
        "пять": 5,
        "шест": 6,
    },
}
"""The beginnings of words for figures."""


class Difference(Struct, forbid_unknown_fields=True):
    """What a written text and the describer may say differently of a card, and why."""

    differs: tuple[str, ...]
    why: str


DIFFERENCES: Final = decode(
    read_yaml(Path(__file__).with_name("card_text_differences.yaml")), dict[str, dict[str, Difference]]
)


def says(text: str, phrase: str, language: str, kept: int) -> bool:
    """Return whether a text holds a phrase in some form; at least `kept` letters of each word are looked for."""
    ending = ENDING[language]
    words = [word.removesuffix("ся") for word in WORD.findall(phrase)]
    stems = [word[: len(word) - min(ending, max(0, len(word) - kept))] for word in words]
    said = WORD.findall(text)
    return any(
        all(
            word.startswith(stem) and len(word) <= len(stem) + ending + 3
            for word, stem in zip(said[first:], stems, strict=False)
        )
        for first in range(len(said) - len(stems) + 1)
    )


def figures(text: str, language: str) -> set[str]:
    """Return the figures of a text but 0 and 1, which phrases imply, and the numbers of modes."""
    found = set(re.findall(r"\d+", re.sub(r"(?<=[:;] )\d\) ", "", text)))
    words = WORD.findall(text.casefold())
    found |= {str(n) for root, n in FIGURES[language].items() if any(word.startswith(root) for word in words)}
    return found - {"0", "1"}


@cache
def keywords(game: str, language: str) -> dict[str, set[str]]:
    """Return the forms of each keyword's name."""
    terms = [term for term in load_game(game).faces(language).terms if term.startswith("keyword-")]
    said = texts(game)
    return {
        term: {said.form(language, term, form, amount="").casefold() for form in ("name", "given")} for term in terms
    }


def differences(cards: CardSet[Any], name: str, language: str) -> set[str]:
    """Return the figures, keywords and named cards of which only one of a card's two texts speaks."""
    definition = cards.everything[name]
    lines = written_texts(cards.game, language)[name].text, describer_of(cards, language).lines(definition)
    both = ["\n".join(each) for each in lines]
    # The printed values of a card that is named stand behind its name: "a Spark (1/1)".
    printed = {f"({each.strength}/{each.health})" for each in named(cards, definition) if hasattr(each, "strength")}
    found = set(re.findall(r"\(\d+/\d+\)", both[0])) - printed
    found |= figures(re.sub(r"\(\d+/\d+\)", "", both[0]), language) ^ figures(both[1], language)
    folded = [each.casefold() for each in both]
    for term, forms in keywords(cards.game, language).items():
        kept = 6 if language == "en" else 4
        first, second = (any(says(text, form, language, kept) for form in forms) for text in folded)
        found |= {term} if first != second else set()
    for each in mentioned(definition):
        if not all(says(text, said(cards.names[each], language), language, 2) for text in both):
            found.add(each)
    return found


def named(cards: CardSet[Any], definition: Any) -> list[Any]:
    return [cards.everything[each] for each in mentioned(definition)]


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_written_text_says_the_figures_keywords_and_cards_that_the_describer_says(game: str) -> None:
    cards = cards_of(game)
    found: dict[str, set[str]] = defaultdict(set)
    for language in LANGUAGES:
        for name in written_texts(game, language):
            found[name] |= differences(cards, name, language)
    known = {name: set(each.differs) for name, each in DIFFERENCES.get(game, {}).items()}
    assert {name: differs for name, differs in found.items() if differs} == known
