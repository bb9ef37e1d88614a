"""The documents of a table that are the same for everyone, such as catalogues: a site has them as files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.games.base import LANGUAGES
from theagon.page.shelf import DictShelf
from theagon.page.table import Table
from theagon.server.desk.addresses import ROUTES, parameters_of
from theagon.server.desk.desk import OPERATIONS

if TYPE_CHECKING:
    from collections.abc import Iterable


async def documents(games: Iterable[str]) -> dict[str, bytes]:
    """Return the documents of these games, as they are offered, and the one on all games.

    A document lies under `documents/` and its address, with the language if it has one.
    """
    found = {}
    table = Table(DictShelf())
    await table.open()
    for route in (each for each in ROUTES if each.is_kept and set(parameters_of(each.path)) <= {"game"}):
        for game in games if parameters_of(route.path) else ("",):
            path = route.path.replace("{game:str}", game)
            asked = OPERATIONS[route.operation].parameters
            for language in LANGUAGES if "language" in asked else ("",):
                status, document = await table.ask("GET", f"{path}?language={language}" if language else path)
                if status == 200:
                    name = ".".join(filter(None, (path.replace("/api/", "documents/"), language, "json")))
                    found[name] = document.encode()
    await table.close()
    return found
