"""A match that is being played: who reads it, whose word counts, and what each is told.

Whatever is done becomes an entry, kept before it is carried out here and before anybody is told. All that changes a
match runs one after the other under one lock. Whatever takes a while is done by the workers. The clock of the event
loop, which never jumps, limits turns.

Where several processes serve one database, the one with the lease does all this. The others follow: they read the
entries that it adds, tell their own readers, and hand on to it what these ask for.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from theagon.errors import TheagonError
from theagon.games.base import Refusal
from theagon.server.budget import BYTE, HOUSE, unlimited
from theagon.server.cluster.leases import LeaseLostError, guard_of
from theagon.server.cluster.news import Attended, Entered, Standing
from theagon.server.cluster.requests import Request
from theagon.server.matches.audience import HUMAN, Audience
from theagon.server.matches.delay import Delay
from theagon.server.matches.drain import DrainingError
from theagon.server.matches.readers import Absent
from theagon.server.matches.telling import refused
from theagon.server.matches.turn_clock import TurnClock
from theagon.server.protocol.basis import kebab
from theagon.server.protocol.client import (
    Act,
    AnswerTakeBack,
    AskRematch,
    AskTakeBack,
    Command,
    Hello,
    Ping,
    Preview,
    Resign,
    Speak,
    WhyNot,
)
from theagon.server.protocol.server import Pong, Possible, Previewed, Refused
from theagon.server.storage.database import StorageError
from theagon.server.storage.records import Entry
from theagon.server.storage.storage import OutOfSequenceError
from theagon.server.workers import finish

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Iterable

    from theagon.games.base import Position
    from theagon.match.match import Outcome
    from theagon.server.budget import Account
    from theagon.server.cluster.leases import Lease
    from theagon.server.cluster.peers import Alone, Peers
    from theagon.server.matches.audience import Beside, Sight, Told
    from theagon.server.matches.course import Course
    from theagon.server.matches.pauses import Pauses
    from theagon.server.matches.readers import Reader
    from theagon.server.protocol.basis import Language
    from theagon.server.protocol.client import FromClient
    from theagon.server.storage.records import By, EntryKind, Kept, Seat
    from theagon.server.storage.storage import Storage
    from theagon.server.workers import Crew

RETRY_SECONDS: Final = 1.0
"""After which a bot or a clock tries again if the database did not serve."""
SETTLING_SECONDS: Final = 1.0
"""How long a process that follows a match waits for its owner's first word."""

_T = TypeVar("_T")


