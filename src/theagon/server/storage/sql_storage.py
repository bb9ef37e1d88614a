"""Matches in SQLite or PostgreSQL."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec import Struct, structs
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from theagon.server import metrics
from theagon.server.names import require_distinct
from theagon.server.storage import chain, ratings, upkeep
from theagon.server.storage.database import Database
from theagon.server.storage.prepared import Prepared
from theagon.server.storage.records import FRIEND, MatchRecord, Snapshot, StoredMatch
from theagon.server.storage.rows import add_seats, record_of, seats_by_match
from theagon.server.storage.schema import card_sets, heads, matches, seats, snapshots
from theagon.server.storage.storage import NotWaitingError, OutOfSequenceError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Sequence

    from sqlalchemy import Connection, Select

    from theagon.arena.glicko import Glicko
    from theagon.match.match import Ending
    from theagon.server.storage.records import Begun, Entry, PurgeFilter, Seat
    from theagon.server.storage.storage import Guard, Name

JOINS: Final = 8
"""Attempts to join a match that others join at the same time: more than any match has places."""

_Record = TypeVar("_Record", bound=Struct)

_HEAD: Final = Prepared(
    select(matches.c.state, heads.c.entries, heads.c.checksum)
    .select_from(matches.outerjoin(heads))
    .where(matches.c.id == bindparam("of"))
)
_IS_OPEN: Final = (matches.c.listed.is_not(None), matches.c.state == "waiting")


class SqlStorage(Database):
    """Matches in a database. Every method raises `StorageError` if the database is unavailable."""

    # ---- matches ----------------------------------------------------------------------------------------------------

    async def add(self, match: MatchRecord, seated: Sequence[Seat] = ()) -> None:
        await self.write(partial(_add, match=match, seated=seated))

    async def find(self, name: str, by: Name = "id") -> StoredMatch | None:
        found = await self._latest(select(matches).where(matches.c[by] == name), 1)
        return found[0] if found else None

    async def listed(self, since: float, most: int) -> list[StoredMatch]:
        return await self._latest(select(matches).where(*_IS_OPEN, matches.c.awaited >= since), most)

    async def waiting(self, since: float, most: int) -> list[str]:
        waits = select(matches.c.id).where(matches.c.created >= since, matches.c.state == "waiting")
        latest = waits.order_by(matches.c.created.desc()).limit(most)
        return await self.read(lambda connection: list(connection.scalars(latest)))

    async def note_awaited(self, among: Collection[str], now: float) -> None:
        awaited = update(matches).where(*_IS_OPEN, matches.c.id.in_(among)).values(awaited=now)
        await self.write(lambda connection: connection.execute(awaited))

    async def join(
        self, match: str, comer: Seat, begin: Callable[[Sequence[Seat]], Awaitable[Begun]]
    ) -> tuple[Seat, ...]:
        for _ in range(JOINS):
            stored = await self.find(match)
            waiting = stored.seats if stored is not None and stored.match.state == "waiting" else ()
            free = [place for place in waiting if place.kind == FRIEND and place.holder is None]
            if not free or any(place.holder == comer.holder for place in waiting):
                raise NotWaitingError("this match has no free place for you", hint="ask for another link")
            require_distinct(comer.name, (place.name for place in waiting))
            taken = structs.replace(comer, seat=free[0].seat, kind=FRIEND)
            places = [taken if place == free[0] else place for place in waiting]
            begun = await begin(places) if len(free) == 1 else None
            if await self.write(partial(_join, match, waiting, taken, begun)):
                return begun.seats if begun is not None else ()
        raise NotWaitingError("too many come to this match at once", hint="try again")

    async def add_rematch(self, match: str, following: MatchRecord, seated: Sequence[Seat]) -> str:
        query = update(matches).where(matches.c.id == match, matches.c.rematch.is_(None)).values(rematch=following.id)

        def add(connection: Connection) -> str:
            if connection.execute(query).rowcount == 1:
                _add(connection, following, seated)
                return following.id
            return str(connection.execute(select(matches.c.rematch).where(matches.c.id == match)).scalar_one())

        return await self.write(add)

    async def add_hint(self, match: str, step: int) -> tuple[int, ...]:
        mine = matches.c.id == match

        def add(connection: Connection) -> tuple[int, ...]:
            earlier = connection.execute(select(matches.c.hints).where(mine).with_for_update()).scalar_one()
            given: tuple[int, ...] = (*earlier, step)
            connection.execute(update(matches).where(mine).values(hints=given))
            return given

        return await self.write(add)

    async def of_holder(self, holder: str, most: int) -> list[StoredMatch]:
        mine = select(seats.c.match).where(seats.c.holder == holder)
        return await self._latest(select(matches).where(matches.c.id.in_(mine)), most)

    async def _latest(self, query: Select[Any], most: int) -> list[StoredMatch]:
        """Return the latest of the matches that a query selects, newest first.

        Only these are read whole: thousands of beginnings would hold everyone up.
        """
        newest_first = (matches.c.created.desc(), matches.c.id)
        names = query.with_only_columns(matches.c.id).order_by(*newest_first).limit(most)
        ordered = select(matches).where(matches.c.id.in_(names)).order_by(*newest_first)

        def read(connection: Connection) -> list[StoredMatch]:
            rows = connection.execute(ordered).all()
            seated = seats_by_match(connection, [row.id for row in rows])
            return [StoredMatch(record_of(MatchRecord, row), seated[row.id]) for row in rows]

        return await self.read(read)

    async def _records(self, kind: type[_Record], query: Select[Any]) -> list[_Record]:
        """Return the records that a query selects."""
        return await self.read(lambda connection: [record_of(kind, row) for row in connection.execute(query)])

    # ---- card sets --------------------------------------------------------------------------------------------------

    async def card_set(self, digest: str) -> str | None:
        query = select(card_sets.c.cards).where(card_sets.c.digest == digest)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def add_card_set(self, digest: str, cards: str) -> None:
        same = select(card_sets.c.digest).where(card_sets.c.digest == digest)

        def add(connection: Connection) -> None:
            if connection.execute(same).scalar() is None:
                connection.execute(insert(card_sets), {"digest": digest, "cards": cards})

        with suppress(IntegrityError):  # another process stores it at this moment
            await self.write(add)

    # ---- entries ----------------------------------------------------------------------------------------------------

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        return await self.read(partial(chain.read, match=match, since=since))

    async def append(
        self, match: str, entry: Entry, ending: Ending | None = None, guard: Guard | None = None
    ) -> dict[int, int]:

        def add(connection: Connection) -> dict[int, int]:
            found = _HEAD.run(connection, of=match).fetchone()
            if found is None:
                raise OutOfSequenceError("this match was removed")
            state, entries, head = found
            if state != "running":
                raise OutOfSequenceError(f"nothing can be done in a match that is {state}")
            if entry.sequence != entries:
                raise OutOfSequenceError(f"entry {entry.sequence} is not the next of this match")
            chain.extend(connection, match, entry, head)
            if ending is not None:
                ended = update(matches).where(matches.c.id == match)
                connection.execute(ended.values(state="over", **structs.asdict(ending)))
                return ratings.rate(connection, match, ending.winners, entry.at)
            return {}

        began = perf_counter()
        try:
            if guard is None:
                gains = await self.write(add)
            else:
                async with self.transaction() as connection:
                    await guard(connection)
                    gains = await connection.run_sync(add)
            metrics.sink.observe("commit_seconds", perf_counter() - began)
        except IntegrityError:
            raise OutOfSequenceError(f"this match has an entry {entry.sequence} already") from None
        return gains

    # ---- ratings ----------------------------------------------------------------------------------------------------

    async def knows(self, holder: str) -> bool:
        return await self.read(partial(ratings.knows, holder=holder))

    async def rated_between(self, one: str, other: str, game: str, since: float) -> int:
        return await self.read(partial(ratings.rated_between, one=one, other=other, game=game, since=since))

    async def ratings_of(self, holder: str, now: float) -> dict[str, Glicko]:
        return await self.read(partial(ratings.ratings_of, holder=holder, now=now))

    # ---- upkeep -----------------------------------------------------------------------------------------------------

    async def cancel(self, match: str) -> bool:
        return await self.write(partial(upkeep.cancel, match=match))

    async def stopped(self, among: Sequence[str]) -> set[str]:
        return await self.read(partial(upkeep.stopped, among=among))

    async def purge(self, old: PurgeFilter) -> int:
        return await self.write(partial(upkeep.purge, old=old, most=upkeep.BATCH))

    async def forget_ratings(self, before: float) -> int:
        return await self.write(partial(ratings.forget, before=before))

    # ---- snapshots --------------------------------------------------------------------------------------------------

    async def snapshots(self, match: str) -> list[Snapshot]:
        query = select(snapshots).where(snapshots.c.match == match).order_by(snapshots.c.sequence)
        return await self._records(Snapshot, query)

    async def add_snapshot(self, match: str, snapshot: Snapshot) -> None:
        same = (snapshots.c.match == match, snapshots.c.sequence == snapshot.sequence)

        def add(connection: Connection) -> None:
            connection.execute(delete(snapshots).where(*same))
            connection.execute(insert(snapshots), {"match": match, **structs.asdict(snapshot)})

        with suppress(IntegrityError):  # the match was removed meanwhile
            await self.write(add)


def _add(connection: Connection, match: MatchRecord, seated: Sequence[Seat]) -> None:
    """Store a match with its seats, or its places."""
    awaited = None if match.listed is None else match.created
    connection.execute(insert(matches).values(awaited=awaited, **structs.asdict(match)))
    if match.beginning is not None:
        chain.begin(connection, match.id, match.beginning)
    add_seats(connection, match.id, seated)


def _join(match: str, waiting: Sequence[Seat], taken: Seat, begun: Begun | None, connection: Connection) -> bool:
    """Take a place of a match, which may begin with it; return False if it no longer waits with these places."""
    # This update changes nothing, but locks the match until the transaction ends.
    waits = update(matches).where(matches.c.id == match, matches.c.state == "waiting").values(state="waiting")
    if connection.execute(waits).rowcount != 1 or seats_by_match(connection, [match])[match] != tuple(waiting):
        return False
    if begun is None:
        theirs = update(seats).where(seats.c.match == match, seats.c.seat == taken.seat)
        connection.execute(theirs.values(**structs.asdict(taken)))
        return True
    running = {"state": "running", "beginning": begun.beginning, "rules": begun.rules}
    connection.execute(update(matches).where(matches.c.id == match).values(running))
    chain.begin(connection, match, begun.beginning)
    connection.execute(delete(seats).where(seats.c.match == match))
    add_seats(connection, match, begun.seats)
    return True
