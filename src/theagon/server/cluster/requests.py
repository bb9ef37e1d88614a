"""Requests of players that a process passes on to the owner of a match.

A request is a row until a process takes it. That process deletes it, so that it is done at most once, even if the
process dies. The answer comes as news (`Answered`).
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import delete, func, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from theagon.server.protocol.base import Language
from theagon.server.protocol.client import FromClient
from theagon.server.storage.schema import requests

ANSWER_SECONDS: Final = 8.0
"""Seconds to wait for an answer: longer than a dead process owns its matches."""


class Request(Struct, frozen=True):
    """A message of a reader at another process."""

    seats: tuple[int, ...]
    arrival: int
    language: Language
    message: FromClient


_DECODER: Final = msgspec.json.Decoder(Request)


async def add(connection: AsyncConnection, match: str, request: Request) -> int:
    """Store a request; return its number."""
    body = msgspec.json.encode(request).decode()
    query = insert(requests).values(match=match, body=body, made=func.clock_timestamp()).returning(requests.c.id)
    return int((await connection.execute(query)).scalar_one())


async def claim(connection: AsyncConnection, match: str) -> list[tuple[int, Request]]:
    """Take all requests to a match's owner, in their order."""
    query = delete(requests).where(requests.c.match == match).returning(requests.c.id, requests.c.body)
    rows = sorted((await connection.execute(query)).all(), key=lambda row: int(row.id))
    return [(row.id, _DECODER.decode(row.body)) for row in rows]


async def withdraw(connection: AsyncConnection, number: int) -> None:
    """Remove a request."""
    await connection.execute(delete(requests).where(requests.c.id == number))


async def clear(connection: AsyncConnection) -> None:
    """Drop the requests of processes that died before they could withdraw them."""
    latest = func.clock_timestamp() - timedelta(seconds=2 * ANSWER_SECONDS)
    await connection.execute(delete(requests).where(requests.c.made < latest))
