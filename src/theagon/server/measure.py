"""Measuring the server as its players meet it: a process of its own, and real sockets from the same machine."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import itertools
import json
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from websockets.asyncio.client import connect
from websockets.sync.client import connect as connect_now

from theagon.errors import TheagonError
from theagon.server.cookies import COOKIE
from theagon.server.pages import CLIENT
from theagon.server.protocol import PROTOCOL, Act, Hello
from theagon.server.run import raise_file_limit

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from websockets.asyncio.client import ClientConnection

FRIENDS: Final = [{"who": "me"}, {"who": "friend"}]
MATCHES: Final = 200
OPENING: Final = 8
"""Actions of each match before the measured ones, so that there are units on the boards."""
PACE: Final = 1.0
"""Seconds from one action of a match to the next: few players are as fast."""
SPECTATORS: Final = 2000
WATCHED: Final = 8
"""Matches that the spectators share."""
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
PAINTED: Final = """new Promise(done => new PerformanceObserver(seen => done(seen.getEntries()[0].startTime))
    .observe({type: "paint", buffered: true}))"""
"""JavaScript that finds when the first paint was, in ms."""
SAMPLE: Final = 400
"""Spectators before the measured ones, so that the server has all that it needs once."""
AT_ONCE: Final = 50


class Load(Struct, frozen=True):
    """What became of the actions of many matches at once."""

    seconds: tuple[float, ...]              # from each action to its acknowledgement, sorted
    lost: int                               # acknowledged actions that the database did not have after SIGKILL

    def percentile(self, share: float) -> float:
        """The time within which this share of the actions was acknowledged."""
        return self.seconds[min(len(self.seconds) - 1, round(share * len(self.seconds)))]


def start_seconds() -> float:
    """The time from starting `theagon serve` to its first answer."""
    with _serving() as server:
        return server.started


def load(seconds: float) -> Load:
    """Play many matches at once for so long, two people at each, then kill the server and count what was kept."""
    with _serving() as server:
        times, known = asyncio.run(_play(server, seconds))
        server.kill()
        with sqlite3.connect(server.database) as database:
            kept = dict(database.execute("SELECT match, max(sequence) + 1 FROM entry GROUP BY match").fetchall())
        return Load(tuple(sorted(times)), sum(max(0, count - kept.get(match, 0)) for match, count in known.items()))


def spectator_bytes() -> float:
    """The memory that a server needs for each of many sockets that only watch. Raises `TheagonError` but on Linux."""
    raise_file_limit()
    with _serving() as server:
        return asyncio.run(_watch(server))


def first_paint_seconds() -> float:
    """The time from opening the table in a browser that was never there to its first paint.

    Raises `TheagonError` where there is no Chromium, or if the client is not built.
    """
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        raise TheagonError("there is no Chromium here", hint=f"install one of {', '.join(BROWSERS)}")
    _index()
    with _serving() as server, tempfile.TemporaryDirectory() as folder:
        command = [program, "--headless", "--no-sandbox", "--remote-debugging-port=0", f"--user-data-dir={folder}"]
        with subprocess.Popen([*command, "about:blank"], stderr=subprocess.PIPE, text=True) as process:
            try:
                assert process.stderr is not None
                told = next(found for line in process.stderr if (found := re.search(r"ws://\S+", line)))
                painted = _paint(told[0], f"http://{server.address}/")
                process.wait(20)    # its profile can not be removed before
                return painted
            finally:
                process.kill()


def client_bytes() -> int:
    """The JavaScript of the client's first load, gzipped. Raises `TheagonError` if the client is not built."""
    scripts = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', _index().read_text("utf-8"))
    return sum(len(gzip.compress((CLIENT / script).read_bytes(), mtime=0)) for script in scripts)


def _index() -> Path:
    index = CLIENT / "index.html"
    if not index.is_file():
        raise TheagonError("the client is not built", hint="make client")
    return index


def _paint(browser: str, address: str) -> float:
    """When the page at this address is first painted, by a browser's DevTools protocol."""
    with connect_now(browser, max_size=None) as devtools:
        numbers = itertools.count()

        def ask(method: str, session: str | None, **params: Any) -> dict[str, Any]:
            number = next(numbers)
            to = {"sessionId": session} if session else {}
            devtools.send(json.dumps({"id": number, "method": method, "params": params, **to}))
            while (answer := json.loads(devtools.recv(timeout=20))).get("id") != number:
                pass
            found: dict[str, Any] = answer["result"]
            return found

        target = ask("Target.createTarget", None, url="about:blank")["targetId"]
        session = ask("Target.attachToTarget", None, targetId=target, flatten=True)["sessionId"]
        ask("Page.enable", session)
        ask("Page.navigate", session, url=address)
        while json.loads(devtools.recv(timeout=20)).get("method") != "Page.loadEventFired":
            pass
        painted = ask("Runtime.evaluate", session, expression=PAINTED, awaitPromise=True)
        ask("Browser.close", None)
        return float(painted["result"]["value"]) / 1000


# ---- the server ------------------------------------------------------------------------------------------------------


