"""The packaged lessons of a game: scenarios in its folder `lessons`, in the order of their names."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from theagon.cards.error_text import quoted, suggestion
from theagon.errors import TheagonError
from theagon.games.packaged import packaged
from theagon.match.beginning import staged
from theagon.match.scenario import game_folder, read_scenario

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from theagon.games.play.game import Game
    from theagon.games.staging import Script
    from theagon.match.beginning import Staged


@cache
def lesson_files(game: str) -> Mapping[str, Traversable]:
    """Return the files of a game's lessons by id, in order; empty for a game without lessons."""
    return packaged(game, "lessons") if (game_folder(game) / "lessons").is_dir() else {}


def lesson_file(game: str, name: str) -> Traversable:
    """Return the file of a lesson by its id. Raises `TheagonError` if there is none."""
    found = lesson_files(game)
    if name not in found:
        raise TheagonError(f"there is no lesson {quoted(name)}", hint=suggestion(name, found))
    return found[name]


def lesson_script(game: str, name: str) -> Script:
    """Read the scenario of a lesson by its id. Raises `TheagonError` if there is none."""
    return read_lesson(lesson_file(game, name), f"{name}.yaml")


def lesson_beginning(game: Game, name: str) -> Staged:
    """Return the beginning of a lesson's match, by the lesson's id. Raises `TheagonError` if there is none."""
    return staged(game, name, lesson_file(game.name, name).read_text(encoding="utf-8"), 0)


def read_lesson(path: Path | Traversable, name: str | None = None) -> Script:
    """Read the scenario of a lesson in a file. Raises `TheagonError` for a wrong file, and if it is not a lesson."""
    script = read_scenario(path, name)
    if script.scenario.lesson is None:
        raise script.read.node.error("this scenario is no lesson", "a lesson has the field 'lesson'")
    return script
