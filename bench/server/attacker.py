"""An attacker: one address that does the same again and again, at a pace, for some time."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Final, TypeAlias

import h11
from msgspec import Struct
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.server.people import RETRY_SECONDS, Person, RefusedError, parting

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

ADDRESS: Final = "127.0.0.3"


class Leftover(Struct, frozen=True):
    """A match that may take long to open, and the cookie for it."""

    path: str
    cookie: str


class Outcome(Struct, frozen=True):
    """When an attack began and ended, by the machine's monotonic clock, and how often it met each answer."""

    began: float
    ended: float
    answers: dict[str, int]
    leftover: Leftover | None = None


Run: TypeAlias = "Callable[[Attacker], Awaitable[None]]"


class Attacker:
    """One address that does one thing again and again for some time."""

    def __init__(self, attack: Attack, server: str, seconds: float, begun: Callable[[], None]) -> None:
        self.attack = attack
        self.server = server
        self.answers = Counter[str]()
        self.leftover: Leftover | None = None
        self.began = self.ended = 0.0
        self._due: dict[int, float] = {}
        self._seconds = seconds
        self._begun = begun

    def person(self) -> Person:
        return Person(self.server, ADDRESS)

    async def pace(self, worker: int) -> AsyncIterator[int]:
        """Yield numbers from 0 at the attack's rate for each worker, however often it begins again.

        A late worker catches up for a second at most.
        """
        for number in itertools.count():
            now = perf_counter()
            due = max(self._due.get(worker, now), now - 1)
            self._due[worker] = due + 1 / self.attack.rate
            await asyncio.sleep(due - now)
            yield number

    async def go(self, work: Callable[[int], Awaitable[None]]) -> None:
        """Let the workers of the attack work at once, each again when it has ended or failed, until time is up."""
        self._begun()
        self.began = perf_counter()
        with suppress(TimeoutError):
            async with asyncio.timeout(self._seconds), asyncio.TaskGroup() as working:  # waits until all have left
                for k in range(self.attack.at_once):
                    working.create_task(self._again(work, k))
        self.ended = perf_counter()

    async def _again(self, work: Callable[[int], Awaitable[None]], k: int) -> None:
        while True:
            try:
                await work(k)
            except ConnectionClosed as closed:
                self.answers[parting(closed)] += 1
            except InvalidHandshake:
                self.answers["socket refused"] += 1
            except RefusedError as refused:
                self.answers[str(refused)] += 1
            except (OSError, EOFError, h11.RemoteProtocolError) as error:
                self.answers[type(error).__name__] += 1
            await asyncio.sleep(RETRY_SECONDS)


@dataclass(frozen=True)
class Attack:
    """One attack: what it does, how many do it at once, and how often a second each of them begins to."""

    name: str
    does: str
    at_once: int
    rate: float
    run: Run
    played: int = 0
    """Entries of each match that it needs, made before it begins."""
    leaves: bool = False
    """Whether it leaves a match behind that may take long to open."""


async def carry_out(attack: Attack, server: str, seconds: float, begun: Callable[[], None]) -> Outcome:
    """Attack for `seconds`; `begun` is called when all is prepared."""
    attacker = Attacker(attack, server, seconds, begun)
    await attack.run(attacker)
    return Outcome(attacker.began, attacker.ended, dict(attacker.answers), attacker.leftover)
