"""The one writer of an SQLite file: writes that wait are committed together, so that they wait for the disk once.

SQLite has one writer at a time, and a disk takes milliseconds to make a transaction durable. So the next transaction,
in a thread, takes all writes that came while the disk was busy. Callers get their results after the commit.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import create_engine, event
from sqlalchemy.exc import IntegrityError

from theagon.errors import TheagonError

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import URL, Connection

_T = TypeVar("_T")


class Writer:
    """A writer that carries out writes in the order of their calls, in as few transactions as possible."""

    def __init__(self, url: URL, prepare: Callable[[Any, Any], None]) -> None:
        """`prepare` is called with each new connection of the driver."""
        self.engine = create_engine(url.set(drivername="sqlite"))
        event.listen(self.engine, "connect", prepare)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[tuple[Callable[[Connection], Any], asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, work: Callable[[Connection], _T]) -> _T:
        """Do the work in a transaction and return what it returned, once that is committed.

        The work may be done again if others in its transaction fail; where it raises a `TheagonError`, it must have
        written nothing. Raises what the work raised, or why nothing could be committed.
        """
        done: asyncio.Future[_T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await done

    async def close(self) -> None:
        """Write all waiting work, and stop."""
        if self._writing is not None:
            await self._writing
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()

    async def _write_all(self) -> None:
        """Write until no work waits."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            outcomes = await loop.run_in_executor(self._thread, self._commit, [work for work, _ in batch])
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if done.done():  # the caller has gone; it is written all the same
                    continue
                if isinstance(outcome, Exception):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)
        self._writing = None

    def _commit(self, works: list[Callable[[Connection], Any]]) -> list[Any]:
        """Do all works in one transaction; return what each returned, or its exception."""
        try:
            with self.engine.begin() as connection:
                return [_outcome(work, connection) for work in works]
        except IntegrityError as error:  # another program writes to the file: one by one, only the faulty work fails
            return [error] if len(works) == 1 else [self._commit([work])[0] for work in works]
        except Exception as error:
            return [error] * len(works)


def _outcome(work: Callable[[Connection], Any], connection: Connection) -> Any:
    """Do a work and return its result or its `TheagonError`; an error of the database fails the whole transaction."""
    try:
        return work(connection)
    except TheagonError as error:
        return error
