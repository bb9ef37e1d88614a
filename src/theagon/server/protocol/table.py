"""What a reader sees of a match."""

from __future__ import annotations

from typing import Any

from theagon.games.base import Event, Option
from theagon.server.protocol.base import Rating, ServerData


class EventLine(ServerData, frozen=True):
    """An event with its words. The text of its clause is in the catalogue."""

    event: Event
    text: str  # it calls the reader You, if the reader has one seat, and numbers the other players
    depth: int  # how many events of its step it stands below
    because: int | None  # the number of its cause, where that must be named: it stands elsewhere


class StepLine(ServerData, frozen=True):
    """An action and what came of it, as the reader may know it: what is not the reader's to know is None."""

    step: int  # from 1; 0 is the beginning of the match
    seat: int
    action: int | None
    notation: str | None
    events: tuple[EventLine, ...]


class SeatLine(ServerData, frozen=True):
    """Who sits at a seat."""

    seat: int
    name: str
    kind: str  # human or the name of a bot
    connected: bool
    rating: Rating | None  # that the player brought, if the match is rated
    gain: int | None  # of rating, once a rated match is over; a loss is negative


class Clock(ServerData, frozen=True):
    """Of a match with a turn limit: what the seat to act has left, in seconds."""

    seat: int
    left: float
    limit: int


class Result(ServerData, frozen=True):
    """How a match ended."""

    winner: int | None  # None: drawn
    winners: tuple[int, ...]  # all seats that won: a team wins together; none: drawn


class LessonStep(ServerData, frozen=True):
    """Where the learner stands in a lesson. At its end `step` is `length`, and the match may be played on."""

    name: str  # of the lesson
    step: int
    length: int
    text: str  # what is said, and asked


class Table(ServerData, frozen=True):
    """All that a seat or a spectator may see now. `options` are those of the reader, if it is the reader's decision.

    A seat that could only let happen what another does is not asked: the table answers for it, after a while.
    """

    sequence: int  # entries of the match so far; an action names it
    step: int  # actions that stand, those taken back aside
    state: str  # a hash of `view`: equal for equal views
    view: dict[str, Any]
    options: tuple[Option, ...]
    seats: tuple[SeatLine, ...]
    clock: Clock | None
    take_back: str | None  # why this seat cannot ask to take back now, such as `rated`; None: it can
    take_back_by: int | None  # the seat that asks to take back; delayed spectators are not told
    take_back_agreed: tuple[int, ...]  # the seats that let it
    result: Result | None
    rematch: str | None  # the match that follows this one
    hints: int  # that were given
    lesson: LessonStep | None  # of a lesson, for its learner; `options` are then only what is asked
