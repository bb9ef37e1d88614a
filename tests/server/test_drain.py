"""A server that is about to stop: no match begins, those that go on do, and everybody is told."""

from __future__ import annotations

import signal
from contextlib import closing

import pytest

from tests.server.conftest import FRIENDS, ONE_DEVICE, Served
from tests.server.raw import Raw
from tests.waiting import SECONDS, until
from theagon.server.http import connections

MINUTE = 60


def drain(served: Served, seconds: float = MINUTE) -> None:
    async def begin() -> None:
        served.hub.begin_to_drain(seconds)

    served.do(begin())


def drained(served: Served) -> bool:
    """Whether it may stop now, asked where it serves."""
    answers: list[bool] = []

    async def ask() -> None:
        answers.append(served.hub.drained)

    served.do(ask())
    return answers[0]


def test_no_match_begins_and_whoever_asks_for_one_is_told_why(served: Served) -> None:
    host, friend = served.person(), served.person()
    waiting = host.create(players=FRIENDS)["match"]
    over = host.create(players=ONE_DEVICE)["match"]
    with host.at(host.create(players=ONE_DEVICE)["match"]):  # so the server does not stop yet
        with host.at(over) as table:
            table.resign()
            drain(served)
            table.until("draining")
            table.say("ask-rematch")
            assert table.until("refused")["reason"] == "draining"
        for answer in (host.http.post("/api/matches", json={"game": "hand-of-the-gods"}), friend.join(waiting)):
            assert (answer.status_code, answer.json()["reason"]) == (503, "draining")
        places = host.http.get(f"/api/matches/{waiting}").json()["places"]
        assert [place["taken"] for place in places] == [True, False]


def test_everybody_is_told_now_or_when_they_come_and_a_match_goes_on(served: Served) -> None:
    host = served.person()
    match = host.create(players=ONE_DEVICE)
    waiting = host.create(players=FRIENDS)["match"]
    with host.at(match["match"]) as table, host.at(waiting) as room:
        room.until("waiting")
        drain(served)
        assert 0 < table.until("draining")["seconds"] <= MINUTE
        room.until("draining")
        before = table.table["sequence"]
        table.act(table.table["options"][0]["action"])
        assert table.until("update")["table"]["sequence"] > before
        with served.person().watching(match["watch"]) as late:
            assert any('"draining"' in text for text in late.received)


def test_it_is_drained_when_nobody_plays_any_more_though_somebody_watches_or_waits(served: Served) -> None:
    host, friend = served.person(), served.person()
    match = host.create(players=FRIENDS)
    friend.join(match["match"])
    alone = host.create(players=FRIENDS)["match"]
    with (
        served.person().watching(match["watch"]) as watcher,
        host.at(alone),
        friend.at(match["match"]),
        host.at(match["match"]) as table,
    ):
        assert not drained(served)
        drain(served)
        assert not drained(served)
        table.say("resign")
        while not watcher.table.get("result"):
            watcher.next()
        assert drained(served)


def test_it_is_drained_when_the_time_is_up_though_somebody_plays(served: Served) -> None:
    with served.table(players=ONE_DEVICE) as table:
        drain(served, seconds=0)
        assert table.until("draining")["seconds"] == 0
        assert drained(served)


# ---- restarts --------------------------------------------------------------------------------------------------------


@pytest.fixture
def patient(served: Served, monkeypatch: pytest.MonkeyPatch) -> Served:
    """A server that lingers as long as this test takes."""
    monkeypatch.setattr(connections, "LINGERING_SECONDS", 2 * SECONDS)
    served._server.config.timeout_graceful_shutdown = None
    return served


def test_a_request_that_is_on_its_way_when_a_server_is_restarted_is_answered_and_is_the_last(patient: Served) -> None:
    with closing(Raw(patient.address)) as used, closing(Raw(patient.address)) as new:
        used.say("GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        used.read_until(b"alive\n")
        until(lambda: len(patient._server.server_state.connections) == 2)
        stop(patient)
        for raw in (used, new):
            raw.say("DELETE /api/matches/none HTTP/1.1\r\nHost: here\r\n\r\n")
            answer = raw.rest()
            assert answer.startswith(b"HTTP/1.1 404 ")
            assert b"connection: close" in answer.lower()


def test_a_socket_that_is_on_its_way_when_a_server_is_restarted_goes_to_the_next_server(patient: Served) -> None:
    with closing(Raw(patient.address)) as raw:
        until(lambda: len(patient._server.server_state.connections) == 1)
        stop(patient)
        raw.upgrade("/api/matches/none/socket")
        assert raw.rest() == b""


def stop(served: Served) -> None:
    """Stop a server as SIGTERM does, and wait until it accepts no more connections."""
    served._server.handle_exit(signal.SIGTERM, None)
    until(lambda: not any(each.is_serving() for each in served._server.servers))
