"""People who wait for a match to begin, and the list of open tables: matches that anyone may join, if it is kept."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from theagon.server.matches.seating import host_of, public_place, seats_of
from theagon.server.protocol.matches import LiveLine, OpenTable

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from theagon.server.matches.live import LiveMatch
    from theagon.server.storage.records import StoredMatch
    from theagon.server.storage.storage import Storage

LISTED: Final = 50
"""The most tables that the list has: the latest."""
LISTED_FROM: Final = 20
"""The most tables of one network that the list has from each process, so that none fills it."""
NOTE_SECONDS: Final = 5.0
"""Seconds from one note of the tables with waiting players to the next."""
GRACE_SECONDS: Final = 15.0
"""Seconds for which a table stays listed after all have left it, since a page may be loading again."""
NOTED: Final = 200
"""Tables that are noted at once: a query for thousands would hold everyone up."""
FRESH_SECONDS: Final = 1.0
"""The greatest age of the list in seconds, so that many readers cost the database little."""


class WaitingRoom:
    """An event for each socket that waits, by match, and the network of a player who waits at an open table."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[asyncio.Event, str | None]] = {}

    @property
    def matches(self) -> Collection[str]:
        """The matches that clients here wait for."""
        return self._waiting.keys()

    def open_tables(self, most: int) -> list[str]:
        """Return the open tables at which a player waits here: at most `most` of each network, first come first."""
        found, of = list[str](), Counter[str]()
        for match, waiting in self._waiting.items():
            network = next((each for each in waiting.values() if each is not None), None)
            if network is not None and of[network] < most:
                of[network] += 1
                found.append(match)
        return found

    def count(self, match: str) -> int:
        """Return how many wait for this match to begin."""
        return len(self._waiting.get(match, ()))

    @contextmanager
    def joined(self, match: str, at_table_from: str | None) -> Iterator[asyncio.Event]:
        """Give an event that is set whenever a match that waits is joined.

        `at_table_from` is the network of the one who waits, if that is a player with a place at an open table.
        """
        joined = asyncio.Event()
        self._waiting.setdefault(match, {})[joined] = at_table_from
        try:
            yield joined
        finally:
            del self._waiting[match][joined]
            if not self._waiting[match]:
                del self._waiting[match]

    def wake(self, match: str | None) -> None:
        """Wake everyone who waits for this match (None: for any), to look whether it has begun."""
        for waited in self._waiting if match is None else (match,):
            for joined in self._waiting.get(waited, ()):
                joined.set()


class OpenTables:
    """The list of open tables as one server process knows it."""

    def __init__(self, storage: Storage, waiting_room: WaitingRoom) -> None:
        self._storage = storage
        self._waiting_room = waiting_room
        self._reading: asyncio.Task[list[StoredMatch]] | None = None
        self._read_at = 0.0

    async def listed(self, holder: str | None) -> list[OpenTable]:
        """Return the tables that anyone may join now, the latest first: of each person the latest."""
        if self._reading is None or self._read_at + FRESH_SECONDS <= time.monotonic():
            self._read_at = time.monotonic()
            self._reading = asyncio.create_task(self._storage.listed(time.time() - GRACE_SECONDS, LISTED))
        stored = await asyncio.shield(self._reading)
        latest = {host_of(each.seats).holder: each for each in reversed(stored)}
        return [_line(each, holder) for each in reversed(latest.values())]

    async def note_awaited(self) -> None:
        """Note the tables at which players wait here, so that every process lists them."""
        awaited = self._waiting_room.open_tables(LISTED_FROM)
        for first in range(0, len(awaited), NOTED):
            await self._storage.note_awaited(awaited[first : first + NOTED], time.time())


def live_lines(loaded: Iterable[LiveMatch]) -> list[LiveLine]:
    """Return the matches of open tables that one can watch now, the latest first: those with a player connected.

    A match stays in the list until spectators see its end.
    """
    shown = (live for live in loaded if live.record.listed is not None and not live.audience.shown.now.is_over)
    played = [live for live in shown if any(reader.seats for reader in live.readers)]
    latest = sorted(played, key=lambda live: live.record.created, reverse=True)[:LISTED]
    return [
        LiveLine(
            watch=live.record.watch,
            game=live.record.game,
            mode=live.record.options.mode,
            places=tuple(map(public_place, live.seats)),
            turn=live.audience.shown.now.turn,
            delay=live.record.options.spectator_delay,
        )
        for live in latest
    ]


def _line(stored: StoredMatch, holder: str | None) -> OpenTable:
    match = stored.match
    assert match.listed is not None, "it is listed"
    return OpenTable(
        table=match.listed,
        game=match.game,
        mode=match.options.mode,
        host=host_of(stored.seats).name,
        places=tuple(map(public_place, stored.seats)),
        turn_seconds=match.options.turn_seconds,
        rated=match.options.rated,
        waited=max(0, round(time.time() - match.created)),
        yours=bool(seats_of(holder, stored.seats)),
    )
