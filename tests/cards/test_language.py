"""Texts in three languages: how Fluent files are read, and what is refused."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from theagon.cards.grammar import (
    VERBS,
    YOU,
    capital,
    counted,
    russian_counted,
    russian_gender,
    signed,
    spanish_contractions,
)
from theagon.cards.language import LANGUAGES, Texts

if TYPE_CHECKING:
    from pathlib import Path


ENGLISH = """\
draw = draw { $count ->
    [one] a card
   *[other] { $count } cards
  } from { $place }
    .case = none
only-attribute =
    .case = none
summon = { CAPITAL($name) } comes
"""
SPANISH = """\
draw = roba { $count }
"""
RUSSIAN = """\
draw = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in zip(LANGUAGES, (ENGLISH, SPANISH, RUSSIAN), strict=True):
        (tmp_path / f"cards.{language}.ftl").write_text(text, "utf-8")
    (tmp_path / "terms.en.ftl").write_text("deck = Deck\n", "utf-8")
    return tmp_path


def test_a_message_takes_its_arguments_without_marks_around_them(folder: Path) -> None:
    texts = Texts(folder)
    assert texts.say("en", "draw", count=1, place="the deck") == "draw a card from the deck"
    assert texts.say("en", "draw", count=2, place="the deck") == "draw 2 cards from the deck"


def test_what_is_true_or_false_is_yes_or_no(folder: Path) -> None:
    (folder / "known.en.ftl").write_text("known = { $known ->\n    [yes] it\n   *[no] a card\n}\n", "utf-8")
    texts = Texts(folder)
    assert [texts.say("en", "known", known=known) for known in (True, False)] == ["it", "a card"]


def test_plurals_follow_the_language(folder: Path) -> None:
    texts = Texts(folder)
    assert [texts.say("ru", "draw", count=n) for n in (1, 3, 5, 11, 21)] == [
        "1 карта",
        "3 карты",
        "5 карт",
        "11 карт",
        "21 карта",
    ]


def test_a_later_folder_may_replace_a_message_of_an_earlier_one(folder: Path) -> None:
    own = folder / "own"
    own.mkdir()
    (own / "terms.en.ftl").write_text("deck = Pile\n", "utf-8")
    assert Texts(folder, own).say("en", "deck") == "Pile"
    assert Texts(folder, own).say("es", "draw", count=2, place="mazo") == "roba 2"  # which has no use for a place


def test_nothing_is_said_where_something_is_missing(folder: Path) -> None:
    texts = Texts(folder)
    with pytest.raises(LookupError, match=r"no message 'discard' in 'en'"):
        texts.say("en", "discard")
    with pytest.raises(LookupError, match=r"'only-attribute' has no text in 'en'"):
        texts.say("en", "only-attribute")
    with pytest.raises(ValueError, match=r"'draw' in 'en': .*place"):
        texts.say("en", "draw", count=1)
    with pytest.raises(LookupError, match=r"no texts in 'fr', only in en, es, ru"):
        texts.say("fr", "draw", count=1)


def test_a_line_that_is_not_fluent_is_refused_with_its_place(folder: Path) -> None:
    (folder / "terms.es.ftl").write_text("zone = Zona\n\nbroken { $x\n", "utf-8")
    with pytest.raises(ValueError, match=r"terms\.es\.ftl:3: is not Fluent"):
        Texts(folder).say("es", "zone")


def test_a_message_that_stands_twice_is_refused_with_both_places(folder: Path) -> None:
    (folder / "terms.en.ftl").write_text("draw = again\n", "utf-8")
    with pytest.raises(ValueError, match=r"terms\.en\.ftl: the message 'draw' is already in cards\.en\.ftl"):
        Texts(folder).say("en", "deck")


def test_a_language_is_read_when_it_is_asked_for_and_once(folder: Path) -> None:
    (folder / "terms.es.ftl").write_text("broken {\n", "utf-8")
    texts = Texts(folder)
    assert texts.say("en", "deck") == "Deck"
    (folder / "terms.en.ftl").unlink()
    assert texts.say("en", "deck") == "Deck"


def test_fluent_is_not_imported_before_a_word_is_said() -> None:
    program = "import sys, theagon.cards.language; sys.exit(any(name.startswith('fluent') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_spanish_prepositions_join_their_articles() -> None:
    assert spanish_contractions("haz daño a el dios de el rey") == "haz daño al dios del rey"


@pytest.mark.parametrize(
    ("name", "gender"),
    [
        ("Мумия", "feminine"),
        ("Тень Летенона", "feminine"),
        ("Сорвавшийся требушет", "masculine"),
        ("Убийца из люка", "masculine"),
        ("Они-меченосец", "masculine"),
        ("То, что болит", "neuter"),
        ("Повеление света", "neuter"),
        ("Крепкие горожане", "many"),
        ("Фурии", "many"),
    ],
)
def test_the_first_word_of_a_russian_name_shows_its_gender(name: str, gender: str) -> None:
    assert russian_gender(name) == gender


def test_a_signed_number_has_a_minus_and_no_hyphen() -> None:
    assert [signed(number) for number in (2, 0, -1)] == ["+2", "+0", "−1"]


def test_functions_are_there_for_the_files(folder: Path) -> None:
    texts = Texts(folder)
    assert texts.say("en", "summon", name="a flag") == "A flag comes"
    assert capital("вы берёте карту") == "Вы берёте карту"
    assert capital("") == ""
    assert LANGUAGES == ("en", "es", "ru")


def test_every_count_has_its_figure() -> None:
    assert [counted(count, "a card", "cards") for count in (1, 2)] == ["a card", "2 cards"]
    russian = [russian_counted(count, "карта", "карты", "карт").split()[1] for count in range(1, 26)]
    assert russian == ["карта", *["карты"] * 3, *["карт"] * 16, "карта", *["карты"] * 3, "карт"]


@pytest.mark.parametrize(
    ("language", "of_others", "of_you"),
    [
        *(("en", *pair) for pair in (("draws", "draw"), ("is", "are"), ("refreshes", "refresh"), ("uses", "use"))),
        *(("es", *pair) for pair in (("roba", "robas"), ("se rinde", "te rindes"), ("prevé", "prevés"))),
        *(("ru", *pair) for pair in (("берёт", "берёте"), ("платит", "платите"), ("сдаётся", "сдаётесь"))),
    ],
)
def test_a_verb_agrees_with_the_reader(language: str, of_others: str, of_you: str) -> None:
    assert (VERBS[language]("other", of_others), VERBS[language](YOU, of_others)) == (of_others, of_you)
