"""What nobody is asked for: the actions of bots, of seats that have no choice, and of those whose time is up."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from theagon.errors import TheagonError
from theagon.server.budget import unlimited
from theagon.server.matches.audience import HUMAN
from theagon.server.offered import decide

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.server.matches.match_workers import MatchWorkers
    from theagon.server.matches.pauses import Pauses
    from theagon.server.matches.recorder import Recorder
    from theagon.server.matches.turn_clock import TurnClock
    from theagon.server.storage.records import By, Seat
    from theagon.server.tasks import Tasks
    from theagon.server.workers import Crew

_LOG: Final = logging.getLogger(__name__)


class Autoplay:
    """Plays a match on where no human decides, at the process that owns it."""

    def __init__(
        self,
        recorder: Recorder,
        seats: Sequence[Seat],
        clock: TurnClock,
        *,
        crew: Crew,
        workers: MatchWorkers,
        pauses: Pauses,
        tasks: Tasks,
    ) -> None:
        self._recorder = recorder
        self._seats = seats
        self._clock = clock
        self._crew = crew
        self._workers = workers
        self._pauses = pauses
        self._tasks = tasks
        self._playing: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to play if it is time and nothing is played yet."""
        if self._decides() and (self._playing is None or self._playing.done()):
            self._playing = self._tasks.spawn(self._play_bots())

    def _seat(self, seat: int) -> Seat:
        return next(each for each in self._seats if each.seat == seat)

    def _decides(self) -> bool:
        """Whether a bot decides now, or the table for a seat that could only let happen what another does."""
        seat = self._recorder.log.now.to_act
        return seat >= 0 and (self._seat(seat).kind != HUMAN or self._recorder.log.now.forced)

    async def _play_bots(self) -> None:
        """Decide for bots, and for seats that have no choice, until a human is asked."""
        while self._recorder.lease and self._decides():
            sequence, now = self._recorder.sequence, self._recorder.log.now
            kind = self._seat(now.to_act).kind
            await asyncio.sleep(self._pauses.before(answers=now.reacts))
            thinking = self._recorder.position.clone()
            if kind == HUMAN:
                by: By = "table"
                action = (await self._crew.workers.run(self._recorder.payer, thinking.legal_actions))[0]
            elif now.reply is not None:
                by, action = "bot", now.reply
            else:
                by, game = "bot", self._recorder.log.match.game.name
                account = unlimited(self._recorder.payer.payer)
                try:
                    action = await self._crew.thinkers.run(account, decide, thinking, game, kind, sequence)
                except TheagonError:  # of the owner's bot, which is asked again when somebody comes back
                    _LOG.exception("a bot failed, and its match waits for it")
                    return
            async with self._recorder.lock:
                if self._recorder.sequence == sequence and self._recorder.log.now.to_act == now.to_act:
                    await self._recorder.append_with_retries(now.to_act, action, by)

    async def end_turn(self) -> None:
        """End the turn, or answer nothing: first what must be decided before, by the first choice that there is."""
        turn = self._clock.turn  # which may end by itself before the lock can be had
        async with self._recorder.lock:
            while self._recorder.lease and turn is not None and self._clock.turn == turn:
                options = await self._workers.run(self._recorder.payer, self._recorder.position.options)
                end = next((option for option in options if option.verb in ("end", "let")), options[0])
                await self._recorder.append_with_retries(self._recorder.log.now.to_act, end.action, "clock")
