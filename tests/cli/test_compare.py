"""`theagon compare`: planted cards are found, what is equal is equal, and a comparison stops and goes on."""

from __future__ import annotations

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import facts, interrupted, mistake, printed, theagon
from theagon.cli import INTERRUPTED
from theagon.games.collection.blanks import blank_id
from theagon.match.tally import wilson

comparing = import_module("theagon.cli.compare")

CARDS = """\
game: hand-of-the-gods
cards:
  - {id: six, name: {en: Six, es: Seis, ru: Шесть}, kind: spell, cost: 0, do: [{damage: 6, to: enemy-stone}]}
  - {id: nine, name: {en: Nine, es: Nueve, ru: Девять}, kind: spell, cost: 0, do: [{damage: 9, to: enemy-stone}]}
  - {id: twelve, name: {en: Twelve, es: Doce, ru: Дюжина}, kind: spell, cost: 0, do: [{damage: 12, to: enemy-stone}]}
  - {id: regret, name: {en: Regret, es: Pesar, ru: Сожаление}, kind: spell, cost: 3, do: [{damage: 9, to: your-stone}]}
  - {id: plain, name: {en: Plain, es: Llano, ru: Простой}, kind: unit, attack: 1, health: 2}
"""
DECK = """\
game: hand-of-the-gods
name: Planted
leader: zeus
cards: {PLANTED: 2, charge: 1, hoplite: 2, marksman: 2, stone-of-gaia: 2, ambrosia: 1, aphrodite: 2, hermes: 1,
  spartan: 2, artemis: 1, enyo: 2, medusa: 1, apollo: 1, ares: 1, thanatos: 1, trojan-horse: 1, troll: 1,
  war-elephant: 1}
"""
ARMY = """\
game: army-of-gods
cards:
  - {id: titans, name: {en: Titans, es: Titanes, ru: Титаны}, kind: army, strength: 8}
"""
ARMY_DECK = """\
game: army-of-gods
name: With titans
cards: {titans: 17, spearmen: 16, warriors: 16, riders: 16, giants: 16, demons: 16, hermes: 1, ares: 1, osiris: 1,
  heimdall: 1, eris: 1, janus: 1, sekhmet: 1, brigid: 1, bulwark: 4, forced-march: 2, war-drums: 1, loki: 1, odin: 1,
  athena: 1, hades: 1, ra: 1, anubis: 1, ishtar: 1, morrigan: 1}
"""
QUICK = ("--player", "greedy:20")


@pytest.fixture(autouse=True)
def files(elsewhere: None) -> None:  # noqa: ARG001 -- in that folder
    """Cards, and decks that hold two copies of one of them."""
    Path("cards.yaml").write_text(CARDS, "utf-8")
    Path("army.yaml").write_text(ARMY, "utf-8")
    Path("with-titans.yaml").write_text(ARMY_DECK, "utf-8")
    for card in ("six", "nine", "twelve", "regret", "plain"):
        Path(f"with-{card}.yaml").write_text(DECK.replace("PLANTED", card), "utf-8")


def planted(card: str, *words: str) -> tuple[str, ...]:
    """The words that compare a planted card and a blank, in a deck that plays against one with plain units."""
    decks = ("--deck", f"with-{card}.yaml", "--against", "with-plain.yaml")
    return ("compare", card, "blank", "--cards", "cards.yaml", *decks, *QUICK, *words)


def test_a_planted_card_is_found_better_than_a_blank_and_the_comparison_stops() -> None:
    found = facts(*planted("twelve"))
    assert found["verdict"] == "better"
    assert found["interval"][0] > 0
    assert found["pairs"] < 400
    assert found["remaining"] == 0
    assert (found["blank"], found["seldom_played"]) == ({"kind": "unit", "cost": 0, "attack": 1, "health": 2}, False)


