"""The log of the terminal: the events of an action as lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from theagon.cli.terminal.table import Line
from theagon.match.outline import outline

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from theagon.cli.terminal.texts import TerminalTexts
    from theagon.games.base import Event
    from theagon.match.match import Cause

DEEPEST: Final = 3


def log_lines(events: Iterable[Event], seat: int | None, words: TerminalTexts, *, brief: bool) -> list[Line]:
    """Return the events as a seat may know them; with `brief`, without those that add nothing new for the player.

    `theagon.match.outline` says how each is indented.
    """
    kinds, passed = words.game.events, {-1: -1}
    shown = []
    for event in events:
        cause = passed.get(event.cause, event.cause)
        quiet = brief and not kinds[event.kind].short
        passed[event.number] = cause if quiet else event.number
        if not quiet:
            shown.append(replace(event, cause=cause))
    return [
        Line(event.number, min(nesting.depth, DEEPEST), event.seat, _text(event, seat, words) + nesting.arrow)
        for event, nesting in zip(shown, outline(shown).values(), strict=True)
    ]


def explained(chain: Sequence[Cause], seat: int | None, words: TerminalTexts) -> list[str]:
    """Return an event and its causes, the action first, each with its clause; then the texts of these clauses."""
    lines = []
    for depth, cause in enumerate(reversed(chain)):
        line = Line(cause.event.number, depth, cause.event.seat, _text(cause.event, seat, words))
        lines.append(f"{line} [{cause.event.clause}]")
    clauses = dict.fromkeys(cause.event.clause for cause in reversed(chain))
    return [*lines, "", *(f"{clause}  {words.game.clause_text(clause, words.language)}" for clause in clauses)]


def _text(event: Event, seat: int | None, words: TerminalTexts) -> str:
    return words.event(event.seen_by(seat))
