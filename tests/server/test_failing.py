"""When the disk or the clock of the machine fails nothing is half done, and afterwards matches go on."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from sqlalchemy import event

from tests.server.conftest import HELLO, ONE_DEVICE, Served, friends, players
from tests.waiting import SECONDS
from theagon.server.matches import autoplay
from theagon.server.storage import database
from theagon.server.storage.storage import StorageError

# ---- the clock of the wall -------------------------------------------------------------------------------------------


def test_when_the_wall_clock_jumps_no_turn_is_shorter_and_spectators_see_everything_in_order(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = served.person()
    created = person.create(players=ONE_DEVICE, turnSeconds=3600, spectatorDelay=1)
    with person.at(created["match"]) as table, served.person().watching(created["watch"]) as watcher:
        now = time.time()
        for jump in (0, 10**9, -(10**9), 7200, -7200):
            monkeypatch.setattr(time, "time", lambda at=now + jump: at)
            table.act(table.table["options"][-1]["action"])
            assert 3600 - SECONDS < table.until("update")["table"]["clock"]["left"] <= 3600
            assert table.table["sequence"] == len(table.log) - 1
        assert [watcher.until("update")["table"]["sequence"] for _ in range(5)] == [1, 2, 3, 4, 5]
        with served.person().watching(created["watch"]) as late:
            assert late.table["sequence"] == 5


# ---- a database that does not serve ----------------------------------------------------------------------------------


@contextmanager
def full_disk(_served: Served) -> Iterator[None]:
    """No file of this process may grow."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def read_only(served: Served) -> Iterator[None]:
    """Every connection to the database may only read."""
    storage = served.storage
    assert storage._writer is not None
    mode = "ON"

    def say(connection: Any, *_: object) -> None:
        connection.cursor().execute(f"PRAGMA query_only = {mode}")

    for engine in (storage._engine.sync_engine, storage._writer.engine):
        event.listen(engine, "checkout", say)
    try:
        yield
    finally:
        mode = "OFF"  # said to every connection when it is used next: one may be in use just now


@contextmanager
def locked(served: Served) -> Iterator[None]:
    """Another program holds the database."""
    file = served.storage._engine.url.database
    assert file is not None
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0)
    monkeypatch.setattr(autoplay, "RETRY_SECONDS", 0.01)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("fault", [full_disk, read_only, locked])
def test_while_the_database_does_not_serve_actions_are_refused_and_afterwards_the_match_goes_on(
    served: Served, fault: Callable[[Served], Any]
) -> None:
    person = served.person()
    match = person.create(players=ONE_DEVICE)["match"]
    with person.at(match) as table:
        before = table.table
        action = before["options"][0]["action"]
        with fault(served):
            table.act(action)
            refused = table.until("refused", "update")
            assert (refused["type"], refused["reason"]) == ("refused", "storage")
            answer = person.http.post("/api/matches", json={"game": "hand-of-the-gods"})
            assert (answer.status_code, answer.json()["reason"]) == (503, "storage")
            assert refused["text"] == answer.json()["text"] == "the database does not serve now"  # why: in the log
            table.say("speak", language="en")
            assert table.until("snapshot")["table"] == before
        table.act(action)
        assert table.until("update")["table"]["sequence"] == 1
    assert person.create()["match"]


def test_an_action_is_done_even_if_its_player_comes_back_over_another_connection_while_it_is_kept(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, told = threading.Event(), threading.Event()
    append = served.hub.storage.append

    async def slow(*entry: Any) -> dict[int, int]:
        gains = await append(*entry)
        kept.set()
        await asyncio.to_thread(told.wait, SECONDS)
        return gains

    match, host, friend = friends(served)
    with host.at(match) as one, friend.at(match) as two:
        monkeypatch.setattr(served.hub.storage, "append", slow)
        one.act(one.table["options"][0]["action"])
        assert kept.wait(SECONDS)
        threading.Timer(0.2, told.set).start()
        with host.at(match) as again:  # its table waits for what the first connection asked for
            assert again.table["sequence"] == 1
            assert two.until("update")["table"]["sequence"] == 1
            assert one.until("gone")["reason"] == "taken-over"


@pytest.mark.usefixtures("impatient")
def test_a_bot_tries_again_until_the_database_serves(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    refused = threading.Event()
    append = served.hub.storage.append

    async def watched(*entry: Any) -> dict[int, int]:
        try:
            return await append(*entry)
        except StorageError:
            refused.set()
            raise

    monkeypatch.setattr(served.hub.storage, "append", watched)
    person = served.person()
    match = person.create(players=players("me", "random"), first=1)["match"]  # the bot begins
    with ExitStack() as here:
        with read_only(served):
            table = here.enter_context(person.at(match))
            assert table.table["sequence"] == 0
            assert refused.wait(SECONDS)
        while not table.table["options"]:
            table.until("update")
        assert table.table["sequence"] >= 1


@pytest.mark.parametrize("path", ["/api/matches/{}/socket", "/api/workshop/puzzles/{}/socket"])
def test_a_socket_that_comes_while_the_database_can_not_be_read_is_asked_to_come_again(
    served: Served, path: str
) -> None:
    person = served.person()
    match = person.create(players=ONE_DEVICE)["match"]
    engine = served.storage._engine.sync_engine

    def fail(*_: object) -> None:
        raise OSError("disk I/O error")

    event.listen(engine, "checkout", fail)
    try:
        with person.socket(path.format(match)) as socket:
            socket.send(HELLO)
            gone = json.loads(socket.recv(timeout=SECONDS))
            assert (gone["type"], gone["reason"], gone["retry"]) == ("gone", "not-served", True)
    finally:
        event.remove(engine, "checkout", fail)
    with person.at(match) as table:
        assert table.welcome["name"] == "fresh"
