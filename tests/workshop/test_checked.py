"""What a designer is told about a set while writing it."""

from __future__ import annotations

import random
import time
from json import dumps
from pathlib import Path
from typing import Final

import msgspec
import pytest

import theagon
from tests.sampling import first_of
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.games.base import LANGUAGES
from theagon.games.collection.definitions import node_of_plain
from theagon.workshop.checked import CheckedCard, CheckedSet, check_set
from theagon.workshop.reading import MOST_ENTRIES
from theagon.workshop.sources import sources

HAND: Final = theagon.load("hand-of-the-gods")
HOUND: Final = """\
game: hand-of-the-gods
title: The Emberlands
author: Ada
version: "1.2"
cards:
  - id: ember-hound
    name: {en: Ember Hound}
    kind: unit
    cost: 3
    attack: 2
    health: 3
    figure: hound
    abilities:
      - on: warcry
        target: {unit: {side: enemy}}
        do: [{damage: 1, to: target}]
      - on: afterlife
        do: [{summon: {card: spark, at: here}}]

  # made by the hound
  - id: spark
    name: {en: Spark, es: Chispa, ru: Искра}
    kind: unit
    token: true
    figure: spark-spirit
    attack: 1
    health: 1
scenarios:
  - title: The hound bites
    position:
      players: {p1: {hand: [ember-hound]}}
      units: {foe: {card: enyo, owner: p2, at: d3}}
    steps:
      - play: {card: ember-hound, at: b3}
      - choose: foe
      - expect: {foe: {damage: 1}}
"""


SETUP: Final = node_of_plain(HAND.setup(seed=1), "set-up")


def checked(text: str = HOUND, language: str = "en", *, run: bool = False) -> CheckedSet:
    return check_set(HAND, text, language, run=run)


def errors(found: CheckedSet) -> list[tuple[int, str | None, str]]:
    return [(each.line, each.card, each.message) for each in found.mistakes if each.severity == "error"]


def card(found: CheckedSet, name: str) -> CheckedCard:
    return next(each for each in found.cards if each.id == name)


def test_a_sound_set_is_shown_with_its_title_and_the_lines_of_its_cards() -> None:
    found = checked()
    assert not found.mistakes
    assert (found.title, found.author, found.version) == ("The Emberlands", "Ada", "1.2")
    assert [(each.id, each.kind, each.line, each.last_line) for each in found.cards] == [
        ("ember-hound", "card", 6, 18),
        ("spark", "card", 21, 27),
    ]
    assert [(each.title, each.line, each.last_line) for each in found.scenarios] == [("The hound bites", 29, 36)]


def test_a_name_in_one_language_stands_for_the_others_and_says_so() -> None:
    hound, spark = checked().cards
    assert hound.missing == ("es", "ru")
    assert spark.missing == ()
    assert hound.faces is not None
    assert {face.name for face in hound.faces.values()} == {"Ember Hound"}
    assert spark.faces is not None
    assert [spark.faces[language].name for language in LANGUAGES] == ["Spark", "Chispa", "Искра"]
    assert hound.faces["es"].text != hound.faces["en"].text, "its text is described in each"
    assert "Chispa" in "".join(hound.faces["es"].text)


def test_faces_are_those_that_a_match_shows() -> None:
    faces = {face.id: face for face in HAND.with_text(HOUND).own_faces("en")}
    assert {each.id: each.faces["en"] for each in checked().cards if each.faces} == faces


def test_mistakes_in_one_card_hide_neither_another_card_nor_its_mistakes() -> None:
    text = HOUND.replace("cost: 3", "cost: 30").replace("token: true", "token: maybe")
    found = checked(text)
    assert {(line, name) for line, name, _ in errors(found)} == {(9, "ember-hound"), (24, "spark")}
    found = checked(HOUND.replace("attack: 1", "attack: -1"))
    assert card(found, "ember-hound").faces is None, "the name of the spark is not known"
    assert card(found, "spark").faces is None
    found = checked(HOUND.replace("attack: 2", "attack: -2"))
    assert card(found, "spark").faces


def test_a_card_is_shown_whose_token_has_a_mistake_of_another_kind() -> None:
    found = checked(HOUND.replace("figure: spark-spirit", "figure: spark-spirit\n    do: [{draw: 1}]"))
    assert [name for _, name, _ in errors(found)] == ["spark"]
    assert card(found, "ember-hound").faces


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("cost: 3", "cost: [3"),
        ("name: {en: Ember Hound}", "name: {en: Ember Hound"),
        ("cost: 3", "\tcost: 3"),
        ("cost: 3", "cost: 3: 4"),
        ("cost: 3", 'cost: "3'),
        ("cost: 3", "cost: &here 3"),
    ],
)
def test_a_card_that_is_no_yaml_is_set_aside(old: str, new: str) -> None:
    found = checked(HOUND.replace(old, new))
    assert {name for _, name, _ in errors(found)} == {"ember-hound"}
    assert all(6 <= line <= 18 for line, _, _ in errors(found))
    assert card(found, "ember-hound").state == "error"
    assert card(found, "spark").faces
    assert found.title == "The Emberlands"


