"""Backup and restore of an SQLite database: verified copies, made while a server writes to it."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

from theagon.errors import TheagonError
from theagon.server.storage.database_file import PRIVATE, locked
from theagon.server.storage.migrate import REVISIONS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Progress: TypeAlias = "Callable[[int, int], None]"
"""Called with the number of pages copied so far, and of all pages."""

_PAGES: Final = 512
"""Pages between two calls of `Progress`."""
_BESIDE: Final = ("-wal", "-shm", "")
"""The suffixes of a database's files; the last is the database file."""


class BackupResult(Struct, frozen=True):
    """A verified copy."""

    file: str
    bytes: int
    rows: dict[str, int]  # of each table


class RestoreResult(Struct, frozen=True):
    """A restored database."""

    rows: dict[str, int]  # of each table
    aside: str | None  # the place of the earlier database; None: there was none


def back_up(database: Path, file: Path, progress: Progress) -> BackupResult:
    """Copy a database into a new file that only its owner may read, while a server may write to it.

    The copy is the database at one moment. SQLite checks it, and its rows are counted and compared. Raises
    `TheagonError` if it is not a database of Theagon, if the file exists, and for a wrong copy; then there is no file.
    """
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    except FileExistsError:
        raise TheagonError(f"{file} is there already", hint="name a new file") from None
    try:
        rows = _copy(database, file, progress)
    except BaseException:
        file.unlink()
        raise
    return BackupResult(str(file), file.stat().st_size, rows)


def restore(database: Path, file: Path, progress: Progress) -> RestoreResult:
    """Replace a database that no server holds by a copy. The earlier database is kept under another name.

    Raises `InUseError` while a server holds it, and `TheagonError` if the copy is not a database of Theagon, is
    damaged, or is of a later release; then nothing has changed.
    """
    with locked(database):
        new = database.with_name(f"{database.name}.restoring")
        new.unlink(missing_ok=True)  # of a killed restoration; no other process uses this name while we hold the lock
        try:
            rows = back_up(file, new, progress).rows
            aside = _move_aside(database)
            new.rename(database)
        finally:
            new.unlink(missing_ok=True)
        _sync_to_disk(database.parent)
    return RestoreResult(rows, None if aside is None else str(aside))


def _copy(database: Path, file: Path, progress: Progress) -> dict[str, int]:
    """Copy a database into an empty file and verify it; return the number of rows of each table."""

    def report(_status: int, remaining: int, total: int) -> None:
        progress(total - remaining, total)

    with _opened(database) as source, closing(sqlite3.connect(file, isolation_level=None)) as copy:
        source.execute("BEGIN")  # this connection now sees one moment, so the copy need not begin again
        rows = _rows(source, database)
        source.backup(copy, pages=_PAGES, progress=report)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file only
        _verify(copy, database)
        if _rows(copy, file) != rows:
            raise TheagonError(f"the copy of {database} does not have its rows", hint="try again")
    _sync_to_disk(file)
    _sync_to_disk(file.parent)
    return rows


@contextmanager
def _opened(database: Path) -> Iterator[sqlite3.Connection]:
    """Open a database for reading. Raises `TheagonError` if the file is not a database."""
    if not database.is_file():
        raise TheagonError(f"there is no file {database}", hint="name the file of a database")
    uri = f"{database.resolve().as_uri()}?mode=rw"  # `ro` would leave further files, which stay
    try:
        with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as source:
            source.execute("PRAGMA query_only = ON")
            yield source
    except sqlite3.DatabaseError as error:
        raise TheagonError(f"{database} cannot be copied: {error}", hint="is this the right file?") from None


def _rows(connection: sqlite3.Connection, file: Path) -> dict[str, int]:
    """Return the number of rows of each table. Raises `TheagonError` if it is not ours, or of a later release."""
    tables = [str(name) for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    if "alembic_version" not in tables or "match" not in tables:
        raise TheagonError(f"{file} is no database of theagon", hint="is this the right file?")
    (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if revision not in REVISIONS:
        raise TheagonError(f"{file} is of a later release of theagon", hint="take that release to copy or restore it")
    counts = {name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in sorted(tables)}
    return {name: rows for name, rows in counts.items() if name != "alembic_version"}


def _verify(connection: sqlite3.Connection, source: Path) -> None:
    """Raise `TheagonError` unless a database is intact and all references of its rows exist."""
    found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(1)")]
    found += [f"a row of {row[0]} refers to none" for row in connection.execute("PRAGMA foreign_key_check")]
    if found != ["ok"]:
        raise TheagonError(f"{source} is damaged: {found[-1]}", hint="take another copy")


def _move_aside(database: Path) -> Path | None:
    """Rename the files of a database, if it exists. Returns its new path.

    The database file comes last: a database without its -wal and -shm files lacks its last actions, but these files
    would spoil another database.
    """
    if not database.exists():
        return None
    aside = database.with_name(f"{database.name}.before-{time.strftime('%Y%m%dT%H%M%SZ', time.gmtime())}")
    if aside.exists():
        raise TheagonError(f"{aside} is there already", hint="wait a second and try again")
    for end in _BESIDE:
        beside = database.with_name(database.name + end)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + end))
    return aside


def _sync_to_disk(path: Path) -> None:
    """Let a file, or the names in a folder, survive a power cut."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
