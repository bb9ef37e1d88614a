"""Matches are found by their age, and may be ended by whoever operates the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_MATCH = sa.table("match", sa.column("state"))


def upgrade() -> None:
    op.create_index("ix_match_created", "match", ["created"])


def downgrade() -> None:
    """A match that was ended counts as over, and drawn as it is: there was no other word for it."""
    op.get_bind().execute(sa.update(_MATCH).where(_MATCH.c.state == "ended").values(state="over"))
    op.drop_index("ix_match_created", "match")
