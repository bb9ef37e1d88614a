"""What the readers of a match are sent: everything when they come, and each entry as it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.server.budget import BYTE
from theagon.server.matches.readers import Absent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from theagon.server.budget import Account
    from theagon.server.matches.audience import Audience, Beside, Sight, Told
    from theagon.server.matches.match_log import MatchLog
    from theagon.server.matches.match_workers import MatchWorkers
    from theagon.server.matches.readers import Reader
    from theagon.server.protocol.basis import Language
    from theagon.server.storage.records import Entry


class Publisher:
    """Tells the audience of a match."""

    def __init__(self, audience: Audience, workers: MatchWorkers) -> None:
        self._audience = audience
        self._workers = workers

    async def catch_up(self, reader: Reader, known: int = -1, language: Language | None = None) -> None:
        """Tell a reader what it does not know, perhaps in another language: all, or what came after `known` entries."""
        if isinstance(reader, Absent):
            reader.again = True  # its own process tells it
            return
        await reader.account.wait()
        async with self._workers.lock:
            reader.language = language or reader.language
            log, sight = self._audience.log_of(reader), self._audience.sight_of(reader)
            beside = self._audience.beside(log, sight)
            told = await self._workers.run_locked(
                reader.account, self._news_for, log, sight, beside, known, reader.cards
            )
            self._tell(reader, told)
            reader.account.charge(len(told.message) * BYTE)
            if self._audience.beside(log, sight).seats != beside.seats:
                self._audience.tell_beside(log, [reader])

    def _news_for(self, log: MatchLog, sight: Sight, beside: Beside, known: int, cards: frozenset[str]) -> Told:
        """What a reader does not know that has so many entries, and was told of these cards."""
        steps = log.steps_at(known) if 0 <= known <= log.sequence else None
        if steps is not None:
            update = self._audience.update(log, sight, beside, steps + 1)
            if update.cards <= cards:
                return update
        return self._audience.snapshot(log, sight, beside)

    def _tell(self, reader: Reader, told: Told) -> None:
        reader.shown = True
        if told.whole:
            reader.cards = told.cards
        reader.outbox.put(told.message)

    async def publish(self, entry: Entry, log: MatchLog, account: Account) -> None:
        """Tell the readers of a log of an entry at the cost of `account`; who sees the same is sent the same bytes.

        Whoever does not know yet a card that is named is told everything again, with it. The workers' lock is held.
        """
        undone = int(entry.action is None)
        since = len(log.match.history) + undone
        sights = {reader: self._audience.sight_of(reader) for reader in self._audience.readers_of(log)}
        besides = {sight: self._audience.beside(log, sight) for sight in sights.values()}

        def see(look: Callable[..., Told], seen: Iterable[Sight], *arguments: int) -> dict[Sight, Told]:
            return {sight: look(log, sight, besides[sight], *arguments) for sight in seen}

        updates = (
            await self._workers.run_locked(account, see, self._audience.update, besides, since, undone)
            if besides
            else {}
        )
        puzzled = {sight for reader, sight in sights.items() if not updates[sight].cards <= reader.cards}
        wholes = await self._workers.run_locked(account, see, self._audience.snapshot, puzzled) if puzzled else {}
        for reader, sight in sights.items():
            knows = updates[sight].cards <= reader.cards
            self._tell(reader, updates[sight] if knows else wholes[sight])
