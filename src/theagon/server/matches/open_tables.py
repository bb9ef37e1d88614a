"""The list of open tables: matches that wait for whoever comes, where whoever operates the server wants such a list."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from theagon.server.matches.seating import host_of, public_place, seats_of
from theagon.server.protocol.matches import OpenTable

if TYPE_CHECKING:
    from theagon.server.matches.waiting_room import WaitingRoom
    from theagon.server.storage.records import StoredMatch
    from theagon.server.storage.storage import Storage

LISTED: Final = 50
"""Tables that the list has at most, the latest."""
LISTED_FROM: Final = 20
"""Tables of one network that the list has at most, of each process: none fills it alone."""
NOTE_SECONDS: Final = 5.0
"""How often a process notes at which tables somebody waits."""
GRACE_SECONDS: Final = 15.0
"""How long a table is listed at which nobody waits any more: perhaps a page is loaded again."""
NOTED: Final = 200
"""Tables that are noted at once: to write a query for thousands would hold everybody up."""
FRESH_SECONDS: Final = 1.0
"""How old the list may be, so that many who look at it cost the database little."""


class OpenTables:
    """The list as one server process knows it."""

    def __init__(self, storage: Storage, waiting_room: WaitingRoom) -> None:
        self._storage = storage
        self._waiting_room = waiting_room
        self._reading: asyncio.Task[list[StoredMatch]] | None = None
        self._read_at = 0.0

    async def listed(self, holder: str | None) -> list[OpenTable]:
        """The tables that anyone may join now, the latest first: of each person the latest."""
        if self._reading is None or self._read_at + FRESH_SECONDS <= time.monotonic():
            self._read_at = time.monotonic()
            self._reading = asyncio.create_task(self._storage.listed(time.time() - GRACE_SECONDS, LISTED))
        stored = await asyncio.shield(self._reading)
        latest = {host_of(each.seats).holder: each for each in reversed(stored)}
        return [_line(each, holder) for each in reversed(latest.values())]

    async def note_awaited(self) -> None:
        """Note the tables at which somebody waits here, so that every process lists them."""
        awaited = self._waiting_room.open_tables(LISTED_FROM)
        for first in range(0, len(awaited), NOTED):
            await self._storage.note_awaited(awaited[first : first + NOTED], time.time())


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
