"""The option `--cards`: files of cards that a game has besides its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import rich_click as click

cards_option: Final = click.option(
    "--cards",
    "card_files",
    type=click.Path(path_type=Path),
    multiple=True,
    metavar="FILE",
    help="A file of cards that the game has besides its own; repeatable.",
)
