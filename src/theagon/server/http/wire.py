"""Messages over one WebSocket: how they are received, bounded and sent, and how the socket is closed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from theagon.server import metrics
from theagon.server.protocol.client import FromClient
from theagon.server.protocol.server import Gone

if TYPE_CHECKING:
    from theagon.server.protocol.server import ServerMessage

Socket: TypeAlias = WebSocket[Any, Any, Any]

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


class LeaveError(Exception):
    """The socket is to be closed, with a last message."""

    def __init__(self, gone: Gone) -> None:
        super().__init__(gone.text)
        self.gone = gone


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


async def receive(socket: Socket) -> FromClient:
    """The next message. Raises `LeaveError` for what is none."""
    data = await socket.receive_data(mode="text")
    try:
        message: FromClient = _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise LeaveError(Gone("not-understood", f"No message of the protocol: {error}.", False)) from None
    return message


async def send(socket: Socket, message: ServerMessage) -> None:
    """Send one message."""
    await socket.send_text(msgspec.json.encode(message).decode())


async def close(socket: Socket, gone: Gone) -> None:
    """The last message, if it can be sent in time, and the end."""
    if gone.reason in _ATTACKS:
        metrics.turned_away(gone.reason)
    try:
        async with asyncio.timeout(PARTING_SECONDS):
            await send(socket, gone)
            await socket.close(TRY_AGAIN if gone.retry else FOR_GOOD, gone.reason)
    except (WebSocketException, OSError, RuntimeError):  # a TimeoutError is an OSError
        pass  # a client that does not read gets no last message
