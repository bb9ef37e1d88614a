"""The hub: everything that one server process does for its matches, from start to end."""

from __future__ import annotations

import gc
import secrets
from functools import partial
from typing import TYPE_CHECKING, Final

from theagon.games import sound_games
from theagon.match.beginning import beginning_of
from theagon.server.budget import AHEAD, HOUSE, Budgets
from theagon.server.limits import Limits
from theagon.server.matches.archive import Archive
from theagon.server.matches.clocks import USUAL, Pauses
from theagon.server.matches.codes import Codes
from theagon.server.matches.live import Peers
from theagon.server.matches.loader import IDLE_SECONDS, Loader
from theagon.server.matches.lobby import Drain, Lobby
from theagon.server.matches.match_log import load_log
from theagon.server.matches.messages import MatchStatus, OwnCards, Perspective, whole_match
from theagon.server.matches.open_tables import NOTE_SECONDS, OpenTables, WaitingRoom
from theagon.server.offered import offered
from theagon.server.storage import caretaker
from theagon.server.storage.caretaker import KEEP_ALL, Retention, purge, repeat
from theagon.server.tasks import Tasks
from theagon.server.workers import Crew

if TYPE_CHECKING:
    from collections.abc import Callable

    from theagon.games.play.game import Game
    from theagon.server.storage.storage import Storage


LOOKED: Final = 200
"""Matches that one query looks for: a query for thousands would hold everyone up."""


class Hub:
    """All matches of one server process."""

    def __init__(
        self,
        storage: Storage,
        *,
        peers: Callable[[Hub], Peers] = lambda _: Peers(),
        pauses: Pauses = USUAL,
        retention: Retention = KEEP_ALL,
        open_tables: bool = False,
        ratings: bool = False,
    ) -> None:
        """`peers` makes the connection to the other processes, if there are any.

        With `open_tables` it lists matches that anyone may join; with `ratings` matches may be rated.
        """
        self.storage = storage
        self.run = secrets.token_hex(8)
        """The name of this process: a client that comes back sees whether the server was restarted."""
        self.crew = Crew()
        self.budgets = Budgets()
        self.bounds = Limits()
        self.drain = Drain()
        self.waiting_room = WaitingRoom()
        self.tables = OpenTables(storage, self.waiting_room) if open_tables else None
        self.codes = Codes(storage)
        self.ratings = ratings
        self.peers = peers(self)
        self.archive = Archive(storage, self.crew)
        self.lobby = Lobby(
            storage, self.crew, self.archive, bounds=self.bounds, drain=self.drain, ratings=ratings, tell=self._on_join
        )
        self.loader = Loader(
            storage, self.crew, self.archive, peers=self.peers, pauses=pauses, rematch=self.lobby.rematch
        )
        self.tasks = Tasks()
        """Background tasks, stopped when the hub is closed."""
        self._retention = retention

    async def open(self, *, ahead: bool = True) -> None:
        """Begin to serve; with `ahead` read all games before they are asked for.

        Raises `TheagonError` if the database cannot be used.
        """
        try:
            await self.storage.open()
            await self.peers.open()
        except BaseException:
            await self.storage.close()
            raise
        self.tasks.spawn(repeat(self.loader.unload, IDLE_SECONDS))
        self.tasks.spawn(repeat(self.drop_stopped, caretaker.LOOK_SECONDS))
        self.tasks.spawn(repeat(partial(purge, self.storage, self._retention), caretaker.PURGE_SECONDS))
        if self.tables is not None:
            self.tasks.spawn(repeat(self.tables.note_awaited, NOTE_SECONDS))
        if ahead:
            self.tasks.spawn(self._warm_up(await self.crew.workers.run(HOUSE, sound_games)))

    async def _warm_up(self, games: tuple[Game, ...]) -> None:
        """Read each game while the first players look at the table; a match that begins waits for it.

        Then exempt everything that was read from garbage collection: it stays, and a search through it would stop all
        players for 0.1 s. A server's process has the collector off until now.
        """
        for game in games:
            await self.crew.workers.run(AHEAD, warm_up, offered(game.name))
        gc.freeze()
        gc.enable()

    async def close(self) -> None:
        """Stop; all acknowledged entries are stored."""
        await self.tasks.stop()
        await self.loader.close()
        await self.peers.close()
        await self.storage.close()
        self.crew.close()

    async def drop_stopped(self) -> None:
        """Let go of the matches that were ended or removed, and send everyone away."""
        attended = [*self.loader.loaded, *self.waiting_room.matches]
        for first in range(0, len(attended), LOOKED):
            for name in await self.storage.stopped(attended[first : first + LOOKED]):
                self.waiting_room.wake(name)
                await self.loader.drop(name)

    def _on_join(self, name: str) -> None:
        """Have everyone who waits for a match look at it again."""
        self.waiting_room.wake(name)
        self.peers.tell_joined(name)

    # ---- the end of service -----------------------------------------------------------------------------------------

    def begin_to_drain(self, seconds: float) -> None:
        """Begin no more matches, and announce that the server stops after this time at the latest."""
        self.drain.begin(seconds)
        notice = self.drain.notice()
        assert notice is not None, "it has just begun"
        for live in self.loader.loaded.values():
            for reader in live.readers:
                reader.tell(notice)
        self.waiting_room.wake(None)

    @property
    def drained(self) -> bool:
        """True if it drains and no player is left, or the time is up. Spectators do not count."""
        return self.drain.begun and (
            self.drain.is_over or not any(live.is_played for live in self.loader.loaded.values())
        )


def warm_up(game: Game) -> None:
    """Begin a match of a game and look at it as a player: that reads the game, its cards, decks and English words.

    The first client with another language waits for its words, 20 to 50 ms.
    """
    log = load_log(beginning_of(game, game.setup(seed=0), game), [], [], game=game)
    whole_match(log, Perspective((0,), 0, "en"), MatchStatus((), None, None, (), None), OwnCards(game))
