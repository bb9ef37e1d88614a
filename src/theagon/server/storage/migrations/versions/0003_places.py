"""Matches of more than two players: waiting players are rows of seats too, and several may win."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_MATCH = sa.table("match", *map(sa.column, ("id", "state", "options", "host", "winner", "winners", "waiting")))
_SEAT = sa.table("seat", *map(sa.column, ("match", "seat", "kind", "name", "holder", "deck")))


def upgrade() -> None:
    op.add_column("seat", sa.Column("deck", sa.Text))
    op.add_column("match", sa.Column("winners", sa.Text))
    connection = op.get_bind()
    won = sa.literal("[") + sa.cast(_MATCH.c.winner, sa.String) + sa.literal("]")
    connection.execute(sa.update(_MATCH).where(_MATCH.c.winner.is_not(None)).values(winners=won))
    for row in connection.execute(sa.select(_MATCH).where(_MATCH.c.state == "waiting")).all():
        host = json.loads(row.host)
        host_sits = {
            "seat": 0,
            "kind": "human",
            "name": host["name"],
            "holder": host["holder"],
            "deck": json.dumps(host["deck"]),
        }
        friend_sits = {"seat": 1, "kind": "friend", "name": "", "holder": None, "deck": None}
        connection.execute(sa.insert(_SEAT), [{"match": row.id, **sits} for sits in (host_sits, friend_sits)])
        options = json.dumps(json.loads(row.options) | {"first": host["seat"]})
        connection.execute(sa.update(_MATCH).where(_MATCH.c.id == row.id).values(options=options))
    op.drop_index("ix_match_waiting", "match")
    for column in ("host", "waiting", "winner"):
        op.drop_column("match", column)
