"""Hints for those who play against bots only. The record of a match has the steps before which one was given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.server.matches.audience import HUMAN
from theagon.server.protocol.server import Hint
from theagon.server.storage.database import StorageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.games.play.position import Position
    from theagon.server.matches.audience import Audience
    from theagon.server.matches.readers import Reader
    from theagon.server.matches.recorder import Recorder
    from theagon.server.protocol.base import Language
    from theagon.server.protocol.client import AskHint
    from theagon.server.storage.records import Seat
    from theagon.server.storage.storage import Storage
    from theagon.server.workers import Workers


class Hints:
    """The hints of a match."""

    def __init__(
        self,
        match: str,
        recorder: Recorder,
        audience: Audience,
        seats: Sequence[Seat],
        *,
        storage: Storage,
        thinkers: Workers,
    ) -> None:
        self._match = match
        self._recorder = recorder
        self._audience = audience
        self._seats = seats
        self._storage = storage
        self._thinkers = thinkers

    async def give(self, reader: Reader, message: AskHint) -> None:
        """Tell the seat to act a good action, as far as it may know, once the hint is stored."""
        log = self._recorder.log
        if log.course is not None or any(each.kind == HUMAN and each.seat not in reader.seats for each in self._seats):
            self._audience.refuse(reader, message, "no-hints", "Hints are for matches against bots.")
            return
        sequence, step, thinking = log.sequence, len(log.match.history) + 1, self._recorder.position.clone()
        hint = await self._thinkers.run(reader.account, _found, thinking, step, reader.language)
        if log.sequence != sequence:
            self._audience.refuse(reader, message, "stale", "The match has gone on since.")
            return
        try:
            log.match.hints = list(await self._storage.add_hint(self._match, step))
        except StorageError as error:
            self._audience.refuse(reader, message, "storage", error.message, error.hint or "")
            return
        reader.tell(hint)


def _found(position: Position, seed: int, language: Language) -> Hint:
    found = position.hint(seed=seed)
    return Hint(found.action, position.hint_text(found, language))
