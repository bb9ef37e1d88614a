"""A PostgreSQL server for tests: the one that THEAGON_TEST_POSTGRES names, or one of its own from Debian's binaries."""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))


@contextmanager
def postgres() -> Iterator[str | None]:
    """SQLAlchemy's URL of a database whose user may create others; None if there is no PostgreSQL here."""
    if url := os.environ.get("THEAGON_TEST_POSTGRES"):
        yield url
    elif not BINARIES:
        yield None
    else:
        with own_postgres() as server:
            yield server.url


@asynccontextmanager
async def empty_database(server: str) -> AsyncIterator[str]:
    """A database of this server that is gone afterwards."""
    name = f"theagon_test_{secrets.token_hex(8)}"
    engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
        await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    await engine.dispose()


class OwnPostgres:
    """A server that listens on a socket in a folder alone."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = f"postgresql+asyncpg://postgres@/postgres?host={folder}"
        as_user: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(folder, "postgres", "postgres")
            as_user = ["runuser", "-u", "postgres", "--"]
        self._control = [*as_user, str(BINARIES[-1] / "pg_ctl"), "-s", "-w", "-D", str(folder / "data")]
        self._do("-o", "-A trust -U postgres -E UTF8", "initdb")

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' -c fsync=off"
        self._do("-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        """At once, as if it had crashed."""
        self._do("-m", "immediate", "stop")

    def _do(self, *what: str) -> None:
        subprocess.run([*self._control, *what], check=True, cwd=self.folder)


@contextmanager
def own_postgres() -> Iterator[OwnPostgres]:
    """A server that runs, and is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="theagon-postgres-"))
    try:
        server = OwnPostgres(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)
