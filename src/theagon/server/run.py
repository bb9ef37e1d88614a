"""Running the server: a socket to listen on, and uvicorn until it is stopped."""

from __future__ import annotations

import asyncio
import ctypes
import errno
import os
import resource
import signal
import socket
import sys
from contextlib import closing, nullcontext, suppress
from typing import TYPE_CHECKING, Any

import uvicorn

from theagon.errors import TheagonError
from theagon.server import limits, metrics
from theagon.server.desk.desk import Desk
from theagon.server.desk.rereading import follow
from theagon.server.http.app import create_app
from theagon.server.http.connections import Config
from theagon.server.http.documents import document
from theagon.server.logs import Form, logging_to_stderr
from theagon.server.matches.clocks import USUAL, Pauses
from theagon.server.matches.hub import Hub
from theagon.server.offered import offer, offer_files
from theagon.server.processes import Processes
from theagon.server.storage.caretaker import KEEP_ALL, Retention
from theagon.server.storage.database_file import locked
from theagon.server.storage.sql_storage import SqlStorage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from pathlib import Path
    from types import FrameType

    from theagon.games.play.game import Game
    from theagon.server.http.edge import Edge
    from theagon.testing.walks import Bot

READERS = 2
"""Processes that read files from outside: two, so that one long file does not make others wait."""
FILES = 256
"""Files that stay free for other uses than connections: databases, logs, libraries."""
TICKS_A_SECOND = 10
"""The times a second that uvicorn looks whether it must stop."""
PORT_TAKEN = (errno.EADDRINUSE, errno.EACCES)
"""The system's errors for a port that another process has, or that only root may have."""
INHERITED = 3
"""The descriptor of the socket that systemd passes."""
BACKLOG = 2048
"""Connections that may wait to be accepted."""
ACCEPTED = 2
"""Connections that are accepted one after the other before anything else is done."""
M_ARENA_MAX = -8
"""The number of arenas for `mallopt`, from malloc.h of glibc."""
SWITCH_SECONDS = 0.0005
"""Seconds that a worker may run Python while the event loop waits: a tenth of the usual."""


