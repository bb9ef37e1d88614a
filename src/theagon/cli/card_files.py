"""The option `--cards`: a game with the cards of files besides its own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import rich_click as click

from theagon.errors import TheagonError
from theagon.games import game_of_file

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.games.base import Game

cards_option: Final = click.option(
    "--cards",
    "card_files",
    type=click.Path(path_type=Path),
    multiple=True,
    metavar="FILE",
    help="A file of cards that the game has besides its own; repeatable.",
)


def with_files(game: Game, files: Sequence[Path]) -> Game:
    """The game with the cards of these files, if any. Raises TheagonError with the places of mistakes."""
    for file in files:
        other = game_of_file(file)
        if other != game.name:
            raise TheagonError(f"{file} has cards of {other}", hint=f"this is a game of {game.name}")
    return game.with_files(files) if files else game
