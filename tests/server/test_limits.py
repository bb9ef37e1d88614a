"""Nobody may ask so much of a server that others get nothing, and what is refused is refused in words."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import FRIENDS, HELLO, ONE_DEVICE, Served, Table
from tests.waiting import SECONDS, until
from tests.workshop.test_entries import PUZZLE
from theagon.server import budget, limits
from theagon.server.budget import Account
from theagon.server.limits import Limits, PerPeriod, TooManyError, network_of
from theagon.server.matches import intents

NEW = {"game": "hand-of-the-gods", "players": FRIENDS}


def test_of_what_is_done_too_often_one_has_to_wait_for_the_next_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    counted = PerPeriod(2)
    for who in ("a", "a", "b"):
        counted.take(who)
    with pytest.raises(TooManyError):
        counted.take("a")
    counted.take("b")
    now = 60.0
    counted.take("a", 2)
    with pytest.raises(TooManyError):
        counted.take("b", 3)


def test_of_the_matches_that_an_address_makes_those_of_a_day_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    monkeypatch.setattr(limits, "STORED_A_DAY", 3 * limits.MATCH)
    bounds = Limits()
    for _ in range(3):
        bounds.creation("a")
        now += 60
    with pytest.raises(TooManyError, match="wait a day"):
        bounds.creation("a")
    bounds.creation("b")
    now = 24 * 3600
    bounds.creation("a")


def test_a_rematch_is_a_match_that_an_address_makes(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(served.hub.bounds, "_stored_a_day", PerPeriod(2 * limits.MATCH))
    with served.table(players=ONE_DEVICE) as table:
        table.resign()
        table.say("ask-rematch")
        assert table.until("refused")["reason"] == "too-many"


def test_an_ipv6_network_counts_as_one() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("nowhere") == "nowhere"
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") != network_of("::ffff:192.0.2.2")
    assert network_of("fe80::1%eth0") == network_of("fe80::2")


def test_a_network_that_makes_too_many_matches_is_told_to_wait_and_others_are_not(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served.hub.bounds, "_creations_from", PerPeriod(2))
    answers = [served.person().http.post("/api/matches", json=NEW) for _ in range(3)]  # other people, by their cookies
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    problem = answers[2].json()
    assert problem["reason"] == "too-many"
    assert "minute" in problem["hint"]
    elsewhere = served.person().http.post("/api/matches", json=NEW, headers={"X-Forwarded-For": "192.0.2.7"})
    assert elsewhere.status_code == 201


def test_an_address_may_store_so_many_bytes_in_a_day_however_few_matches_bring_them(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = served.person()
    match = person.create(game="gods-unchained", players=ONE_DEVICE)["match"]
    person.resign(match)
    file = person.http.get(f"/api/matches/{match}/replay").text
    new = {"game": "gods-unchained", "players": ONE_DEVICE, "begin": {"type": "replay", "file": file, "step": 0}}
    monkeypatch.setattr(served.hub.bounds, "_stored_a_day", PerPeriod(500_000, 24 * 3600))
    answers = [person.http.post("/api/matches", json=new) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 429]
    assert "day" in answers[1].json()["hint"]


@pytest.fixture
def a_thousandth_of_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of CPU time: less than two requests cost."""
    monkeypatch.setattr(budget, "NETWORK_SAVED", 0.001)
    monkeypatch.setattr(budget, "NETWORK_RATE", 1e-6)


@pytest.mark.usefixtures("a_thousandth_of_a_second")
@pytest.mark.parametrize("path", ["/api/games", "/api/matches", "/", "/api/nothing", "/nothing"])
def test_who_has_used_up_the_budget_of_a_network_is_told_when_to_come_again(served: Served, path: str) -> None:
    assert served.person().http.get(path).status_code != 429
    for _ in range(19):
        answer = served.person().http.get(path)  # who throws the cookie away is no other
        if answer.status_code == 429:
            break
    assert answer.status_code == 429
    assert answer.json()["reason"] == "too-many"
    assert int(answer.headers["retry-after"]) >= 1
    assert served.person().http.get("/healthz").status_code == 200


@pytest.mark.usefixtures("a_thousandth_of_a_second")
def test_a_network_without_budget_opens_no_sockets(served: Served) -> None:
    person = served.person()
    while person.http.get("/api/games").status_code != 429:
        pass
    with pytest.raises(InvalidStatus) as refused, person.socket("/api/matches/some/socket"):
        pass
    assert refused.value.response.status_code == 429


