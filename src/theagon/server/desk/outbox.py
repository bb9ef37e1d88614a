"""The messages that wait to be sent to one socket: nothing waits for a client that does not read."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from theagon.server.protocol.server import Gone

if TYPE_CHECKING:
    from theagon.server.desk.wire import Socket

MOST_UNSENT: Final = 2 << 20
"""Bytes that may wait for a client that does not read; then the socket is closed, and may come back."""
UNHEARD: Final = 16 << 10
"""Bytes that may wait while the socket's next message is still handled: answers are read before more is asked."""


class Outbox:
    """The messages that wait to be sent to one socket, and whether it is to be closed."""

    __slots__ = ("_messages", "_put", "_sent", "_unsent", "closing")

    def __init__(self) -> None:
        self._messages: list[bytes] = []
        self._unsent = 0
        self._put = asyncio.Event()
        self._sent = asyncio.Event()
        self.closing: asyncio.Future[Gone] = asyncio.get_running_loop().create_future()

    @property
    def waiting(self) -> int:
        """The number of messages that were not sent yet."""
        return len(self._messages)

    async def read(self) -> None:
        """Wait until most of the queued messages have been sent."""
        while self._unsent > UNHEARD:
            self._sent.clear()
            await self._sent.wait()

    def put(self, message: bytes) -> None:
        """Send this after what was put before; if too much waits already, close the socket."""
        self._unsent += len(message)
        if self._unsent <= MOST_UNSENT:
            self._messages.append(message)
            self._put.set()
        else:
            self.close(Gone("slow", "Too much waited to be read.", True))

    def close(self, gone: Gone) -> None:
        """Close the socket, with this last message."""
        if not self.closing.done():
            self.closing.set_result(gone)

    async def drain_to(self, socket: Socket) -> None:
        """Send each message as it comes, forever."""
        while True:
            while not self._messages:
                self._put.clear()
                await self._put.wait()
            await socket.send(self._messages[0])
            self._unsent -= len(self._messages.pop(0))
            self._sent.set()
