"""A server as players meet it: uvicorn on a free port, with a database of its own, and players over real sockets."""

from __future__ import annotations

import asyncio
import json
import threading
import traceback
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from tests.server.postgres import empty_database, postgres
from tests.server.unserved import NO_PAUSES
from tests.waiting import SECONDS
from theagon.games.play.machine_pool import PooledMachine
from theagon.games.play.position import Position
from theagon.server.desk import reconnection, wire
from theagon.server.desk.desk import Desk
from theagon.server.http.app import create_app
from theagon.server.http.documents import document
from theagon.server.matches.hub import Hub
from theagon.server.protocol.base import PROTOCOL
from theagon.server.run import hub_of, listen, server_of
from theagon.server.storage.sql_storage import SqlStorage

_T = TypeVar("_T")
LOOP = "event loop"
"""The name of the thread that it runs in."""


def players(*wished: str) -> list[dict[str, str]]:
    """Who is to play, each perhaps with a deck: `me zeus`, `friend`, `greedy`."""
    return [dict(zip(("who", "deck"), each.split(), strict=False)) for each in wished]


SHOWN = {row.name for row in reconnection.TABLE if row.send is reconnection.Send.SNAPSHOT}
"""How one is welcomed who is then shown the whole match."""
HELLO = json.dumps({"type": "hello", "protocol": PROTOCOL, "device": "a"})
ONE_DEVICE = players("me", "me")
FRIENDS = players("me", "friend")


class Served:
    """A server that runs."""

    def __init__(
        self,
        database: str,
        host: str = "127.0.0.1",
        *,
        open_tables: bool = False,
        ratings: bool = False,
        **options: Any,
    ) -> None:
        """`options` are those of `create_app`."""
        self.listener = listen(host, 0)
        self.address = f"127.0.0.1:{self.listener.getsockname()[1]}"
        ready = threading.Event()
        self.storage = SqlStorage(database)
        self.hub = hub_of(self.storage, pauses=NO_PAUSES, open_tables=open_tables, ratings=ratings)

        def started() -> None:
            self.loop = asyncio.get_running_loop()
            ready.set()

        self.desk = Desk(self.hub, document)
        self._server = server_of(create_app(self.desk, **options), self.hub, started)
        self._thread = threading.Thread(target=self._server.run, args=([self.listener],), name=LOOP)
        self._thread.start()
        self._people: list[Person] = []
        assert ready.wait(SECONDS)

    def stop(self) -> None:
        for person in self._people:
            person.http.close()
        self._server.should_exit = True
        self._thread.join(SECONDS)
        self.listener.close()

    def do(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Carry something out on the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SECONDS)

    def person(self) -> Person:
        self._people.append(Person(self.address))
        return self._people[-1]

    @contextmanager
    def table(self, **wanted: Any) -> Iterator[Table]:
        """Somebody new makes a match and sits down at it."""
        person = self.person()
        with person.at(person.create(**wanted)["match"]) as table:
            yield table


class Person:
    """Somebody with a browser of their own: cookies, requests and sockets."""

    def __init__(self, address: str) -> None:
        self.address = address
        # Nothing here is encrypted: without `verify=False` each client would read all certificates of the system.
        self.http = httpx.Client(base_url=f"http://{address}", timeout=SECONDS, verify=False)

    def create(self, **wanted: Any) -> dict[str, Any]:
        answer = self.http.post("/api/matches", json={"game": "hand-of-the-gods", **wanted})
        assert answer.status_code == 201, answer.text
        created: dict[str, Any] = answer.json()
        return created

    def join(self, match: str, **wanted: Any) -> httpx.Response:
        return self.http.post(f"/api/matches/{match}/join", json=wanted)

    @contextmanager
    def at(self, match: str, **hello: Any) -> Iterator[Table]:
        """Sit down at a match."""
        with self.socket(f"/api/matches/{match}/socket") as socket:
            yield Table(socket, **hello)

    def resign(self, match: str) -> None:
        """Give up a match of two that has begun. A bot may act before."""
        with self.at(match) as table:
            table.resign()
            while not table.table["result"]:
                table.until("update")

    @contextmanager
    def watching(self, watch: str, **hello: Any) -> Iterator[Table]:
        with self.socket(f"/api/watch/{watch}/socket") as socket:
            yield Table(socket, **hello)

    @contextmanager
    def socket(self, path: str, **headers: str) -> Iterator[ClientConnection]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {"Cookie": cookies, **headers} if cookies else headers
        with connect(
            f"ws://{self.address}{path}",
            additional_headers=sent,
            max_size=None,
            open_timeout=SECONDS,
            close_timeout=1,
            ping_interval=None,  # a server that is held up is waited for
        ) as socket:
            yield socket


