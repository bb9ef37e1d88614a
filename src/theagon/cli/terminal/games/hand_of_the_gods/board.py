"""The board as lines of text: columns a to h, row 5 at the top, in the size that there is room for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from theagon.cli.terminal.grid import header, row, rule
from theagon.cli.terminal.standing import figures, standing
from theagon.cli.terminal.style import ASH, CLAY, CLAY_DARK, GLAZE, GOLD, GROUND, on

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from theagon.cli.terminal.grid import Size
    from theagon.cli.terminal.words import TerminalWords

STONE: Final = "summoning-stone"
COLUMNS: Final = "abcdefgh"
ROWS: Final = "54321"


def draw_board(
    view: Mapping[str, Any], words: TerminalWords, size: Size, able: Collection[str], marked: Collection[str]
) -> list[Text]:
    """The board of a view. `able` are tiles of units that may act; `marked`, tiles that may be pointed at now."""
    units = {unit["tile"]: unit for unit in view["units"]}
    lines = [header(COLUMNS, size)]
    for number in ROWS:
        if size.ruled:
            lines.append(rule(len(COLUMNS), size, "┌┬┐" if number == ROWS[0] else "├┼┤"))
        tiles = [
            _tile(f"{column}{number}", units.get(f"{column}{number}"), view["blockers"], words, size, able, marked)
            for column in COLUMNS
        ]
        lines += row(number, tiles, size)
    if size.ruled:
        lines.append(rule(len(COLUMNS), size, "└┴┘"))
    return lines


def _tile(
    name: str,
    unit: Mapping[str, Any] | None,
    blockers: Collection[str],
    words: TerminalWords,
    size: Size,
    able: Collection[str],
    marked: Collection[str],
) -> list[Text]:
    if unit is not None:
        return _unit(unit, words, size, can_act=name in able, is_marked=name in marked)
    if name in blockers:
        return [Text("▒" * size.width, on(ASH, GROUND)) for _ in range(size.lines)]
    ground = CLAY if (COLUMNS.index(name[0]) + int(name[1])) % 2 else CLAY_DARK
    middle = (size.lines - 1) // 2
    if name in marked:
        text, style = f"[{name}]", on(GROUND, GOLD, bold=True)
    else:
        text, style = "·", on(GLAZE, ground)
    return [Text(f"{text if k == middle else '':^{size.width}}", style) for k in range(size.lines)]


def _unit(unit: Mapping[str, Any], words: TerminalWords, size: Size, *, can_act: bool, is_marked: bool) -> list[Text]:
    stone = unit["card"] == STONE
    card = None if stone else words.face(unit["card"])
    printed = None if card is None else (card.attack or 0, card.health or 0)
    return standing(
        unit,
        words.say("stone-short") if stone else words.card(unit["card"]),
        figures(unit, unit["attack"], printed, is_marked=is_marked, ground=GLAZE),
        words,
        size,
        tired=not can_act and bool(unit["banished"] or "exhausted" in unit["statuses"]),
        bold=can_act or stone,
        is_marked=is_marked,
    )
