"""Whoever asks for much, or does not read, waits for the next answer; a ping costs next to nothing.

Whoever acts pays for what is sent to all readers, and others have their turn between them.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tests.server.conftest import ONE_DEVICE, Served, Table
from tests.waiting import eventually, until
from theagon.server import budget
from theagon.server.budget import Account
from theagon.server.desk import sockets
from theagon.server.desk.outbox import Outbox
from theagon.server.http import connections
from theagon.server.matches import readers
from theagon.server.matches.messages import TableMessage
from theagon.server.matches.readers import Reader
from theagon.server.protocol.client import FromClient, Ping, Speak


class Socket:
    """One that has sent these messages."""

    def __init__(self, *messages: FromClient) -> None:
        self.messages = asyncio.Queue[str]()
        for message in messages:
            self.messages.put_nowait(msgspec.json.encode(message).decode())
        self.sent: list[bytes] = []
        self.reads = asyncio.Event()

    async def accept(self) -> None:
        pass

    async def receive(self) -> str:
        return await self.messages.get()

    async def send(self, message: bytes) -> None:
        await self.reads.wait()
        self.sent.append(message)

    async def close(self, code: int, reason: str) -> None:
        raise AssertionError((code, reason))


class Live:
    """A match that answers at length."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, cost: float = 0, answer: bytes = b"") -> None:
        monkeypatch.setattr(sockets, "handle", self.handle)
        self.handled: list[FromClient] = []
        self.cost, self.answer = cost, answer

    async def handle(self, _live: object, reader: Reader, message: FromClient) -> None:
        self.handled.append(message)
        if isinstance(message, Speak):
            reader.account.charge(self.cost)
            reader.outbox.put(self.answer)


async def handling(socket: Socket, live: Live, account: Account) -> tuple[Outbox, asyncio.Task[None]]:
    outbox = Outbox()
    listening: Any = sockets._handle_messages(socket, live, Reader(outbox, (), "en", "", account), outbox)  # type: ignore[arg-type]
    return outbox, asyncio.create_task(listening)


@pytest.fixture
def speak() -> Speak:
    return Speak(language="es")


async def test_whoever_has_asked_for_more_than_they_may_waits_and_is_handled_then(
    speak: Speak, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, waits, time_is_up = Live(monkeypatch, cost=1.0), asyncio.Event(), asyncio.Event()

    async def sleep(seconds: float) -> None:
        assert seconds > 0
        waits.set()
        await time_is_up.wait()

    monkeypatch.setattr(budget, "asyncio", SimpleNamespace(sleep=sleep))
    _, task = await handling(Socket(speak, speak), live, account := Account("", 0.5, 1e-6))
    await waits.wait()
    assert len(live.handled) == 1
    account.charge(-1.0)
    time_is_up.set()
    await eventually(lambda: len(live.handled) == 2)
    task.cancel()


async def test_a_ping_is_answered_though_nothing_else_would_be(speak: Speak, monkeypatch: pytest.MonkeyPatch) -> None:
    live = Live(monkeypatch, cost=10.0)
    socket = Socket(speak, Ping(), speak)
    _, task = await handling(socket, live, Account("", 0.5, 1e-6))
    await eventually(socket.messages.empty)
    await asyncio.sleep(0.01)
    assert [type(each) for each in live.handled] == [Speak, Ping]
    task.cancel()


async def test_whoever_does_not_read_the_answers_is_handled_again_once_they_do(
    speak: Speak, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, socket = Live(monkeypatch, answer=b"x" * 10_000), Socket(*[speak] * 10)
    outbox, task = await handling(socket, live, Account("", 100.0, 1.0))
    await eventually(lambda: socket.messages.qsize() == 7)
    await asyncio.sleep(0.01)
    assert len(live.handled) == 2
    sending = asyncio.create_task(outbox.drain_to(socket))
    socket.reads.set()
    await eventually(lambda: len(socket.sent) == 10)
    assert len(live.handled) == 10
    task.cancel()
    sending.cancel()


# ---- telling ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def crowd(served: Served) -> Iterator[Table]:
    """The player of a match with three spectators."""
    person = served.person()
    created = person.create(players=ONE_DEVICE)
    with ExitStack() as watching, person.at(created["match"]) as player:
        for _ in range(3):
            watching.enter_context(served.person().watching(created["watch"]))
        yield player


def test_whoever_acts_pays_for_each_message_that_is_sent(crowd: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    charged: list[float] = []
    monkeypatch.setattr(budget, "SEND", 1.0)
    monkeypatch.setattr(Account, "charge", lambda _, seconds: charged.append(seconds))
    crowd.act(crowd.table["options"][0]["action"])
    crowd.until("update")
    until(lambda: sum(charged) >= 4)
    crowd.say("say-phrase", phrase="hello")
    until(lambda: sum(charged) >= 8)


def test_a_message_to_many_is_compressed_once(crowd: Table) -> None:
    connections._deflated.cache_clear()
    crowd.act(crowd.table["options"][0]["action"])
    crowd.until("update")
    until(lambda: connections._deflated.cache_info().hits >= 2)  # the three spectators'


def test_others_have_their_turn_while_many_are_told_and_players_are_told_first(
    crowd: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[tuple[int, ...], int]] = []
    rounds = itertools.count()
    usual = readers._send

    def send(reader: Reader, message: TableMessage) -> None:
        usual(reader, message)
        told.append((reader.seats, len(begun)))
        asyncio.get_running_loop().call_soon(begun.append, next(rounds))

    begun: list[int] = []
    monkeypatch.setattr(readers, "AT_ONCE", 1)
    monkeypatch.setattr(readers, "_send", send)
    crowd.act(crowd.table["options"][0]["action"])
    crowd.until("update")
    until(lambda: len(told) == 4)
    assert told == [((0, 1), 0), ((), 1), ((), 2), ((), 3)]
