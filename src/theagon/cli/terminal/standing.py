"""Units as lines of text: the name, the numbers with their changes, and the marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.cells import set_cell_size
from rich.text import Text

from theagon.cli.terminal.described import marks
from theagon.cli.terminal.grid import append_marks, append_value, fitted
from theagon.cli.terminal.style import ASH, BONE, GLAZE, GOLD, GROUND, NOBODY, SEATS, on
from theagon.cli.terminal.words import shape

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.cli.terminal.grid import Size
    from theagon.cli.terminal.words import TerminalWords


def standing(
    unit: Mapping[str, Any],
    name: str,
    figures: Text,
    words: TerminalWords,
    size: Size,
    *,
    tired: bool,
    bold: bool,
    is_marked: bool,
    gap: str = "",
) -> list[Text]:
    """A unit in `size.lines` lines: its name behind the shape of its seat, then its numbers and marks.

    A `tired` unit is drawn dim. `is_marked`: it may be pointed at now. `gap` is a place before it that may be, too.
    """
    sign = ("»" if is_marked else "") + shape(unit["owner"])
    ground = GOLD if is_marked else GLAZE
    colour = NOBODY[0] if unit["owner"] is None else SEATS[unit["owner"]]
    style = on(GROUND if is_marked else ASH if tired else colour, ground, bold=bold or is_marked)
    lines = []
    for k, part in enumerate(fitted(name, size.width, len(gap + sign), size.lines - 1)):
        line = Text(style=style)
        if k == 0:
            line.append(gap, on(GROUND, GOLD, bold=True))
        line.append(set_cell_size((sign if k == 0 else "") + part, size.width - line.cell_len))
        lines.append(line)
    append_marks(figures, marks(words, unit), size.width, on(GROUND if is_marked else ASH, ground, bold=is_marked))
    return [*lines, figures]


def figures(
    unit: Mapping[str, Any], strength: int | None, printed: tuple[int, int] | None, *, is_marked: bool, ground: str
) -> Text:
    """Strength and health, each with an arrow where it is not as printed; without strength, the health alone."""
    ground = GOLD if is_marked else ground
    line = Text(style=on(GROUND if is_marked else BONE, ground, bold=True))
    if strength is None or printed is None:
        line.append("♥")
    else:
        append_value(line, strength, strength - printed[0], ground)
        line.append("/")
    grown = 0 if printed is None else unit["maximum"] - printed[1]
    append_value(line, unit["health"], -1 if unit["health"] < unit["maximum"] else grown, ground)
    return line
