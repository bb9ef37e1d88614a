"""The table of a page, without a page: a shelf in memory, and a client that speaks the protocol."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any

import msgspec
import pytest

from tests.page.client import HELLO, SECONDS, Client, ask, begin, play
from tests.waiting import eventually
from theagon.games import BUILT_IN
from theagon.page.shelf import DictShelf, ShelfError
from theagon.page.table import QUIET, Table
from theagon.server.desk.addresses import ROUTES, parameters_of


class Full(DictShelf):
    """A shelf without room, once it is told so."""

    full = False

    async def write(self, changes: Mapping[str, bytes | None]) -> None:
        if self.full:
            raise ShelfError("QuotaExceededError")
        await super().write(changes)


@pytest.fixture
def shelf() -> Full:
    return Full()


@pytest.fixture
async def table(shelf: Full) -> AsyncIterator[Table]:
    opened = Table(shelf)
    await opened.open()
    yield opened
    await opened.close()


@pytest.mark.parametrize("game", BUILT_IN)
async def test_a_match_goes_on_in_a_page_that_is_opened_again(game: str, shelf: Full, table: Table) -> None:
    match = await begin(table, game, "me", "greedy")
    shown = await play(Client(table, f"/api/matches/{match}/socket"), 3)
    left = DictShelf()
    left.kept = dict(shelf.kept)  # the tab is closed at this moment
    again = Table(left)
    await again.open()
    resumed = (await Client(again, f"/api/matches/{match}/socket").message("snapshot"))["table"]
    assert resumed["sequence"] >= shown["sequence"]
    assert [line["match"] for line in await ask(again, "GET", "/api/matches")] == [match]
    await again.close()


async def test_a_match_that_is_over_has_its_replay_its_story_and_a_rematch(table: Table) -> None:
    match = await begin(table, "army-of-gods", "me", "greedy")
    client = Client(table, f"/api/matches/{match}/socket")
    await client.message("snapshot")
    client.say({"type": "resign"})
    while not (await client.message("update"))["table"]["result"]:
        pass
    client.say({"type": "ask-rematch"})
    while not (following := (await client.message("presence"))["rematch"]):
        pass
    assert (await ask(table, "GET", f"/api/matches/{match}/story?language=ru"))["over"]
    replay = await ask(table, "GET", f"/api/matches/{match}/replay")
    assert (await ask(table, "POST", "/api/replays?language=es", replay))["over"]
    assert {line["match"]: line["state"] for line in await ask(table, "GET", "/api/matches")} == {
        match: "over",
        following: "running",
    }


async def test_each_operation_answers_at_its_address(table: Table) -> None:
    given = {"game": "hand-of-the-gods", "section": "HG1", "file": "none", "day": "2026-11-29"}
    for route in ROUTES:
        path = route.path
        for name in parameters_of(path):
            path = re.sub(rf"{{{name}:\w+}}", given.get(name, "none"), path)
        status, content = await table.ask(route.method, path, "{}")
        answer = msgspec.json.decode(content) if content else None
        assert status in (200, 400, 404, 409), (route, content)
        assert (answer or {"text": ""}) != {"reason": "wrong", "text": "there is nothing here", "hint": ""}, route


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/nothing", "", 404),
        ("GET", "/api/games/../catalogue", "", 404),
        ("GET", "/api/games?language=tlh", "", 400),
        ("POST", "/api/matches", "{", 400),
        ("POST", "/api/matches", "[" * 100_000, 400),
        ("POST", "/api/matches", '{"game": "none"}', 400),
        ("POST", "/api/matches/none/join", "x" * (1 << 18), 413),
        ("POST", "/api/matches", '{"game":' * 50_000, 400),
        ("POST", "/api/matches", "[" + '"]", [' * 50_000, 400),
        ("POST", "/api/replays", "[" * 100_000, 400),
        ("POST", "/api/replays", '"' + '\\"' * 1_000_000, 400),
        ("POST", "/api/replays", "\ud800", 400),
        ("POST", "/api/matches", '{"game": "army-of-gods", "players": [{"who": "me"}, {"who": "friend"}]}', 400),
    ],
)
async def test_hostile_requests_get_a_problem(table: Table, method: str, path: str, body: str, status: int) -> None:
    answered, content = await table.ask(method, path, body)
    assert answered == status
    assert msgspec.json.decode(content)["text"]


async def test_a_module_that_the_site_lacks_is_named(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lack(*_: Any) -> None:
        raise ModuleNotFoundError("No module named 'lzma'", name="lzma")

    monkeypatch.setattr(table._desk, "answer", lack)
    status, content = await table.ask("GET", "/api/games")
    assert (status, msgspec.json.decode(content)["text"]) == (500, "this site was built without lzma")


@pytest.mark.parametrize("path", ["/api/none", "/api/matches/none/socket", "/api/games/none/puzzles/none/socket"])
async def test_a_socket_that_leads_nowhere_is_closed(table: Table, path: str) -> None:
    client = Client(table, path)
    while (await asyncio.wait_for(client.heard.get(), SECONDS))[0] != "closed":
        pass


async def test_what_cannot_be_stored_is_not_shown_and_the_match_goes_on(shelf: Full, table: Table) -> None:
    match = await begin(table, "hand-of-the-gods", "me", "me")
    client = Client(table, f"/api/matches/{match}/socket")
    shown = (await client.message("snapshot"))["table"]
    before, shelf.full = dict(shelf.kept), True
    act = {"type": "act", "sequence": shown["sequence"], "action": shown["options"][0]["action"]}
    client.say(act)
    refused = await client.message("refused", "update")
    assert refused["type"] == "refused"
    assert "QuotaExceededError" in refused["text"]
    assert shelf.kept == before
    shelf.full = False
    client.say(act)
    assert (await client.message("update"))["table"]["sequence"] == shown["sequence"] + 1


def spoiled(change: Callable[[dict[str, bytes], str], object]) -> Callable[[dict[str, bytes]], object]:
    """Return what spoils the match on a shelf."""
    return lambda kept: change(kept, next(key for key in kept if key.startswith("match/")).removeprefix("match/"))


@pytest.mark.parametrize(
    "spoil",
    [
        spoiled(lambda kept, match: kept.pop(f"entry/{match}/00000001")),
        spoiled(lambda kept, match: kept.pop(f"entry/{match}/00000002")),
        spoiled(lambda kept, match: kept.update({f"entry/{match}/00000001": b"\xff"})),
        spoiled(lambda kept, match: kept.update({f"entry/{match}/00000003": kept[f"entry/{match}/00000002"]})),
        spoiled(lambda kept, match: kept.update({f"beginning/{match}": b"\xff{"})),
        spoiled(lambda kept, match: kept.update({f"beginning/{match}": b"{}"})),
        spoiled(lambda kept, match: kept.pop(f"beginning/{match}")),
    ],
)
async def test_a_damaged_match_is_refused_by_name_and_others_go_on(
    shelf: Full, table: Table, spoil: Callable[[dict[str, bytes]], object]
) -> None:
    match = await begin(table, "hand-of-the-gods", "me", "me")
    await play(Client(table, f"/api/matches/{match}/socket"), 3)
    await table.close()
    spoil(shelf.kept)
    again = Table(shelf)
    await again.open()
    client = Client(again, f"/api/matches/{match}/socket")
    heard: list[tuple[str, str]] = []
    while not heard or heard[-1][0] != "closed":
        heard.append(await asyncio.wait_for(client.heard.get(), SECONDS))
    assert any('"gone"' in text for _, text in heard)
    other = await begin(again, "hand-of-the-gods", "me", "me")
    await play(Client(again, f"/api/matches/{other}/socket", 2), 1)
    await again.close()


@pytest.mark.parametrize("value", [b"", b"\xc0", b"\x93\x01\x02\x03", b"\x80"])
async def test_a_match_that_is_none_is_not_listed(shelf: Full, value: bytes) -> None:
    shelf.kept = {"match/a": value, "other": value}
    table = Table(shelf)
    await table.open()
    assert await ask(table, "GET", "/api/matches") == []
    assert (await table.ask("GET", "/api/matches/a"))[0] == 404
    await table.close()


@pytest.fixture
async def one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have one thread, as a page has: the loop does all work at once."""
    loop = asyncio.get_running_loop()

    def at_once(_executor: object, work: Callable[..., object], *arguments: object) -> asyncio.Future[object]:
        done = loop.create_future()
        done.set_result(work(*arguments))
        return done

    def refuse(_thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(loop, "run_in_executor", at_once)
    monkeypatch.setattr(threading.Thread, "start", refuse)


async def finish(table: Table) -> str:
    """Play a match until it is resigned; return its id."""
    match = await begin(table, "army-of-gods", "me", "me")
    client = Client(table, f"/api/matches/{match}/socket")
    await play(client, 12)
    client.say({"type": "resign"})
    while not (await client.message("update"))["table"]["result"]:
        pass
    return match


@pytest.mark.usefixtures("one_thread")
async def test_an_analysis_waits_while_a_match_is_played(table: Table) -> None:
    match = await finish(table)
    client = Client(table, f"/api/matches/{await begin(table, 'army-of-gods', 'me', 'me')}/socket", 2)
    await client.message("snapshot")
    await ask(table, "POST", f"/api/matches/{match}/analysis")
    for _ in range(20):
        assert (await ask(table, "GET", f"/api/matches/{match}/analysis"))["done"] == 0
        await asyncio.sleep(QUIET / 10)
    table.hang_up(2)
    while not (await ask(table, "GET", f"/api/matches/{match}/analysis"))["curve"]:
        await asyncio.sleep(0)


@pytest.mark.usefixtures("one_thread")
async def test_an_analysis_lets_others_have_their_turn(table: Table) -> None:
    match = await finish(table)
    await ask(table, "POST", f"/api/matches/{match}/analysis")
    seen: list[dict[str, Any]] = []
    while not seen or seen[-1]["done"] < seen[-1]["steps"]:
        seen.append(await ask(table, "GET", f"/api/matches/{match}/analysis"))
        await asyncio.sleep(0)
    assert len({each["done"] for each in seen}) > 3


@pytest.mark.usefixtures("one_thread")
@pytest.mark.parametrize("game", BUILT_IN)
async def test_a_match_has_bots_hints_and_previews(game: str, table: Table) -> None:
    match = await begin(table, game, "me", "level-3")
    client = Client(table, f"/api/matches/{match}/socket")
    shown = await play(client, 4)
    while not shown["options"]:
        shown = (await client.message("update"))["table"]
    client.say({"type": "ask-hint"})
    assert (await client.message("hint", "gone"))["text"].endswith(".")
    client.say({"type": "preview", "id": 1, "action": shown["options"][0]["action"]})
    assert (await client.message("previewed", "gone"))["id"] == 1
    client.say({"type": "why-not", "id": 2, "text": "end"})
    assert (await client.message("possible", "refused", "gone"))["id"] == 2


async def test_many_sockets_and_tables_are_let_go(table: Table) -> None:
    match = await begin(table, "hand-of-the-gods", "me", "me")
    for number in range(50):
        client = Client(table, f"/api/matches/{match}/socket", number, {**HELLO, "takeOver": True})
        await client.message("snapshot")
        table.hang_up(number)
    await eventually(lambda: not table._tasks.running)
