"""The chain of a match's entries: the checksum of each covers it and the checksum before it.

The first covers the beginning of the match. The head, in a separate row, shows whether the last entries are there.
A match with entries that do not fit is refused: replayed, they would be another match, or an earlier one.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import structs
from sqlalchemy import and_, bindparam, insert, select, update

from theagon.server.storage.prepared import Prepared
from theagon.server.storage.records import Entry
from theagon.server.storage.rows import record_of
from theagon.server.storage.schema import entries, heads, matches
from theagon.server.storage.storage import DamagedError

if TYPE_CHECKING:
    from sqlalchemy import Connection

_ADD: Final = Prepared(insert(entries), ("match", "checksum", *Entry.__struct_fields__))
_MOVE: Final = Prepared(update(heads).where(heads.c.match == bindparam("of")), ("entries", "checksum"))
_BEGINNING: Final = select(matches.c.beginning).where(matches.c.id == bindparam("of"))
_FROM: Final = and_(entries.c.match == heads.c.match, entries.c.sequence >= bindparam("first"))
_READ: Final = (
    select(entries, heads.c.entries.label("number"), heads.c.checksum.label("head"))
    .select_from(heads.outerjoin(entries, _FROM))
    .where(heads.c.match == bindparam("of"))
    .order_by(entries.c.sequence)
)


def begin(connection: Connection, match: str, beginning: str) -> None:
    """Store the head of a match that begins."""
    connection.execute(insert(heads), {"match": match, "entries": 0, "checksum": _checksum(beginning)})


def extend(connection: Connection, match: str, entry: Entry, head: int) -> None:
    """Store the next entry of a match, after the checksum of its head."""
    checksum = _checksum(head, entry)
    _ADD.run(connection, match=match, checksum=checksum, **structs.asdict(entry))
    _MOVE.run(connection, of=match, entries=entry.sequence + 1, checksum=checksum)


def read(connection: Connection, match: str, since: int) -> list[Entry]:
    """Return the entries of a match from a number on. Raises `DamagedError` if one has changed or is missing."""
    rows = connection.execute(_READ, {"of": match, "first": since - 1}).all()
    beginning = None if rows and since else connection.execute(_BEGINNING, {"of": match}).scalar()
    if not rows and beginning is None:  # it has not begun, or was removed
        return []
    checksum = _checksum(beginning)
    found: list[Entry] = []
    for row in rows:
        if row.sequence == since - 1:
            checksum = row.checksum
        elif row.sequence is not None:
            entry = record_of(Entry, row)
            checksum = _checksum(checksum, entry)
            if (row.sequence, row.checksum) != (since + len(found), checksum):
                break
            found.append(entry)
    if not rows or (since + len(found), checksum) != (rows[0].number, rows[0].head):
        raise DamagedError(f"this match is damaged in the database after {since + len(found)} actions")
    return found


def _checksum(*covered: Any) -> int:
    return zlib.crc32(msgspec.json.encode(covered))
