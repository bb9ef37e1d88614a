"""This process among those that share a PostgreSQL: the owners of matches, and messages to the others.

A single process never loads this room. `leases` has the ownership of matches, `news` the messages, `requests` the
requests of players, `relay` the messages about one match.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from theagon.server.cluster import arrivals
from theagon.server.cluster.leases import LEASE_SECONDS, expired, guard_of, release, renew, take
from theagon.server.cluster.news import (
    Alive,
    Answered,
    Asked,
    Attended,
    Entered,
    Freed,
    Joined,
    Leaving,
    Listener,
    Spoken,
    Standing,
    announce,
)
from theagon.server.cluster.relay import Relay, RemoteReader
from theagon.server.cluster.requests import ANSWER_SECONDS, Request, add, claim, clear, withdraw
from theagon.server.matches.intents import handle
from theagon.server.matches.live import Peers
from theagon.server.storage.storage import StorageError
from theagon.server.tasks import Tasks

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from theagon.server.cluster.news import News
    from theagon.server.matches.hub import Hub
    from theagon.server.matches.live import Lease, LiveMatch
    from theagon.server.matches.readers import Reader
    from theagon.server.protocol.base import Phrase
    from theagon.server.protocol.client import FromClient
    from theagon.server.storage.database import Database
    from theagon.server.storage.storage import Guard

TICK_SECONDS: Final = 1.0
"""Seconds from one renewal of the leases, and look for expired ones, to the next."""
SETTLING_SECONDS: Final = 1.0
"""Seconds that a process that follows a match waits for its owner's first news."""

_LOG: Final = logging.getLogger(__name__)


