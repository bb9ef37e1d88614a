"""The board as lines of text: two rows of six, the player's own below, and the Sanctum between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from theagon.cli.terminal.games.gods_unchained.cards import GOD, marks
from theagon.cli.terminal.grid import LABEL, append_marks, append_value, fitted, grid_width, header, row, rule
from theagon.cli.terminal.style import ASH, BONE, CLAY, CLAY_DARK, GLAZE, GOLD, GROUND, SEATS, on
from theagon.cli.terminal.words import shape

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from theagon.cli.terminal.grid import Size
    from theagon.cli.terminal.words import Words

ROW: Final = "123456"


def draw_board(
    view: Mapping[str, Any], words: Words, size: Size, able: Collection[str], marked: Collection[str]
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


def _sanctum(view: Mapping[str, Any], words: Words, size: Size) -> Text:
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
    words: Words,
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


def _unit(unit: Mapping[str, Any], gap: str, words: Words, size: Size, *, can_act: bool, is_marked: bool) -> list[Text]:
    sign = gap + ("»" if is_marked else "") + shape(unit["owner"])
    ground = GOLD if is_marked else GLAZE
    ink = GROUND if is_marked else SEATS[unit["owner"]]
    lines = []
    for k, part in enumerate(fitted(words.card(unit["card"]), size.width, len(sign), size.lines - 1)):
        line = Text(style=on(ink if is_marked or unit["ready"] else ASH, ground, bold=can_act or is_marked))
        if k == 0 and gap:
            line.append(gap, on(GROUND, GOLD, bold=True))
        line.append(set_cell_size((sign[len(gap) :] if k == 0 else "") + part, size.width - line.cell_len))
        lines.append(line)
    line = values(unit, words, ground)
    said = "".join(mark for mark, _ in marks(unit, words))
    append_marks(line, said, size.width, on(GROUND if is_marked else ASH, ground, bold=is_marked))
    return [*lines, line]


def values(unit: Mapping[str, Any], words: Words, ground: str = GROUND) -> Text:
    """Strength and health, each with an arrow where it is not as printed; of a god its health alone."""
    line = Text(style=on(GROUND if ground == GOLD else BONE, ground, bold=True))
    if unit["kind"] == GOD:
        line.append("♥")
    else:
        printed = words.game.cards.by_id[unit["card"]].strength or 0
        append_value(line, unit["strength"], unit["strength"] - printed, ground)
        line.append("/")
    append_value(line, unit["health"], _health_change(unit, words), ground)
    return line


def _health_change(unit: Mapping[str, Any], words: Words) -> int:
    if unit["health"] < unit["maximum"]:
        return -1
    return 0 if unit["kind"] == GOD else int(unit["maximum"]) - (words.game.cards.by_id[unit["card"]].health or 0)


def legend(view: Mapping[str, Any], words: Words) -> str:
    """The marks that are on the board now, explained."""
    seen = dict.fromkeys(mark for unit in view["units"] for mark in marks(unit, words))
    return "  ".join(f"{mark} {name.lower()}" for mark, name in seen)
