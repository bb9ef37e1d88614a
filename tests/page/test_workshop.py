"""The workshop of a page: the same desk, with no server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.page.client import SECONDS, Client, ask
from tests.workshop.test_checked import HOUND
from tests.workshop.test_entries import PUZZLE
from theagon.page.shelf import DictShelf
from theagon.page.table import Table

GAME = "/api/games/hand-of-the-gods/workshop"


@pytest.fixture
async def table() -> AsyncIterator[Table]:
    opened = Table(DictShelf())
    await opened.open()
    yield opened
    await opened.close()


async def asked_until(table: Table, path: str, field: str) -> Any:
    """Ask until the answer has something in this field; return the answer."""
    async with asyncio.timeout(SECONDS):
        while not (found := await ask(table, "GET", path))[field]:
            await asyncio.sleep(0.05)
    return found


async def test_a_set_is_checked_in_a_page(table: Table) -> None:
    found = await ask(table, "POST", f"{GAME}/check?language=ru", {"text": HOUND, "run": True})
    assert [each["state"] for each in found["cards"]] == ["passing", "untested"]


async def test_a_card_is_tried_in_a_page_and_becomes_a_scenario(table: Table) -> None:
    wanted = {
        "game": "hand-of-the-gods",
        "players": [{"who": "me"}, {"who": "me"}],
        "begin": {"type": "sandbox", "cards": HOUND, "card": "ember-hound"},
    }
    match = (await ask(table, "POST", "/api/matches", wanted))["match"]
    client = Client(table, f"/api/matches/{match}/socket")
    shown = (await client.message("snapshot"))["table"]
    client.say({"type": "act", "sequence": shown["sequence"], "action": shown["options"][-1]["action"]})
    await client.message("update")
    assert "steps:" in (await ask(table, "POST", f"/api/matches/{match}/scenario"))["text"]


async def test_a_map_is_tried_in_a_page(table: Table) -> None:
    maps = "maps:\n  - {id: narrows, name: {en: Narrows}, homes: [[a], [h]], blockers: [d1]}\ncards:\n"
    wanted = {
        "game": "hand-of-the-gods",
        "players": [{"who": "me"}, {"who": "me"}],
        "begin": {"type": "sandbox", "cards": HOUND.replace("cards:\n", maps), "map": "narrows"},
    }
    match = (await ask(table, "POST", "/api/matches", wanted))["match"]
    shown = (await Client(table, f"/api/matches/{match}/socket").message("snapshot"))["table"]
    assert shown["view"]["blockers"] == ["d1"]


async def test_decks_meet_in_a_page(table: Table) -> None:
    wish = {"text": HOUND, "decks": ["zeus", "odin"], "bot": "level-1"}
    job = (await ask(table, "POST", f"{GAME}/grid?language=es", wish))["job"]
    found = await asked_until(table, f"/api/workshop/grid/{job}", "rows")
    assert found["decks"][0] == "Dioses del Olimpo"
    await ask(table, "DELETE", f"/api/workshop/grid/{job}")
    assert await ask(table, "GET", f"/api/workshop/grid/{job}") is None


async def test_a_card_is_measured_in_a_page(table: Table) -> None:
    strong = HOUND.replace("cost: 3", "cost: 0").replace("attack: 2", "attack: 9").replace("health: 3", "health: 9")
    wish = {"text": strong, "card": "ember-hound", "deck": "zeus", "bot": "level-1"}
    job = (await ask(table, "POST", f"{GAME}/balance", wish))["job"]
    await asked_until(table, f"/api/workshop/balance/{job}", "matches")


async def test_a_puzzle_is_shown_proved_and_attempted_in_a_page(table: Table) -> None:
    entry = {"text": PUZZLE, "line": 3}
    scene = await ask(table, "POST", f"{GAME}/scene", entry)
    assert [deed["places"] for deed in scene["deeds"]] == [["f3", "h3"], ["g3", "h3"]]
    job = (await ask(table, "POST", f"{GAME}/proof", entry))["job"]
    found = await asked_until(table, f"/api/workshop/proof/{job}", "done")
    assert (found["unique"], found["recorded"]) == (True, True)
    wanted = {"game": "hand-of-the-gods", "begin": {"type": "entry", "cards": PUZZLE, "line": 3}}
    match = (await ask(table, "POST", "/api/matches", wanted))["match"]
    client = Client(table, f"/api/workshop/puzzles/{match}/socket")
    assert (await client.message("puzzle"))["task"]["kind"] == "win"
