"""Bringing a database up to date, by Alembic's migrations in `migrations`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import func, inspect, select, text

from theagon.errors import TheagonError

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

FOLDER: Final = Path(__file__).parent / "migrations"
REVISIONS: Final = tuple(sorted(file.name.partition("_")[0] for file in (FOLDER / "versions").glob("[0-9]*.py")))
"""All migrations of this release, in order."""
LOCK: Final = 0x74686561676F6E
"""The advisory lock of PostgreSQL that is held while tables change: `theagon` in ASCII."""


def upgrade(connection: Connection) -> None:
    """Carry out the missing migrations of a database, in its current transaction.

    Raises `TheagonError` for a database of a later release.
    """
    if connection.dialect.name == "postgresql":  # several processes may start at once: one migrates, the others wait
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    else:  # Python's driver for SQLite begins no transaction for changes of tables by itself
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    if _revision(connection) == REVISIONS[-1]:
        return
    from alembic import command  # here: it takes 0.2 s, and most databases are up to date
    from alembic.util import CommandError

    configuration = config()
    configuration.attributes["connection"] = connection
    try:
        command.upgrade(configuration, "head")
    except CommandError as error:
        raise TheagonError(
            f"the database is of a later release of theagon: {error}",
            hint="serve it with that release, or name another database",
        ) from None


def _revision(connection: Connection) -> str | None:
    """Return the last migration that a database had; None before the first."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def config() -> Config:
    """Return Alembic's settings, which name the folder of the migrations."""
    from alembic.config import Config

    configuration = Config()
    configuration.set_main_option("script_location", str(FOLDER))
    configuration.set_main_option("path_separator", "os")
    return configuration


def require_current(connection: Connection) -> None:
    """Raise `TheagonError` unless a database has the tables of this release."""
    revision = _revision(connection)
    if revision is None:
        raise TheagonError("this is no database of theagon", hint="is its address right?")
    if revision != REVISIONS[-1]:
        raise TheagonError(
            "the database is of another release of theagon",
            hint="serve it once with this release: that brings it up to date",
        )
