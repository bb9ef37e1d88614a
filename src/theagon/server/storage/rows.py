"""Matches and seats as rows of the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import insert, select

from theagon.server.storage.records import MatchRecord, Options, Seat
from theagon.server.storage.schema import seats

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Row

_OPTIONS: Final = msgspec.json.Decoder(Options)
_NUMBERS: Final = msgspec.json.Decoder(tuple[int, ...])


def add_seats(connection: Connection, match: str, seated: Sequence[Seat]) -> None:
    """Store the seats, or the places, of a match."""
    if seated:
        connection.execute(insert(seats), [row_of_seat(match, seat) for seat in seated])


def seats_by_match(connection: Connection, among: Sequence[str]) -> dict[str, tuple[Seat, ...]]:
    """Return the seats of these matches, by match."""
    found: dict[str, tuple[Seat, ...]] = dict.fromkeys(among, ())
    for row in connection.execute(select(seats).where(seats.c.match.in_(among)).order_by(seats.c.seat)):
        deck = None if row.deck is None else msgspec.json.decode(row.deck)
        found[row.match] += (Seat(row.seat, row.kind, row.name, row.holder, deck, row.rating, row.deviation),)
    return found


def row_of_seat(match: str, seat: Seat) -> dict[str, Any]:
    """Return the row of a seat of a match."""
    plain = {name: getattr(seat, name) for name in seat.__struct_fields__}
    return plain | {"match": match, "deck": None if seat.deck is None else to_json(seat.deck)}


def row_of(match: MatchRecord) -> dict[str, Any]:
    """Return the row of a match."""
    plain = {name: getattr(match, name) for name in match.__struct_fields__}
    winners = to_json(match.winners) if match.state == "over" else None
    hints = to_json(match.hints) if match.hints else None
    awaited = None if match.listed is None else match.created
    return plain | {"options": to_json(match.options), "winners": winners, "hints": hints, "awaited": awaited}


def match_of(row: Row[Any]) -> MatchRecord:
    """Return the match of a row."""
    return MatchRecord(
        id=row.id,
        game=row.game,
        rules=row.rules,
        state=row.state,
        watch=row.watch,
        options=options_of(row.options),
        created=row.created,
        beginning=row.beginning,
        winners=numbers_of(row.winners),
        rematch=row.rematch,
        hints=numbers_of(row.hints),
        listed=row.listed,
    )


def options_of(column: str) -> Options:
    """Return the options of a match from their column."""
    return _OPTIONS.decode(column)


def numbers_of(column: str | None) -> tuple[int, ...]:
    """Return the numbers of a column that has a list of them, or null for none."""
    return () if column is None else _NUMBERS.decode(column)


def to_json(value: object) -> str:
    """Return a value as JSON, for a column."""
    return msgspec.json.encode(value).decode()
