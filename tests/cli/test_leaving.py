"""A match in the terminal is left and gone on with, and begun as one wants it."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.at_the_terminal import Player, command, play, session_of, typing
from tests.cli.hands import a_match
from tests.waiting import SECONDS
from theagon.cli.terminal.session_state import PlayerLeft
from theagon.match.replay import load


def test_the_end_of_the_input_saves_the_match_and_says_how_to_go_on() -> None:
    left = command("--seed", "3", "--as", "p1", "--against", "random", typed="\n0\n")
    assert left.exit_code == 0
    words = shlex.split(left.stdout.splitlines()[-1].split("theagon play ")[1])
    saved = load(Path(words[words.index("--resume") + 1]))
    assert len(saved.history) > 2
    resumed = command(*words, typed="log\nconcede yes\n")
    assert resumed.exit_code == 0
    assert resumed.stdout.splitlines()[-2].startswith("● Random bot won")


def test_a_match_that_is_left_and_gone_on_with_is_the_same_match() -> None:
    begin = ("--seed", "3", "--as", "p2", "--save")
    assert command(*begin, "whole.json", typed="\n0\n0\n").exit_code == 0
    command(*begin, "parts.json", typed="\n0\n")
    command("--resume", "parts.json", "--as", "p2", typed="0\n")
    whole, parts = (load(Path(file)).position.state_hash() for file in ("whole.json", "parts.json"))
    assert whole == parts


@pytest.mark.parametrize(("language", "answer"), [("en", "y"), ("en", "Yes"), ("es", "s"), ("ru", "да"), ("ru", "")])
def test_whoever_leaves_and_says_yes_keeps_the_match_in_the_file_that_was_proposed(
    language: str, answer: str, tmp_path: Path
) -> None:
    file = tmp_path / "proposed.json"
    with pytest.raises(PlayerLeft):
        session_of(a_match(), language=language, file=file).run(Player(typing(["quit", answer])))
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_quit_takes_another_file_and_no_for_an_answer() -> None:
    assert command("--seed", "3", typed="\nquit\nmine.json\n").exit_code == 0
    assert load(Path("mine.json")).history
    done = command("--seed", "3", typed="\nquit\nno\n", XDG_STATE_HOME="other")
    assert not list(Path("other").rglob("*.json"))
    assert "--resume" not in done.stdout


def test_a_match_that_can_not_be_saved_goes_on() -> None:
    player = play(a_match(), "save ..", "save .", "save \0", "quit", "none/match.json", "help")
    assert len(player.messages) == 4
    assert len(player.pages) == 1


def test_no_file_that_is_there_is_overwritten() -> None:
    notes = Path("notes.txt")
    notes.write_text("mine")
    refused = command("--save", "notes.txt")
    assert (refused.exit_code, refused.stderr) == (2, "notes.txt is there already\nhint: name a new file\n")
    player = play(a_match(), "save notes.txt", "quit", "notes.txt", "help", language="es")
    assert player.messages == ["notes.txt ya existe: nombra un archivo nuevo"] * 2
    assert notes.read_text() == "mine"


def test_a_match_is_saved_into_its_own_file_again() -> None:
    command("--seed", "3", "--as", "p1", "--save", "match.json", typed="save\n")
    first = load(Path("match.json"))
    resumed = command("--resume", "match.json", "--save", "match.json", typed="0\nsave match.json\n")
    assert resumed.exit_code == 0
    assert len(load(Path("match.json")).history) > len(first.history)


def test_each_match_that_is_left_has_a_file_of_its_own() -> None:
    for _ in range(2):
        assert command("--seed", "3", XDG_STATE_HOME="state").exit_code == 0
    assert len([load(file) for file in Path("state").rglob("*.json")]) == 2


def test_where_nothing_can_be_kept_a_match_can_be_played_and_leaving_it_says_what_is_lost(tmp_path: Path) -> None:
    home = tmp_path / "no-folder"
    home.write_text("")
    done = command("--seed", "3", typed="\n0\n", XDG_STATE_HOME=str(home))
    assert "turn 4" in done.stdout
    assert done.exit_code == 2
    why, hint = done.stderr.splitlines()
    assert why.startswith(f"{home / 'theagon' / 'hand-of-the-gods-'}")
    assert why.endswith(".json: Not a directory")
    assert hint == "hint: '--save FILE' keeps a match elsewhere"


def test_a_match_is_resumed_only_as_it_began() -> None:
    Path("no.json").write_text("{}")
    command("gods-unchained", "--seed", "3", "--save", "match.json", typed="1\n")
    for words, said in (
        ("--resume match.json --deck=war", "--deck and --resume do not go together"),
        ("--resume match.json --opponent-deck=war", "--opponent-deck and --resume do not go together"),
        ("--resume match.json --seed=0", "--seed and --resume do not go together"),
        ("hand-of-the-gods --resume match.json", "match.json has a match of gods-unchained"),
        ("--resume no.json", "no.json:1:1: is no replay"),
        ("--seed 3 --save none/match.json", "none/match.json: No such file or directory"),
    ):
        assert said in " ".join(command(*words.split()).stderr.split())
    resumed = command("--resume", "match.json", typed="concede yes\n")
    assert resumed.exit_code == 0
    assert "Sanctum" in resumed.stdout


def test_ctrl_c_asks_once_and_leaves_the_second_time(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "theagon", "play", "--terminal", "--seed", "3", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"XDG_STATE_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"},
        encoding="utf-8",
    )
    with process:
        assert process.stdout is not None
        seen = ""
        for expected in ("Enter keeps all", "leaves the match"):
            while expected not in seen:
                seen += process.stdout.read(1)
            process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=SECONDS)
    assert process.returncode == 130
    assert errors == ""
    assert "--resume" in rest


def test_the_largest_seed_is_played_too() -> None:
    done = command("--seed", str((1 << 63) - 1), "--as", "p2", typed="\n0\n")
    assert done.exit_code == 0, done.stderr


@pytest.mark.parametrize(("side", "seat"), [("p1", 0), ("p2", 1)])
def test_the_player_sits_where_the_player_wants_with_the_deck_chosen(side: str, seat: int) -> None:
    for seed in ("1", "2", "3"):
        words = ("--deck", "ra", "--seed", seed, "--as", side, "--save", f"{seed}.json")
        assert command(*words, typed="\n").exit_code == 0
        assert load(Path(f"{seed}.json")).view(seat)["players"][seat]["leader"] == "ra"


def test_the_language_of_the_system_is_the_default() -> None:
    done = command("--seed", "3", LC_ALL="es_ES.UTF-8")
    assert "mano inicial" in done.stdout
