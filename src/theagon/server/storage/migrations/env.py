"""The script that Alembic runs: the migrations, on the given connection."""

from __future__ import annotations

from alembic import context

from theagon.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a table by making it again
)
with context.begin_transaction():
    context.run_migrations()
