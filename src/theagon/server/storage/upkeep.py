"""Upkeep of the stored matches: listing them, removing old ones, ending one that is stuck.

Each function works on a connection of a server, or of the command line, which need not know whether a server runs. A
server finds out by itself which of its matches were ended or removed (`stopped`), and drops them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from sqlalchemy import delete, func, select, update

from theagon.errors import TheagonError
from theagon.server.storage.schema import METADATA, entries, matches, seats

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sqlalchemy import ColumnElement, Connection

    from theagon.server.storage.records import MatchState, PurgeFilter

BATCH: Final = 5
"""Matches removed in one transaction: players wait for it meanwhile, and a match may have a thousand entries."""


class MatchSummary(Struct, frozen=True):
    """A match as the operator of the server sees it: without the tokens of its seats and its spectators."""

    match: str
    game: str
    state: MatchState
    players: tuple[str, ...]  # by seat: the name of a player, or the kind of a bot
    actions: int  # entries, including actions taken back and take-backs
    created: float  # seconds since 1970, UTC
    last: float  # the time of the last entry, or of the creation


def lines(
    connection: Connection, *, states: Collection[MatchState] = (), before: float | None = None, most: int
) -> list[MatchSummary]:
    """Return the latest matches in these states (empty: any) without an entry since `before`, newest first."""
    actions = select(func.count()).where(entries.c.match == matches.c.id).scalar_subquery().label("actions")
    of_match = (matches.c.id, matches.c.game, matches.c.state, matches.c.created)
    query = select(*of_match, _last().label("last"), actions)
    if states:
        query = query.where(matches.c.state.in_(states))
    if before is not None:
        query = query.where(*_before(before))
    rows = connection.execute(query.order_by(matches.c.created.desc(), matches.c.id).limit(most)).all()
    seated: dict[str, list[str]] = {row.id: [] for row in rows}
    who = select(seats.c.match, seats.c.name, seats.c.kind).where(seats.c.match.in_(seated)).order_by(seats.c.seat)
    for seat in connection.execute(who):
        seated[seat.match].append(seat.name or seat.kind)
    return [
        MatchSummary(row.id, row.game, row.state, tuple(seated[row.id]), row.actions, row.created, row.last)
        for row in rows
    ]


def count(connection: Connection, old: PurgeFilter) -> dict[MatchState, int]:
    """Return how many matches `purge` would remove, by their state."""
    number = func.count().label("number")
    query = select(matches.c.state, number).where(*_is_old(old)).group_by(matches.c.state)
    found = {row.state: row.number for row in connection.execute(query)}
    return {state: found.get(state, 0) for state in old.states}


def purge(connection: Connection, old: PurgeFilter, most: int) -> int:
    """Remove at most this many old matches with all that belongs to them; return how many were removed.

    Processes that purge at once, on PostgreSQL, remove different ones.
    """
    query = select(matches.c.id).where(*_is_old(old)).order_by(matches.c.created).limit(most)
    names = connection.execute(query.with_for_update(skip_locked=True, of=matches)).scalars().all()
    _remove(connection, names)
    return len(names)


def cancel(connection: Connection, match: str) -> bool:
    """Remove a match that waits for friends; return False if it no longer waits."""
    waits = (matches.c.id == match, matches.c.state == "waiting")
    names = connection.execute(select(matches.c.id).where(*waits).with_for_update()).scalars().all()
    _remove(connection, names)
    return bool(names)


def end(connection: Connection, match: str) -> None:
    """End a running match as drawn: it takes no further entries, and cannot be opened again.

    Raises `TheagonError` for another.
    """
    ended = update(matches).where(matches.c.id == match, matches.c.state == "running")
    if connection.execute(ended.values(state="ended", winners=(), losers=())).rowcount == 1:
        return
    state = connection.execute(select(matches.c.state).where(matches.c.id == match)).scalar_one_or_none()
    if state is None:
        raise TheagonError(f"there is no match {match}", hint="'theagon matches list' has them")
    if state == "waiting":
        raise TheagonError(f"{match} has not begun", hint="'theagon matches purge --unfinished' removes such")
    raise TheagonError(f"{match} is {'over' if state == 'over' else 'ended'} already")


def stopped(connection: Connection, among: Sequence[str]) -> set[str]:
    """Return the matches among these that were ended or removed."""
    query = select(matches.c.id).where(matches.c.id.in_(among), matches.c.state != "ended")
    return set(among).difference(connection.execute(query).scalars())


def _is_old(old: PurgeFilter) -> tuple[ColumnElement[bool], ...]:
    return (matches.c.state.in_(old.states), *_before(old.before))


def _before(time: float) -> tuple[ColumnElement[bool], ...]:
    """Return the condition that there is no entry since a time; for most matches, without reading their entries."""
    return (matches.c.created < time, _last() < time)


def _last() -> ColumnElement[float]:
    """Return the time of the last entry of a match."""
    latest = select(func.max(entries.c.at)).where(entries.c.match == matches.c.id)
    return func.coalesce(latest.scalar_subquery(), matches.c.created)


def _remove(connection: Connection, names: Sequence[str]) -> None:
    """Remove matches from every table: rows that refer to a match before the match."""
    for table in reversed(METADATA.sorted_tables):
        for column in table.c:
            if column is matches.c.id or column.references(matches.c.id):
                connection.execute(delete(table).where(column.in_(names)))
