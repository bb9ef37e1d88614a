"""How a match goes on: every action becomes an entry, which is stored, then applied, then published."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from theagon.games.base import Refusal
from theagon.server.budget import HOUSE
from theagon.server.cluster.leases import LeaseLostError, guard_of
from theagon.server.matches.delay import Delay
from theagon.server.storage.database import StorageError
from theagon.server.storage.records import Entry
from theagon.server.storage.storage import OutOfSequenceError
from theagon.server.workers import finish

if TYPE_CHECKING:
    from collections.abc import Callable

    from theagon.games.play.position import Position
    from theagon.match.match import Outcome
    from theagon.server.cluster.leases import Lease
    from theagon.server.matches.audience import Audience
    from theagon.server.matches.match_workers import MatchWorkers
    from theagon.server.matches.publisher import Publisher
    from theagon.server.matches.readers import Reader
    from theagon.server.protocol.client import FromClient
    from theagon.server.storage.records import By, EntryKind, MatchRecord
    from theagon.server.storage.storage import Storage
    from theagon.server.tasks import Tasks

RETRY_SECONDS: Final = 1.0
"""Seconds before a bot or a clock retries after a database error."""


class Recorder:
    """Adds entries to a match while this process has its lease, and reads those that others add."""

    def __init__(
        self,
        match: MatchRecord,
        audience: Audience,
        storage: Storage,
        *,
        publisher: Publisher,
        workers: MatchWorkers,
        tasks: Tasks,
        changed: Callable[[], None],
    ) -> None:
        """`changed` is called after each entry, and when the lease is lost."""
        self.log = audience.log
        self.lease: Lease | None = None
        self.payer = HOUSE
        """Whoever did something last: bots answer them."""
        self.lock = asyncio.Lock()
        """Held by whoever changes the match, from the check that it is possible until everybody is told."""
        self._match = match.id
        self._rated = match.options.rated
        self._audience = audience
        self._storage = storage
        self._publisher = publisher
        self._workers = workers
        self._tasks = tasks
        self._changed = changed
        self._saving: asyncio.Task[None] | None = None
        self._delay = Delay(match.options.spectator_delay, lambda: tasks.spawn(self.show_next()))
        for entry in self.log.entries[audience.shown.sequence :]:
            self._delay.add(entry.at)

    @property
    def sequence(self) -> int:
        return self.log.sequence

    @property
    def position(self) -> Position:
        """The present position, which only workers look at."""
        return self.log.match.position

    @property
    def follows(self) -> bool:
        """Whether another process decides what may still be done."""
        return self.lease is None and not self.log.now.is_over

    def stop(self) -> None:
        """Show nothing any more."""
        self._delay.stop()

    async def enter(
        self,
        reader: Reader,
        message: FromClient,
        kind: EntryKind,
        seat: int,
        action: int | None,
        outcome: Outcome | None,
    ) -> None:
        """Append what a reader does; tell the reader if it could not be stored. The lock is held."""
        self.payer = reader.account
        try:
            await self._append(kind, seat, action, "player", outcome)
        except StorageError as error:
            self._audience.refuse(reader, message, "storage", error.message, error.hint or "")
        except (OutOfSequenceError, LeaseLostError) as error:
            self._audience.refuse(reader, message, "stale", error.message, error.hint or "")
            await self._fall_behind(error)

    async def sync(self) -> None:
        """Apply the entries that other processes have added, and tell everybody."""
        async with self.lock:
            await self._read_on()

    async def _fall_behind(self, error: OutOfSequenceError | LeaseLostError) -> None:
        """Another process has added entries: follow it. The lock is held."""
        if isinstance(error, LeaseLostError):
            self.lease = None
            self._changed()
        with suppress(StorageError):  # then the next attempt to add an entry leads here again
            await self._read_on()

    async def _append(self, kind: EntryKind, seat: int, action: int | None, by: By, outcome: Outcome | None) -> None:
        """Store an entry, then apply it and tell everybody. `outcome` is that of an action. The lock is held."""
        lease = self.lease
        if lease is None:  # lost while waiting for the lock
            raise LeaseLostError("another server has this match now", hint="try again")
        entry = Entry(self.sequence, kind, seat, action, by, time.time())

        async def store() -> None:
            self._audience.gains = await self._storage.append(
                self._match, entry, outcome.winners if outcome else None, guard_of(lease, entry.sequence)
            )
            await self._apply(entry, outcome)

        await finish(store())  # the socket that asked may close meanwhile

    async def _apply(self, entry: Entry, outcome: Outcome | None = None) -> None:
        """Apply an entry that is stored, and tell everybody. The lock is held."""
        async with self._workers.lock:
            await self._workers.run_locked(self.payer, self.log.apply, entry, outcome)
            self._audience.forget_take_back()
            self._changed()
            await self._publisher.publish(entry, self.log, self.payer)
        if self._audience.shown is not self.log:
            self._delay.add(entry.at)

    async def show_next(self) -> None:
        """Show spectators what was done a while ago."""
        async with self._workers.lock:
            shown = self._audience.shown
            entry = self.log.entries[shown.sequence]
            await self._workers.run_locked(self.payer, shown.apply, entry)
            await self._publisher.publish(entry, shown, self.payer)

    def save_if_due(self) -> None:
        """Store a snapshot if it is time."""
        if self.log.needs_snapshot and (self._saving is None or self._saving.done()):
            self._saving = self._tasks.spawn(self._save())

    async def _save(self) -> None:
        """Store a snapshot. Without it, loading takes longer; so if this fails, the next entry tries again."""
        snapshot = await self._workers.run(HOUSE, self.log.snapshot)
        try:
            await self._storage.add_snapshot(self._match, snapshot)
        except StorageError:
            self.log.forget_snapshot(snapshot)

    async def append_with_retries(self, seat: int, action: int, by: By) -> None:
        """Append what no human waits for; retry while the database is unavailable. The lock is held."""
        outcome = await self._workers.run(self.payer, self.log.judge, action)
        assert not isinstance(outcome, Refusal), "bots and clocks do what is possible"
        while self.lease is not None:
            try:
                await self._append("act", seat, action, by, outcome)
            except StorageError:
                await asyncio.sleep(RETRY_SECONDS)
            except (OutOfSequenceError, LeaseLostError) as error:
                return await self._fall_behind(error)
            else:
                return None
        return None

    async def _read_on(self) -> None:
        entries = await self._storage.entries(self._match, self.sequence)
        if entries and self._rated:
            self._audience.gains = await self._storage.gains_in(self._match)
        for entry in entries:
            await self._apply(entry)
