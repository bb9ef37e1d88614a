"""A match that is being played: who reads it, whose word counts, and what each is told.

Whatever is done becomes an entry, kept before it is carried out here and before anybody is told. All that changes a
match runs one after the other under one lock. Bots think in a thread, and the clock of the event loop, which never
jumps, limits turns.

Where several processes serve one database, the one with the lease does all this. The others follow: they read the
entries that it adds, tell their own readers, and hand on to it what these ask for.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from theagon.errors import TheagonError
from theagon.match.match import is_forced, winners_of
from theagon.server.audience import HUMAN, Audience
from theagon.server.delay import Delay
from theagon.server.drain import DrainingError
from theagon.server.leases import LeaseLostError
from theagon.server.news import Attended, Entered, Standing
from theagon.server.protocol import (
    Act,
    AnswerTakeBack,
    AskRematch,
    AskTakeBack,
    Command,
    Hello,
    Ping,
    Pong,
    Possible,
    Preview,
    Previewed,
    Refused,
    Resign,
    Speak,
    WhyNot,
    kebab,
)
from theagon.server.storage import Entry, OutOfSequenceError, StorageError
from theagon.server.telling import refused
from theagon.server.turn_clock import TurnClock

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from theagon.games.base import Position
    from theagon.server.course import Course
    from theagon.server.leases import Lease
    from theagon.server.pauses import Pauses
    from theagon.server.peers import Alone, Peers
    from theagon.server.protocol import FromClient
    from theagon.server.readers import Reader
    from theagon.server.storage import By, EntryKind, Kept, Seat, Storage

RETRY_SECONDS: Final = 1.0
"""After which a bot or a clock tries again if the database did not serve."""
SETTLING_SECONDS: Final = 1.0
"""How long a process that follows a match waits for its owner's first word."""