def test_so_many_may_watch_a_match_and_no_more(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SPECTATORS", 2)
    person = served.person()
    created = person.create(players=ONE_DEVICE)
    with ExitStack() as here:
        for _ in range(2):
            here.enter_context(served.person().watching(created["watch"]))
        with served.person().watching(created["watch"]) as third:
            gone = json.loads(third.received[-1])
            assert (gone["type"], gone["reason"], gone["retry"]) == ("gone", "full", False)
        here.enter_context(person.at(created["match"]))  # players are no spectators


def test_so_many_may_wait_to_watch_a_match_and_who_made_it_may_always(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SPECTATORS", 1)
    person = served.person()
    created = person.create(players=FRIENDS)
    with served.person().watching(created["watch"]) as first, person.at(created["match"]) as host:
        for table in (first, host):
            assert table.next()["type"] == "waiting"
        with served.person().watching(created["watch"]) as second:
            assert second.next()["reason"] == "full"
        served.person().join(created["match"])
        for table in (first, host):
            assert table.next()["reason"] == "begun"


def test_so_many_sockets_are_open_from_one_address_and_no_more(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS_FROM", 1)
    person = served.person()
    created = person.create(players=ONE_DEVICE)
    with person.at(created["match"]), pytest.raises(InvalidStatus), person.watching(created["watch"]):
        pass
    for _ in range(2):  # when one is closed the next may be opened
        with person.watching(created["watch"], protocol=0) as watcher:
            assert watcher.until("gone")["reason"] == "version-changed"
            with pytest.raises(ConnectionClosed):
                watcher.next()


def test_what_is_done_in_a_thread_for_a_request_is_charged_to_its_network(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    charged: list[str] = []
    monkeypatch.setattr(Account, "charge", lambda account, _: charged.append(account.payer))
    http = served.person().http
    http.post("/api/games/gods-unchained/decks/check", json={"text": "[" * 9_000})
    http.post("/api/replays", content=b"{}")
    http.get("/api/games/hand-of-the-gods/scenarios/hg4/guarded-stone.yaml")
    until(lambda: charged.count("127.0.0.1") == 2 * 3)  # for each the thread, and the event loop


def test_a_match_that_nobody_is_at_is_unloaded_unless_it_was_just_asked_for(served: Served) -> None:
    person = served.person()
    match = person.create(players=ONE_DEVICE)["match"]
    with person.at(match):
        for _ in range(3):
            served.do(served.hub.loader.unload())
        assert match in served.hub.loader.loaded
    with person.watching(person.create(players=ONE_DEVICE)["watch"]):
        pass
    served.do(_unload_and_ask(served, match))
    assert set(served.hub.loader.loaded) == {match}
    served.do(served.hub.loader.unload())
    assert not served.hub.loader.loaded


async def _unload_and_ask(served: Served, match: str) -> None:
    """Unload what nobody was at for two rounds, but ask for this match in between."""
    while any(live.busy for live in served.hub.loader.loaded.values()):
        await asyncio.sleep(0)
    await served.hub.loader.unload()
    stored = await served.hub.archive.find(match)
    assert stored is not None
    await served.hub.loader.live(stored)
    await served.hub.loader.unload()


def test_so_many_matches_with_cards_of_their_own_are_loaded_for_one_network(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LIVE_OWN_FROM", 1)
    person = served.person()
    match = person.create(players=ONE_DEVICE)["match"]
    person.resign(match)
    file = person.http.get(f"/api/matches/{match}/replay").text
    first, second = (
        person.create(players=ONE_DEVICE, begin={"type": "replay", "file": file, "step": 0})["match"] for _ in range(2)
    )
    address = {"X-Forwarded-For": "192.0.2.1"}
    with person.at(first), person.at(match):
        with person.socket(f"/api/matches/{second}/socket") as socket:
            socket.send(HELLO)
            assert json.loads(socket.recv(timeout=SECONDS))["reason"] == "not-served"
        with person.socket(f"/api/matches/{second}/socket", **address) as socket:
            assert Table(socket).table


def test_so_many_attempts_at_puzzles_from_outside_are_open_from_one_network(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LIVE_OWN_FROM", 1)
    person = served.person()
    match = person.create(begin={"type": "entry", "cards": PUZZLE, "line": 3})["match"]
    path = f"/api/workshop/puzzles/{match}/socket"

    def came(**headers: str) -> dict[str, Any]:
        """What whoever opens one more is sent first."""
        with person.socket(path, **headers) as socket:
            socket.send(HELLO)
            first: dict[str, Any] = json.loads(socket.recv(timeout=SECONDS))
            return first

    with person.socket(path) as socket:
        assert Table(socket).until("puzzle")
        gone = came()
        assert (gone["reason"], gone["retry"]) == ("not-served", True)
        assert came(**{"X-Forwarded-For": "192.0.2.1"})["type"] == "welcome"
    until(lambda: came()["type"] == "welcome")


def test_so_many_matches_are_loaded_and_no_more(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LIVE", 1)
    person = served.person()
    matches = [person.create(players=ONE_DEVICE)["match"] for _ in range(2)]
    with person.at(matches[0]), person.socket(f"/api/matches/{matches[1]}/socket") as socket:
        socket.send('{"type": "hello", "protocol": 1, "device": "a"}')
        assert '"not-served"' in str(socket.recv(timeout=SECONDS))
        with person.at(matches[0], takeOver=True, device="b") as again:
            assert again.table


def test_a_mistake_of_ours_ends_one_socket_alone(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logging.getLogger("theagon.server.desk.sockets"), "handle", lambda _: None)
    person = served.person()
    match = person.create(players=ONE_DEVICE)["match"]
    with person.at(match) as table:
        monkeypatch.setattr(intents, "_preview", lambda *_: 1 / 0)
        table.say("preview", id=1, action=0)
        gone = table.until("gone")
        assert (gone["reason"], gone["retry"]) == ("fault", True)
    with person.at(match) as table:
        table.act(table.table["options"][0]["action"])
        table.until("update")
