"""The table as lines of text for a program: what the printer shows the player to act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.cli.terminal.games import table_of
from theagon.cli.terminal.grouping import menu_of
from theagon.cli.terminal.printing import WIDTH, Printer
from theagon.cli.terminal.table import Scene

if TYPE_CHECKING:
    from theagon.games.play.position import Position


def seen_lines(position: Position) -> list[str]:
    """Return the table as the seat to act sees it, in English."""
    table, seat = table_of(position.game, "en"), position.to_act
    words, view = table.words, position.view(seat)
    names = tuple(
        words.say("you") if each == seat else words.say("player", number=each + 1) for each in range(position.seats)
    )
    return list(Printer(columns=WIDTH).lines(Scene(table, view, names, menu_of(position, view, table))))
