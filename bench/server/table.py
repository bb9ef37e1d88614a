"""Measurements of the server as its players meet it: a separate process, and real sockets from the same machine."""

from __future__ import annotations

import asyncio
import gzip
import random
import re
import sqlite3
from contextlib import AsyncExitStack, closing
from time import perf_counter
from typing import TYPE_CHECKING, Final

from bench.figure import Figure
from bench.server.people import Person
from bench.server.serving import serving
from bench.server.times import Times
from theagon.errors import TheagonError
from theagon.server.http.pages import CLIENT
from theagon.server.run import raise_file_limit
from theagon.site.chromium import Page, chromium

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bench.server.people import Seat
    from bench.server.serving import Server

MATCHES: Final = 200
OPENING: Final = 8
"""Actions of each match before the measured ones, so that there are units on the boards."""
PACE: Final = 1.0
"""Seconds from one action of a match to the next: few players are as fast."""
SPECTATORS: Final = 2000
WATCHED: Final = 8
"""Matches that the spectators share."""
PAINTED: Final = """new Promise(done => new PerformanceObserver(seen => done(seen.getEntries()[0].startTime))
    .observe({type: "paint", buffered: true}))"""
"""JavaScript that finds when the first paint was, in ms."""
SAMPLE: Final = 400
"""Spectators before the measured ones, so that the server has all that it needs once."""
AT_ONCE: Final = 50


def table_figures() -> Iterator[Figure]:
    """Yield the figures of the play server. Each starts a server process with real sockets on this machine."""
    loads = []

    def slowest(seconds: float) -> float:
        loads.append(load(20 * seconds))
        return loads[-1].percentile(0.99)

    yield Figure("200 matches at once, p99", "ms to acknowledge", 50, slowest, True, 1e3, runs=1)
    yield Figure("acknowledged, lost by a kill", "actions", 0, lambda _: sum(load.lost for load in loads), True, runs=1)
    yield Figure("actions that one core serves", "actions/s", 300, lambda _: 1 / loads[-1].cpu, runs=1)
    yield Figure("match with its two players", "KB", 500, lambda _: loads[-1].match_bytes, True, 1e-3, runs=1)
    yield Figure("idle spectator, of 2,000", "KB", 40, lambda _: spectator_bytes(), True, 1e-3, runs=1)
    yield Figure("server start to first answer", "s", 1.5, lambda _: start_seconds(), True)
    yield Figure("client, first load", "KB of JavaScript", 120, lambda _: client_bytes(), True, 1e-3, runs=1)
    yield Figure("client, first paint", "s", 1, lambda _: first_paint_seconds(), True, runs=3)


class Load(Times, frozen=True):
    """The times of actions of many matches at once, each until its acknowledgement."""

    lost: int  # acknowledged actions that the database did not have after SIGKILL
    cpu: float  # seconds of the server's own for each action
    match_bytes: float  # of memory for each match with its two players


def start_seconds() -> float:
    """Return the time from starting `theagon serve` to its first answer."""
    with serving() as server:
        return server.started


def load(seconds: float) -> Load:
    """Play many matches at once for so long, two people at each, then kill the server and count what was kept."""
    with serving() as server:
        times, known, cpu, memory = asyncio.run(_play(server, seconds))
        server.kill()
        with closing(sqlite3.connect(server.database)) as database:
            kept = dict(database.execute("SELECT match, max(sequence) + 1 FROM entry GROUP BY match").fetchall())
        lost = sum(max(0, count - kept.get(match, 0)) for match, count in known.items())
        return Load(tuple(sorted(times)), lost, cpu / max(1, len(times)), memory / MATCHES)


def spectator_bytes() -> float:
    """Return the memory of the server for each of many spectators. Raises `TheagonError` except on Linux."""
    raise_file_limit()
    with serving() as server:
        return asyncio.run(_watch(server))


def first_paint_seconds() -> float:
    """Return the time from opening the table in a new browser to its first paint.

    Raises `TheagonError` if there is no Chromium, or if the client is not built.
    """
    _index()
    with serving() as server, chromium() as connection:
        page = Page(connection)
        page.do("Page.navigate", url=f"http://{server.address}/")
        return float(page.result(PAINTED)) / 1000


def client_bytes() -> int:
    """Return the gzipped size of the JavaScript of the first load. Raises `TheagonError` if it is not built."""
    scripts = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', _index().read_text("utf-8"))
    return sum(len(gzip.compress((CLIENT / script).read_bytes(), mtime=0)) for script in scripts)


def _index() -> Path:
    index = CLIENT / "index.html"
    if not index.is_file():
        raise TheagonError("the client is not built", hint="make client")
    return index


# ---- those who play --------------------------------------------------------------------------------------------------


async def _act(seats: list[Seat], choose: random.Random) -> float:
    """Do something that may be done; the time until it was acknowledged."""
    actor, other = seats if seats[0].table.options else reversed(seats)
    sequence = actor.table.sequence
    began = perf_counter()
    await actor.play(choose)
    spent = perf_counter() - began
    await other.after(sequence)
    return spent


async def _play(server: Server, seconds: float) -> tuple[list[float], dict[str, int], float, int]:
    """Return the times of all actions, the acknowledged ones of each match, and the CPU seconds and bytes used."""
    times: list[float] = []
    known: dict[str, int] = {}
    opened = asyncio.Barrier(MATCHES + 1)

    async def play(name: str, cookies: tuple[str, str], choose: random.Random) -> None:
        path = f"/api/matches/{name}/socket"
        people = [Person(server.address, cookie=cookie) for cookie in cookies]
        async with AsyncExitStack() as here:
            async with gate:
                seats = [await here.enter_async_context(person.at(path)) for person in people]
                for seat in seats:
                    await seat.seated()
                for _ in range(OPENING):
                    await _act(seats, choose)
            await opened.wait()
            ends = perf_counter() + seconds
            await asyncio.sleep(choose.uniform(0, PACE))
            while perf_counter() < ends and any(seat.table.options for seat in seats):
                spent = await _act(seats, choose)
                times.append(spent)
                known[name] = seats[0].table.sequence
                await asyncio.sleep(PACE - spent)

    gate = asyncio.Semaphore(AT_ONCE)
    made = [server.match() for _ in range(MATCHES)]
    memory = server.private_bytes()
    async with asyncio.TaskGroup() as playing:
        for k, (name, _, cookies) in enumerate(made):
            playing.create_task(play(name, cookies, random.Random(k)))
        await opened.wait()
        memory, cpu = server.private_bytes() - memory, server.cpu_seconds()
    return times, known, server.cpu_seconds() - cpu, memory


async def _watch(server: Server) -> float:
    """Return the memory of one idle spectator, without what the first ones need together."""
    paths = [f"/api/watch/{server.match()[1]}/socket" for _ in range(WATCHED)]
    async with AsyncExitStack() as here:

        async def watch(path: str) -> None:
            async with gate:
                seat = await here.enter_async_context(Person(server.address).at(path))
                await seat.seated()

        gate = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(watch(paths[k % WATCHED]) for k in range(SAMPLE)))
        before = server.private_bytes()
        await asyncio.gather(*(watch(paths[k % WATCHED]) for k in range(SPECTATORS - SAMPLE)))
        return (server.private_bytes() - before) / (SPECTATORS - SAMPLE)
