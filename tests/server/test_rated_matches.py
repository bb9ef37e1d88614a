"""Rated matches over real sockets: who may play one, what is told of it, and what it counts for."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.clusters import at_other
from tests.server.conftest import FRIENDS, ONE_DEVICE, Person, Served, Table, players
from tests.server.unserved import time_is_up
from theagon.server.desk import wire
from theagon.server.http.cookies import holder_of
from theagon.server.matches import open_tables, ratings
from theagon.server.storage.records import PurgeFilter

GAME = "hand-of-the-gods"
RATED = {"players": FRIENDS, "rated": True, "turnSeconds": 3600}
NEW = {"rating": 1500, "deviation": 350, "new": True}


@pytest.fixture
def rating(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server with ratings and open tables."""
    monkeypatch.setattr(wire, "BURST", 100_000)
    monkeypatch.setattr(open_tables, "FRESH_SECONDS", 0.0)
    server = Served(database, ratings=True, open_tables=True)
    yield server
    server.stop()


def own(person: Person, game: str = GAME) -> dict[str, Any]:
    """What somebody is told of their own rating."""
    answer = person.http.get(f"/api/games/{game}/rating")
    assert answer.headers["cache-control"] == "no-store"
    found: dict[str, Any] = answer.json()
    return found


def begun(served: Served, **wanted: Any) -> tuple[str, dict[int, Person], str]:
    """A rated match of two people: its name, who sits where, and the token of those who watch."""
    host, guest = served.person(), served.person()
    created = host.create(**{**RATED, "name": "Ada", **wanted})
    joined = guest.join(created["match"], name="Bo")
    assert joined.status_code == 201, joined.text
    (seat,) = joined.json()["seats"]
    return created["match"], {seat: guest, 1 - seat: host}, created["watch"]


def resign(at: Table) -> dict[str, Any]:
    """Give up; the table after it."""
    at.resign()
    return at.table


def refused(person: Person, **wanted: Any) -> dict[str, Any]:
    """Why a match is not made."""
    answer = person.http.post("/api/matches", json={"game": GAME, **RATED, **wanted})
    assert answer.status_code == 400, answer.text
    problem: dict[str, Any] = answer.json()
    return problem


def test_a_rated_match_says_so_before_it_begins_and_tells_at_its_end_what_each_gained(rating: Served) -> None:
    host, guest = rating.person(), rating.person()
    assert (own(host), own(guest)) == (NEW, NEW)
    assert guest.http.get("/api/games/chess/rating").status_code == 404
    match = host.create(**RATED, name="Ada")["match"]
    with host.at(match) as at:
        waiting = at.until("waiting")
        assert waiting["rated"]
        assert [place["rating"] for place in waiting["places"]] == [NEW, None]
    invitation = guest.http.get(f"/api/matches/{match}").json()
    assert invitation["rated"]
    assert invitation["places"][0]["rating"] == NEW
    (seat,) = guest.join(match, name="Bo").json()["seats"]
    with host.at(match) as one, guest.at(match) as other:
        assert [line["rating"] for line in one.table["seats"]] == [NEW, NEW]
        assert [line["gain"] for line in one.table["seats"]] == [None, None]
        table = resign(other)
        one.until("update")
    gains = {line["seat"]: line["gain"] for line in table["seats"]}
    assert table["result"]["winners"] == [1 - seat]
    assert gains[seat] < 0 < gains[1 - seat]
    assert one.table["seats"] == table["seats"]
    assert own(host)["rating"] == 1500 + gains[1 - seat]
    assert own(guest)["rating"] == 1500 + gains[seat]
    assert own(guest)["deviation"] < 350


def test_a_friend_who_resigns_again_and_again_lifts_no_rating_for_long(rating: Served) -> None:
    host, guest, other = rating.person(), rating.person(), rating.person()
    for _ in range(3):
        match = host.create(**RATED)["match"]
        assert guest.join(match).status_code == 201
        guest.resign(match)
    gained = own(host)["rating"]
    fourth = guest.create(**RATED)["match"]
    refused = host.join(fourth)
    assert (refused.status_code, refused.json()["reason"]) == (409, "often-rated")
    assert guest.join(host.create(**{**RATED, "rated": False})["match"]).status_code == 201
    assert guest.join(host.create(**{**RATED, "game": "gods-unchained"})["match"]).status_code == 201
    assert own(host)["rating"] == gained
    assert other.join(fourth).status_code == 201


