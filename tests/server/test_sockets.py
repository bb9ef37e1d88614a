"""Whatever comes over sockets, in whoever's name: it ends its own socket, and nobody else is hurt."""

from __future__ import annotations

import json
import logging
import socket as network
from collections.abc import Iterator
from contextlib import suppress

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode

from tests.server.conftest import HELLO, ONE_DEVICE, Person, Served, Table, friends_at
from tests.server.raw import Raw, frame, raw_socket
from tests.waiting import SECONDS, until
from theagon.server.desk import outbox, sockets, wire
from theagon.server.http import connections
from theagon.server.http.cookies import holder_of
from theagon.server.http.figures import PROMETHEUS
from theagon.server.metrics import Count
from theagon.server.protocol.client import Command, Foretell, FromClient, Hello, WhyNot

# ---- sockets that misbehave ------------------------------------------------------------------------------------------


class Others:
    """A match of somebody else's, to see whether it goes on."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def go_on(self) -> None:
        before = self.table.table["sequence"]
        self.table.act(self.table.table["options"][-1]["action"])
        assert self.table.until("update")["table"]["sequence"] == before + 1


@pytest.fixture
def others(served: Served) -> Iterator[Others]:
    with served.table(players=ONE_DEVICE) as table:
        yield Others(table)


NO_MESSAGES: dict[str, str | bytes] = {
    "no JSON": "hello?",
    "nothing": "",
    "half a message": HELLO[:-5],
    "two messages in one": HELLO + HELLO,
    "a binary frame": b"\x00\xff",
    "no object": "[]",
    "no type": "{}",
    "an unknown type": '{"type": "cheat"}',
    "a message of the server": '{"type": "pong"}',
    "a field too many": '{"type": "ping", "seat": 1}',
    "a field too few": '{"type": "act", "action": 3}',
    "a number that is a text": '{"type": "act", "sequence": 0, "action": "3"}',
    "a negative number": '{"type": "act", "sequence": 0, "action": -1}',
    "a number beyond all bounds": '{"type": "act", "sequence": 0, "action": 1' + "0" * 4000 + "}",
    "a text that is too long": json.dumps({"type": "command", "sequence": 0, "text": "a" * 201}),
    "brackets without end": '{"type": "ping", "x": ' + "[" * 4_000,
    "brackets before the type": '{"x": ' + "[" * 2_000 + "]" * 2_000 + ', "type": "ping"}',
    "half a letter": '{"type": "command", "sequence": 0, "text": "\\ud800"}',
}


@pytest.mark.parametrize("sent", NO_MESSAGES.values(), ids=NO_MESSAGES)
@pytest.mark.parametrize("at_first", [True, False], ids=["instead of hello", "after hello"])
def test_what_is_no_message_ends_its_own_socket_alone(
    served: Served, others: Others, sent: str | bytes, at_first: bool
) -> None:
    person = served.person()
    match = person.create(players=ONE_DEVICE)["match"]
    with person.socket(f"/api/matches/{match}/socket") as socket:
        if not at_first:
            Table(socket)
        socket.send(sent)
        gone = json.loads(socket.recv(timeout=SECONDS))
        assert (gone["type"], gone["reason"], gone["retry"]) == ("gone", "not-understood", False)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=SECONDS)
        assert socket.close_code == wire.FOR_GOOD
    others.go_on()


def test_the_first_message_has_to_be_hello_and_the_second_not(served: Served, others: Others) -> None:
    person = served.person()
    match = person.create(players=ONE_DEVICE)["match"]
    with person.socket(f"/api/matches/{match}/socket") as socket:
        socket.send('{"type": "ping"}')
        assert json.loads(socket.recv(timeout=SECONDS))["reason"] == "no-hello"
    with person.at(match) as table:
        table.socket.send(HELLO)
        assert table.until("refused")["reason"] == "hello-again"
    others.go_on()


@pytest.mark.parametrize("size", [65 << 10, 10 << 20])
def test_a_message_that_is_too_large_ends_its_socket_before_it_is_read(
    served: Served, others: Others, size: int
) -> None:
    with served.table(players=ONE_DEVICE) as table:
        with suppress(ConnectionClosed):  # it may be closed while most of the message is still on its way
            table.socket.send("x" * size)
        with pytest.raises(ConnectionClosed):
            table.socket.recv(timeout=SECONDS)
        assert table.socket.close_code == 1009
    others.go_on()


@pytest.fixture
def raw(served: Served) -> Iterator[Raw]:
    """The socket of a player who watches over the wire by hand."""
    served.listener.setsockopt(network.SOL_SOCKET, network.SO_SNDBUF, 1)  # so that little is unread on its way
    person = served.person()
    raw = raw_socket(person, f"/api/matches/{person.create(players=ONE_DEVICE)['match']}/socket")
    yield raw
    raw.close()


FRAMES = {
    "one that is not masked": (bytes([0x81, 2]) + b"{}", 1002),
    "one of an unknown kind": (bytes([0x83, 0x80]) + bytes(4), 1002),
    "a text that is no UTF-8": (bytes([0x81, 0x81]) + bytes(4) + b"\xff", 1007),
    "one longer than any disk": (bytes([0x81, 0xFF]) + b"\x7f" + b"\xff" * 7 + bytes(4), 1009),
    "the rest of none": (bytes([0x80, 0x80]) + bytes(4), 1002),
}


@pytest.mark.parametrize(("sent", "code"), FRAMES.values(), ids=FRAMES)
def test_a_frame_against_the_rules_ends_its_socket_with_the_code_of_the_standard(
    raw: Raw, others: Others, sent: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    raw.say(sent)
    raw.read_until(code.to_bytes(2))
    others.go_on()
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]  # it is no fault of ours


def test_who_sends_half_a_frame_and_goes_disturbs_nobody(raw: Raw, others: Others) -> None:
    raw.say(bytes([0x81, 0xFE, 0x10]))
    others.go_on()
    raw.close()
    others.go_on()


def test_who_sends_half_a_hello_and_no_more_is_let_go(
    served: Served, others: Others, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.05)
    person = served.person()
    raw = raw_socket(person, f"/api/matches/{person.create(players=ONE_DEVICE)['match']}/socket")
    raw.say(bytes([0x81, 0xFE, 0x10]))
    raw.read_until(b'"no-hello"')
    raw.close()
    others.go_on()


def test_who_floods_is_let_go(served: Served, others: Others, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "BURST", 60)
    monkeypatch.setattr(wire, "PER_SECOND", 1e-6)
    with served.table(players=ONE_DEVICE) as table:
        answer = {"type": "pong"}
        while answer["type"] == "pong":
            table.say("ping")
            answer = table.until("pong", "gone")
        assert answer["reason"] == "flood"
    others.go_on()


@pytest.fixture
def turned_away(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kinds of what was turned away in this test."""
    kinds: list[str] = []
    count = PROMETHEUS.count

    def noting(figure: Count, *labels: str, by: float = 1) -> None:
        count(figure, *labels, by=by)
        if figure == "turned_away":
            kinds.extend(labels)

    monkeypatch.setattr(PROMETHEUS, "count", noting)
    return kinds


