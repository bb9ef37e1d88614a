"""`theagon arena`: what it prints, and how it stops and goes on."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import facts, mistake, printed
from tests.waiting import SECONDS
from theagon.cli import INTERRUPTED

GAME = "gods-unchained"
CARDS = """\
game: gods-unchained
cards:
  - id: plain-warrior
    name: {en: Plain Warrior, es: Guerrero llano, ru: Простой воин}
    kind: creature
    god: war
    cost: 2
    strength: 2
    health: 3
"""


def measured(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = facts("arena", *words)
    return found


def test_a_mirror_is_told_as_one_half() -> None:
    lines = printed("arena", GAME, "greedy:10", "greedy:10", "--pairs", "8").splitlines()
    assert lines[0] == "greedy:10 (A) against greedy:10 (B): 8 pairs of gods-unchained, duel"
    assert lines[1].startswith("A won 8, lost 8, drew 0: 50.0%, 95 % interval ")
    assert lines[2].startswith("Elo +0, ")
    assert lines[3].startswith("the side that began won ")
    assert lines[4].startswith("a decision took A ")


def test_the_corrected_result_stands_beside_the_plain_one() -> None:
    words = (GAME, "greedy:10", "random", "--pairs", "2")
    lines = printed("arena", *words, "--corrected").splitlines()
    assert lines[3].startswith("corrected for luck: ")
    assert lines[4].startswith("the draw gave A ")
    plain, corrected = measured(*words), measured(*words, "--corrected", "--resume", "pairs.jsonl")
    assert plain["share"] == corrected["share"]
    assert "corrected" not in plain
    assert set(corrected["corrected"]) == {"share", "interval", "elo", "elo_interval", "luck", "worth"}
    assert measured(*words, "--corrected", "--resume", "pairs.jsonl") == corrected
    assert "is of another contest: corrected" in mistake("arena", *words, "--resume", "pairs.jsonl")


def test_only_the_luck_of_two_fair_players_can_be_measured() -> None:
    told = mistake("arena", "army-of-gods", "random", "random", "--mode", "teams", "--corrected")
    assert "teams is no mode of two players" in told
    assert "peeping sees the order of the decks" in mistake("arena", GAME, "peeping:2", "random", "--corrected")


def test_controls_are_named_so() -> None:
    said = printed("arena", GAME, "peeping:2", "flat:2", "--pairs", "1")
    assert "peeping:2 sees everything hidden: a control, no opponent" in said
    assert "flat:2 searches as search began: a control, no opponent" in said
    assert "search:2" not in printed("arena", GAME, "search:2", "random", "--pairs", "1").partition("\n")[2]


def test_a_sequential_test_stops_when_it_is_clear_who_is_stronger() -> None:
    better = measured(GAME, "greedy:20", "random", "--sprt", "0,100")
    assert better["sprt"]["verdict"] == "stronger"
    assert better["pairs"] < 100
    worse = measured(GAME, "random", "greedy:20", "--sprt", "0,100")
    assert worse["sprt"]["verdict"] == "not stronger"
    open_still = measured(GAME, "greedy:20", "greedy:20", "--sprt", "0,10", "--pairs", "2")
    assert (open_still["sprt"]["verdict"], open_still["pairs"]) == (None, 2)


@pytest.mark.parametrize(
    ("command", "keys", "more"),
    [
        (("compare", GAME, "greedy:10", "random"), ("pairs", "won", "interval"), ["--sprt", "0,400"]),
        (("ratings", GAME, "random", "greedy:10", "greedy:20"), ("pairs", "ratings"), []),
    ],
)
def test_what_was_played_before_is_read_and_counts_as_far_as_it_would_be_played_now(
    command: tuple[str, ...], keys: tuple[str, ...], more: list[str]
) -> None:
    def found(*words: str) -> list[Any]:
        document = measured(*command, *words)
        return [document[key] for key in keys]

    kept = ("--resume", "pairs.jsonl")
    found("--pairs", "2", *kept)
    before = Path("pairs.jsonl").read_bytes()
    assert found("--pairs", "4", *kept) == found("--pairs", "4") == found("--pairs", "4", *kept)
    whole = Path("pairs.jsonl").read_bytes()
    assert whole.startswith(before)
    assert found("--pairs", "3", *more, *kept) == found("--pairs", "3", *more)
    assert Path("pairs.jsonl").read_bytes() == whole


def test_ctrl_c_stops_it_and_it_says_what_it_has(tmp_path: Path) -> None:
    file = tmp_path / "pairs.jsonl"
    words = ["arena", GAME, "greedy", "random", "--pairs", "1000000", "--resume", str(file), "--json"]
    process = subprocess.Popen(
        [sys.executable, "-m", "theagon.cli.main", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    while process.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 3):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    printed, remarks = process.communicate(timeout=SECONDS)
    assert process.returncode == INTERRUPTED, remarks
    assert "Traceback" not in remarks
    assert json.loads(printed)["pairs"] == file.read_bytes().count(b"\n") - 1


def test_decks_and_a_mode_may_be_chosen() -> None:
    found = measured("army-of-gods", "random", "random", "--mode", "teams", "--pairs", "2")
    assert (found["mode"], found["share"]) == ("teams", 0.5)
    assert measured("hand-of-the-gods", "random", "random", "--decks", "zeus,ra", "--pairs", "2")["share"] == 0.5


@pytest.mark.parametrize("command", [("compare", GAME, "random", "random"), ("ratings", GAME, "random", "greedy:2")])
def test_the_game_may_have_cards_of_ones_own(command: tuple[str, ...], tmp_path: Path) -> None:
    cards, pairs = tmp_path / "cards.yaml", tmp_path / "pairs.jsonl"
    cards.write_text(CARDS, "utf-8")
    words = (*command, "--pairs", "2", "--resume", str(pairs))
    measured(*words, "--cards", str(cards))
    assert "is of another contest: cards " in mistake("arena", *words)
    assert printed("luck", GAME, "--deals", "4", "--cards", cards)


def test_a_bot_of_ones_own_plays_and_a_record_knows_when_it_has_changed() -> None:
    Path("my_arena_bots.py").write_text("def first(position, seed):\n    return position.legal_actions()[0]\n")
    words = ("army-of-gods", "bot:my_arena_bots:first", "random", "--pairs", "2", "--resume", "pairs.jsonl")
    found = measured(*words)
    assert found["players"] == ["bot:my_arena_bots:first", "random"]
    assert found["won"] + found["drawn"] + found["lost"] == 4
    assert measured(*words) == found
    Path("my_arena_bots.py").write_text("# another\n")
    assert "is of another contest: players" in mistake("arena", *words)
