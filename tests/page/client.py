"""A client of the table of a page. It also runs in the Python of a page."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from typing import Any

import msgspec

from theagon.page.table import Table
from theagon.server.protocol.base import PROTOCOL

SECONDS = 300.0
"""As in `tests.waiting`, which a page does not have."""
HELLO = {"type": "hello", "protocol": PROTOCOL, "device": "a"}


class Client:
    """A client of a table: one socket."""

    def __init__(self, table: Table, path: str, number: int = 1, hello: Mapping[str, Any] = HELLO) -> None:
        self.table = table
        self.number = number
        self.heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        table.dial(number, path, lambda kind, text: self.heard.put_nowait((kind, text)))
        self.say(hello)

    def say(self, message: Any) -> None:
        self.table.send(self.number, msgspec.json.encode(message).decode())

    async def message(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of one of these kinds."""
        while True:
            kind, text = await asyncio.wait_for(self.heard.get(), SECONDS)
            assert kind != "closed", text
            message: dict[str, Any] = msgspec.json.decode(text) if kind == "message" else {"type": kind}
            if message["type"] in kinds:
                return message


async def ask(table: Table, method: str, path: str, body: Any = None) -> Any:
    """Return the content of an answer, which is no refusal."""
    status, content = await table.ask(method, path, "" if body is None else msgspec.json.encode(body).decode())
    assert status < 300, content
    return msgspec.json.decode(content) if content else None


async def begin(table: Table, game: str, *players: str) -> str:
    """Return a new match."""
    made = await ask(table, "POST", "/api/matches", {"game": game, "players": [{"who": each} for each in players]})
    match: str = made["match"]
    return match


async def play(client: Client, steps: int, seed: int = 7) -> dict[str, Any]:
    """Play at random for some steps, or to the end; return the last table."""
    dice = random.Random(seed)
    table: dict[str, Any] = (await client.message("snapshot"))["table"]
    for _ in range(steps):
        while not table["options"] and not table["result"]:
            table = (await client.message("update"))["table"]
        if table["result"]:
            break
        chosen = dice.choice(table["options"])["action"]
        client.say({"type": "act", "sequence": table["sequence"], "action": chosen})
        table = (await client.message("update"))["table"]
    return table
