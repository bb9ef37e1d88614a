"""`theagon matches`: what an operator does with the stored matches of a server; tests/server has the work itself."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.running import facts, mistake, printed
from tests.server.postgres import empty_database, postgres
from tests.server.test_upkeep import keep
from theagon.server.storage.sql_storage import SqlStorage

FILE = "sqlite:///matches.sqlite"


async def fill(url: str) -> None:
    """Store an old match that is over, and three others."""
    storage = SqlStorage(url)
    await storage.open()
    await keep(storage, "old", "over", 20, last=15)
    await keep(storage, "new", "over", 20, last=5)
    await keep(storage, "stuck", "running", 10)
    await keep(storage, "open", "waiting", 10)
    await storage.close()


@pytest.fixture
def filled() -> None:
    """A server has run in this folder, and was stopped."""
    asyncio.run(fill(FILE))


def listed(*words: str) -> set[str]:
    return {line["match"] for line in facts("matches", "list", *words)}


@pytest.mark.usefixtures("filled")
def test_matches_are_listed_by_state_and_age() -> None:
    assert listed() == {"old", "new", "stuck", "open"}
    assert listed("--state", "waiting", "--state", "running") == {"stuck", "open"}
    assert listed("--older-than", "12d") == {"old"}
    assert len(listed("--limit", "1")) == 1
    text = printed("matches", "list")
    assert "stuck" in text
    assert "watch-" not in text


@pytest.mark.usefixtures("filled")
def test_old_matches_are_removed_but_unfinished_ones_only_if_that_is_said() -> None:
    purge = ("matches", "purge", "--older-than", "9d")
    assert facts(*purge, "--dry-run") == {"removed": False, "matches": {"over": 1, "ended": 0}}
    assert len(listed()) == 4
    assert printed(*purge) == "removed 1 matches: 1 over, 0 ended\n"
    assert listed() == {"new", "stuck", "open"}
    removed = facts(*purge, "--unfinished")
    assert removed["matches"] == {"over": 0, "ended": 0, "waiting": 1, "running": 1}
    assert listed() == {"new"}


@pytest.mark.usefixtures("filled")
def test_a_match_is_ended_once() -> None:
    assert printed("matches", "end", "--", "stuck") == "stuck: ended, as drawn\n"
    assert listed("--state", "ended") == {"stuck"}
    assert "ended already" in mistake("matches", "end", "--", "stuck")
    assert "no match" in mistake("matches", "end", "nobody-knows-it")


@pytest.mark.usefixtures("filled")
def test_a_backup_is_restored_and_what_was_there_is_kept_aside() -> None:
    said = printed("matches", "backup", "copy.sqlite")
    assert "4 matches" in said
    assert "verified" in said
    printed("matches", "purge", "--older-than", "9d")
    restored = facts("matches", "restore", "copy.sqlite")
    assert restored["rows"]["match"] == len(listed()) == 4
    assert len(listed("--database", f"sqlite:///{restored['aside']}")) == 3


@pytest.mark.usefixtures("filled")
def test_a_mistake_is_answered_with_its_cure() -> None:
    Path("copy.sqlite").touch()
    for words, said in (
        ("backup copy.sqlite", "new file"),
        ("restore nothing.sqlite", "no file"),
        ("list --database sqlite:///nothing.sqlite", "--database"),
        ("purge --older-than soon", "90d"),
        ("purge", "--older-than"),
    ):
        assert said in mistake("matches", *words.split())
    assert not Path("nothing.sqlite").exists()
    for command in ("backup", "restore"):
        said = mistake("matches", command, "file", "--database", "postgresql://ana:secret@db.example.org/theagon")
        assert "pg_" in said
        assert "secret" not in said


@pytest.mark.parametrize("revision", ["0001", "9999"])
@pytest.mark.usefixtures("filled")
def test_a_database_of_another_release_is_left_alone(revision: str) -> None:
    with closing(sqlite3.connect("matches.sqlite")) as file, file:
        file.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    before = Path("matches.sqlite").read_bytes()
    assert "another release" in mistake("matches", "purge", "--older-than", "0d")
    assert Path("matches.sqlite").read_bytes() == before


@pytest.mark.slow
def test_on_postgresql_matches_are_listed_ended_and_removed() -> None:
    with postgres() as server:
        if server is None:
            pytest.skip("there is no PostgreSQL here, and THEAGON_TEST_POSTGRES names none")

        async def try_it() -> None:
            async with empty_database(server) as url:
                await fill(url)

                async def run(*words: str) -> str:
                    return await asyncio.to_thread(printed, "matches", *words, "--database", url)

                assert len(json.loads(await run("list", "--json"))) == 4
                assert await run("end", "stuck") == "stuck: ended, as drawn\n"
                assert await run("purge", "--older-than", "9d") == "removed 2 matches: 1 over, 1 ended\n"

        asyncio.run(try_it())
