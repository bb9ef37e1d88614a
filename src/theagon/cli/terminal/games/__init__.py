"""The games at the terminal: what each of them brings, under its name. One that brings nothing is a plain game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from theagon.cli.terminal.games.plain import PlainTable, PlainWords
from theagon.cli.terminal.texts import TerminalTexts

if TYPE_CHECKING:
    from theagon.cli.terminal.table import Table


def table_of(game: Any, language: str) -> Table:
    """The table of a game in a language. Its module has the name of the game; a plain game has none."""
    if game.described.places:
        return PlainTable(PlainWords(game, language))
    module = import_module(f"{__name__}.{game.name.replace('-', '_')}")
    return cast("Table", module.TABLE(TerminalTexts(game, language)))
