"""Everybody who reads a match, and what each is told of it.

What a match looks like is worked out by the workers, as messages; who is told what is decided on the event loop.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from theagon.games.translated import said
from theagon.match.match import winners_of
from theagon.server.matches.own_cards import OwnCards
from theagon.server.matches.ratings import rating_of
from theagon.server.matches.readers import Attendance
from theagon.server.matches.telling import fingerprint, step_lines
from theagon.server.protocol.base import kebab
from theagon.server.protocol.client import Preview, WhyNot
from theagon.server.protocol.server import Presence, Refused, Said, Snapshot, Update
from theagon.server.protocol.table import Clock, LessonStep, Result, SeatLine, Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from theagon.server.matches.match_log import MatchLog
    from theagon.server.matches.readers import Reader
    from theagon.server.matches.turn_clock import TurnClock
    from theagon.server.protocol.base import Language
    from theagon.server.protocol.client import FromClient
    from theagon.server.storage.records import StoredMatch

HUMAN: Final = "human"


class Perspective(Struct, frozen=True):
    """How a reader sees a match: all with the same perspective are told the same."""

    seats: tuple[int, ...]
    seat: int | None
    """The seat whose view it gets; None: a spectator's."""
    language: Language

    @property
    def reader(self) -> int | None:
        """The seat that is called You; None for a spectator, or several players at one device."""
        return self.seat if len(self.seats) == 1 else None


class MatchStatus(Struct, frozen=True):
    """What there is beside the position: who is there, what is asked, how much time is left."""

    seats: tuple[SeatLine, ...]
    clock: Clock | None
    take_back_by: int | None
    take_back_agreed: tuple[int, ...]
    rematch: str | None


class TableMessage(Struct, frozen=True):
    """A message about how a match stands, and the cards of the match's own that it names."""

    encoded: bytes
    cards: frozenset[str]
    whole: bool
    """Whether it is a `Snapshot`, which brings the faces of these cards."""


