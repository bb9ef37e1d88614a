"""What the readers of a match are sent: everything when they come, and each entry as it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.server.budget import BYTE
from theagon.server.matches.readers import RemoteReader

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from theagon.server.budget import Account
    from theagon.server.matches.audience import Audience, MatchStatus, Perspective, TableMessage
    from theagon.server.matches.match_log import MatchLog
    from theagon.server.matches.match_workers import MatchWorkers
    from theagon.server.matches.readers import Reader
    from theagon.server.protocol.base import Language
    from theagon.server.storage.records import Entry


class Publisher:
    """Tells the audience of a match."""

    def __init__(self, audience: Audience, workers: MatchWorkers) -> None:
        self._audience = audience
        self._workers = workers

    async def catch_up(self, reader: Reader, known: int = -1, language: Language | None = None) -> None:
        """Tell a reader what it does not know, perhaps in another language: all, or what came after `known` entries."""
        if isinstance(reader, RemoteReader):
            reader.again = True  # its own process tells it
            return
        await reader.account.wait()
        async with self._workers.lock:
            reader.language = language or reader.language
            log, perspective = self._audience.log_of(reader), self._audience.perspective_of(reader)
            status = self._audience.status_for(log, perspective)
            message = await self._workers.run_locked(
                reader.account, self._news_for, log, perspective, status, known, reader.cards
            )
            self._send(reader, message)
            reader.account.charge(len(message.encoded) * BYTE)
            if self._audience.status_for(log, perspective).seats != status.seats:
                self._audience.tell_status(log, [reader])

    def _news_for(
        self, log: MatchLog, perspective: Perspective, status: MatchStatus, known: int, cards: frozenset[str]
    ) -> TableMessage:
        """What is new to a reader that knows so many entries and these cards."""
        steps = log.steps_at(known) if 0 <= known <= log.sequence else None
        if steps is not None:
            update = self._audience.update(log, perspective, status, steps + 1)
            if update.cards <= cards:
                return update
        return self._audience.snapshot(log, perspective, status)

    def _send(self, reader: Reader, message: TableMessage) -> None:
        reader.shown = True
        if message.whole:
            reader.cards = message.cards
        reader.outbox.put(message.encoded)

    async def publish(self, entry: Entry, log: MatchLog, account: Account) -> None:
        """Tell the readers of a log of an entry at the cost of `account`; equal perspectives get the same bytes.

        A reader who does not know yet a card that is named is told everything. The workers' lock is held.
        """
        perspectives = {reader: self._audience.perspective_of(reader) for reader in self._audience.readers_of(log)}
        if not perspectives:
            return
        undone = int(entry.action is None)
        since = len(log.match.history) + undone
        statuses = {each: self._audience.status_for(log, each) for each in perspectives.values()}

        def see(
            look: Callable[..., TableMessage], seen: Iterable[Perspective], *arguments: int
        ) -> dict[Perspective, TableMessage]:
            return {each: look(log, each, statuses[each], *arguments) for each in seen}

        updates = await self._workers.run_locked(account, see, self._audience.update, statuses, since, undone)
        lacking = {each for reader, each in perspectives.items() if not updates[each].cards <= reader.cards}
        wholes = await self._workers.run_locked(account, see, self._audience.snapshot, lacking) if lacking else {}
        for reader, each in perspectives.items():
            self._send(reader, updates[each] if updates[each].cards <= reader.cards else wholes[each])
