"""The seats that lost: of several players, some may lose while others draw."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("match", sa.Column("losers", sa.Text))
