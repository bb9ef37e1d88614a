"""An audience: thousands of people watch a few matches, and each action is to reach them all in a moment."""

from __future__ import annotations

import asyncio
import os
import random
from contextlib import AsyncExitStack
from time import perf_counter
from typing import TYPE_CHECKING, Final

from bench.server.people import Person
from bench.server.serving import beside, receive, serving
from bench.server.times import Times
from theagon.server.limits import SPECTATORS
from theagon.server.run import raise_file_limit
from theagon.server.tasks import Tasks

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from bench.server.people import Created, Seat

MATCHES: Final = 10
TIMED: Final = 10
"""Spectators of each match whose updates are timed: they are in another process than the crowd."""
ACT_SECONDS: Final = 2.0
"""Seconds from one action of a match to the next."""
PLAYED: Final = 60
"""Entries of each match before the audience comes."""
AT_ONCE: Final = 50
NICE: Final = 1
"""The priority of the crowd's process (`nice`): it shares the cores with the server, which comes first."""
COMING_SECONDS: Final = 120.0


def audience(seconds: float, matches: int = MATCHES, watching: int = SPECTATORS) -> Times:
    """Have spectators watch each match; return the seconds from each action to the update of a timed spectator."""
    raise_file_limit()
    with serving() as server:
        played = asyncio.run(_played(server.address, matches))
        paths = [created.watch_path for created, _ in played]
        with beside(_crowd, server.address, paths, watching - TIMED) as crowd:
            receive(crowd, COMING_SECONDS)
            return asyncio.run(_timed(server.address, played, seconds))


async def _played(server: str, matches: int) -> list[tuple[Created, Person]]:
    """Return matches that have gone on for a while, each with the person who has its seats."""

    async def played(number: int) -> tuple[Created, Person]:
        person = Person(server, f"127.1.0.{number + 1}")
        created = await person.create("me", "me")
        await person.play(created, random.Random(number), PLAYED)
        return created, person

    return await asyncio.gather(*map(played, range(matches)))


def _crowd(pipe: Connection, server: str, paths: list[str], count: int) -> None:
    """Watch all these matches, each with `count` spectators; send None when all have come."""
    raise_file_limit()
    os.nice(NICE)
    asyncio.run(_watch(pipe, server, paths, count))


async def _watch(pipe: Connection, server: str, paths: list[str], count: int) -> None:
    come = asyncio.Barrier(count * len(paths) + 1)
    gate = asyncio.Semaphore(AT_ONCE)

    async def watch(match: int) -> None:
        async with AsyncExitStack() as here:
            async with gate:
                seat = await here.enter_async_context(Person(server, f"127.2.0.{match + 1}").at(paths[match]))
                await seat.seated()
            await come.wait()
            while True:
                await seat.socket.recv(decode=False)

    async with asyncio.TaskGroup() as watching:
        for number in range(count * len(paths)):
            watching.create_task(watch(number % len(paths)))
        await come.wait()
        pipe.send(None)


async def _timed(server: str, played: list[tuple[Created, Person]], seconds: float) -> Times:
    """Play all matches on for `seconds`, and time the updates of some spectators of each."""
    times: list[float] = []

    async def watch(seat: Seat, acted: dict[int, float]) -> None:
        while True:
            await seat.next()
            if began := acted.get(seat.table.sequence):
                times.append(perf_counter() - began)

    async def play(number: int) -> None:
        created, person = played[number]
        choose, acted, watching = random.Random(number), dict[int, float](), Tasks()
        async with AsyncExitStack() as here:
            for _ in range(TIMED):
                seat = await here.enter_async_context(Person(server, person.source).at(created.watch_path))
                await seat.seated()
                watching.spawn(watch(seat, acted))
            player = await here.enter_async_context(person.at(created.play_path))
            await player.seated()
            await asyncio.sleep(ACT_SECONDS * number / len(played))
            ends = perf_counter() + seconds
            while perf_counter() < ends and player.table.options:
                acted[player.table.sequence + 1] = perf_counter()
                await player.play(choose)
                await asyncio.sleep(ACT_SECONDS)
            await watching.stop()

    await asyncio.gather(*map(play, range(len(played))))
    return Times(tuple(sorted(times)))
