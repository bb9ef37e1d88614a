"""Messages over one socket: how they are received, bounded and sent, and how the socket is closed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from theagon.server import metrics
from theagon.server.budget import MESSAGE, Account
from theagon.server.protocol.client import FromClient, Ping
from theagon.server.protocol.server import Gone

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from theagon.server.protocol.server import ServerMessage

PARTING_SECONDS: Final = 2.0
BURST: Final = 60
PER_SECOND: Final = 20.0
"""Messages that one socket may send at once, and on average."""

FOR_GOOD: Final = 4000
TRY_AGAIN: Final = 4001
"""The codes that sockets are closed with."""

_ATTACKS: Final = ("flood", "no-hello", "not-understood", "slow")
"""The reasons for closing sockets that no page of ours opens."""
_DECODER: Final = msgspec.json.Decoder(FromClient)


class Socket(Protocol):
    """A connection that carries messages both ways. Each method raises `OSError` once the other side has gone."""

    async def accept(self) -> None:
        """Let the other side begin."""

    async def receive(self) -> str | bytes:
        """Return the next message."""

    async def send(self, message: bytes) -> None:
        """Send a message, which is UTF-8, and wait until it is on its way."""

    async def close(self, code: int, reason: str) -> None:
        """End the connection."""


class LeaveError(Exception):
    """The socket is to be closed, with a last message."""

    def __init__(self, gone: Gone) -> None:
        super().__init__(gone.text)
        self.gone = gone


async def receive(socket: Socket) -> FromClient:
    """Return the next message. Raises `LeaveError` for anything else."""
    data = await socket.receive()
    try:
        message: FromClient = _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise LeaveError(Gone("not-understood", f"No message of the protocol: {error}.", False)) from None
    return message


async def messages(socket: Socket, account: Account) -> AsyncIterator[FromClient]:
    """Yield each message of a socket, forever. A client that asks for much waits for the next."""
    allowance = Account(account.payer, BURST, PER_SECOND)
    while True:
        message = await receive(socket)
        allowance.charge(1)
        if allowance.delay() > 0:
            raise LeaveError(Gone("flood", "Too many messages.", True))
        account.charge(MESSAGE)
        if not isinstance(message, Ping):
            await account.wait()
        yield message


async def send(socket: Socket, message: ServerMessage) -> None:
    """Send one message."""
    await socket.send(msgspec.json.encode(message))


async def close(socket: Socket, gone: Gone) -> None:
    """Send the last message, if that is possible in time, and close the socket."""
    if gone.reason in _ATTACKS:
        metrics.sink.count("turned_away", gone.reason)
    try:
        async with asyncio.timeout(PARTING_SECONDS):
            await send(socket, gone)
            await socket.close(TRY_AGAIN if gone.retry else FOR_GOOD, gone.reason)
    except (OSError, RuntimeError):  # a TimeoutError is an OSError
        pass  # a client that does not read gets no last message
