"""Running the server: a socket to listen on, and uvicorn until somebody stops it."""

from __future__ import annotations

import socket
from contextlib import suppress
from typing import TYPE_CHECKING

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from theagon.errors import TheagonError
from theagon.server import sockets
from theagon.server.app import create_app
from theagon.server.hub import BOT_PAUSE, Hub
from theagon.server.storage import Storage

if TYPE_CHECKING:
    from asyncio import Task
    from collections.abc import Callable, Sequence

    from litestar import Litestar

MOST_MESSAGE = 64 << 10
"""Bytes of one message over a socket."""
BACKLOG = 2048
"""Connections that may wait to be accepted."""


def listen(host: str, port: int) -> socket.socket:
    """A socket to serve on; port 0 takes a free one. Who connects before the server runs is answered when it does.

    Raises `TheagonError` if it can not be had.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
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
    bot_pause: float = BOT_PAUSE,
    ready: Callable[[], None],
) -> None:
    """Serve until SIGINT or SIGTERM; `ready` is called once the first request would be answered."""
    raise_file_limit()
    hub = Hub(Storage(database), bot_pause=bot_pause)
    server_of(create_app(hub, origins=origins), ready).run([listener])


def raise_file_limit() -> None:
    """Let this process have as many sockets as the system allows; many systems give 1,024 to who does not ask."""
    try:
        import resource
    except ImportError:  # where there is no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems allow less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def server_of(app: Litestar, ready: Callable[[], None]) -> uvicorn.Server:
    """A server for an application, with our bounds."""
    return _Server(
        uvicorn.Config(
            app, ws=_Connection, ws_max_size=MOST_MESSAGE, log_level="warning", timeout_graceful_shutdown=3
        ),
        ready,
    )


class _Connection(WebSocketsSansIOProtocol):
    """Drops who reads nothing: what waits for them could neither be sent nor be forgotten otherwise."""

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def on_task_complete(self, task: Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(sockets.PARTING_SECONDS, self.transport.abort)  # unless it has closed by then


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
