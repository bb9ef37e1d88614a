"""The messages about one match between the processes that have it loaded."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from theagon.server.cluster.news import Attended, Entered, Spoken, Standing
from theagon.server.matches.readers import Reader
from theagon.server.protocol.server import Refused, Said

if TYPE_CHECKING:
    from collections.abc import Callable

    from theagon.server.cluster.news import News
    from theagon.server.matches.live import LiveMatch
    from theagon.server.protocol.base import Language
    from theagon.server.protocol.server import Gone, ServerMessage


class RemoteReader(Reader):
    """A reader at another process, while this process handles its request. It records a refusal."""

    def __init__(self, seats: tuple[int, ...], arrival: int, language: Language) -> None:
        super().__init__(_NullOutbox(), seats, language)
        self.arrival = arrival
        self.refused: Refused | None = None
        self.again = False
        """True if its state of the match was outdated, so that its own process must send it everything again."""

    def falls_behind(self) -> bool:
        self.again = True
        return True

    def tell(self, message: ServerMessage) -> None:
        if isinstance(message, Refused):
            self.refused = message


class _NullOutbox:
    def put(self, message: bytes) -> None:
        pass

    def close(self, gone: Gone) -> None:
        pass


class Relay:
    """One loaded match, and its messages to and from other processes."""

    def __init__(self, live: LiveMatch, process: str, tell: Callable[[News], None]) -> None:
        """`process` is this one; `tell` sends news to all others."""
        self.live = live
        self.settled = asyncio.Event()
        """Set once this process owns the match, or has news from its owner."""
        self._process = process
        self._tell = tell
        self._receiving = asyncio.Lock()

    async def receive(self, news: Entered | Attended | Standing | Spoken) -> None:
        """Apply the news of another process, in order."""
        async with self._receiving:
            match news:
                case Entered() if news.sequence >= self.live.sequence:
                    await self.live.sync()
                case Attended():
                    self._receive_attendance(news)
                case Standing():
                    await self._receive_standing(news)
                case Spoken():
                    self.live.audience.tell_said(Said(news.seat, news.phrase))

    def _receive_attendance(self, news: Attended) -> None:
        audience = self.live.audience
        audience.note_elsewhere(news.process, news.holding)
        audience.close_at(news.came)
        if news.asks:
            self.tell_players()
            if self.live.lease is not None:
                self.tell_standing()
        audience.tell_presence()

    async def _receive_standing(self, news: Standing) -> None:
        live, audience = self.live, self.live.audience
        if news.sequence > live.sequence:
            await live.sync()
        if news.sequence == live.sequence:
            audience.take_back_by = news.take_back_by
            audience.take_back_agreed = news.take_back_agreed
            if news.left is not None and live.lease is None:
                live.clock.correct(news.left)
        audience.rematch = audience.rematch or news.rematch
        self.settled.set()
        audience.tell_agreements()

    def tell_players(self, came: tuple[int, ...] = (), *, asks: bool = False) -> None:
        """Send the connected players here to the other processes, and perhaps ask for theirs."""
        self._tell(Attended(self._process, self.live.id, self.live.audience.here, came, asks))

    def tell_standing(self) -> None:
        """Send the state of the match that is in no entry to the other processes."""
        live, audience = self.live, self.live.audience
        left = live.clock.left if live.lease is not None else None
        asked, agreed = audience.take_back_by, audience.take_back_agreed
        self._tell(Standing(self._process, live.id, live.sequence, asked, agreed, audience.rematch, left))
