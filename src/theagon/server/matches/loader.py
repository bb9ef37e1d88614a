"""The loaded matches: those with readers, and a while longer."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from theagon.games import load_game
from theagon.match.beginning import NOT_SHARED
from theagon.server import limits
from theagon.server.budget import HOUSE
from theagon.server.matches.archive import beginning_of_record
from theagon.server.matches.autoplay import Autoplay
from theagon.server.matches.live import LiveMatch
from theagon.server.matches.match_log import load_log
from theagon.server.protocol.server import ENDED
from theagon.server.storage.storage import StorageError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from theagon.server.budget import Account
    from theagon.server.matches.archive import Archive
    from theagon.server.matches.clocks import Pauses
    from theagon.server.matches.live import Peers
    from theagon.server.storage.records import StoredMatch
    from theagon.server.storage.storage import Storage
    from theagon.server.workers import Crew

IDLE_SECONDS: Final = 30.0
"""Seconds for which a match stays loaded after its last reader has left."""
LEAVING_SECONDS: Final = 0.05
"""Seconds between two looks whether everyone has left a match that was ended."""


class Loader:
    """The live matches of one server process."""

    def __init__(
        self,
        storage: Storage,
        crew: Crew,
        archive: Archive,
        *,
        peers: Peers,
        pauses: Pauses,
        rematch: Callable[[LiveMatch, Account], Awaitable[str]],
    ) -> None:
        """`rematch` is as for `LiveMatch`."""
        self.loaded: dict[str, LiveMatch] = {}
        self._storage = storage
        self._crew = crew
        self._archive = archive
        self._peers = peers
        self._pauses = pauses
        self._rematch = rematch
        self._payers: dict[str, str] = {}  # of the loaded matches with other cards than the game's
        self._idle: set[str] = set()
        self._loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self._unloading: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Load no more, and let nothing run in the matches that are loaded."""
        tasks = tuple(self._loading.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(live.stop() for live in self.loaded.values()))

    async def live(self, stored: StoredMatch, account: Account = HOUSE) -> LiveMatch:
        """Return a match that has begun, loaded at the cost of `account`.

        Raises `TheagonError` if these rules cannot play it.
        """
        name = stored.match.id
        self._idle.discard(name)
        while (unloading := self._unloading.get(name)) is not None:
            await asyncio.wait([unloading])
        loading = self._loading.get(name)
        if loading is None and name not in self.loaded:
            if len(self.loaded) + len(self._loading) >= limits.LIVE:
                raise _no_room()
            loading = self._loading[name] = asyncio.create_task(self._load(stored, account))
            loading.add_done_callback(lambda _: self._loading.pop(name))
        found = self.loaded[name] if loading is None else await asyncio.shield(loading)  # others wait for it too
        await self._peers.settled(found)
        return found

    async def _load(self, stored: StoredMatch, account: Account) -> LiveMatch:
        name, options = stored.match.id, stored.match.options
        entries, snapshots = await self._storage.entries(name), await self._storage.snapshots(name)
        old = list(takewhile(lambda entry: entry.at <= time.time() - options.spectator_delay, entries))
        beginning, usual = beginning_of_record(stored.match), load_game(stored.match.game)
        game = await self._archive.game_of(beginning, account)
        load = partial(load_log, beginning, rated=options.rated, game=game)
        log = await self._crew.workers.run(account, load, entries, snapshots)
        log.match.hints = list(stored.match.hints)
        delayed = None
        if options.spectator_delay and not (log.now.is_over and old == entries):
            delayed = await self._crew.workers.run(account, load, old, snapshots)
        if log.match.game is not usual and beginning.card_set in (NOT_SHARED, usual.card_set):
            self._count_own(name, account.payer)  # others have the cards of an earlier release
        live = self.loaded[name] = LiveMatch(
            stored, log, self._storage, crew=self._crew, peers=self._peers, rematch=self._rematch, delayed=delayed
        )
        Autoplay(live, self._pauses)
        try:
            await self._peers.seek(live)
        except BaseException:  # the next arrival tries again
            await self.loaded.pop(name).stop()
            raise
        return live

    def _count_own(self, name: str, payer: str) -> None:
        """Count a match with other cards than the game's that is about to be loaded. Raises `TooManyError`."""
        self._payers = {each: paid for each, paid in self._payers.items() if each in self.loaded}
        of_payer = sum(paid == payer for paid in self._payers.values())
        if len(self._payers) >= limits.LIVE_OWN or of_payer >= limits.LIVE_OWN_FROM:
            raise _no_room()
        self._payers[name] = payer

    async def unload(self) -> None:
        """Unload the matches that had no reader, and were not asked for, since this was done before."""
        idle = {name for name, live in self.loaded.items() if not live.busy}
        before, self._idle = self._idle, idle
        for name in before & idle:
            if name in self._idle:  # it was not asked for while others were unloaded
                unloading = self._unloading[name] = asyncio.create_task(self._unload(self.loaded.pop(name)))
                try:
                    await unloading
                finally:
                    del self._unloading[name]

    async def drop(self, name: str) -> None:
        """Let go of a match that was ended or removed, and send everyone away."""
        live = self.loaded.pop(name, None)
        if live is None:  # it had not begun, or was unloaded meanwhile
            return
        while live.readers:  # their sockets leave it first: once stopped, it serves no reader
            for reader in live.readers:
                reader.outbox.close(ENDED)
            await asyncio.sleep(LEAVING_SECONDS)
        await self._unload(live)

    async def _unload(self, live: LiveMatch) -> None:
        """Let nothing of a match run here any more, and let other processes have it."""
        await live.stop()
        with suppress(StorageError):  # then the lease is found without its match, and given back, later
            await self._peers.release(live.id)


def _no_room() -> limits.TooManyError:
    return limits.TooManyError("this server has no room for more matches now", hint="come again later")