class Audience:
    """The readers of a match: players see it as it stands, spectators perhaps as it stood a while ago."""

    def __init__(
        self, stored: StoredMatch, log: MatchLog, shown: MatchLog, clock: TurnClock, gains: Mapping[int, int]
    ) -> None:
        """`shown` is the match as spectators see it: the same log, or one that is behind it.

        `gains` are those of a rated match that is over, by seat.
        """
        self.log = log
        self.shown = shown
        self.attendance = Attendance()
        self.take_back_by: int | None = None
        """The seat that asks to take its last action back."""
        self.take_back_agreed: tuple[int, ...] = ()
        """The seats that let it."""
        self.rematch = stored.match.rematch
        self.gains = gains
        self._seats = stored.seats
        self._clock = clock
        self._own_cards = OwnCards(log.match.game)

    def forget_take_back(self) -> None:
        """Nobody asks to take anything back any more."""
        self.take_back_by = None
        self.take_back_agreed = ()

    # ---- who sees what ----------------------------------------------------------------------------------------------

    def log_of(self, reader: Reader) -> MatchLog:
        """The match as a reader sees it."""
        return self.log if reader.seats else self.shown

    def perspective_of(self, reader: Reader) -> Perspective:
        """How a reader sees the match: a device with several seats sees it as the one to act, or to act next."""
        seat = None
        if reader.seats:
            now = self.log.now
            coming = min(reader.seats, key=lambda seat: (seat - now.active) % len(self._seats))
            seat = now.to_act if now.to_act in reader.seats else coming
        return Perspective(reader.seats, seat, reader.language)

    def readers_of(self, log: MatchLog) -> list[Reader]:
        """Those who see the match as this log has it, and know how it stood."""
        return [each for each in self.attendance.readers if each.shown and self.log_of(each) is log]

    def status_for(self, log: MatchLog, perspective: Perspective) -> MatchStatus:
        """What there is beside a position; delayed spectators are not told who asks to take back."""
        present = log is self.log
        return MatchStatus(
            seats=self._seat_lines(self.gains if log.now.is_over else {}),
            clock=self._clock_line() if perspective.seats or present else None,
            take_back_by=self.take_back_by if present else None,
            take_back_agreed=self.take_back_agreed if present else (),
            rematch=self.rematch if log.now.is_over else None,
        )

    def _seat_lines(self, gains: Mapping[int, int]) -> tuple[SeatLine, ...]:
        """Who sits where, who is there, and what they have gained."""
        present = self.attendance.present
        return tuple(
            SeatLine(
                seat=seat.seat,
                name=seat.name,
                kind=seat.kind,
                connected=seat.kind != HUMAN or seat.seat in present,
                rating=rating_of(seat),
                gain=gains.get(seat.seat),
            )
            for seat in self._seats
        )

    def _clock_line(self) -> Clock | None:
        limit, left = self._clock.limit, self._clock.left
        return None if limit is None or left is None else Clock(self.log.now.to_act, left, limit)

    # ---- what there is to see: for the workers ----------------------------------------------------------------------

    def snapshot(self, log: MatchLog, perspective: Perspective, status: MatchStatus) -> TableMessage:
        """A `Snapshot`: the whole match."""
        return whole_match(log, perspective, status, self._own_cards)

    def update(
        self, log: MatchLog, perspective: Perspective, status: MatchStatus, since: int, undone: int = 0
    ) -> TableMessage:
        """An `Update`: what happened from a step on, after so many steps were taken back."""
        lines = step_lines(log.match, perspective.seat, perspective.language, since, perspective.reader)
        message = msgspec.json.encode(Update(undone, lines, _table(log, perspective, status)))
        return TableMessage(message, self._own_cards.named(message), whole=False)

    # ---- telling one reader -----------------------------------------------------------------------------------------

    def refuse(self, reader: Reader, message: FromClient, reason: str, text: str, hint: str = "") -> None:
        """Tell a reader why what it asks is not done."""
        number = message.id if isinstance(message, WhyNot | Preview) else None
        sequence = self.log_of(reader).sequence
        reader.tell(Refused(kebab(type(message).__name__), number, reason, None, text, hint, sequence))

    # ---- telling what there is beside it ----------------------------------------------------------------------------

    def tell_presence(self, but: Reader | None = None) -> None:
        """Tell everybody who is there."""
        self._tell_status(self.log, but)
        if self.shown is not self.log:
            self._tell_status(self.shown)

    def tell_agreements(self) -> None:
        """Tell what is asked, and of the match that follows: not to those who do not see this one over yet."""
        self._tell_status(self.log)
        if self.shown is not self.log and self.shown.now.is_over:
            self._tell_status(self.shown)

    def tell_said(self, said: Said) -> int:
        """Tell those who see the match as it stands what a player says; how many bytes that takes."""
        message, readers = msgspec.json.encode(said), self.readers_of(self.log)
        for reader in readers:
            reader.outbox.put(message)
        return len(message) * len(readers)

    def _tell_status(self, log: MatchLog, but: Reader | None = None) -> None:
        """Tell those who see the match as this log has it what there is beside it."""
        self.tell_status(log, (reader for reader in self.readers_of(log) if reader is not but))

    def tell_status(self, log: MatchLog, readers: Iterable[Reader]) -> None:
        """Tell these readers of a log what there is beside it."""
        status = self.status_for(log, Perspective((), None, "en"))
        presence = Presence(status.seats, status.take_back_by, status.take_back_agreed, status.rematch)
        message = msgspec.json.encode(presence)
        for reader in readers:
            reader.outbox.put(message)


def whole_match(log: MatchLog, perspective: Perspective, status: MatchStatus, own_cards: OwnCards) -> TableMessage:
    """A `Snapshot` of a match, with the faces of those of its own cards that it names."""
    lines = step_lines(log.match, perspective.seat, perspective.language, reader=perspective.reader)
    table = _table(log, perspective, status)
    cards = own_cards.named(msgspec.json.encode((lines, table)))
    faces = own_cards.faces(cards, perspective.language)
    return TableMessage(msgspec.json.encode(Snapshot(table, lines, faces)), cards, whole=True)


def _table(log: MatchLog, perspective: Perspective, status: MatchStatus) -> Table:
    position, now, seat = log.match.position, log.now, perspective.seat
    view = position.view(seat)
    acts = seat is not None and seat == now.to_act and not now.forced
    reason = log.why_not_take_back(seat) if seat is not None else "nothing-done"
    return Table(
        sequence=log.sequence,
        step=len(log.match.history),
        state=fingerprint(view),
        view=view,
        options=log.options() if acts else (),
        seats=status.seats,
        clock=status.clock,
        take_back="match-over" if now.is_over else reason,
        take_back_by=status.take_back_by,
        take_back_agreed=status.take_back_agreed,
        result=Result(position.winner, winners_of(position)) if now.is_over else None,
        rematch=status.rematch,
        hints=len(log.match.hints),
        lesson=_lesson_step(log, perspective),
    )


def _lesson_step(log: MatchLog, perspective: Perspective) -> LessonStep | None:
    """Where the learner stands in the lesson that a match is."""
    course, standing = log.course, log.standing
    if course is None or standing is None or perspective.seat != course.learner:
        return None
    return LessonStep(course.name, standing.step, course.length, said(standing.say, perspective.language))
