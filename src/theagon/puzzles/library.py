"""The puzzles that come with a game: scenarios in its folder `puzzles`, and the one of a day."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from theagon.cards.language import LANGUAGES
from theagon.cards.wording import quoted, suggestion
from theagon.errors import TheagonError
from theagon.games.packaged import packaged
from theagon.match.scenario import game_folder, parse_scenario
from theagon.puzzles.solver import Kind
from theagon.puzzles.wording import title

if TYPE_CHECKING:
    from datetime import date
    from importlib.resources.abc import Traversable

    from theagon.games.staging import Script


class UnknownPuzzleError(TheagonError):
    """No puzzle of this id comes with the game, or none at all."""


class Puzzle(Struct, frozen=True):
    """A puzzle as a list shows it."""

    id: str
    """Such as `win-017`; it never means another puzzle."""
    kind: str
    difficulty: int
    """From 1 to 5."""
    missed_by: str | None
    """The strongest level that does not solve it."""
    actions: int
    """The steps of the solution."""
    title: Mapping[str, str]
    """By language."""


@cache
def files_of(game: str) -> Mapping[str, Traversable]:
    """The files of a game's puzzles by their ids; none for a game without puzzles."""
    return packaged(game, "puzzles") if (game_folder(game) / "puzzles").is_dir() else {}


def ids(game: str) -> tuple[str, ...]:
    """The ids of a game's puzzles."""
    return tuple(files_of(game))


def puzzle_script(game: str, name: str) -> Script:
    """The scenario of a puzzle by its id. Raises `UnknownPuzzleError` if there is none."""
    return parse_scenario(puzzle_text(game, name), f"{name}.yaml")


def puzzle_text(game: str, name: str) -> str:
    """The file of a puzzle by its id. Raises `UnknownPuzzleError` if there is none."""
    found = files_of(game)
    if name not in found:
        raise UnknownPuzzleError(f"there is no puzzle {quoted(name)}", hint=suggestion(name, found))
    return found[name].read_text(encoding="utf-8")


def puzzle(game: str, name: str, languages: tuple[str, ...] = LANGUAGES) -> Puzzle:
    """A puzzle by its id. Raises `UnknownPuzzleError` if there is none."""
    script = puzzle_script(game, name)
    said = script.scenario.puzzle
    kind = Kind(said.kind)
    actions = sum(step.expect is None for step in script.steps)
    titles = {language: title(script, kind, language) for language in languages}
    return Puzzle(name, said.kind, said.difficulty, max(said.missed_by, default=None), actions, titles)


def puzzle_of(game: str, day: date) -> str:
    """The id of the puzzle of a day, the same everywhere. All puzzles come, in an order of their own, before any again.

    Raises `UnknownPuzzleError` for a game without puzzles.
    """
    names = ids(game)
    if not names:
        raise UnknownPuzzleError(f"{game} has no puzzles")
    cycle, place = divmod(day.toordinal(), len(names))
    return sorted(names, key=lambda name: hashlib.blake2b(f"{game} {cycle} {name}".encode()).digest())[place]
