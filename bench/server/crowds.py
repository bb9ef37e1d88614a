"""Crowds without harm in mind: thousands of matches in the database, all players back at once, a fast player."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from contextlib import AsyncExitStack, closing
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter, sleep
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.server.people import OWN, Person, http, parting
from bench.server.serving import NO_PAUSES, new_database, serving
from bench.server.times import Times
from theagon.cards.language import LANGUAGES
from theagon.games import NAMES
from theagon.server.protocol.client import Act, Preview
from theagon.server.run import raise_file_limit

if TYPE_CHECKING:
    from bench.server.people import Created, Seat

ADDRESS: Final = "127.0.0.2"
MATCHES: Final = 5000
ENTRIES: Final = (20, 50, 80, 110)
"""How long the matches of each game have gone on that the others are copies of."""
OPENED: Final = 50
MADE: Final = 100
RUNNING: Final = 250
OPENING: Final = 8
"""Entries of each running match."""
AT_ONCE: Final = 50
"""Matches that are prepared at once."""
RETURN_SECONDS: Final = 120.0
"""How long players try to come back: a server that takes longer has failed."""
DOCUMENTS: Final = ("catalogue", "rulebook", "lessons", "puzzles")
START_SECONDS: Final = 3.0
"""From the first answer of a server until all its processes run."""
SCENARIO: Final = "hg4/guarded-stone.yaml"
PREVIEWS: Final = 8
PICK_SECONDS: Final = 0.5
"""From one action of a fast player to the next, with the previews of what was picked up before."""


class Full(Struct, frozen=True):
    """The speed of a server with thousands of unfinished matches in its database."""

    started: float  # seconds from the start of the process to its first answer
    opened: Times  # for each match, from connecting to the first table
    listed: Times  # for each list of their matches, of the person who played them all
    made: Times  # for each of many that are made at once
    refused: int


class Cold(Struct, frozen=True):
    """Seconds until the first visitors of a server have been answered."""

    page: float
    scenario: float
    documents: float  # of the visitor who asks for all


class Fair(Struct, frozen=True):
    """A whole match of each game, as fast as by mouse."""

    actions: int
    refused: dict[str, int]


def full(matches: int = MATCHES) -> Full:
    """Serve a database of `matches` half-played matches of all games."""
    with new_database() as database:
        with serving(database, *NO_PAUSES) as server:
            patterns = asyncio.run(_patterns(server.address))
        _multiply(database, matches)
        with serving(database) as server:
            opened = asyncio.run(_opened(server.address, patterns, matches))
            listed = asyncio.run(_listed(server.address, patterns[0][1].cookie))
            made, refused = asyncio.run(_made(server.address))
        return Full(server.started, opened, listed, made, refused)


async def _patterns(server: str) -> list[tuple[str, Person]]:
    """Return matches of all games that are half played, and their player: the same person in all."""
    person = Person(server, ADDRESS)
    made = [(await person.create("me", "me", game=game), entries) for game in NAMES for entries in ENTRIES]
    await asyncio.gather(*(person.play(created, random.Random(entries), entries) for created, entries in made))
    return [(created.match, person) for created, _ in made]


def _multiply(database: Path, most: int) -> None:
    """Copy the matches of a database, each `NAME-1`, `NAME-2` ..., until there are `most`."""
    with closing(sqlite3.connect(database)) as connection, connection:
        columns = {
            table: [name for _, name, *_ in connection.execute(f'PRAGMA table_info("{table}")')]
            for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        }
        copied = {"match": "id"} | {table: "match" for table in columns if "match" in columns[table]}
        names = [name for (name,) in connection.execute('SELECT id FROM "match" ORDER BY id').fetchall()]
        for number, name in enumerate(islice(cycle(names), most - len(names)), len(names)):
            copy = f"{name}-{number // len(names)}"
            for table, key in copied.items():
                changed = {key: copy, "watch": copy} if table == "match" else {key: copy}
                taken = ", ".join("?" if column in changed else f'"{column}"' for column in columns[table])
                values = [changed[column] for column in columns[table] if column in changed]
                connection.execute(
                    f'INSERT INTO "{table}" SELECT {taken} FROM "{table}" WHERE "{key}" = ?', [*values, name]
                )


async def _opened(server: str, patterns: list[tuple[str, Person]], matches: int) -> Times:
    """Return the time to open each of some matches, by chance, one after the other."""
    choose = random.Random(1)
    seconds = []
    for number in choose.sample(range(len(patterns), matches), min(OPENED, matches - len(patterns))):
        name, person = patterns[number % len(patterns)]
        path = f"/api/matches/{name}-{number // len(patterns)}/socket"
        began = perf_counter()
        async with Person(server, ADDRESS, person.cookie).at(path) as seat:
            await seat.seated()
            seconds.append(perf_counter() - began)
    return Times(tuple(sorted(seconds)))


async def _listed(server: str, cookie: str) -> Times:
    """Return the time of each of some lists of all matches of a person, one after the other."""
    person, seconds = Person(server, ADDRESS, cookie), []
    async with http(server, ADDRESS) as here:
        for _ in range(OPENED):
            began = perf_counter()
            await person.send(here, "GET", "/api/matches")
            seconds.append(perf_counter() - began)
    return Times(tuple(sorted(seconds)))


async def _made(server: str) -> tuple[Times, int]:
    """Return the times of matches that are made in the same moment, and how many of them were refused."""
    body = msgspec.json.encode({"game": NAMES[0], "players": [{"who": "me"}, {"who": "greedy"}]})
    async with AsyncExitStack() as here:
        connections = [await here.enter_async_context(http(server, ADDRESS)) for _ in range(MADE)]
        began = perf_counter()

        async def make(number: int) -> tuple[float, bool]:
            answer = await connections[number].ask("POST", "/api/matches", body)
            return perf_counter() - began, answer.status != 201

        made = await asyncio.gather(*(make(number) for number in range(MADE)))
    return Times(tuple(sorted(seconds for seconds, _ in made))), sum(refused for _, refused in made)


def storm_seconds(running: int = RUNNING) -> float:
    """Return the time until all players, two of each of `running` matches, have come back after a restart."""
    raise_file_limit()
    with new_database() as database:
        with serving(database) as server:
            players = asyncio.run(_running(server.address, running))
        with serving(database) as server:
            return asyncio.run(_come_back(server.address, players))


async def _running(server: str, matches: int) -> list[tuple[Created, Person]]:
    """Begin `running` matches; return them with their players, each at a separate address."""

    async def begun(number: int) -> list[tuple[Created, Person]]:
        host, friend = (Person(server, f"127.{seat + 1}.{number // 200}.{number % 200 + 1}") for seat in (0, 1))
        async with gate:
            created = await host.create("me", "friend")
            await friend.join(created.match)
            async with host.at(created.play_path) as one, friend.at(created.play_path) as other:
                choose = random.Random(number)
                for entry in range(OPENING):
                    for seat in (one, other):
                        await seat.seated()
                        await seat.after(entry - 1)
                    await (one if one.table.options else other).play(choose)
        return [(created, host), (created, friend)]

    gate = asyncio.Semaphore(AT_ONCE)
    return [player for both in await asyncio.gather(*map(begun, range(matches))) for player in both]


async def _come_back(server: str, players: list[tuple[Created, Person]]) -> float:
    """Return the time until all have a table who come at once, and again if they are sent away."""
    seated = asyncio.Barrier(len(players) + 1)

    async def come(created: Created, before: Person) -> None:
        person = Person(server, before.source, before.cookie)
        while True:
            try:
                async with person.at(created.play_path) as seat:
                    await seat.seated()
                    await seated.wait()
                    return
            except (OSError, ConnectionClosed, InvalidHandshake):
                await asyncio.sleep(1)

    began = perf_counter()
    async with asyncio.timeout(RETURN_SECONDS), asyncio.TaskGroup() as coming:
        for player in players:
            coming.create_task(come(*player))
        await seated.wait()
        return perf_counter() - began


def cold() -> Cold:
    """Start a server; let one visitor ask for all documents at once, and another for a page and a document."""
    with serving() as server:
        sleep(START_SECONDS)
        return asyncio.run(_cold(server.address))


async def _cold(server: str) -> Cold:
    async def timed(path: str, source: str) -> float:
        began = perf_counter()
        async with http(server, source) as here:
            await here.ask("GET", path, Accept_Encoding="gzip")
        return perf_counter() - began

    paths = [f"/api/games/{game}/{kind}?language={each}" for each in LANGUAGES for game in NAMES for kind in DOCUMENTS]
    greedy = asyncio.gather(*(timed(path, ADDRESS) for path in paths))
    await asyncio.sleep(0.1)
    page = await timed("/", OWN)
    document = await timed(f"/api/games/{NAMES[0]}/scenarios/{SCENARIO}", OWN)
    return Cold(page, document, max(await greedy))


def fair() -> Fair:
    """Play a whole match of each game against a bot, all three at once from one address, and count what is refused."""
    with serving(None, *NO_PAUSES) as server:
        actions, refused = asyncio.run(_fair(server.address))
        return Fair(actions, dict(refused))


async def _fair(server: str) -> tuple[int, Counter[str]]:
    refused = Counter[str]()

    async def play(game: str) -> int:
        person, actions = Person(server, ADDRESS), 0
        created = await person.create("me", "greedy", game=game)
        while True:
            try:
                async with person.at(created.play_path) as seat:
                    await seat.seated()
                    while seat.table.result is None:
                        actions += await _pick(seat, random.Random(actions), refused)
                    return actions
            except ConnectionClosed as closed:
                refused[parting(closed)] += 1

    return sum(await asyncio.gather(*map(play, NAMES))), refused


async def _pick(seat: Seat, choose: random.Random, refused: Counter[str]) -> int:
    """Preview some options, then do one; or wait for others. Returns the number of actions."""
    table = seat.table
    if not table.options:
        await seat.next()
        return 0
    seen = choose.sample(table.options, min(PREVIEWS, len(table.options)))
    for number, option in enumerate(seen):
        await seat.say(Preview(number, option.action))
    await asyncio.sleep(PICK_SECONDS)
    await seat.say(Act(table.sequence, seen[0].action))
    while seat.table.sequence <= table.sequence:
        message = await seat.next()
        if message.type == "refused":
            refused[f"{message.of} refused: {message.reason}"] += 1
            if message.of == "act":
                return 0
    return 1
