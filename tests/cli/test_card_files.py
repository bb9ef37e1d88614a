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


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    """The paths of the file of cards, and of a deck with one of them."""
    cards, deck = tmp_path / "cards.yaml", tmp_path / "hounds.yaml"
    cards.write_text(CARDS, "utf-8")
    deck.write_text(DECK, "utf-8")
    return str(cards), str(deck)


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (("deck", "check", "DECK"), "a legal deck of zeus, 25 cards"),
        (("deck", "show", "DECK"), "2 ×  1    2/3  Ember Hound"),
        (("simulate", "--games", "2", "--decks", "DECK,odin"), "digest "),
        (("scenario", "SCENARIO"), "✓ A hound bites"),
        (("solve", "SCENARIO"), "win: proved"),
        (("play", "--terminal", "--deck", "DECK", "--seed", "3", "--as", "p1"), "▲ You · turn 1"),
    ],
)
def test_a_deck_holds_cards_of_a_file_that_is_named(
    command: tuple[str, ...], told: str, files: tuple[str, str], tmp_path: Path
) -> None:
    cards, deck = files
    scenario = tmp_path / "bite.yaml"
    scenario.write_text(SCENARIO, "utf-8")
    words = [word.replace("DECK", deck).replace("SCENARIO", str(scenario)) for word in command]
    without = theagon(*words)
    assert without.exit_code != 0
    assert "there is no card 'ember-hound'" in without.output
    assert told in printed(*words, "--cards", cards, typed="quit\nno\n")


@pytest.mark.parametrize(
    ("command", "told", "cure"),
    [
        (("cards", "check", "DECK"), "this file holds the deck of a game, and no cards", "theagon deck check"),
        (("cards", "check", "SCENARIO"), "this file holds a scenario, and no cards", "theagon scenario"),
        (("deck", "check", "CARDS"), "this file holds the cards of a game, and no deck", "--cards FILE"),
        (("deck", "show", "SCENARIO"), "this file holds a scenario, and no deck", "theagon scenario"),
        (("cards", "check", "MAP"), "this file holds the map of a game, and no cards", "--option map=FILE"),
        (("simulate", "--cards", "DECK"), "this file holds the deck of a game, and no cards", "theagon deck check"),
    ],
)
def test_a_file_of_another_kind_is_told_with_the_command_that_reads_it(
    command: tuple[str, ...], told: str, cure: str, files: tuple[str, str], tmp_path: Path
) -> None:
    scenario = tmp_path / "bite.yaml"
    scenario.write_text(SCENARIO, "utf-8")
    board = tmp_path / "map.yaml"
    board.write_text("game: hand-of-the-gods\nid: x\nname: {en: X, es: X, ru: X}\nhomes: [[a], [h]]\n", "utf-8")
    named = {"CARDS": files[0], "DECK": files[1], "SCENARIO": str(scenario), "MAP": str(board)}
    said = mistake(*(named.get(word, word) for word in command))
    assert said.startswith(f"{named[command[-1]]}:1:1: {told}")
    assert cure in said.partition("hint: ")[2]


def test_a_deck_of_own_cards_without_their_file_is_told_how_to_name_it(tmp_path: Path) -> None:
    deck = tmp_path / "deck.yaml"
    deck.write_text(DECK.replace("ember-hound", "qqq").replace("medusa", "meduza"), "utf-8")
    told = mistake("deck", "check", deck)
    assert "there is no card 'qqq'" in told
    assert "hint: cards of your own come with their file: --cards FILE" in told
    assert "hint: did you mean 'medusa'?" in told


def test_files_that_are_checked_together_are_of_one_game(files: tuple[str, str], tmp_path: Path) -> None:
    other = tmp_path / "other.yaml"
    other.write_text("game: army-of-gods\ncards: []\n", "utf-8")
    assert mistake("cards", "check", files[0], other).startswith(f"{other} has cards of army-of-gods")


def test_cards_of_another_game_are_refused(files: tuple[str, str]) -> None:
    cards, _ = files
    for words in (
        ("simulate", "gods-unchained"),
        ("arena", "gods-unchained", "random", "random"),
        ("luck", "army-of-gods"),
    ):
        assert "has cards of hand-of-the-gods" in mistake(*words, "--cards", cards)