@pytest.mark.slow
def test_planted_cards_come_out_in_the_right_order_and_are_sure_where_the_rate_of_their_deck_is() -> None:
    pairs = 1000
    found = [facts(*planted(card, "--all", "--pairs", str(pairs))) for card in ("six", "nine", "twelve")]
    effects = [each["difference"] for each in found]
    assert effects == sorted(effects)
    assert found[0]["interval"][1] < found[2]["interval"][0]
    for each in found:
        low, high = wilson(each["shares"][0] * pairs, pairs)
        assert each["interval"][0] > 0 or low <= 0.5 <= high
    assert found[2]["interval"][0] > 0


@pytest.mark.slow
def test_a_strong_army_card_is_found_better_than_a_blank() -> None:
    found = facts("compare", "titans", "blank", "--cards", "army.yaml", "--deck", "with-titans.yaml", *QUICK)
    assert (found["verdict"], found["blank"]) == ("better", {"kind": "army", "strength": 5})


def test_an_edit_of_cards_is_measured_and_one_that_changes_nothing_makes_no_difference() -> None:
    Path("weaker.yaml").write_text(CARDS.replace("damage: 12,", "damage: 1,"), "utf-8")
    Path("renamed.yaml").write_text(CARDS.replace("Twelve", "A dozen"), "utf-8")
    deck = ("--deck", "with-twelve.yaml", "--against", "zeus,odin", *QUICK)
    found = facts("compare", "cards.yaml", "weaker.yaml", *deck)
    assert (found["verdict"], found["against"]) == ("better", ["zeus", "odin"])
    same = facts("compare", "cards.yaml", "renamed.yaml", *deck, "--pairs", "20")
    assert (same["differing"], same["difference"], same["verdict"]) == (0, 0, None)


def test_two_decks_are_compared_and_one_with_itself_makes_no_difference() -> None:
    words = ("with-twelve.yaml", "with-plain.yaml", "--cards", "cards.yaml", *QUICK)
    assert facts("compare", *words)["verdict"] == "better"
    same = facts("compare", "house", "house", "--player", "random", "--margin", "5", "--mode", "four")
    assert (same["game"], same["mode"], same["difference"]) == ("army-of-gods", "four", 0)
    assert (same["differing"], same["verdict"]) == (0, "no difference")


def test_a_function_of_ones_own_sees_the_cards_of_its_side() -> None:
    Path("my_noting_bots.py").write_text(
        "seen = set()\n\n\n"
        "def noting(position, seed):\n"
        "    view = position.view(position.to_act)\n"
        "    seen.update(card['card'] for card in view['players'][position.to_act]['hand'])\n"
        "    return position.legal_actions()[0]\n"
    )
    words = ("compare", "medusa", "blank", "--deck", "zeus", "--player", "bot:my_noting_bots:noting", "--threads", "1")
    assert facts(*words, "--pairs", "4")["pairs"] == 4
    assert {"medusa", blank_id("medusa")} <= import_module("my_noting_bots").seen


def test_the_answer_is_told_in_words_and_what_is_open_with_a_forecast() -> None:
    lines = printed(*planted("twelve")).splitlines()
    assert lines[0] == "A is Planted with twelve, B is Planted with a blank"
    assert lines[1] == "the blank: unit, cost 0 attack 1 health 2"
    assert lines[2].endswith(" pairs of hand-of-the-gods, duel, greedy:20 against Planted")
    assert lines[3].startswith("A won ")
    assert lines[4].startswith("A adds +")
    assert lines[5:] == ["A is better"]
    random = ("--player", "random")
    assert printed("compare", "zeus", "odin", "--pairs", "10", *random).splitlines()[-1] == "not yet sure"
    # Equal pairs give an interval of sqrt(50 ln(1 / 0.05²)) / pairs to either side, which is 0.05 after 346 pairs.
    open_still = printed("compare", "zeus", "zeus", "--pairs", "120", "--margin", "5", *random).splitlines()
    assert re.fullmatch(r"not yet sure: about 2[2-5]0 more", open_still[-1])
    same = printed("compare", "zeus", "zeus", "--margin", "10", *random)
    assert same.splitlines()[-1] == "no difference of more than 10 points"


def test_a_card_that_bots_do_not_play_is_told_so() -> None:
    words = planted("regret", "--pairs", "60")
    assert facts(*words)["seldom_played"]
    assert "greedy:20 plays the card in under a fifth" in printed(*words).splitlines()[-1]


