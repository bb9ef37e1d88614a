"""When somebody waited at an open table last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("awaited", sa.Float))


def downgrade() -> None:
    op.drop_column("match", "awaited")
