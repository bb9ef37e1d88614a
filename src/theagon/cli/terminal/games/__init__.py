"""The table of each game in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.cli.terminal.games.army_of_gods import ArmyTable
from theagon.cli.terminal.games.gods_unchained import GodsTable
from theagon.cli.terminal.games.hand_of_the_gods import HandTable
from theagon.cli.terminal.games.plain import PlainTable, PlainTexts
from theagon.cli.terminal.texts import TerminalTexts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from theagon.cli.terminal.table import Table

TABLES: Final[Mapping[str, Callable[[TerminalTexts], Table]]] = {
    "army-of-gods": ArmyTable,
    "gods-unchained": GodsTable,
    "hand-of-the-gods": HandTable,
}


def table_of(game: Any, language: str) -> Table:
    """Return the table of a game in a language; plain games share one."""
    if game.described.places:
        return PlainTable(PlainTexts(game, language))
    return TABLES[game.name](TerminalTexts(game, language))