def test_a_heading_that_is_no_yaml_is_one_mistake() -> None:
    found = checked(HOUND.replace("author: Ada", "author: [Ada"))
    assert [name for _, name, _ in errors(found)] == [None]


def test_all_mistakes_of_a_card_are_told_even_in_another_game() -> None:
    found = check_set(theagon.load("army-of-gods"), HOUND, "en")
    assert any("game" in message or "hand-of-the-gods" in message for _, _, message in errors(found))


def test_scenarios_are_run_if_that_is_asked_for() -> None:
    assert [each.passes for each in checked().scenarios] == [None]
    found = checked(run=True)
    assert [(each.passes, each.cards) for each in found.scenarios] == [(True, ("ember-hound",))]
    assert [each.state for each in found.cards] == ["passing", "untested"]
    found = checked(HOUND.replace("{damage: 1}}", "{damage: 2}}"), run=True)
    assert [each.passes for each in found.scenarios] == [False]
    assert found.scenarios[0].problem == "foe.damage: expected 2, got 1"
    assert errors(found) == [(36, None, "foe.damage: expected 2, got 1")]
    assert card(found, "ember-hound").state == "failing"


def test_a_scenario_with_a_mistake_fails_at_its_place() -> None:
    found = checked(HOUND.replace("card: enyo", "card: enya"), run=True)
    assert [each.passes for each in found.scenarios] == [False]
    assert errors(found) == [(32, None, "there is no card 'enya'")]


@pytest.mark.parametrize("names", ["map: {}\n    position: {{}}", "match: {{decks: [{}, zeus]}}"])
def test_a_scenario_of_a_set_reads_no_file(names: str, tmp_path: Path) -> None:
    secret = tmp_path / "secret.yaml"
    secret.write_text("password: open-sesame\n")
    text = (
        f"game: hand-of-the-gods\nscenarios:\n  - title: It looks\n    {names.format(secret)}\n    steps: [end-turn]\n"
    )
    (mistake,) = check_set(HAND, text, "en", run=True).mistakes
    assert (mistake.line, "here no file can be given" in mistake.message) == (4, True)


MAPS: Final = """\
game: hand-of-the-gods
maps:
  - id: narrows
    name: {en: The Narrows, es: El estrecho}
    homes: [[a, b], [g, h]]
    blockers: [d1, d2, e4, e5]
  - id: crowded
    name: {en: Crowded}
    homes: [[a], [h]]
    blockers: [a3, d1, d1]
  - id: arena
    name: {en: Mine}
    homes: [[a], [z]]
  - id: [
scenarios:
  - title: It stands on the narrows
    map: narrows
    position: {units: {one: {card: marksman, owner: p1, at: c1, ready: true}}}
    steps:
      - refused: {move: {unit: one, to: d1}, clause: HG2.8}
"""


def test_maps_of_a_set_are_checked_each_for_itself_and_scenarios_stand_on_them() -> None:
    found = check_set(HAND, MAPS, "es", run=True)
    assert [(each.id, each.name, each.line, each.state) for each in found.maps] == [
        ("narrows", "El estrecho", 3, "untested"),
        ("crowded", "", 7, "error"),
        ("arena", "", 11, "error"),
        ("", "", 14, "error"),
    ]
    assert [each.line for each in found.mistakes] == [10, 10, 13, 14]
    assert [each.passes for each in found.scenarios] == [True]


def test_a_game_has_the_sound_maps_of_a_set_and_none_of_one_with_mistakes() -> None:
    sound = MAPS[: MAPS.index("  - id: crowded")]
    assert HAND.with_text(sound).maps["narrows"].blockers == ("d1", "d2", "e4", "e5")
    with pytest.raises(TheagonError, match="a stone stands on a3"):
        HAND.with_text(MAPS[: MAPS.index("  - id: arena")])
    with pytest.raises(TheagonError, match="given twice"):
        HAND.with_text(sound + sound[sound.index("  - id") :])
    with pytest.raises(TheagonError, match="is a map of the game"):
        HAND.with_text(sound.replace("narrows", "ruins"))
    army = check_set(theagon.load("army-of-gods"), sound.replace("hand-of-the-gods", "army-of-gods"), "en")
    assert [each.message for each in army.mistakes] == ["unknown field 'maps'"]


def test_lessons_and_puzzles_of_a_set_are_run_as_scenarios() -> None:
    steps = "position: {}\n    steps: [end-turn, {expect: {to-act: p1}}]\n"
    text = f"game: hand-of-the-gods\nlessons:\n  - title: One\n    {steps}puzzles:\n  - title: Two\n    {steps}"
    found = check_set(HAND, text, "en", run=True).scenarios
    assert [(each.kind, each.title, each.passes) for each in found] == [
        ("lesson", "One", False),
        ("puzzle", "Two", False),
    ]


def test_what_may_not_be_meant_is_a_warning() -> None:
    found = checked(HOUND.replace("    figure: hound\n", ""))
    assert [(each.card, each.line, each.severity) for each in found.mistakes] == [("ember-hound", 6, "warning")]
    found = checked(HOUND.replace("id: ember-hound", "id: enyo"))
    assert [(each.card, each.line, each.severity) for each in found.mistakes] == [("enyo", 6, "warning")]
    assert card(found, "enyo").faces


