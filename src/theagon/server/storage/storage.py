"""Where matches are kept: a match is its set-up and its entries, and its state follows by replaying them.

An entry is written in one transaction before it is acknowledged; a process that is killed loses nothing that anybody
was told of. Entries are only ever added: taking an action back is an entry too, so their numbers never run backwards.

The same queries serve SQLite (embedded, the default) and PostgreSQL.
"""

from __future__ import annotations

import importlib.util
import logging
from contextlib import asynccontextmanager, suppress
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, delete, event, func, insert, make_url, select, update
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from theagon.errors import TheagonError
from theagon.server import metrics
from theagon.server.storage.database_file import create_private, file_of, make_private
from theagon.server.storage.migrate import upgrade
from theagon.server.storage.schema import entries, matches, seats, snapshots
from theagon.server.storage.writer import Writer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

    from sqlalchemy import URL, Connection, Row
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.ext.asyncio import AsyncConnection

MatchState: TypeAlias = Literal["waiting", "running", "over", "ended"]
"""`over` by its rules, or `ended` before that by whoever operates the server."""
EntryKind: TypeAlias = Literal["act", "take-back"]
By: TypeAlias = Literal["player", "bot", "clock", "table"]
Guard: TypeAlias = "Callable[[AsyncConnection], Awaitable[None]]"
"""Called in a transaction before anything is written; what it raises undoes the transaction."""

_T = TypeVar("_T")

_LOG: Final = logging.getLogger(__name__)

FRIEND: Final = "friend"
"""The kind of a place that is for who comes by the link; whoever has come is a human once the match begins."""
BUSY_SECONDS: Final = 5.0
"""How long a writer waits for another on SQLite."""
JOINS: Final = 8
"""How often it is tried to join a match while others join it too: more than any match has places."""


_LAST: Final = select(
    matches.c.state, select(func.max(entries.c.sequence)).where(entries.c.match == matches.c.id).scalar_subquery()
).where(matches.c.id == bindparam("of"))
_ADD: Final = insert(entries)


class StorageError(TheagonError):
    """The database can not be read or written now; nothing was changed. Why not is for the server's log alone."""


class OutOfSequenceError(TheagonError):
    """Another entry has this number already, or the match has no entries now."""


class NotWaitingError(TheagonError):
    """The match has no free place, or not for this person."""


class Entry(Struct, frozen=True, gc=False):
    """Something that was done in a match."""

    sequence: int  # from 0
    kind: EntryKind
    seat: int
    action: int | None  # None: of a take-back
    by: By
    at: float  # seconds since 1970, UTC


class Seat(Struct, frozen=True):
    """Who sits at a seat: a human by the hash of a token, or a bot by its kind.

    While a match waits, its seats are its places: they have decks, and a friend without a holder is still to come.
    """

    seat: int
    kind: str  # human, friend, greedy, random
    name: str
    holder: str | None = None  # the hash of the token; of a bot None
    deck: dict[str, Any] | None = None


class Options(Struct, frozen=True):
    """What was agreed on when a match was made."""

    turn_seconds: int | None = None
    spectator_delay: int = 0
    mode: str = ""  # empty: the usual one, or what the match goes on from has it
    switches: dict[str, bool] = {}
    first: int | None = None  # the place of who begins; None: chance


class MatchRecord(Struct, frozen=True):
    """A match as it is kept."""

    id: str
    game: str
    rules: str
    state: MatchState
    watch: str  # the token of those who watch
    options: Options
    created: float  # seconds since 1970, UTC
    beginning: str | None  # JSON; None while somebody is waited for
    winners: tuple[int, ...] = ()  # when it is over; none: drawn
    rematch: str | None = None


class Kept(Struct, frozen=True):
    """A match with its seats, or its places if it waits."""

    match: MatchRecord
    seats: tuple[Seat, ...]


class Snapshot(Struct, frozen=True):
    """A match as it stood after some entry: see `matches.snapshots`."""

    sequence: int  # how many entries led there
    form: str  # of the data
    first: int  # how many steps the data leave out: the snapshots before have them
    data: bytes


