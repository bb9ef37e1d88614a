"""`theagon deck improve`: swaps with their gains, a file of the better deck, and a run that goes on."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

from tests.cli.running import facts, interrupted, mistake, printed, theagon
from theagon.cli import INTERRUPTED

improving = import_module("theagon.cli.improve")

CARDS = """\
game: hand-of-the-gods
cards:
  - {id: regret, name: {en: Regret, es: Pesar, ru: Сожаление}, kind: spell, cost: 0, do: [{damage: 12, to: your-stone}]}
"""
DECK = """\
game: hand-of-the-gods
name: With regrets
leader: zeus
cards: {regret: 2, charge: 1, hoplite: 2, marksman: 2, stone-of-gaia: 2, ambrosia: 1, aphrodite: 2, hermes: 1,
  spartan: 2, artemis: 1, enyo: 2, medusa: 1, apollo: 1, ares: 1, thanatos: 1, trojan-horse: 1, troll: 1,
  war-elephant: 1}
"""
WORDS = ("deck", "improve", "deck.yaml", "--cards", "cards.yaml", "--against", "zeus,odin", "--player", "random")
SMALL = ("--tries", "60", "--matches", "30", "--pairs", "400")


@pytest.fixture(autouse=True)
def files(elsewhere: None) -> None:  # noqa: ARG001 -- in that folder
    """Cards, and a deck that is better without them."""
    Path("cards.yaml").write_text(CARDS, "utf-8")
    Path("deck.yaml").write_text(DECK, "utf-8")


def test_a_card_that_harms_its_deck_is_swapped_out_and_the_better_deck_is_written() -> None:
    found = facts(*WORDS, *SMALL, "--swaps", "1", "--out", "better.yaml")
    *_, last = found["rounds"]
    assert last["swap"]["out"] == "regret"
    assert last["taken"]
    assert last["interval"][0] > 0
    assert found["together"]["interval"][0] > 0
    assert found["cards"]["regret"] == 1
    assert (
        json.loads(printed("deck", "show", "better.yaml", "--cards", "cards.yaml", "--json"))["cards"] == found["cards"]
    )
    assert "better.yaml is there already" in mistake(*WORDS, "--out", "better.yaml")


def test_it_stops_between_rounds_and_goes_on_with_the_same_swaps(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = facts(*WORDS, *SMALL, "--swaps", "2")
    with monkeypatch.context() as patched:
        patched.setattr(improving, "play_both", interrupted(improving.play_both, 1))
        stopped = theagon(*WORDS, *SMALL, "--swaps", "2", "--resume", "swaps.jsonl", "--json")
    assert stopped.exit_code == INTERRUPTED
    assert facts(*WORDS, *SMALL, "--swaps", "1", "--resume", "swaps.jsonl")["rounds"] == whole["rounds"][:1]
    assert facts(*WORDS, *SMALL, "--swaps", "2", "--resume", "swaps.jsonl")["rounds"] == whole["rounds"]
    assert "of another contest" in mistake(*WORDS, "--resume", "swaps.jsonl")


def test_ctrl_c_before_the_first_pair_of_all_swaps_keeps_the_swaps_and_writes_the_deck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = (*WORDS, *SMALL, "--swaps", "1", "--resume", "swaps.jsonl")
    whole = facts(*words)
    monkeypatch.setattr(improving, "play_both", interrupted(improving.play_both, 0, times=2))
    stopped = theagon(*words, "--out", "better.yaml", "--json")
    assert stopped.exit_code == INTERRUPTED, stopped.output
    del whole["together"]
    assert json.loads(stopped.stdout) == whole
    assert Path("better.yaml").is_file()


def test_a_race_never_takes_the_seeds_of_the_comparison_that_decides() -> None:
    problem = mistake(*WORDS, "--tries", "4096", "--matches", "250")
    assert "--tries 4096 --matches 250: a race of 1,023,750 seeds, of which it has 1,000,000" in problem


@pytest.mark.parametrize("swap", [{"out": "zeus", "into": "ember"}, {"out": "regret", "into": "nothing"}])
def test_a_swap_that_the_deck_does_not_allow_is_told_with_its_place_in_the_file(swap: dict[str, str]) -> None:
    words = (*WORDS, "--tries", "2", "--matches", "1", "--pairs", "1", "--resume", "swaps.jsonl")
    printed(*words)
    contest, *_ = Path("swaps.jsonl").read_text("utf-8").splitlines()
    row = {"swap": swap, "taken": True, "pairs": 1, "gain": 0.5, "interval": [0, 1]}
    Path("swaps.jsonl").write_text(f"{contest}\n{json.dumps(row)}\n", "utf-8")
    problem = mistake(*words)
    assert f"swaps.jsonl:2: the deck allows no swap of '{swap['out']}' for '{swap['into']}'" in problem
