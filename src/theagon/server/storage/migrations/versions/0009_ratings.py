"""Ratings of people, and what each brought to a rated match and gained by it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "rating",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("played", sa.Float, nullable=False),
    )
    op.create_index("ix_rating_played", "rating", ["played"])
    for column in ("rating", "deviation", "gain"):
        op.add_column("seat", sa.Column(column, sa.Integer))
