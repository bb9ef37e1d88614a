"""Card text says what the card does: all of it, in every language, and never the same for two different things."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from msgspec.structs import replace

from tests.games.hand_of_the_gods.card_forms import ENEMY, FAMILIES, NAMES, SPELL, UNIT, ability
from tests.games.test_messages import Asked
from theagon import games
from theagon.cards.decode import decode
from theagon.cards.language import LANGUAGES, Texts
from theagon.cards.schema import Schema
from theagon.cards.source import read_yaml
from theagon.games import hand_of_the_gods
from theagon.games.hand_of_the_gods.content import standard
from theagon.games.hand_of_the_gods.schema import (
    Ability,
    Area,
    Aura,
    Bonus,
    Card,
    Condition,
    Effect,
    Filter,
    Group,
    Leader,
    SetTo,
    Target,
    Value,
    Words,
)
from theagon.games.hand_of_the_gods.wording import card_names, card_text, leader_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

FOLDERS = [Path(package.__path__[0]) / "text" for package in (games, hand_of_the_gods)]


def faults(lines: list[str], language: str) -> Iterator[str]:
    """What no card may show."""
    text = "\n".join(lines)
    if not text:
        yield "nothing is said"
    for line in lines:
        if not re.fullmatch(r"[^\W\d_a-zа-яё].*[.)]|\d.*\.", line):
            yield "a line has no capital or no full stop"
    if re.search(r"[{}]|None|\?\?\?|  |\s[.,;:)]|\(\s|^\s|\s$|\.\.|,,|\u2068", text, re.MULTILINE):
        yield "there is a gap, or something that is no word"
    if text.count("(") != text.count(")") or text.count("«") != text.count("»"):
        yield "a bracket is not closed"
    if language == "ru" and re.search(r"[A-Za-z]", text):
        yield "a Latin letter among the Russian"
    if language == "es" and re.search(r"[А-Яа-яЁё]|\b(a|de) el\b", text):
        yield "this is not Spanish"
    if language == "en" and re.search(r"[А-Яа-яЁё«»]|\ba [aeio]|\ban [^aeiouAEIOUhH]", text):
        yield "this is not English"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_every_form_of_the_vocabulary_is_said_and_no_two_alike(family: str, language: str) -> None:
    said = defaultdict(list)
    for card in FAMILIES[family]():
        lines = card_text(card, NAMES, language)
        assert not list(faults(lines, language)), (lines, card)
        said["\n".join(lines)].append(card)
    alike = {text: cards for text, cards in said.items() if any(card != cards[0] for card in cards)}
    assert not alike


# The cards of the package


class Example(Schema, kw_only=True):
    """A card or leader, and its text."""

    card: Card | None = None
    leader: Leader | None = None
    en: tuple[str, ...]
    es: tuple[str, ...]
    ru: tuple[str, ...]


class Examples(Schema):
    """Examples, and what the cards that they mention are called."""

    game: str
    names: dict[str, Words]
    examples: tuple[Example, ...]


def text_of(definition: Card | Leader, names: Mapping[str, Words], language: str) -> list[str]:
    say = card_text if isinstance(definition, Card) else leader_text
    return say(definition, names, language)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_these_cards_is_as_an_editor_approved_it(language: str) -> None:
    file = decode(read_yaml(Path(__file__).with_name("card_text.yaml")), Examples)
    for example in file.examples:
        definition = example.card or example.leader
        assert definition is not None
        assert text_of(definition, file.names, language) == list(getattr(example, language)), definition.id


def test_spanish_calls_an_ability_with_a_class_of_its_own_no_afterlife_unless_it_is_one() -> None:
    counters = Ability(on="counters", do=(Effect(draw=1),), priority=2)
    (line,) = card_text(replace(UNIT, abilities=(counters,)), NAMES, "es")
    assert line.endswith("Esto ocurre a la vez que los gritos de guerra, antes que las demás ultratumbas.")


def test_spanish_names_the_health_that_a_unit_has_lost_where_it_becomes_its_attack() -> None:
    strikes = Ability(
        on="strikes", do=(Effect(set=SetTo(attack=Value(missing_health_of="self"), health=4), to="self"),)
    )
    (line,) = card_text(replace(UNIT, abilities=(strikes,)), NAMES, "es")
    assert "el ataque de esta unidad a la salud que ha perdido y su salud a 4" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_package_has_a_text_if_it_does_anything(language: str) -> None:
    for card in standard().cards.values():
        lines = text_of(card, standard().names, language)
        does = card.abilities or card.auras or card.keywords or card.protect or card.do or card.neutral
        assert bool(lines) == bool(does or card.deploy == "anywhere"), card.id
        assert not (lines and list(faults(lines, language))), (card.id, lines)
        assert len(lines) <= 5, card.id
    for leader in standard().leaders.values():
        assert not list(faults(text_of(leader, standard().names, language), language)), leader.id


def changed_numbers(value: Any) -> Iterator[Any]:
    """The plain data with one number in it raised by 1, for each number."""
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            for changed in changed_numbers(inner):
                copy = value.copy()
                copy[key] = changed
                yield copy
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value + 1 if value != 12 else 11  # the priority classes end at 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_changed_in_what_a_card_does_changes_its_text(language: str) -> None:
    changes = 0
    definitions: list[Card | Leader] = [*standard().cards.values(), *standard().leaders.values()]
    for definition in definitions:
        before = text_of(definition, standard().names, language)
        plain = msgspec.json.decode(msgspec.json.encode(definition))
        for part in ("abilities", "auras", "do", "target", "protect"):
            for changed in changed_numbers(plain.get(part)):
                other = msgspec.convert({**plain, part: changed}, type(definition))
                assert text_of(other, standard().names, language) != before, (definition.id, changed)
                changes += 1
    assert changes > 100


def test_leader_abilities_are_called_by_their_own_name() -> None:
    leader = Leader(
        id="statue", name=NAMES["zombie"], pantheon="greek", ability=NAMES["omen"], cost=2, do=(Effect(draw=1),)
    )
    card = replace(SPELL, do=(Effect(leader_ability="statue"),))
    assert card_text(card, card_names([], [leader]), "en") == ["Replace your leader ability with Omen."]
    assert leader_text(leader, {}, "en") == ["Draw a card."]


# What needs no words


@pytest.mark.parametrize(
    ("said", "unsaid"),
    [
        (Effect(stun=True, to="target", until="your-next-turn"), Effect(stun=True, to="target")),
        (Effect(banish=True, to="target", until="your-next-turn"), Effect(banish=True, to="target")),
        (Effect(gain=Bonus(attack=1), to="target", until="lasting"), Effect(gain=Bonus(attack=1), to="target")),
        (Effect(stun=True, to=Group(all=Filter(stones=False))), Effect(stun=True, to=Group(all=Filter()))),
        (
            Effect(damage=1, to=Group(all=Filter(stones=False, subtype="god"))),
            Effect(damage=1, to=Group(all=Filter(subtype="god"))),
        ),
    ],
)
def test_what_the_rules_say_anyway_is_not_repeated(said: Effect, unsaid: Effect) -> None:
    cards = [replace(SPELL, target=Target(unit=Filter()), do=(effect,)) for effect in (said, unsaid)]
    for language in LANGUAGES:
        assert card_text(cards[0], NAMES, language) == card_text(cards[1], NAMES, language)


def test_an_aura_across_the_board_is_said_to_be_for_others() -> None:
    card = replace(UNIT, auras=(Aura(gain=Bonus(attack=1)),))
    assert card_text(card, NAMES, "en") == ["All other friendly units have +1/+0."]
    near = replace(UNIT, auras=(Aura(gain=Bonus(attack=1), area=Area(around="self")),))
    assert card_text(near, NAMES, "en") == ["All adjacent friendly units have +1/+0."]


def test_all_that_an_abilitys_condition_governs_is_one_sentence() -> None:
    do = (Effect(draw=1), Effect(discard=1))
    both = ability("warcry", *do, if_=Condition(count=ENEMY))
    first = ability("warcry", replace(do[0], if_=Condition(count=ENEMY)), do[1])
    assert card_text(both, NAMES, "en") == [
        "Warcry: If there is an enemy unit, draw a card, then your opponent discards a random card."
    ]
    assert card_text(first, NAMES, "en") == [
        "Warcry: If there is an enemy unit, draw a card. Your opponent discards a random card."
    ]


@pytest.mark.parametrize(
    ("do", "says_so"),
    [
        ((Effect(damage=1, to="target"), Effect(heal=1, to="target")), False),
        ((Effect(damage=1, to="target"), Effect(stun=True, to="target")), True),
        ((Effect(silence=True, to="target"), Effect(stun=True, to="target")), False),
    ],
)
def test_that_a_target_is_no_stone_is_said_where_one_could_think_so(do: tuple[Effect, ...], says_so: bool) -> None:
    lines = card_text(replace(SPELL, target=Target(unit=ENEMY), do=do), NAMES, "en")
    assert ("(not a summoning stone)" in lines[0]) == says_so


# The files


GRAMMAR = {
    "person",
    "shown",
    "case",
    "number",
    "gender",
    "other",
    "known",
    "own",
    "inflected",
    "this",
    "unnamed",
    "ordered",
    "which",
    "turn",
    "reads",
    "keyword",
    "from",
    "given",
    "name",
    "one",
    "several",
    "few",
    "acts",
    "beside",
    "offered",
}


def messages(language: str) -> dict[str, tuple[str, frozenset[str], frozenset[str]]]:
    """Each message of a language: its topic, its attributes, and what it asks for besides grammar."""
    found: dict[str, tuple[str, ast.Message, Asked]] = {}
    for path in (path for folder in FOLDERS for path in folder.glob(f"*.{language}.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                asked = Asked()
                asked.visit(entry)
                found[entry.id.name] = path.name.split(".")[0], entry, asked

    def asked_by(name: str) -> set[str]:
        asked = found[name][2]
        return asked.variables.union(*map(asked_by, asked.messages))

    return {
        name: (topic, frozenset(each.id.name for each in entry.attributes), frozenset(asked_by(name) - GRAMMAR))
        for name, (topic, entry, _) in found.items()
        if not name.startswith("grammar-")
    }


@pytest.mark.parametrize("language", ["es", "ru"])
def test_the_languages_have_the_same_messages_with_the_same_arguments(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert english.keys() == other.keys()
    for name, (topic, _, arguments) in english.items():
        assert other[name][0] == topic, name
        # How many there are is grammar in a noun, and what it says elsewhere.
        ignored = {"count"} if topic == "phrases" and not name.startswith("which-") else set()
        assert other[name][2] - ignored == arguments - ignored, name


def test_spanish_and_russian_nouns_have_a_gender() -> None:
    spanish, russian = messages("es"), messages("ru")
    called = {name for name in spanish if name.startswith(("noun-", "anchor-"))}
    nouns = called - {"anchor-again", "anchor-tile"}  # a pronoun; and no sentence goes on about a tile
    assert nouns
    assert all("gender" in language[name][1] for language in (spanish, russian) for name in nouns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_and_form_is_used_by_some_card_text(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[tuple[str, ...]] = set()

    def noting(plain: Callable[..., Any]) -> Callable[..., Any]:
        def note(self: Texts, language: str, *asked: str, **arguments: str | int) -> Any:
            used.add(asked[:2])  # the message; and the form, without what holds if there is none
            return plain(self, language, *asked, **arguments)

        return note

    for name in ("say", "attribute", "has_form", "form"):
        monkeypatch.setattr(Texts, name, noting(getattr(Texts, name)))
    for family in FAMILIES.values():
        for card in family():
            card_text(card, NAMES, language)
    told = {name: forms for name, (topic, forms, _) in messages(language).items() if topic in ("phrases", "cards")}
    assert {(name,) for name in told} - used == set()
    shared = {("which-each", form) for form in ("bare", "others")}  # for Gods Unchained
    assert {(name, form) for name, forms in told.items() for form in forms} - used <= shared
