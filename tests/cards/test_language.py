"""Texts in three languages: how Fluent files are read, and what is refused."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from theagon.cards.grammar import (
    VERBS,
    YOU,
    adjective,
    capital,
    case_form,
    counted,
    indefinite,
    noun,
    numeral,
    of_gender,
    of_number,
    plural,
    russian_gender,
    russian_spelling,
    signed,
    spanish_and,
    spanish_contractions,
    spanish_name,
    spanish_or,
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
summon = summon { INDEFINITE($name) }
"""
SPANISH = """\
draw = roba { $count }
and = Carga { SPANISH_AND($name) } { $name }
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


def test_all_topics_of_a_language_are_one_set(folder: Path) -> None:
    assert Texts(folder).say("en", "deck") == "Deck"


def test_a_later_folder_may_say_a_message_of_an_earlier_one_in_its_own_way(folder: Path) -> None:
    own = folder / "own"
    own.mkdir()
    (own / "terms.en.ftl").write_text("deck = Pile\n", "utf-8")
    assert Texts(folder, own).say("en", "deck") == "Pile"
    assert Texts(folder, own).say("es", "draw", count=2) == "roba 2"


def test_an_argument_that_a_language_has_no_use_for_is_ignored(folder: Path) -> None:
    assert Texts(folder).say("es", "draw", count=2, place="mazo") == "roba 2"


def test_an_attribute_is_read_and_its_absence_is_an_error(folder: Path) -> None:
    texts = Texts(folder)
    assert texts.attribute("en", "draw", "case") == "none"
    with pytest.raises(LookupError, match=r"'draw' in 'es' has no attribute 'case'"):
        texts.attribute("es", "draw", "case")


def test_nothing_is_said_where_something_is_missing(folder: Path) -> None:
    texts = Texts(folder)
    with pytest.raises(LookupError, match=r"no message 'discard' in 'en'"):
        texts.say("en", "discard")
    with pytest.raises(LookupError, match=r"'only-attribute' has no text of its own in 'en'"):
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


@pytest.mark.parametrize(
    ("phrase", "said"),
    [
        ("unit", "a unit"),
        ("enemy unit", "an enemy unit"),
        ("undamaged unit", "an undamaged unit"),
        ("other friendly unit", "another friendly unit"),
        ("Uniter", "a Uniter"),
        ("Enyo Flag", "an Enyo Flag"),
        ("Heir of Troy", "an Heir of Troy"),
        ("Hound", "a Hound"),
        ("One-Eyed Crow", "a One-Eyed Crow"),
    ],
)
def test_the_english_article_follows_the_sound(phrase: str, said: str) -> None:
    assert indefinite(phrase) == said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Zombie", "Zombies"),
        ("Pillar of Life", "Pillars of Life"),
        ("Fury", "Furies"),
        ("Monkey", "Monkeys"),
        ("Huntress", "Huntresses"),
        ("Swordsman", "Swordsmen"),
        ("Thornbush", "Thornbushes"),
        ("Sphinx", "Sphinxes"),
    ],
)
def test_english_names_have_their_plural(name: str, said: str) -> None:
    assert plural(name) == said


def test_spanish_and_gives_way_before_the_sound_of_an_i() -> None:
    assert [spanish_and(word) for word in ("Carga", "Inmune", "hiedra", "hielo", "Hidra")] == ["y", "e", "y", "y", "e"]


def test_spanish_or_gives_way_before_the_sound_of_an_o() -> None:
    assert [spanish_or(word) for word in ("Águila", "Oso", "Hoplita")] == ["o", "u", "u"]


@pytest.mark.parametrize(
    ("name", "one", "several"),
    [
        ("Rata", "una Rata", "Ratas"),
        ("Tejón", "un Tejón", "Tejones"),
        ("Fuego fatuo", "un Fuego fatuo", "Fuegos fatuos"),
        ("Pixi ágil", "un Pixi ágil", "Pixis ágiles"),
        ("Pilar de la vida", "un Pilar de la vida", "Pilares de la vida"),
        ("Águila", "un Águila", "Águilas"),
        ("Hacha de mano", "un Hacha de mano", "Hachas de mano"),
        ("Maldición", "una Maldición", "Maldiciones"),
        ("Guardaespaldas", "un Guardaespaldas", "Guardaespaldas"),
        ("Pez", "un Pez", "Peces"),
    ],
)
def test_spanish_names_have_an_article_and_a_plural(name: str, one: str, several: str) -> None:
    assert spanish_name(name) == (one, several)


def test_prepositions_and_commas_are_as_the_words_beside_them_ask() -> None:
    assert (
        spanish_contractions("haz daño a el dios de el rey, luego si está")
        == "haz daño al dios del rey, luego, si está"
    )
    assert russian_spelling("снимите с всех тыл, затем если он ранен") == "снимите со всех тыл, затем, если он ранен"
    assert russian_spelling("существо с скрытностью и с силой 2") == "существо со скрытностью и с силой 2"
    assert russian_spelling("Рык: если он ранен, дайте +1/+1 если цель ранена") == (
        "Рык: если он ранен, дайте +1/+1, если цель ранена"
    )
    assert russian_spelling("возьмите у его руки столько, сколько силы у его.") == (
        "возьмите у его руки столько, сколько силы у него."
    )


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
    assert texts.say("en", "summon", name="Enyo Flag") == "summon an Enyo Flag"
    assert texts.say("es", "and", name="Inmune") == "Carga e Inmune"
    assert capital("вы берёте карту") == "Вы берёте карту"
    assert capital("") == ""
    assert LANGUAGES == ("en", "es", "ru")


def test_a_form_is_taken_by_its_case() -> None:
    assert case_form("dative", "боец", "бойца", "бойцу", "бойца") == "бойцу"


def test_a_form_is_taken_by_its_number() -> None:
    said = [of_number(number, "gains", "gain") for number in ("one", "many", "counted", 1, 2)]
    assert said == ["gains", "gain", "gain", "gains", "gain"]


def test_a_form_is_taken_by_its_gender() -> None:
    genders = ("feminine", "masculine", "neuter", "animate")
    assert [of_gender(gender, "она", "он", "оно") for gender in genders] == ["она", "он", "оно", "оно"]
    assert [of_gender(gender, "её", "его") for gender in genders] == ["её", "его", "его", "его"]


@pytest.mark.parametrize(
    ("number", "gender", "said"),
    [
        ("one", "masculine", "вражеский вражеского вражескому вражеского"),
        ("one", "feminine", "вражеская вражеской вражеской вражескую"),
        ("one", "animate", "вражеское вражеского вражескому вражеское"),
        ("many", "masculine", "вражеские вражеских вражеским вражеских"),
        ("many", "animate", "вражеские вражеских вражеским вражеских"),
        ("many", "feminine", "вражеские вражеских вражеским вражеские"),
        ("one", "woman", "вражеская вражеской вражеской вражескую"),
        ("many", "woman", "вражеские вражеских вражеским вражеских"),
        ("counted", "feminine", "вражеских вражеских вражеским вражеских"),
    ],
)
def test_russian_adjectives_agree_with_their_noun(number: str, gender: str, said: str) -> None:
    cases = ("nominative", "genitive", "dative", "accusative")
    assert [adjective("вражеский", case, number, gender) for case in cases] == said.split()
    assert adjective("раненый", "genitive", "many", gender) == "раненых"
    assert adjective("верхний", "genitive", "many", gender) == "верхних"


def test_russian_adjectives_have_soft_endings_too() -> None:
    said = [adjective("верхний", case, "one", "feminine") for case in ("nominative", "genitive", "accusative")]
    assert said == ["верхняя", "верхней", "верхнюю"]
    assert adjective("спящий", "accusative", "one", "feminine") == "спящую"
    assert adjective("спящий", "genitive", "one", "animate") == "спящего"


def test_a_counted_feminine_noun_keeps_its_adjective_in_the_nominative() -> None:
    counted_cards = [adjective("случайный", "accusative", "counted", "feminine", count) for count in (3, 5)]
    assert counted_cards == ["случайные", "случайных"]
    assert adjective("случайный", "accusative", "counted", "neuter", 3) == "случайных"
    assert adjective("случайный", "nominative", "counted", "woman", 3) == "случайные"
    assert adjective("случайный", "accusative", "counted", "woman", 3) == "случайных"


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "карту"), (2, "2 карты"), (5, "5 карт"), (11, "11 карт"), (21, "21 карту"), (22, "22 карты")],
)
def test_what_is_counted_has_the_form_of_its_figure(count: int, said: str) -> None:
    assert counted(count, "карту", "карты", "карт") == said
    assert counted(count, "a card", "cards") == ("a card" if count == 1 else f"{count} cards")


@pytest.mark.parametrize(
    ("case", "count", "of_creatures", "of_cards"),
    [
        ("nominative", 2, "2", "2"),
        ("accusative", 2, "двух", "2"),
        ("accusative", 5, "пять", "5"),
        ("genitive", 5, "пяти", "пяти"),
        ("dative", 3, "трём", "трём"),
        ("accusative", 12, "12", "12"),
    ],
)
def test_living_beings_are_counted_in_words(case: str, count: int, of_creatures: str, of_cards: str) -> None:
    assert (numeral(case, count, "animate"), numeral(case, count, "feminine")) == (of_creatures, of_cards)


def test_a_few_creatures_are_living_beings() -> None:
    creatures = "существо существа существу существо", "существа существ существам существ"
    assert noun("accusative", "counted", 2, *creatures) == "существ"
    assert noun("nominative", "counted", 2, *creatures) == "существа"


@pytest.mark.parametrize(
    ("case", "number", "count", "relic", "god"),
    [
        ("accusative", "one", 1, "реликвию", "бога"),
        ("accusative", "many", 1, "реликвии", "богов"),
        ("accusative", "counted", 3, "реликвии", "богов"),
        ("accusative", "counted", 5, "реликвий", "богов"),
        ("dative", "counted", 3, "реликвиям", "богам"),
        ("nominative", "counted", 3, "реликвии", "бога"),
    ],
)
def test_a_russian_noun_takes_its_form(case: str, number: str, count: int, relic: str, god: str) -> None:
    forms = ("реликвия реликвии реликвии реликвию", "реликвии реликвий реликвиям реликвии")
    assert noun(case, number, count, *forms) == relic
    assert noun(case, number, count, "бог бога богу бога", "боги богов богам богов") == god


@pytest.mark.parametrize(
    ("language", "of_others", "of_you"),
    [
        *(("en", *pair) for pair in (("draws", "draw"), ("is", "are"), ("refreshes", "refresh"), ("uses", "use"))),
        *(("es", *pair) for pair in (("roba", "robas"), ("se rinde", "te rindes"), ("prevé", "prevés"))),
        *(("ru", *pair) for pair in (("берёт", "берёте"), ("платит", "платите"), ("сдаётся", "сдаётесь"))),
    ],
)
def test_a_verb_agrees_with_whoever_reads(language: str, of_others: str, of_you: str) -> None:
    assert (VERBS[language]("other", of_others), VERBS[language](YOU, of_others)) == (of_others, of_you)
