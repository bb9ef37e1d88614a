"""Threads for long work, so that the event loop never waits. A client with much work waits only for its own.

Work is queued by its payer, and the payers take turns: one that asks for much waits for its own work.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections import Counter, OrderedDict, deque
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from theagon.errors import TheagonError
from theagon.server.budget import HOUSE
from theagon.server.limits import TooManyError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

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
        self._idle = threads
        self._each = each
        self._busy = Counter[str]()  # threads by payer
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # the next payer first

    async def run(self, account: Account, work: Callable[..., _T], *arguments: Any) -> _T:
        """Call `work` in a thread, and charge the account with the CPU time that it takes.

        Work that has begun is waited for even if the caller is cancelled meanwhile: what it reads stays the caller's
        until then. Raises what `work` raises, and `TooManyError` if too much of this payer waits already.
        """
        await self._turn(account.payer)
        try:
            running = asyncio.get_running_loop().run_in_executor(self._executor, _timed, work, arguments)
            outcome, seconds = await finish(running)
        finally:
            self._give_back(account.payer)
        account.charge(seconds)
        if isinstance(outcome, BaseException):
            raise outcome
        value: _T = outcome
        return value

    def close(self) -> None:
        """Let the threads end with what they do."""
        self._executor.shutdown(wait=False)

    async def _turn(self, payer: str) -> None:
        """Wait for a thread, which the caller must give back."""
        queue = self._waiting.setdefault(payer, deque())
        if len(queue) >= QUEUED:
            raise TooManyError("too much is asked for at once", hint="wait a moment")
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(granted)
        self._begin()
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():  # both at once
                self._give_back(payer)
            raise

    def _give_back(self, payer: str) -> None:
        """Note that a thread of this payer is idle again."""
        self._idle += 1
        self._busy[payer] -= 1
        if not self._busy[payer]:
            del self._busy[payer]
        self._begin()

    def _begin(self) -> None:
        """Let payers through while threads are idle."""
        while self._idle and (payer := self._next()) is not None:
            granted = self._waiting[payer].popleft()
            self._waiting.move_to_end(payer)
            if not granted.done():
                granted.set_result(None)
                self._idle -= 1
                self._busy[payer] += 1

    def _next(self) -> str | None:
        """Return the next payer, and drop empty queues on the way."""
        for payer, queue in tuple(self._waiting.items()):
            if not queue:
                del self._waiting[payer]
            elif self._busy[payer] < self._each:
                return payer
        return None


class Cache:
    """Results that workers make when they are first asked for; after that they are remembered."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._made: dict[tuple[Any, ...], asyncio.Task[Any]] = {}

    async def get(self, make: Callable[..., _T], *arguments: Any) -> _T:
        """Return what `make` makes of these arguments, at the cost of the house. Raises what `make` raises."""
        key = (make, *arguments)
        making: asyncio.Task[_T] | None = self._made.get(key)
        if making is None:
            making = self._made[key] = asyncio.create_task(self._workers.run(HOUSE, make, *arguments))
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

    Then a refusal, such as that of a lost lease, is dropped; a fault is logged.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, TheagonError):
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
