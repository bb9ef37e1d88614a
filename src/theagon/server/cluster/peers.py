"""This process among those that share the database: how each match gets an owner, and what the others are told.

PostgreSQL may have several (`Peers`), an SQLite file has one (`SingleProcess`). See `leases` for who owns a match,
`news` for what is told, `requests` for what is asked.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NoReturn

from theagon.server.cluster.leases import LEASE_SECONDS, Lease, expired, release, renew, take
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
from theagon.server.cluster.requests import ANSWER_SECONDS, Request, add, claim, clear, withdraw
from theagon.server.storage.database import StorageError
from theagon.server.tasks import Tasks

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from theagon.server.cluster.news import News
    from theagon.server.cluster.shared import SharedMatch
    from theagon.server.storage.storage import Storage

TICK_SECONDS: Final = 1.0
"""How often leases are renewed, and others looked for that have run out."""

_LOG: Final = logging.getLogger(__name__)


class SingleProcess:
    """The one process that there is: it owns every match and has nobody to tell."""

    healthy = True

    def __init__(self, process: str) -> None:
        self.process = process

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def seek(self, live: SharedMatch) -> None:
        """Own a match."""
        await live.own(Lease(live.id, self.process, 0))

    async def release(self, match: str) -> None:
        pass

    def tell(self, news: News) -> None:
        pass

    async def ask(self, *_: object) -> NoReturn:
        raise AssertionError("who owns every match asks nobody")


class Peers:
    """This process among others."""

    def __init__(
        self, storage: Storage, process: str, live: Mapping[str, SharedMatch], joined: Callable[[str | None], None]
    ) -> None:
        """`live` are the matches loaded here; `joined` is called for each that is joined, with None for perhaps all."""
        self.process = process
        self._storage = storage
        self._live = live
        self._joined = joined
        self._listener = Listener(storage, self._receive)
        self._missed = False
        self._renewed = 0.0
        self._last_seen: dict[str, float] = {}  # when each process was last heard of
        self._outgoing: asyncio.Queue[News] = asyncio.Queue()
        self._answers: dict[int, asyncio.Future[Answered]] = {}
        self._tasks = Tasks()

    async def open(self) -> None:
        """Begin to listen, to tell, and to renew leases."""
        await self._listener.listen()
        self._last_seen[self.process] = self._renewed = _now()
        self._tasks.spawn(self._repeat(self._send_news))
        self._tasks.spawn(self._repeat(self._tick))

    @property
    def healthy(self) -> bool:
        """Whether this process hears the others and renews its leases: if not, others may own its matches."""
        return _now() - self._renewed <= LEASE_SECONDS

    async def close(self) -> None:
        """Give every lease back, so that others need not wait for its end."""
        await self._tasks.stop()
        self.tell(Leaving(self.process))
        try:
            async with self._storage.transaction() as connection:
                await release(connection, self.process)
                while not self._outgoing.empty():
                    await announce(connection, self._outgoing.get_nowait())
            await self._listener.close()
        except StorageError:
            _LOG.warning("leases were not given back: others have to wait until they run out")

    # ---- owning matches ---------------------------------------------------------------------------------------------

    async def seek(self, live: SharedMatch) -> None:
        """Own a match if nobody does; otherwise follow whoever does."""
        if not live.is_over:
            async with self._storage.transaction() as connection:
                lease = await take(connection, live.id, self.process)
            if lease is not None:
                await self._own(live, lease)
            elif live.lease is None:
                live.follow()
        live.announce_players(asks=True)

    async def _own(self, live: SharedMatch, lease: Lease) -> None:
        """Go on with a match, and with what was asked of who owned it before."""
        await live.own(lease)
        await self._answer(live)

    async def release(self, match: str) -> None:
        """Give the lease of a match back that is not loaded here any more."""
        async with self._storage.transaction() as connection:
            await release(connection, self.process, match)
            await announce(connection, Freed(self.process, match))

    async def _tick(self) -> None:
        await asyncio.sleep(TICK_SECONDS)
        await self._drop_silent_processes()
        if await self._listener.listen() or self._missed:
            await self._resync()
        believed = {name: live.lease for name, live in self._live.items()}
        async with self._storage.transaction() as connection:
            held = await renew(connection, self.process)
            await clear(connection)
            await announce(connection, Alive(self.process))
            followed = [name for name, live in self._live.items() if live.lease is None and live.readers]
            free = await expired(connection, followed) if followed else []
        self._renewed = _now()
        for name, lease in believed.items():
            live = self._live.get(name)
            if live is None or live.lease != lease or lease == held.get(name):
                continue  # what is believed is so, or has changed meanwhile
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
            if process == self.process:
                self._last_seen[process] = _now()
                await self._listener.close()
            else:
                self._forget(process)

    def _forget(self, process: str) -> None:
        self._last_seen.pop(process, None)
        for live in self._live.values():
            live.forget(process)

    async def _resync(self) -> None:
        """News may have been missed: see what is new, everywhere."""
        self._missed = False
        self._joined(None)
        for live in tuple(self._live.values()):
            await live.sync()
            live.announce_players(asks=True)
            if live.lease is not None:
                await self._answer(live)

    # ---- news -------------------------------------------------------------------------------------------------------

    def tell(self, news: News) -> None:
        """Tell the other processes, soon, after what was told before."""
        self._outgoing.put_nowait(news)

    async def _send_news(self) -> None:
        news = [await self._outgoing.get()]
        while not self._outgoing.empty():
            news.append(self._outgoing.get_nowait())
        async with self._storage.transaction() as connection:
            for each in news:
                await announce(connection, each)

    def _receive(self, news: News) -> None:
        self._last_seen[news.process] = _now()
        match news:
            case Alive():
                pass
            case Joined():
                self._joined(news.match)
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

    async def _deliver(self, live: SharedMatch, news: Entered | Freed | Asked | Attended | Standing | Spoken) -> None:
        """Pass news to a match that is loaded here."""
        try:
            match news:
                case Asked():
                    if live.lease is not None:
                        await self._answer(live)
                case Freed():
                    if live.lease is None and live.readers:
                        await self.seek(live)
                case _ if news.process != self.process:
                    await live.receive(news)
        except StorageError:
            self._missed = True

    # ---- requests ---------------------------------------------------------------------------------------------------

    async def ask(self, match: str, request: Request) -> Answered:
        """What the owner of a match makes of a request. Raises `StorageError` if no answer comes."""
        answered: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        number = -1
        try:
            async with self._storage.transaction() as connection:
                number = await add(connection, match, request)
                self._answers[number] = answered  # before the request can be seen, and answered
                await announce(connection, Asked(self.process, match))
            async with asyncio.timeout(ANSWER_SECONDS):
                return await answered
        except TimeoutError:
            raise StorageError("the server that has this match does not answer", hint="try again") from None
        finally:
            self._answers.pop(number, None)
            if answered.cancelled():
                with suppress(StorageError):  # then it is dropped later; why nobody waits any more must not be lost
                    async with self._storage.transaction() as connection:
                        await withdraw(connection, number)

    async def _answer(self, live: SharedMatch) -> None:
        """Do what others ask of this process."""
        async with self._storage.transaction() as connection:
            asked = await claim(connection, live.id)
        for number, request in asked:
            refused, again = await live.answer(request)
            self.tell(Answered(self.process, number, refused, again))

    # ---- tasks ------------------------------------------------------------------------------------------------------

    async def _repeat(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do this over and over. What goes wrong once must not end it: leases would run out."""
        while True:
            try:
                await work()
            except StorageError:  # the storage has logged it
                self._missed = True
            except Exception:
                self._missed = True
                _LOG.exception("a fault between the server processes")


def _now() -> float:
    """The event loop's clock, in seconds."""
    return asyncio.get_running_loop().time()