class _Server:
    """A server process with a database of its own."""

    def __init__(self, process: subprocess.Popen[str], database: Path) -> None:
        began = perf_counter()
        assert process.stdout is not None
        self.database = database
        self._process = process
        self.address = process.stdout.readline().removeprefix("http://").strip().rstrip("/")
        if not self.address:
            raise TheagonError("the server did not start", hint="theagon serve --port 0")
        self._http = http.client.HTTPConnection(self.address, timeout=20)
        self.ask("GET", "/api/games")
        self.started = perf_counter() - began

    def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[Any, str]:
        """What a route answers, and the cookie that comes with it."""
        headers = {"Content-Type": "application/json", "Cookie": f"{COOKIE}={cookie}"}
        self._http.request(method, path, json.dumps(body), headers)
        answer = self._http.getresponse()
        content = answer.read()
        if answer.status >= 400:
            raise TheagonError(f"the server answered {answer.status} to {method} {path}: {content.decode()}")
        given = re.match(rf"{COOKIE}=([^;]+)", answer.headers.get("Set-Cookie", ""))
        return json.loads(content), given[1] if given else ""

    def match(self) -> tuple[str, str, tuple[str, str]]:
        """A match of two people: its id, the token of those who watch, and the two cookies."""
        created, host = self.ask("POST", "/api/matches", {"game": "hand-of-the-gods", "players": FRIENDS})
        _, friend = self.ask("POST", f"/api/matches/{created['match']}/join", {})
        return created["match"], created["watch"], (host, friend)

    def memory(self) -> int:
        """Bytes of memory that are the process's own now."""
        try:
            told = Path(f"/proc/{self._process.pid}/smaps_rollup").read_text("ascii")
        except FileNotFoundError:
            raise TheagonError("memory is measured on Linux only") from None
        return 1024 * sum(int(size) for size in re.findall(r"^Private_\w+:\s+(\d+) kB", told, re.MULTILINE))

    def close(self) -> None:
        self._http.close()

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def _serving() -> Iterator[_Server]:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "matches.sqlite"
        command = [sys.executable, "-m", "theagon.cli.main", "serve", "--port", "0",
                   "--database", f"sqlite+aiosqlite:///{database}"]  # fmt: skip
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            try:
                with closing(_Server(process, database)) as server:
                    yield server
            finally:
                process.kill()


# ---- those who play --------------------------------------------------------------------------------------------------


class _Option(Struct):
    action: int


class _Table(Struct):
    sequence: int
    options: list[_Option]


class _Message(Struct):
    """As much of a message as has to be known to play."""

    type: str
    table: _Table | None = None


_DECODER: Final = msgspec.json.Decoder(_Message)


async def _table(socket: ClientConnection, after: int = -1) -> _Table:
    """The first table with more entries than these."""
    while True:
        message = _DECODER.decode(await socket.recv())
        if message.table is not None and message.table.sequence > after:
            return message.table


async def _act(sockets: list[ClientConnection], tables: list[_Table], choose: random.Random) -> float:
    """Do something that may be done; the time until it was acknowledged."""
    actor = 0 if tables[0].options else 1
    action = choose.choice(tables[actor].options).action
    sequence = tables[actor].sequence
    began = perf_counter()
    await sockets[actor].send(msgspec.json.encode(Act(sequence, action)), text=True)
    tables[actor] = await _table(sockets[actor], sequence)
    spent = perf_counter() - began
    tables[1 - actor] = await _table(sockets[1 - actor], sequence)
    return spent


async def _play(server: _Server, seconds: float) -> tuple[list[float], dict[str, int]]:
    """The times of all actions, and how many of each match were acknowledged."""
    times: list[float] = []
    known: dict[str, int] = {}
    opened = asyncio.Barrier(MATCHES)

    async def play(name: str, cookies: tuple[str, str], choose: random.Random) -> None:
        path = f"/api/matches/{name}/socket"
        async with AsyncExitStack() as here:
            async with gate:
                sockets = [await here.enter_async_context(_socket(server, path, cookie)) for cookie in cookies]
                tables = [await _table(socket) for socket in sockets]
                for _ in range(OPENING):
                    await _act(sockets, tables, choose)
            await opened.wait()
            ends = perf_counter() + seconds
            await asyncio.sleep(choose.uniform(0, PACE))
            while perf_counter() < ends and (tables[0].options or tables[1].options):
                spent = await _act(sockets, tables, choose)
                times.append(spent)
                known[name] = max(table.sequence for table in tables)
                await asyncio.sleep(PACE - spent)

    gate = asyncio.Semaphore(AT_ONCE)
    made = [server.match() for _ in range(MATCHES)]
    await asyncio.gather(*(play(name, cookies, random.Random(k)) for k, (name, _, cookies) in enumerate(made)))
    return times, known


async def _watch(server: _Server) -> float:
    """The memory of one idle spectator, apart from what the first ones need together."""
    paths = [f"/api/watch/{server.match()[1]}/socket" for _ in range(WATCHED)]
    async with AsyncExitStack() as here:

        async def watch(path: str) -> None:
            async with gate:
                await _table(await here.enter_async_context(_socket(server, path)))

        gate = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(watch(paths[k % WATCHED]) for k in range(SAMPLE)))
        before = server.memory()
        await asyncio.gather(*(watch(paths[k % WATCHED]) for k in range(SPECTATORS - SAMPLE)))
        return (server.memory() - before) / (SPECTATORS - SAMPLE)


@asynccontextmanager
async def _socket(server: _Server, path: str, cookie: str = "") -> AsyncIterator[ClientConnection]:
    """A socket that has said hello."""
    headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
    async with connect(f"ws://{server.address}{path}", additional_headers=headers, ping_interval=None) as socket:
        await socket.send(msgspec.json.encode(Hello(PROTOCOL, "bench")), text=True)
        yield socket
