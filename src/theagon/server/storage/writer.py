"""The one writer of an SQLite file: writes that wait are committed together, so that they wait for the disk once.

SQLite has one writer at a time, and a disk takes milliseconds to make a transaction durable. So the next transaction,
in a thread, takes all writes that came while the disk was busy. Callers get their results after the commit.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from sqlalchemy import create_engine, event
from sqlalchemy.exc import IntegrityError

from theagon.errors import TheagonError

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import URL, Connection

_T = TypeVar("_T")
_Write: TypeAlias = "tuple[Callable[[Connection], Any], asyncio.Future[Any]]"


class Writer:
    """A writer that carries out writes in the order of their calls, in as few transactions as possible."""

    def __init__(self, url: URL, prepare: Callable[[Any, Any], None]) -> None:
        """`prepare` is called with each new connection of the driver."""
        self.engine = create_engine(url.set(drivername="sqlite"))
        event.listen(self.engine, "connect", prepare)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[_Write] = []
        self._busy = False

    async def write(self, work: Callable[[Connection], _T]) -> _T:
        """Do the work in a transaction and return what it returned, once that is committed.

        The work may be done again if others in its transaction fail; where it raises a `TheagonError`, it must have
        written nothing. Raises what the work raised, or why nothing could be committed.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[_T] = loop.create_future()
        self._waiting.append((work, done))
        if not self._busy:
            self._busy = True
            loop.call_soon(self._begin, loop)  # together with what else comes now
        return await done

    async def close(self) -> None:
        """Write all waiting work, and stop."""
        if self._busy:
            await self.write(lambda _: None)
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Have the thread write all waiting work."""
        batch, self._waiting = self._waiting, []
        self._thread.submit(self._write, batch, loop)

    def _write(self, batch: list[_Write], loop: asyncio.AbstractEventLoop) -> None:
        """Write a batch, in the thread, and have the event loop tell the callers."""
        loop.call_soon_threadsafe(self._tell, batch, self._commit([work for work, _ in batch]), loop)

    def _tell(self, batch: list[_Write], outcomes: list[Any], loop: asyncio.AbstractEventLoop) -> None:
        """Give the callers their results, and go on with what has come meanwhile."""
        if self._waiting:
            self._begin(loop)
        else:
            self._busy = False
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            if done.done():  # the caller has gone; it is written all the same
                continue
            if isinstance(outcome, Exception):
                done.set_exception(outcome)
            else:
                done.set_result(outcome)

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