def test_whoever_stays_can_play_to_its_end_a_match_that_the_other_has_left(rating: Served) -> None:
    match, people, _ = begun(rating)
    with people[0].at(match) as at:
        (live,) = rating.hub.loader.loaded.values()
        while not at.table["result"]:
            if at.table["options"]:
                at.act(at.table["options"][0]["action"])
            else:
                rating.do(time_is_up(live))  # as if the time of the turn were up
            at.until("update")
        winners = at.table["result"]["winners"]
        for line in at.table["seats"]:
            assert (line["gain"] > 0) == (line["seat"] in winners)
            assert own(people[line["seat"]])["rating"] == 1500 + line["gain"]


def test_whoever_comes_back_to_a_match_that_is_over_is_told_the_gains_again(rating: Served, database: str) -> None:
    match, people, watch = begun(rating)
    with people[0].at(match) as at:
        seats = resign(at)["seats"]
    gains = [line["gain"] for line in seats]
    rating.stop()
    again = Served(database, ratings=True)
    try:
        with at_other(people[1], again).at(match) as at:
            assert [line["gain"] for line in at.table["seats"]] == gains
        with again.person().watching(watch) as at:
            assert [line["gain"] for line in at.table["seats"]] == gains
    finally:
        again.stop()


def test_nobody_takes_back_or_gets_a_hint_in_a_rated_match(rating: Served) -> None:
    match, people, _ = begun(rating)
    with people[0].at(match) as one, people[1].at(match) as other:
        tables = [one, other]
        actor = next(table for table in tables if table.table["options"])
        actor.say("ask-hint")
        assert actor.until("refused")["reason"] == "no-hints"
        actor.act(actor.table["options"][-1]["action"])
        actor.until("update")
        assert actor.table["takeBack"] == "rated"
        actor.say("ask-take-back")
        assert actor.until("refused")["reason"] == "rated"


def test_of_a_match_that_is_not_rated_no_rating_is_told(rating: Served) -> None:
    match, people, _ = begun(rating, rated=False)
    assert not people[0].http.get(f"/api/matches/{match}").json()["rated"]
    with people[0].at(match) as at:
        seats = resign(at)["seats"]
    assert [(line["rating"], line["gain"]) for line in seats] == [(None, None)] * 2
    assert own(people[0]) == NEW


def test_an_open_table_tells_the_rating_of_its_host(rating: Served) -> None:
    match, people, _ = begun(rating)
    with people[0].at(match) as at:
        resign(at)
    host, guest = people[1], rating.person()
    host.create(**RATED, anyone=True)
    (table,) = guest.http.get("/api/tables").json()
    assert table["rated"]
    assert table["places"][0]["rating"] == own(host)
    joined = guest.http.post(f"/api/tables/{table['table']}/join", json={})
    with guest.at(joined.json()["match"]) as at:
        assert {line["rating"]["rating"] for line in at.table["seats"]} == {1500, own(host)["rating"]}


def test_whoever_has_played_much_is_no_longer_new(rating: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "MOST_A_DAY", 20)  # as if on several days
    one, other = rating.person(), rating.person()
    deviations = [350]
    while own(one)["new"]:
        match = one.create(**RATED)["match"]
        other.join(match)
        with (one if len(deviations) % 2 else other).at(match) as at:
            resign(at)
        deviations.append(own(one)["deviation"])
        assert len(deviations) < 20
    assert deviations == sorted(deviations, reverse=True)
    assert deviations[-2] > 110 >= deviations[-1]


def test_a_rematch_is_not_rated(rating: Served) -> None:
    match, people, _ = begun(rating)
    with people[0].at(match) as at:
        resign(at)
        at.say("ask-rematch")
        follows = at.until("presence")["rematch"]
    before = own(people[0])
    assert not people[0].http.get(f"/api/matches/{follows}").json()["rated"]
    with people[0].at(follows) as at:
        assert [line["rating"] for line in resign(at)["seats"]] == [None, None]
    assert own(people[0]) == before


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"players": ONE_DEVICE}, "two people"),
        ({"players": []}, "two people"),
        ({"players": players("me", "greedy")}, "two people"),
        ({"players": players("friend", "friend")}, "two people"),
        ({"players": players("me", "friend", "friend"), "game": "army-of-gods", "mode": "three"}, "two people"),
        ({"turnSeconds": None}, "time limit"),
        ({"first": 0}, "chance"),
        ({"options": {"large-hands": True}}, "usual rules"),
        ({"players": [], "begin": {"type": "lesson", "name": "01-units"}}, "goes on from"),
        ({"begin": {"type": "scenario", "name": "hg1/x.yaml", "step": 0}}, "goes on from"),
        ({"begin": {"type": "puzzle", "name": "win-001", "actions": []}}, "goes on from"),
    ],
)
def test_what_is_not_between_two_people_on_equal_terms_is_not_rated(
    rating: Served, wanted: dict[str, Any], said: str
) -> None:
    assert said in refused(rating.person(), **wanted)["text"]


