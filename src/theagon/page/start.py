"""The start of a table in a page, as the worker of the page imports it into CPython for WebAssembly."""

from __future__ import annotations

import random
import time
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from theagon.page.shelf import ShelfError
from theagon.prepared import use

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from theagon.page.table import Table

PREPARED: Final = "prepared"
"""The folder in this one with what the build has prepared."""
OWN: Final = "own"
"""The folder in this one with files of cards that the site's games have besides their own."""

if not hasattr(time, "thread_time"):  # there is one thread, and no clock of its own
    time.thread_time = time.perf_counter
use(Path(__file__).with_name(PREPARED))


class BrowserShelf:
    """The shelf of the worker: its methods return promises."""

    def __init__(self, shelf: Any) -> None:
        """`shelf.read` gives keys with bytes, `shelf.write` takes keys with bytes or null and gives "" or a reason."""
        self._shelf = shelf

    async def read(self, prefix: str) -> Sequence[tuple[str, bytes]]:
        found = await self._shelf.read(prefix)
        if isinstance(found, str):
            raise ShelfError(found)
        return [(key, data.to_bytes()) for key, data in found]

    async def write(self, changes: Mapping[str, bytes | None]) -> None:
        refused = await self._shelf.write(_js(changes))
        if refused:
            raise ShelfError(refused)


def read_ahead() -> None:
    """Read the games, before the memory of this Python is kept for later visits."""
    from theagon.games import sound_games
    from theagon.match.own_cards import games_of_files
    from theagon.server.matches.hub import warm_up
    from theagon.server.offered import offer, offered

    import_module("theagon.page.table")
    offer(games_of_files(sorted(Path(__file__).with_name(OWN).glob("*.yaml"))))
    for game in sound_games():
        warm_up(offered(game.name))


async def begin(shelf: Any) -> Table:
    """Return the table of this page, which is open. Raises `TheagonError` if the shelf cannot be read."""
    from theagon.page.table import Table  # here: what was prepared is in use before any game is loaded

    random.seed()  # a snapshot has the state of an earlier visit
    table = Table(BrowserShelf(shelf))
    await table.open()
    return table


def _js(changes: Mapping[str, bytes | None]) -> Any:
    from pyodide.ffi import to_js  # type: ignore[import-not-found]  # of the Python in the page

    return to_js([[key, data] for key, data in changes.items()])
