"""The addresses of all operations and sockets, as one table for any transport that has addresses."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, Literal
from urllib.parse import unquote

from msgspec import Struct

from theagon.server import limits
from theagon.server.desk import sockets

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping


class Route(Struct, frozen=True):
    """The address of an operation of the desk."""

    method: Literal["GET", "POST", "DELETE"]
    path: str
    operation: str
    is_kept: bool = False  # whether a browser keeps the document, and asks each time whether it is the latest
    status: int = 200
    body: int = limits.BODY  # the most bytes that may come
    saved_as: str = ""  # the name of the file, where a browser saves the answer


ROUTES: Final = (
    Route("GET", "/api/games", "get_games", is_kept=True),
    Route("GET", "/api/games/{game:str}/catalogue", "get_catalogue", is_kept=True),
    Route("GET", "/api/games/{game:str}/rulebook", "get_rulebook", is_kept=True),
    Route("GET", "/api/games/{game:str}/lessons", "get_lessons", is_kept=True),
    Route("GET", "/api/games/{game:str}/guide", "get_guide", is_kept=True),
    Route("GET", "/api/games/{game:str}/scenarios/{section:str}/{file:str}", "get_scenario", is_kept=True),
    Route("GET", "/api/games/{game:str}/puzzles", "list_puzzles", is_kept=True),
    Route("GET", "/api/games/{game:str}/puzzles/day/{day:date}", "get_puzzle_of_day", is_kept=True),
    Route("GET", "/api/games/{game:str}/puzzles/{name:str}/story", "get_solution", is_kept=True),
    Route("GET", "/api/games/{game:str}/rating", "get_rating"),
    Route("POST", "/api/games/{game:str}/decks/check", "check_deck", body=limits.SET_BODY),
    Route("POST", "/api/games/{game:str}/workshop/check", "check_set", body=limits.SET_BODY),
    Route("GET", "/api/games/{game:str}/workshop/sources", "get_sources", is_kept=True),
    Route("GET", "/api/games/{game:str}/workshop/schema", "get_schema", is_kept=True),
    Route("POST", "/api/games/{game:str}/workshop/balance", "begin_balance", status=202, body=limits.SET_BODY),
    Route("GET", "/api/workshop/balance/{job:str}", "get_balance"),
    Route("DELETE", "/api/workshop/balance/{job:str}", "stop_balance", status=204),
    Route("POST", "/api/games/{game:str}/workshop/grid", "begin_grid", status=202, body=limits.SET_BODY),
    Route("GET", "/api/workshop/grid/{job:str}", "get_grid"),
    Route("DELETE", "/api/workshop/grid/{job:str}", "stop_grid", status=204),
    Route("POST", "/api/games/{game:str}/workshop/scene", "get_scene", body=limits.SET_BODY),
    Route("POST", "/api/games/{game:str}/workshop/card", "put_card", body=limits.SET_BODY),
    Route("POST", "/api/games/{game:str}/workshop/proof", "begin_proof", status=202, body=limits.SET_BODY),
    Route("GET", "/api/workshop/proof/{job:str}", "get_proof"),
    Route("DELETE", "/api/workshop/proof/{job:str}", "stop_proof", status=204),
    Route("POST", "/api/replays", "read_replay", body=limits.FILE_BODY),
    Route("POST", "/api/replays/analysis", "begin_file_analysis", status=202, body=limits.FILE_BODY),
    Route("POST", "/api/matches", "create_match", status=201, body=limits.FILE_BODY),
    Route("GET", "/api/matches", "list_matches"),
    Route("GET", "/api/matches/{match:str}", "get_invitation"),
    Route("DELETE", "/api/matches/{match:str}", "cancel_match", status=204),
    Route("POST", "/api/matches/{match:str}/join", "join_match", status=201, body=limits.DECK_BODY),
    Route("POST", "/api/matches/{match:str}/scenario", "write_scenario"),
    Route("GET", "/api/matches/{match:str}/recording", "get_recording"),
    Route("GET", "/api/matches/{match:str}/replay", "get_replay", saved_as="theagon-{match}.json"),
    Route("GET", "/api/matches/{match:str}/story", "get_story"),
    Route("POST", "/api/matches/{match:str}/analysis", "begin_analysis", status=202),
    Route("GET", "/api/matches/{match:str}/analysis", "get_analysis"),
    Route("DELETE", "/api/matches/{match:str}/analysis", "stop_analysis", status=204),
    Route("GET", "/api/tables", "list_tables"),
    Route("POST", "/api/tables", "find_opponent", status=201, body=limits.DECK_BODY),
    Route("GET", "/api/tables/live", "list_live"),
    Route("GET", "/api/codes/{code:str}", "find_code"),
    Route("POST", "/api/tables/{table:str}/join", "join_table", status=201, body=limits.DECK_BODY),
)

SOCKETS: Final[Mapping[str, Callable[..., Awaitable[None]]]] = {
    "/api/matches/{match:str}/socket": sockets.play,
    "/api/watch/{watch:str}/socket": sockets.watch,
    "/api/games/{game:str}/puzzles/{name:str}/socket": sockets.attempt,
    "/api/workshop/puzzles/{match:str}/socket": sockets.attempt_own,
}
"""The function that serves each socket, by its address."""

_PARAMETER: Final = re.compile(r"{(\w+):\w+}")


def parameters_of(address: str) -> list[str]:
    """Return the names of the parameters in an address."""
    return _PARAMETER.findall(address)


def match_address(address: str, path: str) -> Mapping[str, str] | None:
    """Return the parameters in a path of this address; None for the path of another."""
    found = _pattern(address).fullmatch(path)
    return None if found is None else {name: unquote(part) for name, part in found.groupdict().items()}


@cache
def _pattern(address: str) -> re.Pattern[str]:
    return re.compile(_PARAMETER.sub(r"(?P<\1>[^/]+)", address))
