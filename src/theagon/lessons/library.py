"""Lessons: those of a game, which are the scenarios in its folder `lessons`, in the order of their names."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, TypeVar

from theagon.cards.error_text import quoted, suggestion
from theagon.errors import TheagonError
from theagon.games.packaged import packaged
from theagon.match.beginning import staged
from theagon.match.scenario import game_folder, read_scenario

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from theagon.games.play.game import Game
    from theagon.games.staging import Script
    from theagon.match.beginning import Staged

File = TypeVar("File", bound="Path | Traversable")


_OWN: Final[dict[str, dict[str, Path]]] = {}
"""The lessons that are offered besides those of a game, by game and id."""


def offer_lessons(files: Iterable[Path]) -> None:
    """Offer the lessons in these files besides those of their games, from now on and in this process.

    Raises `TheagonError` as `read_lesson` does.
    """
    found: dict[str, dict[str, Path]] = {}
    for path in files:
        found.setdefault(read_lesson(path).game.name, {})[path.stem] = path
    _OWN.clear()
    _OWN.update(found)


def lesson_files(game: str) -> Mapping[str, Traversable | Path]:
    """Return the files of a game's lessons by id, in order; empty for a game without lessons."""
    return {**_packaged(game), **_OWN.get(game, {})}


@cache
def _packaged(game: str) -> Mapping[str, Traversable]:
    return packaged(game, "lessons") if (game_folder(game) / "lessons").is_dir() else {}


def lesson_file(game: str, name: str) -> Traversable | Path:
    """Return the file of a lesson by its id. Raises `TheagonError` if there is none."""
    return named(name, lesson_files(game))


def named(name: str, lessons: Mapping[str, File]) -> File:
    """Return the one of these lessons that has an id. Raises `TheagonError` if there is none."""
    if name not in lessons:
        raise TheagonError(f"there is no lesson {quoted(name)}", hint=suggestion(name, lessons))
    return lessons[name]


def lesson_script(game: str, name: str) -> Script:
    """Read the scenario of a lesson by its id. Raises `TheagonError` if there is none."""
    return read_lesson(lesson_file(game, name), f"{name}.yaml")


def lesson_beginning(game: Game, name: str) -> Staged:
    """Return the beginning of a lesson's match, by the lesson's id. Raises `TheagonError` if there is none."""
    return staged(game, name, lesson_file(game.name, name).read_text(encoding="utf-8"), 0)


def read_lesson(path: Path | Traversable, name: str | None = None, cards: Sequence[Path] = ()) -> Script:
    """Read the scenario of a lesson in a file; `cards` are files of additional cards.

    Raises `TheagonError` for a wrong file, and if it is not a lesson.
    """
    script = read_scenario(path, name, cards=cards)
    if script.scenario.lesson is None:
        raise script.read.node.error("this scenario is no lesson", "a lesson has the field 'lesson'")
    return script
