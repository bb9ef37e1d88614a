"""Find matches by their age, and let the operator of the server end them."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_index("ix_match_created", "match", ["created"])
