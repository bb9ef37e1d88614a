"""The board as lines of text: two rows of six, the player's own below, and the Sanctum between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len, set_cell_size

from theagon.cli.terminal.tiles import LABEL, cut, empty_tile, header, numbers, row, rule, tile_width, unit_tile

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from theagon.cli.terminal.texts import TerminalTexts

GOD: Final = "god"
ROW: Final = "123456"


def draw_board(view: Mapping[str, Any], words: TerminalTexts, room: int, marked: Collection[str]) -> list[str]:
    """Return the board of a view, the row of its seat below.

    `marked` are the places that may be pointed at now: a number alone is a gap of that row.
    """
    width, near = tile_width(len(ROW), room), view["seat"]
    units = {unit["tile"]: unit for unit in view["units"]}

    def tile(place: str, gap: str) -> list[str]:
        unit = units.get(place)
        if unit is None:
            return empty_tile(gap or "·", width)
        name, is_marked = words.card(unit["card"]), place in marked
        return unit_tile(unit, name, values(unit, words), words, width, is_marked=is_marked, gap=gap)

    gaps = [f"[{number}]" if number in marked else "" for number in ROW]
    far = [tile(f"p{2 - near}-{number}", "") for number in ROW]
    own = [tile(f"p{near + 1}-{number}", gap) for number, gap in zip(ROW, gaps, strict=True)]
    return [
        header(ROW, width),
        rule(len(ROW), width, "┌┬┐"),
        *row(f"p{2 - near}", far),
        rule(len(ROW), width, "├┴┤"),
        *([] if view["sanctum"] is None else [_sanctum(view, words, width), rule(len(ROW), width, "├┬┤")]),
        *row(f"p{near + 1}", own),
        rule(len(ROW), width, "└┴┘"),
    ]


def _sanctum(view: Mapping[str, Any], words: TerminalTexts, width: int) -> str:
    """Return what is sold, by place, each with its price."""
    line = f"{'':{LABEL}} {words.term('name-sanctum')} "
    sold = [
        (place, words.card(each["card"]), f" ☼{each['favor']}")
        for place, each in enumerate(view["sanctum"], 1)
        if each is not None
    ]
    whole = LABEL + len(ROW) * (width + 1) + 1
    room = whole - cell_len(line)
    fits = sum(5 + cell_len(name) + len(price) for _, name, price in sold) <= room
    for place, name, price in sold:
        line += f"  {place} {name if fits else cut(name, room // len(sold) - 5 - len(price))}{price}"
    return set_cell_size(line, whole)


def values(unit: Mapping[str, Any], words: TerminalTexts) -> str:
    """Return strength and health; of a god its health alone."""
    card = None if unit["kind"] == GOD else words.face(unit["card"])
    printed = None if card is None else (card.attack or 0, card.health or 0)
    return numbers(unit, unit["strength"], printed)
