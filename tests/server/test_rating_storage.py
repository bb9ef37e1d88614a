"""Ratings are changed in the transaction that ends a match: once, wholly, on both databases."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import msgspec
import pytest
from sqlalchemy import select, text

from tests.server.test_storage import SEATS, act, found, running
from tests.waiting import SECONDS
from theagon.arena.glicko import Glicko, after_games, after_idle
from theagon.match.match import Ending
from theagon.server.storage import ratings, upkeep
from theagon.server.storage.caretaker import Retention, purge
from theagon.server.storage.records import MatchRecord, Options, PurgeFilter, Seat
from theagon.server.storage.schema import ratings as rows
from theagon.server.storage.sql_storage import SqlStorage
from theagon.server.storage.storage import OutOfSequenceError

GAME = "hand-of-the-gods"
AT = act(0).at
DAY = 24 * 3600
ONE, OTHER = (str(seat.holder) for seat in SEATS)


def rated(name: str, game: str = GAME) -> MatchRecord:
    return msgspec.structs.replace(running(name), game=game, options=Options(60, rated=True))


async def end(storage: SqlStorage, name: str, winners: tuple[int, ...], days: float = 0) -> dict[int, int]:
    """End a match so many days after the first; what its seats gain."""
    return await storage.append(name, msgspec.structs.replace(act(0), at=AT + days * DAY), Ending(winners, ()))


async def rating(storage: SqlStorage, holder: str, days: float = 0, game: str = GAME) -> Glicko | None:
    return (await storage.ratings_of(holder, AT + days * DAY)).get(game)


async def gains_in(storage: SqlStorage, name: str) -> list[int | None]:
    stored = await found(storage, name)
    return [seat.gain for seat in stored.seats]


async def test_a_win_raises_one_rating_and_lowers_the_other(storage: SqlStorage) -> None:
    await storage.add(rated("m"), SEATS)
    assert await gains_in(storage, "m") == [None, None]
    gains = await end(storage, "m", (1,))
    won, lost = after_games(Glicko(), [(Glicko(), 1)]), after_games(Glicko(), [(Glicko(), 0)])
    assert await rating(storage, OTHER) == won
    assert await rating(storage, ONE) == lost
    assert gains == {0: round(lost.rating) - 1500, 1: round(won.rating) - 1500}
    assert await gains_in(storage, "m") == [gains[0], gains[1]]


async def test_the_rated_matches_of_two_people_are_counted_since_a_time(storage: SqlStorage) -> None:
    brought = tuple(msgspec.structs.replace(seat, rating=1500, deviation=350) for seat in SEATS)
    for day in range(3):
        await storage.add(msgspec.structs.replace(rated(f"m{day}"), created=AT + day * DAY), brought)
    await storage.add(msgspec.structs.replace(rated("other", "army-of-gods"), created=AT + 2 * DAY), brought)
    await storage.add(msgspec.structs.replace(running("plain"), game=GAME, created=AT + 2 * DAY), SEATS)
    for one, other in ((ONE, OTHER), (OTHER, ONE)):
        assert [await storage.rated_between(one, other, GAME, AT + day * DAY) for day in range(4)] == [3, 2, 1, 0]
    assert await storage.rated_between(ONE, "nobody", GAME, AT) == 0


async def test_a_draw_between_equals_gains_nobody_anything(storage: SqlStorage) -> None:
    await storage.add(rated("m"), SEATS)
    assert await end(storage, "m", ()) == {0: 0, 1: 0}
    assert await rating(storage, ONE) == after_games(Glicko(), [(Glicko(), 0.5)])


async def test_the_days_without_a_match_count_as_periods(storage: SqlStorage) -> None:
    for name in ("first", "second"):
        await storage.add(rated(name), SEATS)
    await end(storage, "first", (0,))
    won, lost = [await rating(storage, holder) for holder in (ONE, OTHER)]
    assert won is not None
    assert lost is not None
    assert await rating(storage, ONE, days=12) == after_idle(won, 12)
    await end(storage, "second", (0,), days=30)
    expected = after_games(after_idle(won, 30), [(after_idle(lost, 30), 1)])
    assert await rating(storage, ONE, days=30) == expected


async def test_each_game_has_a_rating_of_its_own(storage: SqlStorage) -> None:
    await storage.add(rated("m", "gods-unchained"), SEATS)
    await end(storage, "m", (0,))
    assert await rating(storage, ONE) is None
    assert await rating(storage, ONE, game="gods-unchained") is not None


async def test_other_matches_and_those_that_are_ended_or_go_on_count_for_nothing(storage: SqlStorage) -> None:
    await storage.add(running("unrated"), SEATS)
    await storage.add(rated("ended"), SEATS)
    await storage.add(rated("going"), SEATS)
    assert await end(storage, "unrated", (0,)) == {}
    assert await storage.append("going", act(0)) == {}
    await storage.write(lambda connection: upkeep.end(connection, "ended"))
    assert await storage.ratings_of(ONE, AT) == {}


async def test_if_a_rating_cannot_be_written_the_match_goes_on(
    storage: SqlStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(_player: Glicko, games: list[tuple[Glicko, float]]) -> Glicko:
        if games[0][1] == 1:  # of the two players, the second is rated
            raise MemoryError
        return Glicko(1)

    await storage.add(rated("m"), SEATS)
    with monkeypatch.context() as patched:
        patched.setattr(ratings, "after_games", stumble)
        with pytest.raises(MemoryError):
            await end(storage, "m", (1,))
    stored = await found(storage, "m")
    assert stored.match.state == "running"
    assert await storage.entries("m") == []
    assert await storage.ratings_of(ONE, AT) == {}
    assert await end(storage, "m", (1,)) != {}


async def test_of_two_who_write_the_last_entry_one_is_counted(storage: SqlStorage) -> None:
    await storage.add(rated("m"), SEATS)
    outcomes = await asyncio.gather(*(end(storage, "m", (0,)) for _ in range(2)), return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {dict, OutOfSequenceError}
    assert await rating(storage, ONE) == after_games(Glicko(), [(Glicko(), 1)])


async def test_matches_of_the_same_people_that_end_at_once_all_count(url: str, storage: SqlStorage) -> None:
    """Two processes on PostgreSQL; the seats are the other way round in every second match."""
    servers = [storage, SqlStorage(url)] if storage.is_shared else [storage]
    here, there = SEATS
    turned = (msgspec.structs.replace(there, seat=0), msgspec.structs.replace(here, seat=1))
    matches = [f"m{number}" for number in range(12)]
    for number, name in enumerate(matches):
        await storage.add(rated(name), turned if number % 2 else SEATS)
    ends = (end(servers[number % len(servers)], name, (number % 2,)) for number, name in enumerate(matches))
    await asyncio.wait_for(asyncio.gather(*ends), SECONDS)
    one = other = Glicko()
    for _ in matches:
        one, other = after_games(one, [(other, 1)]), after_games(other, [(one, 0)])
    assert [await rating(storage, holder) for holder in (ONE, OTHER)] == [one, other]
    for server in servers[1:]:
        await server.close()


async def test_a_rating_outlives_its_matches_and_keeps_its_owner_known(storage: SqlStorage) -> None:
    await storage.add(rated("m"), SEATS)
    await end(storage, "m", (0,))
    old = PurgeFilter(("over",), time.time() + DAY)
    while await storage.purge(old):
        pass
    assert await storage.find("m") is None
    assert await rating(storage, ONE) is not None
    assert await storage.knows(ONE)
    assert not await storage.knows("holder-c")
    await storage.add(running("other"), [Seat(0, "human", "", "holder-c")])
    assert await storage.knows("holder-c")


async def test_ratings_that_nobody_plays_for_are_forgotten_in_batches(
    storage: SqlStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "BATCH", 2)
    now = time.time()
    for number, days in enumerate((500, 450, 401, 399, 1)):
        seated = (Seat(0, "human", "", f"a{number}"), Seat(1, "human", "", f"b{number}"))
        await storage.add(rated(f"m{number}"), seated)
        await end(storage, f"m{number}", (0,), days=(now - AT) / DAY - days)

    async def left() -> list[str]:
        return await storage.read(lambda connection: sorted(connection.execute(select(rows.c.holder)).scalars()))

    await purge(storage, Retention(finished=10_000))
    assert len(await left()) == 10
    await purge(storage, Retention(ratings=400))
    assert await left() == ["a3", "a4", "b3", "b4"]


async def test_a_rating_that_a_match_changes_now_is_not_waited_for(shared_database: str) -> None:
    """Two processes on PostgreSQL."""
    storage, other = SqlStorage(shared_database), SqlStorage(shared_database)
    await storage.open()
    await storage.add(rated("m"), SEATS)
    await end(storage, "m", (0,))
    async with storage.transaction() as connection:
        await connection.execute(text("SELECT 1 FROM rating WHERE holder = :one FOR UPDATE"), {"one": ONE})
        forget = partial(ratings.forget, before=AT + DAY)
        assert await asyncio.wait_for(other.write(forget), SECONDS) == 1
    assert await storage.ratings_of(OTHER, AT) == {}
    assert await storage.ratings_of(ONE, AT) != {}
    for each in (storage, other):
        await each.close()
