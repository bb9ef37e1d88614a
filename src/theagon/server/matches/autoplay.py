"""Actions that no human decides: those of bots, of seats without a choice, and of players out of time."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from time import monotonic
from typing import TYPE_CHECKING, Final

from theagon.errors import TheagonError
from theagon.games.base import Refusal
from theagon.server.budget import unlimited
from theagon.server.matches.live import LeaseLostError
from theagon.server.offered import decide
from theagon.server.storage.records import HUMAN
from theagon.server.storage.storage import OutOfSequenceError, StorageError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from theagon.server.matches.clocks import Pauses
    from theagon.server.matches.live import LiveMatch
    from theagon.server.storage.records import By

RETRY_SECONDS: Final = 1.0
"""Seconds before a bot or a clock retries after a database error."""

_LOG: Final = logging.getLogger(__name__)


class Autoplay:
    """The player of a match where no human decides, at the process that owns it."""

    def __init__(self, live: LiveMatch, pauses: Pauses) -> None:
        self._live = live
        self._pauses = pauses
        self._kinds = {seat.seat: seat.kind for seat in live.seats}
        self._playing: asyncio.Task[None] | None = None
        live.play_on = self.start
        live.clock.ring = lambda: live.tasks.spawn(self.end_turn())

    def start(self) -> None:
        """Begin to play if it is time and nothing is played yet."""
        if self._decides() and (self._playing is None or self._playing.done()):
            self._playing = self._live.tasks.spawn(self._play())

    def _decides(self) -> bool:
        """Return whether a bot decides now, or the table for a seat that can only let another's action happen."""
        now = self._live.log.now
        return now.to_act >= 0 and (self._kinds[now.to_act] != HUMAN or now.forced)

    async def _play(self) -> None:
        """Decide for bots, and for seats that have no choice, until a human is asked."""
        live = self._live
        while live.lease and self._decides():
            sequence, now, began = live.sequence, live.log.now, monotonic()
            try:
                by, action = await self._choose(now.to_act, now.reply)
            except TheagonError:  # of the owner's bot, which is asked again when a player comes back
                _LOG.exception("a bot failed, and its match waits for it")
                return
            await asyncio.sleep(self._pauses.after(monotonic() - began, answers=now.reacts))
            async with self._changing():
                if live.sequence == sequence and live.log.now.to_act == now.to_act:
                    await do_with_retries(live, action, by)

    async def _choose(self, seat: int, reply: int | None) -> tuple[By, int]:
        """Return who decides for a seat, and the action: `reply`, if a lesson prepares one for a bot."""
        live, kind = self._live, self._kinds[seat]
        thinking = live.position.clone()
        if kind == HUMAN:
            return "table", (await live.crew.workers.run(live.payer, thinking.legal_actions))[0]
        if reply is not None:
            return "bot", reply
        account = unlimited(live.payer.payer)
        return "bot", await live.crew.thinkers.run(
            account, decide, thinking, live.log.match.game.name, kind, live.sequence
        )

    async def end_turn(self) -> None:
        """End the turn, or decline to answer. Where neither is possible yet, take the first option until it is."""
        live = self._live
        turn = live.clock.turn  # which may end by itself before the lock can be had
        async with self._changing():
            while live.lease and turn is not None and live.clock.turn == turn:
                options = await live.ask(live.payer, live.position.options)
                end = next((option for option in options if option.verb in ("end", "let")), options[0])
                await do_with_retries(live, end.action, "clock")

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[None]:
        """Hold the match's lock; if another process turns out to own the match, follow it."""
        try:
            async with self._live.lock:
                yield
        except (OutOfSequenceError, LeaseLostError) as error:
            await self._live.fall_behind(error)


async def do_with_retries(live: LiveMatch, action: int, by: By) -> None:
    """Carry out an action that no human decided; retry while the database is unavailable. The lock is held."""
    seat = live.log.now.to_act
    outcome = await live.ask(live.payer, live.log.judge, action, quick=True)
    assert not isinstance(outcome, Refusal), "bots and clocks do what is possible"
    while live.lease:
        try:
            return await live.append(live.payer, seat, action, by, outcome)
        except StorageError:
            await asyncio.sleep(RETRY_SECONDS)
    return None
