"""A match as a reader may see it, in the messages of the protocol: the table, the log, what one action would do."""

from __future__ import annotations

import hashlib
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from theagon.games import load_game
from theagon.match.outline import outline
from theagon.server.protocol.client import WhyNot
from theagon.server.protocol.server import Refused
from theagon.server.protocol.table import EventLine, StepLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.games.base import Event, Refusal
    from theagon.games.play.game import Game
    from theagon.games.play.position import Position
    from theagon.match.match import LogEntry, Match
    from theagon.server.protocol.client import Command

REMEMBERED: Final = 8192
"""Events whose words are remembered: most go to several readers, one after the other."""


def step_lines(
    match: Match, seat: int | None, language: str, since: int = 0, reader: int | None = None
) -> tuple[StepLine, ...]:
    """The log of a match from a step on, as a seat (None: a spectator) may know it, in words for a reader."""
    return tuple(step_line(match.game, entry, language, reader) for entry in match.log(seat, since=since))


def step_line(game: Game, entry: LogEntry, language: str, reader: int | None = None) -> StepLine:
    """One step in words: the reader's own seat is called You."""
    lines = event_lines(game, entry.events, language, reader)
    return StepLine(entry.step, entry.seat, entry.action, entry.notation, lines)


def event_lines(game: Game, events: Sequence[Event], language: str, reader: int | None = None) -> tuple[EventLine, ...]:
    """The events of a step with their words, and how they are set."""
    tell = partial(_words, game.name) if game is load_game(game.name) else game.tell
    return tuple(
        EventLine(each, tell(replace(each, number=0, cause=-1), language, reader=reader), *nesting)
        for each, nesting in zip(events, outline(events).values(), strict=True)
    )


@lru_cache(REMEMBERED)
def _words(name: str, event: Event, language: str, reader: int | None) -> str:
    """An event in the words of a game as it comes; a game with cards of its own is not remembered for this.

    Words say neither its number nor its cause: without them many events are equal.
    """
    return str(load_game(name).tell(event, language, reader=reader))


def fingerprint(view: dict[str, Any]) -> str:
    """A hash of a view: equal for equal views."""
    return hashlib.blake2b(msgspec.json.encode(view), digest_size=8).hexdigest()


def refused(of: str, refusal: Refusal, language: str, sequence: int, number: int | None = None) -> Refused:
    """What the rules have against an action, as a message."""
    return Refused(of, number, refusal.reason, refusal.clause, refusal.text(language), "", sequence)


def intended(position: Position, message: Command | WhyNot) -> int:
    """The action that a reader typed, or pointed at. Raises `TheagonError` if it is not understood."""
    if isinstance(message, WhyNot) and message.text is None:
        return position.meant(message.source, message.target)
    assert message.text is not None, "every command has one"
    return position.parse(message.text)
