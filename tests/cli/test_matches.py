"""`theagon matches`: what an operator does with the matches of a server, beside one that runs and without."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import facts, mistake, printed
from tests.cli.test_serve import answer, started
from tests.server.conftest import FRIENDS, ONE_DEVICE, Person, Served
from tests.server.postgres import empty_database, postgres
from tests.server.test_upkeep import keep
from theagon.server.storage import caretaker
from theagon.server.storage.sql_storage import SqlStorage


def done(*words: str) -> str:
    return printed("matches", *words)


def told(*words: str) -> Any:
    return facts("matches", *words)


def refused(*words: str) -> str:
    return mistake("matches", *words)


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    """Somebody at a server of this folder that looks for what was ended twenty times as often as another."""
    monkeypatch.setattr(caretaker, "LOOK_SECONDS", 0.25)
    served = Served("sqlite:///matches.sqlite")
    yield served.person()
    served.stop()


@pytest.fixture
def empty() -> None:
    """The database of a server that has run here."""

    async def make() -> None:
        storage = SqlStorage("sqlite:///matches.sqlite")
        await storage.open()
        await storage.close()

    asyncio.run(make())


def test_matches_are_listed_while_a_server_runs(person: Person) -> None:
    created = person.create(players=ONE_DEVICE, name="Ana")
    open_match = person.create(players=FRIENDS)["match"]
    lines = {line["match"]: line for line in told("list")}
    assert set(lines) == {created["match"], open_match}
    assert lines[created["match"]]["state"] == "running"
    assert "Ana" in lines[created["match"]]["players"]
    assert [line["match"] for line in told("list", "--state", "waiting", "--state", "over")] == [open_match]
    assert told("list", "--older-than", "1h") == []
    assert len(told("list", "--limit", "1")) == 1
    text = done("list")
    assert created["match"] in text
    assert created["watch"] not in text


@pytest.mark.slow
def test_a_backup_made_while_players_act_has_all_that_was_acknowledged_before_it(
    person: Person, tmp_path: Path
) -> None:
    match = person.create(players=ONE_DEVICE)["match"]
    with person.at(match) as table:
        for number in range(3):
            for _ in range(4):
                table.act(table.table["options"][0]["action"])
                table.until("update")
            said = done("backup", f"copy-{number}.sqlite")
            assert "1 matches" in said
            assert "verified" in said
            assert (tmp_path / f"copy-{number}.sqlite").stat().st_mode & 0o777 == 0o600
            (line,) = told("list", "--database", f"sqlite:///copy-{number}.sqlite")
            assert line["actions"] >= table.table["sequence"]


@pytest.mark.slow
def test_a_restoration_is_refused_while_a_server_runs_and_afterwards_its_matches_go_on(tmp_path: Path) -> None:
    with started("serve", "--port", "0", home=tmp_path) as (process, address), ExitStack() as stack:
        answer(f"{address}api/games")
        person = Person(address.split("/")[2])
        stack.enter_context(person.http)
        match = person.create(players=ONE_DEVICE)["match"]
        assert told("backup", "copy.sqlite")["rows"]["match"] == 1
        later = person.create(players=ONE_DEVICE)["match"]
        said = refused("restore", "copy.sqlite")
        assert f"in use: process {process.pid} on " in said
        process.kill()
        process.wait()
        restored = told("restore", "copy.sqlite")
        assert restored["rows"]["match"] == 1
        aside = told("list", "--database", f"sqlite:///{restored['aside']}")
        assert {line["match"] for line in aside} == {match, later}
    with started("serve", "--port", "0", home=tmp_path) as (_, address):
        answer(f"{address}api/games")
        again = Person(address.split("/")[2])
        again.http.cookies = person.http.cookies
        with again.http, again.at(match) as table:
            assert table.table["options"]


def test_a_match_is_ended_and_its_player_sent_away_while_a_server_runs(person: Person) -> None:
    match = person.create(players=ONE_DEVICE)["match"]
    with person.at(match) as table:
        assert done("end", "--", match) == f"{match}: ended, as drawn\n"
        table.act(table.table["options"][0]["action"])
        gone = table.until("gone")
        assert (gone["reason"], gone["retry"]) == ("ended", False)
    assert [line["state"] for line in told("list")] == ["ended"]
    assert "ended already" in refused("end", "--", match)
    assert "no match" in refused("end", "nobody-knows-it")


@pytest.mark.slow
def test_old_matches_are_removed_while_a_server_runs_but_unfinished_ones_only_if_that_is_said(person: Person) -> None:
    over, running = (person.create(players=ONE_DEVICE)["match"] for _ in range(2))
    waiting = person.create(players=FRIENDS)["match"]
    with person.at(over) as table:
        table.say("resign")
        while not table.table["result"]:
            table.next()
    assert told("purge", "--older-than", "1m")["matches"] == {"over": 0, "ended": 0}
    assert told("purge", "--older-than", "0m", "--dry-run") == {"removed": False, "matches": {"over": 1, "ended": 0}}
    assert len(told("list")) == 3
    assert done("purge", "--older-than", "0m") == "removed 1 matches: 1 over, 0 ended\n"
    assert {line["match"] for line in told("list")} == {running, waiting}
    assert person.http.get(f"/api/matches/{over}").status_code == 404
    everything = told("purge", "--older-than", "0m", "--unfinished")
    assert everything["matches"] == {"over": 0, "ended": 0, "waiting": 1, "running": 1}
    assert told("list") == []


def comes_to_hold(expected: set[str]) -> bool:
    """Whether a server leaves just these matches, sooner or later."""
    return any({line["match"] for line in told("list")} == expected for _ in range(100))


@pytest.mark.slow
def test_a_server_keeps_what_is_over_for_a_year_and_what_waits_for_a_month_unless_told_otherwise(
    tmp_path: Path,
) -> None:
    async def make() -> None:
        storage = SqlStorage("sqlite:///matches.sqlite")
        await storage.open()
        for name, days in (("over-new", 364), ("over-old", 366)):
            await keep(storage, name, "over", days, last=days)
        for name, days in (("open-new", 29), ("open-old", 31)):
            await keep(storage, name, "waiting", days)
        await keep(storage, "unfinished", "running", 1000)
        await storage.close()

    asyncio.run(make())
    with started("serve", "--port", "0", home=tmp_path):
        assert comes_to_hold({"over-new", "open-new", "unfinished"})
    with started("serve", "--port", "0", "--keep-days", "90", "--keep-waiting-days", "7", home=tmp_path):
        assert comes_to_hold({"unfinished"})


@pytest.mark.usefixtures("empty")
def test_a_mistake_is_answered_with_its_cure() -> None:
    Path("copy.sqlite").touch()
    assert "new file" in refused("backup", "copy.sqlite")
    assert "no file" in refused("restore", "nothing.sqlite")
    assert "--database" in refused("list", "--database", "sqlite:///nothing.sqlite")
    assert not Path("nothing.sqlite").exists()
    assert "90d" in refused("purge", "--older-than", "soon")
    assert "--older-than" in refused("purge")
    for command in ("backup", "restore"):
        said = refused(command, "file", "--database", "postgresql://ana:secret@db.example.org/theagon")
        assert "pg_" in said
        assert "secret" not in said


@pytest.mark.parametrize("revision", ["0001", "9999"])
@pytest.mark.usefixtures("empty")
def test_a_database_of_another_release_is_left_alone(revision: str) -> None:
    with closing(sqlite3.connect("matches.sqlite")) as file, file:
        file.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    before = Path("matches.sqlite").read_bytes()
    assert "another release" in refused("purge", "--older-than", "0d")
    assert Path("matches.sqlite").read_bytes() == before


def test_on_postgresql_matches_are_listed_ended_and_removed() -> None:
    with postgres() as server:
        if server is None:
            pytest.skip("there is no PostgreSQL here, and THEAGON_TEST_POSTGRES names none")

        async def try_it() -> None:
            async with empty_database(server) as url:
                storage = SqlStorage(url)
                await storage.open()
                await keep(storage, "old", "over", 20, last=15)
                await keep(storage, "stuck", "running", 1)
                await storage.close()
                at = ("--database", url)
                assert len(await asyncio.to_thread(told, "list", *at)) == 2
                assert await asyncio.to_thread(done, "end", "stuck", *at) == "stuck: ended, as drawn\n"
                removed = await asyncio.to_thread(told, "purge", "--older-than", "9d", *at)
                assert removed["matches"] == {"over": 1, "ended": 0}
                assert [line["match"] for line in await asyncio.to_thread(told, "list", *at)] == ["stuck"]

        asyncio.run(try_it())
