"""Snapshots of matches, so that a long one is loaded without playing it through."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "snapshot",
        sa.Column("match", sa.String(64), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("form", sa.String(80), nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