def test_switches_that_are_as_usual_may_be_named(rating: Served) -> None:
    assert rating.person().create(**RATED, options={"large-hands": False})


def test_a_server_without_ratings_tells_none_and_makes_no_rated_match(served: Served) -> None:
    person = served.person()
    assert person.http.get(f"/api/games/{GAME}/rating").json() is None
    assert "no ratings" in refused(person)["text"]
    assert person.http.get("/api/matches").json() == []


def test_without_ratings_a_rated_match_that_waits_does_not_begin_and_one_that_goes_on_counts(
    rating: Served, database: str
) -> None:
    match, people, _ = begun(rating)
    waits = rating.person().create(**RATED)["match"]
    rating.stop()
    without = Served(database)
    try:
        assert "no ratings" in without.person().join(waits).json()["text"]
        with at_other(people[0], without).at(match) as at:
            assert resign(at)["seats"][0]["gain"] < 0
    finally:
        without.stop()
    again = Served(database, ratings=True)
    try:
        assert own(at_other(people[0], again))["rating"] < 1500 < own(at_other(people[1], again))["rating"]
    finally:
        again.stop()


def test_when_all_ones_matches_are_removed_the_rating_stays_ones_own(rating: Served) -> None:
    match, people, _ = begun(rating)
    with people[0].at(match) as at:
        resign(at)
    before = own(people[0])

    async def purge() -> None:
        while await rating.hub.storage.purge(PurgeFilter(("over",), time.time() + 1)):
            pass

    rating.do(purge())
    token = dict(people[0].http.cookies)
    people[0].create(**RATED)
    assert dict(people[0].http.cookies) == token
    assert own(people[0]) == before


def test_spectators_with_a_delay_learn_no_gain_early(rating: Served) -> None:
    match, people, watch = begun(rating, spectatorDelay=600)
    stranger = rating.person()
    with people[0].at(match) as at, stranger.watching(watch) as watcher:
        gains = [line["gain"] for line in resign(at)["seats"]]
        assert None not in gains
        with stranger.watching(watch, device="b") as late:
            assert [line["gain"] for line in late.table["seats"]] == [None, None]
        invitation = stranger.http.get(f"/api/matches/{match}").json()
        assert [place["rating"] for place in invitation["places"]] == [NEW, NEW]
        (live,) = rating.hub.loader.loaded.values()

        async def tell() -> None:
            live.audience.tell_presence()

        rating.do(tell())
        message = watcher.until("presence")
        assert [(line["rating"], line["gain"]) for line in message["seats"]] == [(NEW, None)] * 2
        while not watcher.table["result"]:  # as if the time had gone by
            rating.do(live.show_next())
            watcher.until("update")
        assert [line["gain"] for line in watcher.table["seats"]] == gains


def test_no_message_has_a_token_or_its_hash(rating: Served) -> None:
    match, people, watch = begun(rating)
    sent: list[str] = []
    with people[0].at(match) as one, people[1].at(match) as other, rating.person().watching(watch) as watcher:
        other.say("resign")
        for table in (one, other, watcher):
            table.until("update")
            sent += table.received
    waits = people[0].create(**RATED, anyone=True)["match"]
    paths = (f"/api/matches/{waits}", f"/api/matches/{match}", "/api/tables", f"/api/games/{GAME}/rating")
    sent += [people[1].http.get(path).text for path in (*paths, "/api/matches")]
    sent.append(people[0].join(waits).text)
    for person in people.values():
        (token,) = person.http.cookies.values()
        for secret in (token, holder_of(token)):
            assert not any(secret in message for message in sent)


async def test_a_match_that_ends_at_another_process_tells_its_gains_here(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "BURST", 100_000)
    servers = [Served(shared_database, ratings=True) for _ in range(2)]
    try:
        match, people, watch = begun(servers[0])
        elsewhere = at_other(people[1], servers[1])
        with people[0].at(match) as one, elsewhere.at(match) as other, servers[1].person().watching(watch) as watcher:
            other.say("resign")
            for table in (one, other, watcher):
                while not table.table["result"]:
                    table.until("update", "snapshot")
            assert one.table["seats"][0]["gain"] > 0
            gains = [
                [(line["rating"], line["gain"]) for line in table.table["seats"]] for table in (one, other, watcher)
            ]
            assert gains[0] == gains[1] == gains[2]
        assert own(elsewhere)["rating"] == own(people[1])["rating"] < 1500
    finally:
        for each in servers:
            each.stop()
