"""What lies between a socket and an outbox, and what no part of the server has to load."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from types import FrameType
from typing import Any, Final

import msgspec
import pytest

from tests.waiting import SECONDS
from theagon.errors import TheagonError
from theagon.server import desk as desk_room
from theagon.server.budget import HOUSE
from theagon.server.desk.addresses import ROUTES
from theagon.server.desk.desk import OPERATIONS, Caller, Desk, problem_of
from theagon.server.desk.sockets import serve
from theagon.server.matches.hub import Hub
from theagon.server.protocol.base import PROTOCOL
from theagon.server.protocol.client import Act, Hello
from theagon.server.protocol.games import Story

OURS: Final = str(Path(desk_room.__file__).parents[1])
ARCHITECTURE: Final = Path(__file__).parents[2] / "docs" / "architecture.md"


class PageSocket:
    """A socket on two queues, as in a page without a server."""

    def __init__(self) -> None:
        self.to_server: asyncio.Queue[str] = asyncio.Queue()
        self.to_client: asyncio.Queue[bytes] = asyncio.Queue()

    def say(self, message: Any) -> None:
        self.to_server.put_nowait(msgspec.json.encode(message).decode())

    async def heard(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(self.to_client.get(), SECONDS))
            if message["type"] == kind:
                return message

    async def accept(self) -> None:
        pass

    async def receive(self) -> str:
        return await self.to_server.get()

    async def send(self, message: bytes) -> None:
        self.to_client.put_nowait(message)

    async def close(self, code: int, reason: str) -> None:
        raise AssertionError((code, reason))


async def _me() -> str:
    return "me"


ME: Final = Caller(HOUSE, "me", _me)


# ---- the way of an action --------------------------------------------------------------------------------------------


class Calls:
    """Our own calls below the loop that hears a socket, on the event loop: each as the names that lead to it."""

    def __init__(self) -> None:
        self.ways: set[tuple[str, ...]] = set()
        self._finished: tuple[str, ...] = ()  # what leads to the task that goes on even if its socket closes

    def hear(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call" or not frame.f_code.co_filename.startswith(OURS):
            return
        names: list[str] = []
        at: FrameType | None = frame
        while at is not None and at.f_code.co_name != "_handle_messages":
            if at.f_code.co_filename.startswith(OURS) and not at.f_code.co_name.startswith("<"):
                names.append(at.f_code.co_name)
            at = at.f_back
        way = tuple(reversed(names))
        if at is None:  # not below the loop: only what `finish` has begun counts
            if not way or way[0] != "store":
                return
            way = self._finished + way
        elif way[-1:] == ("finish",):
            self._finished = way
        if way:
            self.ways.add(way)


async def test_an_action_crosses_at_most_ten_calls_from_its_socket_to_the_outbox(opened: Hub) -> None:
    desk, socket, calls = Desk(opened, bytes), PageSocket(), Calls()
    players = b'{"game": "hand-of-the-gods", "players": [{"who": "me"}, {"who": "me"}]}'
    created = await desk.answer("create_match", ME, {}, players)

    async def find() -> Any:
        return await opened.archive.find(created.match)

    serving = asyncio.create_task(serve(socket, opened, find, "me", HOUSE, watches=False))
    socket.say(Hello(protocol=PROTOCOL, device="a"))
    options = (await socket.heard("snapshot"))["table"]["options"]
    sys.setprofile(calls.hear)
    try:
        socket.say(Act(sequence=0, action=options[0]["action"]))
        await socket.heard("update")
    finally:
        sys.setprofile(None)
        serving.cancel()
    told = [way for way in calls.ways if way[-1] == "put"]
    assert told == [("handle", "_act", "append", "finish", "store", "_adopt", "publish", "_send", "put")]
    begin, adopt = told[0][:5], told[0][:6]
    assert calls.ways >= {  # it waits only for the database
        ("handle", "_act", "ask", "run_quick", "run_here"),
        (*begin, "append", "write"),
        (*adopt, "run_here"),
        (*adopt, "publish", "run_quick", "run_here"),
    }
    assert not any(way[-2:] == ("run_quick", "run") for way in calls.ways)
    written = ARCHITECTURE.read_text("utf-8")
    assert " → ".join(f"`{name}`" for name in told[0]) in re.sub(r"\s+", " ", written)


# ---- the desk without a transport ------------------------------------------------------------------------------------


async def test_a_match_is_made_resigned_and_walked_through_without_http(opened: Hub) -> None:
    desk, socket = Desk(opened, bytes), PageSocket()
    created = await desk.answer("create_match", ME, {}, b'{"game": "army-of-gods"}')
    assert (await desk.answer("get_invitation", ME, {"match": created.match})).yours
    with pytest.raises(TheagonError) as error:
        await desk.answer("get_story", ME, {"match": created.match})
    assert (problem_of(error.value)[0], problem_of(error.value)[1].reason) == (404, "unknown-match")

    async def find() -> Any:
        return await opened.archive.find(created.match)

    serving = asyncio.create_task(serve(socket, opened, find, "me", HOUSE, watches=False))
    socket.say(Hello(protocol=PROTOCOL, device="a"))
    await socket.heard("snapshot")
    socket.say({"type": "resign"})
    while not (await socket.heard("update"))["table"]["result"]:
        pass
    serving.cancel()
    story = await desk.answer("get_story", ME, {"match": created.match, "language": "ru"})
    assert msgspec.json.decode(story, type=Story).over
    assert [line.match for line in await desk.answer("list_matches", ME, {})] == [created.match]


async def test_parameters_that_do_not_fit_are_refused(opened: Hub) -> None:
    desk = Desk(opened, bytes)
    with pytest.raises(msgspec.ValidationError):
        await desk.answer("get_games", ME, {"language": "tlh"})
    with pytest.raises(msgspec.ValidationError):
        await desk.answer("create_match", ME, {}, b'{"game": 7}')


def test_each_operation_has_its_address() -> None:
    assert sorted(route.operation for route in ROUTES) == sorted(OPERATIONS)


# ---- what is not loaded ----------------------------------------------------------------------------------------------


def loaded_by(*command: str) -> str:
    """The modules that a Python loads, as it tells of them."""
    run = subprocess.run([sys.executable, "-X", "importtime", *command], capture_output=True, text=True, check=True)
    return run.stderr


def test_matches_and_the_desk_need_no_library_of_a_server() -> None:
    told = loaded_by("-c", "import theagon.server.desk.desk, theagon.server.desk.sockets")
    assert "theagon.server.matches.live" in told
    for library in ("sqlalchemy", "litestar", "uvicorn", "prometheus_client", "theagon.server.cluster"):
        assert library not in told


def test_a_server_on_sqlite_loads_nothing_for_several_processes(database: str, tmp_path: Path) -> None:
    command = ["-X", "importtime", "-m", "theagon.cli.main", "serve", "--port", "0", "--database", database]
    told = tmp_path / "loaded.txt"
    with (
        told.open("w") as errors,
        subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, stderr=errors, text=True) as process,
    ):
        assert process.stdout is not None
        assert process.stdout.readline().startswith("http://")
        process.terminate()
    assert "theagon.server.matches.live" in told.read_text("utf-8")
    assert "theagon.server.cluster" not in told.read_text("utf-8")
