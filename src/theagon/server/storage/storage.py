"""Matches in the database: a match is its set-up and its entries, and its state follows by replaying them.

An entry is written in one transaction before it is acknowledged: a killed process loses nothing that anybody was told
of. Entries are only ever added: taking an action back is an entry too, so their numbers never run backwards.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from theagon.errors import TheagonError
from theagon.server import metrics
from theagon.server.storage import ratings
from theagon.server.storage.database import Database
from theagon.server.storage.records import FRIEND, Entry, Snapshot, StoredMatch
from theagon.server.storage.rows import add_seats, match_of, numbers_of, row_of, row_of_seat, seats_by_match, to_json
from theagon.server.storage.schema import card_sets, entries, matches, seats, snapshots

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Sequence

    from sqlalchemy import Connection, Select
    from sqlalchemy.ext.asyncio import AsyncConnection

    from theagon.arena.glicko import Glicko
    from theagon.server.storage.records import Begun, MatchRecord, Seat

Guard: TypeAlias = "Callable[[AsyncConnection], Awaitable[None]]"
"""Called in a transaction before anything is written; what it raises undoes the transaction."""

JOINS: Final = 8
"""Attempts to join a match that others join at the same time: more than any match has places."""


_LAST: Final = select(
    matches.c.state, select(func.max(entries.c.sequence)).where(entries.c.match == matches.c.id).scalar_subquery()
).where(matches.c.id == bindparam("of"))
_ADD: Final = insert(entries)
_IS_OPEN: Final = (matches.c.listed.is_not(None), matches.c.state == "waiting")


class OutOfSequenceError(TheagonError):
    """Another entry has this number already, or the match has no entries now."""


class NotWaitingError(TheagonError):
    """The match has no free place, or not for this person."""


class Storage(Database):
    """Matches in a database. Every method raises `StorageError` if the database does not serve."""

    # ---- matches ----------------------------------------------------------------------------------------------------

    async def add(self, match: MatchRecord, seated: Sequence[Seat] = ()) -> None:
        """Store a new match."""

        def add(connection: Connection) -> None:
            connection.execute(insert(matches), row_of(match))
            add_seats(connection, match.id, seated)

        await self.write(add)

    async def find(self, match: str) -> StoredMatch | None:
        """A match by its id."""
        return await self._find(matches.c.id == match)

    async def find_watched(self, watch: str) -> StoredMatch | None:
        """A match by the token of those who watch it."""
        return await self._find(matches.c.watch == watch)

    async def find_listed(self, table: str) -> StoredMatch | None:
        """A match that waits, by its name in the list of open tables."""
        return await self._find((matches.c.listed == table) & (matches.c.state == "waiting"))

    async def listed(self, since: float, most: int) -> list[StoredMatch]:
        """The latest open tables at which somebody has waited since then, newest first."""
        return await self._latest(select(matches).where(*_IS_OPEN, matches.c.awaited >= since), most)

    async def note_awaited(self, among: Collection[str], now: float) -> None:
        """Store that somebody waits now at those of these matches that are open tables."""
        awaited = update(matches).where(*_IS_OPEN, matches.c.id.in_(among)).values(awaited=now)
        await self.write(lambda connection: connection.execute(awaited))

    async def join(
        self, match: str, comer: Seat, begin: Callable[[Sequence[Seat]], Awaitable[Begun]]
    ) -> tuple[Seat, ...]:
        """Give whoever comes the next free place of a match that waits; of `comer`, name, holder and deck count.

        With the last place the match begins, as `begin` makes it of all places. Returns its seats, or none before that.
        Raises `NotWaitingError` if there is no place.
        """
        for _ in range(JOINS):
            stored = await self.find(match)
            waiting = stored.seats if stored is not None and stored.match.state == "waiting" else ()
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
        """Store the match that follows another, unless there is one already; the id of the one that follows."""
        query = update(matches).where(matches.c.id == match, matches.c.rematch.is_(None)).values(rematch=following.id)

        def add(connection: Connection) -> str:
            if connection.execute(query).rowcount == 1:
                connection.execute(insert(matches), row_of(following))
                add_seats(connection, following.id, seated)
                return following.id
            return str(connection.execute(select(matches.c.rematch).where(matches.c.id == match)).scalar_one())

        return await self.write(add)

    async def add_hint(self, match: str, step: int) -> tuple[int, ...]:
        """Store that a hint was given before a step; returns all steps before which one was."""
        mine = matches.c.id == match

        def add(connection: Connection) -> tuple[int, ...]:
            given = (
                *numbers_of(connection.execute(select(matches.c.hints).where(mine).with_for_update()).scalar()),
                step,
            )
            connection.execute(update(matches).where(mine).values(hints=to_json(given)))
            return given

        return await self.write(add)

    async def of_holder(self, holder: str, most: int) -> list[StoredMatch]:
        """The latest matches that a holder has a seat or a place in, newest first."""
        mine = select(seats.c.match).where(seats.c.holder == holder)
        return await self._latest(select(matches).where(matches.c.id.in_(mine)), most)

    async def _latest(self, query: Select[Any], most: int) -> list[StoredMatch]:
        """The latest of the matches that a query selects, newest first."""
        async with self.reading() as connection:
            ordered = query.order_by(matches.c.created.desc(), matches.c.id).limit(most)
            rows = (await connection.execute(ordered)).all()
            seated = await connection.run_sync(seats_by_match, [row.id for row in rows])
            return [StoredMatch(match_of(row), seated[row.id]) for row in rows]

    async def _find(self, condition: Any) -> StoredMatch | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(matches).where(condition))).one_or_none()
            if row is None:
                return None
            return StoredMatch(match_of(row), (await connection.run_sync(seats_by_match, [row.id]))[row.id])

    # ---- card sets --------------------------------------------------------------------------------------------------

    async def card_set(self, digest: str) -> str | None:
        """The definitions of a card set, as JSON; None if it is not stored."""
        query = select(card_sets.c.cards).where(card_sets.c.digest == digest)
        async with self.reading() as connection:
            cards: str | None = (await connection.execute(query)).scalar()
            return cards

    async def add_card_set(self, digest: str, cards: str) -> None:
        """Store the definitions of a card set, unless they are stored."""
        same = select(card_sets.c.digest).where(card_sets.c.digest == digest)

        def add(connection: Connection) -> None:
            if connection.execute(same).scalar() is None:
                connection.execute(insert(card_sets), {"digest": digest, "cards": cards})

        with suppress(IntegrityError):  # another process stores it at this moment
            await self.write(add)

    # ---- entries ----------------------------------------------------------------------------------------------------

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """What was done in a match, from a number on."""
        query = select(entries).where(entries.c.match == match, entries.c.sequence >= since)
        async with self.reading() as connection:
            rows = await connection.execute(query.order_by(entries.c.sequence))
            return [Entry(row.sequence, row.kind, row.seat, row.action, row.by, row.at) for row in rows]

    async def append(
        self, match: str, entry: Entry, winners: tuple[int, ...] | None = None, guard: Guard | None = None
    ) -> dict[int, int]:
        """Store what was done and, if the match is over by it, who has won: nobody if it is drawn.

        Returns what each seat gains of rating, if it ends a rated match. Raises `OutOfSequenceError` if it is not next
        or nothing may follow any more, and what `guard` raises.
        """

        def add(connection: Connection) -> dict[int, int]:
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
                ended = {"state": "over", "winners": to_json(winners)}
                connection.execute(update(matches).where(matches.c.id == match).values(ended))
                return ratings.rate(connection, match, winners, entry.at)
            return {}

        began = perf_counter()
        try:
            if guard is None:
                gains = await self.write(add)
            else:
                async with self.transaction() as connection:
                    await guard(connection)
                    gains = await connection.run_sync(add)
            metrics.committed(perf_counter() - began)
        except IntegrityError:
            raise OutOfSequenceError(f"this match has an entry {entry.sequence} already") from None
        return gains

    # ---- ratings ----------------------------------------------------------------------------------------------------

    async def knows(self, holder: str) -> bool:
        """Whether a person has a seat or a place in any match, or a rating."""
        async with self.reading() as connection:
            return await connection.run_sync(ratings.knows, holder)

    async def ratings_of(self, holder: str, now: float) -> dict[str, Glicko]:
        """The ratings of a person as they are now, by game."""
        async with self.reading() as connection:
            return await connection.run_sync(ratings.ratings_of, holder, now)

    async def gains_in(self, match: str) -> dict[int, int]:
        """What each seat of a match has gained; nothing before its end, and if it is not rated."""
        async with self.reading() as connection:
            return await connection.run_sync(ratings.gains_in, match)

    # ---- snapshots --------------------------------------------------------------------------------------------------

    async def snapshots(self, match: str) -> list[Snapshot]:
        """The snapshots of a match, in their order."""
        query = select(snapshots).where(snapshots.c.match == match).order_by(snapshots.c.sequence)
        async with self.reading() as connection:
            rows = await connection.execute(query)
            return [Snapshot(row.sequence, row.form, row.first, row.data) for row in rows]

    async def add_snapshot(self, match: str, snapshot: Snapshot) -> None:
        """Store a snapshot, in place of one of the same entry."""
        same = (snapshots.c.match == match, snapshots.c.sequence == snapshot.sequence)

        def add(connection: Connection) -> None:
            connection.execute(delete(snapshots).where(*same))
            connection.execute(insert(snapshots), {"match": match, **msgspec.structs.asdict(snapshot)})

        with suppress(IntegrityError):  # the match was removed meanwhile
            await self.write(add)


def _join(match: str, waiting: Sequence[Seat], taken: Seat, begun: Begun | None, connection: Connection) -> bool:
    """Take a place of a match, which may begin with it; False, and nothing, if it no longer waits with these places."""
    # To say again that it waits keeps others who come out of this match until all is done.
    waits = update(matches).where(matches.c.id == match, matches.c.state == "waiting").values(state="waiting")
    if connection.execute(waits).rowcount != 1 or seats_by_match(connection, [match])[match] != tuple(waiting):
        return False
    if begun is None:
        theirs = update(seats).where(seats.c.match == match, seats.c.seat == taken.seat)
        connection.execute(theirs.values(row_of_seat(match, taken)))
        return True
    running = {"state": "running", "beginning": begun.beginning, "rules": begun.rules}
    connection.execute(update(matches).where(matches.c.id == match).values(running))
    connection.execute(delete(seats).where(seats.c.match == match))
    add_seats(connection, match, begun.seats)
    return True
