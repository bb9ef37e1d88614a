"""A server that cannot start says why, without a traceback, and leaves what it found as it was."""

from __future__ import annotations

import os
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from theagon.errors import TheagonError
from theagon.server import run as serving
from theagon.server.run import inherited, listen, run


def start(database: str) -> None:
    """Start a server that is to fail."""
    with listen("127.0.0.1", 0) as listener:
        run(listener, database, ready=lambda: pytest.fail("it serves"))


def no_database(path: Path) -> None:
    path.write_text("only a text, and one long enough to be looked into")


def another_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("CREATE TABLE match (day TEXT)")


def later_release(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("CREATE TABLE alembic_version (version_num TEXT)")
        file.execute("INSERT INTO alembic_version VALUES ('9999')")


FILES: dict[str, tuple[Callable[[Path], object], str]] = {
    "no database": (no_database, "file is not a database"),
    "the database of another program": (another_program, "already exists"),
    "the database of a later release": (later_release, "later release of theagon.*9999"),
    "a folder": (Path.mkdir, "unable to open database file"),
}


def content(path: Path) -> list[object]:
    """What is in a folder, in a database, or in another file."""
    if path.is_dir():
        return [*path.iterdir()]
    try:
        with closing(sqlite3.connect(path)) as file:
            return [*file.iterdump()]
    except sqlite3.DatabaseError:
        return [path.read_bytes()]


@pytest.mark.parametrize(("make", "message"), FILES.values(), ids=FILES)
def test_a_file_that_is_not_ours_is_refused_and_left_alone(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], make: Callable[[Path], object], message: str
) -> None:
    path = tmp_path / "matches.sqlite"
    make(path)
    before = content(path)
    with pytest.raises(TheagonError, match=message) as refused:
        start(f"sqlite:///{path}")
    assert refused.value.hint
    assert content(path) == before
    assert capfd.readouterr() == ("", "")


ADDRESSES = {
    "no address": ("matches.sqlite", "no address of a database"),
    "another kind": ("mysql://host/matches", "cannot be kept in mysql"),
    "in memory": ("sqlite://", "in a file"),
    "a folder that is not there": ("sqlite:////nowhere/matches.sqlite", "unable to open"),
    "a file with parameters": ("sqlite:///matches.sqlite?timeout=abc", "only by its path"),
    "a file of no name": ("sqlite:///a\0b", "only by its path"),
    "no port": ("postgresql://ana:secret@127.0.0.1:99999999/matches", "99999999 is no port"),
    "a port of letters": ("postgresql://ana:secret@127.0.0.1/matches?port=abc", "cannot be used"),
    "no host": ("postgresql://ana:secret@a..b/matches", "cannot be used"),
    "nobody there": ("postgresql://ana:secret@127.0.0.1:1/matches", "cannot be used"),
}


@pytest.mark.parametrize(("address", "message"), ADDRESSES.values(), ids=ADDRESSES)
def test_an_address_of_no_database_is_refused_with_what_would_be_one(
    capfd: pytest.CaptureFixture[str], address: str, message: str
) -> None:
    with pytest.raises(TheagonError, match=message) as refused:
        start(address)
    assert refused.value.hint
    assert "secret" not in str(refused.value)
    assert capfd.readouterr() == ("", "")


def test_a_socket_that_systemd_holds_is_served_only_by_the_process_that_it_is_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as held:
        monkeypatch.setattr(serving, "INHERITED", os.dup(held.fileno()))
        monkeypatch.setenv("LISTEN_PID", str(os.getppid()))
        assert inherited() is None
        monkeypatch.setenv("LISTEN_PID", str(os.getpid()))
        passed = inherited()
        assert passed is not None
        with passed:
            assert passed.getsockname() == held.getsockname()
