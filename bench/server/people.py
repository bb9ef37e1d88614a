"""People as the server meets them: requests and sockets from addresses of their own on this machine."""

from __future__ import annotations

import asyncio
import re
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

import h11
import msgspec
from msgspec import Struct
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from theagon.cards.schema import converted
from theagon.server.http.cookies import COOKIE
from theagon.server.protocol.base import PROTOCOL
from theagon.server.protocol.client import Act, Hello

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from random import Random

    from websockets.asyncio.client import ClientConnection

    from theagon.server.protocol.client import ClientMessage

OWN: Final = "127.0.0.1"
MESSAGES: Final = 20.0
"""A second, over one socket."""
AT_ONCE: Final = 40
"""Messages that a socket may bring without a pause."""
RETRY_SECONDS: Final = 0.1
"""From a closed connection until a person tries again."""
ANSWER_SECONDS: Final = 120.0
"""Seconds that a person waits for an answer: more than any pause that is measured."""


class Option(Struct, frozen=True):
    action: int
    verb: str


class Table(Struct, frozen=True, rename="camel"):
    """As much of a table as has to be known to play."""

    sequence: int
    options: list[Option]
    state: str = ""
    take_back: str | None = None
    result: dict[str, Any] | None = None


class Step(Struct, frozen=True):
    step: int
    action: int | None  # None: not this seat's to know


class Message(Struct, frozen=True):
    """As much of a message of the server as has to be known to play."""

    type: str
    table: Table | None = None
    reason: str = ""
    of: str = ""
    log: tuple[Step, ...] = ()  # of a whole match
    steps: tuple[Step, ...] = ()  # of what happened since


_MESSAGES: Final = msgspec.json.Decoder(Message)


class Created(Struct, frozen=True):
    """A match that a person has a seat in, or may watch."""

    match: str
    watch: str

    @property
    def play_path(self) -> str:
        return f"/api/matches/{self.match}/socket"

    @property
    def watch_path(self) -> str:
        return f"/api/watch/{self.watch}/socket"


class Answer(Struct, frozen=True):
    """An HTTP answer of a server. `body` is as sent."""

    status: int
    cookie: str
    body: bytes

    @property
    def kind(self) -> str:
        """Return the answer in a word or two: `200`, `429 too-many`."""
        return str(self.status) if self.status < 400 else f"{self.status} {_reason(self.body)}".strip()


class RefusedError(Exception):
    """The server answered that something cannot be had."""


def _reason(body: bytes) -> str:
    found = re.match(rb'\{"reason":"([a-z-]+)"', body)
    return found[1].decode() if found else ""


