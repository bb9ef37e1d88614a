"""One WebSocket, from its first message to its last."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from litestar.exceptions import WebSocketException

from theagon.errors import TheagonError
from theagon.server.budget import MESSAGE
from theagon.server.http.admission import admit
from theagon.server.http.outbox import Outbox
from theagon.server.http.wire import Allowance, LeaveError, close, receive
from theagon.server.matches.intents import handle
from theagon.server.matches.readers import Reader
from theagon.server.matches.reconnection import Send
from theagon.server.protocol.client import Hello, Ping
from theagon.server.protocol.server import Gone
from theagon.server.tasks import first_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from theagon.server.budget import Account
    from theagon.server.http.wire import Socket
    from theagon.server.matches.hub import Hub
    from theagon.server.matches.live import LiveMatch
    from theagon.server.protocol.client import FromClient
    from theagon.server.storage.records import StoredMatch

HELLO_SECONDS: Final = 10.0


async def serve(
    socket: Socket,
    hub: Hub,
    find: Callable[[], Awaitable[StoredMatch | None]],
    holder: str | None,
    account: Account,
    *,
    watches: bool,
) -> None:
    """Serve one socket of a match. `holder` is whose cookie came with it, if any did."""

    async def attend(hello: Hello) -> None:
        admitted = await admit(socket, hub, await find(), holder, hello, account, watches=watches)
        await _attend(socket, *admitted, account)

    await converse(socket, attend, account)


async def converse(socket: Socket, attend: Callable[[Hello], Awaitable[None]], account: Account) -> None:
    """Serve one socket from `hello` to its end, at the cost of `account`; `attend` does what comes after `hello`."""
    try:
        await socket.accept()
        hello = await _hello(socket)
        await account.wait()
        await attend(hello)
    except LeaveError as leaving:
        await close(socket, leaving.gone)
    except TheagonError as error:
        await close(socket, Gone("not-served", error.message, True))
    except (WebSocketException, OSError):
        pass  # the other side has gone
    except Exception:
        logging.getLogger(__name__).exception("a socket failed")
        await close(socket, Gone("fault", "Something went wrong on the server.", True))


async def _hello(socket: Socket) -> Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await receive(socket)
    except TimeoutError:
        raise LeaveError(Gone("no-hello", "No hello came.", True)) from None
    if not isinstance(hello, Hello):
        raise LeaveError(Gone("no-hello", "The first message has to be hello.", False))
    return hello


async def _attend(
    socket: Socket, live: LiveMatch, seats: tuple[int, ...], hello: Hello, first: Send, account: Account
) -> None:
    """Serve an admitted reader until either side ends it."""
    outbox = Outbox()
    reader = Reader(outbox, seats, hello.language, hello.device, account)
    live.attend(reader)
    try:
        await live.audience.catch_up(reader, hello.sequence if first is Send.UPDATE else -1)
        await first_of(outbox.drain_to(socket), _handle_messages(socket, live, reader, outbox), outbox.closing)
    finally:
        live.leave(reader)
    raise LeaveError(outbox.closing.result())


async def _handle_messages(socket: Socket, live: LiveMatch, reader: Reader, outbox: Outbox) -> None:
    """Do what is asked, message by message, forever; whoever does not read waits for the next."""
    async for message in messages(socket, reader.account):
        await outbox.read()
        await handle(live, reader, message)
        await asyncio.sleep(0)  # a burst is received without waiting: let others have their turn in between


async def messages(socket: Socket, account: Account) -> AsyncIterator[FromClient]:
    """What a socket asks for, forever; whoever asks for much waits for the next."""
    allowance = Allowance()
    while True:
        message = await receive(socket)
        if not allowance.take():
            raise LeaveError(Gone("flood", "Too many messages.", True))
        account.charge(MESSAGE)
        if not isinstance(message, Ping):
            await account.wait()
        yield message
