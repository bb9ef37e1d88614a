"""A board of rows and columns as lines of text, in the size that there is room for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from rich.cells import cell_len
from rich.text import Text

from theagon.cli.terminal.style import ASH, BLOOD, CLAY_DARK, GOLD, GROUND, LAUREL, on

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

LABEL: Final = 2  # columns of text that a row's name takes
LINE: Final = on(CLAY_DARK, GROUND)


@dataclass(frozen=True, slots=True)
class Size:
    """How large the board is drawn: columns and lines of text within a tile, and whether rules part the rows."""

    width: int
    lines: int
    ruled: bool


@dataclass(frozen=True, slots=True)
class Form:
    """A way of laying the table out."""

    lines: int
    """Of text within a tile."""
    ruled: bool
    """Whether rules part the rows of the board."""
    cards: Literal["whole", "cut", "names"]
    """Whether the cards of the hand have all of their text, a line of it, or none."""


def grid_width(columns: int, tile: int) -> int:
    """The columns of text that a board takes whose tiles are `tile` wide."""
    return LABEL + columns * (tile + 1) + 1


def tile_width(columns: int, room: int, most: int) -> int:
    """The width of tiles, at most `most`, so that the board fits into `room` columns of text."""
    return min(most, (room - LABEL - 1) // columns - 1)


def header(columns: Iterable[str], size: Size) -> Text:
    """The names of the columns."""
    names = "".join(f" {column:^{size.width}}" for column in columns)
    return Text(f"{' ' * LABEL}{names} ", on(ASH, GROUND))


def rule(columns: int, size: Size, corners: str) -> Text:
    """A line between two rows; `corners` are its left end, its crossings and its right end."""
    tiles = corners[1].join(["─" * size.width] * columns)
    return Text(" " * LABEL + corners[0] + tiles + corners[2], LINE)


def row(name: str, tiles: Sequence[Sequence[Text]], size: Size) -> list[Text]:
    """A row of tiles, each of `size.lines` lines, with its name beside it."""
    lines = []
    for k in range(size.lines):
        line = Text(f"{name if k == (size.lines - 1) // 2 else '':<{LABEL}}", on(ASH, GROUND))
        line.append("│", LINE)
        for tile in tiles:
            line.append_text(tile[k])
            line.append("│", LINE)
        lines.append(line)
    return lines


def append_value(line: Text, value: int, change: int, ground: str) -> None:
    """A number, with an arrow where it is not as printed."""
    if not change:
        line.append(str(value))
        return
    colour = LAUREL if change > 0 else BLOOD
    line.append(f"{value}{'↑' if change > 0 else '↓'}", on(GROUND if ground == GOLD else colour, ground, bold=True))


def append_marks(line: Text, marks: str, width: int, style: str) -> None:
    """Marks after what a line has already, apart from it if there is room; the line is then `width` wide."""
    room = width - cell_len(line.plain)
    if marks and room > 1:
        line.append(" " if room > cell_len(marks) else "")
        line.append(marks, style)
    line.truncate(width)
    line.pad_right(width - cell_len(line.plain))


def fitted(name: str, width: int, indent: int, lines: int) -> list[str]:
    """A name cut into lines of a tile, the first indented: between words where that keeps enough of it."""
    result: list[str] = []
    rest = name.split()
    for k in range(lines):
        room = width - (indent if k == 0 else 0)
        if k == lines - 1:
            result.append(cut(" ".join(rest), room))
            break
        line = ""
        while rest and cell_len(f"{line} {rest[0]}".strip()) <= room:
            line = f"{line} {rest.pop(0)}".strip()
        if rest and not line:  # one long word
            line, rest[0] = rest[0][:room], rest[0][room:]
            if lines == 1 or len(rest[0]) < 3:
                line = cut(line + rest.pop(0), room)
        result.append(line)
    return result


def cut(text: str, room: int) -> str:
    """A text cut to so many columns, between words where that keeps enough of it."""
    if cell_len(text) <= room:
        return text
    words = text.split()
    short = ""
    while words and cell_len(f"{short} {words[0]}".strip()) < room:
        short = f"{short} {words.pop(0)}".strip()
    return f"{short}…" if cell_len(short) >= room // 2 else f"{text[: room - 1]}…"