def friends(one: Served, other: Served | None = None, **wanted: Any) -> tuple[str, Person, Person]:
    """A match that has begun, and its two people: the first is at one server, the second perhaps at another."""
    host, friend = one.person(), (other or one).person()
    match = host.create(**{"players": players("me zeus", "friend"), "first": 0, **wanted})["match"]
    assert friend.join(match, deck="zeus").status_code == 201
    return match, host, friend


@contextmanager
def friends_at(served: Served, **wanted: Any) -> Iterator[tuple[Table, Table]]:
    """The tables of two people at a match of theirs."""
    match, host, friend = friends(served, **wanted)
    with host.at(match) as one, friend.at(match) as two:
        yield one, two


class Table:
    """One socket, with what it knows of the match: at first what it was shown, if it was shown anything."""

    def __init__(self, socket: ClientConnection, **hello: Any) -> None:
        self.socket = socket
        self.received: list[str] = []
        self.table: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.say("hello", **{"protocol": PROTOCOL, "device": "a", **hello})
        self.welcome = self.next()
        assert self.welcome["type"] == "welcome", self.welcome
        if self.welcome["name"] in SHOWN:
            self.until("snapshot", "gone")

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def next(self) -> dict[str, Any]:
        """The next message; what it says of the match is remembered."""
        text = self.socket.recv(timeout=SECONDS)
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "snapshot":
            self.table, self.log = message["table"], message["log"]
        elif message["type"] == "update":
            self.table = message["table"]
            if message["undone"]:
                del self.log[-message["undone"] :]
            self.log += message["steps"]
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while (message := self.next())["type"] not in kinds:
            pass
        return message

    def act(self, action: int) -> None:
        self.say("act", sequence=self.table["sequence"], action=action)

    def resign(self) -> None:
        """Give up."""
        self.say("resign")
        self.until("update")

    def play(self, most: int = 10_000) -> None:
        """Do the middle one of what may be done, whenever there is something, until the match is over."""
        for _ in range(most):
            if self.table.get("result"):
                return
            options = self.table.get("options")
            if options:
                self.act(options[len(options) // 2]["action"])
            self.until("update", "snapshot", "refused")


class Impatient:
    """What uvicorn has of asyncio, but each sleep takes a tenth: how soon it notices that it is to stop.

    It looks ten times a second, and waits a tenth of a second for those it has told to go: hundreds of tests would.
    """

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 10)


@pytest.fixture(scope="session", autouse=True)
def servers_stop_soon() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(uvicorn.server, "asyncio", Impatient())
        yield


@cache
def _without_matches() -> bytes:
    """The file of a database that is up to date: to copy it is quicker than to make another."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "matches.sqlite"
        asyncio.run(_make(f"sqlite:///{file}"))
        return file.read_bytes()


async def _make(url: str) -> None:
    storage = SqlStorage(url)
    await storage.open()
    await storage.close()


@pytest.fixture
def database(tmp_path: Path) -> str:
    file = tmp_path / "matches.sqlite"
    file.write_bytes(_without_matches())
    return f"sqlite+aiosqlite:///{file}"


_shared = Position.shared_machine


def _shared_by_a_worker(position: Position) -> PooledMachine:
    """The machine to look at a position with; the event loop has one only for what is quick."""
    if threading.current_thread().name == LOOP:
        assert "run_here" in [frame.name for frame in traceback.extract_stack()], "the event loop looks at a position"
    return _shared(position)


@pytest.fixture
def served(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setattr(wire, "BURST", 100_000)  # tests play faster than people may
    monkeypatch.setattr(Position, "shared_machine", _shared_by_a_worker)
    server = Served(database)
    yield server
    server.stop()


# ---- several servers on one PostgreSQL -------------------------------------------------------------------------------


@pytest.fixture
async def opened(database: str) -> AsyncIterator[Hub]:
    """The matches of a server to which nobody connects."""
    found = Hub(SqlStorage(database), pauses=NO_PAUSES)
    await found.open()
    yield found
    await found.close()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    with postgres() as server:
        if server is None:
            pytest.skip("there is no PostgreSQL here, and THEAGON_TEST_POSTGRES names none")
        yield server


@pytest.fixture
async def shared_database(postgresql: str) -> AsyncIterator[str]:
    async with empty_database(postgresql) as database:
        yield database


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """An empty database."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'matches.sqlite'}"
        return
    async with empty_database(request.getfixturevalue("postgresql")) as database:
        yield database


@pytest.fixture
async def storage(url: str) -> AsyncIterator[SqlStorage]:
    opened = SqlStorage(url)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def one(shared_database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setattr(wire, "BURST", 100_000)
    served = Served(shared_database)
    yield served
    served.stop()


@pytest.fixture
def two(shared_database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Served, Served]]:
    """Two servers on one database."""
    monkeypatch.setattr(wire, "BURST", 100_000)
    servers = (Served(shared_database), Served(shared_database))
    yield servers
    for each in servers:
        each.stop()