class ClusterPeers(Peers):
    """The other processes, from the view of this one."""

    are_others = True

    def __init__(self, hub: Hub, database: Database) -> None:
        self._process = hub.run
        self._hub = hub
        self._database = database
        self._relays: dict[str, Relay] = {}  # by match
        self._listener = Listener(database, self._receive)
        self._missed = False
        self._renewed = 0.0
        self._last_seen: dict[str, float] = {}  # the time of each process's last message
        self._outgoing: asyncio.Queue[News] = asyncio.Queue()
        self._answers: dict[int, asyncio.Future[Answered]] = {}
        self._tasks = Tasks()

    @property
    def _live(self) -> dict[str, LiveMatch]:
        """The matches that are loaded here."""
        return self._hub.loader.loaded

    def relay_of(self, live: LiveMatch) -> Relay:
        """Return the relay of a match, which exchanges messages about it with other processes."""
        found = self._relays.get(live.id)
        if found is None or found.live is not live:
            found = self._relays[live.id] = Relay(live, self._process, self._tell)
        return found

    async def open(self) -> None:
        """Begin to listen, to send news, and to renew leases."""
        await self._listener.listen()
        self._last_seen[self._process] = self._renewed = _now()
        self._tasks.spawn(self._repeat(self._send_news))
        self._tasks.spawn(self._repeat(self._tick))

    @property
    def healthy(self) -> bool:  # type: ignore[override]  # others are always healthy
        """True if this process receives news and renews its leases; if not, others may own its matches."""
        return _now() - self._renewed <= LEASE_SECONDS

    async def close(self) -> None:
        """Give every lease back, so that others need not wait for its end."""
        await self._tasks.stop()
        self._tell(Leaving(self._process))
        try:
            async with self._database.transaction() as connection:
                await release(connection, self._process)
                while not self._outgoing.empty():
                    await announce(connection, self._outgoing.get_nowait())
            await self._listener.close()
        except StorageError:
            _LOG.warning("leases were not given back: others have to wait until they run out")

    # ---- owning matches ---------------------------------------------------------------------------------------------

    async def seek(self, live: LiveMatch) -> None:
        """Own a match if no other process does; otherwise follow its owner."""
        if not live.is_over:
            async with self._database.transaction() as connection:
                lease = await take(connection, live.id, self._process)
            if lease is not None:
                await self._own(live, lease)
            elif live.lease is None:
                live.follow()
        self.relay_of(live).tell_players(asks=True)

    async def settled(self, live: LiveMatch) -> None:
        """Wait until this process owns the match or has news from its owner, but not long: the owner may have died."""
        if not live.is_over:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.relay_of(live).settled.wait(), SETTLING_SECONDS)

    async def _own(self, live: LiveMatch, lease: Lease) -> None:
        """Go on with a match, and with the requests to its former owner."""
        await live.own(lease)
        self.relay_of(live).settled.set()
        await self._answer(live)

    async def arrive(self, live: LiveMatch, reader: Reader) -> None:
        async with self._database.transaction() as connection:
            reader.arrival = await arrivals.count(connection, live.id, reader.seats[0])
        await live.sync()

    def guard(self, lease: Lease, sequence: int, reader: Reader | None) -> Guard:
        return guard_of(lease, sequence, reader)

    async def release(self, match: str) -> None:
        """Give back the lease of a match that is no longer loaded here."""
        self._relays.pop(match, None)
        async with self._database.transaction() as connection:
            await release(connection, self._process, match)
            await announce(connection, Freed(self._process, match))

    async def _tick(self) -> None:
        await asyncio.sleep(TICK_SECONDS)
        await self._drop_silent_processes()
        if await self._listener.listen() or self._missed:
            await self._resync()
        believed = {name: live.lease for name, live in self._live.items()}
        async with self._database.transaction() as connection:
            held = await renew(connection, self._process)
            await clear(connection)
            await announce(connection, Alive(self._process))
            followed = [name for name, live in self._live.items() if live.lease is None and live.readers]
            free = await expired(connection, followed) if followed else []
        self._renewed = _now()
        for name, lease in believed.items():
            live = self._live.get(name)
            if live is None or live.lease != lease or lease == held.get(name):
                continue  # the known owner is right, or has changed meanwhile
            if name in held:
                await self._own(live, held[name])
            else:
                live.follow()
        for name in free:
            if name in self._live:
                await self.seek(self._live[name])
        for name in held.keys() - self._live.keys():
            await self.release(name)

    async def _drop_silent_processes(self) -> None:
        """Forget processes that have been silent for long. If it is this one, the connection is at fault."""
        for process, last in tuple(self._last_seen.items()):
            if _now() - last <= LEASE_SECONDS:
                continue
            if process == self._process:
                self._last_seen[process] = _now()
                await self._listener.close()
            else:
                self._forget(process)

    def _forget(self, process: str) -> None:
        self._last_seen.pop(process, None)
        for live in self._live.values():
            if live.audience.note_elsewhere(process, ()):
                live.audience.tell_presence()

    async def _resync(self) -> None:
        """Read all that may have changed, since news may have been missed."""
        self._missed = False
        self._hub.waiting_room.wake(None)
        for live in tuple(self._live.values()):
            await live.sync()
            self.relay_of(live).tell_players(asks=True)
            if live.lease is not None:
                await self._answer(live)

    # ---- news -------------------------------------------------------------------------------------------------------

    def tell_players(self, live: LiveMatch, came: tuple[int, ...] = ()) -> None:
        self.relay_of(live).tell_players(came)

    def tell_standing(self, live: LiveMatch) -> None:
        self.relay_of(live).tell_standing()

    def tell_said(self, live: LiveMatch, seat: int, phrase: Phrase) -> None:
        self._tell(Spoken(self._process, live.id, seat, phrase))

    def tell_joined(self, match: str) -> None:
        self._tell(Joined(self._process, match))

    def _tell(self, news: News) -> None:
        """Queue news for the other processes."""
        self._outgoing.put_nowait(news)

    async def _send_news(self) -> None:
        news = [await self._outgoing.get()]
        while not self._outgoing.empty():
            news.append(self._outgoing.get_nowait())
        async with self._database.transaction() as connection:
            for each in news:
                await announce(connection, each)

    def _receive(self, news: News) -> None:
        self._last_seen[news.process] = _now()
        match news:
            case Alive():
                pass
            case Joined():
                self._hub.waiting_room.wake(news.match)
            case Answered():
                answered = self._answers.get(news.request)
                if answered is not None and not answered.done():
                    answered.set_result(news)
            case Leaving():
                self._forget(news.process)
                for live in self._live.values():
                    self._tasks.spawn(self._deliver(live, Freed(news.process, live.id)))
            case _:
                if news.match in self._live:
                    self._tasks.spawn(self._deliver(self._live[news.match], news))

    async def _deliver(self, live: LiveMatch, news: Entered | Freed | Asked | Attended | Standing | Spoken) -> None:
        """Pass news to a match that is loaded here."""
        try:
            match news:
                case Asked():
                    if live.lease is not None:
                        await self._answer(live)
                case Freed():
                    if live.lease is None and live.readers:
                        await self.seek(live)
                case _ if news.process != self._process:
                    await self.relay_of(live).receive(news)
        except StorageError:
            self._missed = True

    # ---- requests ---------------------------------------------------------------------------------------------------

    async def hand_on(self, live: LiveMatch, reader: Reader, message: FromClient) -> None:
        """Pass a reader's message to the owner of a match. Raises `StorageError` if no answer comes."""
        try:
            answer = await self._ask(live.id, Request(reader.seats, reader.arrival, reader.language, message))
        except StorageError:
            await self.arrive(live, reader)  # so that it is not done after the refusal
            raise
        if answer.again:
            await live.sync()
        if answer.refused is not None:
            reader.tell(answer.refused)
        if answer.again:
            await live.audience.catch_up(reader)

    async def _ask(self, match: str, request: Request) -> Answered:
        """Return the answer of a match's owner to a request. Raises `StorageError` if no answer comes."""
        answered: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        number = -1
        try:
            async with self._database.transaction() as connection:
                number = await add(connection, match, request)
                self._answers[number] = answered  # before the request can be seen, and answered
                await announce(connection, Asked(self._process, match))
            async with asyncio.timeout(ANSWER_SECONDS):
                return await answered
        except TimeoutError:
            raise StorageError("the server that has this match does not answer", hint="try again") from None
        finally:
            self._answers.pop(number, None)
            if answered.cancelled():
                with suppress(StorageError):  # then it is dropped later; the first error must not be lost
                    async with self._database.transaction() as connection:
                        await withdraw(connection, number)

    async def _answer(self, live: LiveMatch) -> None:
        """Carry out the requests of other processes."""
        async with self._database.transaction() as connection:
            asked = await claim(connection, live.id)
        for number, request in asked:
            reader = RemoteReader(request.seats, request.arrival, request.language)
            await handle(live, reader, request.message)
            self._tell(Answered(self._process, number, reader.refused, reader.again))

    # ---- tasks ------------------------------------------------------------------------------------------------------

    async def _repeat(self, work: Callable[[], Awaitable[None]]) -> None:
        """Repeat the work. An error must not end it: leases would expire."""
        while True:
            try:
                await work()
            except StorageError:  # the storage has logged it
                self._missed = True
            except Exception:
                self._missed = True
                _LOG.exception("a fault between the server processes")


def _now() -> float:
    """Return the time of the event loop's clock, in seconds."""
    return asyncio.get_running_loop().time()
