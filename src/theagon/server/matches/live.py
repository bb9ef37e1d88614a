"""A match with readers. Each action becomes an entry: judged, stored, adopted, and sent to the readers.

People ask through `intents`, bots and clocks through `autoplay`; both end in `LiveMatch.append`. Changes run one after
the other, under one lock. Workers do whatever takes long.

Where several processes serve one database, only the process with the lease does all this. The others follow: they read
the entries that it adds, send them to their own readers, and pass on to it what these ask for (`server/cluster`).
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from theagon.errors import TheagonError
from theagon.server.budget import HOUSE
from theagon.server.matches.clocks import Delay, TurnClock
from theagon.server.matches.readers import Audience
from theagon.server.storage.records import Entry
from theagon.server.storage.storage import OutOfSequenceError, StorageError
from theagon.server.tasks import Tasks
from theagon.server.workers import finish

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from theagon.games.play.position import Position
    from theagon.match.match import Outcome
    from theagon.server.budget import Account
    from theagon.server.matches.match_log import MatchLog
    from theagon.server.matches.readers import Reader
    from theagon.server.protocol.base import Phrase
    from theagon.server.protocol.client import FromClient
    from theagon.server.storage.records import By, EntryKind, Seat, StoredMatch
    from theagon.server.storage.storage import Guard, Storage
    from theagon.server.workers import Crew

_T = TypeVar("_T")


class LeaseLostError(TheagonError):
    """Another process owns this match now."""


class Lease(Struct, frozen=True):
    """The right to add entries to a match."""

    match: str
    owner: str  # a server process
    fence: int  # grows with each owner


class Peers:
    """The other processes that serve the same database: here there are none, so this process owns every match."""

    are_others = False
    """True if other processes may serve the database too."""
    healthy = True
    """True if this process renews its leases and gets the news of others."""

    async def open(self) -> None:
        """Begin to listen to the others."""

    async def close(self) -> None:
        """Give every match back."""

    async def seek(self, live: LiveMatch) -> None:
        """Own a match that was just loaded, or follow its owner."""
        await live.own(Lease(live.id, "", 0))

    async def settled(self, live: LiveMatch) -> None:
        """Wait until this process owns a match or has heard of its owner."""

    async def release(self, match: str) -> None:
        """Let other processes have a match that is no longer loaded here."""

    async def arrive(self, live: LiveMatch, reader: Reader) -> None:
        """Let nothing be done any more that an earlier socket of a player asked of any process."""

    def guard(self, lease: Lease, sequence: int, reader: Reader | None) -> Guard | None:
        """Return the guard of the transaction that writes an entry of this number for `reader`; None without one."""

    async def hand_on(self, live: LiveMatch, reader: Reader, message: FromClient) -> None:
        """Pass a reader's message to the owner of a match."""
        raise NotImplementedError("a process that owns every match asks no other")

    def tell_players(self, live: LiveMatch, came: tuple[int, ...] = ()) -> None:
        """Send the others the players here, and which of them have just come."""

    def tell_standing(self, live: LiveMatch) -> None:
        """Send the others the state of a match that is in no entry."""

    def tell_said(self, live: LiveMatch, seat: int, phrase: Phrase) -> None:
        """Send the others a player's phrase."""

    def tell_joined(self, match: str) -> None:
        """Inform the others that a waiting match was joined or cancelled."""


