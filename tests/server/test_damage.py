"""What a disk has changed or lost is refused: no match is silently another, or an earlier one, and the others go on."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from tests.server.conftest import HELLO, ONE_DEVICE, Served
from tests.server.test_storage import SEATS, act, migrate, running
from tests.waiting import SECONDS
from theagon.errors import TheagonError
from theagon.server.storage.backup import back_up
from theagon.server.storage.sql_storage import SqlStorage
from theagon.server.storage.storage import DamagedError, StorageError

ENTRIES = [act(number, 7 + number) for number in range(4)]
DAMAGES = (
    "UPDATE entry SET action = 99 WHERE match = 'm' AND sequence = 1",
    "UPDATE entry SET seat = 1 WHERE match = 'm' AND sequence = 3",
    "UPDATE entry SET at = at - 1 WHERE match = 'm' AND sequence = 0",
    "UPDATE entry SET checksum = NULL WHERE match = 'm' AND sequence = 2",
    "UPDATE entry SET match = 'other' WHERE match = 'm' AND sequence = 3",
    "DELETE FROM entry WHERE match = 'm' AND sequence = 3",
    "DELETE FROM entry WHERE match = 'm' AND sequence = 1",
    "DELETE FROM entry WHERE match = 'm'",
    "UPDATE match SET beginning = 'another' WHERE id = 'm'",
    "UPDATE head SET entries = 3 WHERE match = 'm'",
    "UPDATE head SET checksum = 1 WHERE match = 'm'",
    "DELETE FROM head WHERE match = 'm'",
)


async def play(storage: SqlStorage, match: str) -> None:
    await storage.add(running(match), SEATS)
    for entry in ENTRIES:
        await storage.append(match, entry)


async def damage(storage: SqlStorage, statement: str) -> None:
    async with storage.transaction() as connection:
        await connection.execute(text(statement))


@pytest.mark.parametrize("statement", DAMAGES)
async def test_a_match_with_a_changed_or_missing_entry_is_refused_and_the_others_are_read(
    storage: SqlStorage, statement: str
) -> None:
    await play(storage, "m")
    await play(storage, "n")
    await storage.add(running("other"))
    await damage(storage, statement)
    with pytest.raises(DamagedError, match="this match is damaged in the database"):
        await storage.entries("m")
    assert await storage.entries("n") == ENTRIES


async def test_entries_that_are_read_later_are_verified_too(storage: SqlStorage) -> None:
    await play(storage, "m")
    for since in range(5):
        assert await storage.entries("m", since) == ENTRIES[since:]
    await damage(storage, DAMAGES[1])
    with pytest.raises(DamagedError, match="after 3 actions"):
        await storage.entries("m", 2)


def test_whichever_bytes_are_spoiled_each_match_is_as_it_was_stored_or_refused(tmp_path: Path) -> None:
    whole, spoiled = tmp_path / "whole.sqlite", tmp_path / "spoiled.sqlite"
    names = [f"m{number}" for number in range(12)]

    async def write() -> None:
        storage = SqlStorage(f"sqlite:///{whole}")
        await storage.open()
        for name in names:
            await play(storage, name)
        await storage.close()

    async def is_refused(storage: SqlStorage, name: str) -> bool:
        """Return whether a match is refused; otherwise it is as it was stored."""
        try:
            stored = await storage.find(name)
            entries = await storage.entries(name)
        except StorageError:
            return True
        assert stored is None or (stored.match.beginning, entries) == (running(name).beginning, ENTRIES)
        return stored is None

    async def refused() -> int:
        storage = SqlStorage(f"sqlite:///{spoiled}")
        number = sum([await is_refused(storage, name) for name in names])
        await storage.close()
        return number

    asyncio.run(write())
    choose, content, seen = random.Random(1), whole.read_bytes(), set()
    for _ in range(80):
        at = choose.randrange(100, len(content) - 40)
        spoiled.write_bytes(content[:at] + choose.randbytes(40) + content[at + 40 :])
        seen.add(asyncio.run(refused()))
    assert 0 in seen
    assert any(0 < number < len(names) for number in seen)


async def test_entries_of_an_earlier_release_get_their_checksums(url: str) -> None:
    storage = SqlStorage(url)

    def earlier(connection: Connection) -> None:
        migrate(connection, "0011")
        match = {"id": "m", "beginning": running("m").beginning, "state": "running"}
        for each in (match, {"id": "w", "beginning": None, "state": "waiting"}):
            statement = (
                "INSERT INTO match (id, game, rules, state, watch, options, created, beginning)"
                " VALUES (:id, 'chess', '1', :state, :id, '{}', 1.5, :beginning)"
            )
            connection.execute(text(statement), each)
        statement = "INSERT INTO entry VALUES ('m', :sequence, 'act', 0, :action, 'player', :at)"
        for entry in ENTRIES:
            values = {"sequence": entry.sequence, "action": entry.action, "at": entry.at}
            connection.execute(text(statement), values)

    await storage.write(earlier)
    await storage.open()
    assert await storage.entries("m") == ENTRIES
    await storage.append("m", act(4))
    assert await storage.entries("w") == []
    await damage(storage, DAMAGES[0])
    with pytest.raises(DamagedError):
        await storage.entries("m")
    await storage.close()


async def test_a_backup_keeps_the_checksums(tmp_path: Path) -> None:
    storage = SqlStorage(f"sqlite:///{tmp_path / 'matches.sqlite'}")
    await storage.open()
    await play(storage, "m")
    await storage.close()
    back_up(tmp_path / "matches.sqlite", tmp_path / "copy.sqlite", lambda *_: None)
    copy = SqlStorage(f"sqlite:///{tmp_path / 'copy.sqlite'}")
    assert await copy.entries("m") == ENTRIES
    await copy.append("m", act(4))
    await damage(copy, DAMAGES[0])
    with pytest.raises(DamagedError):
        await copy.entries("m")
    await copy.close()


def test_whoever_comes_to_a_damaged_match_reads_why_and_need_not_come_back(served: Served) -> None:
    person = served.person()
    first, second = (person.create(players=ONE_DEVICE)["match"] for _ in range(2))
    served.do(damage(served.storage, f"UPDATE match SET beginning = replace(beginning, '1', '2') WHERE id = '{first}'"))
    with person.socket(f"/api/matches/{first}/socket") as socket:
        socket.send(HELLO)
        gone = json.loads(socket.recv(timeout=SECONDS))
    assert (gone["reason"], gone["retry"]) == ("not-served", False)
    assert "damaged" in gone["text"]
    with person.at(second) as table:
        table.act(table.table["options"][0]["action"])
        table.until("update")


async def test_an_empty_file_is_no_new_database(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    path.touch()
    storage = SqlStorage(f"sqlite:///{path}")
    with pytest.raises(TheagonError, match="is empty") as error:
        await storage.open()
    await storage.close()
    assert "restore a backup" in str(error.value.hint)
    assert path.stat().st_size == 0
