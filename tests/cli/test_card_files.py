"""Cards of a file are played without a place in the game: decks may hold them, and bots and people play them."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from theagon.cli.main import root

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


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    """The paths of the file of cards, and of a deck with one of them."""
    cards, deck = tmp_path / "cards.yaml", tmp_path / "hounds.yaml"
    cards.write_text(CARDS, "utf-8")
    deck.write_text(DECK, "utf-8")
    return str(cards), str(deck)


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(root, [*words], input=typed)


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (("deck", "check", "DECK"), "a legal deck of zeus, 25 cards"),
        (("deck", "show", "DECK"), "2 ×  1    2/3  Ember Hound"),
        (("simulate", "--games", "2", "--decks", "DECK,odin"), "digest "),
        (("play", "--terminal", "--deck", "DECK", "--seed", "3", "--as", "p1"), "▲ You · turn 1"),
    ],
)
def test_a_deck_holds_cards_of_a_file_that_is_named(
    command: tuple[str, ...], told: str, files: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    cards, deck = files
    words = [word.replace("DECK", deck) for word in command]
    without, with_cards = run(*words, typed="quit\nno\n"), run(*words, "--cards", cards, typed="quit\nno\n")
    assert without.exit_code != 0
    assert "there is no card 'ember-hound'" in without.stderr
    assert with_cards.exit_code == 0, with_cards.output
    assert told in with_cards.output


def test_cards_of_another_game_and_of_no_use_are_refused(files: tuple[str, str], tmp_path: Path) -> None:
    cards, _ = files
    for words, message in (
        (("simulate", "gods-unchained", "--cards", cards), "has cards of hand-of-the-gods"),
        (("simulate", "--cards", cards, "--out", str(tmp_path / "x.npz")), "neither --out nor --cluster"),
        (("play", "--cards", cards), "--cards is for a match in the terminal"),
    ):
        assert message in run(*words).stderr