DRAWN: Final = HOUND.replace("figure: hound", "figure: my-hound") + "figures:\n  my-hound: M256 32L480 480H32z\n"


def test_a_figure_of_ones_own_is_an_outline_in_the_set() -> None:
    found = checked(DRAWN)
    assert not found.mistakes
    hound = card(found, "ember-hound")
    assert hound.faces is not None
    assert hound.faces["en"].figure == "path:M256 32L480 480H32z"
    (face,) = [each for each in HAND.with_text(DRAWN).own_faces("en") if each.id == "ember-hound"]
    assert face == hound.faces["en"]
    recorded = HAND.recorded(node_of_plain(HAND.with_text(DRAWN).all_definitions, "cards"), SETUP)[0]
    assert face in recorded.own_faces("en"), "a replay has it"


@pytest.mark.parametrize(
    "outline", ["<svg/>", 'M1 1"/><script>', "url(x)", "M", "256 32", "[M1 1]", "M1 1\n", "M" + "1 " * 9000]
)
def test_a_figure_of_ones_own_is_nothing_but_an_outline(outline: str) -> None:
    found = checked(DRAWN.replace("M256 32L480 480H32z", outline if outline[0] == "[" else dumps(outline)))
    assert any(each.severity == "error" for each in found.mistakes)
    direct = checked(HOUND.replace("figure: hound", f"figure: {dumps(f'path:{outline}')}"))
    hound = card(direct, "ember-hound")
    assert hound.faces is not None
    assert hound.faces["en"].figure == "id:ember-hound"
    assert hound.state == "warning"


def test_the_cards_most_like_a_card_are_its_own_kind() -> None:
    for name in ("acolyte", "marksman", "sunder"):
        text = "game: hand-of-the-gods\ncards:\n  - " + sources(HAND)[name].replace("\n", "\n    ")
        text = text.replace(f"id: {name}", "id: my-own").replace("en: ", "en: My ")
        assert check_set(HAND, text, "en", "my-own").like[0] == name


@pytest.mark.parametrize("name", first_of(NAMES))
def test_the_sources_of_a_game_make_the_cards_that_they_come_from(name: str) -> None:
    game = theagon.load(name)
    found = sources(game)
    assert found.keys() == game.cards.everything.keys()
    places = zip(game.cards.kinds, game.cards.places, strict=True)
    kinds = {each.id: f"{kind.name}s" for kind, those in places for each in those.values()}
    text = f"game: {name}\n"
    for section in dict.fromkeys(kinds.values()):
        text += f"{section}:\n"
        for card_id, source in found.items():
            if kinds[card_id] == section:
                text += "  - " + source.replace("\n", "\n    ").rstrip(" ")
    assert game.with_text(text).cards.digest == game.cards.digest


# ---- hostile sets ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "cards",
        "cards: 3",
        "game: hand-of-the-gods\ncards: {a: 1}",
        "game: hand-of-the-gods\ncards: [1, [], {}, null]",
        "game: hand-of-the-gods\nscenarios: [1, {}, {title: {en: [3]}}, {title: 3}]",
        "game: hand-of-the-gods\ncards: [{id: [1]}, {id: {a: b}}]",
        "\x00",
        "[" * 1000,
        "a: &a [*a]",
        "game: hand-of-the-gods\ncards:\n" + "  - {id: a}\n" * 5000,
        "game: hand-of-the-gods\ncards: [" + "{}," * 50_000 + "]",
        "cards:\n  - " + "\n  - ".join("[" * 200),
        "game: hand-of-the-gods\nscenarios:\n" + "  - {title: A, steps: [end-turn]}\n" * 3000,
        HOUND.replace("cards:", "cards:\n" + "  - {id: a}\n" * 300),
        HOUND.replace("cards:", "wishes:\n  - [\ncards:"),
    ],
)
def test_no_text_ends_a_check(text: str) -> None:
    began = time.process_time()
    found = check_set(HAND, text, "ru", "a", run=True)
    assert any(each.severity == "error" for each in found.mistakes)
    assert len(found.cards) + len(found.scenarios) <= MOST_ENTRIES
    assert time.process_time() - began < 20
    msgspec.json.encode(found)


@pytest.mark.parametrize("name", first_of(NAMES))
def test_no_broken_text_ends_a_check(name: str) -> None:
    game, draw = theagon.load(name), random.Random(1)
    pieces = list(sources(game).values())
    for _ in range(20):
        text = f"game: {name}\ncards:\n"
        for each in draw.sample(pieces, 4):
            text += "  - " + each.replace("\n", "\n    ").rstrip(" ")
        for _ in range(draw.randrange(4)):
            at = draw.randrange(len(text))
            text = text[:at] + draw.choice(["", "{", "]", ": ", "\n", "- ", "'", "9", "true", "\t"]) + text[at + 1 :]
        found = check_set(game, text, "es", "x", run=True)
        for one in found.cards:
            assert one.faces is None or one.state != "error"
