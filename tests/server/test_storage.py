"""What is kept is kept, once and whole, on both databases."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.waiting import SECONDS
from theagon.errors import TheagonError
from theagon.match.match import Ending
from theagon.server.matches.archive import Archive
from theagon.server.storage.migrate import REVISIONS, config
from theagon.server.storage.records import FRIEND, Begun, Entry, MatchRecord, Options, Seat, StoredMatch
from theagon.server.storage.sql_storage import SqlStorage
from theagon.server.storage.storage import NotWaitingError, OutOfSequenceError
from theagon.server.workers import Crew

SEATS = (Seat(0, "human", "Ana", "holder-a"), Seat(1, "human", "Борис", "holder-b"))


def running(name: str, created: float = 1.5) -> MatchRecord:
    return MatchRecord(
        name,
        "hand-of-the-gods",
        "1",
        "running",
        f"watch-{name}",
        Options(60, 5),
        created,
        '{"seed": 1152921504606846976, "names": ["Ñ", "Я"]}',
    )


def waiting(name: str) -> MatchRecord:
    return MatchRecord(name, "hand-of-the-gods", "1", "waiting", f"watch-{name}", Options(), 1.5, None)


def places(friends: int) -> list[Seat]:
    """A host, and places for so many friends."""
    host = Seat(0, "human", "Ana", "holder-a", {"cards": [1, 2]})
    return [host, *(Seat(place, FRIEND, "") for place in range(1, friends + 1))]


def friend(name: str) -> Seat:
    return Seat(0, FRIEND, name, f"holder-{name}", {"cards": [3]})


async def begun(taken: Sequence[Seat]) -> Begun:
    """The players sit the other way round."""
    seated = [Seat(len(taken) - 1 - place.seat, "human", place.name, place.holder) for place in taken]
    return Begun('{"seed": 1}', "2", tuple(sorted(seated, key=lambda seat: seat.seat)))


def act(sequence: int, action: int = 7) -> Entry:
    return Entry(sequence, "act", 0, action, "player", 1_790_000_000.125)


async def found(storage: SqlStorage, name: str) -> StoredMatch:
    stored = await storage.find(name)
    assert stored is not None
    return stored


async def test_a_match_its_seats_and_its_entries_are_found_as_they_were_kept(url: str, storage: SqlStorage) -> None:
    taken_back = Entry(1, "take-back", 1, None, "player", 1_790_000_001.25)
    await storage.add(running("m"), SEATS)
    await storage.append("m", act(0))
    await storage.append("m", taken_back)
    another = SqlStorage(url)
    await another.open()
    stored = await found(another, "m")
    assert (stored.match, stored.seats) == (running("m"), SEATS)
    assert await another.find("watch-m", "watch") == stored
    assert await another.entries("m") == [act(0), taken_back]
    assert await another.entries("m", since=1) == [taken_back]
    assert await another.find("watch-m") is None
    await another.close()


async def test_what_an_earlier_release_kept_is_brought_up_to_date(url: str) -> None:
    """Migration 0003: a friend who is waited for has a place, and several may win."""
    await _keep_as_0002(url)
    storage = SqlStorage(url)
    await storage.open()
    open_match, won, drawn = [await found(storage, name) for name in ("open", "won", "drawn")]
    assert (open_match.match.options.turn_seconds, open_match.match.options.first) == (60, 1)
    assert open_match.seats == (Seat(0, "human", "Ana", "holder-a", {"cards": [1, 2]}), Seat(1, FRIEND, ""))
    assert [each.match.id for each in await storage.of_holder("holder-a", 9)] == ["drawn", "won", "open"]
    assert len(await storage.join("open", friend("b"), begun)) == 2
    assert (won.match.state, won.match.winners, won.seats) == ("over", (1,), SEATS)
    assert (drawn.match.state, drawn.match.winners) == ("over", ())
    await storage.close()


def test_the_files_of_migrations_are_named_as_alembic_knows_them() -> None:
    scripts = ScriptDirectory.from_config(config())
    assert [script.revision for script in scripts.walk_revisions()] == list(reversed(REVISIONS))


def migrate(connection: Connection, revision: str) -> None:
    """Make the tables as they were with a migration."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    configuration = config()
    configuration.attributes["connection"] = connection
    command.upgrade(configuration, revision)