class LiveMatch:
    """One match, its audience, and what goes on in it."""

    def __init__(
        self,
        kept: Kept,
        course: Course,
        storage: Storage,
        *,
        crew: Crew,
        delayed: Course | None = None,
        rematch: Callable[[LiveMatch, Account], Awaitable[str]],
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
        self._crew = crew
        self._payer = HOUSE  # whoever did something last: bots answer them
        self._make_rematch = rematch
        self._pauses = pauses
        self._lock = asyncio.Lock()
        """For whoever changes the match, from the question whether that is possible to its end."""
        self._working = asyncio.Lock()
        """For whoever has the workers look at the match, or change it: they do one thing at a time."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._clock = TurnClock(kept.match.options.turn_seconds, lambda: self._spawn(self._time_up()))
        self.audience = Audience(kept, course, delayed or course, self._clock)
        self._bot: asyncio.Task[None] | None = None
        self._saving: asyncio.Task[None] | None = None
        self._delay = Delay(kept.match.options.spectator_delay, lambda: self._spawn(self._show_next()))
        for entry in course.entries[self.audience.shown.sequence :]:
            self._delay.add(entry.at)

    # ---- as it stands -----------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """For the workers."""
        return self.course.match.position

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def sequence(self) -> int:
        return self.course.sequence

    @property
    def is_over(self) -> bool:
        return self.course.now.is_over

    @property
    def _follows(self) -> bool:
        """Whether another process decides what may still be done."""
        return self.lease is None and not self.course.now.is_over

    @property
    def busy(self) -> bool:
        """Whether anybody reads it or anything of it still goes on."""
        return bool(self.readers or self._tasks)

    @property
    def is_played(self) -> bool:
        """Whether it still goes on and a player is at it here."""
        return not self.course.now.is_over and any(reader.seats for reader in self.readers)

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
        if not self.course.now.is_over:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._settled.wait(), SETTLING_SECONDS)

    async def look(self) -> None:
        """Carry out the entries that others have added, and tell of them."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        for entry in await self._storage.entries(self.id, self.sequence):
            await self._accept(entry)

    async def hear_of(self, news: Entered | Attended | Standing) -> None:
        """Take in what another process tells of this match."""
        async with self._hearing:  # one after the other, as they were told
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
        self._peers.tell(Attended(self._peers.process, self.id, self.audience.attendance.here, came, asks))

    def _tell_standing(self) -> None:
        left = self._clock.left if self.lease is not None else None
        asked, agreed, rematch = self.audience.take_back_by, self.audience.take_back_agreed, self.audience.rematch
        self._peers.tell(Standing(self._peers.process, self.id, self.sequence, asked, agreed, rematch, left))

    async def _hand_on(self, reader: Reader, message: FromClient) -> None:
        """Ask the owner of the match to do this."""
        try:
            answer = await self._peers.ask(self.id, Request(reader.seats, reader.language, message))
            if answer.again:
                await self.look()
        except StorageError as error:
            self._refuse(reader, message, "storage", error.message, error.hint or "")
            return
        if answer.refused is not None:
            reader.tell(answer.refused)
        if answer.again:
            await self.catch_up(reader)

    async def answer(self, request: Request) -> tuple[Refused | None, bool]:
        """Do what a reader at another process asks: why not, if it was refused, and whether to tell it all again."""
        absent = Absent(request.seats, request.language)
        await self.hear(absent, request.message)
        return absent.refused, absent.again

    # ---- work -------------------------------------------------------------------------------------------------------

    async def _work(self, account: Account, work: Callable[..., _T], *arguments: Any) -> _T:
        """Have the workers do something with the match as it stands."""
        async with self._working:
            return await self._run(account, work, *arguments)

    async def _run(self, account: Account, work: Callable[..., _T], *arguments: Any) -> _T:
        """Have the workers do something while nothing else is done with the match. `_working` is held."""
        return await self._crew.workers.run(account, work, *arguments)

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

    async def catch_up(self, reader: Reader, known: int = -1, language: Language | None = None) -> None:
        """Tell a reader what it does not know, perhaps in another language: all, or what came after `known` entries."""
        if isinstance(reader, Absent):
            reader.again = True  # its own process tells it
            return
        await reader.account.wait()
        async with self._working:
            reader.language = language or reader.language
            course, sight = self.audience.course_of(reader), self.audience.sight_of(reader)
            beside = self.audience.beside(course, sight)
            told = await self._run(reader.account, self._news_for, course, sight, beside, known, reader.cards)
            self._tell(reader, told)
            reader.account.charge(len(told.message) * BYTE)
            if self.audience.beside(course, sight).seats != beside.seats:
                self.audience.tell_beside(course, [reader])

    def _news_for(self, course: Course, sight: Sight, beside: Beside, known: int, cards: frozenset[str]) -> Told:
        """What a reader does not know that has so many entries, and was told of these cards."""
        steps = course.steps_at(known) if 0 <= known <= course.sequence else None
        if steps is not None:
            update = self.audience.update(course, sight, beside, steps + 1)
            if update.cards <= cards:
                return update
        return self.audience.snapshot(course, sight, beside)

    def _tell(self, reader: Reader, told: Told) -> None:
        reader.shown = True
        if told.whole:
            reader.cards = told.cards
        reader.outbox.put(told.message)

    async def _tell_all(self, entry: Entry, course: Course) -> None:
        """Tell the readers of a course of an entry; those who see the same are sent the same bytes.

        Whoever does not know yet a card that is named is told everything anew, with it. `_working` is held.
        """
        undone = int(entry.action is None)
        since = len(course.match.history) + undone
        sights = {reader: self.audience.sight_of(reader) for reader in self.audience.readers_of(course)}
        besides = {sight: self.audience.beside(course, sight) for sight in sights.values()}

        def see(look: Callable[..., Told], seen: Iterable[Sight], *arguments: int) -> dict[Sight, Told]:
            return {sight: look(course, sight, besides[sight], *arguments) for sight in seen}

        updates = await self._run(self._payer, see, self.audience.update, besides, since, undone) if besides else {}
        puzzled = {sight for reader, sight in sights.items() if not updates[sight].cards <= reader.cards}
        wholes = await self._run(self._payer, see, self.audience.snapshot, puzzled) if puzzled else {}
        for reader, sight in sights.items():
            knows = updates[sight].cards <= reader.cards
            self._tell(reader, updates[sight] if knows else wholes[sight])

    # ---- what readers say -------------------------------------------------------------------------------------------

    async def hear(self, reader: Reader, message: FromClient) -> None:
        """Do what a reader asks, or tell it why not."""
        match message:
            case Ping():
                reader.tell(Pong())
            case Speak():
                await self.catch_up(reader, language=message.language)
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
                await self._preview(reader, message)
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
            if sequence == self.sequence:
                await self._act_now(reader, message, action)
                return
            if not self._is_done(reader, sequence, action):
                self._refuse(reader, message, "stale", "The match has gone on since.")
        await self.catch_up(reader)

    async def _act_now(self, reader: Reader, message: FromClient, action: int) -> None:
        """Carry out what a reader does who knows how the match stands. The lock is held."""
        seat = self.course.now.to_act
        if not self._asks(reader):
            text = "It is not your decision." if seat >= 0 else "The match is over."
            self._refuse(reader, message, "not-yours", text)
            return
        outcome = await self._work(reader.account, self.course.judge, action)
        if isinstance(outcome, Refusal):
            of = kebab(type(message).__name__)
            reader.tell(refused(of, outcome, reader.language, self.sequence))
            return
        await self._enter(reader, message, "act", seat, action, outcome)

    def _asks(self, reader: Reader) -> bool:
        """Whether the decision is this reader's; for who has no choice the table answers."""
        return self.course.now.to_act in reader.seats and not self.course.now.forced

    def _is_done(self, reader: Reader, sequence: int, action: int) -> bool:
        """Whether this is an action that the reader sent before and that was done."""
        if sequence > self.sequence:
            return False
        entry = self.course.entries[sequence]
        return entry.action == action and entry.seat in reader.seats and entry.by == "player"

    async def _understand(self, reader: Reader, message: Command | WhyNot) -> None:
        async with self._lock:
            if not self._asks(reader):  # names are looked up in the hand of who is to act
                self._refuse(reader, message, "not-yours", "It is not your decision.")
                return
            try:
                if isinstance(message, WhyNot) and message.text is None:
                    action = await self._work(reader.account, self.position.meant, message.source, message.target)
                else:
                    assert message.text is not None, "every command has one"
                    action = await self._work(reader.account, self.position.parse, message.text)
            except TheagonError as error:
                self._refuse(reader, message, "not-understood", error.message, error.hint or "")
                return
            if isinstance(message, WhyNot):
                refusal = await self._work(reader.account, self.position.why_not, action)
                of_rules = refusal and refused("why-not", refusal, reader.language, self.sequence, message.id)
                reader.tell(of_rules or Possible(message.id, action))
                return
        await self._act(reader, message, message.sequence, action)

    async def _preview(self, reader: Reader, message: Preview) -> None:
        async with self._lock:
            if not self._asks(reader):
                self._refuse(reader, message, "not-yours", "It is not your decision.")
                return
            outcome = await self._work(reader.account, self.course.preview, message.action)
            if isinstance(outcome, Refusal):
                reader.tell(refused("preview", outcome, reader.language, self.sequence, message.id))
            else:
                reader.tell(Previewed(message.id, message.action, outcome.changes, outcome.winner))

    async def _resign(self, reader: Reader, message: Resign) -> None:
        async with self._lock:
            now = self.course.now
            if now.is_over:
                self._refuse(reader, message, "match-over", "The match is over.")
                return
            may_concede = await self._work(reader.account, self.course.may_concede)
            still = sorted((seat for seat in reader.seats if seat in may_concede), key=lambda seat: seat != now.to_act)
            if not still:
                self._refuse(reader, message, "not-in-match", "You have left the match already.")
                return
            action = self.course.match.game.concession(still[0])
            outcome = await self._work(reader.account, self.course.judge, action)
            assert not isinstance(outcome, Refusal), "it may be conceded"
            await self._enter(reader, message, "act", still[0], action, outcome)

    async def _ask_take_back(self, reader: Reader, message: AskTakeBack) -> None:
        async with self._lock:
            history = self.course.match.history
            seat = history[-1].seat if history else -1
            reason = self.course.why_not_take_back(seat if seat in reader.seats else reader.seats[0])
            if reason is not None or self.course.now.is_over:
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

    async def _let_take_back(self, reader: Reader, message: FromClient, seat: int, agreed: tuple[int, ...]) -> None:
        """Take a seat's last action back if every human who still plays lets it, else ask them. The lock is held."""
        may_concede = await self._work(reader.account, self.course.may_concede)
        humans = {each.seat for each in self.seats if each.kind == HUMAN and each.seat in may_concede}
        if humans <= {seat, *agreed}:
            await self._enter(reader, message, "take-back", seat, None, None)
        else:
            self.audience.take_back_by = seat
            self.audience.take_back_agreed = tuple(sorted(set(agreed)))
            self.audience.tell_asides()
            self._tell_standing()

    async def _ask_rematch(self, reader: Reader, message: AskRematch) -> None:
        if not self.course.now.is_over:
            self._refuse(reader, message, "not-over", "The match is not over.")
            return
        try:
            await finish(self._agree_on_rematch(reader.account))
        except StorageError as error:
            self._refuse(reader, message, "storage", error.message, error.hint or "")
        except DrainingError as error:
            self._refuse(reader, message, "draining", error.message, error.hint or "")

    async def _agree_on_rematch(self, account: Account) -> None:
        """Make the match that follows, if it is not made yet, and tell of it."""
        async with self._lock:
            self.audience.rematch = self.audience.rematch or await self._make_rematch(self, account)
        self.audience.tell_asides()
        self._tell_standing()

    # ---- entries ----------------------------------------------------------------------------------------------------

    async def _enter(
        self,
        reader: Reader,
        message: FromClient,
        kind: EntryKind,
        seat: int,
        action: int | None,
        outcome: Outcome | None,
    ) -> None:
        """Keep and carry out what a reader does; tell the reader if it could not be kept."""
        self._payer = reader.account
        try:
            await self._keep(kind, seat, action, "player", outcome)
        except StorageError as error:
            self._refuse(reader, message, "storage", error.message, error.hint or "")
        except (OutOfSequenceError, LeaseLostError) as error:
            self._refuse(reader, message, "stale", error.message, error.hint or "")
            await self._fall_behind(error)

    async def _fall_behind(self, error: OutOfSequenceError | LeaseLostError) -> None:
        """Another process has added entries: follow it. The lock is held."""
        if isinstance(error, LeaseLostError):
            self.follow()
        with suppress(StorageError):  # then the next attempt to add an entry leads here again
            await self._read_on()

    async def _keep(self, kind: EntryKind, seat: int, action: int | None, by: By, outcome: Outcome | None) -> None:
        """Keep an entry, then go on with its outcome, if it is an action, and tell everybody. The lock is held."""
        lease = self.lease
        if lease is None:  # lost while waiting for the lock
            raise LeaseLostError("another server has this match now", hint="try again")
        entry = Entry(self.sequence, kind, seat, action, by, time.time())

        async def keep() -> None:
            await self._storage.append(
                self.id, entry, outcome.winners if outcome else None, guard_of(lease, entry.sequence)
            )
            await self._accept(entry, outcome)

        await finish(keep())  # the socket of who asked may close meanwhile

    async def _accept(self, entry: Entry, outcome: Outcome | None = None) -> None:
        """Carry out an entry that is kept, and tell everybody. The lock is held."""
        async with self._working:
            await self._run(self._payer, self.course.carry_out, entry, outcome)
            self.audience.forget_take_back()
            self._go_on()
            await self._tell_all(entry, self.course)
        if self.audience.shown is not self.course:
            self._delay.add(entry.at)

    async def _show_next(self) -> None:
        """Show spectators what was done a while ago."""
        async with self._working:
            shown = self.audience.shown
            entry = self.course.entries[shown.sequence]
            await self._run(self._payer, shown.carry_out, entry)
            await self._tell_all(entry, shown)

    async def _save(self) -> None:
        """Keep a snapshot. Without it, loading the match takes longer; so if it fails the next entry tries again."""
        snapshot = await self._work(HOUSE, self.course.snapshot)
        try:
            await self._storage.add_snapshot(self.id, snapshot)
        except StorageError:
            self.course.forget_snapshot(snapshot)

    # ---- bots and clocks --------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Set the clock, let a bot think if it is a bot's decision, and keep a snapshot if it is time.

        A process that follows only knows what the clock says.
        """
        now, owned = self.course.now, self.lease is not None
        self._clock.run(None if now.is_over else (now.turn, now.to_act), answers=now.reacts, rings=owned)
        if owned and self._decides() and (self._bot is None or self._bot.done()):
            self._bot = self._spawn(self._play_bots())
        if owned and self.course.is_unsaved and (self._saving is None or self._saving.done()):
            self._saving = self._spawn(self._save())

    def _seat(self, seat: int) -> Seat:
        return next(each for each in self.seats if each.seat == seat)

    def _spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _decides(self) -> bool:
        """Whether a bot decides now, or the table for a seat that could only let happen what another does."""
        seat = self.course.now.to_act
        return seat >= 0 and (self._seat(seat).kind != HUMAN or self.course.now.forced)

    async def _play_bots(self) -> None:
        """Decide for bots, and for who has no choice, until a human is asked."""
        while self.lease and self._decides():
            sequence, now = self.sequence, self.course.now
            kind = self._seat(now.to_act).kind
            await asyncio.sleep(self._pauses.before(answers=now.reacts))
            thinking = self.position.clone()
            if kind == HUMAN:
                by: By = "table"
                action = (await self._crew.workers.run(self._payer, thinking.legal_actions))[0]
            else:
                by = "bot"
                action = await self._crew.thinkers.run(
                    unlimited(self._payer.payer), thinking.decide, kind, None, sequence
                )
            async with self._lock:
                if self.sequence == sequence and self.course.now.to_act == now.to_act:
                    await self._keep_patiently(now.to_act, action, by)

    async def _time_up(self) -> None:
        """End the turn, or answer nothing: first what must be decided before, by the first choice that there is."""
        turn = self._clock.turn  # which may end by itself before the lock can be had
        async with self._lock:
            while self.lease and turn is not None and self._clock.turn == turn:
                options = await self._work(self._payer, self.position.options)
                end = next((option for option in options if option.verb in ("end", "let")), options[0])
                await self._keep_patiently(self.course.now.to_act, end.action, "clock")

    async def _keep_patiently(self, seat: int, action: int, by: By) -> None:
        """Keep what no human waits for; as long as the database does not serve, try again. The lock is held."""
        outcome = await self._work(self._payer, self.course.judge, action)
        assert not isinstance(outcome, Refusal), "bots and clocks do what is possible"
        while self.lease is not None:
            try:
                await self._keep("act", seat, action, by, outcome)
            except StorageError:
                await asyncio.sleep(RETRY_SECONDS)
            except (OutOfSequenceError, LeaseLostError) as error:
                return await self._fall_behind(error)
            else:
                return None
        return None
