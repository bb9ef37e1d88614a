"""What happened, in words: the events of an action as lines, each under what caused it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.cli.terminal.scene import Line
from theagon.match.outline import outline

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from theagon.cli.terminal.words import Words
    from theagon.games.base import Event
    from theagon.match.match import Cause

DEEPEST: Final = 3


def told(events: Iterable[Event], seat: int | None, words: Words, *, brief: bool) -> list[Line]:
    """The events as a seat may know them; if `brief`, without those that tell the player nothing new.

    How deep each stands: `theagon.match.outline`.
    """
    shown, kinds = list(events), words.game.events
    below = outline(shown)
    depths: dict[int, int] = {}
    lines = []
    for event in shown:
        quiet = brief and not kinds[event.kind].short
        depth = depths.get(below[event.number], -1) + 1
        depths[event.number] = depth - 1 if quiet else depth
        if not quiet:
            lines.append(Line(event.number, min(depth, DEEPEST), event.seat, _text(event, seat, words)))
    return lines


def explained(chain: Sequence[Cause], seat: int | None, words: Words) -> list[str]:
    """An event and all that led to it, the action first, each with its clause; then what that clause says."""
    lines = []
    for depth, cause in enumerate(reversed(chain)):
        line = Line(cause.event.number, depth, cause.event.seat, _text(cause.event, seat, words))
        lines.append(f"{line} [{cause.event.clause}]")
    clauses = dict.fromkeys(cause.event.clause for cause in reversed(chain))
    return [*lines, "", *(f"{clause}  {words.game.clause_text(clause, words.language)}" for clause in clauses)]


def _text(event: Event, seat: int | None, words: Words) -> str:
    return words.event(event.seen_by(seat))
