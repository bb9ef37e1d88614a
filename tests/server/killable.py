"""Server processes that can be killed, frozen and started again at the same address."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from socket import socket
from typing import Any

import theagon.server.run as serving
from theagon.server.cluster import leases, peers
from theagon.server.cluster.leases import LEASE_SECONDS
from theagon.server.matches.clocks import USUAL, Pauses
from theagon.server.run import listen, run
from theagon.server.storage.storage import StorageError
from theagon.server.workers import Workers

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(
    [
        "theagon.server.run",
        "alembic.command",
        "sqlalchemy.dialects.postgresql.asyncpg",
        "sqlalchemy.dialects.sqlite.aiosqlite",
        "tests.server.warm",
    ]
)


class Killable:
    """An address that outlives the processes that serve it: who connects in between waits for the next."""

    def __init__(self, database: str, pauses: Pauses, lease_seconds: float) -> None:
        self.database = database
        self.pauses = pauses
        self.lease_seconds = lease_seconds
        self.listener = listen("127.0.0.1", 0)
        self.address = f"127.0.0.1:{self.listener.getsockname()[1]}"
        self._process: Any = None

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    @property
    def broken(self) -> bool:
        """Whether the process ended by an error of its own; by a signal it would have a negative code."""
        return self._process is not None and (self._process.exitcode or 0) > 0

    @property
    def number(self) -> int:
        """The process's, for the system."""
        return int(self._process.pid)

    def start(self) -> None:
        self._process = _CONTEXT.Process(
            target=_serve, args=(self.listener, self.database, self.pauses, self.lease_seconds)
        )
        self._process.start()

    def kill(self) -> None:
        """SIGKILL, as when the power fails."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None

    def freeze(self) -> None:
        os.kill(self.number, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self.number, signal.SIGCONT)


def _serve(listener: socket, database: str, pauses: Pauses, lease_seconds: float) -> None:
    logging.disable(logging.WARNING)  # that a database does not serve is no news here
    vars(serving)["Processes"] = partial(Workers, "files")  # nobody here sends a file
    for module in (leases, peers):
        vars(module)["LEASE_SECONDS"] = lease_seconds
    with suppress(StorageError):  # it is started again
        run(listener, database, pauses=pauses, ready=lambda: None)


@contextmanager
def killable(database: str, pauses: Pauses = USUAL, lease_seconds: float = LEASE_SECONDS) -> Iterator[Killable]:
    """A server that runs, and is gone afterwards."""
    served = Killable(database, pauses, lease_seconds)
    served.start()
    try:
        yield served
    finally:
        served.kill()
        served.listener.close()
