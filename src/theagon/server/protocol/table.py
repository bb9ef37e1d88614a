"""A match as a reader sees it."""

from __future__ import annotations

from typing import Any

from theagon.games.base import Event, Option
from theagon.server.protocol.base import Rating, ServerData


class EventLine(ServerData, frozen=True):
    """An event with its sentence. The text of its clause is in the catalogue."""

    event: Event
    text: str  # it calls the reader You, if the reader has one seat, and numbers the other players
    depth: int  # the number of its step's events above it
    because: int | None  # the number of its cause, if that is elsewhere and must be named


class StepLine(ServerData, frozen=True):
    """An action with its events, as the reader may know it: hidden fields are null."""

    step: int  # from 1; 0 is the beginning of the match
    seat: int
    action: int | None
    notation: str | None
    events: tuple[EventLine, ...]


class SeatLine(ServerData, frozen=True):
    """A seat and its player."""

    seat: int
    name: str
    kind: str  # human or the name of a bot
    connected: bool
    rating: Rating | None  # the player's at the beginning, if the match is rated
    gain: int | None  # the change of rating, once a rated match is over; a loss is negative


class Clock(ServerData, frozen=True):
    """The clock of a match with a turn limit: the time left for the seat to act, in seconds."""

    seat: int
    left: float
    limit: int


class Result(ServerData, frozen=True):
    """The result of a match."""

    winner: int | None  # None: drawn
    winners: tuple[int, ...]  # all seats that won: a team wins together; none: drawn
    losers: tuple[int, ...]  # all seats that lost: of several players, some may lose while others draw


class LessonStep(ServerData, frozen=True):
    """The progress of a lesson. At its end `step` is `length`, and the match may be played on."""

    name: str  # of the lesson
    step: int
    length: int
    text: str  # the text for the learner


class Table(ServerData, frozen=True):
    """All that a seat or a spectator may see now. `options` are the reader's, if it is the reader's decision.

    A seat that can only let another's action happen is not asked: the table answers for it, after a while.
    """

    sequence: int  # entries of the match so far; an action names it
    step: int  # the number of actions, without those taken back
    state: str  # a hash of `view`: equal for equal views
    view: dict[str, Any]
    options: tuple[Option, ...]
    seats: tuple[SeatLine, ...]
    clock: Clock | None
    take_back: str | None  # why this seat cannot ask to take back now, such as `rated`; null: it can
    take_back_by: int | None  # the seat that asks to take back; hidden from delayed spectators
    take_back_agreed: tuple[int, ...]  # the seats that accept it
    result: Result | None
    rematch: str | None  # the match that follows this one
    hints: int  # the number of hints given
    lesson: LessonStep | None  # for the learner of a lesson; `options` are then only those that it allows
