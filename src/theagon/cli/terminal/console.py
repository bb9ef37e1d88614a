"""The device that a match is played at: a screen that is redrawn, or lines of text that follow one another."""

from __future__ import annotations

import re
import sys
import textwrap
import time
from typing import TYPE_CHECKING, Protocol

from rich.console import Console
from rich.text import Text

from theagon.cli.terminal.entries import card_entries, hand_entries, menu_entries, status
from theagon.cli.terminal.grid import LABEL, Size, tile_width
from theagon.cli.terminal.screen import SMALLEST, WIDEST_TILE, compose, page
from theagon.cli.terminal.style import PAPER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from theagon.cli.terminal.table import Line, Scene

PROMPT = "> "


class Device(Protocol):
    """What a session needs of the device."""

    def show(self, scene: Scene) -> None:
        """Show the table as it is now."""
        ...

    def tell(self, lines: Sequence[Line]) -> None:
        """Tell what has just happened."""
        ...

    def read(self, title: str, lines: Sequence[str], ask: Callable[[], str]) -> str:
        """Let the player read a text, page by page if it is long. Returns what `ask` gave instead of Enter."""
        ...

    def ask(self, question: str = "") -> str:
        """A line that the player types. Raises EOFError at the end of the input, KeyboardInterrupt on Ctrl-C."""
        ...

    def hide(self) -> None:
        """Take everything off the screen, before it changes hands."""
        ...

    def pause(self, seconds: float) -> None:
        """Give the player time to see what another player did."""
        ...

    def close(self) -> None: ...


class Paper:
    """Plain text, line after line: for pipes and screen readers. Nothing is drawn over and nothing is erased.

    With `grid` the board is drawn in letters; without it the units are listed.
    """

    def __init__(self, *, grid: bool) -> None:
        self._grid = grid
        self._shown = ""

    def show(self, scene: Scene) -> None:
        if scene.message:
            self._print(scene.message)
        if scene.menu is None and not scene.view["over"]:
            return
        head = status(scene).plain
        table = "\n".join(self.lines(scene))
        if scene.picked is None and table != self._shown:
            self._print("", head, table)
            self._shown = table
        else:
            self._print(head)
        if scene.picked is not None:
            self._print(*(entry.plain for entry in menu_entries(scene, full=True)))

    def lines(self, scene: Scene) -> Iterable[str]:
        """The table, line by line."""
        table = scene.table
        for seat in scene.others:
            yield from (line.plain for line in table.player(scene, seat))
        yield from self._board(scene)
        yield from (line.plain for line in table.player(scene, scene.seat))
        yield from (entry.plain for entry in hand_entries(scene, full=True))
        if choices := [*card_entries(scene), *menu_entries(scene, full=True)]:
            yield f"{scene.words.say('possible')}:"
            yield from (entry.plain for entry in choices)

    def _board(self, scene: Scene) -> Iterable[str]:
        table = scene.table
        if not self._grid:
            yield from table.described(scene)
            return
        width = tile_width(scene.table.columns, SMALLEST[0], WIDEST_TILE)
        lines = min(2, scene.table.forms[0].lines)
        yield from (line.plain.rstrip() for line in table.board(scene, Size(width, lines, ruled=True)))
        if explained := table.legend(scene):
            yield " " * LABEL + explained

    def tell(self, lines: Sequence[Line]) -> None:
        self._print(*map(str, lines))

    def read(self, title: str, lines: Sequence[str], ask: Callable[[], str]) -> str:  # noqa: ARG002 -- paper has no end
        self._print("", title, *lines)
        return ""

    def ask(self, question: str = "") -> str:
        line = input(f"{question} {PROMPT}" if question else PROMPT)
        if not sys.stdin.isatty():
            self._print(line)  # echoed, so that a transcript shows what was typed
        return line

    def hide(self) -> None:
        self._shown = ""

    def pause(self, seconds: float) -> None:
        """Paper waits for nobody."""

    def close(self) -> None:
        """Do nothing: paper has no earlier state to restore."""

    @staticmethod
    def _print(*lines: str) -> None:
        for line in lines:
            print(line, flush=True)


class Screen:
    """A full-screen terminal, redrawn at each change in its present size."""

    def __init__(self, *, colour: bool, completions: Callable[[], list[str]]) -> None:
        self._console = Console(highlight=False, no_color=None if colour else True)
        with self._console.capture() as capture:
            self._console.print("|", style=PAPER, end="")
        begin, _, end = capture.get().partition("|")
        self._colours = (begin, end) if begin and not self._console.no_color else None
        self._console.set_alt_screen(True)
        _prepare_readline(completions)

    def show(self, scene: Scene) -> None:
        self._draw(compose(scene, self._console.width, self._height))

    @property
    def _height(self) -> int:
        return self._console.height - 1  # the last line is the player's

    def _draw(self, lines: Sequence[Text]) -> None:
        with self._console:  # a single write does not flicker
            self._console.clear()
            self._console.print(Text("\n").join(lines), soft_wrap=True)

    def tell(self, lines: Sequence[Line]) -> None:
        """Do nothing: the scene shows the log."""

    def read(self, title: str, lines: Sequence[str], ask: Callable[[], str]) -> str:
        width, room = self._console.width, self._height
        titles = _wrapped(title, width)
        rest = [*titles, *(part for line in lines for part in (_wrapped(line, width) or [""]))]
        bold = len(titles)
        while True:
            shown, rest = rest[:room], rest[room:]
            self._draw(page(shown, bold, width, room))
            typed, bold = ask().strip(), 0
            if typed or not rest:
                return typed

    def ask(self, question: str = "") -> str:
        prompt = f"{question} {PROMPT}" if question else PROMPT
        # The prompt sets the colours and the answer resets them, so the typed line has the same background as the rest.
        return_to_plain = ""
        if self._colours:
            begin, return_to_plain = self._colours
            prompt = f"\001{begin}\033[K\002{prompt}"
        try:
            return input(prompt)
        finally:
            sys.stdout.write(return_to_plain)

    def hide(self) -> None:
        self._draw([])

    def pause(self, seconds: float) -> None:
        time.sleep(seconds)

    def close(self) -> None:
        self._console.set_alt_screen(False)


def is_large_enough(console: Console) -> bool:
    """Whether the table can be drawn on this terminal."""
    return console.width >= SMALLEST[0] and console.height >= SMALLEST[1]


def _wrapped(line: str, width: int) -> list[str]:
    """A long line broken into several; if it has columns, the later lines begin under the second."""
    column = re.match(r"\s*\S.*?\s{2,}|\s*", line)
    indent = column.end() if column and column.end() < width // 2 else 0
    return textwrap.wrap(line, width, subsequent_indent=" " * indent)


def _prepare_readline(completions: Callable[[], list[str]]) -> None:
    """Where readline exists, Tab completes what may be typed now, and the arrow keys recall earlier lines."""
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
