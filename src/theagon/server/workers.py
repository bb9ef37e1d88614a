"""Threads for long work, so that the event loop never waits.

Work is queued by its payer, and the payers take turns: a client that asks for much waits only for its own work.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections import Counter
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from theagon.errors import TheagonError
from theagon.server.budget import unlimited
from theagon.server.limits import TooManyError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from theagon.server.budget import Account

_LOG: Final = logging.getLogger(__name__)

QUEUED: Final = 4096
"""The most pieces of work of one payer that wait: each of its sockets asks for one at a time."""

THREADS: Final = 4
"""Payers that are served at once. Python runs one thread at a time, but no long piece of work holds others up."""

LAST: Final = 19
"""The lowest priority that there is, for work that can wait."""

_T = TypeVar("_T")


class Workers:
    """A bounded number of threads, and a bounded queue for each payer."""

    def __init__(self, name: str, threads: int, each: int = 1, prepare: Callable[[], None] = lambda: None) -> None:
        """`each` is how many of the threads one payer has at most; each thread calls `prepare` first."""
        self._executor: Executor = ThreadPoolExecutor(threads, thread_name_prefix=name, initializer=prepare)
        self._idle = asyncio.Semaphore(threads)
        self._each = each
        self._lines: dict[str, asyncio.Semaphore] = {}  # by payer: places for works that wait for or have a thread
        self._asked = Counter[str]()  # works by payer, with those that wait in its line

    async def run(self, account: Account, work: Callable[..., _T], *arguments: Any) -> _T:
        """Call `work` in a thread, and charge the account with the CPU time that it takes.

        Work that has begun is waited for even if the caller is cancelled meanwhile: what it reads stays the caller's
        until then. Raises what `work` raises, and `TooManyError` if too much of this payer waits already.
        """
        async with self._turn(account.payer):
            running = asyncio.get_running_loop().run_in_executor(self._executor, _timed, work, arguments)
            outcome, seconds = await finish(running)
        account.charge(seconds)
        if isinstance(outcome, BaseException):
            raise outcome
        value: _T = outcome
        return value

    async def run_quick(self, account: Account, compiled: bool, work: Callable[..., _T], *arguments: Any) -> _T:
        """Do as `run_here` what takes less than a millisecond with `compiled` rules, else as `run`."""
        if compiled:
            return self.run_here(account, work, *arguments)
        return await self.run(account, work, *arguments)

    @staticmethod
    def run_here(account: Account, work: Callable[..., _T], *arguments: Any) -> _T:
        """Call `work`, which takes no longer than passing it to a thread would, and charge the account."""
        began = time.thread_time()
        try:
            return work(*arguments)
        finally:
            account.charge(time.thread_time() - began)

    def renew(self) -> None:
        """Do further work with the games that are offered now: threads always do."""

    def close(self) -> None:
        """Let the threads end with what they do."""
        self._executor.shutdown(wait=False)

    @asynccontextmanager
    async def _turn(self, payer: str) -> AsyncIterator[None]:
        """Hold a thread: after this payer's earlier work, then first come, first served."""
        if self._asked[payer] >= QUEUED + self._each:
            raise TooManyError("too much is asked for at once", hint="wait a moment")
        self._asked[payer] += 1
        try:
            async with self._lines.setdefault(payer, asyncio.Semaphore(self._each)), self._idle:
                yield
        finally:
            self._asked[payer] -= 1
            if not self._asked[payer]:
                del self._asked[payer], self._lines[payer]


class Cache:
    """Results that workers make when they are first asked for; after that they are remembered."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._made: dict[tuple[Any, ...], asyncio.Task[Any]] = {}

    async def get(self, account: Account, make: Callable[..., _T], *arguments: Any) -> _T:
        """Return what `make` makes of these arguments. Raises what `make` raises.

        The house pays, but it takes its turn as `account`: whoever asks for much waits for their own.
        """
        key = (make, *arguments)
        making: asyncio.Task[_T] | None = self._made.get(key)
        if making is None:
            making = self._made[key] = asyncio.create_task(
                self._workers.run(unlimited(account.payer), make, *arguments)
            )
        try:
            return await asyncio.shield(making)
        except Exception:
            self._made.pop(key, None)
            raise


class Crew:
    """The threads of a server: `workers` for short work, `thinkers` for bots, `analysts` for work that can wait."""

    def __init__(self) -> None:
        cores = os.cpu_count() or 1
        self.workers = Workers("worker", THREADS)
        self.thinkers = Workers("thinker", cores, each=max(1, cores - 1))
        self.analysts = Workers("analyst", 1, prepare=step_back)
        self.files = self.workers
        """The workers that read files from outside: threads, unless the server has processes for that."""

    def close(self) -> None:
        """Let the threads end with what they do."""
        for each in (self.workers, self.thinkers, self.analysts, self.files):
            each.close()


def step_back() -> None:
    """Let this thread have the processor when no other wants it, where the system can do that for a thread."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LAST)


async def finish(work: Awaitable[_T]) -> _T:
    """Wait for work to its end even if the caller is cancelled meanwhile, and only then let that happen.

    Then a refusal, such as that of a lost lease, is dropped, and so is work whose process ended; a fault is logged.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (TheagonError, BrokenExecutor)):
            _LOG.error("work failed after its caller had gone", exc_info=error)
        raise


def _timed(work: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[Any, float]:
    """Call a work; return its result or its exception, and the seconds of CPU that it took."""
    began = time.thread_time()
    try:
        outcome = work(*arguments)
    except Exception as error:
        outcome = error
    return outcome, time.thread_time() - began
