"""Decoding of files into schema objects, and helpful errors for card designers."""

from __future__ import annotations

import enum
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from theagon.cards.decode import decode, decode_with_places
from theagon.cards.report import MAX_ERRORS, InvalidFileError, Report
from theagon.cards.schema import Choice, Schema
from theagon.cards.source import parse_yaml
from theagon.errors import TheagonError

CardId = Annotated[str, Meta(pattern="^[a-z][a-z-]*$", description="an id", examples=["enyo"])]


class Zone(enum.Enum):
    HAND = "hand"
    DECK = "deck"


Rune = Literal["feh", "ur", "thurs", "as", "reid", "kaun", "hagal", "nau", "is", "ar", "sol", "tir", "bjark"]


class Damage(Schema):
    amount: Annotated[int, Meta(ge=1, le=99)]
    target: Literal["enemy", "ally", "all"] = "enemy"


class Effect(Choice):
    damage: Damage | None = None
    draw: int | None = None
    repeat_all: tuple[Effect, ...] | None = None


class Noted(Effect):
    """An effect with an optional note."""

    beside = frozenset({"note"})

    note: str | None = None


class Card(Schema):
    id: CardId
    health: Annotated[int, Meta(ge=1)] = 1
    zone: Zone = Zone.DECK
    card_played: tuple[Effect, ...] = ()
    keywords: tuple[str, ...] = ()
    flying: bool = False


def read(text: str, schema: Any) -> Any:
    return decode(parse_yaml(text, "f.yaml"), schema)


def errors(text: str, schema: Any) -> list[str]:
    with pytest.raises(InvalidFileError) as raised:
        read(text, schema)
    return [str(error) for error in raised.value.errors]


def first_line(text: str, schema: Any) -> str:
    (error,) = errors(text, schema)
    return error.splitlines()[0]


CARD = """\
id: enyo
health: 4
zone: hand
card-played:
  - damage: {amount: 3}
  - repeat-all:
      - draw: 1
keywords: [guard]
"""


def test_a_card_is_read_into_its_schema_with_hyphens_for_underscores() -> None:
    assert read(CARD, Card) == Card(
        id="enyo",
        health=4,
        zone=Zone.HAND,
        card_played=(Effect(damage=Damage(amount=3)), Effect(repeat_all=(Effect(draw=1),))),
        keywords=("guard",),
    )


def test_the_chosen_field_has_its_name_and_value() -> None:
    assert read("repeat-all: []", Effect).chosen == ("repeat_all", ())
    assert read("{note: why, draw: 1}", Noted).chosen == ("draw", 1)


def test_all_errors_of_a_file_are_reported_at_once_with_location_line_caret_and_cure() -> None:
    text = """\
- id: Enyo
  helth: 4
- id: ares
  health: two
  zone: hnad
  card-played:
    - damage: {amount: 100}
    - damage: {target: foe}
      draw: 1
"""
    with pytest.raises(InvalidFileError) as raised:
        read(text, list[Card])
    assert (
        str(raised.value)
        == """\
f.yaml:1:7: 'Enyo' is not an id
    - id: Enyo
          ^
hint: write enyo

f.yaml:2:3: unknown field 'helth'
      helth: 4
      ^
hint: did you mean 'health'? allowed: health, zone, card-played, keywords, flying (here already: id)

f.yaml:4:11: expected a whole number, got the text 'two'
      health: two
              ^

f.yaml:5:9: the text 'hnad' is not known here
      zone: hnad
            ^
hint: did you mean 'hand'? allowed: hand, deck

f.yaml:7:24: 100 is too large: at most 99 is allowed
        - damage: {amount: 100}
                           ^

f.yaml:8:24: the text 'foe' is not known here
        - damage: {target: foe}
                           ^
hint: allowed: all, ally, enemy

f.yaml:8:15: the field 'amount' is missing
        - damage: {target: foe}
                  ^

7 errors"""
    )


