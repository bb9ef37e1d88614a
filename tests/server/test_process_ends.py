"""When a server process is killed, stops or loses touch, its matches go on at another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import pytest

from tests.server.clusters import at_other, on, owner, tables_of
from tests.server.conftest import ONE_DEVICE, Person, Served, Table, friends
from tests.server.killable import killable
from tests.waiting import until
from theagon.server.cluster import leases, peers
from theagon.server.storage.storage import StorageError


@contextmanager
def process(shared_database: str) -> Iterator[tuple[Person, Callable[[], None]]]:
    """A server in a process of its own: somebody who is there, and what kills it and lets its leases run out."""
    with killable(shared_database) as there:

        def kill() -> None:
            there.kill()
            on(shared_database, "UPDATE lease SET expires = clock_timestamp()")  # those of whoever lives are renewed

        person = Person(there.address)
        with person.http:
            yield person, kill


def test_when_its_owner_is_killed_a_match_goes_on_with_bot_and_clock(shared_database: str, one: Served) -> None:
    with process(shared_database) as (there, kill), ExitStack() as sitting:
        created = there.create(first=0, turnSeconds=3600)
        match = created["match"]
        sitting.enter_context(there.watching(created["watch"], device="w"))
        table = sitting.enter_context(at_other(there, one).at(match))
        live = one.hub.loader.loaded[match]
        assert live.lease is None
        end_turn(table)  # done by the other process, as it owns the match
        table.until("update")
        table.say("ping")
        table.until("pong")  # so the owner's answer has come too: this one waits for it no longer
        assert live.clock._alarm is None
        kill()
        while not table.table["options"]:  # of the bot's turn nothing had been done yet, or not all
            table.until("update", "snapshot")
        assert live.lease is not None
        assert live.clock._alarm is not None
        end_turn(table)
        before = table.table["sequence"]
        table.until("update")
        assert table.until("update")["table"]["sequence"] == before + 2
        assert table.table["clock"]["limit"] == 3600
    assert tables_of(shared_database)[1] == 0


def end_turn(table: Table) -> None:
    """Exchange no cards, or end the turn."""
    by_verb = {option["verb"]: option["action"] for option in table.table["options"]}
    table.act(by_verb.get("end", table.table["options"][0]["action"]))


def test_what_was_asked_of_a_killed_process_is_done_by_the_next_owner(shared_database: str, one: Served) -> None:
    with process(shared_database) as (there, kill), ExitStack() as sitting:
        created = there.create(players=ONE_DEVICE)
        sitting.enter_context(there.watching(created["watch"], device="w"))
        table = sitting.enter_context(at_other(there, one).at(created["match"]))
        kill()
        table.act(table.table["options"][0]["action"])
        assert table.until("update", "refused")["type"] == "update"
    assert tables_of(shared_database) == (1, 0)


def test_a_process_that_stops_gives_its_matches_back_at_once(
    shared_database: str, one: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LEASE_SECONDS", 3600)
    other = Served(shared_database)
    match, host, friend = friends(other, one)
    with friend.at(match) as table:
        with host.at(match) as first:
            first.act(first.table["options"][0]["action"])
            table.until("update")
        other.stop()
        table.act(table.table["options"][0]["action"])
        assert table.until("update", "refused")["type"] == "update"


def test_a_process_that_has_lost_its_lease_unawares_writes_nothing_and_follows(
    shared_database: str, two: tuple[Served, Served]
) -> None:
    match, host, friend = friends(*two)
    with host.at(match) as first, friend.at(match) as second:
        assert owner(match, *two) is two[0]
        # as if the first had been asleep for so long that the second has taken it
        on(shared_database, f"UPDATE lease SET owner = '{two[1].hub.run}', fence = fence + 1")
        first.act(first.table["options"][0]["action"])
        while first.until("update", "refused")["type"] == "refused":
            assert first.table["sequence"] == 0
            first.act(first.table["options"][0]["action"])
        assert owner(match, *two) is two[1]
        assert second.until("update")["table"]["sequence"] == first.table["sequence"] == 1
    assert tables_of(shared_database) == (1, 0)


def test_news_that_were_missed_are_made_good(shared_database: str, two: tuple[Served, Served]) -> None:
    match, host, friend = friends(*two)
    with host.at(match) as first, friend.at(match) as second:
        first.act(first.table["options"][0]["action"])
        second.until("update")
        # the connections over which processes hear news
        on(shared_database, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        second.act(second.table["options"][0]["action"])
        for table in (first, second):
            while table.table["sequence"] < 2:
                table.until("update", "refused")


def test_a_process_that_does_not_renew_its_leases_is_not_ready(one: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise StorageError("the database is read only")

    monkeypatch.setattr(peers, "LEASE_SECONDS", 0.5)
    monkeypatch.setattr(peers, "TICK_SECONDS", 0.02)
    http = one.person().http
    until(lambda: http.get("/readyz").text == "ready\n")
    with monkeypatch.context() as broken:
        broken.setattr(peers, "renew", fail)
        until(lambda: (answer := http.get("/readyz")).status_code == 503 and "leases are not renewed" in answer.text)
        assert http.get("/healthz").status_code == 200
    until(lambda: http.get("/readyz").status_code == 200)


def test_a_request_that_nobody_answers_is_withdrawn(
    shared_database: str, one: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "ANSWER_SECONDS", 0.2)
    person = one.person()
    match = person.create(players=ONE_DEVICE)["match"]
    lease = f"INSERT INTO lease VALUES ('{match}', 'nobody', 1, clock_timestamp() + interval '1 hour')"
    on(shared_database, lease)
    with person.at(match) as table:
        table.act(table.table["options"][0]["action"])
        refused = table.until("refused")
        assert (refused["of"], refused["reason"]) == ("act", "storage")
    assert tables_of(shared_database) == (0, 0)
