"""A match as printed lines, one after the other: nothing is drawn over and nothing is erased."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING, Final

import rich_click as click
from rich.cells import cell_len

from theagon.cli.terminal.entries import card_entries, hand_entries, menu_entries, status
from theagon.cli.terminal.tiles import LABEL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from theagon.cli.terminal.table import Line, Scene

PROMPT: Final = "> "
WIDTH: Final = 80
"""Columns of text on a pipe, and the fewest in which a board is drawn."""


class Printer:
    """The printer of a match, which also reads the player's lines, at a terminal or over a pipe."""

    def __init__(self, *, boards: bool = True, columns: int | None = None) -> None:
        """Print boards; without `boards`, list units in words, as on a terminal that is too narrow.

        `columns` is the width; unless it is given, that of the terminal.
        """
        self._columns = columns
        self._boards = boards
        self._shown = ""
        """The table that was printed last."""

    def show(self, scene: Scene) -> None:
        """Print what the player should know now: a message, the table where it has changed, or the targets."""
        if scene.message:
            self._print(scene.message)
        table = "\n".join(self.lines(scene))
        if scene.picked is not None:
            self._print(status(scene), *menu_entries(scene))
        elif table == self._shown:
            self._print(status(scene))
        else:
            self._print("", status(scene), *table.split("\n"))
            self._shown = table

    def lines(self, scene: Scene) -> Iterator[str]:
        """Yield the table, line by line."""
        table = scene.table
        for seat in scene.others:
            yield from table.player(scene, seat)
        if self._boards and self._width >= WIDTH:
            yield from map(str.rstrip, table.board(scene, self._width))
            if explained := table.legend(scene):
                yield " " * LABEL + explained
        else:
            yield from table.described(scene)
        yield from table.player(scene, scene.seat)
        yield from hand_entries(scene)
        if choices := [*card_entries(scene), *menu_entries(scene)]:
            yield f"{scene.words.say('possible')}:"
            yield from choices

    def tell(self, lines: Sequence[Line]) -> None:
        """Print what has just happened."""
        self._print(*map(str, lines))

    def read(self, page: Sequence[str]) -> None:
        """Print a page with its title as first line."""
        self._print("", *page)

    def ask(self, question: str = "") -> str:
        """Return the line that the player types. Raises `EOFError` at the end of the input."""
        line = input(f"{question} {PROMPT}" if question else PROMPT)
        if not sys.stdin.isatty():
            self._print(line)  # echoed, so that a transcript shows what was typed
        return line

    def forget(self) -> None:
        """Print the whole table the next time."""
        self._shown = ""

    def clear(self) -> None:
        """Clear the screen, if there is one, before it changes hands."""
        self.forget()
        click.clear()

    @property
    def _width(self) -> int:
        return self._columns or (shutil.get_terminal_size().columns if sys.stdout.isatty() else WIDTH)

    def _print(self, *lines: str) -> None:
        """Print lines; on a terminal, break those that are too long for it."""
        width = self._width if sys.stdout.isatty() else None
        for line in lines:
            print(*(_wrapped(line, width) if width else [line]), sep="\n", flush=True)


def _wrapped(line: str, width: int) -> list[str]:
    """Break a long line into several; if it has columns, the later lines begin under the last that fits."""
    if cell_len(line) <= width:
        return [line]
    column = re.match(r"\s*\S.*?\s{2,}|\s*", line)
    indent = column.end() if column and column.end() < width // 2 else 0
    return textwrap.wrap(line, width, subsequent_indent=" " * indent)


def complete_words(completions: Callable[[], list[str]]) -> None:
    """Let Tab complete what may be typed now, and the arrow keys recall earlier lines, where readline exists."""
    try:
        import readline
    except ImportError:  # some builds of Python have none
        return

    def complete(text: str, state: int) -> str | None:
        typed = readline.get_line_buffer()[: readline.get_begidx()]
        fitting = sorted({line[len(typed) :].split(" ")[0] for line in completions() if line.startswith(typed + text)})
        return fitting[state] + " " if state < len(fitting) else None

    readline.set_completer_delims(" ")
    readline.set_completer(complete)
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
