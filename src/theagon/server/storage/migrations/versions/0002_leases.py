"""The owners of matches, and the requests of other processes to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "lease",
        sa.Column("match", sa.String(64), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("fence", sa.Integer, nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_lease_owner", "lease", ["owner"])
    op.create_table(
        "request",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match", sa.String(64), sa.ForeignKey("match.id"), nullable=False),
        sa.Column("body", sa.String(4096), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_request_match", "request", ["match"])
