"""Checksums of entries: each covers the one before, the first the beginning, and a row has the end of the chain."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

_FIELDS = ("sequence", "kind", "seat", "action", "by", "at")
_MATCH = sa.table("match", *map(sa.column, ("id", "beginning")))
_ENTRY = sa.table("entry", *map(sa.column, ("match", *_FIELDS, "checksum")))
_HEAD = sa.table("head", *map(sa.column, ("match", "entries", "checksum")))
_ADD = (
    sa.update(_ENTRY)
    .where(_ENTRY.c.match == sa.bindparam("of"), _ENTRY.c.sequence == sa.bindparam("number"))
    .values(checksum=sa.bindparam("sum"))
)


def upgrade() -> None:
    op.add_column("entry", sa.Column("checksum", sa.BigInteger))
    op.create_table(
        "head",
        sa.Column("match", sa.String(64), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("checksum", sa.BigInteger, nullable=False),
    )
    connection = op.get_bind()
    for match in connection.execute(sa.select(_MATCH.c.id).where(_MATCH.c.beginning.is_not(None))).scalars().all():
        beginning = connection.execute(sa.select(_MATCH.c.beginning).where(_MATCH.c.id == match)).scalar_one()
        rows = connection.execute(sa.select(_ENTRY).where(_ENTRY.c.match == match).order_by(_ENTRY.c.sequence)).all()
        checksum, added = _checksum(beginning), []
        for row in rows:
            checksum = _checksum(checksum, {field: getattr(row, field) for field in _FIELDS})
            added.append({"of": match, "number": row.sequence, "sum": checksum})
        if added:
            connection.execute(_ADD, added)
        connection.execute(sa.insert(_HEAD), {"match": match, "entries": len(rows), "checksum": checksum})


def _checksum(*covered: Any) -> int:
    return zlib.crc32(msgspec.json.encode(covered))
