"""A match that is loaded, with all that serves it: its readers, its entries, its bots, its clock.

Every action becomes an entry, which is stored before it is applied here and before anybody is told. Changes to a match
run one after the other, under one lock. Workers do whatever takes long. The clock of the event loop, which never jumps,
limits turns.

Where several processes serve one database, the process with the lease does all this. The others follow: they read the
entries that it adds, tell their own readers, and pass on to it what these ask for.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from theagon.server.matches.agreements import Agreements
from theagon.server.matches.audience import Audience
from theagon.server.matches.autoplay import Autoplay
from theagon.server.matches.hints import Hints
from theagon.server.matches.intents import Intents
from theagon.server.matches.match_workers import MatchWorkers
from theagon.server.matches.phrases import Phrases
from theagon.server.matches.publisher import Publisher
from theagon.server.matches.readers import RemoteReader
from theagon.server.matches.recorder import Recorder
from theagon.server.matches.relay import Relay
from theagon.server.matches.turn_clock import TurnClock
from theagon.server.tasks import Tasks

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from theagon.games.play.position import Position
    from theagon.server.budget import Account
    from theagon.server.cluster.leases import Lease
    from theagon.server.cluster.news import Attended, Entered, Spoken, Standing
    from theagon.server.cluster.peers import Peers, SingleProcess
    from theagon.server.cluster.requests import Request
    from theagon.server.matches.match_log import MatchLog
    from theagon.server.matches.pauses import Pauses
    from theagon.server.matches.readers import Reader
    from theagon.server.protocol.base import Language
    from theagon.server.protocol.client import FromClient
    from theagon.server.protocol.server import Refused
    from theagon.server.storage.records import StoredMatch
    from theagon.server.storage.storage import Storage
    from theagon.server.workers import Crew

SETTLING_SECONDS: Final = 1.0
"""How long a process that follows a match waits for its owner's first word."""


