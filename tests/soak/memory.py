"""One server, and match after match of all games against bots, several at once: does its memory grow?"""

from __future__ import annotations

import asyncio
import itertools
import math
import multiprocessing
import os
import random
import signal
import tempfile
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from socket import socket
from statistics import fmean, linear_regression
from time import monotonic
from typing import Any, Final
from unittest.mock import patch
from weakref import WeakSet

from msgspec import Struct
from websockets.exceptions import ConnectionClosed

from bench.server.people import Person, RefusedError
from tests.server.unserved import NO_PAUSES
from theagon.games import NAMES
from theagon.server import limits
from theagon.server.matches.live import LiveMatch
from theagon.server.run import listen, run

AT_ONCE: Final = 6
SAMPLE_SECONDS: Final = 5.0
ACT_SECONDS: Final = 0.06
"""From one action of a player to the next: as fast as a socket may act."""
WARM: Final = 1 / 3
"""The share of the run that does not count, while caches fill and memory reaches its size."""
MOST_GROWTH: Final = 10.0
"""The most MB an hour that do not count as growth."""


class Sample(Struct, frozen=True):
    """What a server holds at one moment."""

    at: float  # seconds since the run began
    resident: int  # bytes
    matches: int  # loaded ones
    tasks: int
    files: int


class Growth(Struct, frozen=True):
    """MB an hour, and the standard error."""

    slope: float
    error: float


def for_minutes(minutes: float) -> str:
    """Play for so long; returns what was seen. Raises `AssertionError` if memory grows by more than chance allows."""
    samples, played = soak(60 * minutes)
    grown = growth(samples[int(WARM * len(samples)) :])
    first, last = samples[int(WARM * len(samples))], samples[-1]
    parts = ", ".join(f"{sample.resident / 1e6:.0f}" for sample in samples[len(samples) // 6 - 1 :: len(samples) // 6])
    said = (
        f"{minutes:g} minutes, {played:,} matches ended; "
        f"memory grows by {grown.slope:.1f} ± {grown.error:.1f} MB an hour, "
        f"after each sixth {parts} MB; "
        f"at the end {last.matches} matches loaded, {last.tasks} tasks, {last.files} files open "
        f"(then {first.matches}, {first.tasks}, {first.files})"
    )
    assert grown.slope - 2 * grown.error <= MOST_GROWTH, said
    return said


def growth(samples: list[Sample]) -> Growth:
    """How fast memory grows: the slope of the line through these samples, three or more."""
    hours, held = [sample.at / 3600 for sample in samples], [sample.resident / 1e6 for sample in samples]
    slope, start = linear_regression(hours, held)
    rest = sum((size - start - slope * hour) ** 2 for hour, size in zip(hours, held, strict=True))
    spread = sum((hour - fmean(hours)) ** 2 for hour in hours)
    return Growth(slope, math.sqrt(rest / (len(samples) - 2) / spread))


def soak(seconds: float) -> tuple[list[Sample], int]:
    """Play at a server for so long; returns samples of it, and how many matches ended."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    listener = listen("127.0.0.1", 0)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'matches.sqlite'}"
        serving = context.Process(target=_serve, args=(listener, database, theirs))
        serving.start()
        try:
            ours.recv()  # the server is ready
            return asyncio.run(_play(f"127.0.0.1:{listener.getsockname()[1]}", seconds, ours))
        finally:
            serving.kill()
            serving.join()
            listener.close()


def _serve(listener: socket, database: str, pipe: Connection) -> None:
    vars(limits)["STORED_A_DAY"] = 1 << 40  # all of a run come from one address
    matches = _counted_matches()
    reporting = list[asyncio.Task[None]]()
    run(
        listener,
        database,
        pauses=NO_PAUSES,
        ready=lambda: reporting.append(asyncio.get_running_loop().create_task(_report(pipe, matches))),
    )


def _counted_matches() -> WeakSet[LiveMatch]:
    """All live matches from now on that are not collected yet, whether or not the server still knows them."""
    matches = WeakSet[LiveMatch]()
    begin = LiveMatch.__init__

    def counted(live: LiveMatch, *arguments: Any, **further: Any) -> None:
        matches.add(live)
        begin(live, *arguments, **further)

    patch.object(LiveMatch, "__init__", counted).start()
    return matches


async def _report(pipe: Connection, matches: WeakSet[LiveMatch]) -> None:
    began = monotonic()
    pipe.send(None)
    while True:
        await asyncio.sleep(SAMPLE_SECONDS)
        resident = int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGESIZE")
        files = len(list(Path("/proc/self/fd").iterdir()))
        try:
            pipe.send(Sample(monotonic() - began, resident, len(matches), len(asyncio.all_tasks()), files))
        except BrokenPipeError:  # the process that started this has ended
            os.kill(os.getpid(), signal.SIGTERM)


async def _play(server: str, seconds: float, pipe: Connection) -> tuple[list[Sample], int]:
    """Play match after match, several at once; returns the samples from meanwhile, and how many matches ended."""
    samples = list[Sample]()
    ended = 0
    asyncio.get_running_loop().add_reader(pipe.fileno(), lambda: samples.append(pipe.recv()))

    async def play_on(number: int) -> None:
        nonlocal ended
        choose = random.Random(number)
        for game in itertools.islice(itertools.cycle(NAMES), number % len(NAMES), None):
            person = Person(server)
            created = await person.create("me", "greedy", game=game)
            over = False
            while not over:
                with suppress(RefusedError, ConnectionClosed):
                    async with person.at(created.play_path) as seat:
                        while not over:
                            await seat.play(choose)
                            over = seat.table.result is not None
                            await asyncio.sleep(ACT_SECONDS)
            ended += 1

    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*map(play_on, range(AT_ONCE)))
    return samples, ended
