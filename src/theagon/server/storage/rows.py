"""Records as rows of the tables: each field of a record is a column."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct, structs
from sqlalchemy import insert, select

from theagon.server.storage.records import Seat
from theagon.server.storage.schema import seats

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Row

_Record = TypeVar("_Record", bound=Struct)


def record_of(kind: type[_Record], row: Row[Any]) -> _Record:
    """Return the record of a row."""
    return kind(**{name: getattr(row, name) for name in kind.__struct_fields__})


def add_seats(connection: Connection, match: str, seated: Sequence[Seat]) -> None:
    """Store the seats, or the places, of a match."""
    if seated:
        connection.execute(insert(seats), [{"match": match, **structs.asdict(seat)} for seat in seated])


def seats_by_match(connection: Connection, among: Sequence[str]) -> dict[str, tuple[Seat, ...]]:
    """Return the seats of these matches, by match."""
    found: dict[str, tuple[Seat, ...]] = dict.fromkeys(among, ())
    for row in connection.execute(select(seats).where(seats.c.match.in_(among)).order_by(seats.c.seat)):
        found[row.match] += (record_of(Seat, row),)
    return found
