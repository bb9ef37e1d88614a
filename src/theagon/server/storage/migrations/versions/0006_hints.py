"""The steps of a match before which a hint was given."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("match", sa.Column("hints", sa.Text))
