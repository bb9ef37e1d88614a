"""The whole table on one screen, in the largest form that fits."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final

from rich.text import Text

from theagon.cli.terminal.entries import (
    flowing,
    hand_entries,
    menu_entries,
    message_lines,
    picked_text,
    status,
    text_column,
)
from theagon.cli.terminal.grid import Size, grid_width, tile_width
from theagon.cli.terminal.style import ASH, BONE, GROUND, PAPER, on

if TYPE_CHECKING:
    from theagon.cli.terminal.table import Scene

SMALLEST: Final = (80, 24)
"""Columns and lines that a screen must have."""

BESIDE: Final = 136  # from this many columns on, hand and choices stand beside the board
WIDEST_BOARD: Final = 91  # columns that the board may take then
WIDEST_TILE: Final = 14  # columns within a tile
MOST_LOG: Final = 3  # lines that are left for the log, however large the board


def compose(scene: Scene, width: int, height: int) -> list[Text]:
    """The table in exactly `height` lines of `width` columns, without the line that the player types on."""
    table, columns = scene.table, scene.table.columns
    beside = width >= BESIDE
    tile = tile_width(columns, WIDEST_BOARD if beside else width, WIDEST_TILE)
    gap = grid_width(columns, tile) + 2 if beside else 0
    message = message_lines(scene, width)
    theirs = [line for seat in scene.others for line in table.player(scene, seat)]
    ours = table.player(scene, scene.seat)
    lists = {cards: _lists(scene, cards, width - gap) for cards in ("whole", "cut", "names")}
    for form in table.forms:
        board, listed = table.board(scene, Size(tile, form.lines, form.ruled)), lists[form.cards]
        left = [*theirs, *board, *ours, Text(table.legend(scene), on(ASH, GROUND))]
        room = height - 1 - len(left) - len(message)  # for the log, and for the lists if beneath it
        if room >= MOST_LOG and len(listed) <= (height - 1 - len(message) if beside else room - MOST_LOG):
            break
    if beside:
        lines = _side_by_side([*left, *_log(scene, room)], listed, gap)
    else:
        listed = listed if len(listed) <= room else [*listed[: room - 1], Text("…", on(ASH, GROUND))]
        lines = [*left, *_log(scene, room - len(listed)), *listed]
    return [_to_width(line, width) for line in (status(scene), *lines, *message)]


def page(body: list[str], titles: int, width: int, height: int) -> list[Text]:
    """A page of text in exactly `height` lines, the first `titles` of them its title."""
    lines = [Text(line, on(BONE, GROUND, bold=k < titles)) for k, line in enumerate(body)]
    lines += [Text()] * (height - len(lines))
    return [_to_width(line, width) for line in lines]


def _side_by_side(left: list[Text], right: list[Text], gap: int) -> list[Text]:
    """Two columns of lines, the right one from column `gap` on. There are as many lines as the left one has."""
    lines = []
    for k, line in enumerate(left):
        both = line.copy()
        both.truncate(gap - 2)
        both.pad_right(gap - both.cell_len)
        if k < len(right):
            both.append_text(right[k])
        lines.append(both)
    return lines


def _lists(scene: Scene, cards: str, width: int) -> list[Text]:
    """The hand, then the other choices; for the picked one, its text and its targets."""
    full = cards != "names"
    menu = menu_entries(scene, full=full, idle=True)
    if scene.picked is not None:
        return [*(Text(line, on(BONE, GROUND)) for line in wrap(picked_text(scene), width)), *flowing(menu, width)]
    hand = hand_entries(scene, full=full)
    tiles = scene.menu is not None and scene.menu.asks_for_place
    if cards == "whole":
        column = text_column(scene)
        hand = [*(line for entry in hand for line in hanging(entry, width, column)), Text()]
    return [*(hand if full else flowing(hand, width)), *(menu if full and not tiles else flowing(menu, width))]


def hanging(entry: Text, width: int, column: int) -> list[Text]:
    """A card of the hand with its whole text, every line of which begins at `column`."""
    words = wrap(entry.plain[column:], max(20, width - column))
    if len(words) < 2:
        return [entry]
    first = entry[:column]
    first.append(words[0], on(ASH, GROUND))
    return [first, *(Text(" " * column + line, on(ASH, GROUND)) for line in words[1:])]


def _log(scene: Scene, room: int) -> list[Text]:
    """The latest events, as many as there is room for."""
    latest = scene.log[-room:] if room else []
    lines = [Text(str(line), on(ASH if line.depth else BONE, GROUND)) for line in latest]
    return [*lines, *[Text()] * (room - len(lines))]


def _to_width(line: Text, width: int) -> Text:
    line = line.copy()
    if line.cell_len > width:
        line.truncate(width, overflow="ellipsis")
    line.pad_right(width - line.cell_len)
    framed = Text(style=PAPER)
    framed.append_text(line)
    return framed