class LiveMatch:
    """One match, its readers, and what goes on in it."""

    def __init__(
        self,
        stored: StoredMatch,
        log: MatchLog,
        storage: Storage,
        *,
        crew: Crew,
        peers: Peers,
        rematch: Callable[[LiveMatch, Account], Awaitable[str]],
        delayed: MatchLog | None = None,
    ) -> None:
        """`delayed` is the match as spectators see it, if they see it later.

        `rematch` makes the match that follows and returns its id.
        """
        self.record = stored.match
        self.log = log
        self.storage = storage
        self.crew = crew
        self.peers = peers
        self.rematch = rematch
        self.lease: Lease | None = None
        """The right to add entries, if this process has it."""
        self.payer = HOUSE
        """The account of the last reader that did something: bots answer at its cost."""
        self.lock = asyncio.Lock()
        """Held during each change of the match, from its check until the readers have been sent it."""
        self.tasks = Tasks()
        self.clock = TurnClock(stored.match.options.turn_seconds)
        self.audience = Audience(stored, log, delayed or log, clock=self.clock, workers=crew.workers)
        self.play_on: Callable[[], None] = lambda: None
        """Has bots decide if it is their turn: `Autoplay` sets it."""
        self.last_said: dict[int, float] = {}
        """The time of each seat's last phrase."""
        self._saving: asyncio.Task[None] | None = None
        self._delay = Delay(stored.match.options.spectator_delay, lambda: self.tasks.spawn(self.show_next()))
        for entry in log.entries[self.audience.shown.sequence :]:
            self._delay.add(entry.at)

    # ---- state ------------------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The current position; see `ask`."""
        return self.log.match.position

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.audience.seats

    @property
    def sequence(self) -> int:
        return self.log.sequence

    @property
    def is_over(self) -> bool:
        return self.log.now.is_over

    @property
    def readers(self) -> set[Reader]:
        """The sockets at this process."""
        return self.audience.readers

    @property
    def busy(self) -> bool:
        """True if it has readers or running tasks."""
        return bool(self.readers or self.tasks.running)

    @property
    def is_played(self) -> bool:
        """True if it still goes on and a player is at it here."""
        return not self.is_over and any(reader.seats for reader in self.readers)

    async def ask(self, account: Account, work: Callable[..., _T], *arguments: Any, quick: bool = False) -> _T:
        """Look at the match, while nothing else looks at it or changes it: as `Workers.run_quick` if it is `quick`."""
        async with self.log.lock:
            return await self.crew.workers.run_quick(account, quick and self.log.is_compiled, work, *arguments)

    # ---- readers ----------------------------------------------------------------------------------------------------

    def attend(self, reader: Reader) -> None:
        """Let a reader in, and close any other socket at its seats; `Audience.catch_up` then sends it everything."""
        self.audience.close_at(reader.seats)
        self.readers.add(reader)
        if reader.seats:
            self.audience.tell_presence(reader.account, but=reader)
            self.peers.tell_players(self, reader.seats)

    async def arrive(self, reader: Reader) -> None:
        """Wait until what an earlier socket of this player asked for is done, or cannot be done any more."""
        await self.peers.arrive(self, reader)
        async with self.lock:  # what is being stored
            pass

    def leave(self, reader: Reader) -> None:
        """Let a reader go."""
        if reader in self.readers:
            self.readers.remove(reader)
            if reader.seats:
                self.audience.tell_presence(reader.account)
                self.peers.tell_players(self)

    async def stop(self) -> None:
        """Let nothing run any more. What was stored stays."""
        self.follow()
        self._delay.stop()
        await self.tasks.stop()

    # ---- ownership --------------------------------------------------------------------------------------------------

    async def own(self, lease: Lease) -> None:
        """Add entries from now on: bots and clocks run here."""
        await self.sync()
        self.lease = lease
        self._on_change()

    def follow(self) -> None:
        """Add no entries from now on: bots and clocks run at the process with the lease."""
        self.lease = None
        self._on_change()

    async def sync(self) -> None:
        """Apply the entries that other processes have added, and send them to the readers."""
        async with self.lock:
            await self._read_on()

    async def _read_on(self) -> None:
        entries = await self.storage.entries(self.id, self.sequence)
        if entries and self.record.options.rated and (stored := await self.storage.find(self.id)):
            self.audience.seats = stored.seats
        for entry in entries:
            await self._adopt(entry)

    async def fall_behind(self, error: OutOfSequenceError | LeaseLostError) -> None:
        """Follow another process, which has added entries."""
        if isinstance(error, LeaseLostError):
            self.follow()
        with suppress(StorageError):  # then the next attempt to add an entry leads here again
            await self.sync()

    # ---- entries ----------------------------------------------------------------------------------------------------

    async def append(
        self,
        payer: Account,
        seat: int,
        action: int | None,
        by: By,
        outcome: Outcome | None = None,
        *,
        reader: Reader | None = None,
    ) -> None:
        """Store an entry that `reader` asked for, at the cost of `payer`, then adopt it. The lock is held.

        `outcome` is that of the action; without an action, the entry is a take-back. Raises `LeaseLostError`, and as
        `Storage.append`, also for a reader whose seats another has taken over.
        """
        self.payer = payer
        if self.lease is None:  # lost while waiting for the lock
            raise LeaseLostError("another server has this match now", hint="try again")
        if reader is not None and reader.replaced:
            raise OutOfSequenceError("you have come back since", hint="look at the table again")
        kind: EntryKind = "take-back" if action is None else "act"
        entry = Entry(self.sequence, kind, seat, action, by, time.time())
        guard = self.peers.guard(self.lease, entry.sequence, reader)

        async def store() -> None:
            ending = outcome.ending if outcome else None
            self.audience.note_gains(await self.storage.append(self.id, entry, ending, guard))
            await self._adopt(entry, outcome)

        await finish(store())  # the socket that asked may close meanwhile

    async def _adopt(self, entry: Entry, outcome: Outcome | None = None) -> None:
        """Apply a stored entry, and send it to the readers. The lock is held."""
        async with self.log.lock:
            if outcome is None:
                await self.crew.workers.run(self.payer, self.log.apply, entry)
            else:
                self.crew.workers.run_here(self.payer, self.log.apply, entry, outcome)
            self.audience.forget_take_back()
            self._on_change()
            await self.audience.publish(entry, self.log, self.payer)
        if self.audience.shown is not self.log:
            self._delay.add(entry.at)

    async def show_next(self) -> None:
        """Show spectators the next entry, which was made a while ago."""
        shown = self.audience.shown
        async with shown.lock:
            entry = self.log.entries[shown.sequence]
            await self.crew.workers.run(self.payer, shown.apply, entry)
            await self.audience.publish(entry, shown, self.payer)

    def _on_change(self) -> None:
        """Set the clock, let a bot think if it is a bot's decision, and store a snapshot if it is time.

        A process that follows only knows what the clock says.
        """
        now, owned = self.log.now, self.lease is not None
        self.clock.run(None if now.is_over else (now.turn, now.to_act), answers=now.reacts, rings=owned)
        if owned:
            self.play_on()
            if self.log.needs_snapshot and (self._saving is None or self._saving.done()):
                self._saving = self.tasks.spawn(self._save())

    async def _save(self) -> None:
        """Store a snapshot. Without it, loading takes longer; so if this fails, the next entry tries again."""
        snapshot = await self.ask(HOUSE, self.log.snapshot)
        try:
            await self.storage.add_snapshot(self.id, snapshot)
        except StorageError:
            self.log.forget_snapshot(snapshot)
