"""Leases of matches, when several server processes share one PostgreSQL.

Only the owner adds entries, lets bots think and keeps the clock. A lease lasts for `LEASE_SECONDS` by the database's
clock unless it is renewed. A process that takes an expired lease gets a greater fence; a former owner that has not
noticed is refused in the transaction that would have written.

One process serves an SQLite file (`database_file.locked`) and owns every match without a lease, so a killed and
restarted server need not wait for its lease to expire.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from sqlalchemy import func, select, update
from sqlalchemy.dialects.postgresql import insert

from theagon.server.cluster import arrivals
from theagon.server.cluster.news import Entered, announce
from theagon.server.matches.live import Lease, LeaseLostError
from theagon.server.storage.schema import leases

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncConnection

    from theagon.server.matches.readers import Reader
    from theagon.server.storage.storage import Guard

LEASE_SECONDS: Final = 5.0


async def take(connection: AsyncConnection, match: str, owner: str) -> Lease | None:
    """Take the lease of a match and return it; None if another process has it."""
    query = insert(leases).values(match=match, owner=owner, fence=1, expires=_end())
    query = query.on_conflict_do_update(
        index_elements=[leases.c.match],
        set_={"owner": owner, "fence": leases.c.fence + 1, "expires": _end()},
        where=leases.c.expires < func.clock_timestamp(),
    )
    fence = (await connection.execute(query.returning(leases.c.fence))).scalar_one_or_none()
    return None if fence is None else Lease(match, owner, fence)


async def hold(connection: AsyncConnection, lease: Lease) -> None:
    """Keep a lease until this transaction ends. Raises `LeaseLostError` if another process has it."""
    ours = (leases.c.match == lease.match, leases.c.owner == lease.owner, leases.c.fence == lease.fence)
    if (await connection.execute(select(leases.c.fence).where(*ours).with_for_update(read=True))).first() is None:
        raise LeaseLostError("another server has this match now", hint="try again")


def guard_of(lease: Lease, sequence: int, reader: Reader | None = None) -> Guard:
    """Return a guard that holds a lease while an entry of this number is written, and announces the entry.

    If a `reader` asked for the entry, its arrival is held too. The guard raises `LeaseLostError` and
    `OutOfSequenceError`.
    """

    async def guard(connection: AsyncConnection) -> None:
        await hold(connection, lease)
        if reader is not None:
            await arrivals.hold(connection, lease.match, reader.seats[0], reader.arrival)
        await announce(connection, Entered(lease.owner, lease.match, sequence))

    return guard


async def renew(connection: AsyncConnection, owner: str) -> dict[str, Lease]:
    """Renew all leases of a process and return them, by match."""
    query = update(leases).where(leases.c.owner == owner).values(expires=_end())
    rows = await connection.execute(query.returning(leases.c.match, leases.c.fence))
    return {row.match: Lease(row.match, owner, row.fence) for row in rows}


async def release(connection: AsyncConnection, owner: str, match: str | None = None) -> None:
    """Give the lease of a match back, or all leases of a process. The rows stay, so that fences never start again."""
    query = update(leases).where(leases.c.owner == owner)
    if match is not None:
        query = query.where(leases.c.match == match)
    await connection.execute(query.values(owner="", expires=func.clock_timestamp()))


async def expired(connection: AsyncConnection, among: Collection[str]) -> list[str]:
    """Return those of these matches that no process owns."""
    query = select(leases.c.match).where(leases.c.match.in_(among), leases.c.expires < func.clock_timestamp())
    return list((await connection.execute(query)).scalars())


def _end() -> ColumnElement[datetime]:
    """Return the end of a lease that is taken or renewed now."""
    return func.clock_timestamp() + timedelta(seconds=LEASE_SECONDS)
