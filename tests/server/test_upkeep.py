"""Listing matches, removing old ones, and ending one that is stuck, on both databases; and that a server notices."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

import msgspec
import pytest
from sqlalchemy import Connection, func, insert, select
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import FRIENDS, ONE_DEVICE, Served
from tests.server.test_storage import SEATS, act, found, places, running, waiting
from tests.waiting import SECONDS
from theagon.errors import TheagonError
from theagon.match.match import Ending
from theagon.server.storage import caretaker, upkeep
from theagon.server.storage.caretaker import Retention, purge
from theagon.server.storage.records import MatchRecord, PurgeFilter, Snapshot, days_ago
from theagon.server.storage.schema import METADATA, entries, leases, matches, requests
from theagon.server.storage.sql_storage import SqlStorage
from theagon.server.storage.storage import OutOfSequenceError

NOW = time.time()
DAY = 24 * 3600

Found = TypeVar("Found")


async def work(storage: SqlStorage, piece: Callable[[Connection], Found]) -> Found:
    async with storage.transaction() as connection:
        return await connection.run_sync(piece)


async def keep(storage: SqlStorage, name: str, state: str, days: float, last: float | None = None) -> None:
    """A match that was made so many days ago, and in which something was done last so many days ago."""
    record: MatchRecord = waiting(name) if state == "waiting" else running(name)
    record = msgspec.structs.replace(record, created=NOW - days * DAY)
    await storage.add(record, places(1) if state == "waiting" else SEATS)
    if last is not None:
        entry = msgspec.structs.replace(act(0), at=NOW - last * DAY)
        await storage.append(name, entry, ending=Ending((0,), (1,)) if state == "over" else None)
    if state == "ended":
        await work(storage, lambda connection: upkeep.end(connection, name))


async def names(storage: SqlStorage) -> list[str]:
    lines = await work(storage, lambda connection: upkeep.lines(connection, most=99))
    return [line.match for line in lines]


async def test_matches_are_listed_newest_first_without_the_tokens_of_their_people(storage: SqlStorage) -> None:
    await keep(storage, "old", "over", 9, last=8)
    await keep(storage, "open", "waiting", 5)
    await keep(storage, "new", "running", 2, last=1)
    lines = await work(storage, lambda connection: upkeep.lines(connection, most=9))
    assert [(line.match, line.state, line.players, line.actions) for line in lines] == [
        ("new", "running", ("Ana", "Борис"), 1),
        ("open", "waiting", ("Ana", "friend"), 0),
        ("old", "over", ("Ana", "Борис"), 1),
    ]
    assert [round((NOW - line.last) / DAY) for line in lines] == [1, 5, 8]
    assert not any(secret in str(lines) for secret in ("watch-", "holder-"))


async def test_a_list_is_of_the_states_and_the_age_that_are_asked_for(storage: SqlStorage) -> None:
    for name, state, last in (("a", "over", 30), ("b", "running", 30), ("c", "over", 1), ("d", "ended", 40)):
        await keep(storage, name, state, 50, last)

    async def found(states: tuple[str, ...], before: float | None, most: int = 9) -> list[str]:
        lines = await work(
            storage,
            lambda connection: upkeep.lines(connection, states=states, before=before, most=most),  # type: ignore[arg-type]
        )
        return [line.match for line in lines]

    assert await found(("over",), None) == ["a", "c"]
    assert await found((), days_ago(20)) == ["a", "b", "d"]
    assert await found(("over", "ended"), days_ago(20)) == ["a", "d"]
    assert await found((), None, most=2) == ["a", "b"]


async def test_what_is_old_is_removed_from_every_table_in_batches_and_nothing_else_is(storage: SqlStorage) -> None:
    for number in range(5):
        await keep(storage, f"old-{number}", "over", 100 - number, last=91)
    await keep(storage, "played-lately", "over", 100, last=89)
    await keep(storage, "unfinished", "running", 100, last=95)
    await keep(storage, "open", "waiting", 100)

    await storage.add_snapshot("old-0", Snapshot(1, "form", 0, b"state"))

    def belonging(connection: Connection) -> None:
        ends = func.current_timestamp()
        connection.execute(insert(leases).values(match="old-0", owner="", fence=1, expires=ends))
        connection.execute(insert(requests).values(match="old-0", body="{}", made=ends))

    await work(storage, belonging)
    old = PurgeFilter(("over", "ended"), days_ago(90))
    assert await work(storage, lambda connection: upkeep.count(connection, old)) == {"over": 5, "ended": 0}
    removed = [await work(storage, lambda connection: upkeep.purge(connection, old, 2)) for _ in range(4)]
    assert removed == [2, 2, 1, 0]
    assert await names(storage) == ["open", "played-lately", "unfinished"]

    def of_nothing(connection: Connection) -> list[str]:
        """The tables with rows of a match that is not there."""
        there = select(matches.c.id)
        return [
            table.name
            for table in METADATA.sorted_tables
            if "match" in table.c
            and connection.execute(select(table.c.match).where(table.c.match.not_in(there))).first()
        ]

    assert await work(storage, of_nothing) == []
    unfinished = PurgeFilter(("waiting", "running"), days_ago(90))
    assert await work(storage, lambda connection: upkeep.purge(connection, unfinished, 9)) == 2


async def test_nothing_is_added_to_a_match_that_was_ended_or_removed(storage: SqlStorage) -> None:
    await keep(storage, "m", "ended", 1, last=1)
    stored = await found(storage, "m")
    assert (stored.match.state, stored.match.winners) == ("ended", ())
    with pytest.raises(OutOfSequenceError, match="ended"):
        await storage.append("m", act(1))
    with pytest.raises(OutOfSequenceError, match="removed"):
        await storage.append("another", act(0))
    await storage.add_snapshot("another", Snapshot(1, "form", 0, b"state"))
    assert await storage.snapshots("another") == []
    assert len(await storage.entries("m")) == 1


async def test_only_a_match_that_goes_on_can_be_ended(storage: SqlStorage) -> None:
    await keep(storage, "over", "over", 1, last=1)
    await keep(storage, "ended", "ended", 1)
    await keep(storage, "open", "waiting", 1)
    reasons = {"over": "over already", "ended": "ended already", "open": "not begun", "x": "no match"}
    for name, message in reasons.items():
        with pytest.raises(TheagonError, match=message):
            await work(storage, lambda connection, name=name: upkeep.end(connection, name))  # type: ignore[misc]


async def test_a_server_removes_what_it_is_not_told_to_keep(
    storage: SqlStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "BATCH", 2)
    monkeypatch.setattr(caretaker, "REST_SECONDS", 0)
    for number in range(5):
        await keep(storage, f"over-{number}", "over", 20, last=11)
    await keep(storage, "kept", "over", 20, last=9)
    await keep(storage, "old-open", "waiting", 6)
    await keep(storage, "open", "waiting", 4)
    await keep(storage, "forgotten", "running", 20, last=11)
    await keep(storage, "unfinished", "running", 1000, last=9)

    await purge(storage, Retention())
    assert len(await names(storage)) == 10
    await purge(storage, Retention(finished=10, waiting=5))
    assert await names(storage) == ["open", "kept", "unfinished"]


@pytest.mark.parametrize("removed", [False, True])
def test_everybody_at_a_match_that_is_ended_or_removed_is_sent_away_and_others_play_on(
    served: Served, removed: bool
) -> None:
    host = served.person()
    match, other = host.create(players=ONE_DEVICE), host.create(players=ONE_DEVICE)["match"]

    async def stop() -> None:
        def remove(connection: Connection) -> None:
            connection.execute(entries.delete().where(entries.c.match == match["match"]))
            upkeep._remove(connection, [match["match"]])

        await work(served.storage, remove if removed else lambda connection: upkeep.end(connection, match["match"]))
        await served.hub.drop_stopped()

    with (
        host.at(match["match"]) as table,
        served.person().watching(match["watch"]) as watcher,
        host.at(other, device="b") as untouched,
    ):
        served.do(stop())
        for each in (table, watcher):
            gone = each.until("gone")
            assert (gone["reason"], gone["retry"]) == ("ended", False)
            with pytest.raises(ConnectionClosed):
                each.next()
        untouched.act(untouched.table["options"][0]["action"])
        untouched.until("update")
    assert set(served.hub.loader.loaded) == {other}
    lines = {line["match"]: (line["state"], line["result"]) for line in host.http.get("/api/matches").json()}
    assert lines.get(match["match"]) == (None if removed else ("over", "drawn"))
    if not removed:
        with host.socket(f"/api/matches/{match['match']}/socket") as socket:
            socket.send('{"type": "hello", "protocol": 2, "device": "a"}')
            assert '"ended"' in str(socket.recv(timeout=SECONDS))
        assert host.http.get(f"/api/matches/{match['match']}").json()["state"] == "over"
        assert host.http.get(f"/api/matches/{match['match']}/story").json()["over"] is False
        assert host.http.get(f"/api/matches/{match['match']}/replay").json()["finished"] is False


def test_a_match_that_waits_is_removed_while_its_host_waits_and_the_host_is_told(served: Served) -> None:
    host = served.person()
    match = host.create(players=FRIENDS)["match"]
    with host.at(match) as room:
        room.until("waiting")

        async def remove() -> None:
            await work(served.storage, lambda connection: upkeep._remove(connection, [match]))
            await served.hub.drop_stopped()

        served.do(remove())
        assert room.until("gone")["reason"] == "begun"
    with host.at(match) as room:
        assert room.welcome["name"] == "unknown-match"