class LiveMatch:
    """One match, its audience, and what goes on in it."""

    def __init__(
        self,
        kept: Kept,
        course: Course,
        storage: Storage,
        *,
        delayed: Course | None = None,
        rematch: Callable[[LiveMatch], Awaitable[str]],
        peers: Alone | Peers,
        pauses: Pauses,
    ) -> None:
        """`delayed` is the match as spectators see it, if not at once; `rematch` makes the match that follows.

        It waits to be told whether to `own` or to `follow`.
        """
        self.record = kept.match
        self.seats = kept.seats
        self.course = course
        self.lease: Lease | None = None
        self._peers = peers
        self._settled = asyncio.Event()
        self._hearing = asyncio.Lock()
        self._storage = storage
        self._make_rematch = rematch
        self._pauses = pauses
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._clock = TurnClock(kept.match.options.turn_seconds, lambda: self._spawn(self._time_up()))
        self.audience = Audience(kept, course, delayed or course, self._clock)
        self._bot: asyncio.Task[None] | None = None
        self._delay = Delay(kept.match.options.spectator_delay, self._show_next)
        for entry in course.entries[self.audience.shown.sequence :]:
            self._delay.add(entry.at)

    # ---- as it stands -----------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        return self.course.match.position

    @property
    def sequence(self) -> int:
        return self.course.sequence

    @property
    def _follows(self) -> bool:
        """Whether another process decides what may still be done."""
        return self.lease is None and not self.position.is_over

    @property
    def busy(self) -> bool:
        """Whether anybody reads it or anything of it still goes on."""
        return bool(self.readers or self._tasks)

    @property
    def is_played(self) -> bool:
        """Whether it still goes on and a player is at it here."""
        return not self.position.is_over and any(reader.seats for reader in self.readers)

    @property
    def readers(self) -> set[Reader]:
        """The sockets at this process."""
        return self.audience.attendance.readers

    async def stop(self) -> None:
        """Let nothing run any more. What was kept stays."""
        self.follow()
        self._delay.stop()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---- among several processes ------------------------------------------------------------------------------------

    async def own(self, lease: Lease) -> None:
        """This process has the lease now: bots and clocks run here."""
        await self.look()
        self.lease = lease
        self._settled.set()
        self._go_on()

    def follow(self) -> None:
        """Another process has the lease, or may take it: bots and clocks run there."""
        self.lease = None
        self._go_on()

    async def settled(self) -> None:
        """Wait until this process owns the match or has heard of its owner, but not long: that may just have died."""
        if not self.position.is_over:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._settled.wait(), SETTLING_SECONDS)

    async def look(self) -> None:
        """Carry out the entries that others have added, and tell of them."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        for entry in await self._storage.entries(self.record.id, self.sequence):
            self._accept(entry)

    async def hear_of(self, news: Entered | Attended | Standing) -> None:
        """Take in what another process tells of this match."""
        async with self._hearing:   # one after the other, as they were told
            match news:
                case Entered() if news.sequence >= self.sequence:
                    await self.look()
                case Attended():
                    self._hear_who_is_there(news)
                case Standing():
                    await self._hear_how_it_stands(news)

    def _hear_who_is_there(self, news: Attended) -> None:
        self.audience.attendance.tell_of(news.process, news.holding)
        self.audience.attendance.close_at(news.came)
        if news.asks:
            self.introduce(asks=False)
            if self.lease is not None:
                self._tell_standing()
        self.audience.tell_presence()

    async def _hear_how_it_stands(self, news: Standing) -> None:
        if news.sequence > self.sequence:
            await self.look()
        if news.sequence == self.sequence:
            self.audience.take_back_by = news.take_back_by
            self.audience.take_back_agreed = news.take_back_agreed
            if news.left is not None and self.lease is None:
                self._clock.correct(news.left)
        self.audience.rematch = self.audience.rematch or news.rematch
        self._settled.set()
        self.audience.tell_asides()

    def forget(self, process: str) -> None:
        """This process is no more."""
        if self.audience.attendance.forget(process):
            self.audience.tell_presence()

    def introduce(self, came: tuple[int, ...] = (), *, asks: bool) -> None:
        """Tell the other processes which players are at this one, and ask them the same."""
        self._peers.tell(Attended(self._peers.process, self.record.id, self.audience.attendance.here, came, asks))

    def _tell_standing(self) -> None:
        left = self._clock.left if self.lease is not None else None
        asked, agreed, rematch = self.audience.take_back_by, self.audience.take_back_agreed, self.audience.rematch
        self._peers.tell(Standing(self._peers.process, self.record.id, self.sequence, asked, agreed, rematch, left))

    async def _hand_on(self, reader: Reader, message: FromClient) -> None:
        """Ask the owner of the match to do this."""
        try:
            answer = await self._peers.ask(self.record.id, reader, message)
            if answer.again:
                await self.look()
        except StorageError as error:
            self._refuse(reader, message, "storage", error.message, error.hint or "")
            return
        if answer.refused is not None:
            reader.tell(answer.refused)
        if answer.again:
            self.audience.catch_up(reader)

    # ---- readers ----------------------------------------------------------------------------------------------------

    def attend(self, reader: Reader) -> None:
        """A reader comes, and any other socket at its seats goes; it is told by `catch_up`."""
        self.audience.attendance.close_at(reader.seats)
        self.readers.add(reader)
        if reader.seats:
            self.audience.tell_presence(but=reader)
            self.introduce(reader.seats, asks=False)

    def leave(self, reader: Reader) -> None:
        """A reader goes."""
        if reader in self.readers:
            self.readers.remove(reader)
            if reader.seats:
                self.audience.tell_presence()
                self.introduce(asks=False)

    # ---- what readers say -------------------------------------------------------------------------------------------

    async def hear(self, reader: Reader, message: FromClient) -> None:
        """Do what a reader asks, or tell it why not."""
        match message:
            case Ping():
                reader.tell(Pong())
            case Speak():
                reader.language = message.language
                self.audience.catch_up(reader)
            case Hello():
                self._refuse(reader, message, "hello-again", "You have said hello already.")
            case _ if not reader.seats:
                self._refuse(reader, message, "spectator", "Who watches can not act.")
            case Act() | Command() | Resign() | AskTakeBack() | AnswerTakeBack() if self._follows:
                await self._hand_on(reader, message)
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
        sequence = self.audience.course_of(reader).sequence
        reader.tell(Refused(kebab(type(message).__name__), number, reason, None, text, hint, sequence))

    async def _act(self, reader: Reader, message: FromClient, sequence: int, action: int) -> None:
        async with self._lock:
            if sequence != self.sequence:
                if not self._is_done(reader, sequence, action):
                    self._refuse(reader, message, "stale", "The match has gone on since.")
                self.audience.catch_up(reader)
                return
            seat = self.position.to_act
            if not self._asks(reader):
                text = "It is not your decision." if seat >= 0 else "The match is over."
                self._refuse(reader, message, "not-yours", text)
                return
            refusal = self.position.why_not(action)
            if refusal is not None:
                of = kebab(type(message).__name__)
                reader.tell(refused(of, refusal, reader.language, self.sequence))
                return
            await self._enter(reader, message, "act", seat, action)

    def _asks(self, reader: Reader) -> bool:
        """Whether the decision is this reader's; for who has no choice the table answers."""
        return self.position.to_act in reader.seats and not is_forced(self.position)

    def _is_done(self, reader: Reader, sequence: int, action: int) -> bool:
        """Whether this is an action that the reader sent before and that was done."""
        if sequence > self.sequence:
            return False
        entry = self.course.entries[sequence]
        return entry.action == action and entry.seat in reader.seats and entry.by == "player"

    async def _understand(self, reader: Reader, message: Command | WhyNot) -> None:
        if not self._asks(reader):      # names are looked up in the hand of who is to act
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
        if not self._asks(reader):
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
            concession = self.course.match.game.concession
            seats = sorted(reader.seats, key=lambda seat: seat != self.position.to_act)
            still = [seat for seat in seats if self.position.why_not(concession(seat)) is None]
            if still:
                await self._enter(reader, message, "act", still[0], concession(still[0]))
            else:
                self._refuse(reader, message, "not-in-match", "You have left the match already.")

    async def _ask_take_back(self, reader: Reader, message: AskTakeBack) -> None:
        async with self._lock:
            history = self.course.match.history
            seat = history[-1].seat if history else -1
            reason = self.course.why_not_take_back(seat if seat in reader.seats else reader.seats[0])
            if reason is not None or self.position.is_over:
                self._refuse(reader, message, reason or "match-over", "This can not be taken back.")
            else:
                await self._let_take_back(reader, message, seat, reader.seats)

    async def _answer_take_back(self, reader: Reader, message: AnswerTakeBack) -> None:
        async with self._lock:
            seat = self.audience.take_back_by
            if seat is None or seat in reader.seats:
                self._refuse(reader, message, "nothing-asked", "Nobody asks you to take anything back.")
            elif message.accept:
                await self._let_take_back(reader, message, seat, (*self.audience.take_back_agreed, *reader.seats))
            else:
                self.audience.forget_take_back()
                self.audience.tell_asides()
                self._tell_standing()

    async def _let_take_back(
        self, reader: Reader, message: FromClient, seat: int, agreed: tuple[int, ...]
    ) -> None:
        """Take a seat's last action back if every human who still plays lets it; otherwise ask them. The lock is held.
        """
        why_not, concession = self.position.why_not, self.course.match.game.concession
        humans = {each.seat for each in self.seats if each.kind == HUMAN and why_not(concession(each.seat)) is None}
        if humans <= {seat, *agreed}:
            await self._enter(reader, message, "take-back", seat, None)
        else:
            self.audience.take_back_by = seat
            self.audience.take_back_agreed = tuple(sorted(set(agreed)))
            self.audience.tell_asides()
            self._tell_standing()

    async def _ask_rematch(self, reader: Reader, message: AskRematch) -> None:
        if not self.position.is_over:
            self._refuse(reader, message, "not-over", "The match is not over.")
            return
        try:
            await _to_the_end(self._agree_on_rematch())
        except StorageError as error:
            self._refuse(reader, message, "storage", error.message, error.hint or "")
        except DrainingError as error:
            self._refuse(reader, message, "draining", error.message, error.hint or "")

    async def _agree_on_rematch(self) -> None:
        """Make the match that follows, if it is not made yet, and tell of it."""
        self.audience.rematch = self.audience.rematch or await self._make_rematch(self)
        self.audience.tell_asides()
        self._tell_standing()

    # ---- entries ----------------------------------------------------------------------------------------------------

    async def _enter(
        self, reader: Reader, message: FromClient, kind: EntryKind, seat: int, action: int | None
    ) -> None:
        """Keep and carry out what a reader does; tell the reader if it could not be kept."""
        try:
            await self._keep(kind, seat, action, "player")
        except StorageError as error:
            self._refuse(reader, message, "storage", error.message, error.hint or "")
        except (OutOfSequenceError, LeaseLostError) as error:
            self._refuse(reader, message, "stale", error.message, error.hint or "")
            await self._fall_behind(error)

    async def _fall_behind(self, error: OutOfSequenceError | LeaseLostError) -> None:
        """Another process has added entries: follow it. The lock is held."""
        if isinstance(error, LeaseLostError):
            self.follow()
        with suppress(StorageError):    # then the next attempt to add an entry leads here again
            await self._read_on()

    async def _keep(self, kind: EntryKind, seat: int, action: int | None, by: By) -> None:
        """Keep an entry, then carry it out and tell everybody. The lock is held."""
        lease = self.lease
        if lease is None:   # it was lost while the lock was waited for
            raise LeaseLostError("another server has this match now", hint="try again")
        entry = Entry(self.sequence, kind, seat, action, by, time.time())
        winners = None
        if action is not None:
            after = self.position.clone()
            after.apply(action)
            winners = winners_of(after) if after.is_over else None

        async def keep() -> None:
            await self._storage.append(self.record.id, entry, winners, lease)
            self._accept(entry)

        await _to_the_end(keep())   # the socket of who asked may close meanwhile

    def _accept(self, entry: Entry) -> None:
        """Carry out an entry that is kept, and tell everybody. The lock is held."""
        self.course.carry_out(entry)
        self.audience.forget_take_back()
        self._go_on()
        self.audience.tell(entry, self.course)
        if self.audience.shown is not self.course:
            self._delay.add(entry.at)

    def _show_next(self) -> None:
        """Show spectators what was done a while ago."""
        entry = self.course.entries[self.audience.shown.sequence]
        self.audience.shown.carry_out(entry)
        self.audience.tell(entry, self.audience.shown)

    # ---- bots and clocks --------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Set the clock, and let a bot think if it is a bot's decision; who follows only knows what the clock says."""
        position = self.position
        turn = None if position.is_over else (position.turn, position.to_act)
        owned = self.lease is not None
        self._clock.run(turn, answers=position.reacts, rings=owned)
        if owned and self._decides() and (self._bot is None or self._bot.done()):
            self._bot = self._spawn(self._play_bots())

    def _seat(self, seat: int) -> Seat:
        return next(each for each in self.seats if each.seat == seat)

    def _spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _decides(self) -> bool:
        """Whether a bot decides now, or the table for a seat that could only let happen what another does."""
        seat = self.position.to_act
        return seat >= 0 and (self._seat(seat).kind != HUMAN or is_forced(self.position))

    async def _play_bots(self) -> None:
        """Decide for bots, and for who has no choice, until a human is asked."""
        while self.lease and self._decides():
            sequence, seat, kind = self.sequence, self.position.to_act, self._seat(self.position.to_act).kind
            await asyncio.sleep(self._pauses.before(self.position))
            thinking = self.position.clone()
            by: By = "table" if kind == HUMAN else "bot"
            if by == "table":
                action = thinking.legal_actions()[0]
            else:
                action = await asyncio.to_thread(thinking.decide, kind, None, sequence)
            async with self._lock:
                if self.sequence == sequence and self.position.to_act == seat:
                    await self._keep_patiently(seat, action, by)

    async def _time_up(self) -> None:
        """End the turn, or answer nothing: first what must be decided before, by the first choice that there is."""
        turn = self._clock.turn     # which may end by itself before the lock can be had
        async with self._lock:
            while self.lease and turn is not None and self._clock.turn == turn:
                options = self.position.options()
                end = next((option for option in options if option.verb in ("end", "let")), options[0])
                await self._keep_patiently(self.position.to_act, end.action, "clock")

    async def _keep_patiently(self, seat: int, action: int, by: By) -> None:
        """Keep what no human waits for; as long as the database does not serve, try again. The lock is held."""
        while self.lease is not None:
            try:
                await self._keep("act", seat, action, by)
            except StorageError:
                await asyncio.sleep(RETRY_SECONDS)
            except (OutOfSequenceError, LeaseLostError) as error:
                return await self._fall_behind(error)
            else:
                return None
        return None


async def _to_the_end(work: Coroutine[None, None, None]) -> None:
    """Do this to its end even if who waits for it is cancelled, and only then let that happen."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        with suppress(TheagonError):    # nobody is left to be told
            await task
        raise
