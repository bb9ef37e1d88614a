"""The games at the terminal: what each of them brings, under the name of the game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from theagon.cli.terminal.game import GameTerminal


def terminal_of(game: str) -> GameTerminal:
    """What the game of this name brings; its package has the same name, with underscores."""
    return cast("GameTerminal", import_module(f"{__name__}.{game.replace('-', '_')}").TERMINAL)
