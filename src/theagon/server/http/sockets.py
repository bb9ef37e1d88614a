"""One WebSocket: what comes in is checked and bounded, what goes out never waits for who does not read."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from theagon.errors import TheagonError
from theagon.server import limits, metrics
from theagon.server.budget import MESSAGE
from theagon.server.matches.readers import Reader
from theagon.server.matches.reconnection import Arrival, Send, decide
from theagon.server.matches.seating import seats_of
from theagon.server.protocol.basis import PROTOCOL
from theagon.server.protocol.client import FromClient, Hello, Ping
from theagon.server.protocol.server import ENDED, Gone, Waiting, Welcome

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from theagon.server.budget import Account
    from theagon.server.matches.hub import Hub
    from theagon.server.matches.live import LiveMatch
    from theagon.server.matches.reconnection import Row
    from theagon.server.protocol.server import ServerMessage
    from theagon.server.storage.records import Kept

Socket: TypeAlias = WebSocket[Any, Any, Any]

MOST_UNSENT: Final = 2 << 20
"""Bytes that may wait for who does not read; then the socket is closed, and may come back."""
UNHEARD: Final = 16 << 10
"""Bytes that may wait while a socket is still listened to: who does not read what they asked for asks no more."""
HELLO_SECONDS: Final = 10.0
PARTING_SECONDS: Final = 2.0
BURST: Final = 60
PER_SECOND: Final = 20.0
"""Messages that one socket may send at once, and on average."""

FOR_GOOD: Final = 4000
TRY_AGAIN: Final = 4001
"""The codes that sockets are closed with."""

_ATTACKS: Final = ("flood", "no-hello", "not-understood", "slow")
"""Why sockets are closed that no page of ours opens."""
_DECODER: Final = msgspec.json.Decoder(FromClient)
_FULL: Final = Gone("full", "As many as may watch this match do so already.", False)


class Outbox:
    """The messages that wait to be sent to one socket, and whether it is to be closed."""

    __slots__ = ("_messages", "_read", "_unsent", "_wanted", "closing")

    def __init__(self) -> None:
        self._messages: list[bytes] = []
        self._unsent = 0
        self._wanted: asyncio.Future[None] | None = None
        self._read: asyncio.Future[None] | None = None
        self.closing: asyncio.Future[Gone] = asyncio.get_running_loop().create_future()

    @property
    def waiting(self) -> int:
        """How many messages were not sent yet."""
        return len(self._messages)

    async def read(self) -> None:
        """Wait until most of what was put has been sent."""
        while self._unsent > UNHEARD:
            self._read = asyncio.get_running_loop().create_future()
            await self._read

    def put(self, message: bytes) -> None:
        """Send this after what was put before; if too much waits already, close the socket."""
        self._unsent += len(message)
        if self._unsent <= MOST_UNSENT:
            self._messages.append(message)
            if self._wanted is not None and not self._wanted.done():
                self._wanted.set_result(None)
        else:
            self.close(Gone("slow", "Too much waited to be read.", True))

    def close(self, gone: Gone) -> None:
        """Close the socket, with this last message."""
        if not self.closing.done():
            self.closing.set_result(gone)

    async def drain_to(self, socket: Socket) -> None:
        """Send whatever comes, for ever."""
        while True:
            if not self._messages:
                self._wanted = asyncio.get_running_loop().create_future()
                await self._wanted
            await socket.send_text(self._messages[0].decode())
            self._unsent -= len(self._messages.pop(0))
            if self._read is not None and not self._read.done():
                self._read.set_result(None)


class Allowance:
    """How many messages may still come: so many at once, and so many a second."""

    __slots__ = ("_left", "_seen")

    def __init__(self) -> None:
        self._left = float(BURST)
        self._seen = asyncio.get_running_loop().time()

    def take(self) -> bool:
        """Whether one more may come now."""
        now = asyncio.get_running_loop().time()
        self._left = min(BURST, self._left + (now - self._seen) * PER_SECOND) - 1
        self._seen = now
        return self._left >= 0


class LeaveError(Exception):
    """The socket is to be closed, with a last message."""

    def __init__(self, gone: Gone) -> None:
        super().__init__(gone.text)
        self.gone = gone


async def serve(
    socket: Socket,
    hub: Hub,
    find: Callable[[], Awaitable[Kept | None]],
    holder: str | None,
    account: Account,
    *,
    watches: bool,
) -> None:
    """Serve one socket from `hello` to its end, at the cost of `account`.

    `holder` is whose cookie came with it, if any did.
    """
    await socket.accept()
    try:
        hello = await _hello(socket)
        await account.wait()
        admitted = await _admit(socket, hub, await find(), holder, hello, account, watches=watches)
        await _attend(socket, *admitted, account)
    except LeaveError as leaving:
        await _part(socket, leaving.gone)
    except TheagonError as error:
        await _part(socket, Gone("not-served", error.message, True))
    except (WebSocketException, OSError):
        pass  # the other side has gone
    except Exception:
        logging.getLogger(__name__).exception("a socket failed")
        await _part(socket, Gone("fault", "Something went wrong on the server.", True))


async def _hello(socket: Socket) -> Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await _receive(socket)
    except TimeoutError:
        raise LeaveError(Gone("no-hello", "No hello came.", True)) from None
    if not isinstance(hello, Hello):
        raise LeaveError(Gone("no-hello", "The first message has to be hello.", False))
    return hello


async def _admit(
    socket: Socket, hub: Hub, kept: Kept | None, holder: str | None, hello: Hello, account: Account, *, watches: bool
) -> tuple[LiveMatch, tuple[int, ...], Hello, Send]:
    """Bring who said hello to the match, by the reconnection table: the seats to play, and what to send first."""
    if kept is not None and kept.match.state == "ended":
        raise LeaveError(ENDED)
    begun = kept is not None and kept.match.state != "waiting"
    seats = seats_of(holder, kept.seats) if kept is not None and begun and not watches else ()
    row, live = await _decide(hub, kept, holder, hello, seats, account, watches=watches)
    admitted = kept.match if kept is not None and row.send is not Send.NOTHING else None
    await _send(
        socket,
        Welcome(
            row=row.number,
            name=row.name,
            run=hub.run,
            game=admitted.game if admitted is not None else "",
            seats=seats,
            watch=admitted.watch if admitted is not None and not watches else None,
            delay=admitted.options.spectator_delay if admitted is not None else 0,
        ),
    )
    if admitted is None:
        raise LeaveError(Gone(row.name, f"{row.when[0].upper()}{row.when[1:]}.", False))
    if live is None:
        if watches and hub.waiting_at(admitted.id) >= limits.SPECTATORS:
            raise LeaveError(_FULL)
        await _wait(socket, hub, admitted.id)
    if not seats and live.audience.attendance.spectators >= limits.SPECTATORS:
        raise LeaveError(_FULL)
    await _warn(socket, hub)
    return live, seats, hello, row.send


async def _wait(socket: Socket, hub: Hub, match: str) -> NoReturn:
    """Tell who has come, again and again, until the match begins."""
    with hub.awaiting(match) as joined:
        while (places := await hub.places(match)) is not None:
            await _send(socket, Waiting(places))
            await _warn(socket, hub)
            await _first_of(_listen(socket), joined.wait())
            joined.clear()
    raise LeaveError(Gone("begun", "The match begins.", True))


async def _warn(socket: Socket, hub: Hub) -> None:
    """Say that the server is about to stop, if it is."""
    notice = hub.drain.notice()
    if notice is not None:
        await _send(socket, notice)


async def _attend(
    socket: Socket, live: LiveMatch, seats: tuple[int, ...], hello: Hello, first: Send, account: Account
) -> None:
    """Serve who was admitted until one of both ends it."""
    outbox = Outbox()
    reader = Reader(outbox, seats, hello.language, hello.device, account)
    live.attend(reader)
    try:
        await live.catch_up(reader, hello.sequence if first is Send.UPDATE else -1)
        await _first_of(outbox.drain_to(socket), _hear(socket, live, reader, outbox), outbox.closing)
    finally:
        live.leave(reader)
    raise LeaveError(outbox.closing.result())


async def _decide(
    hub: Hub,
    kept: Kept | None,
    holder: str | None,
    hello: Hello,
    seats: tuple[int, ...],
    account: Account,
    *,
    watches: bool,
) -> tuple[Row, LiveMatch | None]:
    """The row of the reconnection table for who comes, and the match if it has begun."""
    waiting = kept is not None and kept.match.state == "waiting"
    same_rules = kept is not None and (waiting or hub.has_rules(kept.match))
    live = await hub.live(kept, account) if kept is not None and not waiting and same_rules else None
    if live is not None and hello.sequence > live.sequence:
        await live.look()  # another process has said so already
    row = decide(
        Arrival(
            known_match=kept is not None,
            same_protocol=hello.protocol == PROTOCOL,
            same_rules=same_rules,
            watches=watches,
            has_seat=kept is not None and bool(seats_of(holder, kept.seats)),
            seat_free=waiting,
            over=live is not None and live.course.now.is_over,
            other_device=live is not None and live.audience.attendance.holds(seats, hello.device),
            takes_over=hello.take_over,
            same_run=hello.run == hub.run,
            known=hello.sequence,
            live=live.sequence if live is not None else 0,
        )
    )
    return row, live


async def _hear(socket: Socket, live: LiveMatch, reader: Reader, outbox: Outbox) -> None:
    """Do what is asked, message by message, forever; whoever asks for much, or does not read, waits for the next."""
    allowance = Allowance()
    while True:
        message = await _receive(socket)
        if not allowance.take():
            raise LeaveError(Gone("flood", "Too many messages.", True))
        reader.account.charge(MESSAGE)
        if not isinstance(message, Ping):
            await reader.account.wait()
        await outbox.read()
        await live.hear(reader, message)
        await asyncio.sleep(0)  # a burst is received without waiting: let others have their turn in between


async def _listen(socket: Socket) -> None:
    """Hear nothing but the other side's leaving."""
    allowance = Allowance()
    while True:
        await _receive(socket)
        if not allowance.take():
            raise LeaveError(Gone("flood", "Too many messages.", True))


async def _receive(socket: Socket) -> FromClient:
    """The next message. Raises `LeaveError` for what is none."""
    data = await socket.receive_data(mode="text")
    try:
        message: FromClient = _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise LeaveError(Gone("not-understood", f"No message of the protocol: {error}.", False)) from None
    return message


async def _first_of(*works: Awaitable[Any]) -> None:
    """Wait for the first to end, then end the others. Raises what the first raised."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


async def _send(socket: Socket, message: ServerMessage) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())


async def _part(socket: Socket, gone: Gone) -> None:
    """The last message, if it can be sent in time, and the end."""
    if gone.reason in _ATTACKS:
        metrics.turned_away(gone.reason)
    try:
        async with asyncio.timeout(PARTING_SECONDS):
            await _send(socket, gone)
            await socket.close(TRY_AGAIN if gone.retry else FOR_GOOD, gone.reason)
    except (WebSocketException, OSError, RuntimeError):  # a TimeoutError is an OSError
        pass  # who does not read is let go without a word
