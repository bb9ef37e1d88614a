"""News that the server processes that share one PostgreSQL send each other, by its LISTEN and NOTIFY.

News only say which table has changed, or hold short-lived facts: the connected players, the time left in a turn.
Everything else is in the tables, so after a lost connection a process reads these again. A message has a few hundred
bytes; PostgreSQL carries up to 8,000.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import func, select

from theagon.server.protocol.base import Phrase, kebab
from theagon.server.protocol.server import Refused

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from sqlalchemy.ext.asyncio import AsyncConnection

    from theagon.server.storage.database import Database

CHANNEL: Final = "theagon"


class _News(Struct, frozen=True, tag_field="type", tag=kebab):
    process: str
    """The sending process."""


class Alive(_News, frozen=True):
    """This process is alive; sent regularly."""


class Leaving(_News, frozen=True):
    """This process stops, and has given its leases back."""


class Joined(_News, frozen=True):
    """A friend has joined a match that waits, so that it has perhaps begun; or it was cancelled."""

    match: str


class Entered(_News, frozen=True):
    """A match has an entry of this number."""

    match: str
    sequence: int


class Freed(_News, frozen=True):
    """No process owns this match."""

    match: str


class Asked(_News, frozen=True):
    """There is a request for the owner of this match."""

    match: str


class Answered(_News, frozen=True):
    """The answer to a request: done, or refused; `again` if the reader's state of the match was outdated."""

    request: int
    refused: Refused | None
    again: bool


class Attended(_News, frozen=True):
    """The players of a match at this process, and those who have just come."""

    match: str
    holding: tuple[tuple[int, str], ...]  # seat and device
    came: tuple[int, ...] = ()
    asks: bool = False  # this process has just loaded the match, and asks for the same


class Standing(_News, frozen=True):
    """The state of a match that is in no entry."""

    match: str
    sequence: int  # valid while the match has this many entries
    take_back_by: int | None
    take_back_agreed: tuple[int, ...]
    rematch: str | None
    left: float | None  # of the turn, in seconds; None: unlimited or unknown


class Spoken(_News, frozen=True):
    """A player of a match says a phrase."""

    match: str
    seat: int
    phrase: Phrase


News: TypeAlias = Alive | Leaving | Joined | Entered | Freed | Asked | Answered | Attended | Standing | Spoken

_DECODER: Final = msgspec.json.Decoder(News)


async def announce(connection: AsyncConnection, news: News) -> None:
    """Send news to all processes, including this one, when the transaction is committed."""
    await connection.execute(select(func.pg_notify(CHANNEL, msgspec.json.encode(news).decode())))


class Listener:
    """The receiver of news, as long as `listen` is called regularly."""

    def __init__(self, database: Database, receive: Callable[[News], None]) -> None:
        self._database = database
        self._receive = receive
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def listen(self) -> bool:
        """Listen, unless it listens already; return whether news may have been missed."""
        if self._connection is not None:
            if not self._driver.is_closed():
                return False
            await self.close()
        connection = await self._database.connect()
        try:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            await driver.add_listener(CHANNEL, self._notified)
        except BaseException:
            await connection.close()
            raise
        self._connection, self._driver = connection, driver
        return True

    def _notified(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        self._receive(_DECODER.decode(payload))

    async def close(self) -> None:
        """Stop listening."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()