class LiveMatch:
    """One match, its audience, and what goes on in it."""

    def __init__(
        self,
        stored: StoredMatch,
        log: MatchLog,
        storage: Storage,
        *,
        crew: Crew,
        delayed: MatchLog | None = None,
        gains: Mapping[int, int],
        rematch: Callable[[LiveMatch, Account], Awaitable[str]],
        peers: SingleProcess | Peers,
        pauses: Pauses,
    ) -> None:
        """`delayed` is the match as spectators see it, if not at once; `gains` are what a rated match that is over
        gave its seats; `rematch` makes the match that follows.

        It waits to be told whether to `own` or to `follow`.
        """
        self.record = stored.match
        self.seats = stored.seats
        self.log = log
        self._tasks = Tasks()
        self._clock = TurnClock(stored.match.options.turn_seconds, lambda: self._tasks.spawn(self.autoplay.end_turn()))
        self.audience = Audience(stored, log, delayed or log, self._clock, gains)
        workers = MatchWorkers(crew.workers)
        self._publisher = Publisher(self.audience, workers)
        self.recorder = Recorder(
            stored.match,
            self.audience,
            storage,
            publisher=self._publisher,
            workers=workers,
            tasks=self._tasks,
            changed=self._on_change,
        )
        self.autoplay = Autoplay(
            self.recorder, stored.seats, self._clock, crew=crew, workers=workers, pauses=pauses, tasks=self._tasks
        )
        self._relay = Relay(
            stored.match.id, self.recorder, self.audience, self._clock, publisher=self._publisher, peers=peers
        )
        agreements = Agreements(
            self.recorder,
            self.audience,
            stored.seats,
            workers=workers,
            relay=self._relay,
            rematch=lambda account: rematch(self, account),
        )
        hints = Hints(
            stored.match.id, self.recorder, self.audience, stored.seats, storage=storage, thinkers=crew.thinkers
        )
        self._intents = Intents(
            self.recorder,
            self.audience,
            self._publisher,
            workers=workers,
            relay=self._relay,
            agreements=agreements,
            hints=hints,
            phrases=Phrases(self.audience, self._relay),
        )

    # ---- as it stands -----------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The present position, which only workers look at."""
        return self.log.match.position

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def sequence(self) -> int:
        return self.log.sequence

    @property
    def is_over(self) -> bool:
        return self.log.now.is_over

    @property
    def lease(self) -> Lease | None:
        """The right to add entries, if this process has it."""
        return self.recorder.lease

    @property
    def busy(self) -> bool:
        """Whether anybody reads it or anything of it still goes on."""
        return bool(self.readers or self._tasks.running)

    @property
    def is_played(self) -> bool:
        """Whether it still goes on and a player is at it here."""
        return not self.log.now.is_over and any(reader.seats for reader in self.readers)

    @property
    def readers(self) -> set[Reader]:
        """The sockets at this process."""
        return self.audience.attendance.readers

    async def stop(self) -> None:
        """Let nothing run any more. What was stored stays."""
        self.follow()
        self.recorder.stop()
        await self._tasks.stop()

    def _on_change(self) -> None:
        """Set the clock, let a bot think if it is a bot's decision, and keep a snapshot if it is time.

        A process that follows only knows what the clock says.
        """
        now, owned = self.log.now, self.lease is not None
        self._clock.run(None if now.is_over else (now.turn, now.to_act), answers=now.reacts, rings=owned)
        if owned:
            self.autoplay.start()
            self.recorder.save_if_due()

    # ---- among several processes ------------------------------------------------------------------------------------

    async def own(self, lease: Lease) -> None:
        """This process has the lease now: bots and clocks run here."""
        await self.sync()
        self.recorder.lease = lease
        self._relay.settled.set()
        self._on_change()

    def follow(self) -> None:
        """Another process has the lease, or may take it: bots and clocks run there."""
        self.recorder.lease = None
        self._on_change()

    async def settled(self) -> None:
        """Wait until this process owns the match or has heard of its owner, but not long: that may just have died."""
        if not self.is_over:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._relay.settled.wait(), SETTLING_SECONDS)

    async def sync(self) -> None:
        """Apply the entries that other processes have added, and tell everybody."""
        await self.recorder.sync()

    async def receive(self, news: Entered | Attended | Standing | Spoken) -> None:
        """Take in what another process tells of this match."""
        await self._relay.receive(news)

    async def answer(self, request: Request) -> tuple[Refused | None, bool]:
        """Do what a reader at another process asks: why not, if it was refused, and whether to tell it all again."""
        remote = RemoteReader(request.seats, request.language)
        await self.handle(remote, request.message)
        return remote.refused, remote.again

    def announce_players(self, *, asks: bool) -> None:
        """Tell the other processes which players are at this one, and perhaps ask them the same."""
        self._relay.announce_players(asks=asks)

    def forget(self, process: str) -> None:
        """This process is no more."""
        if self.audience.attendance.forget(process):
            self.audience.tell_presence()

    # ---- readers ----------------------------------------------------------------------------------------------------

    def attend(self, reader: Reader) -> None:
        """A reader comes, and any other socket at its seats goes; it is told by `catch_up`."""
        self.audience.attendance.close_at(reader.seats)
        self.readers.add(reader)
        if reader.seats:
            self.audience.tell_presence(but=reader)
            self._relay.announce_players(reader.seats, asks=False)

    def leave(self, reader: Reader) -> None:
        """A reader goes."""
        if reader in self.readers:
            self.readers.remove(reader)
            if reader.seats:
                self.audience.tell_presence()
                self._relay.announce_players(asks=False)

    async def catch_up(self, reader: Reader, known: int = -1, language: Language | None = None) -> None:
        """Tell a reader what it does not know, perhaps in another language: all, or what came after `known` entries."""
        await self._publisher.catch_up(reader, known, language)

    async def handle(self, reader: Reader, message: FromClient) -> None:
        """Do what a reader asks, or tell it why not."""
        await self._intents.handle(reader, message)
