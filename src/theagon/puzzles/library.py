"""The puzzles that come with a game, and the one of a day.

A file of puzzles, one for each kind, maps ids to scenarios:

    win-001:
      game: hand-of-the-gods
      ...
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from functools import cache
from textwrap import dedent, indent
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from theagon.cards.error_text import quoted, suggestion
from theagon.cards.language import LANGUAGES
from theagon.cards.source import read_yaml
from theagon.errors import TheagonError
from theagon.games.packaged import packaged
from theagon.match.scenario import game_folder, parse_scenario, puzzle_ids, read_scenario
from theagon.puzzles.solver import Kind, kind_of
from theagon.puzzles.titles import sides, title

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date
    from pathlib import Path

    from theagon.cards.node import Node
    from theagon.games.staging import Script


FIRST: Final = "win-000"
"""The puzzle that ends the lessons of a game."""
_ID: Final = re.compile(r"^([a-z]+-\d+):\n", re.MULTILINE)


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
    sides: tuple[Sequence[str], Sequence[str]]
    """The cards of the side that acts, and of the others."""


def split(text: str) -> dict[str, str]:
    """Return the scenarios, as text, of a file that `theagon puzzles make` wrote, by their ids."""
    _, *parts = _ID.split(text)
    return {name: dedent(scenario) for name, scenario in zip(parts[::2], parts[1::2], strict=True)}


def joined(puzzles: Mapping[str, str]) -> str:
    """Return the text of the file of these puzzles."""
    return "".join(f"{name}:\n{indent(scenario, '  ')}" for name, scenario in puzzles.items())


_OWN: Final[dict[str, dict[str, str]]] = {}
"""The scenarios of puzzles that are offered besides those of a game, by game and id."""
OWN_PREFIX: Final = "own-"
"""What comes before the id of such a puzzle if one of the game has that id."""


def offer_puzzles(files: Iterable[Path]) -> None:
    """Offer the puzzles in these files besides those of their games, from now on and in this process.

    Raises `TheagonError` for a wrong one.
    """
    found: dict[str, dict[str, str]] = {}
    for name, (path, within) in puzzles_in(files).items():
        root = read_yaml(path)
        text = root.source.text if within is None else _text_of(root, within)
        script = parse_scenario(text, f"{path}, {name}")
        kind_of(script)
        game = script.game.name
        called = f"{OWN_PREFIX}{name}" if name in _packaged(game) else name
        found.setdefault(game, {})[called] = script.read.node.source.text
    _OWN.clear()
    _OWN.update(found)


def _text_of(root: Node, name: str) -> str:
    """Return the text of the scenario with an id in any file of puzzles."""
    scenario, names = root.find(name), [*root.keys]
    following = names[names.index(name) + 1 :]
    end = root.keys[following[0]].index if following else None
    return dedent(" " * (scenario.column - 1) + root.source.text[scenario.index : end])


def _texts(game: str) -> Mapping[str, str]:
    """Return the scenarios of a game's puzzles by their ids, also of those that are offered besides."""
    return {**_packaged(game), **_OWN.get(game, {})}


@cache
def _packaged(game: str) -> Mapping[str, str]:
    """Return the scenarios of a game's puzzles by their ids; none for a game without puzzles."""
    files = packaged(game, "puzzles").values() if (game_folder(game) / "puzzles").is_dir() else ()
    return {name: text for file in files for name, text in split(file.read_text(encoding="utf-8")).items()}


def ids(game: str) -> tuple[str, ...]:
    """Return the ids of a game's puzzles."""
    return tuple(_texts(game))


def puzzle_script(game: str, name: str) -> Script:
    """Return the scenario of a puzzle by its id. Raises `UnknownPuzzleError` if there is none."""
    return parse_scenario(puzzle_text(game, name), f"{name}.yaml")


def puzzle_text(game: str, name: str) -> str:
    """Return the text of a puzzle's scenario by its id. Raises `UnknownPuzzleError` if there is none."""
    found = _texts(game)
    if name not in found:
        raise UnknownPuzzleError(f"there is no puzzle {quoted(name)}", hint=suggestion(name, found))
    return found[name]


def puzzles_in(files: Iterable[Path]) -> dict[str, tuple[Path, str | None]]:
    """Return where the puzzles of these files are: each file, and the id there of a file with several.

    A file with one is called like the file. Raises `TheagonError` for a file that cannot be read.
    """
    found: dict[str, tuple[Path, str | None]] = {}
    for file in files:
        several = puzzle_ids(read_yaml(file))
        found.update({name: (file, name) for name in several})
        if not several:
            found[file.stem] = (file, None)
    return found


def own_puzzle(puzzles: Mapping[str, tuple[Path, str | None]], name: str | None, cards: Sequence[Path] = ()) -> Script:
    """Return the scenario of the puzzle of this id, by default of the first; `cards` are files of additional cards.

    Raises `UnknownPuzzleError` if there is none, and `TheagonError` for a wrong file.
    """
    name = name or next(iter(puzzles))
    if name not in puzzles:
        raise UnknownPuzzleError(f"there is no puzzle {quoted(name)}", hint=suggestion(name, puzzles))
    path, within = puzzles[name]
    return read_scenario(path, cards=cards, puzzle=within)


def puzzle(game: str, name: str, languages: tuple[str, ...] = LANGUAGES) -> Puzzle:
    """Return a puzzle by its id. Raises `UnknownPuzzleError` if there is none."""
    script = puzzle_script(game, name)
    said = script.scenario.puzzle
    kind = Kind(said.kind)
    actions = sum(step.expect is None for step in script.steps)
    titles = {language: title(script, kind, language) for language in languages}
    return Puzzle(name, said.kind, said.difficulty, max(said.missed_by, default=None), actions, titles, sides(script))


def puzzle_of(game: str, day: date) -> str:
    """Return the id of the puzzle of a day, the same everywhere: one of the game's own that is won or survived.

    All of these come once before any comes again.

    Raises `UnknownPuzzleError` for a game without puzzles.
    """
    names = [name for name in _packaged(game) if not name.startswith(Kind.LEFT.value)]
    if not names:
        raise UnknownPuzzleError(f"{game} has no puzzles")
    cycle, place = divmod(day.toordinal(), len(names))
    return sorted(names, key=lambda name: hashlib.blake2b(f"{game} {cycle} {name}".encode()).digest())[place]
