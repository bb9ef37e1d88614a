"""A match that is being played: who reads it, whose word counts, and what each is told.

Whatever is done becomes an entry, kept before it is carried out here and before anybody is told. All that changes a
match runs one after the other under one lock. Bots think in a thread, and the clock of the event loop, which never
jumps, limits turns.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from theagon.errors import TheagonError
from theagon.server.protocol import (
    Act,
    AnswerTakeBack,
    AskRematch,
    AskTakeBack,
    Clock,
    Command,
    Gone,
    Hello,
    Ping,
    Pong,
    Possible,
    Presence,
    Preview,
    Previewed,
    Refused,
    Resign,
    Result,
    SeatLine,
    ServerMessage,
    Snapshot,
    Speak,
    Table,
    Update,
    WhyNot,
    kebab,
)
from theagon.server.storage import Entry, OutOfSequenceError, StorageError
from theagon.server.telling import fingerprint, refused, step_lines

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from theagon.games.base import Position
    from theagon.match.match import Match
    from theagon.server.protocol import FromClient, Language
    from theagon.server.storage import By, EntryKind, Kept, Seat, Storage

HUMAN: Final = "human"
RETRY_SECONDS: Final = 1.0
"""After which a bot or a clock tries again if the database did not serve."""


class Outbox(Protocol):
    """Where messages for one socket go. Nothing here ever waits: who does not read in time is let go."""

    def put(self, message: bytes) -> None:
        """Send this after what was put before."""
        ...

    def close(self, gone: Gone) -> None:
        """Close the socket, with this last message."""
        ...


class Reader:
    """One socket at a match: the seats that it plays (none: it watches) and the language that it reads."""

    def __init__(self, outbox: Outbox, seats: tuple[int, ...], language: Language, device: str = "") -> None:
        self.outbox = outbox
        self.seats = seats
        self.language = language
        self.device = device

    def tell(self, message: ServerMessage) -> None:
        self.outbox.put(msgspec.json.encode(message))


class Course:
    """A match with the entries that brought it where it is."""

    def __init__(self, match: Match, entries: list[Entry]) -> None:
        self.match = match
        self.entries: list[Entry] = []
        for entry in entries:
            self.carry_out(entry)

    def carry_out(self, entry: Entry) -> None:
        """Do what an entry says; it was found possible before."""
        if entry.action is None:
            self.match.undo(entry.seat)
        else:
            self.match.apply(entry.action)
        self.entries.append(entry)

    def steps_at(self, sequence: int) -> int | None:
        """How many steps stood when there were so many entries; None if some of them were taken back since."""
        if any(entry.action is None for entry in self.entries[sequence:]):
            return None
        return len(self.match.history) - (len(self.entries) - sequence)


class LiveMatch:
    """One match and all its readers."""

    def __init__(
        self,
        kept: Kept,
        course: Course,
        storage: Storage,
        *,
        delayed: Course | None = None,
        rematch: Callable[[LiveMatch], Awaitable[str]],
        bot_pause: float,
    ) -> None:
        """`delayed` is the match as spectators see it, if not at once; `rematch` makes the match that follows."""
        self.record = kept.match
        self.seats = kept.seats
        self.course = course
        self.shown = delayed or course
        self.readers: set[Reader] = set()
        self.take_back_by: int | None = None
        self.rematch = kept.match.rematch
        self._storage = storage
        self._make_rematch = rematch
        self._bot_pause = bot_pause
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._deadline = 0.0
        self._turn: tuple[int, int] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._bot: asyncio.Task[None] | None = None

    # ---- as it stands -----------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        return self.course.match.position

    @property
    def sequence(self) -> int:
        return len(self.course.entries)

    @property
    def busy(self) -> bool:
        """Whether anybody reads it or anything of it still goes on."""
        return bool(self.readers or self._tasks)

    def start(self) -> None:
        """Let bots and clocks run."""
        self._go_on()

    async def stop(self) -> None:
        """Let nothing run any more. What was kept stays."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---- readers ----------------------------------------------------------------------------------------------------

    def holds(self, seats: tuple[int, ...], device: str) -> bool:
        """Whether another device plays one of these seats now."""
        return any(reader.device != device and set(reader.seats) & set(seats) for reader in self.readers)

    def attend(self, reader: Reader) -> None:
        """A reader comes, and any other socket at its seats goes; it is told by `catch_up`."""
        for other in self.readers:
            if set(other.seats) & set(reader.seats):
                other.outbox.close(Gone("taken-over", "The match goes on in another window.", False))
        self.readers.add(reader)
        self._tell_presence(but=reader)

    def leave(self, reader: Reader) -> None:
        """A reader goes."""
        if reader in self.readers:
            self.readers.remove(reader)
            self._tell_presence()

    def catch_up(self, reader: Reader, known: int = -1) -> None:
        """Tell a reader what it does not know: everything, or what came after the entries that it has."""
        course = self._course_of(reader)
        steps = course.steps_at(known) if 0 <= known <= len(course.entries) else None
        view = self._point_of_view(reader)
        if steps is None:
            reader.tell(Snapshot(self._table(reader), step_lines(course.match, view, reader.language)))
        else:
            lines = step_lines(course.match, view, reader.language, steps + 1)
            reader.tell(Update(0, lines, self._table(reader)))

    def _course_of(self, reader: Reader) -> Course:
        return self.course if reader.seats else self.shown

    def _point_of_view(self, reader: Reader) -> int | None:
        """The seat whose view a reader gets: of a device with both seats, the one to act."""
        if not reader.seats:
            return None
        to_act = self.position.to_act
        return to_act if to_act in reader.seats else reader.seats[0]

    def _table(self, reader: Reader) -> Table:
        course = self._course_of(reader)
        position = course.match.position
        seat = self._point_of_view(reader)
        view = position.view(seat)
        acts = seat is not None and seat == position.to_act
        reason = course.match.why_not_undo(seat) if seat is not None else "nothing-done"
        return Table(
            sequence=len(course.entries),
            step=len(course.match.history),
            state=fingerprint(view),
            view=view,
            options=tuple(position.options()) if acts else (),
            seats=self.seat_lines(),
            clock=self._clock() if reader.seats or course is self.course else None,
            take_back="match-over" if position.is_over else reason,
            take_back_by=self.take_back_by,
            result=Result(position.winner) if position.is_over else None,
            rematch=self.rematch,
        )

    def seat_lines(self) -> tuple[SeatLine, ...]:
        """Who sits where, and who is there."""
        present = {seat for reader in self.readers for seat in reader.seats}
        return tuple(
            SeatLine(seat.seat, seat.name, seat.kind, seat.kind != HUMAN or seat.seat in present)
            for seat in self.seats
        )

    def _clock(self) -> Clock | None:
        limit = self.record.options.turn_seconds
        if limit is None or self.position.is_over:
            return None
        return Clock(self.position.to_act, max(0.0, self._deadline - _now()), limit)

    def _tell_presence(self, but: Reader | None = None) -> None:
        presence = msgspec.json.encode(Presence(self.seat_lines(), self.take_back_by, self.rematch))
        for reader in self.readers:
            if reader is not but:
                reader.outbox.put(presence)

    # ---- what readers say -------------------------------------------------------------------------------------------

    async def hear(self, reader: Reader, message: FromClient) -> None:
        """Do what a reader asks, or tell it why not."""
        match message:
            case Ping():
                reader.tell(Pong())
            case Speak():
                reader.language = message.language
                self.catch_up(reader)
            case Hello():
                self._refuse(reader, message, "hello-again", "You have said hello already.")
            case _ if not reader.seats:
                self._refuse(reader, message, "spectator", "Who watches can not act.")
            case Act():
                await self._act(reader, message, message.sequence, message.action)
            case Command() | WhyNot():
                await self._understand(reader, message)
            case Preview():
                self._preview(reader, message)
            case AskTakeBack():
                await self._ask_take_back(reader, message)
            case AnswerTakeBack():
                await self._answer_take_back(reader, message)
            case Resign():
                await self._resign(reader, message)
            case AskRematch():
                await self._ask_rematch(reader, message)

    def _refuse(self, reader: Reader, message: FromClient, reason: str, text: str, hint: str = "") -> None:
        number = message.id if isinstance(message, WhyNot | Preview) else None
        reader.tell(Refused(kebab(type(message).__name__), number, reason, None, text, hint, self.sequence))

    async def _act(self, reader: Reader, message: FromClient, sequence: int, action: int) -> None:
        async with self._lock:
            if sequence != self.sequence:
                if not self._is_done(reader, sequence, action):
                    self._refuse(reader, message, "stale", "The match has gone on since.")
                self.catch_up(reader)
                return
            seat = self.position.to_act
            if seat not in reader.seats:
                text = "It is not your decision." if seat >= 0 else "The match is over."
                self._refuse(reader, message, "not-yours", text)
                return
            refusal = self.position.why_not(action)
            if refusal is not None:
                of = kebab(type(message).__name__)
                reader.tell(refused(of, refusal, reader.language, self.sequence))
                return
            await self._enter(reader, message, "act", seat, action)

    def _is_done(self, reader: Reader, sequence: int, action: int) -> bool:
        """Whether this is an action that the reader sent before and that was done."""
        if sequence > self.sequence:
            return False
        entry = self.course.entries[sequence]
        return entry.action == action and entry.seat in reader.seats and entry.by == "player"

    async def _understand(self, reader: Reader, message: Command | WhyNot) -> None:
        if self.position.to_act not in reader.seats:    # names are looked up in the hand of who is to act
            self._refuse(reader, message, "not-yours", "It is not your decision.")
            return
        try:
            action = self.position.parse(message.text)
        except TheagonError as error:
            self._refuse(reader, message, "not-understood", error.message, error.hint or "")
            return
        if isinstance(message, Command):
            await self._act(reader, message, message.sequence, action)
            return
        refusal = self.position.why_not(action)
        if refusal is None:
            reader.tell(Possible(message.id, action))
        else:
            reader.tell(refused("why-not", refusal, reader.language, self.sequence, message.id))

    def _preview(self, reader: Reader, message: Preview) -> None:
        if self.position.to_act not in reader.seats:
            self._refuse(reader, message, "not-yours", "It is not your decision.")
            return
        refusal = self.position.why_not(message.action)
        if refusal is not None:
            reader.tell(refused("preview", refusal, reader.language, self.sequence, message.id))
            return
        preview = self.position.preview(message.action)
        reader.tell(Previewed(message.id, message.action, preview.changes, preview.winner))

    async def _resign(self, reader: Reader, message: Resign) -> None:
        async with self._lock:
            if self.position.is_over:
                self._refuse(reader, message, "match-over", "The match is over.")
                return
            seat = self._point_of_view(reader)
            assert seat is not None, "who watches was refused before"
            await self._enter(reader, message, "act", seat, self.course.match.game.concession(seat))

    async def _ask_take_back(self, reader: Reader, message: AskTakeBack) -> None:
        async with self._lock:
            history = self.course.match.history
            seat = history[-1].seat if history else -1
            reason = self.course.match.why_not_undo(seat if seat in reader.seats else reader.seats[0])
            if reason is not None or self.position.is_over:
                self._refuse(reader, message, reason or "match-over", "This can not be taken back.")
            elif any(other.kind == HUMAN and other.seat not in reader.seats for other in self.seats):
                self.take_back_by = seat
                self._tell_presence()
            else:
                await self._enter(reader, message, "take-back", seat, None)

    async def _answer_take_back(self, reader: Reader, message: AnswerTakeBack) -> None:
        async with self._lock:
            seat = self.take_back_by
            if seat is None or seat in reader.seats:
                self._refuse(reader, message, "nothing-asked", "Nobody asks you to take anything back.")
            elif message.accept:
                await self._enter(reader, message, "take-back", seat, None)
            else:
                self.take_back_by = None
                self._tell_presence()

    async def _ask_rematch(self, reader: Reader, message: AskRematch) -> None:
        if not self.position.is_over:
            self._refuse(reader, message, "not-over", "The match is not over.")
            return
        try:
            self.rematch = self.rematch or await self._make_rematch(self)
        except StorageError as error:
            self._refuse(reader, message, "storage", error.message, error.hint or "")
            return
        self._tell_presence()

    # ---- entries ----------------------------------------------------------------------------------------------------

    async def _enter(
        self, reader: Reader, message: FromClient, kind: EntryKind, seat: int, action: int | None
    ) -> None:
        """Keep and carry out what a reader does; tell the reader if it could not be kept."""
        try:
            await self._keep(kind, seat, action, "player")
        except StorageError as error:
            self._refuse(reader, message, "storage", error.message, error.hint or "")
        except OutOfSequenceError as error:
            self._refuse(reader, message, "stale", error.message)

    async def _keep(self, kind: EntryKind, seat: int, action: int | None, by: By) -> None:
        """Keep an entry, then carry it out and tell everybody. The lock is held."""
        entry = Entry(self.sequence, kind, seat, action, by, time.time())
        after = self.position.clone()
        if action is not None:
            after.apply(action)
        await self._storage.append(self.record.id, entry, after.is_over and action is not None, after.winner)
        self.course.carry_out(entry)
        self.take_back_by = None
        self._tell(entry, self.course, [reader for reader in self.readers if self._course_of(reader) is self.course])
        if self.shown is not self.course:
            self.show_later([entry])
        self._go_on()

    def show_later(self, entries: list[Entry]) -> None:
        """Let spectators see these when the agreed time has gone by since."""
        for entry in entries:
            delay = entry.at + self.record.options.spectator_delay - time.time()
            delay = min(max(0.0, delay), self.record.options.spectator_delay)  # the wall clock may have jumped
            asyncio.get_running_loop().call_later(delay, self._show, entry)

    def _show(self, entry: Entry) -> None:
        """Show spectators what was done a while ago."""
        self.shown.carry_out(entry)
        self._tell(entry, self.shown, [reader for reader in self.readers if not reader.seats])

    def _tell(self, entry: Entry, course: Course, readers: list[Reader]) -> None:
        """Tell readers of an entry; those who may know the same are sent the same bytes."""
        sent: dict[tuple[tuple[int, ...], Language], bytes] = {}
        undone = int(entry.action is None)
        for reader in readers:
            key = (reader.seats, reader.language)
            if key not in sent:
                steps = len(course.match.history) + (1 if undone else 0)
                lines = step_lines(course.match, self._point_of_view(reader), reader.language, steps)
                sent[key] = msgspec.json.encode(Update(undone, lines, self._table(reader)))
            reader.outbox.put(sent[key])

    # ---- bots and clocks --------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Set the clock, and let a bot think if it is a bot's decision."""
        position = self.position
        to_act = position.to_act
        turn = None if position.is_over else (position.turn, to_act)
        limit = self.record.options.turn_seconds
        if turn != self._turn and limit is not None:
            self._set_alarm(limit if turn is not None else None)
        self._turn = turn
        if to_act >= 0 and self._seat(to_act).kind != HUMAN and (self._bot is None or self._bot.done()):
            self._bot = self._spawn(self._play_bot())

    def _seat(self, seat: int) -> Seat:
        return next(each for each in self.seats if each.seat == seat)

    def _spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _play_bot(self) -> None:
        """Decide for bots until it is a human's turn."""
        while (seat := self.position.to_act) >= 0 and (kind := self._seat(seat).kind) != HUMAN:
            sequence = self.sequence
            await asyncio.sleep(self._bot_pause)
            thinking = self.position.clone()
            action = await asyncio.to_thread(thinking.decide, kind, None, sequence)
            async with self._lock:
                if self.sequence == sequence and self.position.to_act == seat:
                    await self._keep_patiently(seat, action, "bot")

    def _set_alarm(self, seconds: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if seconds is not None:
            self._deadline = _now() + seconds
            self._alarm = asyncio.get_running_loop().call_later(seconds, lambda: self._spawn(self._time_up()))

    async def _time_up(self) -> None:
        """End the turn: first what must be decided before, by the first choice that there is."""
        async with self._lock:
            turn = self._turn
            while turn is not None and self._turn == turn:
                options = self.position.options()
                end = next((option for option in options if option.verb == "end"), options[0])
                await self._keep_patiently(self.position.to_act, end.action, "clock")

    async def _keep_patiently(self, seat: int, action: int, by: By) -> None:
        """Keep what no human waits for; as long as the database does not serve, try again."""
        while True:
            try:
                await self._keep("act", seat, action, by)
            except StorageError:
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return


def _now() -> float:
    """The event loop's clock, in seconds: it never jumps."""
    return asyncio.get_running_loop().time()
