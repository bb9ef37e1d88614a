"""Running the server: a socket to listen on, and uvicorn until somebody stops it."""

from __future__ import annotations

import socket
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from theagon.errors import TheagonError
from theagon.server import sockets
from theagon.server.app import create_app
from theagon.server.hub import Hub
from theagon.server.pauses import USUAL, Pauses
from theagon.server.storage import Storage

if TYPE_CHECKING:
    from asyncio import Task
    from collections.abc import Callable, Sequence

    from litestar import Litestar
    from websockets.http11 import Request

MOST_MESSAGE = 64 << 10
"""Bytes of one message over a socket."""
BACKLOG = 2048
"""Connections that may wait to be accepted."""
SWITCH_SECONDS = 0.0001
"""How long a worker may run Python while the event loop wants to: a tenth of what is usual."""


def listen(host: str, port: int) -> socket.socket:
    """A socket to serve on; port 0 takes a free one. Who connects before the server runs is answered when it does.

    Raises `TheagonError` if it can not be had.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, so that asyncio sends what is written at once and no answer waits 40 ms for the one before.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        raise TheagonError(f"can not listen on {host} port {port}: {error}", hint="give another --port") from None
    return listener


def run(
    listener: socket.socket,
    database: str,
    *,
    origins: Sequence[str] = (),
    pauses: Pauses = USUAL,
    ready: Callable[[], None],
) -> None:
    """Serve until SIGINT or SIGTERM; `ready` is called once the first request would be answered.

    Raises `TheagonError` if the database is none that this server can use.
    """
    raise_file_limit()
    sys.setswitchinterval(SWITCH_SECONDS)
    hub = Hub(Storage(database), pauses=pauses)
    server_of(create_app(hub, origins=origins), hub, ready).run([listener])


def raise_file_limit() -> None:
    """Let this process have as many sockets as the system allows; many systems give 1,024 to who does not ask."""
    try:
        import resource
    except ImportError:  # where there is no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems allow less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def server_of(app: Litestar, hub: Hub, ready: Callable[[], None]) -> uvicorn.Server:
    """A server for an application and its hub, with our bounds."""
    return _Server(
        uvicorn.Config(
            app, ws=_Connection, ws_max_size=MOST_MESSAGE, log_level="warning", timeout_graceful_shutdown=3
        ),
        hub,
        ready,
    )


class _Connection(WebSocketsSansIOProtocol):
    """Keeps neither a compressor between messages nor the request: 50 KB for each of thousands who only watch.

    And drops who reads nothing: what waits for them could neither be sent nor be forgotten otherwise.
    """

    def __init__(self, *arguments: Any, **further: Any) -> None:
        super().__init__(*arguments, **further)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": 1}
            )
        ]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        del self.request    # whose headers the application has

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def on_task_complete(self, task: Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(sockets.PARTING_SECONDS, self.transport.abort)  # unless it has closed by then


class _Server(uvicorn.Server):
    """Has the hub open while it serves, and says when it is ready.

    An application could open the hub itself, but what goes wrong then is told by a traceback, and to the log alone.
    """

    def __init__(self, config: uvicorn.Config, hub: Hub, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._hub = hub
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._hub.open()
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        await self._hub.close()
