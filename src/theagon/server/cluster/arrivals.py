"""Arrivals of players at the server processes: each is counted, and only what the latest socket asks for is done.

A player who loses a socket may come to another process, see the table, and choose again. Without this, an action that
waited for a process, or for the database, could still be done after that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from theagon.server.storage.schema import arrivals
from theagon.server.storage.storage import OutOfSequenceError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection


async def count(connection: AsyncConnection, match: str, seat: int) -> int:
    """Count an arrival at a seat and return its number; entries that an earlier one asked for are done or refused."""
    query = insert(arrivals).values(match=match, seat=seat, number=1)
    query = query.on_conflict_do_update(
        index_elements=[arrivals.c.match, arrivals.c.seat], set_={"number": arrivals.c.number + 1}
    )
    return int((await connection.execute(query.returning(arrivals.c.number))).scalar_one())


async def hold(connection: AsyncConnection, match: str, seat: int, number: int) -> None:
    """Keep an arrival the latest until this transaction ends. Raises `OutOfSequenceError` if it is not."""
    latest = (arrivals.c.match == match, arrivals.c.seat == seat, arrivals.c.number == number)
    if (await connection.execute(select(arrivals.c.number).where(*latest).with_for_update(read=True))).first() is None:
        raise OutOfSequenceError("you have come back since", hint="look at the table again")
