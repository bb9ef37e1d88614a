"""What players agree on beside the rules: to take an action back, and to play again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.server.limits import TooManyError
from theagon.server.matches.audience import HUMAN
from theagon.server.matches.drain import DrainingError
from theagon.server.storage.database import StorageError
from theagon.server.workers import finish

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from theagon.server.budget import Account
    from theagon.server.matches.audience import Audience
    from theagon.server.matches.match_workers import MatchWorkers
    from theagon.server.matches.readers import Reader
    from theagon.server.matches.recorder import Recorder
    from theagon.server.matches.relay import Relay
    from theagon.server.protocol.client import AnswerTakeBack, AskRematch, AskTakeBack, FromClient
    from theagon.server.storage.records import Seat


class Agreements:
    """The take-backs and the rematch of a match."""

    def __init__(
        self,
        recorder: Recorder,
        audience: Audience,
        seats: Sequence[Seat],
        *,
        workers: MatchWorkers,
        relay: Relay,
        rematch: Callable[[Account], Awaitable[str]],
    ) -> None:
        """`rematch` makes the match that follows; its id."""
        self._recorder = recorder
        self._audience = audience
        self._seats = seats
        self._workers = workers
        self._relay = relay
        self._rematch = rematch

    async def ask_take_back(self, reader: Reader, message: AskTakeBack) -> None:
        """Take the last action of a reader back, or ask the others whether they let it."""
        async with self._recorder.lock:
            history = self._recorder.log.match.history
            seat = history[-1].seat if history else -1
            reason = self._recorder.log.why_not_take_back(seat if seat in reader.seats else reader.seats[0])
            if reason is not None or self._recorder.log.now.is_over:
                self._audience.refuse(reader, message, reason or "match-over", "This cannot be taken back.")
            else:
                await self._let_take_back(reader, message, seat, reader.seats)

    async def answer_take_back(self, reader: Reader, message: AnswerTakeBack) -> None:
        """Let another take back, or not."""
        async with self._recorder.lock:
            seat = self._audience.take_back_by
            if seat is None or seat in reader.seats:
                self._audience.refuse(reader, message, "nothing-asked", "Nobody asks you to take anything back.")
            elif message.accept:
                await self._let_take_back(reader, message, seat, (*self._audience.take_back_agreed, *reader.seats))
            else:
                self._audience.forget_take_back()
                self._audience.tell_agreements()
                self._relay.tell_standing()

    async def _let_take_back(self, reader: Reader, message: FromClient, seat: int, agreed: tuple[int, ...]) -> None:
        """Take a seat's last action back if every human who still plays lets it, else ask them. The lock is held."""
        may_concede = await self._workers.run(reader.account, self._recorder.log.may_concede)
        humans = {each.seat for each in self._seats if each.kind == HUMAN and each.seat in may_concede}
        if humans <= {seat, *agreed}:
            await self._recorder.enter(reader, message, "take-back", seat, None, None)
        else:
            self._audience.take_back_by = seat
            self._audience.take_back_agreed = tuple(sorted(set(agreed)))
            self._audience.tell_agreements()
            self._relay.tell_standing()

    async def ask_rematch(self, reader: Reader, message: AskRematch) -> None:
        """Make the match that follows, and tell of it."""
        if not self._recorder.log.now.is_over:
            self._audience.refuse(reader, message, "not-over", "The match is not over.")
            return
        try:
            await finish(self._agree_on_rematch(reader.account))
        except StorageError as error:
            self._audience.refuse(reader, message, "storage", error.message, error.hint or "")
        except DrainingError as error:
            self._audience.refuse(reader, message, "draining", error.message, error.hint or "")
        except TooManyError as error:
            self._audience.refuse(reader, message, "too-many", error.message, error.hint or "")

    async def _agree_on_rematch(self, account: Account) -> None:
        """Make the match that follows, if it is not made yet, and tell of it."""
        async with self._recorder.lock:
            self._audience.rematch = self._audience.rematch or await self._rematch(account)
        self._audience.tell_agreements()
        self._relay.tell_standing()
