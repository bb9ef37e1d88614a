"""Entries that come together are kept together, and none suffers for another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.exc import IntegrityError

from theagon.errors import TheagonError
from theagon.server.storage.writer import Writer


@pytest.fixture
async def writer(tmp_path: Path) -> AsyncIterator[Writer]:
    writer = Writer(make_url(f"sqlite+aiosqlite:///{tmp_path / 'file.sqlite'}"), lambda *_: None)
    table = "CREATE TABLE kept (place INTEGER PRIMARY KEY, number INTEGER UNIQUE)"
    await writer.write(lambda connection: note(connection, table))
    yield writer
    await writer.close()


def note(connection: Connection, statement: str) -> None:
    connection.execute(text(statement))


def keeping(number: int) -> Callable[[Connection], None]:
    return lambda connection: note(connection, f"INSERT INTO kept (number) VALUES ({number})")


def refusing(_: Connection) -> None:
    raise TheagonError("not this one")


def kept(writer: Writer) -> list[int]:
    with writer.engine.connect() as connection:
        return list(connection.execute(text("SELECT number FROM kept ORDER BY place")).scalars())


async def test_what_comes_while_the_disk_is_busy_is_kept_by_one_transaction_in_order(writer: Writer) -> None:
    commits: list[int] = []
    event.listen(writer.engine, "commit", lambda _: commits.append(1))
    await asyncio.gather(*(writer.write(keeping(number)) for number in range(50)))
    assert len(commits) == 1
    assert kept(writer) == list(range(50))


async def test_of_works_that_come_together_those_that_refuse_are_told_so_alone(writer: Writer) -> None:
    works = [keeping(1), refusing, keeping(2)]
    outcomes = await asyncio.gather(*map(writer.write, works), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), TheagonError, type(None)]
    assert kept(writer) == [1, 2]


async def test_of_works_that_come_together_those_that_another_program_forestalled_fail_alone(writer: Writer) -> None:
    works = [keeping(1), keeping(1), keeping(2)]
    outcomes = await asyncio.gather(*map(writer.write, works), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), IntegrityError, type(None)]
    assert kept(writer) == [1, 2]


async def test_who_waits_no_longer_stops_nobody(writer: Writer) -> None:
    tasks = [asyncio.create_task(writer.write(keeping(number))) for number in range(3)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), asyncio.CancelledError, type(None)]
    assert kept(writer) == [0, 1, 2]
