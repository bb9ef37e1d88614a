"""Several server processes on one PostgreSQL are, to those who play, one server."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from sqlalchemy import func, select, text, update

from tests.server.conftest import FRIENDS, ONE_DEVICE, SECONDS, Person, Served, Table, players, until
from tests.server.postgres import empty_database, postgres
from theagon.server.cluster import leases, peers
from theagon.server.cluster.leases import Lease, LeaseLostError, guard_of, take
from theagon.server.http import wire
from theagon.server.run import listen, run
from theagon.server.storage import schema
from theagon.server.storage.database import StorageError
from theagon.server.storage.records import Entry, MatchRecord, Options
from theagon.server.storage.storage import Storage

pytestmark = pytest.mark.xdist_group("postgresql")


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        if url is None:
            pytest.skip("there is no PostgreSQL here, and THEAGON_TEST_POSTGRES names none")
        yield url


@pytest.fixture
async def url(server: str) -> AsyncIterator[str]:
    async with empty_database(server) as database:
        yield database


@pytest.fixture
async def storage(url: str) -> AsyncIterator[Storage]:
    opened = Storage(url)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def two(url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Served, Served]]:
    """Two servers on one database."""
    monkeypatch.setattr(wire, "BURST", 100_000)
    servers = (Served(url), Served(url))
    yield servers
    for each in servers:
        each.stop()


def at_other(person: Person, server: Served) -> Person:
    """The same person, at another server."""
    other = server.person()
    other.http.cookies.update(person.http.cookies)
    return other


def friends(one: Served, two: Served, **wanted: Any) -> tuple[str, Person, Person]:
    """A match of two friends, each at a server of their own."""
    host, friend = one.person(), two.person()
    match = host.create(players=players("me zeus", "friend"), first=0, **wanted)["match"]
    assert friend.join(match, deck="zeus").status_code == 201
    return match, host, friend


def tables_of(url: str) -> tuple[int, int]:
    """How many entries and how many requests the database holds."""

    async def count() -> tuple[int, int]:
        opened = Storage(url)
        async with opened.transaction() as connection:
            found = [
                (await connection.execute(text(f"SELECT count(*) FROM {table}"))).scalar_one()
                for table in ("entry", "request")
            ]
        await opened.close()
        return found[0], found[1]

    return asyncio.run(count())


def owner(match: str, *servers: Served) -> Served:
    """The one server that owns a match."""
    (found,) = [each for each in servers if match in each.hub.loader.loaded and each.hub.loader.loaded[match].lease]
    return found


# ---- leases ----------------------------------------------------------------------------------------------------------


async def stored_match(storage: Storage) -> None:
    await storage.add(MatchRecord("m", "hand-of-the-gods", "1", "running", "w", Options(), 1.5, "{}"), ())


async def taken(storage: Storage, process: str) -> Lease | None:
    async with storage.transaction() as connection:
        return await take(connection, "m", process)


async def run_out(storage: Storage) -> None:
    """Let five seconds go by for the lease."""
    async with storage.transaction() as connection:
        await connection.execute(update(schema.leases).values(expires=func.clock_timestamp()))


async def test_of_processes_that_want_a_match_at_once_one_gets_it(storage: Storage) -> None:
    await stored_match(storage)
    got = await asyncio.gather(*(taken(storage, process) for process in "abcd"))
    assert len([lease for lease in got if lease is not None]) == 1


async def test_a_process_whose_lease_another_took_can_not_write(storage: Storage) -> None:
    await stored_match(storage)
    first = await taken(storage, "a")
    assert first is not None
    await storage.append("m", Entry(0, "act", 0, 7, "player", 1.5), guard=guard_of(first, 0))
    assert await taken(storage, "b") is None
    await run_out(storage)
    second = await taken(storage, "b")
    assert second is not None
    assert second.fence > first.fence
    with pytest.raises(LeaseLostError):
        await storage.append("m", Entry(1, "act", 0, 8, "player", 1.5), guard=guard_of(first, 1))
    await storage.append("m", Entry(1, "act", 0, 9, "player", 1.5), guard=guard_of(second, 1))
    assert [entry.action for entry in await storage.entries("m")] == [7, 9]


async def test_nobody_takes_a_lease_while_its_owner_writes(storage: Storage) -> None:
    await stored_match(storage)
    lease = await taken(storage, "a")
    assert lease is not None
    await run_out(storage)
    async with storage.transaction() as connection:
        await leases.hold(connection, lease)
        other = asyncio.create_task(taken(storage, "b"))
        waiting = select(func.count()).select_from(text("pg_locks")).where(text("NOT granted"))
        while not (await connection.execute(waiting)).scalar_one():
            assert not other.done()
    assert await other is not None


# ---- playing ---------------------------------------------------------------------------------------------------------


def test_two_friends_at_different_processes_play_a_whole_match(url: str, two: tuple[Served, Served]) -> None:
    match, host, friend = friends(*two)
    with host.at(match) as one, friend.at(match) as other:
        tables = (one, other)
        for table in tables:
            table.until("snapshot")
        while not all(table.table["result"] for table in tables):
            actor = next(table for table in tables if table.table["options"])
            options = actor.table["options"]
            actor.act(options[len(options) // 2]["action"])
            for table in tables:
                before = table.table["sequence"]
                while table.table["sequence"] == before:
                    table.next()
            assert one.table["sequence"] == other.table["sequence"]
        assert [seat["connected"] for seat in one.table["seats"]] == [True, True]
        assert one.table["result"] == other.table["result"]
        assert owner(match, *two) is two[0]
        other.say("ask-rematch")
        assert other.until("presence")["rematch"] == one.until("presence")["rematch"] is not None
        assert tables_of(url) == (one.table["sequence"], 0)


def test_a_friend_who_joins_at_another_process_wakes_who_waits(two: tuple[Served, Served]) -> None:
    host, friend = two[0].person(), two[1].person()
    match = host.create(players=FRIENDS)["match"]
    with host.at(match) as waiting:
        assert waiting.next()["type"] == "waiting"
        friend.join(match)
        assert waiting.next()["reason"] == "begun"


def test_a_link_that_the_database_could_not_even_look_for_is_of_no_match(one: Served) -> None:
    for link in ("%00", "x" * 5000):
        assert one.person().http.get(f"/api/matches/{link}").status_code == 404


def test_a_player_who_comes_back_while_another_process_is_asked_finds_the_action_done(
    url: str, two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    match, host, friend = friends(*two)
    claimed, answered = threading.Event(), threading.Event()
    append = two[0].hub.storage.append

    async def slow(*entry: Any) -> None:
        claimed.set()
        await asyncio.to_thread(answered.wait, SECONDS)
        await append(*entry)

    with host.at(match) as one, friend.at(match) as other:
        one.until("snapshot")
        other.until("snapshot")
        one.act(one.table["options"][0]["action"])
        other.until("update")
        assert owner(match, *two) is two[0]
        monkeypatch.setattr(two[0].hub.storage, "append", slow)
        other.act(other.table["options"][0]["action"])
        assert claimed.wait(SECONDS)
        with friend.at(match) as again:
            assert again.until("snapshot")["table"]["sequence"] == 1
            assert other.until("gone")["reason"] == "taken-over"
            answered.set()
            assert again.until("update")["table"]["sequence"] == 2
    assert tables_of(url) == (2, 0)


def test_what_is_asked_through_another_process_is_refused_in_the_words_of_the_rules(
    url: str, two: tuple[Served, Served]
) -> None:
    match, host, friend = friends(*two)
    with host.at(match) as one, friend.at(match, language="es") as other:
        one.until("snapshot")
        other.until("snapshot")
        one.say("command", sequence=0, text="mulligan")
        while not other.table["options"]:
            other.until("update")
        other.say("command", sequence=other.table["sequence"], text="fly away")
        assert other.until("refused")["reason"] == "not-understood"
        other.say("command", sequence=other.table["sequence"], text="end")
        refused = other.until("refused")
        assert (refused["of"], refused["clause"] is not None) == ("command", True)
        other.act(other.table["options"][0]["action"])
        assert other.until("update")["table"]["sequence"] == 2
        other.say("act", sequence=0, action=1)
        assert other.until("refused")["reason"] == "stale"
        assert other.until("snapshot")["table"]["sequence"] == 2
    assert tables_of(url) == (2, 0)


def test_of_three_friends_at_two_processes_all_hear_who_comes_and_who_lets_an_action_be_taken_back(
    two: tuple[Served, Served],
) -> None:
    people = [two[0].person(), two[1].person(), two[1].person()]
    wished = players("me", "friend", "friend")
    match = people[0].create(game="army-of-gods", mode="three", players=wished)["match"]
    with people[0].at(match) as waiting:
        assert [place["taken"] for place in waiting.next()["places"]] == [True, False, False]
        people[1].join(match, name="Bert")
        assert waiting.next()["places"][1] == {"who": "friend", "name": "Bert", "taken": True}
        people[2].join(match)
        assert waiting.next()["reason"] == "begun"
    with ExitStack() as stack:
        tables = sorted(
            (stack.enter_context(person.at(match)) for person in people), key=lambda table: table.welcome["seats"]
        )
        for table in tables:
            table.until("snapshot")
        while (actor := acted(tables)).table["takeBack"] is not None:
            pass
        seat = actor.welcome["seats"][0]
        actor.say("ask-take-back")
        others = [table for table in tables if table is not actor]
        agreed = [seat]
        for table in others:
            said = table.until("presence")
            while (said["takeBackBy"], said["takeBackAgreed"]) != (seat, sorted(agreed)):
                said = table.until("presence")
            table.say("answer-take-back", accept=True)
            agreed += table.welcome["seats"]
        for table in tables:
            assert table.until("update")["undone"] == 1


def acted(tables: list[Table]) -> Table:
    """Who is asked does the first of what may be done, and all hear of it."""
    actor = next(table for table in tables if table.table["options"])
    actor.act(actor.table["options"][0]["action"])
    for table in tables:
        table.until("update")
    return actor


def test_a_move_is_taken_back_by_consent_of_a_friend_at_another_process(two: tuple[Served, Served]) -> None:
    match, host, friend = friends(*two)
    with host.at(match) as one, friend.at(match) as other:
        one.until("snapshot")
        other.until("snapshot")
        move = first_move(other, one)
        before = other.table["view"]
        other.act(move)
        other.until("update")
        one.until("update")
        other.say("ask-take-back")
        while asked(one) != 1:
            pass
        one.say("answer-take-back", accept=False)
        while asked(other) is not None:
            pass
        other.say("ask-take-back")
        while asked(one) != 1:
            pass
        one.say("answer-take-back", accept=True)
        assert other.until("update")["undone"] == 1
        assert other.table["view"] == before


def asked(table: Table) -> int | None:
    """Who asks to take back, as the next message says that tells of it."""
    found: int | None = table.until("presence")["takeBackBy"]
    return found


def first_move(mover: Table, other: Table) -> int:
    """Play until one can move a unit, which draws no chance and shows nothing; that action."""
    while True:
        actor = mover if mover.table["options"] else other
        by_verb = {option["verb"]: option["action"] for option in actor.table["options"]}
        if actor is mover and "move" in by_verb:
            return int(by_verb["move"])
        actor.act(next(by_verb[verb] for verb in ("mulligan", "choose", "play", "end") if verb in by_verb))
        mover.until("update")
        other.until("update")


def test_one_who_comes_to_another_process_is_asked_before_a_seat_changes_devices(two: tuple[Served, Served]) -> None:
    match, host, _ = friends(*two)
    elsewhere = at_other(host, two[1])
    with host.at(match) as one:
        one.until("snapshot")
        with elsewhere.at(match, device="b") as other:
            assert other.welcome["name"] == "other-device"
        with elsewhere.at(match, device="b", takeOver=True) as other:
            assert other.until("snapshot")
            assert one.until("gone")["reason"] == "taken-over"
            other.act(other.table["options"][0]["action"])
            assert other.until("update")["table"]["sequence"] == 1


# ---- when a process goes ---------------------------------------------------------------------------------------------


@contextmanager
def process(url: str) -> Iterator[tuple[Person, Callable[[], None]]]:
    """A server in a process of its own: somebody who is there, and what kills it."""
    context = multiprocessing.get_context("forkserver")
    listener = listen("127.0.0.1", 0)
    ready = context.Event()
    running = context.Process(target=run, args=(listener, url), kwargs={"ready": ready.set})
    running.start()

    def kill() -> None:
        running.kill()  # SIGKILL
        running.join()

    try:
        assert ready.wait(SECONDS)
        person = Person(f"127.0.0.1:{listener.getsockname()[1]}")
        with person.http:
            yield person, kill
    finally:
        kill()
        listener.close()


@pytest.fixture
def one(url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setattr(wire, "BURST", 100_000)
    served = Served(url)
    yield served
    served.stop()


def test_when_its_owner_is_killed_a_match_goes_on_with_bot_and_clock(url: str, one: Served) -> None:
    with process(url) as (there, kill), ExitStack() as sitting:
        created = there.create(first=0, turnSeconds=3600)
        match = created["match"]
        watching = sitting.enter_context(there.watching(created["watch"], device="w"))
        watching.until("snapshot")
        table = sitting.enter_context(at_other(there, one).at(match))
        table.until("snapshot")
        live = one.hub.loader.loaded[match]
        assert live.lease is None
        end_turn(table)  # done by the other process, as it owns the match
        table.until("update")
        assert not live._clock.rings
        kill()
        while not table.table["options"]:  # of the bot's turn nothing had been done yet, or not all
            table.until("update", "snapshot")
        assert live.lease is not None
        assert live._clock.rings
        end_turn(table)
        before = table.table["sequence"]
        table.until("update")
        assert table.until("update")["table"]["sequence"] == before + 2
        assert table.table["clock"]["limit"] == 3600
    assert tables_of(url)[1] == 0


def end_turn(table: Table) -> None:
    """Exchange no cards, or end the turn."""
    by_verb = {option["verb"]: option["action"] for option in table.table["options"]}
    table.act(by_verb.get("end", table.table["options"][0]["action"]))


def test_what_was_asked_of_a_killed_process_is_done_by_the_next_owner(url: str, one: Served) -> None:
    with process(url) as (there, kill), ExitStack() as sitting:
        created = there.create(players=ONE_DEVICE)
        watching = sitting.enter_context(there.watching(created["watch"], device="w"))
        watching.until("snapshot")
        table = sitting.enter_context(at_other(there, one).at(created["match"]))
        table.until("snapshot")
        kill()
        table.act(table.table["options"][0]["action"])
        assert table.until("update", "refused")["type"] == "update"
    assert tables_of(url) == (1, 0)


def test_a_process_that_stops_gives_its_matches_back_at_once(
    url: str, one: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LEASE_SECONDS", 3600)
    other = Served(url)
    match, host, friend = friends(other, one)
    with friend.at(match) as table:
        with host.at(match) as first:
            first.until("snapshot")
            table.until("snapshot")
            first.act(first.table["options"][0]["action"])
            table.until("update")
        other.stop()
        table.act(table.table["options"][0]["action"])
        assert table.until("update", "refused")["type"] == "update"


def test_a_process_that_has_lost_its_lease_unawares_writes_nothing_and_follows(
    url: str, two: tuple[Served, Served]
) -> None:
    match, host, friend = friends(*two)
    with host.at(match) as first, friend.at(match) as second:
        first.until("snapshot")
        second.until("snapshot")
        assert owner(match, *two) is two[0]
        asyncio.run(give(url, two[1]))  # as if the first had been asleep for so long that the second has taken it
        first.act(first.table["options"][0]["action"])
        while first.until("update", "refused")["type"] == "refused":
            assert first.table["sequence"] == 0
            first.act(first.table["options"][0]["action"])
        assert owner(match, *two) is two[1]
        assert second.until("update")["table"]["sequence"] == first.table["sequence"] == 1
    assert tables_of(url) == (1, 0)


async def give(url: str, to: Served) -> None:
    opened = Storage(url)
    async with opened.transaction() as connection:
        await connection.execute(update(schema.leases).values(owner=to.hub.run, fence=schema.leases.c.fence + 1))
    await opened.close()


def test_news_that_were_missed_are_made_good(url: str, two: tuple[Served, Served]) -> None:
    match, host, friend = friends(*two)
    with host.at(match) as first, friend.at(match) as second:
        first.until("snapshot")
        second.until("snapshot")
        first.act(first.table["options"][0]["action"])
        second.until("update")
        asyncio.run(deafen(url))
        second.act(second.table["options"][0]["action"])
        for table in (first, second):
            while table.table["sequence"] < 2:
                table.until("update", "refused")


async def deafen(url: str) -> None:
    """Cut the connections over which processes hear news."""
    opened = Storage(url)
    async with opened.transaction() as connection:
        await connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        )
    await opened.close()


def test_a_process_that_does_not_renew_its_leases_is_not_ready(one: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise StorageError("the database is read only")

    monkeypatch.setattr(peers, "LEASE_SECONDS", 0.5)
    monkeypatch.setattr(peers, "TICK_SECONDS", 0.02)
    http = one.person().http
    until(lambda: http.get("/readyz").text == "ready\n")
    with monkeypatch.context() as broken:
        broken.setattr(peers, "renew", fail)
        until(lambda: http.get("/readyz").status_code == 503)
        assert http.get("/readyz").text == "the leases are not renewed\n"
        assert http.get("/healthz").status_code == 200
    until(lambda: http.get("/readyz").status_code == 200)


def test_a_request_that_nobody_answers_is_withdrawn(url: str, one: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "ANSWER_SECONDS", 0.2)
    person = one.person()
    match = person.create(players=ONE_DEVICE)["match"]
    asyncio.run(owned_by_nobody_there(url, match))
    with person.at(match) as table:
        table.until("snapshot")
        table.act(table.table["options"][0]["action"])
        refused = table.until("refused")
        assert (refused["of"], refused["reason"]) == ("act", "storage")
    assert tables_of(url) == (0, 0)


async def owned_by_nobody_there(url: str, match: str) -> None:
    opened = Storage(url)
    async with opened.transaction() as connection:
        assert await take(connection, match, "nobody")
    await opened.close()
