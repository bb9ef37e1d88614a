"""The whole table on one screen, in the largest form that fits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.text import Text

from theagon.cli.terminal.board import COLUMNS, LABEL, Size, draw_board, legend
from theagon.cli.terminal.scene import flowing, hand_entries, menu_entries, message_line, player_line, status
from theagon.cli.terminal.style import ASH, BONE, GROUND, PAPER, on

if TYPE_CHECKING:
    from theagon.cli.terminal.scene import Scene

SMALLEST: Final = (80, 24)
"""Columns and lines that a screen must have."""

BESIDE: Final = 136  # columns from which on hand and choices stand beside the board
MOST_LOG: Final = 3  # lines of the log that the board may not take away


@dataclass(frozen=True, slots=True)
class Form:
    """A way of laying the table out: the lines of a tile, rules between the rows or not, cards with text or without."""

    lines: int
    ruled: bool
    full: bool


FORMS: Final = (
    Form(3, ruled=True, full=True),
    Form(2, ruled=True, full=True),
    Form(2, ruled=False, full=True),
    Form(3, ruled=True, full=False),
    Form(2, ruled=True, full=False),
    Form(2, ruled=False, full=False),
)
"""From the largest to the smallest."""


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
    fixed = len(top) + len(lists) + 2
    least = 1 if form == FORMS[-1] else MOST_LOG
    return [*top, _legend(scene), *_log(scene, max(least, height - fixed)), *lists, message_line(scene)]


def _wide(scene: Scene, form: Form, width: int, height: int) -> list[Text]:
    """Hand and choices beside the board, the log beneath it."""
    size = Size(10, form.lines, form.ruled)
    me, other = scene.seat, 1 - scene.seat
    left = [player_line(scene, other), *_board(scene, size), player_line(scene, me), _legend(scene)]
    gap = size.total_width + 2
    right = _lists(scene, form, width - gap)
    body = max(len(left), min(len(right), height - 2 - MOST_LOG))
    if len(right) > height - 2:
        return [Text()] * (height + 1)
    lines = [status(scene)]
    left += _log(scene, max(0, height - 2 - len(left)))
    for k in range(max(body, height - 2)):
        line = left[k].copy() if k < len(left) else Text()
        line.truncate(gap - 2)
        line.pad_right(gap - line.cell_len)
        if k < len(right):
            line.append_text(right[k])
        lines.append(line)
    return [*lines, message_line(scene)]


def _board(scene: Scene, size: Size) -> list[Text]:
    return draw_board(scene.view, scene.words, size, scene.able, scene.marked)


def _lists(scene: Scene, form: Form, width: int) -> list[Text]:
    """The hand, then the other choices."""
    hand, menu = hand_entries(scene, full=form.full), menu_entries(scene, full=form.full)
    tiles = scene.picked is not None or (scene.menu is not None and scene.menu.kind in ("target", "destination"))
    return [
        *(hand if form.full else flowing(hand, width)),
        *(menu if form.full and not tiles else flowing(menu, width)),
    ]


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
