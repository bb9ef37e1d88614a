"""The armies as lines of text: a row for each player, a column for each kind, stacks that grow into sets of five."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.cells import set_cell_size

from theagon.cli.terminal.tiles import header, row, rule, tile_width

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from theagon.cli.terminal.texts import TerminalTexts

SET: Final = 5


def draw_board(view: Mapping[str, Any], words: TerminalTexts, room: int, marked: Collection[str]) -> list[str]:
    """Return the armies of a view, that of its seat below; `marked` are the stacks that may be pointed at now."""
    stacks = {stack["tile"]: stack for stack in view["stacks"]}
    kinds = words.game.cards.kind_ids
    width = max(SET + 3, tile_width(len(kinds), room))
    lines = [header([set_cell_size(words.card(kind), width) for kind in kinds], width), rule(len(kinds), width, "┌┬┐")]
    seats = len(view["players"])
    for k in range(1, seats + 1):
        player = f"p{(view['seat'] + k) % seats + 1}"
        names = [f"{player}-{kind}" for kind in kinds]
        lines += row(player, [[f"{_stack(stacks.get(name), name in marked):^{width}}"] for name in names])
        lines.append(rule(len(kinds), width, "├┼┤" if k < seats else "└┴┘"))
    return lines


def _stack(stack: Mapping[str, Any] | None, is_marked: bool) -> str:
    """Return a stack: of the five cards of a set those that lie there, and their strength."""
    return f"{'»' if is_marked else ''}{bar(len(stack['cards']))} {stack['strength']}" if stack else "·"


def bar(lying: int) -> str:
    """Return so many cards of the five that make a set."""
    return "▮" * lying + "▯" * (SET - lying)