def listen(host: str, port: int) -> socket.socket:
    """Return a socket to serve on; port 0 takes a free one. Early connections are answered once the server runs.

    Raises `TheagonError` if the address or the port cannot be had.
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
        by_port = isinstance(error, OverflowError) or error.errno in PORT_TAKEN
        hint = f"give another {'--port' if by_port else '--host'}"
        raise TheagonError(f"cannot listen on {host} port {port}: {error}", hint=hint) from None
    return listener


def inherited() -> socket.socket | None:
    """Return the socket that systemd listens on for this process, if it does; see sd_listen_fds(3).

    It outlives this process: connections that come during a restart wait for the next.
    """
    if os.environ.get("LISTEN_PID") != str(os.getpid()):
        return None
    return socket.socket(fileno=INHERITED)


def run(
    listener: socket.socket,
    database: str,
    *,
    games: Iterable[Game] = (),
    bots: Mapping[str, Mapping[str, Bot]] | None = None,
    pauses: Pauses = USUAL,
    drain_seconds: float = 0,
    retention: Retention = KEEP_ALL,
    open_tables: bool = False,
    ratings: bool = False,
    log: Form | None = None,
    ready: Callable[[], None],
    own_files: tuple[Sequence[Path], Sequence[Path]] = ((), ()),
    lessons: Sequence[Path] = (),
    puzzles: Sequence[Path] = (),
    tell: Callable[[str], None] = print,
    **options: Any,
) -> None:
    """Serve until SIGINT or SIGTERM; `ready` is called once the first request would be answered.

    `games` are offered in place of those of the same names, and `bots` as `offer` takes them. With `open_tables` it
    lists matches that anyone may join; with `ratings` matches may be rated. `log` is the form in which every request
    and socket is logged; without it only what goes wrong is. `options` are those of `create_app`.

    The `own_files` of these games, of cards and of maps, are read again when they change; `tell` says what is new.
    `lessons` and `puzzles` are files that are offered besides those of the games.

    With `drain_seconds`, after a first SIGTERM no match begins, and the server stops when there are no players, at the
    latest after this time. Without, or at a second signal, it stops at once: matches go on when it is back.

    Raises `TheagonError` if the database is none that this server can use, or another server's.
    """
    share_arena()
    sys.setswitchinterval(SWITCH_SECONDS)
    offer(games, bots)
    offer_files(lessons, puzzles)
    storage = SqlStorage(database)
    with nullcontext() if storage.file is None else locked(storage.file), logging_to_stderr(log):
        hub = hub_of(storage, pauses=pauses, retention=retention, open_tables=open_tables, ratings=ratings)
        hub.crew.files = Processes(READERS)
        desk = Desk(hub, document)
        app = create_app(desk, **options)

        def begin() -> None:
            ready()
            hub.tasks.spawn(desk.prepare())
            if any(own_files):
                hub.tasks.spawn(follow(desk, *own_files, tell))

        with closing(hub.crew):
            server_of(app, hub, begin, raise_file_limit() - FILES, drain_seconds).run([listener])


def hub_of(storage: SqlStorage, **options: Any) -> Hub:
    """Return the matches of a database that this process serves, perhaps with others; `options` are those of `Hub`."""
    if not storage.is_shared:
        return Hub(storage, **options)
    from theagon.server.cluster.peers import ClusterPeers  # a single process never loads it

    return Hub(storage, peers=lambda hub: ClusterPeers(hub, storage), **options)


def share_arena() -> None:
    """Let all threads take their memory from one arena, where glibc has several.

    Memory freed in one thread's arena cannot be used by another, so the memory of a server with threads that take turns
    would grow for hours. Threads that wait for Python's lock gain nothing from separate arenas.
    """
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
        if mallopt is not None:  # another C library has none
            mallopt(M_ARENA_MAX, 1)


def raise_file_limit() -> int:
    """Let this process have as many sockets as the system allows, and say how many files that are.

    Many systems give 1,024 to a process that does not ask.
    """
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems allow less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return limits.CONNECTIONS + FILES if allowed == resource.RLIM_INFINITY else allowed


def server_of(
    app: Edge, hub: Hub, ready: Callable[[], None], connections: int = limits.CONNECTIONS, drain_seconds: float = 0
) -> uvicorn.Server:
    """Return a server for an application and its hub, with our limits, of at most this many connections."""
    config = Config(
        app,
        min(connections, limits.CONNECTIONS),
        backlog=ACCEPTED,
        timeout_graceful_shutdown=3,
        log_config=None,
        log_level="error",
        access_log=False,
    )
    return _Server(config, hub, ready, drain_seconds)


class _Server(uvicorn.Server):
    """A server that opens the hub, reports when it is ready, and drains the hub before it stops.

    An application could open the hub itself, but its errors would be a traceback, and only in the log.
    """

    config: Config

    def __init__(self, config: Config, hub: Hub, ready: Callable[[], None], drain_seconds: float) -> None:
        super().__init__(config)
        self._hub = hub
        self._ready = ready
        self._drain_seconds = drain_seconds
        self._asked_to_drain = False
        self._watch: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._hub.open()
        self._watch = asyncio.create_task(metrics.watch_lag())
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(BACKLOG)  # asyncio has listened for as many as it accepts at once
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGTERM and self._drain_seconds and self.started and not self._asked_to_drain:
            self._asked_to_drain = True  # nothing more: this interrupts whatever runs
        else:
            self.config.lingers = self.config.lingers or sig == signal.SIGTERM
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        if self._asked_to_drain and not self._hub.drain.begun:
            self._hub.begin_to_drain(self._drain_seconds)
        return await super().on_tick(counter) or (counter % TICKS_A_SECOND == 0 and self._hub.drained)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        if self._watch is not None:
            self._watch.cancel()
        await self._hub.close()
