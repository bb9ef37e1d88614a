"""Long work for clients, part by part: on one thread of low priority; the payers take turns.

The caller pays for a job part by part, and the job waits if too little would be left for further play. A job that
nobody asks for any more waits until somebody does. The latest stay in memory; others are made again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from theagon.errors import TheagonError
from theagon.server.budget import NETWORK_SAVED
from theagon.server.limits import TooManyError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Hashable, Iterator

    from theagon.server.budget import Account
    from theagon.server.tasks import Tasks
    from theagon.server.workers import Crew

KEPT: Final = 64
"""Jobs in memory, with those that wait or are being done."""
MAKING_FROM: Final = 16
"""The most that wait or are being done for one network, so that others get theirs."""
WANTED: Final = 5.0
"""Seconds for which a job goes on after it was last asked for: a page asks each second while it shows it."""
SPARED: Final = NETWORK_SAVED / 4
"""CPU seconds that a job leaves its payer: tables ask when a match ends, and the next may begin."""

T = TypeVar("T")


class Job(Generic[T]):
    """A piece of long work: what it has made so far, and at last its result."""

    def __init__(self, parts: Iterator[T], account: Account, weight: int = 1) -> None:
        """Each of the `parts`, which take some 10 ms, says what is made so far; the last one is the result.

        A job with much in memory has the `weight` of several.
        """
        self.weight = weight
        self.latest: T | None = None
        self.is_done = False
        self.refusal: TheagonError | None = None
        """Why it could not be done."""
        self._parts = parts
        self.account = account
        self.task: asyncio.Task[None] | None = None
        self._wanted_until = 0.0
        self._asked = asyncio.Event()

    @property
    def is_wanted(self) -> bool:
        """True if somebody waits for it to be done."""
        return not self.is_done and monotonic() < self._wanted_until

    def ask(self) -> None:
        """Note that somebody asks for it."""
        self._wanted_until = monotonic() + WANTED
        self._asked.set()

    async def do(self, crew: Crew, rest: Callable[[], Awaitable[None]]) -> None:
        """Do it part by part, so that it can be stopped in between, and others are served."""
        while not self.is_done:
            await self.account.wait(SPARED)
            while not self.is_wanted:
                self._asked.clear()
                await self._asked.wait()
            await rest()
            try:
                made = await crew.analysts.run(self.account, next, self._parts, None)
            except TheagonError as error:
                self.refusal, made = error, None
            if made is None:
                self.is_done = True
                self._parts = iter(())  # lets go of what it was made from
            else:
                self.latest = made


class Jobs:
    """The jobs of one server process."""

    def __init__(self, crew: Crew, tasks: Tasks, rest: Callable[[], Awaitable[None]]) -> None:
        """`rest` is awaited before each part of a job."""
        self._crew = crew
        self._tasks = tasks
        self._rest = rest
        self._jobs: OrderedDict[Hashable, Job[Any]] = OrderedDict()

    def begin(self, key: Hashable, job: Job[Any]) -> None:
        """Begin a job, unless there is one under this key. Raises `TooManyError` while too many are waiting."""
        if key not in self._jobs:
            self._make_room(job)
            self._jobs[key] = job
            job.task = self._tasks.spawn(self._do(key, job))
        self._jobs[key].ask()

    def find(self, key: Hashable) -> Job[Any] | None:
        """Return the job under a key, if there is one."""
        return self._jobs.get(key)

    async def stop(self, key: Hashable) -> None:
        """Stop a job that is waiting or being done; one that is done stays."""
        job = self._jobs.get(key)
        if job is not None and not job.is_done and job.task is not None:
            job.task.cancel()
            await asyncio.wait([job.task])

    def _make_room(self, new: Job[Any]) -> None:
        """Forget the oldest that nobody waits for, if there are too many. Raises `TooManyError`."""
        wanted = [job for job in self._jobs.values() if job.is_wanted]
        of_payer = sum(job.weight for job in wanted if job.account.payer == new.account.payer)
        if of_payer + new.weight > MAKING_FROM or sum(job.weight for job in wanted) + new.weight > KEPT:
            raise TooManyError("too many analyses are being made", hint="come again in a minute", retry_after=60)
        idle = [key for key, job in self._jobs.items() if not job.is_wanted]
        over = sum(job.weight for job in self._jobs.values()) + new.weight - KEPT
        for key in idle:
            if over <= 0:
                break
            forgotten = self._jobs.pop(key)
            over -= forgotten.weight
            assert forgotten.task is not None, "it was begun"
            forgotten.task.cancel()

    async def _do(self, key: Hashable, job: Job[Any]) -> None:
        try:
            await job.do(self._crew, self._rest)
        finally:
            if not job.is_done and self._jobs.get(key) is job:
                del self._jobs[key]
