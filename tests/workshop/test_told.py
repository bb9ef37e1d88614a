"""Mistakes in sets are told in the reader's language: those that designers meet most."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.workshop.test_checked import HAND, HOUND
from theagon.workshop.checked import CardMistake, check_set
from theagon.workshop.told import TEXTS, told, told_hint

SLIPS: Final = (
    ("cost: 3", "costs: 3"),
    ("kind: unit\n    cost", "cost"),
    ("cost: 3", "cost: three"),
    ("cost: 3", "cost: [3]"),
    ("cost: 3", "cost: {a: 3}"),
    ("cost: 3", "cost:"),
    ("cost: 3", "cost: 30"),
    ("cost: 3", "cost: -3"),
    ("token: true", "token: yes"),
    ("kind: unit", "kind: units"),
    ("kind: unit", "kind: 3"),
    ("id: ember-hound", "id: Ember Hound"),
    ("name: {en: Ember Hound}", "name: {}"),
    ("name: {en: Ember Hound}", "name: Ember Hound"),
    ("name: {en: Ember Hound}", "name: {en: Enyo}"),
    ("name: {en: Ember Hound}", "name: {en: 12}"),
    ("id: spark\n", "id: ember-hound\n"),
    ("cost: 3", "cost: 3\n    cost: 3"),
    ("card: spark", "card: sparc"),
    ("do: [{damage: 1, to: target}]", "do: [{}]"),
    ("do: [{damage: 1, to: target}]", "do: [{damage: 1, heal: 1, to: target}]"),
    ("do: [{damage: 1, to: target}]", "do: [{damage: 1}]"),
    ("do: [{damage: 1, to: target}]", "do: [{draw: 1, to: target}]"),
    ("do: [{damage: 1, to: target}]", "do: {damage: 1, to: target}"),
    ("do: [{damage: 1, to: target}]", "do: nothing"),
    ("do: [{damage: 1, to: target}]", "do: [{damage: 0, to: target}]"),
    ("do: [{damage: 1, to: target}]", "do: [{damage: 1, to: target, until: this-turn}]"),
    ("do: [{damage: 1, to: target}]", "do: [{move: {steps: 1}, to: target, repeat: 2}]"),
    ("do: [{damage: 1, to: target}]", "do: [{damage: 1, to: it}]"),
    ("        target: {unit: {side: enemy}}\n", ""),
    ("    attack: 2\n", ""),
    ("figure: hound", "keywords: [guard, guard]"),
    ("figure: hound", "figure: hound-of-embers"),
    ("figure: hound", "keywords: [guard]\n    text: {en: [It bites.]}"),
    ("id: ember-hound", "id: enyo"),
    ("cost: 3", "cost: [3"),
    ("cost: 3", "cost: 3: 4"),
    ("cost: 3", 'cost: "3'),
    ("    cost: 3", "\tcost: 3"),
    ("card: enyo", "card: enya"),
    ("- choose: foe", "- choose: fou"),
    ("{damage: 1}}", "{damage: 2}}"),
    *(
        ("cards:\n", f"maps:\n  - {{id: {name}, name: {{en: Narrows}}, homes: [[a], {home}], {field}}}\ncards:\n")
        for name, home, field in (
            ("narrows", "[h]", "stones: [a3, a3]"),
            ("narrows", "[h]", "blockers: [a3]"),
            ("ruins", "[h]", "turn-limit: 9"),
            ("narrows", "[h], [g]", "turn-limit: 9"),
            ("narrows", "[]", "turn-limit: 9"),
            ("narrows", "[z]", "turn-limit: 9"),
            ("narrows", "[h]", "opening: [1]"),
            ("narrows", "[h]", "blockers: [d9]"),
        )
    ),
    (
        "cards:\n",
        "keywords: [{id: kindled, name: {en: Kindled}, keywords: [guard]}]\ncards:\n  - {id: stoke, name: {en: Stoke}, "
        "figure: hound, kind: spell, cost: 1, do: [{gain: {keywords: [kindled]}, to: {all: {}}}]}\n",
    ),
    ("at: d3}", "at: h3}"),
    ("at: d3}", "at: d3}, other: {card: enyo, owner: p2, at: d3}"),
    ("at: d3}", "at: d3, health: 9}"),
    ("hand: [ember-hound]", "stone: 90"),
    ("hand: [ember-hound]", "mana: 99"),
    ("hand: [ember-hound]", f"hand: [{'enyo, ' * 10}enyo]"),
    ("at: d3}}", "at: d2}}\n    map: ruins"),
    ("bites\n", "bites\n    lesson: {about: {en: Biting.}, end: {en: Done.}}\n"),
)
"""Slips of a designer: what is written, and what is meant."""


def mistakes(old: str, new: str, language: str) -> tuple[CardMistake, ...]:
    assert old in HOUND
    return check_set(HAND, HOUND.replace(old, new), language, run=True).mistakes


@pytest.mark.parametrize(("old", "new"), SLIPS)
def test_a_slip_is_told_in_the_readers_language(old: str, new: str) -> None:
    english, spanish, russian = (mistakes(old, new, language) for language in ("en", "es", "ru"))
    assert len(english) == len(spanish) == len(russian) > 0
    for one, two, three in zip(english, spanish, russian, strict=True):
        assert (one.language, two.language, three.language) == ("en", "es", "ru"), one.message
        assert re.search("[а-я]{2}", three.message)
        assert (one.line, one.column, one.card) == (two.line, two.column, two.card)


def test_every_translation_is_of_a_mistake_that_is_made() -> None:
    made = [each for old, new in SLIPS for each in mistakes(old, new, "en")]
    unused = []
    for name in TEXTS.names():
        kind, _, _ = name.partition("-")
        texts = {"message": [each.message for each in made], "hint": [each.hint for each in made]}.get(kind, [])
        translate = told_hint if kind == "hint" else lambda text, language: told(text, language)[0]
        spanish = {translate(text, "es") for text in texts}
        pattern = re.escape(TEXTS.say("es", name, **dict.fromkeys(TEXTS.arguments("es", name), "\0")))
        if kind != "part" and not any(re.fullmatch(pattern.replace("\0", ".+"), each) for each in spanish):
            unused.append(name)
    assert not unused, unused


def test_what_has_no_translation_stays_in_english() -> None:
    assert told("some other message", "ru") == ("some other message", "en")
    assert told_hint("some other hint", "ru") == "some other hint"


def test_values_are_told_too() -> None:
    assert told("expected a whole number, got the text 'three'", "ru") == (
        "ожидается целое число, а здесь текст «three»",
        "ru",
    )
    assert told("expected 'unit' or 'spell', got a list", "es") == ("se espera «unit» o «spell», y hay una lista", "es")
