"""What the processes that share a match tell each other of it, and ask of its owner."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from theagon.server.cluster.news import Attended, Entered, Spoken, Standing
from theagon.server.cluster.requests import Request
from theagon.server.protocol.server import Said
from theagon.server.storage.database import StorageError

if TYPE_CHECKING:
    from theagon.server.cluster.peers import Peers, SingleProcess
    from theagon.server.matches.audience import Audience
    from theagon.server.matches.publisher import Publisher
    from theagon.server.matches.readers import Reader
    from theagon.server.matches.recorder import Recorder
    from theagon.server.matches.turn_clock import TurnClock
    from theagon.server.protocol.base import Phrase
    from theagon.server.protocol.client import FromClient


class Relay:
    """Speaks for one match to the other processes."""

    def __init__(
        self,
        match: str,
        recorder: Recorder,
        audience: Audience,
        clock: TurnClock,
        *,
        publisher: Publisher,
        peers: SingleProcess | Peers,
    ) -> None:
        self._match = match
        self._recorder = recorder
        self._audience = audience
        self._clock = clock
        self._publisher = publisher
        self._peers = peers
        self._receiving = asyncio.Lock()
        self.settled = asyncio.Event()
        """Set once this process owns the match, or has heard of its owner."""

    async def receive(self, news: Entered | Attended | Standing | Spoken) -> None:
        """Take in what another process tells of this match."""
        async with self._receiving:  # one after the other, as they were told
            match news:
                case Entered() if news.sequence >= self._recorder.sequence:
                    await self._recorder.sync()
                case Attended():
                    self._receive_attendance(news)
                case Standing():
                    await self._receive_standing(news)
                case Spoken():
                    self._audience.tell_said(Said(news.seat, news.phrase))

    def _receive_attendance(self, news: Attended) -> None:
        self._audience.attendance.tell_of(news.process, news.holding)
        self._audience.attendance.close_at(news.came)
        if news.asks:
            self.announce_players(asks=False)
            if self._recorder.lease is not None:
                self.tell_standing()
        self._audience.tell_presence()

    async def _receive_standing(self, news: Standing) -> None:
        if news.sequence > self._recorder.sequence:
            await self._recorder.sync()
        if news.sequence == self._recorder.sequence:
            self._audience.take_back_by = news.take_back_by
            self._audience.take_back_agreed = news.take_back_agreed
            if news.left is not None and self._recorder.lease is None:
                self._clock.correct(news.left)
        self._audience.rematch = self._audience.rematch or news.rematch
        self.settled.set()
        self._audience.tell_agreements()

    def announce_players(self, came: tuple[int, ...] = (), *, asks: bool) -> None:
        """Tell the other processes which players are at this one, and ask them the same."""
        self._peers.tell(Attended(self._peers.process, self._match, self._audience.attendance.here, came, asks))

    def tell_standing(self) -> None:
        """Tell the other processes how the match stands beside its entries."""
        left = self._clock.left if self._recorder.lease is not None else None
        asked, agreed, rematch = self._audience.take_back_by, self._audience.take_back_agreed, self._audience.rematch
        self._peers.tell(
            Standing(self._peers.process, self._match, self._recorder.sequence, asked, agreed, rematch, left)
        )

    def tell_said(self, seat: int, phrase: Phrase) -> None:
        """Tell the other processes what a player says."""
        self._peers.tell(Spoken(self._peers.process, self._match, seat, phrase))

    async def hand_on(self, reader: Reader, message: FromClient) -> None:
        """Ask the owner of the match to do this."""
        try:
            answer = await self._peers.ask(self._match, Request(reader.seats, reader.language, message))
            if answer.again:
                await self._recorder.sync()
        except StorageError as error:
            self._audience.refuse(reader, message, "storage", error.message, error.hint or "")
            return
        if answer.refused is not None:
            reader.tell(answer.refused)
        if answer.again:
            await self._publisher.catch_up(reader)
