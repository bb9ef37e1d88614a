"""The whole table on one screen, in the largest form that fits."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import wrap
from typing import TYPE_CHECKING, Final, Literal

from rich.text import Text

from theagon.cli.terminal.board import COLUMNS, LABEL, Size, draw_board, legend
from theagon.cli.terminal.scene import (
    TEXT_COLUMN,
    flowing,
    hand_entries,
    menu_entries,
    message_lines,
    picked_text,
    player_line,
    status,
)
from theagon.cli.terminal.style import ASH, BONE, GROUND, PAPER, on

if TYPE_CHECKING:
    from theagon.cli.terminal.scene import Scene

SMALLEST: Final = (80, 24)
"""Columns and lines that a screen must have."""

BESIDE: Final = 136  # columns from which on hand and choices stand beside the board
MOST_LOG: Final = 3  # lines of the log that the board may not take away


@dataclass(frozen=True, slots=True)
class Form:
    """A way of laying the table out."""

    lines: int
    """Of text within a tile."""
    ruled: bool
    """Whether rules part the rows of the board."""
    cards: Literal["whole", "cut", "names"]
    """Whether the cards of the hand have all of their text, a line of it, or none."""


FORMS: Final = (
    Form(3, ruled=True, cards="whole"),
    Form(2, ruled=True, cards="whole"),
    Form(2, ruled=False, cards="whole"),
    Form(2, ruled=True, cards="cut"),
    Form(2, ruled=False, cards="cut"),
    Form(3, ruled=True, cards="names"),
    Form(2, ruled=True, cards="names"),
    Form(2, ruled=False, cards="names"),
)
"""From the best to the smallest."""


def compose(scene: Scene, width: int, height: int) -> list[Text]:
    """The table in exactly `height` lines of `width` columns; the cursor's own line is not among them."""
    for form in FORMS:
        lines = _wide(scene, form, width, height) if width >= BESIDE else _narrow(scene, form, width, height)
        if len(lines) <= height:
            break
    lines = [*lines[: height - 1], lines[-1]] if len(lines) > height else lines
    return [_to_width(line, width) for line in lines]


def page(title: str, body: list[str], width: int, height: int) -> list[Text]:
    """A page of text in exactly `height` lines."""
    lines = [Text(title, on(BONE, GROUND, bold=True)), *(Text(line, on(BONE, GROUND)) for line in body[: height - 1])]
    lines += [Text()] * (height - len(lines))
    return [_to_width(line, width) for line in lines]


def _narrow(scene: Scene, form: Form, width: int, height: int) -> list[Text]:
    """Everything beneath the board. The log takes what is left."""
    size = Size(min(14, (width - LABEL - 1) // len(COLUMNS) - 1), form.lines, form.ruled)
    me, other = scene.seat, 1 - scene.seat
    top = [status(scene), player_line(scene, other), *_board(scene, size), player_line(scene, me)]
    lists = _lists(scene, form, width)
    message = message_lines(scene, width)
    fixed = len(top) + 1 + len(lists) + len(message)
    least = 1 if form == FORMS[-1] else MOST_LOG
    return [*top, _legend(scene), *_log(scene, max(least, height - fixed)), *lists, *message]


def _wide(scene: Scene, form: Form, width: int, height: int) -> list[Text]:
    """Hand and choices beside the board, the log beneath it."""
    size = Size(10, form.lines, form.ruled)
    me, other = scene.seat, 1 - scene.seat
    left = [player_line(scene, other), *_board(scene, size), player_line(scene, me), _legend(scene)]
    gap = size.total_width + 2
    right = _lists(scene, form, width - gap)
    message = message_lines(scene, width)
    room = height - 1 - len(message)
    left += _log(scene, max(MOST_LOG, room - len(left)))
    lines = [status(scene)]
    for k in range(max(len(left), len(right))):
        line = left[k].copy() if k < len(left) else Text()
        line.truncate(gap - 2)
        line.pad_right(gap - line.cell_len)
        if k < len(right):
            line.append_text(right[k])
        lines.append(line)
    return [*lines, *message]


def _board(scene: Scene, size: Size) -> list[Text]:
    return draw_board(scene.view, scene.words, size, scene.able, scene.marked)


def _lists(scene: Scene, form: Form, width: int) -> list[Text]:
    """The hand, then the other choices; of what is picked, its text and where it may be used."""
    full = form.cards != "names"
    menu = menu_entries(scene, full=full)
    if scene.picked is not None:
        return [*(Text(line, on(BONE, GROUND)) for line in wrap(picked_text(scene), width)), *flowing(menu, width)]
    hand = hand_entries(scene, full=full)
    tiles = scene.menu is not None and scene.menu.kind in ("target", "destination")
    if form.cards == "whole":
        hand = [line for entry in hand for line in hanging(entry, width)]
    if scene.menu is not None and form.ruled and menu and hand:
        menu.insert(0, Text())  # a breath between hand and choices
    return [*(hand if full else flowing(hand, width)), *(menu if full and not tiles else flowing(menu, width))]


def hanging(entry: Text, width: int) -> list[Text]:
    """A card of the hand with all of its text, its further lines under the first."""
    words = wrap(entry.plain[TEXT_COLUMN:], max(20, width - TEXT_COLUMN))
    if len(words) < 2:
        return [entry]
    first = entry[:TEXT_COLUMN]
    first.append(words[0], on(ASH, GROUND))
    return [first, *(Text(" " * TEXT_COLUMN + line, on(ASH, GROUND)) for line in words[1:])]


def _legend(scene: Scene) -> Text:
    return Text(legend(scene.view, scene.words), on(ASH, GROUND))


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
