"""Cards of a file are played without a place in the game: decks may hold them, and bots and people play them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import mistake, printed, theagon

CARDS = """\
game: hand-of-the-gods
cards:
  - id: ember-hound
    name: {en: Ember Hound, es: Sabueso de ascuas, ru: Пёс углей}
    kind: unit
    cost: 1
    attack: 2
    health: 3
"""
DECK = """\
game: hand-of-the-gods
name: Hounds
leader: zeus
cards: {ember-hound: 2, medusa: 2, aphrodite: 2, spartan: 2, stone-of-gaia: 2, arges: 2, arachne: 2, enyo: 2,
  marksman: 2, sunder: 2, recall: 2, transfusion: 2, ares: 1}
"""
SCENARIO = """\
game: hand-of-the-gods
title: A hound bites
position:
  players: {p2: {stone: 2}}
  units: {hound: {card: ember-hound, owner: p1, at: g3}}
steps:
  - attack: {unit: hound, target: h3}
  - expect: {winner: p1}
"""


MAP = "game: hand-of-the-gods\nid: x\nname: {en: X, es: X, ru: X}\nhomes: [[a], [h]]\n"


@pytest.fixture(autouse=True)
def files(elsewhere: None) -> None:  # noqa: ARG001 -- the folder must be the present one
    """The files lie in the present folder."""
    for name, text in (("cards", CARDS), ("hounds", DECK), ("bite", SCENARIO), ("map", MAP)):
        Path(f"{name}.yaml").write_text(text, "utf-8")


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("deck check hounds.yaml", "a legal deck of zeus, 25 cards"),
        ("deck show hounds.yaml", "2 ×  1    2/3  Ember Hound"),
        ("simulate --games 2 --decks hounds.yaml,odin", "digest "),
        ("scenario bite.yaml", "✓ A hound bites"),
        ("solve bite.yaml", "win: proved"),
        ("play --terminal --deck hounds.yaml --seed 3 --as p1", "▲ You · turn 1"),
        ("cards ember-hound", "Ember Hound  ember-hound"),
        ("cards hand-of-the-gods ember-hound", "Ember Hound  ember-hound"),
    ],
)
def test_a_deck_holds_cards_of_a_file_that_is_named(command: str, told: str) -> None:
    without = theagon(*command.split())
    assert without.exit_code != 0
    assert "there is no card 'ember-hound'" in without.output
    assert told in printed(*command.split(), "--cards", "cards.yaml", typed="quit\nno\n")


def test_own_cards_are_listed_with_those_of_their_game() -> None:
    listed = printed("cards", "--cost", "1", "--search", "hound", "--ids", "--cards", "cards.yaml").split()
    assert "ember-hound" in listed
    assert "ember-hound" not in printed("cards", "gods-unchained", "--ids", "--cards", "cards.yaml").split()


@pytest.mark.parametrize("board", ["ruins", "map.yaml"])
def test_bots_and_people_play_on_a_map_of_the_game_or_of_a_file(board: str) -> None:
    assert "digest" in printed("simulate", "--games", "2", "--map", board)
    typed = printed("play", "--terminal", "--map", board, "--seed", "3", typed="quit\nno\n")
    assert typed != printed("play", "--terminal", "--seed", "3", typed="quit\nno\n")
    Path("army.yaml").write_text(MAP.replace("hand-of-the-gods", "army-of-gods"), "utf-8")
    assert "army-of-gods has no maps" in mistake("serve", "--map", "army.yaml")
    assert "there is no option 'map'" in mistake("simulate", "army-of-gods", "--map", board)


def test_a_record_knows_when_a_map_has_changed() -> None:
    words = (
        "arena",
        "hand-of-the-gods",
        "random",
        "random",
        "--pairs",
        "1",
        "--map",
        "map.yaml",
        "--resume",
        "r.jsonl",
    )
    assert printed(*words) == printed(*words)
    Path("map.yaml").write_text(MAP + "stone-health: 9\n", "utf-8")
    assert "r.jsonl is of another contest: options" in mistake(*words)


@pytest.mark.parametrize(
    ("command", "file", "told", "cure"),
    [
        ("cards check", "hounds.yaml", "this file holds the deck of a game, and no cards", "theagon deck check"),
        ("cards check", "bite.yaml", "this file holds a scenario, and no cards", "theagon scenario"),
        ("deck check", "cards.yaml", "this file holds the cards of a game, and no deck", "--cards FILE"),
        ("deck show", "bite.yaml", "this file holds a scenario, and no deck", "theagon scenario"),
        ("cards check", "map.yaml", "this file holds the map of a game, and no cards", "--map FILE"),
        ("simulate --cards", "hounds.yaml", "this file holds the deck of a game, and no cards", "theagon deck check"),
    ],
)
def test_a_file_of_another_kind_is_told_with_the_command_that_reads_it(
    command: str, file: str, told: str, cure: str
) -> None:
    said = mistake(*command.split(), file)
    assert said.startswith(f"{file}:1:1: {told}")
    assert cure in said.partition("hint: ")[2]


def test_a_deck_of_own_cards_without_their_file_is_told_how_to_name_it() -> None:
    Path("deck.yaml").write_text(DECK.replace("ember-hound", "qqq").replace("medusa", "meduza"), "utf-8")
    told = mistake("deck", "check", "deck.yaml")
    assert "there is no card 'qqq'" in told
    assert "hint: cards of your own come with their file: --cards FILE" in told
    assert "hint: did you mean 'medusa'?" in told


def test_files_that_are_checked_together_are_of_one_game() -> None:
    Path("other.yaml").write_text("game: army-of-gods\ncards: []\n", "utf-8")
    said = mistake("cards", "check", "cards.yaml", "other.yaml")
    assert said.startswith("other.yaml has cards of army-of-gods")


@pytest.mark.parametrize(
    "command", ["simulate gods-unchained", "arena gods-unchained random random", "luck army-of-gods"]
)
def test_cards_of_another_game_are_refused(command: str) -> None:
    assert "has cards of hand-of-the-gods" in mistake(*command.split(), "--cards", "cards.yaml")
