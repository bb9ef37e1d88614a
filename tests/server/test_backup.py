"""A copy of a database is whole, private and new, and takes the place of one that no server holds."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.test_storage import SEATS, act, running
from tests.waiting import SECONDS
from theagon.errors import TheagonError
from theagon.server.storage import backup
from theagon.server.storage.backup import back_up, restore
from theagon.server.storage.database_file import InUseError, locked
from theagon.server.storage.sql_storage import SqlStorage


def unseen(_done: int, _total: int) -> None:
    """Nobody watches how far it is."""


async def filled(path: Path, matches: int = 3) -> None:
    """A database with some matches of two entries each."""
    storage = SqlStorage(f"sqlite:///{path}")
    await storage.open()
    for number in range(matches):
        await storage.add(running(f"m{number}"), SEATS)
        await storage.append(f"m{number}", act(0))
        await storage.append(f"m{number}", act(1))
    await storage.close()


async def kept(path: Path) -> int:
    """The number of matches in a database, each of them found by our own storage."""
    storage = SqlStorage(f"sqlite:///{path}")
    await storage.open()
    matches = await storage.of_holder("holder-a", 10_000)
    entries = [len(await storage.entries(each.match.id)) for each in matches]
    await storage.close()
    assert set(entries) <= {2}
    return len(matches)


async def test_a_copy_has_every_row_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    database, copy = tmp_path / "matches.sqlite", tmp_path / "copy.sqlite"
    await filled(database)
    seen: list[tuple[int, int]] = []
    copied = back_up(database, copy, lambda done, total: seen.append((done, total)))
    assert {name: copied.rows[name] for name in ("match", "seat", "entry")} == {"match": 3, "seat": 6, "entry": 6}
    assert seen[-1][0] == seen[-1][1]
    assert copy.stat().st_mode & 0o777 == 0o600
    assert {path.name for path in tmp_path.iterdir()} == {"matches.sqlite", "copy.sqlite"}
    assert await kept(copy) == 3


async def test_a_copy_is_of_one_moment_though_others_write_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "_PAGES", 1)  # others have their turn after each page
    database, copy = tmp_path / "matches.sqlite", tmp_path / "copy.sqlite"
    await filled(database, 20)
    storage = SqlStorage(f"sqlite:///{database}")
    await storage.open()
    loop, written = asyncio.get_running_loop(), 0

    def write(_done: int, _total: int) -> None:
        nonlocal written
        work = storage.add(running(f"later-{written}"), SEATS)
        asyncio.run_coroutine_threadsafe(work, loop).result(SECONDS)
        written += 1

    copied = await asyncio.to_thread(back_up, database, copy, write)
    await storage.close()
    assert written > 10
    assert copied.rows["match"] == 20
    assert await kept(copy) == 20


async def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    database, copy = tmp_path / "matches.sqlite", tmp_path / "copy.sqlite"
    await filled(database)
    copy.write_text("precious")
    with pytest.raises(TheagonError, match="there already"):
        back_up(database, copy, unseen)
    assert copy.read_text() == "precious"


def damaged(path: Path) -> None:
    """A database with a page that another program has written to."""
    asyncio.run(filled(path, 200))
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"\xff" * 4096)


def orphaned(path: Path) -> None:
    """A database with a seat at no match."""
    asyncio.run(filled(path))
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("DELETE FROM match WHERE id = 'm1'")


def of_another(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("CREATE TABLE match (day TEXT)")


def of_later(path: Path) -> None:
    asyncio.run(filled(path))
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")


BAD = {
    "missing": (lambda path: None, "no file"),  # noqa: ARG005 -- it makes none
    "a text": (lambda path: path.write_text("a text that is no database, and long enough"), "not a database"),
    "empty": (lambda path: path.touch(), "no database of theagon"),
    "damaged": (damaged, "damaged|malformed"),
    "with rows that refer to none": (orphaned, "refers to none"),
    "of another program": (of_another, "no database of theagon"),
    "of a later release": (of_later, "later release"),
}


@pytest.mark.parametrize(("make", "message"), BAD.values(), ids=BAD)
def test_what_is_not_sound_is_neither_copied_nor_put_in_place(tmp_path: Path, make: object, message: str) -> None:
    bad, copy, database = tmp_path / "bad.sqlite", tmp_path / "copy.sqlite", tmp_path / "matches.sqlite"
    assert callable(make)
    make(bad)
    with pytest.raises(TheagonError, match=message):
        back_up(bad, copy, unseen)
    asyncio.run(filled(database, 1))
    before = database.read_bytes()
    with pytest.raises(TheagonError, match=message):
        restore(database, bad, unseen)
    assert database.read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} <= {"bad.sqlite", "matches.sqlite", "matches.sqlite.lock"}


async def test_what_is_restored_is_the_copy_and_what_was_there_is_kept_aside(tmp_path: Path) -> None:
    database, copy = tmp_path / "matches.sqlite", tmp_path / "copy.sqlite"
    await filled(database, 2)
    back_up(database, copy, unseen)
    await filled(tmp_path / "more.sqlite", 5)
    (tmp_path / "more.sqlite").replace(database)
    restored = restore(database, copy, unseen)
    assert restored.rows["match"] == 2
    assert await kept(database) == 2
    assert database.stat().st_mode & 0o777 == 0o600
    assert restored.aside is not None
    assert await kept(Path(restored.aside)) == 5


async def test_what_a_killed_server_had_not_moved_into_the_file_yet_goes_aside_with_it(tmp_path: Path) -> None:
    database, copy, dead = (tmp_path / name for name in ("matches.sqlite", "copy.sqlite", "dead.sqlite"))
    await filled(copy, 1)
    await filled(dead, 2)
    storage = SqlStorage(f"sqlite:///{dead}")
    await storage.open()
    await storage.add(running("last"), SEATS)
    await storage.append("last", act(0))
    await storage.append("last", act(1))
    for end in ("", "-wal"):  # as they lie on the disk while it serves
        database.with_name(database.name + end).write_bytes(dead.with_name(dead.name + end).read_bytes())
    await storage.close()
    restored = restore(database, copy, unseen)
    assert await kept(database) == 1
    assert restored.aside is not None
    assert await kept(Path(restored.aside)) == 3


async def test_nothing_is_put_in_the_place_of_a_database_that_a_server_holds(tmp_path: Path) -> None:
    database, copy = tmp_path / "matches.sqlite", tmp_path / "copy.sqlite"
    await filled(database)
    back_up(database, copy, unseen)
    before = database.read_bytes()
    with locked(database), pytest.raises(InUseError, match="in use"):
        restore(database, copy, unseen)
    assert database.read_bytes() == before


async def test_a_copy_is_restored_where_there_is_no_database_yet(tmp_path: Path) -> None:
    await filled(tmp_path / "copy.sqlite", 2)
    restored = restore(tmp_path / "matches.sqlite", tmp_path / "copy.sqlite", unseen)
    assert restored.aside is None
    assert await kept(tmp_path / "matches.sqlite") == 2
