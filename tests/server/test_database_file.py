"""The file of a database is its owner's alone, and one process holds it."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import make_url

from tests.server.test_storage import running
from theagon.errors import TheagonError
from theagon.server.storage.database_file import InUseError, file_of, locked, make_private
from theagon.server.storage.sql_storage import SqlStorage


@pytest.fixture
def open_umask() -> Iterator[None]:
    """New files may be read by everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(path.stat().st_mode & 0o777) for path in folder.iterdir()}


@pytest.mark.usefixtures("open_umask")
async def test_whatever_the_umask_the_files_of_a_database_are_private(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    with locked(path):
        storage = SqlStorage(f"sqlite:///{path}")
        await storage.open()
        await storage.add(running("m"))
        files = modes(tmp_path)
        await storage.close()
    assert files == dict.fromkeys([path.name, *(f"{path.name}{end}" for end in (".lock", "-wal", "-shm"))], "0o600")


@pytest.mark.usefixtures("open_umask")
async def test_a_database_that_others_could_read_is_made_private_with_the_files_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("CREATE TABLE held_open (day TEXT)")
        assert set(modes(tmp_path).values()) == {"0o644"}
        storage = SqlStorage(f"sqlite:///{path}")
        await storage.open()
        assert set(modes(tmp_path).values()) == {"0o600"}
        await storage.close()


def test_a_file_that_only_another_user_can_make_private_is_warned_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    path = tmp_path / "matches.sqlite"
    path.touch(0o644)
    monkeypatch.setattr(Path, "chmod", refuse)
    with caplog.at_level(logging.WARNING):
        make_private(path)
    assert f"{path} can be read by other users" in caplog.text


def test_a_database_is_held_once_by_whatever_name_and_then_free_again(tmp_path: Path) -> None:
    path, link = tmp_path / "matches.sqlite", tmp_path / "link.sqlite"
    link.symlink_to(path)
    names = [file_of(make_url(f"sqlite:///{name}")) for name in (path, link)]
    assert names[0] is not None
    assert names[0] == names[1]
    for _ in range(2):
        with (
            locked(names[0]),
            pytest.raises(InUseError, match=f"process {os.getpid()} on .* since 2"),
            locked(names[0]),
        ):
            pytest.fail("it is held twice")


def test_a_file_named_by_a_uri_is_refused_and_another_database_has_no_file() -> None:
    with pytest.raises(TheagonError, match="path"):
        file_of(make_url("sqlite:///file:matches.sqlite?uri=true"))
    assert file_of(make_url("postgresql://db.example.org/theagon")) is None