async def _keep_as_0002(url: str) -> None:
    """Rows as the release with migration 0002 wrote them."""
    engine = create_async_engine(url)
    host = '{"holder":"holder-a","name":"Ana","deck":{"cards":[1,2]},"seat":1}'
    options = '{"turn_seconds":60,"spectator_delay":0}'

    def write(connection: Connection) -> None:
        migrate(connection, "0002")
        match = text(
            "INSERT INTO match (id, game, rules, state, watch, options, created, host, waiting, winner)"
            " VALUES (:id, 'chess', '1', :state, :id, :options, :created, :host, :waiting, :winner)"
        )
        for created, (name, state, winner) in enumerate(
            (("open", "waiting", None), ("won", "over", 1), ("drawn", "over", None))
        ):
            waits = state == "waiting"
            connection.execute(
                match,
                {
                    "id": name,
                    "state": state,
                    "options": options,
                    "created": float(created),
                    "winner": winner,
                    "host": host if waits else None,
                    "waiting": "holder-a" if waits else None,
                },
            )
            for seat in () if waits else SEATS:
                connection.execute(
                    text("INSERT INTO seat (match, seat, kind, name, holder) VALUES (:m, :s, :k, :n, :h)"),
                    {"m": name, "s": seat.seat, "k": seat.kind, "n": seat.name, "h": seat.holder},
                )

    async with engine.begin() as connection:
        await connection.run_sync(write)
    await engine.dispose()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)  # an SQLite file is served by one process
async def test_processes_that_start_at_once_on_an_empty_database_bring_it_up_to_date_once(url: str) -> None:
    several = [SqlStorage(url) for _ in range(4)]
    opening = asyncio.gather(*(each.open() for each in several), return_exceptions=True)
    outcomes = await asyncio.wait_for(opening, SECONDS)  # two that migrate at once wait for each other forever
    for each in several:
        await each.close()
    assert outcomes == [None] * 4


async def test_of_two_who_join_at_once_one_sits_down(storage: SqlStorage) -> None:
    await storage.add(waiting("m"), places(1))
    outcomes = await asyncio.gather(
        *(storage.join("m", friend(name), begun) for name in ("first", "second")), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes if isinstance(outcome, Exception)] == [NotWaitingError]
    stored = await found(storage, "m")
    assert [stored.seats] == [outcome for outcome in outcomes if not isinstance(outcome, Exception)]
    assert (stored.match.state, stored.match.rules, stored.match.beginning) == ("running", "2", '{"seed": 1}')


async def test_friends_who_join_at_once_each_have_a_place_and_with_the_last_the_match_begins(
    storage: SqlStorage,
) -> None:
    await storage.add(waiting("m"), places(3))
    begins: list[tuple[Seat, ...]] = []

    async def begin(taken: Sequence[Seat]) -> Begun:
        begins.append(tuple(taken))
        return await begun(taken)

    names = ("first", "second", "third")
    outcomes = await asyncio.gather(*(storage.join("m", friend(name), begin) for name in names))
    assert sorted(map(len, outcomes)) == [0, 0, 4]
    (taken,) = begins
    assert [place.deck for place in taken] == [{"cards": [1, 2]}, *[{"cards": [3]}] * 3]
    assert {place.name for place in taken} == {"Ana", *names}
    stored = await found(storage, "m")
    assert stored.seats == (await begun(taken)).seats


async def test_who_has_a_place_can_not_take_another(storage: SqlStorage) -> None:
    await storage.add(waiting("m"), places(2))
    for again in ("holder-a", "holder-first"):
        if again == "holder-first":
            assert await storage.join("m", friend("first"), begun) == ()
        with pytest.raises(NotWaitingError):
            await storage.join("m", Seat(0, FRIEND, "again", again), begun)
    stored = await found(storage, "m")
    assert [place.holder for place in stored.seats] == ["holder-a", "holder-first", None]
    assert [each.match.id for each in await storage.of_holder("holder-first", 9)] == ["m"]


async def test_a_match_that_can_not_begin_leaves_its_last_place_free(storage: SqlStorage) -> None:
    async def refuse(_: Sequence[Seat]) -> Begun:
        raise TheagonError("not with these decks")

    await storage.add(waiting("m"), places(1))
    with pytest.raises(TheagonError, match="not with these"):
        await storage.join("m", friend("first"), refuse)
    stored = await found(storage, "m")
    assert (stored.match.state, list(stored.seats)) == ("waiting", places(1))


