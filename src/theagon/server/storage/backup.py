"""Copies of an SQLite database: made while a server writes to it, verified, and put in its place again."""

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
"""BackupResult between two calls of `Progress`."""
_BESIDE: Final = ("-wal", "-shm", "")
"""The files of a database, the last of them the one that has its name."""


class BackupResult(Struct, frozen=True):
    """A copy that was verified."""

    file: str
    bytes: int
    rows: dict[str, int]  # of each table


class RestoreResult(Struct, frozen=True):
    """A database that is as it was when a copy was made."""

    rows: dict[str, int]  # of each table
    aside: str | None  # where the database is that was there before; None: there was none


def back_up(database: Path, file: Path, progress: Progress) -> BackupResult:
    """Copy a database into a new file that only its owner may read, while a server may write to it.

    The copy is the database as it is at one moment. It is checked by SQLite, and its tables are counted against those
    of that moment. Raises `TheagonError` for what is no database of ours, for a file that is there, and for a copy
    that is not as it should be; then there is no file.
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
    """Put a copy in the place of a database that no server holds. What was there stays beside it.

    Raises `InUseError` while a server holds it, and `TheagonError` for what is no database of ours, or is damaged, or
    of a later release; then nothing has changed.
    """
    with locked(database):
        new = database.with_name(f"{database.name}.restoring")
        new.unlink(missing_ok=True)  # of a restoration that was killed: nobody else has this name while we hold it
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
        source.execute("BEGIN")  # from here on this connection sees one moment, and the copy need not begin again
        rows = _rows(source, database)
        source.backup(copy, pages=_PAGES, progress=report)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        _verify(copy, database)
        if _rows(copy, file) != rows:
            raise TheagonError(f"the copy of {database} does not have its rows", hint="try again")
    _sync_to_disk(file)
    _sync_to_disk(file.parent)
    return rows


@contextmanager
def _opened(database: Path) -> Iterator[sqlite3.Connection]:
    """Open a database that is only read. Raises `TheagonError` if the file is no database."""
    if not database.is_file():
        raise TheagonError(f"there is no file {database}", hint="name the file of a database")
    uri = f"{database.resolve().as_uri()}?mode=rw"  # `ro` would leave files beside it that nobody removes
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
    """Raise `TheagonError` unless a database is whole and its rows refer to rows there are."""
    found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(1)")]
    found += [f"a row of {row[0]} refers to none" for row in connection.execute("PRAGMA foreign_key_check")]
    if found != ["ok"]:
        raise TheagonError(f"{source} is damaged: {found[-1]}", hint="take another copy")


def _move_aside(database: Path) -> Path | None:
    """Give the files of a database another name, if there is one.

    Its own file goes last: a database without what SQLite keeps beside it lacks its last actions, but what is kept
    beside it would spoil another database.
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