class Http:
    """One HTTP connection, used again and again."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, server: str) -> None:
        self._reader = reader
        self._writer = writer
        self._server = server
        self._connection = h11.Connection(h11.CLIENT)

    async def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> Answer:
        """Send a request and return the whole answer; `Accept_Encoding` is a header."""
        fields = {"Host": self._server, "Content-Type": "application/json", "Content-Length": str(len(body)), **headers}
        request = h11.Request(
            method=method, target=path, headers=[(name.replace("_", "-"), value) for name, value in fields.items()]
        )
        for event in (request, h11.Data(body), h11.EndOfMessage()):
            self._writer.write(self._connection.send(event) or b"")
        await self._writer.drain()
        async with asyncio.timeout(ANSWER_SECONDS):
            answer = await self._answer()
        self._connection.start_next_cycle()
        return answer

    async def _answer(self) -> Answer:
        status, cookie, body = 0, "", bytearray()
        while not isinstance(event := self._connection.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                self._connection.receive_data(await self._reader.read(1 << 16))
            elif isinstance(event, h11.Response):
                status = event.status_code
                given = re.match(rf"{COOKIE}=([^;]+)".encode(), dict(event.headers).get(b"set-cookie", b""))
                cookie = given[1].decode() if given else ""
            elif isinstance(event, h11.Data):
                body += event.data
            elif isinstance(event, h11.ConnectionClosed):
                raise ConnectionResetError("closed before the answer")
        return Answer(status, cookie, bytes(body))


@asynccontextmanager
async def http(server: str, source: str = OWN) -> AsyncIterator[Http]:
    """Open an HTTP connection to a server, `127.0.0.1:8000`, from an address."""
    async with connection(server, source) as (reader, writer):
        yield Http(reader, writer, server)


@asynccontextmanager
async def connection(
    server: str, source: str = OWN
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Open a connection over which nothing was sent yet."""
    host, port = server.split(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(source, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()
        with suppress(OSError):
            await writer.wait_closed()


class Person:
    """A person, with a cookie after making or joining a match."""

    def __init__(self, server: str, source: str = OWN, cookie: str = "") -> None:
        self.server = server
        self.source = source
        self.cookie = cookie

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return what a route answers. Raises `RefusedError`."""
        async with http(self.server, self.source) as here:
            return msgspec.json.decode((await self.send(here, method, path, body)).body)

    async def send(self, here: Http, method: str, path: str, body: object = None) -> Answer:
        """Return what a route answers over an open connection. Raises `RefusedError`."""
        sent = b"" if body is None else msgspec.json.encode(body)
        answer = await here.ask(method, path, sent, Cookie=f"{COOKIE}={self.cookie}" if self.cookie else "")
        if answer.status >= 400:
            raise RefusedError(answer.kind)
        self.cookie = answer.cookie or self.cookie
        return answer

    async def create(self, *who: str, game: str = "hand-of-the-gods") -> Created:
        """Make a match of these: `me`, `friend`, the name of a bot."""
        wished = {"game": game, "players": [{"who": each} for each in who]}
        return converted(await self.ask("POST", "/api/matches", wished), Created)

    async def join(self, match: str) -> None:
        await self.ask("POST", f"/api/matches/{match}/join", {})

    async def play(self, created: Created, choose: Random, entries: int) -> None:
        """Play a match on at random until it has `entries` entries or is over, as fast as a socket may.

        A person who is refused or sent away comes back and goes on.
        """
        done, over = 0, False
        while done < entries and not over:
            with suppress(RefusedError, ConnectionClosed):
                async with self.at(created.play_path) as seat:
                    while done < entries and not over:
                        await seat.play(choose)
                        done, over = seat.table.sequence, seat.table.result is not None
                        await asyncio.sleep(1 / MESSAGES if done > AT_ONCE else 0)
            await asyncio.sleep(RETRY_SECONDS)

    @asynccontextmanager
    async def at(self, path: str, **options: Any) -> AsyncIterator[Seat]:
        """Open a socket and say hello; `options` are those of `websockets`."""
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        address = f"ws://{self.server}{path}"
        async with connect(
            address,
            additional_headers=headers,
            local_addr=(self.source, 0),
            proxy=None,
            ping_interval=None,
            max_size=None,
            open_timeout=ANSWER_SECONDS,
            close_timeout=1,
            **options,
        ) as socket:
            seat = Seat(socket)
            try:
                await seat.say(Hello(PROTOCOL, "bench"))
                yield seat
                await socket.close()
            finally:
                socket.transport.abort()  # a task cancelled while it closes would leave it open


class Seat:
    """One socket, and the latest table that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table = Table(-1, [])

    async def say(self, message: ClientMessage) -> None:
        await self.socket.send(msgspec.json.encode(message), text=True)

    async def next(self) -> Message:
        """Return the next message. Raises `ConnectionClosed`."""
        message = _MESSAGES.decode(await self.socket.recv(decode=False))
        if message.table is not None:
            self.table = message.table
        return message

    async def seated(self) -> Table:
        """Return the first table, or the latest."""
        while self.table.sequence < 0:
            await self.next()
        return self.table

    async def after(self, sequence: int) -> Table:
        """Return the first table with more entries than these."""
        while self.table.sequence <= sequence:
            await self.next()
        return self.table

    async def act(self, action: int) -> None:
        """Do this, and wait until it is acknowledged. Raises `RefusedError`."""
        sequence = self.table.sequence
        await self.say(Act(sequence, action))
        while self.table.sequence <= sequence:
            message = await self.next()
            if message.type == "refused":
                raise RefusedError(message.reason)

    async def play(self, choose: Random) -> None:
        """Do something at random as soon as it may act. Raises `RefusedError`."""
        await self.seated()
        while not self.table.options and self.table.result is None:
            await self.next()
        if self.table.options:
            await self.act(choose.choice(self.table.options).action)


def parting(error: ConnectionClosed) -> str:
    """Return the reason that a socket was closed for: `closed: flood`."""
    return f"closed: {(error.rcvd.reason or error.rcvd.code) if error.rcvd else 'without a word'}"
