"""Which server process owns a match, where several share one PostgreSQL.

The owner alone adds entries, lets bots think and keeps the clock. A lease lasts for `LEASE_SECONDS` by the database's
clock unless it is renewed. Whoever takes a lease that has run out gets a greater fence; a former owner that has not
noticed is refused in the very transaction that would have written.

One process serves an SQLite file (`database_file.locked`) and owns every match without asking: a server that was killed
and started again need not wait for its own lease to run out.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from sqlalchemy import func, select, update
from sqlalchemy.dialects.postgresql import insert

from theagon.errors import TheagonError
from theagon.server.cluster.news import Entered, announce
from theagon.server.storage.schema import leases

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncConnection

    from theagon.server.storage.storage import Guard

LEASE_SECONDS: Final = 5.0


class LeaseLostError(TheagonError):
    """Another process owns this match now."""


class Lease(Struct, frozen=True):
    """The right to add entries to a match."""

    match: str
    owner: str  # a server process
    fence: int  # 0: of the only process that there is; never looked at


async def take(connection: AsyncConnection, match: str, owner: str) -> Lease | None:
    """The lease of a match, if nobody has it."""
    query = insert(leases).values(match=match, owner=owner, fence=1, expires=_end())
    query = query.on_conflict_do_update(
        index_elements=[leases.c.match],
        set_={"owner": owner, "fence": leases.c.fence + 1, "expires": _end()},
        where=leases.c.expires < func.clock_timestamp(),
    )
    fence = (await connection.execute(query.returning(leases.c.fence))).scalar_one_or_none()
    return None if fence is None else Lease(match, owner, fence)


async def hold(connection: AsyncConnection, lease: Lease) -> None:
    """Let nobody take a lease before this transaction ends. Raises `LeaseLostError` if somebody has."""
    ours = (leases.c.match == lease.match, leases.c.owner == lease.owner, leases.c.fence == lease.fence)
    if (await connection.execute(select(leases.c.fence).where(*ours).with_for_update(read=True))).first() is None:
        raise LeaseLostError("another server has this match now", hint="try again")


def guard_of(lease: Lease, sequence: int) -> Guard | None:
    """What holds a lease while an entry of this number is written, and announces the entry; None for a process alone.

    The guard raises `LeaseLostError`.
    """
    if not lease.fence:
        return None

    async def guard(connection: AsyncConnection) -> None:
        await hold(connection, lease)
        await announce(connection, Entered(lease.owner, lease.match, sequence))

    return guard


async def renew(connection: AsyncConnection, owner: str) -> dict[str, Lease]:
    """All leases of a process, by match, made to last again."""
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
    """Those of these matches that no process owns any more."""
    query = select(leases.c.match).where(leases.c.match.in_(among), leases.c.expires < func.clock_timestamp())
    return list((await connection.execute(query)).scalars())


def _end() -> ColumnElement[datetime]:
    """When a lease ends that is taken or renewed now."""
    return func.clock_timestamp() + timedelta(seconds=LEASE_SECONDS)