class Begun(Struct, frozen=True):
    """A match that waited, as it begins."""

    beginning: str  # JSON
    rules: str
    seats: tuple[Seat, ...]


class Storage:
    """Matches in a database. Every method raises `StorageError` if the database does not serve."""

    def __init__(self, url: str) -> None:
        """`url` is SQLAlchemy's: `sqlite:///FILE`, `postgresql://USER:PASSWORD@HOST/DATABASE`.

        Raises `TheagonError` for another.
        """
        # Connections that were lost while nobody used them are noticed, and made anew, before they are used again.
        self._engine = create_async_engine(
            _with_driver(url),
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
        """Whether several processes may serve this database: PostgreSQL, but not the file of an SQLite."""
        return self._engine.dialect.name == "postgresql"

    async def open(self) -> None:
        """Bring the tables up to date. Raises `TheagonError` if they can not be used."""
        try:
            if self.file is not None:
                create_private(self.file)
            if self._writer is not None:
                await self._writer.write(upgrade)
            else:
                async with self._engine.begin() as connection:
                    await connection.run_sync(upgrade)
        except (SQLAlchemyError, OSError) as error:
            url = self._engine.url  # which prints without the password
            raise StorageError(
                f"{url} can not be used: {_reason(error)}", hint="is this the right database, and may it be written?"
            ) from None
        if self.file is not None:  # it is a database of ours
            make_private(self.file)

    async def connect(self) -> AsyncConnection:
        """A connection of one's own, to be closed by who asked for it."""
        async with self._serving():
            return await self._engine.connect()

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        await self._engine.dispose()

    # ---- matches ----------------------------------------------------------------------------------------------------

    async def add(self, match: MatchRecord, seated: Sequence[Seat] = ()) -> None:
        """Keep a new match."""

        def add(connection: Connection) -> None:
            connection.execute(insert(matches), _row_of(match))
            _sit(connection, match.id, seated)

        await self.write(add)

    async def find(self, match: str) -> Kept | None:
        """A match by its id."""
        return await self._find(matches.c.id == match)

    async def find_watched(self, watch: str) -> Kept | None:
        """A match by the token of those who watch it."""
        return await self._find(matches.c.watch == watch)

    async def join(
        self, match: str, comer: Seat, begin: Callable[[Sequence[Seat]], Awaitable[Begun]]
    ) -> tuple[Seat, ...]:
        """Give who comes, of whom name, holder and deck count, the next free place of a match that waits.

        With the last place the match begins, as `begin` makes it of all of them. The seats if so; otherwise none.
        Raises `NotWaitingError` if there is no place.
        """
        for _ in range(JOINS):
            kept = await self.find(match)
            waiting = kept.seats if kept is not None and kept.match.state == "waiting" else ()
            free = [place for place in waiting if place.kind == FRIEND and place.holder is None]
            if not free or any(place.holder == comer.holder for place in waiting):
                raise NotWaitingError("this match has no free place for you", hint="ask for another link")
            taken = msgspec.structs.replace(comer, seat=free[0].seat, kind=FRIEND)
            places = [taken if place == free[0] else place for place in waiting]
            begun = await begin(places) if len(free) == 1 else None
            if await self.write(partial(_join, match, waiting, taken, begun)):
                return begun.seats if begun is not None else ()
        raise NotWaitingError("too many come to this match at once", hint="try again")

    async def add_rematch(self, match: str, following: MatchRecord, seated: Sequence[Seat]) -> str:
        """Keep the match that follows another, unless there is one already; the id of the one that follows."""
        query = update(matches).where(matches.c.id == match, matches.c.rematch.is_(None)).values(rematch=following.id)

        def add(connection: Connection) -> str:
            if connection.execute(query).rowcount == 1:
                connection.execute(insert(matches), _row_of(following))
                _sit(connection, following.id, seated)
                return following.id
            return str(connection.execute(select(matches.c.rematch).where(matches.c.id == match)).scalar_one())

        return await self.write(add)

    async def of_holder(self, holder: str, most: int) -> list[Kept]:
        """The latest matches that a holder has a seat or a place in, newest first."""
        mine = select(seats.c.match).where(seats.c.holder == holder)
        latest = matches.c.created.desc(), matches.c.id
        query = select(matches).where(matches.c.id.in_(mine)).order_by(*latest).limit(most)
        async with self._reading() as connection:
            rows = (await connection.execute(query)).all()
            seated = await connection.run_sync(_seats_of, [row.id for row in rows])
            return [Kept(_match_of(row), seated[row.id]) for row in rows]

    async def _find(self, condition: Any) -> Kept | None:
        async with self._reading() as connection:
            row = (await connection.execute(select(matches).where(condition))).one_or_none()
            if row is None:
                return None
            return Kept(_match_of(row), (await connection.run_sync(_seats_of, [row.id]))[row.id])

    # ---- entries ----------------------------------------------------------------------------------------------------

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """What was done in a match, from a number on."""
        query = select(entries).where(entries.c.match == match, entries.c.sequence >= since)
        async with self._reading() as connection:
            rows = await connection.execute(query.order_by(entries.c.sequence))
            return [Entry(row.sequence, row.kind, row.seat, row.action, row.by, row.at) for row in rows]

    async def append(
        self, match: str, entry: Entry, winners: tuple[int, ...] | None = None, guard: Guard | None = None
    ) -> None:
        """Keep what was done, and who has won if the match is over by it: nobody if it is drawn.

        Raises `OutOfSequenceError` if it is not next or nothing may follow any more, and what `guard` raises.
        """

        def add(connection: Connection) -> None:
            found = connection.execute(_LAST, {"of": match}).one_or_none()
            if found is None:
                raise OutOfSequenceError("this match was removed")
            state, last = found
            if entry.sequence != (-1 if last is None else last) + 1:
                raise OutOfSequenceError(f"entry {entry.sequence} is not the next of this match")
            if state != "running":
                raise OutOfSequenceError(f"nothing can be done in a match that is {state}")
            connection.execute(_ADD, {"match": match, **msgspec.structs.asdict(entry)})
            if winners is not None:
                ended = {"state": "over", "winners": _json(winners)}
                connection.execute(update(matches).where(matches.c.id == match).values(ended))

        began = perf_counter()
        try:
            if guard is None:
                await self.write(add)
            else:
                async with self.transaction() as connection:
                    await guard(connection)
                    await connection.run_sync(add)
            metrics.committed(perf_counter() - began)
        except IntegrityError:
            raise OutOfSequenceError(f"this match has an entry {entry.sequence} already") from None

    # ---- snapshots --------------------------------------------------------------------------------------------------

    async def snapshots(self, match: str) -> list[Snapshot]:
        """The snapshots of a match, in their order."""
        query = select(snapshots).where(snapshots.c.match == match).order_by(snapshots.c.sequence)
        async with self._reading() as connection:
            rows = await connection.execute(query)
            return [Snapshot(row.sequence, row.form, row.first, row.data) for row in rows]

    async def add_snapshot(self, match: str, snapshot: Snapshot) -> None:
        """Keep a snapshot, in place of one of the same entry."""
        same = (snapshots.c.match == match, snapshots.c.sequence == snapshot.sequence)

        def add(connection: Connection) -> None:
            connection.execute(delete(snapshots).where(*same))
            connection.execute(insert(snapshots), {"match": match, **msgspec.structs.asdict(snapshot)})

        with suppress(IntegrityError):  # the match was removed meanwhile
            await self.write(add)

    # ---- connections ------------------------------------------------------------------------------------------------

    async def write(self, work: Callable[[Connection], _T]) -> _T:
        """Do this in a transaction: on SQLite by its one writer, together with what else waits."""
        async with self._serving():
            if self._writer is not None:
                return await self._writer.write(work)
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """What is done within is done wholly or not at all."""
        async with self._serving(), self._engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._serving(), self._engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def _serving(self) -> AsyncIterator[None]:
        """Turn the errors of a database that does not serve into one."""
        try:
            yield
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            _LOG.warning("the database does not serve: %s", _reason(error))
            raise StorageError("the database does not serve now", hint="nothing was changed; try again") from error


def _reason(error: Exception) -> object:
    """What a database, or the system, has against what was asked of it."""
    return error.orig if isinstance(error, DBAPIError) else error


def _with_driver(url: str) -> URL:
    """The URL of a database with the driver that we use. Raises `TheagonError` if there is none."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise TheagonError("this is no address of a database", hint=_ADDRESSES) from None
    if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise TheagonError("matches are kept in a file, not in memory alone", hint=_ADDRESSES)
    driver = _DRIVERS.get(parsed.get_backend_name())
    if driver is None:
        raise TheagonError(f"matches can not be kept in {parsed.get_backend_name()}", hint=_ADDRESSES)
    if importlib.util.find_spec(driver) is None:
        raise TheagonError(
            f"this database needs {driver}, which is not installed", hint="pip install 'theagon[server,postgres]'"
        )
    return parsed.set(drivername=f"{parsed.get_backend_name()}+{driver}")


_DRIVERS: Final = {"sqlite": "aiosqlite", "postgresql": "asyncpg"}
_ADDRESSES: Final = "such as sqlite:///matches.sqlite or postgresql://user:password@host/database"


def _prepare_sqlite(connection: DBAPIConnection, _record: object) -> None:
    """Readers do not wait for the writer, what is committed survives a power cut, and rows refer to rows there are."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {round(BUSY_SECONDS * 1000)}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _join(match: str, waiting: Sequence[Seat], taken: Seat, begun: Begun | None, connection: Connection) -> bool:
    """Take a place of a match, which may begin with it; False, and nothing, if it no longer waits with these places."""
    # To say again that it waits keeps others who come out of this match until all is done.
    waits = update(matches).where(matches.c.id == match, matches.c.state == "waiting").values(state="waiting")
    if connection.execute(waits).rowcount != 1 or _seats_of(connection, [match])[match] != tuple(waiting):
        return False
    if begun is None:
        theirs = update(seats).where(seats.c.match == match, seats.c.seat == taken.seat)
        connection.execute(theirs.values(_row_of_seat(match, taken)))
        return True
    running = {"state": "running", "beginning": begun.beginning, "rules": begun.rules}
    connection.execute(update(matches).where(matches.c.id == match).values(running))
    connection.execute(delete(seats).where(seats.c.match == match))
    _sit(connection, match, begun.seats)
    return True


def _sit(connection: Connection, match: str, seated: Sequence[Seat]) -> None:
    if seated:
        connection.execute(insert(seats), [_row_of_seat(match, seat) for seat in seated])


def _seats_of(connection: Connection, among: Sequence[str]) -> dict[str, tuple[Seat, ...]]:
    """The seats of these matches, by match."""
    found: dict[str, tuple[Seat, ...]] = dict.fromkeys(among, ())
    for row in connection.execute(select(seats).where(seats.c.match.in_(among)).order_by(seats.c.seat)):
        deck = None if row.deck is None else msgspec.json.decode(row.deck)
        found[row.match] += (Seat(row.seat, row.kind, row.name, row.holder, deck),)
    return found


def _row_of_seat(match: str, seat: Seat) -> dict[str, Any]:
    plain = {name: getattr(seat, name) for name in seat.__struct_fields__}
    return plain | {"match": match, "deck": None if seat.deck is None else _json(seat.deck)}


def _row_of(match: MatchRecord) -> dict[str, Any]:
    plain = {name: getattr(match, name) for name in match.__struct_fields__}
    winners = _json(match.winners) if match.state == "over" else None
    return plain | {"options": _json(match.options), "winners": winners}


def _match_of(row: Row[Any]) -> MatchRecord:
    return MatchRecord(
        id=row.id,
        game=row.game,
        rules=row.rules,
        state=row.state,
        watch=row.watch,
        options=_OPTIONS.decode(row.options),
        created=row.created,
        beginning=row.beginning,
        winners=() if row.winners is None else _WINNERS.decode(row.winners),
        rematch=row.rematch,
    )


_OPTIONS: Final = msgspec.json.Decoder(Options)
_WINNERS: Final = msgspec.json.Decoder(tuple[int, ...])


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
