"""The board as lines of text: two rows of six, the player's own below, and the Sanctum between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len
from rich.text import Text

from theagon.cli.terminal.grid import LABEL, fitted, grid_width, header, row, rule
from theagon.cli.terminal.standing import figures, standing
from theagon.cli.terminal.style import ASH, BONE, CLAY, CLAY_DARK, GLAZE, GOLD, GROUND, on

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from theagon.cli.terminal.grid import Size
    from theagon.cli.terminal.words import TerminalWords

GOD: Final = "god"
ROW: Final = "123456"


def draw_board(
    view: Mapping[str, Any], words: TerminalWords, size: Size, able: Collection[str], marked: Collection[str]
) -> list[Text]:
    """The board of a view, the row of its seat below.

    `able` are places of units that may act; `marked`, places that may be pointed at now: a number alone is a gap of
    that row.
    """
    units = {unit["tile"]: unit for unit in view["units"]}
    near = view["seat"]
    lines = [header(ROW, size)]
    if size.ruled:
        lines.append(rule(len(ROW), size, "┌┬┐"))
    for seat in (1 - near, near):
        gaps = marked if seat == near else ()
        tiles = [_tile(f"p{seat + 1}-{place}", place in gaps, units, words, size, able, marked) for place in ROW]
        lines += row(f"p{seat + 1}", tiles, size)
        if seat != near:
            lines += [rule(len(ROW), size, "├┴┤")] if size.ruled else []
            lines += [_sanctum(view, words, size)] if view["sanctum"] is not None else []
            lines += [rule(len(ROW), size, "├┬┤")] if size.ruled and view["sanctum"] is not None else []
    if size.ruled:
        lines.append(rule(len(ROW), size, "└┴┘"))
    return lines


def _sanctum(view: Mapping[str, Any], words: TerminalWords, size: Size) -> Text:
    """What is sold, by place, each with its price."""
    width = grid_width(len(ROW), size.width)
    text = Text(f"{'':{LABEL}} {words.term('name-sanctum')} ", on(ASH, GROUND))
    sold = [
        (place, words.card(each["card"]), f" ☼{each['favor']}")
        for place, each in enumerate(view["sanctum"], 1)
        if each is not None
    ]
    room = width - text.cell_len
    whole = sum(5 + cell_len(name) + len(price) for _, name, price in sold) <= room
    for place, name, price in sold:
        shown = name if whole else fitted(name, room // len(sold) - 5 - len(price), 0, 1)[0]
        text.append(f"  {place} ", on(ASH, GROUND)).append(shown, on(BONE, GROUND)).append(price, on(ASH, GROUND))
    text.truncate(width)
    text.pad_right(width - text.cell_len)
    return text


def _tile(
    name: str,
    is_gap: bool,
    units: Mapping[str, Mapping[str, Any]],
    words: TerminalWords,
    size: Size,
    able: Collection[str],
    marked: Collection[str],
) -> list[Text]:
    gap = f"[{name[-1]}]" if is_gap else ""
    if name in units:
        return _unit(units[name], gap, words, size, can_act=name in able, is_marked=name in marked)
    ground = CLAY if int(name[1]) + int(name[-1]) & 1 else CLAY_DARK
    style = on(GROUND, GOLD, bold=True) if gap else on(GLAZE, ground)
    middle = (size.lines - 1) // 2
    return [Text(f"{(gap or '·') if k == middle else '':^{size.width}}", style) for k in range(size.lines)]


def _unit(
    unit: Mapping[str, Any], gap: str, words: TerminalWords, size: Size, *, can_act: bool, is_marked: bool
) -> list[Text]:
    return standing(
        unit,
        words.card(unit["card"]),
        values(unit, words, is_marked=is_marked, ground=GLAZE),
        words,
        size,
        tired=not unit["ready"],
        bold=can_act,
        is_marked=is_marked,
        gap=gap,
    )


def values(unit: Mapping[str, Any], words: TerminalWords, *, is_marked: bool = False, ground: str = GROUND) -> Text:
    """Strength and health; of a god its health alone."""
    card = None if unit["kind"] == GOD else words.face(unit["card"])
    printed = None if card is None else (card.attack or 0, card.health or 0)
    return figures(unit, unit["strength"], printed, is_marked=is_marked, ground=ground)
