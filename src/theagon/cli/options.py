"""Options that several commands have."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import rich_click as click

from theagon.cards.language import LANGUAGES
from theagon.errors import TheagonError

if TYPE_CHECKING:
    from collections.abc import Callable

    from click.decorators import FC

OLD_FILE: Final = click.Path(path_type=Path, dir_okay=False, exists=True)
NEW_FILE: Final = click.Path(path_type=Path, dir_okay=False)
EXISTING: Final = click.Path(path_type=Path, exists=True)
FOLDER: Final = click.Path(path_type=Path, file_okay=False)
PATH: Final = click.Path(path_type=Path)
"""The types of arguments and options that are paths."""


class Number(click.FloatRange):
    """A number within bounds. Click's own type accepts `nan`, which no comparison finds outside the bounds."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number: float = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(f"{value!r} is not a number.", param, ctx)
        return number


json_option: Final = click.option("--json", "as_json", is_flag=True, help="Print one JSON document instead of text.")
"""The option of commands with a result that a program may read; the parameter is `as_json`."""

lang_option: Final = click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the texts."
)
"""The option of commands that print texts of a game."""

cards_option: Final = click.option(
    "--cards",
    "card_files",
    type=PATH,
    multiple=True,
    metavar="FILE",
    help="A file of cards that the game has besides its own; repeatable.",
)

maps_option: Final = click.option(
    "--map",
    "map_files",
    type=PATH,
    multiple=True,
    metavar="FILE",
    help="A file of a map that the game has besides its own; repeatable.",
)

lessons_option: Final = click.option(
    "--lessons",
    type=EXISTING,
    multiple=True,
    metavar="FILE|FOLDER",
    help="Lessons to learn in the browser besides those of the games; repeatable.",
)
puzzles_option: Final = click.option(
    "--puzzles",
    type=EXISTING,
    multiple=True,
    metavar="FILE|FOLDER",
    help="Puzzles to solve in the browser besides those of the games; repeatable.",
)

puzzle_option: Final = click.option("--puzzle", metavar="ID", help="The one with this id, in a file of puzzles.")
"""The option of commands that read a scenario."""


def refuse_existing(file: Path) -> None:
    """Raise `TheagonError` if there is such a file: nothing that people keep is overwritten."""
    if file.exists():
        raise TheagonError(f"{file} is there already", hint="name a new file")


def count_option(name: str, words: str, *, default: int, least: int = 1, most: int | None = None) -> Callable[[FC], FC]:
    """Return an option of a whole number with a default; `words` are its help."""
    numbers = click.IntRange(least, most)
    return click.option(name, type=numbers, default=default, show_default=True, metavar="N", help=words)