@pytest.mark.parametrize(
    ("text", "schema", "message"),
    [
        ("3", str, "f.yaml:1:1: expected text, got the number 3"),
        ("a", bool, "f.yaml:1:1: expected true or false, got the text 'a'"),
        ("true", int, "f.yaml:1:1: expected a whole number, got true"),
        ("1.5", int, "f.yaml:1:1: expected a whole number, got the number 1.5"),
        ("~", int, "f.yaml:1:1: expected a whole number, got nothing"),
        ("a", float, "f.yaml:1:1: expected a number, got the text 'a'"),
        ("[a]", bool, "f.yaml:1:1: expected true or false, got a list"),
        ("a: 1", list[int], "f.yaml:1:1: expected a list, got a mapping"),
        ("[1]", dict[str, int], "f.yaml:1:1: expected a mapping, got a list"),
        ("[1]", Card, "f.yaml:1:1: expected a mapping, got a list"),
        ("1", None, "f.yaml:1:1: expected nothing, got the number 1"),
        ("a", int | list[int] | None, "f.yaml:1:1: expected a whole number or a list, got the text 'a'"),
        ("[a]", Literal["dead"] | Damage, "f.yaml:1:1: expected 'dead' or a mapping, got a list"),
        ("5", Literal["a", "b", "c", "d"], "f.yaml:1:1: expected one of the known names, got the number 5"),
        ("true", Literal[1, 2], "f.yaml:1:1: expected '1' or '2', got true"),
        ("3", Literal[1, 2], "f.yaml:1:1: the number 3 is not known here"),
        ("-1", Annotated[int, Meta(ge=0)], "f.yaml:1:1: -1 is too small: at least 0 is needed"),
        ("0", Annotated[int, Meta(gt=0)], "f.yaml:1:1: 0 is too small: more than 0 is needed"),
        ("2.5", Annotated[float, Meta(lt=2)], "f.yaml:1:1: 2.5 is too large: less than 2 is needed"),
        ("5", Annotated[int, Meta(multiple_of=2)], "f.yaml:1:1: 5 is not a multiple of 2"),
        ("abc", Annotated[str, Meta(max_length=2)], "f.yaml:1:1: 3 characters: at most 2 characters allowed"),
        ("[]", Annotated[list[int], Meta(min_length=1)], "f.yaml:1:1: 0 items: at least 1 item needed"),
        (
            "{a: 1, b: 2}",
            Annotated[dict[str, int], Meta(max_length=1)],
            "f.yaml:1:1: 2 fields: at most 1 field allowed",
        ),
        ("{Enyo: 2}", dict[CardId, int], "f.yaml:1:2: 'Enyo' is not an id"),
        ("A1", Annotated[str, Meta(pattern="^[a-z]*$")], "f.yaml:1:1: 'A1' is not of the right form"),
        ('"enyo\\n"', CardId, r"f.yaml:1:1: 'enyo\n' is not an id"),
        ("{hand: 1, hnad: 2}", dict[Zone, int], "f.yaml:1:11: the text 'hnad' is not known here"),
        ("{}", Effect, "f.yaml:1:1: one field must be given: damage, draw, repeat-all"),
        ("{note: why}", Noted, "f.yaml:1:1: one field must be given: damage, draw, repeat-all"),
        ("{draw: 1, damage: {amount: 1}}", Effect, "f.yaml:1:1: only one field may be given, not 'damage' and 'draw'"),
    ],
)
def test_the_error_of_a_wrong_value_is_in_words(text: str, schema: Any, message: str) -> None:
    assert first_line(text, schema) == message


@pytest.mark.parametrize(
    ("text", "schema", "cure"),
    [
        ("Yes", bool, "write true or false"),
        ("12", str, "if text is meant, put it in quotes"),
        ("enyo", list[str], "write a list even of one item: [enyo]"),
        ("twin-strike", list[str], "write a list even of one item: [twin-strike]"),
        ("count: hand", int | None, "write a plain number: an amount is not possible here"),
        ("5", list[int], "write a list even of one item: [item]"),
        ("id: enyo", list[Card], "begin each item of a list with '- ', even if there is only one"),
        ("5", Literal["a", "b", "c", "d"], "allowed: a, b, c, d"),
        (
            "card_played: []\nid: a",
            Card,
            "did you mean 'card-played'? allowed: health, zone, card-played, keywords, flying (here already: id)",
        ),
        ("GUARD", Literal["guard", "stealth"], "did you mean 'guard'? allowed: guard, stealth"),
        ("Tyr", Rune, "did you mean 'tir'?"),
        ("steal", Literal["heal", "stun"], "allowed: heal, stun"),
        ('" Enyo  of\\tArgos"', Annotated[str, Meta(pattern="^[A-z]+( [A-z]+)*$")], "write Enyo of Argos"),
    ],
)
def test_a_hint_names_the_probable_meaning(text: str, schema: Any, cure: str) -> None:
    (error,) = errors(text, schema)
    assert error.splitlines()[-1] == f"hint: {cure}"


