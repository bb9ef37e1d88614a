"""The armies as lines of text: a row for each player, a column for each kind, stacks that grow into sets of five."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.cells import set_cell_size
from rich.text import Text

from theagon.cli.terminal.grid import header, row, rule
from theagon.cli.terminal.style import ASH, GLAZE, GOLD, GROUND, SEATS, on

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from theagon.cli.terminal.grid import Size
    from theagon.cli.terminal.words import TerminalWords

KINDS: Final = 6
"""Of the house set; a set with more of them has narrower columns."""
SET: Final = 5


def draw_board(view: Mapping[str, Any], words: TerminalWords, size: Size, marked: Collection[str]) -> list[Text]:
    """The armies of a view, that of its seat below. `marked` are the stacks that may be pointed at now."""
    stacks = {stack["tile"]: stack for stack in view["stacks"]}
    kinds = words.game.cards.kind_ids
    size = _narrower(size, len(kinds))
    lines = [header([set_cell_size(words.card(kind), size.width) for kind in kinds], size)]
    if size.ruled:
        lines.append(rule(len(kinds), size, "┌┬┐"))
    seats = len(view["players"])
    for k in range(1, seats + 1):
        seat = (view["seat"] + k) % seats
        names = [f"p{seat + 1}-{kind}" for kind in kinds]
        tiles = [_stack(stacks.get(name), seat, size, is_marked=name in marked) for name in names]
        lines += row(f"p{seat + 1}", tiles, size)
        if size.ruled:
            lines.append(rule(len(kinds), size, "├┼┤" if k < seats else "└┴┘"))
    return lines


def _narrower(size: Size, kinds: int) -> Size:
    """The size in which `kinds` columns take the room of the usual ones."""
    width = max(SET + 3, (KINDS * (size.width + 1)) // max(KINDS, kinds) - 1)
    return type(size)(min(size.width, width), size.lines, size.ruled)


def _stack(stack: Mapping[str, Any] | None, seat: int, size: Size, *, is_marked: bool) -> list[Text]:
    """A stack: of the five cards of a set those that lie there, and their strength."""
    ground = GOLD if is_marked else GLAZE
    style = on(GROUND if is_marked else SEATS[seat] if stack else ASH, ground, bold=is_marked)
    text = "·"
    if stack:
        lying = len(stack["cards"])
        text = f"{'»' if is_marked else ''}{bar(lying)} {stack['strength']}"
    middle = (size.lines - 1) // 2
    return [Text(f"{text if k == middle else '':^{size.width}}", style) for k in range(size.lines)]


def bar(lying: int) -> str:
    """So many cards of the five that make a set."""
    return "▮" * lying + "▯" * (SET - lying)
