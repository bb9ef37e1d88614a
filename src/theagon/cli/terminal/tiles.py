"""A board of rows and columns as lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len, set_cell_size

from theagon.cli.terminal.described import marks
from theagon.cli.terminal.texts import shape

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from theagon.cli.terminal.texts import TerminalTexts

LABEL: Final = 2
"""Columns of text that the name of a row takes."""
LINES: Final = 2
"""Lines of text within a tile."""
WIDEST: Final = 14
"""Columns of text within a tile."""


def tile_width(columns: int, room: int) -> int:
    """Return the width of tiles with which a board of `columns` columns fits into `room` columns of text."""
    return min(WIDEST, (room - LABEL - 1) // columns - 1)


def header(columns: Iterable[str], width: int) -> str:
    """Return the line with the names of the columns."""
    return " " * LABEL + "".join(f" {column:^{width}}" for column in columns) + " "


def rule(columns: int, width: int, corners: str) -> str:
    """Return a line between two rows; `corners` are its left end, its crossings and its right end."""
    return " " * LABEL + corners[0] + corners[1].join(["─" * width] * columns) + corners[2]


def row(name: str, tiles: Sequence[Sequence[str]]) -> list[str]:
    """Return the lines of a row of tiles, which all have as many lines; its name stands at the first."""
    lines = zip(*tiles, strict=True)
    return [f"{'' if k else name:<{LABEL}}│{'│'.join(line)}│" for k, line in enumerate(lines)]


def empty_tile(text: str, width: int) -> list[str]:
    """Return a tile without a unit."""
    return [f"{text:^{width}}", " " * width]


def unit_tile(
    unit: Mapping[str, Any],
    name: str,
    numbers: str,
    words: TerminalTexts,
    width: int,
    *,
    is_marked: bool,
    gap: str = "",
) -> list[str]:
    """Return the tile of a unit: its name behind the shape of its seat, then its numbers and marks.

    `is_marked`: it may be pointed at now. `gap` is a place before it that may be, too.
    """
    before = gap + ("»" if is_marked else "") + shape(unit["owner"])
    signs = marks(words, unit)
    room = width - cell_len(numbers)
    if signs and room > 1:
        numbers += (" " if room > cell_len(signs) else "") + signs
    return [set_cell_size(each, width) for each in (before + cut(name, width - len(before)), numbers)]


def numbers(unit: Mapping[str, Any], strength: int | None, printed: tuple[int, int] | None) -> str:
    """Return strength and health, each with an arrow where it is not as printed; without strength, only the health."""
    grown = 0 if printed is None else unit["maximum"] - printed[1]
    health = _changed(unit["health"], -1 if unit["health"] < unit["maximum"] else grown)
    if strength is None or printed is None:
        return f"♥{health}"
    return f"{_changed(strength, strength - printed[0])}/{health}"


def _changed(value: int, change: int) -> str:
    return f"{value}{'↑' if change > 0 else '↓' if change else ''}"


def cut(text: str, room: int) -> str:
    """Return a text cut to `room` columns, between words if that keeps enough of it."""
    if cell_len(text) <= room:
        return text
    words = text.split()
    short = ""
    while words and cell_len(f"{short} {words[0]}".strip()) < room:
        short = f"{short} {words.pop(0)}".strip()
    return f"{short}…" if cell_len(short) >= room // 2 else f"{text[: room - 1]}…"