@pytest.mark.parametrize(
    ("text", "schema", "value"),
    [
        ("3", float, 3.0),
        ("1", int | None, 1),
        ("x", Literal["self"] | str, "x"),
        ("{a: [1, {b: null}]}", Any, {"a": [1, {"b": None}]}),
    ],
)
def test_a_value_is_taken_as_the_schema_has_it(text: str, schema: Any, value: object) -> None:
    found = read(text, schema)
    assert (type(found), found) == (type(value), value)


class Attack(msgspec.Struct, tag_field="do", tag="attack", rename="kebab", frozen=True):
    unit: str


class Pass(msgspec.Struct, tag_field="do", tag="pass", rename="kebab", frozen=True):
    pass


def test_a_tag_says_which_schema_a_mapping_follows() -> None:
    assert read("[{do: attack, unit: a}, {do: pass}]", list[Attack | Pass]) == [Attack("a"), Pass()]
    (error,) = errors("unit: a", Attack | Pass)
    assert error == "f.yaml:1:1: the field 'do' is missing\n    unit: a\n    ^\nhint: allowed: attack, pass"
    assert first_line("{unit: a, do: atack}", Attack | Pass) == "f.yaml:1:15: the text 'atack' is not known here"
    assert first_line("{do: move}", Attack) == "f.yaml:1:6: the text 'move' is not known here"


class Deck(Schema):
    cards: dict[str, int]
    spare: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if sum(self.cards.values()) != 3:
            raise ValueError("a deck has 3 cards")


def test_the_error_of_a_schemas_own_rule_is_at_the_mapping() -> None:
    assert first_line("deck:\n  cards: {a: 1}", dict[str, Deck]) == "f.yaml:2:3: a deck has 3 cards"


def test_a_check_after_decoding_points_at_keys_and_values() -> None:
    whole = decode_with_places(parse_yaml("deck:\n  cards:\n    enyo: 1\n    ares: 2\n", "f.yaml"), dict[str, Deck])
    deck = whole.value["deck"]
    places = [
        whole.at(deck),
        whole.at(deck, "cards", "ares"),
        whole.at(deck.cards, "ares"),
        whole.key_at(deck.cards, "ares"),
        whole.at(deck, "spare"),
        whole.key_at(deck, "spare"),
    ]
    assert [str(place).removeprefix("f.yaml:") for place in places] == ["2:3", "4:11", "4:11", "4:5", "2:3", "2:3"]


def test_every_part_has_a_place_of_its_own_and_what_is_not_from_the_file_has_none() -> None:
    whole = decode_with_places(parse_yaml("- amount: 1\n- amount: 1\n", "f.yaml"), list[Damage])
    assert [whole.at(part).line for part in whole.value] == [1, 2]
    with pytest.raises(KeyError):
        whole.at(Damage(amount=1))
    text = decode_with_places(parse_yaml("\n\n  enyo", "f.yaml"), str)
    assert str(text.at(text.value)) == "f.yaml:3:3"


def test_a_report_without_errors_raises_nothing_and_one_with_errors_raises_them_all() -> None:
    report = Report()
    report.check()
    report.add("no such card")
    report.add("no such god")
    with pytest.raises(TheagonError) as raised:
        report.check()
    assert str(raised.value) == "no such card\n\nno such god\n\n2 errors"


def test_the_fiftieth_error_ends_the_reading() -> None:
    with pytest.raises(InvalidFileError) as raised:
        read("[" + "a," * 1000 + "]", list[int])
    assert len(raised.value.errors) == MAX_ERRORS
    assert str(raised.value).endswith("\n\n50 errors, and perhaps more")


@pytest.mark.parametrize("schema", [set[int], Damage | Attack, dict[str, bytes], list[tuple[int, str]]])
def test_a_schema_that_files_cannot_have_is_refused(schema: Any) -> None:
    with pytest.raises(TypeError):
        read("[]", schema)
