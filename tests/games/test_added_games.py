"""Games that other packages add: found by their entry points, and named where they are broken."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from theagon.games import BUILT_IN, NAMES, load_game

BROKEN = {
    "has-no-package": "ModuleNotFoundError: No module named 'nowhere'",
    "is-half-written": "SyntaxError: ",
    "lacks-its-game": "AttributeError: ",
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder to import from, with packages installed that add broken games, and one that takes a name of ours."""
    packages = {
        "has-no-package": "nowhere",
        "is-half-written": "half_written",
        "lacks-its-game": "without_game",
        BUILT_IN[0]: "without_game",
    }
    points = "".join(f"{name} = {package}\n" for name, package in packages.items())
    for path, text in {
        "half_written/game.py": "GAME = (\n",
        "half_written/rules.py": "PROGRAM = (\n",
        "without_game/game.py": "",
        "without_game/rules.py": "",
        "broken-1.dist-info/METADATA": "Metadata-Version: 2.1\nName: broken\nVersion: 1\n",
        "broken-1.dist-info/entry_points.txt": f"[theagon.games]\n{points}",
    }.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")
    return tmp_path


def run(site: Path, *command: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(site), *sys.path])
    return subprocess.run(
        [sys.executable, *command], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )


def test_without_other_packages_there_are_the_games_of_this_one() -> None:
    assert NAMES == BUILT_IN


def test_a_broken_package_is_named_in_one_error_and_the_other_games_are_played(site: Path) -> None:
    ended = run(
        site,
        "-c",
        "from theagon.games import sound_games\nfor _ in range(2): print(*map(type, sound_games()), sep='\\n')",
    )
    classes = [type(load_game(name)) for name in BUILT_IN]  # no package takes a name of ours
    assert ended.stdout.splitlines() == [str(each) for each in (*classes, *classes)]
    for name, reason in BROKEN.items():
        assert ended.stderr.count(f"theagon: the game {name} is broken: {reason}") == 1
    assert "hint: mend or remove the package nowhere, which adds it" in ended.stderr


def test_a_command_on_a_broken_game_ends_with_that_error(site: Path) -> None:
    ended = run(site, "-m", "theagon", "simulate", "lacks-its-game")
    assert ended.returncode == 2
    assert ended.stderr.startswith("the game lacks-its-game is broken: AttributeError: ")


def test_the_doctor_says_which_packages_are_broken(site: Path) -> None:
    ended = run(site, "-m", "theagon", "doctor")
    assert ended.returncode == 1
    lines = ended.stdout.splitlines()
    assert sum(" is broken: " in line for line in lines) == len(BROKEN)
    assert sum(line.startswith(f"✓ {BUILT_IN[0]}") for line in lines) == 1