def test_who_reads_nothing_is_let_go_before_much_waits(
    served: Served, turned_away: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "MOST_UNSENT", 50_000)
    monkeypatch.setattr(wire, "PARTING_SECONDS", 0.05)
    served.listener.setsockopt(network.SOL_SOCKET, network.SO_SNDBUF, 1)
    person = served.person()
    created = person.create(players=ONE_DEVICE)
    with person.at(created["match"]) as table:
        raw = raw_socket(served.person(), f"/api/watch/{created['watch']}/socket")
        raw.say(frame(HELLO.encode()))
        raw.read_until(b'"snapshot"')
        table.play()  # each action is told by a whole table
        assert table.table["result"]
    until(lambda: turned_away == ["slow"])
    raw.rest()
    raw.close()


def test_who_asks_for_more_than_may_wait_is_let_go(
    raw: Raw, others: Others, turned_away: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "QUEUED", 10 * connections.OVERHEAD)
    ping = frame(b'{"type": "ping"}')
    raw.say(frame(HELLO.encode()) + ping * 20)
    raw.rest()
    assert turned_away == ["frames"]
    others.go_on()


def test_a_message_may_be_so_long_and_no_longer_however_few_bytes_bring_it(served: Served, others: Others) -> None:
    person = served.person()
    match = person.create(players=ONE_DEVICE)["match"]
    ping = '{"type": "ping"}'
    with person.at(match) as table:
        table.socket.send(ping.ljust(connections.MOST_MESSAGE))
        table.until("pong")
        table.socket.send(ping.ljust(connections.MOST_MESSAGE + 1))  # compressed to some 40 bytes
        with pytest.raises(ConnectionClosed) as closed:
            table.until("nothing")
    assert closed.value.sent is not None
    assert closed.value.sent.code == CloseCode.MESSAGE_TOO_BIG
    others.go_on()


