"""People and matches at several server processes that share one PostgreSQL."""

from __future__ import annotations

import asyncio

from sqlalchemy import text

from tests.server.conftest import Person, Served
from theagon.server.storage.sql_storage import SqlStorage


def at_other(person: Person, server: Served) -> Person:
    """The same person, at another server."""
    other = server.person()
    other.http.cookies.update(person.http.cookies)
    return other


def tables_of(url: str) -> tuple[int, int]:
    """How many entries and how many requests the database holds."""

    async def count() -> tuple[int, int]:
        opened = SqlStorage(url)
        async with opened.transaction() as connection:
            found = [
                (await connection.execute(text(f"SELECT count(*) FROM {table}"))).scalar_one()
                for table in ("entry", "request")
            ]
        await opened.close()
        return found[0], found[1]

    return asyncio.run(count())


def owner(match: str, *servers: Served) -> Served:
    """The one server that owns a match."""
    (found,) = [each for each in servers if match in each.hub.loader.loaded and each.hub.loader.loaded[match].lease]
    return found
