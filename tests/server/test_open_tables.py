"""The list of open tables: what it shows, and who comes to a match by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import count
from typing import Any

import pytest

from tests.server.conftest import FRIENDS, ONE_DEVICE, Person, Served, Table, players
from tests.waiting import until
from theagon.server import limits
from theagon.server.matches import open_tables
from theagon.server.storage.records import StoredMatch
from theagon.server.storage.sql_storage import SqlStorage


@pytest.fixture
def public(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server that keeps a list."""
    monkeypatch.setattr(open_tables, "FRESH_SECONDS", 0.0)
    monkeypatch.setattr(open_tables, "GRACE_SECONDS", 3600.0)
    server = Served(database, open_tables=True, ratings=True)
    yield server
    server.stop()


def listed(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.http.get("/api/tables").json()
    return found


def opened(person: Person, **wanted: Any) -> dict[str, Any]:
    """A match that anyone may join, as it stands in the list."""
    before = {each["table"] for each in listed(person)}
    person.create(**{"players": FRIENDS, "anyone": True, **wanted})
    (found,) = (each for each in listed(person) if each["table"] not in before)
    return found


def test_an_open_table_is_listed_and_whoever_joins_it_plays(public: Served) -> None:
    host, guest = public.person(), public.person()
    with host.at(host.create(players=FRIENDS)["match"]) as at:
        assert not at.until("waiting")["listed"]
    table = opened(host, name="Ada", turnSeconds=90)
    assert table["yours"]
    (seen,) = listed(guest)
    assert seen == {**table, "yours": False, "waited": seen["waited"]}
    assert (seen["game"], seen["host"], seen["turnSeconds"]) == ("hand-of-the-gods", "Ada", 90)
    assert [(place["who"], place["taken"]) for place in seen["places"]] == [("human", True), ("friend", False)]
    joined = guest.http.post(f"/api/tables/{table['table']}/join", json={"deck": "ra", "name": "Bo"})
    assert joined.status_code == 201
    assert listed(guest) == []
    with guest.at(joined.json()["match"]) as at:
        assert at.table["seats"]


def test_the_list_has_no_link_no_token_and_no_card(public: Served) -> None:
    host = public.person()
    created = host.create(players=players("me zeus", "friend"), anyone=True, name="Ada")
    cookies = list(host.http.cookies.values())
    sent = public.person().http.get("/api/tables").content.decode()
    assert "Ada" in sent
    for secret in (created["match"], created["watch"], *cookies, "zeus", "deck", "holder"):
        assert secret not in sent


@pytest.mark.parametrize("seated", [ONE_DEVICE, players("me", "greedy"), []])
def test_a_match_without_a_place_for_others_cannot_be_opened(public: Served, seated: list[dict[str, str]]) -> None:
    answer = public.person().http.post(
        "/api/matches", json={"game": "hand-of-the-gods", "players": seated, "anyone": True}
    )
    assert answer.status_code == 400
    assert "place for a friend" in answer.json()["hint"]


def test_a_server_without_a_list_says_so_and_opens_nothing(served: Served) -> None:
    person = served.person()
    answer = person.http.get("/api/tables")
    assert (answer.status_code, answer.json()) == (200, None)
    made = person.http.post("/api/matches", json={"game": "hand-of-the-gods", "players": FRIENDS, "anyone": True})
    assert made.status_code == 400
    assert "no list" in made.json()["text"]


def test_of_many_who_join_at_once_one_sits_down(public: Served) -> None:
    table = opened(public.person())["table"]
    guests = [public.person() for _ in range(6)]
    with ThreadPoolExecutor(len(guests)) as pool:
        answers = list(pool.map(lambda each: each.http.post(f"/api/tables/{table}/join", json={}), guests))
    assert sorted(answer.status_code for answer in answers) == [201, *[409] * 5]
    assert {answer.json()["reason"] for answer in answers if answer.status_code == 409} == {"seat-taken"}


def test_a_table_for_three_stays_listed_until_the_last_has_come(public: Served) -> None:
    host, first, second = public.person(), public.person(), public.person()
    three = {"game": "army-of-gods", "mode": "three", "players": players("me", "friend", "friend")}
    table = opened(host, **three)["table"]
    assert first.http.post(f"/api/tables/{table}/join", json={"name": "Bo"}).json()["seats"] == []
    (seen,) = listed(second)
    assert [(place["name"], place["taken"]) for place in seen["places"]] == [("", True), ("Bo", True), ("", False)]
    assert second.http.post(f"/api/tables/{table}/join", json={}).json()["seats"] != []
    assert listed(host) == []


def test_nobody_joins_their_own_table_or_one_that_was_cancelled(public: Served) -> None:
    host = public.person()
    created = host.create(players=FRIENDS, anyone=True)
    (table,) = listed(host)
    path = f"/api/tables/{table['table']}/join"
    assert host.http.post(path, json={}).json()["reason"] == "seat-taken"
    host.http.delete(f"/api/matches/{created['match']}")
    assert listed(host) == []
    assert public.person().http.post(path, json={}).status_code == 409


def found(person: Person, **wanted: Any) -> dict[str, Any]:
    """The match to which a person comes who looks for an opponent."""
    answer = person.http.post("/api/tables", json={"game": "hand-of-the-gods", **wanted})
    assert answer.status_code == 201
    made: dict[str, Any] = answer.json()
    return made


def test_who_looks_for_an_opponent_sits_down_where_somebody_has_waited_longest(public: Served) -> None:
    opened(public.person(), game="army-of-gods", mode="two")
    opened(public.person(), game="army-of-gods", mode="three", players=players("me", "friend", "friend"))
    opened(public.person(), rated=True, turnSeconds=90)
    first, second, guest = public.person(), public.person(), public.person()
    matches = [each.create(players=FRIENDS, anyone=True)["match"] for each in (first, second)]
    assert found(guest, deck="ra", name="Bo")["match"] == matches[0]
    assert found(guest)["match"] == matches[1]


def test_who_looks_alone_opens_a_table_with_a_time_limit_and_joins_none_of_their_own(public: Served) -> None:
    seeker = public.person()
    assert found(seeker, name="Ada")["seats"] == []
    (table,) = listed(seeker)
    assert (table["host"], table["turnSeconds"], table["rated"]) == ("Ada", 90, False)
    assert found(seeker)["seats"] == []


def test_who_is_called_as_the_host_opens_a_table_of_their_own(public: Served) -> None:
    assert found(public.person(), name="Ada")["seats"] == []
    assert found(public.person(), name="Ada")["seats"] == []
    assert [each["host"] for each in listed(public.person())] == ["Ada", "Ada"]


def test_all_who_look_at_the_same_moment_find_each_other(public: Served) -> None:
    seekers = [public.person() for _ in range(6)]
    with ThreadPoolExecutor(len(seekers)) as pool:
        matches = [made["match"] for made in pool.map(found, seekers)]
    assert sorted(Counter(matches).values()) == [2, 2, 2]
    assert listed(public.person()) == []


def test_who_opens_a_table_just_after_another_goes_there(public: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    earlier = found(public.person())["match"]
    listed_by_storage = SqlStorage.listed
    looks = count()

    async def late(storage: SqlStorage, since: float, most: int) -> list[StoredMatch]:
        """What another process has stored is seen at the second look."""
        return await listed_by_storage(storage, since, most) if next(looks) else []

    monkeypatch.setattr(SqlStorage, "listed", late)
    assert found(public.person())["match"] == earlier
    assert next(looks) == 3
    assert listed(public.person()) == []


def test_without_a_list_nobody_is_found_and_a_bad_deck_opens_nothing(served: Served, public: Served) -> None:
    answer = served.person().http.post("/api/tables", json={"game": "hand-of-the-gods"})
    assert answer.status_code == 400
    assert "no list" in answer.json()["text"]
    bad = public.person().http.post("/api/tables", json={"game": "hand-of-the-gods", "deck": "nonsense: ["})
    assert bad.status_code == 400
    assert listed(public.person()) == []


@pytest.mark.parametrize("name", ["", "%00", "a" * 65, "..%2f", "%D0%BC"])
def test_what_names_no_table_is_refused(public: Served, name: str) -> None:
    assert public.person().http.post(f"/api/tables/{name}/join", json={}).status_code in (404, 405, 409)


def test_of_each_person_the_latest_table_is_listed(public: Served) -> None:
    host = public.person()
    first, second = opened(host)["table"], opened(host)["table"]
    assert [each["table"] for each in listed(host)] == [second]
    assert public.person().http.post(f"/api/tables/{first}/join", json={}).status_code == 201


def test_the_list_has_so_many_tables_at_most(public: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_tables, "LISTED", 2)
    tables = [opened(public.person())["table"] for _ in range(3)]
    assert [each["table"] for each in listed(public.person())] == [tables[2], tables[1]]


def test_a_table_is_listed_as_long_as_somebody_with_a_place_waits_there(public: Served) -> None:
    tables = public.hub.tables
    assert tables is not None
    host, guest = public.person(), public.person()
    created = host.create(players=FRIENDS, anyone=True)

    def look_later() -> list[dict[str, Any]]:
        """The list, long after whoever waits now began to."""
        (stored,) = public.do(public.hub.storage.listed(0, 1))
        public.do(public.hub.storage.note_awaited([stored.match.id], 0))
        public.do(tables.note_awaited())
        return listed(guest)

    with guest.watching(created["watch"]) as at:
        assert at.until("waiting")["listed"]
        assert look_later() == []  # a spectator alone cannot begin it
    with host.at(created["match"]) as at:
        assert at.until("waiting")["listed"]
        assert len(look_later()) == 1
    until(lambda: look_later() == [])
    with host.at(created["match"]) as at:
        at.until("waiting")
        assert len(look_later()) == 1


def test_one_network_opens_so_many_tables_a_minute(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OPENINGS_FROM", 2)
    server = Served(database, open_tables=True, ratings=True)
    wanted = {"game": "hand-of-the-gods", "players": FRIENDS, "anyone": True}
    try:
        answers = [server.person().http.post("/api/matches", json=wanted) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert "retry-after" in answers[2].headers
        assert server.person().create(players=FRIENDS)  # for friends as before
    finally:
        server.stop()


def test_the_list_has_so_many_tables_of_one_network(public: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_tables, "LISTED_FROM", 1)
    people = [public.person() for _ in range(3)]
    matches = [person.create(players=FRIENDS, anyone=True)["match"] for person in people]
    assert public.hub.tables is not None
    with ExitStack() as waiting:
        for person, match, address in zip(people, matches, ("192.0.2.1", "192.0.2.1", "192.0.2.2"), strict=True):
            socket = person.socket(f"/api/matches/{match}/socket", **{"X-Forwarded-For": address})
            Table(waiting.enter_context(socket)).until("waiting")
        public.do(public.hub.storage.note_awaited(matches, 0))  # since they were made a long time has gone by
        public.do(public.hub.tables.note_awaited())
        assert [len(listed(person)) for person in people] == [2, 2, 2]
        assert [any(each["yours"] for each in listed(person)) for person in people] == [True, False, True]


def test_many_readers_share_one_reading(public: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_tables, "FRESH_SECONDS", 3600.0)
    host = public.person()
    assert listed(host) == []
    host.create(players=FRIENDS, anyone=True)
    assert listed(host) == []  # as it was read an hour ago at most
    monkeypatch.setattr(open_tables, "FRESH_SECONDS", 0.0)
    until(lambda: len(listed(host)) == 1)


def live(person: Person) -> list[dict[str, Any]] | None:
    found: list[dict[str, Any]] | None = person.http.get("/api/tables/live").json()
    return found


def test_a_match_of_an_open_table_can_be_watched_while_its_people_play(public: Served) -> None:
    host, guest, private = public.person(), public.person(), public.person()
    table = opened(host, name="Ada", spectatorDelay=30)
    match = guest.http.post(f"/api/tables/{table['table']}/join", json={"name": "Bo"}).json()["match"]
    with private.at(private.create(players=ONE_DEVICE)["match"]):
        assert live(private) == []  # nobody is there yet, and a private match is in no list
        with host.at(match), guest.at(match):
            (line,) = live(private) or []
            assert {place["name"] for place in line["places"]} == {"Ada", "Bo"}
            assert (line["turn"], line["delay"]) == (1, 30)
            with private.watching(line["watch"]) as watcher:
                assert watcher.welcome["seats"] == []
        until(lambda: live(private) == [])


@pytest.mark.parametrize("delay", [0, 600])
def test_the_list_of_matches_to_watch_tells_their_end_only_when_spectators_see_it(public: Served, delay: int) -> None:
    host, guest, other = public.person(), public.person(), public.person()
    table = opened(host, spectatorDelay=delay)
    match = guest.http.post(f"/api/tables/{table['table']}/join", json={}).json()["match"]
    with host.at(match) as at, guest.at(match):
        before = live(other)
        assert before
        at.resign()
        assert at.table["result"]
        assert live(other) == (before if delay else [])


def test_a_server_without_open_tables_lists_no_match_to_watch(served: Served) -> None:
    assert live(served.person()) is None