def test_ctrl_c_tells_what_was_played_and_the_file_goes_on_to_the_same_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("compare", "zeus", "odin", "--player", "random", "--pairs", "900", "--all", "--json", "--threads", "1")
    whole = theagon(*words)
    with monkeypatch.context() as pressed:
        pressed.setattr(comparing, "play_both", interrupted(comparing.play_both, 100))
        result = theagon(*words, "--resume", "pairs.jsonl")
    assert result.exit_code == INTERRUPTED, result.stderr
    assert json.loads(result.stdout)["pairs"] == 101
    before = Path("pairs.jsonl").read_bytes()
    assert len(before.splitlines()) == 102
    assert theagon(*words, "--resume", "pairs.jsonl").stdout == whole.stdout
    assert Path("pairs.jsonl").read_bytes().startswith(before)
    assert len(Path("pairs.jsonl").read_bytes().splitlines()) == 901


def test_what_was_played_before_counts_as_far_as_it_would_be_played_now() -> None:
    def found(*more: str) -> Any:
        return facts("compare", "with-twelve.yaml", "with-plain.yaml", "--cards", "cards.yaml", *QUICK, *more)

    kept = ("--resume", "pairs.jsonl")
    clear = found()
    longer = found("--all", "--pairs", str(clear["pairs"] + 20), *kept)
    assert longer["pairs"] == clear["pairs"] + 20
    assert found(*kept) == clear


def test_an_edited_deck_or_card_is_another_comparison() -> None:
    words = ("compare", "with-plain.yaml", "zeus", "--cards", "cards.yaml", "--pairs", "2", "--resume", "pairs.jsonl")
    printed(*words)
    Path("with-plain.yaml").write_text(DECK.replace("PLANTED", "six"), "utf-8")
    assert "is of another contest: decks " in mistake(*words)
    Path("with-plain.yaml").write_text(DECK.replace("PLANTED", "plain"), "utf-8")
    Path("cards.yaml").write_text(CARDS.replace("damage: 6", "damage: 7"), "utf-8")
    assert "is of another contest: cards " in mistake(*words)


def test_reports_call_decks_of_files_by_their_names() -> None:
    words = ("--cards", "cards.yaml", "--pairs", "2", *QUICK)
    told = facts("compare", "with-six.yaml", "zeus", "--against", "with-six.yaml,ra", *words)
    assert (told["a"], told["b"], told["against"]) == ("Planted", "zeus", ["Planted", "ra"])
    told = facts("compare", "with-six.yaml", "with-nine.yaml", *words)
    assert (told["a"], told["b"]) == ("Planted (with-six.yaml)", "Planted (with-nine.yaml)")
    assert facts("compare", "six", "blank", "--deck", "with-six.yaml", *words)["a"] == "Planted with six"
    played = facts("simulate", "--cards", "cards.yaml", "--decks", "with-six.yaml,zeus", "--games", "2")
    assert {*played["results"]["decks"]} == {"Planted", "zeus"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("zeus", "Missing argument 'B'"),
        ("zeus zeuss", "did you mean 'zeus'?"),
        ("zeus war", "'war'"),
        ("medusa blank", "which deck plays? hint: name one that holds the card: --deck DECK"),
        ("medussa blank --deck zeus", "zeus has no card 'medussa' hint: did you mean 'medusa'?"),
        ("cards.yaml cards.yaml", "which deck plays? hint: name one that holds the cards: --deck DECK"),
        ("cards.yaml lost.yaml --deck with-six.yaml", "lost.yaml"),
        ("cards.yaml army.yaml --deck with-six.yaml", "army.yaml has cards of army-of-gods"),
        ("zeus odin --against ra,", "--against ra,: a name is empty"),
        ("zeus odin --player greed", "did you mean 'greedy'?"),
        ("zeus odin --margin 0", "0 is not in the range"),
        ("zeus odin --deck ra", "zeus is a deck, and no file of cards hint: to compare two decks leave --deck out"),
    ],
)
def test_what_cannot_be_compared_is_refused(words: str, said: str) -> None:
    assert said in mistake("compare", *words.split())
