"""The database connection: reading and writing.

The same queries serve SQLite (embedded, the default) and PostgreSQL.
"""

from __future__ import annotations

import importlib.util
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import DecodeError
from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from theagon.errors import TheagonError
from theagon.server.storage.database_file import create_private, file_of, make_private
from theagon.server.storage.migrate import upgrade
from theagon.server.storage.storage import DamagedError, StorageError
from theagon.server.storage.writer import Writer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from sqlalchemy import Connection
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.ext.asyncio import AsyncConnection

BUSY_SECONDS: Final = 5.0
"""Seconds that a writer waits for another on SQLite."""

_T = TypeVar("_T")

_LOG: Final = logging.getLogger(__name__)


class Database:
    """A database of matches. Every method raises `StorageError` if the database is unavailable."""

    def __init__(self, url: str) -> None:
        """`url` is SQLAlchemy's: `sqlite:///FILE`, `postgresql://USER:PASSWORD@HOST/DATABASE`,
        perhaps with PostgreSQL's parameters, as in `?sslmode=require`.

        Raises `TheagonError` for another.
        """
        address = _with_driver(url)
        further: dict[str, str] = {}
        if address.get_backend_name() == "postgresql" and address.query:
            # The driver's own form of address takes the parameters of PostgreSQL's programs, such as sslmode.
            further = {"dsn": URL.create("postgresql", query=address.query).render_as_string()}
            address = address.set(query={})
        # Idle connections that were lost are noticed and replaced before the next use.
        self._engine = create_async_engine(
            address,
            connect_args=further,
            pool_pre_ping=True,
            hide_parameters=True,  # ids of matches stay out of the log
        )
        self._writer: Writer | None = None
        self.file = file_of(self._engine.url)
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)
            self._writer = Writer(self._engine.url, _prepare_sqlite)

    @property
    def is_shared(self) -> bool:
        """True if several processes may serve this database: PostgreSQL, but not an SQLite file."""
        return self._engine.dialect.name == "postgresql"

    async def open(self) -> None:
        """Bring the tables up to date. Raises `TheagonError` if they cannot be used."""
        try:
            if self.file is not None:
                create_private(self.file)
            if self._writer is not None:
                await self._writer.write(upgrade)
            else:
                async with self._engine.begin() as connection:
                    await connection.run_sync(upgrade)
        except (SQLAlchemyError, OSError, ValueError, OverflowError) as error:  # the last two: of a strange address
            url = self._engine.url  # which prints without the password
            raise StorageError(
                f"{url} cannot be used: {_reason(error)}", hint="is this the right database, and may it be written?"
            ) from None
        if self.file is not None:  # it is a database of ours
            make_private(self.file)

    async def connect(self) -> AsyncConnection:
        """Open a connection, which the caller closes."""
        async with self._serving():
            return await self._engine.connect()

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        await self._engine.dispose()

    async def write(self, work: Callable[[Connection], _T]) -> _T:
        """Do this work in a transaction: on SQLite by the one writer, together with other waiting work."""
        async with self._serving():
            if self._writer is not None:
                return await self._writer.write(work)
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], _T]) -> _T:
        """Do this work on a connection for reading."""
        async with self._serving(), self._engine.connect() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction: everything in it is done, or nothing."""
        async with self._serving(), self._engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def _serving(self) -> AsyncIterator[None]:
        """Turn the errors of an unavailable database into `StorageError`."""
        try:
            yield
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError, UnicodeDecodeError, DecodeError) as error:
            _LOG.warning("the database does not serve: %s", _reason(error))
            if _is_damage(_reason(error)):
                raise DamagedError("this is damaged in the database") from error
            raise StorageError("the database does not serve now", hint="nothing was changed; try again") from error


def _reason(error: Exception) -> object:
    """Return the reason that the database, or the system, gives."""
    return error.orig if isinstance(error, DBAPIError) else error


def _is_damage(reason: object) -> bool:
    """Return whether something stored cannot be read: a page of SQLite, a text, a record."""
    if isinstance(reason, (UnicodeDecodeError, DecodeError)):
        return True
    return getattr(reason, "sqlite_errorname", "") == "SQLITE_CORRUPT" or "decode to UTF-8" in str(reason)


def _with_driver(url: str) -> URL:
    """Return the URL of a database with the driver that we use. Raises `TheagonError` if there is none."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise TheagonError("this is no address of a database", hint=_ADDRESSES) from None
    if parsed.port is not None and not 0 < parsed.port < 1 << 16:
        raise TheagonError(f"{parsed.port} is no port of a database", hint=_ADDRESSES)
    if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise TheagonError("matches are kept in a file, not only in memory", hint=_ADDRESSES)
    if parsed.get_backend_name() == "sqlite" and (parsed.query or "\0" in str(parsed.database)):
        raise TheagonError("the file of a database is named only by its path", hint=_ADDRESSES)
    driver = _DRIVERS.get(parsed.get_backend_name())
    if driver is None:
        raise TheagonError(f"matches cannot be kept in {parsed.get_backend_name()}", hint=_ADDRESSES)
    if importlib.util.find_spec(driver) is None:
        raise TheagonError(
            f"this database needs {driver}, which is not installed", hint="pip install 'theagon[server,postgres]'"
        )
    return parsed.set(drivername=f"{parsed.get_backend_name()}+{driver}")


_DRIVERS: Final = {"sqlite": "aiosqlite", "postgresql": "asyncpg"}
_ADDRESSES: Final = "such as sqlite:///matches.sqlite or postgresql://user:password@host/database"


def _prepare_sqlite(connection: DBAPIConnection, _record: object) -> None:
    """Set up a connection: readers do not wait for the writer, commits are durable, references are checked."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {round(BUSY_SECONDS * 1000)}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
