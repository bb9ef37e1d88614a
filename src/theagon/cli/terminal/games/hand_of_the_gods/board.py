"""The board as lines of text: columns a to h, row 5 at the top."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.cli.terminal.tiles import LINES, empty_tile, header, numbers, row, rule, tile_width, unit_tile

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from theagon.cli.terminal.texts import TerminalTexts

STONE: Final = "summoning-stone"
COLUMNS: Final = "abcdefgh"
ROWS: Final = "54321"


def draw_board(view: Mapping[str, Any], words: TerminalTexts, room: int, marked: Collection[str]) -> list[str]:
    """Return the board of a view; `marked` are the tiles that may be pointed at now."""
    width = tile_width(len(COLUMNS), room)
    units = {unit["tile"]: unit for unit in view["units"]}
    lines = [header(COLUMNS, width)]
    for number in ROWS:
        lines.append(rule(len(COLUMNS), width, "┌┬┐" if number == ROWS[0] else "├┼┤"))
        tiles = []
        for name in (f"{column}{number}" for column in COLUMNS):
            if name in units:
                tiles.append(_unit(units[name], words, width, is_marked=name in marked))
            elif name in view["blockers"]:
                tiles.append(["▒" * width] * LINES)
            else:
                tiles.append(empty_tile(f"[{name}]" if name in marked else "·", width))
        lines += row(number, tiles)
    return [*lines, rule(len(COLUMNS), width, "└┴┘")]


def _unit(unit: Mapping[str, Any], words: TerminalTexts, width: int, *, is_marked: bool) -> list[str]:
    stone = unit["card"] == STONE
    card = None if stone else words.face(unit["card"])
    printed = None if card is None else (card.attack or 0, card.health or 0)
    name = words.say("stone-short") if stone else words.card(unit["card"])
    return unit_tile(unit, name, numbers(unit, unit["attack"], printed), words, width, is_marked=is_marked)