async def test_of_two_who_write_the_same_entry_at_once_one_is_kept(storage: SqlStorage) -> None:
    await storage.add(running("m"), SEATS)
    outcomes = await asyncio.gather(*(storage.append("m", act(0, action)) for action in (1, 2)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes if outcome] == [OutOfSequenceError]
    assert await storage.entries("m") == [act(0, 1 + outcomes.index({}))]


@pytest.mark.parametrize("sequence", [0, 2])
async def test_an_entry_that_is_not_the_next_is_refused_and_nothing_is_changed(
    storage: SqlStorage, sequence: int
) -> None:
    await storage.add(running("m"), SEATS)
    await storage.append("m", act(0))
    with pytest.raises(OutOfSequenceError):
        await storage.append("m", act(sequence), ending=Ending((1,), (0,)))
    assert await storage.entries("m") == [act(0)]
    stored = await found(storage, "m")
    assert stored.match.state == "running"


async def test_nothing_is_added_to_a_match_that_is_over_or_waits_for_a_player(storage: SqlStorage) -> None:
    await storage.add(running("m"), SEATS)
    await storage.append("m", act(0), ending=Ending((1,), (0,)))
    stored = await found(storage, "m")
    assert (stored.match.state, stored.match.winners, stored.match.losers) == ("over", (1,), (0,))
    await storage.add(waiting("n"), places(1))
    for match, sequence in (("m", 1), ("n", 0)):
        with pytest.raises(OutOfSequenceError, match="nothing can be done"):
            await storage.append(match, act(sequence))
    assert (await storage.entries("m"), await storage.entries("n")) == ([act(0)], [])


async def test_both_who_ask_for_a_rematch_at_once_come_to_the_same_match(storage: SqlStorage) -> None:
    await storage.add(running("m"), SEATS)
    found = await asyncio.gather(*(storage.add_rematch("m", running(name), SEATS) for name in ("a", "b")))
    assert found[0] == found[1]
    assert [await storage.find(name) is not None for name in ("a", "b")] == [name == found[0] for name in ("a", "b")]


async def test_the_matches_of_a_player_are_those_sat_in_and_waited_in_newest_first(storage: SqlStorage) -> None:
    await storage.add(running("old", created=1.0), SEATS)
    await storage.add(waiting("open"), places(1))
    await storage.add(running("new", created=9.0), SEATS)
    await storage.add(running("other"), [Seat(0, "greedy", "bot"), Seat(1, "human", "Eva", "holder-c")])
    assert [stored.match.id for stored in await storage.of_holder("holder-a", 9)] == ["new", "open", "old"]
    assert [stored.match.id for stored in await storage.of_holder("holder-b", 1)] == ["new"]
    assert await storage.of_holder("nobody", 9) == []


async def test_the_address_of_a_postgresql_takes_the_parameters_that_its_programs_take(shared_database: str) -> None:
    storage = SqlStorage(
        f"{shared_database}{'&' if '?' in shared_database else '?'}sslmode=disable&application_name=table"
    )
    await storage.open()
    async with storage.transaction() as connection:
        assert (await connection.execute(text("SHOW application_name"))).scalar_one() == "table"
    await storage.close()


def test_killed_while_it_makes_its_tables_a_server_starts_again(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'matches.sqlite'}"
    first = multiprocessing.get_context("spawn").Process(target=_killed_at_the_second_table, args=(url,))
    first.start()
    first.join(SECONDS)
    assert first.exitcode == -signal.SIGKILL

    async def start_again() -> None:
        storage = SqlStorage(url)
        await storage.open()
        await storage.add(running("m"), SEATS)
        await storage.close()

    asyncio.run(start_again())


def _killed_at_the_second_table(url: str) -> None:
    def kill(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.strip().startswith("CREATE TABLE seat"):
            os.kill(os.getpid(), signal.SIGKILL)

    storage = SqlStorage(url)
    assert storage._writer is not None
    event.listen(storage._writer.engine, "after_cursor_execute", kill)
    asyncio.run(storage.open())


@pytest.mark.parametrize(
    ("ending", "results"),
    [
        (Ending((1,), (0,)), ["lost", "won"]),
        (Ending((), (1,)), ["drawn", "lost"]),  # of three, the third drew too
        (Ending((), ()), ["drawn", "drawn"]),
    ],
)
async def test_the_list_of_matches_says_what_came_of_each_for_its_player(
    storage: SqlStorage, ending: Ending, results: list[str]
) -> None:
    await storage.add(running("m"), SEATS)
    await storage.append("m", act(0), ending)
    archive = Archive(storage, Crew())
    lines = [await archive.listed(str(seat.holder)) for seat in SEATS]
    assert [line.result for (line,) in lines] == results
