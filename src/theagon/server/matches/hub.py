"""All that one server process does for its matches, from its beginning to its end."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from theagon.games import sound_games
from theagon.server.budget import AHEAD, HOUSE, Budgets
from theagon.server.cluster.peers import Peers, SingleProcess
from theagon.server.limits import Limits
from theagon.server.matches.analyses import Analyses
from theagon.server.matches.archive import Archive
from theagon.server.matches.beginnings import Beginnings
from theagon.server.matches.drain import Drain
from theagon.server.matches.loader import Loader
from theagon.server.matches.lobby import Lobby
from theagon.server.matches.open_tables import NOTE_SECONDS, OpenTables
from theagon.server.matches.pauses import USUAL, Pauses
from theagon.server.matches.ratings import Ratings
from theagon.server.matches.waiting_room import WaitingRoom
from theagon.server.matches.warm_up import freeze_heap, warm_up
from theagon.server.offered import offered
from theagon.server.storage.caretaker import KEEP_ALL, Caretaker, Retention
from theagon.server.tasks import Tasks
from theagon.server.workers import Crew

if TYPE_CHECKING:
    from theagon.games.play.game import Game
    from theagon.server.matches.live import LiveMatch
    from theagon.server.storage.storage import Storage


class Hub:
    """All matches of one server process."""

    def __init__(
        self,
        storage: Storage,
        *,
        pauses: Pauses = USUAL,
        retention: Retention = KEEP_ALL,
        open_tables: bool = False,
        ratings: bool = False,
    ) -> None:
        """With `open_tables` it lists matches that anyone may join; with `ratings` matches may be rated."""
        self.storage = storage
        self.run = secrets.token_hex(8)
        """This process: a client that comes back sees whether the server was restarted."""
        self.crew = Crew()
        self.budgets = Budgets()
        self.bounds = Limits()
        self.drain = Drain()
        self.waiting_room = WaitingRoom()
        self.tables = OpenTables(storage, self.waiting_room) if open_tables else None
        self.ratings = Ratings(storage) if ratings else None
        loaded: dict[str, LiveMatch] = {}
        self._peers: SingleProcess | Peers = (
            Peers(storage, self.run, loaded, self.waiting_room.wake) if storage.is_shared else SingleProcess(self.run)
        )
        beginnings = Beginnings(storage, self.crew)
        self.archive = Archive(storage, self.crew, beginnings)
        self.analyses = Analyses(self.archive, self.crew)
        self.lobby = Lobby(
            self.archive,
            storage,
            crew=self.crew,
            beginnings=beginnings,
            bounds=self.bounds,
            drain=self.drain,
            peers=self._peers,
            waiting_room=self.waiting_room,
            ratings=self.ratings,
        )
        self.loader = Loader(
            loaded,
            storage,
            crew=self.crew,
            beginnings=beginnings,
            peers=self._peers,
            pauses=pauses,
            rematch=self.lobby.rematch,
        )
        self._warming = Tasks()
        self._caretaker = Caretaker(
            storage,
            lambda: {*loaded, *self.waiting_room.matches},
            self._drop,
            retention,
            [] if self.tables is None else [(self.tables.note_awaited, NOTE_SECONDS)],
        )

    async def open(self) -> None:
        """Begin to serve. Raises `TheagonError` if the database cannot be used."""
        try:
            await self.storage.open()
            await self._peers.open()
        except BaseException:
            await self.storage.close()
            raise
        self.loader.open()
        self._caretaker.open()
        self._warming.spawn(self._warm_up(await self.crew.workers.run(HOUSE, sound_games)))

    async def _warm_up(self, games: tuple[Game, ...]) -> None:
        """Read each game beside the first players, who see the table meanwhile; whoever begins a match waits for it."""
        for game in games:
            await self.crew.workers.run(AHEAD, warm_up, offered(game.name))
        freeze_heap()

    async def close(self) -> None:
        """Stop; whatever was acknowledged is stored."""
        await self._warming.stop()
        await self._caretaker.close()
        await self.analyses.close()
        await self.loader.close()
        await self._peers.close()
        await self.storage.close()
        self.crew.close()

    async def _drop(self, name: str) -> None:
        """Let go of a match that was ended or removed, and send everybody away."""
        self.waiting_room.wake(name)
        await self.loader.drop(name)

    # ---- the end of service -----------------------------------------------------------------------------------------

    def begin_to_drain(self, seconds: float) -> None:
        """Begin no more matches, and tell everybody that the server stops after so long at the latest."""
        self.drain.begin(seconds)
        notice = self.drain.notice()
        assert notice is not None, "it has just begun"
        for live in self.loader.loaded.values():
            for reader in live.readers:
                reader.tell(notice)
        self.waiting_room.wake(None)

    @property
    def healthy(self) -> bool:
        """Whether this process renews its leases and hears what others tell."""
        return self._peers.healthy

    @property
    def draining(self) -> bool:
        """Whether no more matches begin here."""
        return self.drain.begun

    @property
    def drained(self) -> bool:
        """Whether it drains and nobody plays any more, or the time is up. Spectators keep nothing from stopping."""
        return self.draining and (self.drain.is_over or not any(live.is_played for live in self.loader.loaded.values()))
