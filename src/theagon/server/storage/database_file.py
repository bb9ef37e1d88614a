"""The file of an SQLite database: private to its owner, and held by one process at a time."""

from __future__ import annotations

import fcntl
import logging
import os
import socket
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from theagon.errors import TheagonError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import URL

PRIVATE: Final = 0o600
"""The mode of files for only their owner: they contain hands, decks, and the hashes of players' tokens."""

_LOG: Final = logging.getLogger(__name__)


class InUseError(TheagonError):
    """The error that another process holds the database."""


class Holder(Struct, frozen=True):
    """The process that holds a database, as its lock file names it."""

    process: int
    host: str
    since: float  # seconds since 1970, UTC

    def __str__(self) -> str:
        since = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(self.since))
        return f"process {self.process} on {self.host} has held it since {since}"


def file_of(url: URL) -> Path | None:
    """Return the file of an SQLite database, with links followed; None for another database.

    Raises `TheagonError` for a file that is named by a URI of SQLite: two names of one file would be two locks.
    """
    if url.get_backend_name() != "sqlite" or url.database is None:
        return None
    if url.database.startswith("file:"):
        raise TheagonError("the file of a database is named by its path", hint="such as sqlite:///matches.sqlite")
    return Path(url.database).resolve()


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Lock a database against other processes.

    The system releases the lock when the process ends. The lock file stays: without it, two processes could lock two
    files of one name.

    Raises `InUseError`, with the holder.
    """
    path = database.with_name(f"{database.name}.lock")
    try:
        lock = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE), "r+b")
    except OSError as error:
        raise TheagonError(
            f"unable to open {path}: {error.strerror}", hint="is this the right folder, and may it be written?"
        ) from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUseError(
                f"{database} is in use: {_holder(lock.read())}", hint="stop that process first, or use another database"
            ) from None
        lock.truncate(0)
        lock.write(msgspec.json.encode(Holder(os.getpid(), socket.gethostname(), time.time())))
        lock.flush()
        yield


def _holder(text: bytes) -> str:
    try:
        return str(msgspec.json.decode(text, type=Holder))
    except msgspec.DecodeError:  # it has just locked the file, and not written yet
        return "another process holds it"


def create_private(path: Path) -> None:
    """Make an empty file that only its owner may read, unless it is there already. Raises `OSError` if it cannot be.

    SQLite takes an empty file for a new database, and gives its further files the same mode. Raises `TheagonError` for
    an empty file that was there before: it has lost its matches.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    except FileExistsError:
        if path.stat().st_size == 0:
            raise TheagonError(
                f"{path} is empty, so its matches are lost", hint="restore a backup, or remove the file to begin anew"
            ) from None


def make_private(database: Path) -> None:
    """Let only the owner read an existing database and its further files; warn if this user may not change that."""
    for path in (database, *(database.with_name(database.name + end) for end in ("-wal", "-shm"))):
        try:
            if path.stat().st_mode & 0o077:
                path.chmod(PRIVATE)
        except FileNotFoundError:
            pass  # SQLite removes its further files when the last process closes the database
        except OSError:
            _LOG.warning("%s can be read by other users, and this user may not change that", path)
