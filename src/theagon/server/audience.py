"""Everybody who reads a match, and what each is told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from theagon.match.match import is_forced, winners_of
from theagon.server.own_cards import OwnCards
from theagon.server.protocol import Clock, Presence, Result, SeatLine, Snapshot, Table, Update
from theagon.server.readers import Attendance
from theagon.server.telling import fingerprint, step_lines

if TYPE_CHECKING:
    from theagon.server.course import Course
    from theagon.server.protocol import Language
    from theagon.server.readers import Reader
    from theagon.server.storage import Entry, Kept
    from theagon.server.turn_clock import TurnClock

HUMAN: Final = "human"


class Audience:
    """The readers of a match: players see it as it stands, spectators perhaps as it stood a while ago."""

    def __init__(self, kept: Kept, course: Course, shown: Course, clock: TurnClock) -> None:
        """`shown` is the match as spectators see it: the same course, or one that is behind it."""
        self.course = course
        self.shown = shown
        self.attendance = Attendance()
        self.take_back_by: int | None = None
        """The seat that asks to take its last action back."""
        self.take_back_agreed: tuple[int, ...] = ()
        """The seats that let it."""
        self.rematch = kept.match.rematch
        self._seats = kept.seats
        self._clock = clock
        self._own_cards = OwnCards(course.match.game)

    def forget_take_back(self) -> None:
        """Nobody asks to take anything back any more."""
        self.take_back_by = None
        self.take_back_agreed = ()

    def catch_up(self, reader: Reader, known: int = -1) -> None:
        """Tell a reader what it does not know: everything, or what came after the entries that it has."""
        course = self.course_of(reader)
        steps = course.steps_at(known) if 0 <= known <= course.sequence else None
        if steps is None:
            self._tell_all(reader)
        else:
            lines = step_lines(course.match, self.point_of_view(reader), reader.language, steps + 1)
            self._tell_update(reader, msgspec.json.encode(Update(0, lines, self._table(reader))))

    def _tell_all(self, reader: Reader) -> None:
        lines = step_lines(self.course_of(reader).match, self.point_of_view(reader), reader.language)
        table = self._table(reader)
        reader.cards = self._own_cards.named(msgspec.json.encode((lines, table)))
        reader.tell(Snapshot(table, lines, self._own_cards.faces(reader.cards, reader.language)))

    def _tell_update(self, reader: Reader, update: bytes) -> None:
        """Tell what happened; if it names cards that the reader does not know yet, tell everything anew, with them."""
        if self._own_cards.named(update) <= reader.cards:
            reader.outbox.put(update)
        else:
            self._tell_all(reader)

    def course_of(self, reader: Reader) -> Course:
        """The match as a reader sees it."""
        return self.course if reader.seats else self.shown

    def point_of_view(self, reader: Reader) -> int | None:
        """The seat whose view a reader gets: of a device with several, the one to act, else whose turn is or comes."""
        if not reader.seats:
            return None
        position = self.course.match.position
        if position.to_act in reader.seats:
            return position.to_act
        return min(reader.seats, key=lambda seat: (seat - position.active) % position.seats)

    def _table(self, reader: Reader) -> Table:
        course = self.course_of(reader)
        position = course.match.position
        seat = self.point_of_view(reader)
        view = position.view(seat)
        acts = seat is not None and seat == position.to_act and not is_forced(position)
        reason = course.why_not_take_back(seat) if seat is not None else "nothing-done"
        return Table(
            sequence=course.sequence,
            step=len(course.match.history),
            state=fingerprint(view),
            view=view,
            options=tuple(position.options()) if acts else (),
            seats=self._seat_lines(),
            clock=self._clock_line() if reader.seats or course is self.course else None,
            take_back="match-over" if position.is_over else reason,
            take_back_by=self._take_back_by(course),
            take_back_agreed=self.take_back_agreed if course is self.course else (),
            result=Result(position.winner, winners_of(position)) if position.is_over else None,
            rematch=self._rematch(course),
        )

    def _take_back_by(self, course: Course) -> int | None:
        """Who asks to take back; who sees the match later is not told."""
        return self.take_back_by if course is self.course else None

    def _rematch(self, course: Course) -> str | None:
        """The match that follows, for those who see this one over."""
        return self.rematch if course.match.position.is_over else None

    def _seat_lines(self) -> tuple[SeatLine, ...]:
        """Who sits where, and who is there."""
        present = self.attendance.present
        return tuple(
            SeatLine(seat.seat, seat.name, seat.kind, seat.kind != HUMAN or seat.seat in present)
            for seat in self._seats
        )

    def _clock_line(self) -> Clock | None:
        limit, left = self._clock.limit, self._clock.left
        return None if limit is None or left is None else Clock(self.course.match.position.to_act, left, limit)

    def tell_presence(self, but: Reader | None = None) -> None:
        """Tell everybody who is there."""
        self._tell_beside(self.course, but)
        if self.shown is not self.course:
            self._tell_beside(self.shown)

    def tell_asides(self) -> None:
        """Tell what is asked, and of the match that follows; who does not see this one over yet hears not even when."""
        self._tell_beside(self.course)
        if self.shown is not self.course and self.shown.match.position.is_over:
            self._tell_beside(self.shown)

    def _tell_beside(self, course: Course, but: Reader | None = None) -> None:
        """Tell those who see the match as this course has it what there is beside it."""
        agreed = self.take_back_agreed if course is self.course else ()
        presence = Presence(self._seat_lines(), self._take_back_by(course), agreed, self._rematch(course))
        message = msgspec.json.encode(presence)
        for reader in self._readers_of(course):
            if reader is not but:
                reader.outbox.put(message)

    def _readers_of(self, course: Course) -> list[Reader]:
        return [reader for reader in self.attendance.readers if self.course_of(reader) is course]

    def tell(self, entry: Entry, course: Course) -> None:
        """Tell the readers of a course of an entry; those who may know the same are sent the same bytes."""
        sent: dict[tuple[tuple[int, ...], Language], bytes] = {}
        undone = int(entry.action is None)
        for reader in self._readers_of(course):
            key = (reader.seats, reader.language)
            if key not in sent:
                steps = len(course.match.history) + (1 if undone else 0)
                lines = step_lines(course.match, self.point_of_view(reader), reader.language, steps)
                sent[key] = msgspec.json.encode(Update(undone, lines, self._table(reader)))
            self._tell_update(reader, sent[key])
