"""People and matches at several server processes that share one PostgreSQL."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import text

from tests.server.conftest import Person, Served
from theagon.server.storage.sql_storage import SqlStorage


def at_other(person: Person, server: Served) -> Person:
    """The same person, at another server."""
    other = server.person()
    other.http.cookies.update(person.http.cookies)
    return other


def on(url: str, *statements: str) -> list[Any]:
    """Carry statements out in one transaction of a database; the first value of each, if it has one."""

    async def execute() -> list[Any]:
        opened = SqlStorage(url)
        async with opened.transaction() as connection:
            found = [await connection.execute(text(each)) for each in statements]
            values = [each.scalar() if each.returns_rows else None for each in found]
        await opened.close()
        return values

    return asyncio.run(execute())


def tables_of(url: str) -> tuple[int, int]:
    """How many entries and how many requests the database holds."""
    entries, requests = on(url, "SELECT count(*) FROM entry", "SELECT count(*) FROM request")
    return entries, requests


def owner(match: str, *servers: Served) -> Served:
    """The one server that owns a match."""
    (found,) = [each for each in servers if match in each.hub.loader.loaded and each.hub.loader.loaded[match].lease]
    return found
