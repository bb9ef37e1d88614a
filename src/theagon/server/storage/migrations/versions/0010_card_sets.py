"""Card sets, each stored once: matches begun from now on name theirs, and older ones keep the cards that they have."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "card_set", sa.Column("digest", sa.String(64), primary_key=True), sa.Column("cards", sa.Text, nullable=False)
    )
