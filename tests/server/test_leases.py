"""Of the server processes that share one PostgreSQL, one owns a match at a time."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import func, select, text, update

from theagon.server.cluster import leases
from theagon.server.cluster.leases import guard_of, take
from theagon.server.matches.live import Lease, LeaseLostError
from theagon.server.storage import schema
from theagon.server.storage.records import Entry, MatchRecord, Options
from theagon.server.storage.sql_storage import SqlStorage

pytestmark = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


async def stored_match(storage: SqlStorage) -> None:
    await storage.add(MatchRecord("m", "hand-of-the-gods", "1", "running", "w", Options(), 1.5, "{}"), ())


async def taken(storage: SqlStorage, process: str) -> Lease | None:
    async with storage.transaction() as connection:
        return await take(connection, "m", process)


async def run_out(storage: SqlStorage) -> None:
    """Let five seconds go by for the lease."""
    async with storage.transaction() as connection:
        await connection.execute(update(schema.leases).values(expires=func.clock_timestamp()))


async def test_of_processes_that_want_a_match_at_once_one_gets_it(storage: SqlStorage) -> None:
    await stored_match(storage)
    got = await asyncio.gather(*(taken(storage, process) for process in "abcd"))
    assert len([lease for lease in got if lease is not None]) == 1


async def test_a_process_whose_lease_another_took_can_not_write(storage: SqlStorage) -> None:
    await stored_match(storage)
    first = await taken(storage, "a")
    assert first is not None
    await storage.append("m", Entry(0, "act", 0, 7, "player", 1.5), guard=guard_of(first, 0))
    assert await taken(storage, "b") is None
    await run_out(storage)
    second = await taken(storage, "b")
    assert second is not None
    assert second.fence > first.fence
    with pytest.raises(LeaseLostError):
        await storage.append("m", Entry(1, "act", 0, 8, "player", 1.5), guard=guard_of(first, 1))
    await storage.append("m", Entry(1, "act", 0, 9, "player", 1.5), guard=guard_of(second, 1))
    assert [entry.action for entry in await storage.entries("m")] == [7, 9]


async def test_nobody_takes_a_lease_while_its_owner_writes(storage: SqlStorage) -> None:
    await stored_match(storage)
    lease = await taken(storage, "a")
    assert lease is not None
    await run_out(storage)
    async with storage.transaction() as connection:
        await leases.hold(connection, lease)
        other = asyncio.create_task(taken(storage, "b"))
        waiting = select(func.count()).select_from(text("pg_locks")).where(text("NOT granted"))
        while not (await connection.execute(waiting)).scalar_one():
            assert not other.done()
    assert await other is not None
