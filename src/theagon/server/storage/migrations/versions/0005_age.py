"""The age of matches, and the matches that the operator of the server ended."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_index("ix_match_created", "match", ["created"])
