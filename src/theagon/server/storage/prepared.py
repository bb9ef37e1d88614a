"""Queries that run on the cursor of the driver, for what each action writes: SQLAlchemy takes several times as long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import DBAPIError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ClauseElement, Connection
    from sqlalchemy.engine.interfaces import DBAPICursor


class Prepared:
    """A query of numbers and texts, which SQLAlchemy puts into words once for each kind of database."""

    def __init__(self, query: ClauseElement, columns: Iterable[str] = ()) -> None:
        """`columns` are those that an insertion or an update sets."""
        self._query = query
        self._columns = list(columns)
        self._texts: dict[str, tuple[str, list[str]]] = {}  # by dialect, with the names of the parameters in order

    def run(self, connection: Connection, **values: Any) -> DBAPICursor:
        """Run it with these parameters, and return the cursor. Raises what SQLAlchemy raises."""
        dialect = connection.dialect
        if dialect.name not in self._texts:
            compiled: Any = self._query.compile(dialect=dialect, column_keys=self._columns or None)
            self._texts[dialect.name] = (compiled.string, compiled.positiontup)
        text, names = self._texts[dialect.name]
        cursor = connection.connection.cursor()
        driver: Any = dialect.loaded_dbapi
        try:
            cursor.execute(text, tuple(values[name] for name in names))
        except driver.Error as error:
            raise DBAPIError.instance(text, None, error, driver.Error, hide_parameters=True, dialect=dialect) from error
        return cursor
