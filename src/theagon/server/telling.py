"""A match as a reader may see it, in the messages of the protocol: the table, the log, what one action would do."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

from theagon.server.protocol import EventLine, Refused, StepLine

if TYPE_CHECKING:
    from collections.abc import Iterable

    from theagon.games.base import Event, Game, Refusal
    from theagon.match.match import LogEntry, Match


def step_lines(match: Match, seat: int | None, language: str, since: int = 0) -> tuple[StepLine, ...]:
    """The log of a match from a step on, as a seat (None: a spectator) may know it."""
    return tuple(step_line(match.game, entry, language) for entry in match.log(seat, since=since))


def step_line(game: Game, entry: LogEntry, language: str) -> StepLine:
    """One step with its words."""
    return StepLine(entry.step, entry.seat, entry.action, entry.notation, event_lines(game, entry.events, language))


def event_lines(game: Game, events: Iterable[Event], language: str) -> tuple[EventLine, ...]:
    """Events with their words."""
    return tuple(EventLine(each, game.tell(each, language)) for each in events)


def fingerprint(view: dict[str, Any]) -> str:
    """A hash of a view: equal for equal views."""
    return hashlib.blake2b(msgspec.json.encode(view), digest_size=8).hexdigest()


def refused(of: str, refusal: Refusal, language: str, sequence: int, number: int | None = None) -> Refused:
    """What the rules have against an action, as a message."""
    return Refused(of, number, refusal.reason, refusal.clause, refusal.text(language), "", sequence)
