"""Connections that do not get on are let go, and so are those that are too many or send what nobody may send."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from typing import Any

import httpx
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidStatus

from tests.server.conftest import FRIENDS, HELLO, ONE_DEVICE, Served, Table
from tests.server.raw import Raw, frame
from tests.waiting import SECONDS, until
from theagon.server import limits
from theagon.server.http import connections
from theagon.server.http.connections import ConnectionCounter
from theagon.server.http.metering import Turns

JSON = "Content-Type: application/json\r\n"
HOST = "Host: here\r\n"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all: what one connection does must not matter to the next."""
    server = Served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('server') / 'matches.sqlite'}")
    yield server
    server.stop()


@pytest.fixture
def raw(served: Served) -> Iterator[Raw]:
    with closing(Raw(served.address)) as raw:
        yield raw


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LOOK_SECONDS", 0.2)


def connections_of(served: Served) -> list[Any]:
    """The connections that are open and are no sockets."""
    return [each for each in served._server.server_state.connections if hasattr(each, "_look")]


def connections_from(served: Served, port: int) -> list[Any]:
    """The connection from this port, if it is open."""
    return [each for each in connections_of(served) if each.client[1] == port]


@pytest.fixture
def looks_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server does not check the progress of connections by itself."""
    monkeypatch.setattr(connections, "LOOK_SECONDS", 24 * 3600.0)


# ---- who keeps us waiting --------------------------------------------------------------------------------------------


STALLED = {
    "nothing": "",
    "half of the first line": "GET /api/ga",
    "half of the headers": f"GET /api/games HTTP/1.1\r\n{HOST}X-Slow: ",
    "half of a second request": f"GET /api/games HTTP/1.1\r\n{HOST}\r\nGET /api",
    "half of a body": f"POST /api/replays HTTP/1.1\r\n{HOST}Content-Length: 5000000\r\n\r\n" + "x" * 100_000,
    "a body that is refused": f"POST /api/matches HTTP/1.1\r\n{HOST}Content-Length: 5242881\r\n\r\n" + "x" * 100,
}


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("said", STALLED.values(), ids=STALLED)
def test_a_request_that_does_not_come_to_its_end_is_not_waited_for(raw: Raw, said: str) -> None:
    raw.say(said)
    raw.rest()


@pytest.mark.usefixtures("impatient")
def test_headers_that_come_byte_by_byte_are_not_waited_for(raw: Raw) -> None:
    raw.say(f"GET /api/games HTTP/1.1\r\n{HOST}X-Slow: ")
    with pytest.raises(ConnectionError):
        raw.say_for_ever("a", pause=0.02)


@pytest.mark.usefixtures("looks_when_told")
def test_a_body_that_comes_slowly_but_steadily_is_waited_for(served: Served, raw: Raw) -> None:
    async def look() -> None:
        connection._look()

    raw.say(f"POST /api/replays HTTP/1.1\r\n{HOST}Connection: close\r\nContent-Length: 100000\r\n\r\n")
    port = raw.socket.getsockname()[1]
    until(lambda: bool(connections_from(served, port)))
    (connection,) = connections_from(served, port)
    for part in range(1, 10):
        raw.say("x" * 10_000)
        until(lambda least=part * 10_000: connection._received >= least)  # type: ignore[misc]
        served.do(look())
    raw.say("x" * 10_000)
    assert raw.rest().startswith(b"HTTP/1.1 400 ")


@pytest.mark.usefixtures("impatient")
def test_who_does_not_read_what_was_asked_for_is_let_go(raw: Raw) -> None:
    with pytest.raises(ConnectionError):
        raw.say_for_ever(f"GET /api/games/gods-unchained/catalogue HTTP/1.1\r\n{HOST}\r\n" * 100)


@pytest.mark.usefixtures("looks_when_told")
def test_an_answer_that_takes_long_is_waited_for(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = served.hub.archive.listed

    async def slowly(holder: str) -> object:
        for connection in connections_of(served):
            for _ in range(3):
                connection._look()
        return await listed(holder)

    monkeypatch.setattr(served.hub.archive, "listed", slowly)
    person = served.person()
    person.create(players=FRIENDS)
    assert len(person.http.get("/api/matches").json()) == 1


# ---- what nobody may send --------------------------------------------------------------------------------------------


SMUGGLED = f"GET /api/nothing HTTP/1.1\r\n{HOST}\r\n"


@pytest.mark.parametrize(
    "lengths",
    [
        "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
        "Transfer-Encoding: chunked\r\n",
    ],
)
def test_a_body_in_chunks_is_refused_and_what_follows_it_is_not_answered(raw: Raw, lengths: str) -> None:
    raw.say(f"POST /api/matches HTTP/1.1\r\n{HOST}{JSON}{lengths}\r\n0\r\n\r\n{SMUGGLED}")
    said = raw.rest()
    assert said.startswith(b"HTTP/1.1 400 ")
    assert said.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize(
    "headers",
    ["Content-Length: 5\r\n", f"X-Long: {'x' * 20_000}\r\n", "X-Many: x\r\n" * 500],
    ids=["a body", "a long header", "many headers"],
)
def test_who_asks_for_a_socket_as_no_browser_does_is_let_go(raw: Raw, headers: str) -> None:
    raw.upgrade("/api/matches/x/socket", headers)
    assert b" 101 " not in raw.rest()


def test_what_follows_a_refused_body_without_end_is_not_read_for_ever(
    raw: Raw, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "DROPPED", 1 << 20)
    raw.say(f"POST /api/matches HTTP/1.1\r\n{HOST}Content-Length: 100000000000\r\n\r\n")
    with pytest.raises(ConnectionError):
        raw.say_for_ever(b"x" * (1 << 16))


def test_bodies_that_wait_are_bounded_for_a_network_and_others_are_not_refused(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "BODIES_FROM", 1 << 20)
    with closing(Raw(served.address)) as stalled:
        stalled.say(f"POST /api/replays HTTP/1.1\r\n{HOST}Content-Length: 900000\r\n\r\n" + "x" * 1000)
        until(lambda: send(served, 300_000).status_code == 429)
        assert send(served, 300_000).headers["retry-after"] == "10"
        assert send(served, 10_000).status_code == 400
        assert send(served, 300_000, **{"X-Forwarded-For": "192.0.2.7"}).status_code == 400
    until(lambda: send(served, 900_000).status_code == 400)  # what was let go does not count any more


def test_short_bodies_that_do_not_come_to_their_end_count_for_their_connections(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "BODIES_FROM", 2 * limits.BODY_COST)
    with closing(Raw(served.address)) as first, closing(Raw(served.address)) as second:
        for stalled in (first, second):
            stalled.say(f"POST /api/matches HTTP/1.1\r\n{HOST}{JSON}Content-Length: 100\r\n\r\nx")
        until(lambda: send(served, 10).status_code == 429)
        assert send(served, 10, **{"X-Forwarded-For": "192.0.2.7"}).status_code == 400
        assert served.person().http.get("/api/games").status_code == 200
    until(lambda: send(served, 10).status_code == 400)


def test_sockets_that_say_nothing_are_bounded_for_a_network_and_others_are_not_refused(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HANDSHAKES_FROM", 1)
    person = served.person()
    match = person.create(players=ONE_DEVICE)["match"]
    with closing(Raw(served.address)) as silent:
        silent.upgrade(f"/api/matches/{match}/socket")
        silent.read_until(b" 101 ")
        with pytest.raises(InvalidStatus) as refused, person.at(match):
            pass
        assert refused.value.response.status_code == 429
        with person.socket(f"/api/matches/{match}/socket", **{"X-Forwarded-For": "192.0.2.7"}) as socket:
            socket.send(HELLO)
            assert Table(socket).table
        silent.say(frame(HELLO.encode()))
        silent.read_until(b"welcome")
        with person.at(match) as table:
            assert table.table


async def test_of_a_network_one_request_begins_in_each_round_and_others_need_not_wait() -> None:
    turns, begun = Turns(), list[str]()
    for network in ("a", "a", "a", "b"):
        turns.call(network, partial(begun.append, network))
    assert begun == ["a", "b"]
    await asyncio.sleep(0)
    assert begun == ["a", "b", "a"]
    await asyncio.sleep(0)
    assert begun == ["a", "b", "a", "a"]


def test_the_first_bytes_of_a_request_wait_for_the_turn_of_their_network(
    raw: Raw, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: list[str] = []
    monkeypatch.setattr(Turns, "call", lambda _turns, network, _begin: waiting.append(network))
    raw.say("GET /healthz HT")
    until(lambda: waiting == ["127.0.0.1"])


def send(served: Served, size: int, **headers: str) -> httpx.Response:
    return served.person().http.post("/api/replays", content=b"x" * size, headers=headers)


FLOODS = {"pings": 0x9, "pongs": 0xA, "parts of a message": 0x0, "messages": 0x1}


@pytest.mark.parametrize("kind", FLOODS.values(), ids=FLOODS)
def test_a_socket_of_which_frames_come_by_the_thousand_is_closed(served: Served, kind: int) -> None:
    person = served.person()
    match = person.create(players=ONE_DEVICE)["match"]
    with closing(Raw(served.address)) as raw:
        raw.upgrade(f"/api/matches/{match}/socket")
        raw.read_until(b" 101 ")
        first = frame(final=False) if kind == 0 else b""
        raw.say(first + frame(opcode=kind, final=kind != 0) * 20_000)
        raw.rest()
    with person.at(match) as table:
        assert table.table


def test_a_client_that_leaves_before_its_socket_is_accepted_is_no_fault(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = served.person().create(players=ONE_DEVICE)["match"]
    lost: list[object] = []

    async def wait_until_lost(_turns: Turns, _network: str) -> None:
        while not lost:
            await asyncio.sleep(0.01)

    def note_loss(connection: WebSocketsSansIOProtocol, error: Exception | None) -> None:
        usual(connection, error)
        lost.append(connection)

    usual = WebSocketsSansIOProtocol.connection_lost
    monkeypatch.setattr(Turns, "wait", wait_until_lost)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "connection_lost", note_loss)
    with caplog.at_level(logging.INFO, "theagon.access"):
        with closing(Raw(served.address)) as raw:
            raw.upgrade(f"/api/matches/{match}/socket")
        until(lambda: any("socket" in record.getMessage() for record in caplog.records))
        served.do(asyncio.sleep(0))
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_pings_as_a_browser_or_a_program_sends_them_close_no_socket(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served.table(players=ONE_DEVICE) as table:
        monkeypatch.setattr(connections, "LOOK_SECONDS", 0.05)  # a slow handshake would be cut off
        for _ in range(2 * connections.FRAMES):
            assert table.socket.ping().wait(SECONDS)
            time.sleep(0.002)


# ---- how many, and whose ---------------------------------------------------------------------------------------------


def test_of_connections_from_one_network_so_many_are_open_and_those_of_a_proxy_are_no_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS_FROM", 1)
    counter = ConnectionCounter(5, "192.0.2.9")
    assert [counter.enter(each) for each in ("192.0.2.1", "192.0.2.1", "192.0.2.2")] == [True, False, True]
    counter.leave("192.0.2.1")
    assert counter.enter("192.0.2.1")
    assert [counter.enter("192.0.2.9") for _ in range(4)] == [True, True, True, False]


def test_who_comes_when_too_many_connections_are_open_is_turned_away(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ConnectionCounter, "enter", lambda *_: False)
    with pytest.raises(httpx.TransportError):
        served.person().http.get("/api/games")
