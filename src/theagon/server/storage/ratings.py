"""Ratings of people, one for each game, changed in the transaction that ends a rated match.

A person is identified by the hash of a token, as in the seats. Each match is a rating period, and so is each day
without one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import structs
from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from theagon.arena.glicko import Glicko, after_games, after_idle
from theagon.server.storage.schema import matches, ratings, seats

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection, Row

BATCH: Final = 100
"""Ratings forgotten in one transaction."""

_DAY: Final = 24 * 3600


def ratings_of(connection: Connection, holder: str, now: float) -> dict[str, Glicko]:
    """Return the ratings of a person as they are now, by game."""
    found = connection.execute(select(ratings).where(ratings.c.holder == holder).order_by(ratings.c.game))
    return {row.game: _rested(row, now) for row in found}


def rated_between(connection: Connection, one: str, other: str, game: str, since: float) -> int:
    """Return how many rated matches of a game, made since a time, two people have played, or play."""
    rated = and_(seats.c.match == matches.c.id, seats.c.holder == one, seats.c.rating.is_not(None))
    theirs = select(seats.c.match).where(seats.c.holder == other)
    latest = (matches.c.game == game, matches.c.created >= since, matches.c.id.in_(theirs))
    query = select(func.count()).select_from(matches).join(seats, rated).where(*latest)
    return int(connection.execute(query).scalar_one())


def knows(connection: Connection, holder: str) -> bool:
    """Return whether a person has a seat or a place in any match, or a rating: ratings outlive matches."""
    owned = (select(table.c.holder).where(table.c.holder == holder).exists() for table in (seats, ratings))
    return bool(connection.execute(select(or_(*owned))).scalar())


def rate(connection: Connection, match: str, winners: Collection[int], now: float) -> dict[int, int]:
    """Rate the players of a match that ends now; return what each seat gains, in whole points, if it is rated."""
    game, options = connection.execute(select(matches.c.game, matches.c.options).where(matches.c.id == match)).one()
    if not options.rated:
        return {}
    mine = select(seats.c.seat, seats.c.holder).where(seats.c.match == match)
    seated = {row.seat: row.holder for row in connection.execute(mine)}
    before = _locked(connection, seated.values(), game, now)
    gains = {}
    for seat, holder in seated.items():
        (other,) = (each for each in seated.values() if each != holder)
        score = 0.5 if not winners else float(seat in winners)
        after = after_games(before[holder], [(before[other], score)])
        one = (ratings.c.holder == holder, ratings.c.game == game)
        connection.execute(update(ratings).where(*one).values(played=now, **structs.asdict(after)))
        gains[seat] = round(after.rating) - round(before[holder].rating)
        theirs = (seats.c.match == match, seats.c.seat == seat)
        connection.execute(update(seats).where(*theirs).values(gain=gains[seat]))
    return gains


def forget(connection: Connection, before: float) -> int:
    """Delete a batch of ratings without a match since a time; return how many.

    Ratings that a match changes at this moment stay.
    """
    query = select(ratings.c.holder, ratings.c.game).where(ratings.c.played < before).limit(BATCH)
    old = connection.execute(query.with_for_update(skip_locked=True)).all()
    for holder, game in old:
        connection.execute(delete(ratings).where(ratings.c.holder == holder, ratings.c.game == game))
    return len(old)


def _locked(connection: Connection, holders: Collection[str], game: str, now: float) -> dict[str, Glicko]:
    """Return the ratings of these people as they are now, locked until the transaction ends; all get one.

    They are made or locked in the order of holders, so that matches of the same people that end at once in several
    processes do not deadlock.
    """
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    for holder in sorted(holders):
        new = insert(ratings).values(holder=holder, game=game, played=now, **structs.asdict(Glicko()))
        unchanged = {"played": ratings.c.played}  # unlike no update at all, this locks a row that is there
        connection.execute(new.on_conflict_do_update(index_elements=["holder", "game"], set_=unchanged))
    found = connection.execute(select(ratings).where(ratings.c.holder.in_(holders), ratings.c.game == game))
    return {row.holder: _rested(row, now) for row in found}


def _rested(row: Row[tuple[object, ...]], now: float) -> Glicko:
    """Return the rating of a row, after the days since the last match."""
    known = Glicko(row.rating, row.deviation, row.volatility)
    return after_idle(known, max(0.0, now - row.played) / _DAY)