def test_the_longest_messages_of_the_protocol_may_be_sent() -> None:
    longest = "\U0001f600"  # four bytes of UTF-8
    messages = [
        Command(1 << 31, longest * 200),
        WhyNot(1 << 31, longest * 200, longest * 80, longest * 80),
        Foretell({f"{number:a>64}": 1 << 31 for number in range(40)}),
        Hello(1 << 31, "a" * 64, "en", longest * 64, 1 << 31, take_over=True),
    ]
    decoder = msgspec.json.Decoder(FromClient)
    for message in messages:
        encoded = msgspec.json.encode(message)
        assert decoder.decode(encoded) == message
        assert len(encoded) <= connections.MOST_MESSAGE


async def test_what_waits_for_one_socket_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MOST_UNSENT", 100)
    waiting = outbox.Outbox()
    waiting.put(bytes(100))
    assert not waiting.closing.done()
    for _ in range(50):
        waiting.put(bytes(100))
    assert waiting.closing.result().reason == "slow"
    assert waiting.waiting == 1


def test_who_pings_and_reads_nothing_is_let_go(raw: Raw, others: Others, turned_away: list[str]) -> None:
    ping = bytes([0x89, 0xFD]) + bytes(4 + 125)
    with pytest.raises(ConnectionError):
        raw.say(ping * 100_000)
    assert turned_away[0] in ("frames", "slow-reader")
    others.go_on()


# ---- others' seats ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cookie", ["", "0", "A" * 43, "holder", "é", "x" * 4000, "a; theagon=b"])
def test_a_forged_cookie_has_no_seat(served: Served, others: Others, cookie: str) -> None:
    person = served.person()
    match = person.create(players=ONE_DEVICE)["match"]
    if cookie == "holder":  # by what the server knows who has the seat
        cookie = holder_of(person.http.cookies["theagon"])
    with Person(served.address).socket(f"/api/matches/{match}/socket", Cookie=f"theagon={cookie}") as socket:
        table = Table(socket)
        assert (table.welcome["name"], table.welcome["watch"]) == ("seat-taken", None)
        assert table.next()["type"] == "gone"
    others.go_on()


def test_a_page_of_another_origin_can_change_nothing_and_open_no_socket(served: Served, others: Others) -> None:
    person = served.person()
    match = person.create(players=ONE_DEVICE)["match"]
    foreign = {"Origin": "https://elsewhere.example"}
    refused = person.http.post("/api/matches", json={"game": "hand-of-the-gods"}, headers=foreign)
    assert (refused.status_code, refused.json()["reason"]) == (403, "wrong")
    assert person.http.delete(f"/api/matches/{match}", headers=foreign).status_code == 403
    with pytest.raises(InvalidStatus) as error, person.socket(f"/api/matches/{match}/socket", **foreign):
        pass
    assert error.value.response.status_code == 403
    with person.socket(f"/api/matches/{match}/socket", Origin=f"http://{served.address}") as socket:
        assert Table(socket).welcome["name"] == "fresh"
    others.go_on()


def test_out_of_turn_or_out_of_date_nothing_is_done(served: Served) -> None:
    with friends_at(served) as (one, two):
        action = one.table["options"][0]["action"]
        two.act(action)
        assert two.until("refused")["reason"] == "not-yours"
        for sequence in (1, 1 << 31):
            one.say("act", sequence=sequence, action=action)
            assert one.until("refused")["reason"] == "stale"
            assert one.until("update", "snapshot")["table"]["sequence"] == 0
        one.say("act", sequence=0, action=1 << 31)
        assert one.until("refused")["of"] == "act"


def test_a_second_tab_has_to_take_the_seat_over_and_the_first_is_told(served: Served) -> None:
    person = served.person()
    match = person.create(players=ONE_DEVICE)["match"]
    with person.at(match, device="first") as first:
        with person.at(match, device="second") as second:
            assert second.welcome["name"] == "other-device"
            assert second.until("gone")["retry"] is False
        with person.at(match, device="second", takeOver=True) as second:
            gone = first.until("gone")
            assert (gone["reason"], gone["retry"]) == ("taken-over", False)
            second.act(second.table["options"][0]["action"])
            assert second.until("update")["table"]["sequence"] == 1
