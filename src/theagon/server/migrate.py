"""Bringing a database up to date, by Alembic's migrations in `migrations`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import func, select

from theagon.errors import TheagonError

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x74686561676F6E
"""Of PostgreSQL's advisory locks the one that is held while tables change: `theagon` in ASCII."""


def upgrade(connection: Connection) -> None:
    """Carry out the migrations that a database has not had, in its present transaction.

    Raises `TheagonError` for one that had others, of a later release.
    """
    from alembic import command
    from alembic.util import CommandError

    if connection.dialect.name == "postgresql":  # several processes may start at once: one migrates, the others wait
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    else:  # Python's driver for SQLite begins no transaction for changes of tables by itself
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    configuration = config()
    configuration.attributes["connection"] = connection
    try:
        command.upgrade(configuration, "head")
    except CommandError as error:
        raise TheagonError(f"the database is of a later release of theagon: {error}",
                           hint="serve it with that release, or name another database") from None  # fmt: skip


def config() -> Config:
    """Alembic's settings: where the migrations are."""
    from alembic.config import Config

    configuration = Config()
    configuration.set_main_option("script_location", str(FOLDER))
    configuration.set_main_option("path_separator", "os")
    return configuration


def is_known(revision: str) -> bool:
    """Whether this release has the migration that a database had last."""
    from alembic.script import ScriptDirectory

    return any(script.revision == revision for script in ScriptDirectory.from_config(config()).walk_revisions())


def require_current(connection: Connection) -> None:
    """Raise `TheagonError` unless a database has the tables of this release."""
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise TheagonError("this is no database of theagon", hint="is its address right?")
    if revision != ScriptDirectory.from_config(config()).get_current_head():
        raise TheagonError("the database is of another release of theagon",
                           hint="serve it once with this release: that brings it up to date")  # fmt: skip
