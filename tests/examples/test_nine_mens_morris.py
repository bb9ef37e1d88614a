"""The example of a game that another package adds: built, installed, and put through its own tests."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "nine_mens_morris"


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Of a process for which the example is installed: its wheel, unpacked where Python finds it."""
    built, site = tmp_path_factory.mktemp("built"), tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built)]
    subprocess.run(command, cwd=EXAMPLE, check=True, capture_output=True)
    (wheel,) = built.iterdir()
    ZipFile(wheel).extractall(site)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), *filter(None, sys.path)])}


@pytest.mark.slow
def test_it_passes_its_own_tests(environment: dict[str, str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(EXAMPLE / "tests")]
    ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.fixture
def at_the_terminal(environment: dict[str, str], tmp_path: Path) -> Callable[..., str]:
    """Play in the terminal over a pipe: what is printed when these lines are typed."""

    def play(*lines: str, options: tuple[str, ...] = ()) -> str:
        command = [sys.executable, "-m", "theagon", "play", "nine-mens-morris", "--terminal", "--seed", "3", *options]
        home = environment | {"XDG_STATE_HOME": str(tmp_path), "LANG": "C"}
        typed = "".join(f"{line}\n" for line in (*lines, "quit", "no"))
        ran = subprocess.run(command, input=typed, env=home, capture_output=True, text=True, check=False)
        assert (ran.returncode, ran.stderr) == (0, "")
        return ran.stdout

    return play


def test_the_terminal_draws_its_board_from_what_it_declares(at_the_terminal: Callable[..., str]) -> None:
    board = [line for line in at_the_terminal().splitlines() if "│" in line or "─" in line]
    assert [line.split("─")[0].strip() for line in board if "7" in line] == ["»·a7"]  # it may be pointed at
    assert any("·b6" in line and "▲d6" in line and "─" in line for line in board)
    assert board[1].split() == ["│"] * 3


def test_the_terminal_takes_numbers_places_words_and_questions(at_the_terminal: Callable[..., str]) -> None:
    told = at_the_terminal("1", "d2", "place b4", "place d6", "why not take a1", "look d6", "rules mill", "help")
    for place in ("a7", "d2", "b4"):
        assert f"You place a man ({place})" in told
    assert "A man stands on d6. [NM2.1]" in told
    assert "You have not closed a mill." in told
    assert "d6 ▲ man (Greedy bot)" in told
    assert "NM4.3  A man in a mill cannot be taken" in told
    assert "move a1 a4                  Move … to …" in told


@pytest.mark.parametrize(
    ("language", "sentence"), [("es", "Colocas una ficha (a7)"), ("ru", "Вы ставите на доску: фишка (a7)")]
)
def test_the_terminal_speaks_three_languages(at_the_terminal: Callable[..., str], language: str, sentence: str) -> None:
    told = at_the_terminal("1", "help", options=("--lang", language, "--plain"))
    assert sentence in told
    assert "terminal-" not in told


@pytest.mark.parametrize("name", ["theagon deck list nine-mens-morris", "theagon cards nine-mens-morris"])
def test_commands_about_cards_find_none(environment: dict[str, str], name: str) -> None:
    command = [sys.executable, "-m", *name.split()]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout.strip(), ran.stderr) == (0, "0 cards." if "cards" in name else "", "")


def test_without_cards_there_is_nothing_to_tell_by_card(environment: dict[str, str]) -> None:
    command = [sys.executable, "-m", "theagon", "simulate", "nine-mens-morris", "--games", "2"]
    plain, by_card = (
        subprocess.run([*command, *more], env=environment, capture_output=True, text=True, check=False)
        for more in ([], ["--by-card"])
    )
    assert plain.returncode == 0
    assert (by_card.returncode, by_card.stdout) == (2, "")
    assert "--by-card: nine-mens-morris has no cards" in by_card.stderr
