"""The name of a match in the list of open tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("match", sa.Column("listed", sa.String(64)))
    op.create_index("ix_match_listed", "match", ["listed"], unique=True)
