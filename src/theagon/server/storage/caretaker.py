"""Regular upkeep of a server's database: it removes old matches and ratings, and drops matches that were ended."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

from theagon.server.storage.records import PurgeFilter, days_ago
from theagon.server.storage.storage import StorageError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence

    from theagon.server.storage.storage import Storage

Work: TypeAlias = "Callable[[], Awaitable[None]]"

LOOK_SECONDS: Final = 5.0
"""Seconds from one look for matches that were ended or removed to the next."""
PURGE_SECONDS: Final = 3600.0
"""Seconds from one removal of old matches to the next."""
LOOKED: Final = 200
"""Matches that one query looks for: a query for thousands would hold everyone up."""
REST_SECONDS: Final = 0.2
"""Seconds between two batches, for the sake of the players."""


class Retention(Struct, frozen=True):
    """Days that matches are kept after their last action; None: forever.

    Matches that have begun and are not over are kept forever. A rating is kept for this time after the last match that
    counted for it.
    """

    finished: float | None = None
    waiting: float | None = None
    ratings: float | None = None

    def filters(self) -> Iterator[PurgeFilter]:
        """Give the filters of the matches that are removed."""
        if self.finished is not None:
            yield PurgeFilter(("over", "ended"), days_ago(self.finished))
        if self.waiting is not None:
            yield PurgeFilter(("waiting",), days_ago(self.waiting))


KEEP_ALL: Final = Retention()


class Caretaker:
    """Does the upkeep until it is closed. While the database is unavailable it waits for the next time."""

    def __init__(
        self,
        storage: Storage,
        attended: Callable[[], Collection[str]],
        drop: Callable[[str], Awaitable[None]],
        retention: Retention,
        further: Sequence[tuple[Work, float]] = (),
    ) -> None:
        """`attended` gives the matches that are loaded or waited for here; `drop` lets go of one.

        `further` is other work, each with the seconds from one time to the next.
        """
        self._storage = storage
        self._attended = attended
        self._drop = drop
        self._retention = retention
        self._works = ((self.drop_stopped, LOOK_SECONDS), (self.purge, PURGE_SECONDS), *further)
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin."""
        for work, seconds in self._works:
            self._tasks.append(asyncio.create_task(_repeat(work, seconds)))

    async def close(self) -> None:
        """Stop, wherever it is."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def drop_stopped(self) -> None:
        """Drop the matches that were ended or removed."""
        names = tuple(self._attended())
        for first in range(0, len(names), LOOKED):
            for name in await self._storage.stopped(names[first : first + LOOKED]):
                await self._drop(name)

    async def purge(self) -> None:
        """Remove old matches, and forget old ratings, in batches."""
        for old in self._retention.filters():
            while await self._storage.purge(old):
                await asyncio.sleep(REST_SECONDS)
        if self._retention.ratings is not None:
            while await self._storage.forget_ratings(days_ago(self._retention.ratings)):
                await asyncio.sleep(REST_SECONDS)


async def _repeat(work: Work, seconds: float) -> None:
    while True:
        with suppress(StorageError):  # which is in the log
            await work()
        await asyncio.sleep(seconds)
