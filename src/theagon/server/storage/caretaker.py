"""Repeated upkeep of a server: the times for which matches and ratings are kept, and their removal after that."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from theagon.server.storage.records import PurgeFilter, days_ago
from theagon.server.storage.storage import StorageError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from theagon.server.storage.storage import Storage

LOOK_SECONDS: Final = 5.0
"""Seconds between two looks for matches that were ended or removed."""
PURGE_SECONDS: Final = 3600.0
"""Seconds between two removals of old matches."""
REST_SECONDS: Final = 0.2
"""Seconds between two batches, for the sake of the players."""


class Retention(Struct, frozen=True):
    """Days that matches are kept after their last action; None: forever.

    A match that nobody goes on with is kept as long as one that is over. A rating is kept for this time after the last
    match that counted for it.
    """

    finished: float | None = None
    waiting: float | None = None
    ratings: float | None = None

    def filters(self) -> Iterator[PurgeFilter]:
        """Give the filters of the matches that are removed."""
        if self.finished is not None:
            yield PurgeFilter(("over", "ended", "running"), days_ago(self.finished))
        if self.waiting is not None:
            yield PurgeFilter(("waiting",), days_ago(self.waiting))


KEEP_ALL: Final = Retention()


async def purge(storage: Storage, retention: Retention) -> None:
    """Remove old matches, and forget old ratings, in batches."""
    for old in retention.filters():
        while await storage.purge(old):
            await asyncio.sleep(REST_SECONDS)
    if retention.ratings is not None:
        while await storage.forget_ratings(days_ago(retention.ratings)):
            await asyncio.sleep(REST_SECONDS)


async def repeat(work: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Repeat a work forever, with this many seconds in between. Skip it while the database is unavailable."""
    while True:
        with suppress(StorageError):  # which is in the log
            await work()
        await asyncio.sleep(seconds)
