"""A match in the terminal is left and gone on with, and begun as one wants it."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.at_the_terminal import Player, command, play, session_of, typing
from tests.cli.hands import a_match
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


def test_a_match_that_is_left_and_gone_on_with_is_the_same_match(tmp_path: Path) -> None:
    file = str(tmp_path / "whole.json")
    whole = command("--seed", "3", "--as", "p2", "--save", file, typed="\n0\n0\n")
    assert whole.exit_code == 0
    file = str(tmp_path / "parts.json")
    command("--seed", "3", "--as", "p2", "--save", file, typed="\n0\n")
    command("--resume", file, "--as", "p2", typed="0\n")
    assert load(Path(file)).position.state_hash() == load(tmp_path / "whole.json").position.state_hash()


@pytest.mark.parametrize(("language", "answer"), [("en", "y"), ("en", "Yes"), ("es", "s"), ("ru", "да"), ("ru", "")])
def test_whoever_leaves_and_says_yes_keeps_the_match_in_the_file_that_was_proposed(
    language: str, answer: str, tmp_path: Path
) -> None:
    file = tmp_path / "proposed.json"
    with pytest.raises(PlayerLeft):
        session_of(a_match(), language=language, file=file).run(Player(typing(["quit", answer])))
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_quit_offers_to_save_and_takes_no_for_an_answer(tmp_path: Path) -> None:
    done = command("--seed", "3", typed=f"\nquit\n{tmp_path / 'mine.json'}\n")
    assert done.exit_code == 0
    assert load(tmp_path / "mine.json").history
    done = command("--seed", "3", typed="\nquit\nno\n", XDG_STATE_HOME=str(tmp_path / "other"))
    assert not list((tmp_path / "other").rglob("*.json"))
    assert "--resume" not in done.stdout


def test_a_match_that_can_not_be_saved_goes_on(tmp_path: Path) -> None:
    player = play(a_match(), f"save {tmp_path}", "quit", str(tmp_path / "none" / "match.json"), "help")
    assert len(player.messages) == 2
    assert len(player.pages) == 1


def test_where_nothing_can_be_kept_a_match_can_be_played_and_leaving_it_says_what_is_lost(tmp_path: Path) -> None:
    home = tmp_path / "no-folder"
    home.write_text("")
    done = command("--seed", "3", typed="\n0\n", XDG_STATE_HOME=str(home))
    assert "turn 4" in done.stdout
    assert done.exit_code == 2
    assert done.stderr.splitlines() == [
        f"{home / 'theagon' / 'last-match.json'}: Not a directory",
        "hint: '--save FILE' keeps a match elsewhere",
    ]


def test_a_file_that_can_not_be_written_is_named_as_it_was_given(tmp_path: Path) -> None:
    file = tmp_path / "none" / "match.json"
    done = command("--seed", "3", "--save", str(file))
    assert done.exit_code == 2
    assert done.stderr == f"{file}: No such file or directory\n"


@pytest.mark.parametrize("option", ["--deck=ra", "--opponent-deck=ra", "--seed=0"])
def test_what_a_match_began_with_can_not_be_changed_later(option: str, tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    command("--seed", "3", "--save", file)
    done = command("--resume", file, option)
    assert done.exit_code == 2
    assert done.stderr.startswith(f"{option.split('=')[0]} and --resume do not go together")


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
            time.sleep(0.2)  # it has asked; now it waits
            process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors == ""
    assert "--resume" in rest


def test_a_file_that_is_no_match_is_refused(tmp_path: Path) -> None:
    (tmp_path / "no.json").write_text("{}")
    done = command("--resume", str(tmp_path / "no.json"))
    assert done.exit_code == 2
    assert "no.json" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_largest_seed_is_played_too() -> None:
    done = command("--seed", str((1 << 63) - 1), "--as", "p2", typed="\n0\n")
    assert done.exit_code == 0, done.stderr


@pytest.mark.parametrize("side", ["p1", "p2"])
def test_the_player_sits_where_the_player_wants_with_the_deck_chosen(side: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    for seed in ("1", "2", "3"):
        done = command("--deck", "ra", "--seed", seed, "--as", side, "--save", str(file), typed="\n")
        assert done.exit_code == 0
        seat = int(side[1]) - 1
        assert load(file).view(seat)["players"][seat]["leader"] == "ra"


def test_the_language_of_the_system_is_the_default() -> None:
    done = command("--seed", "3", LC_ALL="es_ES.UTF-8")
    assert "mano inicial" in done.stdout


@pytest.mark.slow
def test_a_match_of_another_game_is_not_gone_on_with_as_this_one(tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    command("gods-unchained", "--seed", "3", "--save", file, typed="1\n")
    wrong = command("hand-of-the-gods", "--resume", file)
    assert wrong.exit_code == 2
    assert "a match of gods-unchained" in wrong.stderr
    resumed = command("--resume", file, typed="concede yes\n")
    assert resumed.exit_code == 0
    assert "Sanctum" in resumed.stdout
