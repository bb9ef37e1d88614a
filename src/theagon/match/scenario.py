"""Scenarios: a position, steps from it, and expectations; read from YAML and run on any back end.

    outcome = run_scenario(read_scenario(Path("guarded-stone.yaml")))
    outcome.holds, outcome.failures

The `STAGING` of each game's package `theagon.games.<game>.staging` declares how a file may describe a position. How it
may describe actions, units and players follows from the game's verbs and views: see `theagon.games.staging`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING

from msgspec import Struct

from theagon.cards.decode import decode
from theagon.cards.error_text import quoted
from theagon.cards.node import Node
from theagon.cards.schema import Schema
from theagon.cards.source import parse_yaml, read_yaml
from theagon.errors import Location, TheagonError
from theagon.games import load_game
from theagon.games.base import Event, Refusal
from theagon.games.collection.card_files import in_set
from theagon.games.registry import PACKAGES
from theagon.games.staging import read_script
from theagon.games.staging.subjects import items
from theagon.games.translated import Saying
from theagon.match.own_cards import game_named, kind_of, with_files

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from theagon.games.play.game import Game
    from theagon.games.staging import Script
    from theagon.games.staging.staging import Staging


class Failure(Struct, frozen=True):
    """A failed expectation: its location in the file, the expected value and the actual one."""

    file: str
    line: int
    column: int
    step: int  # from 1
    what: str  # `a.health`
    expected: str
    actual: str
    text: str  # the line of the file

    @property
    def error(self) -> TheagonError:
        """The same as an error of the file."""
        place = Location(self.file, self.line, self.column, self.text)
        return TheagonError(f"{self.what}: expected {self.expected}, got {self.actual}", place)

    def __str__(self) -> str:
        place = Location(self.file, self.line, self.column, self.text)
        what = f"{self.what}: " if self.what else ""
        return f"{place}: {what}expected {self.expected}, got {self.actual}\n{place.excerpt()}"


class Taken(Struct, frozen=True):
    """An action that was carried out, with its events, or refused, with the reason."""

    step: int
    seat: str
    action: int  # -1 if there is no such action
    notation: str
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None


class ScenarioOutcome(Struct, frozen=True):
    """The outcome of a scenario."""

    file: str
    title: str | Saying
    proves: tuple[str, ...]
    backend: str
    failures: tuple[Failure, ...]
    trace: tuple[Taken, ...]

    @property
    def holds(self) -> bool:
        return not self.failures


class Heading(Schema):
    """The heading of a scenario's file, which is read without setting up and checking the scenario."""

    title: str | Saying
    proves: tuple[str, ...] = ()


def read_heading(path: Path | Traversable, name: str | None = None) -> Heading:
    """Read the heading of a scenario's file. Raises as `read_scenario` does, only for mistakes in the heading."""
    root = read_yaml(path, name)
    given = {word: root.find(word) for word in Heading.__struct_fields__ if word in root.keys}
    return decode(Node(root.source, root.line, root.column, given), Heading)


def read_scenario(
    path: Path | Traversable,
    name: str | None = None,
    mode: str | None = None,
    cards: Sequence[Path] = (),
    puzzle: str | None = None,
) -> Script:
    """Read the scenario in a file. `name` is its name in messages, by default its path. `mode` forces a back end.

    `cards` are files of additional cards. `puzzle` is the id of the scenario in a file that maps ids to scenarios.
    Raises `TheagonError`, or `InvalidFileError` with the location of every mistake.
    """
    return _script(_puzzle(read_yaml(path, name), puzzle), mode, cards)


def puzzle_ids(root: Node) -> tuple[str, ...]:
    """Return the ids of the scenarios in a file of puzzles; none of a file that is a scenario."""
    puzzles = root.value
    several = isinstance(puzzles, dict) and all("game" in each.keys for each in puzzles.values())
    return tuple(root.keys) if several else ()


def _puzzle(root: Node, name: str | None) -> Node:
    """Return the scenario with an id in a file of puzzles; the root itself of a file that is a scenario."""
    puzzles = puzzle_ids(root)
    if not puzzles:
        if name is None:
            return root
        raise root.error("this is no file of puzzles", "leave out --puzzle")
    if name not in puzzles:
        problem = "this file has several puzzles" if name is None else f"there is no puzzle {quoted(name)} in this file"
        raise root.error(problem, f"say which: --puzzle and one of {', '.join(puzzles)}")
    return root.find(name)


def scenarios_of_set(root: Node) -> list[Node]:
    """Return the scenarios in a file of cards, given by its root node, each as a file of its own would have it.

    There are none in any other file.
    """
    return [in_set(root, each) for each in items(root.find("scenarios"))] if "scenarios" in root.keys else []


def read_scenario_of_set(scenario: Node, cards: Sequence[Path]) -> Script:
    """Read a scenario of a set, as `scenarios_of_set` gives it. `cards` are files of cards, that of the set too."""
    return _script(scenario, None, cards)


def parse_scenario(text: str, name: str, game: Game | None = None) -> Script:
    """Read a scenario from the text of a file, as `read_scenario` does. `game` is its game with other cards."""
    return _script(parse_yaml(text, name), None, own=game)


def _script(node: Node, mode: str | None, cards: Sequence[Path] = (), own: Game | None = None) -> Script:
    game = game_named(node)
    kind = kind_of(node, load_game(game).file_types)
    if kind is not None:
        hint = "a scenario has a title, a position or a match, and steps"
        raise node.error(f"this file holds the {kind} of a game, and is no scenario", hint)
    usual = own if own is not None and own.name == game else load_game(game)
    return read_script(staging_of(game), node, with_files(usual if mode is None else usual.on(mode), cards))


def staging_of(game: str) -> Staging:
    """Return a game's declarations for scenarios."""
    staging: Staging = import_module(f"{PACKAGES[game]}.staging").STAGING
    return staging


def packaged_scenarios(game: str) -> dict[str, Traversable]:
    """Return the packaged scenarios of a game by their relative paths, such as `hg4/guarded-stone.yaml`."""
    return dict(sorted(_scenarios_in(game_folder(game) / "scenarios", "")))


def game_folder(game: str) -> Traversable:
    """Return the folder of a game's package, with its rulebook and its scenarios (by section of the rulebook)."""
    return files(PACKAGES[game])


def _scenarios_in(folder: Traversable, prefix: str) -> Iterator[tuple[str, Traversable]]:
    """Yield the scenarios in the subfolders of `folder`. Files in `folder` itself are not scenarios."""
    for item in folder.iterdir():
        if item.is_dir():
            yield from _scenarios_in(item, f"{prefix}{item.name}/")
        elif item.name.endswith(".yaml") and prefix:
            yield prefix + item.name, item
