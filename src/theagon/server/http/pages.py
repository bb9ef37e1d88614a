"""The built client: its files, and its one page for all its addresses."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from theagon.server.budget import HOUSE
from theagon.server.http.documents import FOREVER, REVALIDATED, Document, file_document, send_document

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.server.workers import Cache

CLIENT: Final = Path(__file__).parents[1] / "static"
"""The folder of the built client."""
ADDRESSES: Final = (
    "/",
    "/games",
    "/games/{game:str}",
    "/play",
    "/play/{game:str}",
    "/lessons",
    "/lessons/{game:str}",
    "/match/{match:str}",
    "/watch/{watch:str}",
    "/rulebook",
    "/rulebook/{game:str}",
    "/rulebook/{game:str}/{clause:str}",
    "/rulebook/{game:str}/scenario/{section:str}/{file:str}",
    "/rulebook/{game:str}/scenario/{section:str}/{file:str}/{step:str}",
    "/decks",
    "/decks/{game:str}",
    "/decks/{game:str}/{deck:str}",
    "/workshop",
    "/workshop/{game:str}",
    "/workshop/{game:str}/{set:str}",
    "/workshop/{game:str}/{set:str}/{card:str}",
    "/workshop/{game:str}/{set:str}/{card:str}/try",
    "/puzzles",
    "/puzzles/{game:str}",
    "/puzzles/{game:str}/{puzzle:str}",
    "/puzzles/{game:str}/{puzzle:str}/solution",
    "/puzzles/{game:str}/{puzzle:str}/solution/{step:str}",
    "/join",
    "/join/{code:str}",
    "/tables",
    "/tables/{table:str}",
    "/matches",
    "/analysis/{match:str}",
    "/replay",
    "/replay/{match:str}",
    "/replay/{match:str}/{step:str}",
    "/credits",
)
"""The addresses for which the client draws a screen: those that `routeOf` in its router knows."""

PUBLIC: Final = ("/manifest.webmanifest", "/icon.svg", "/icon-192.png", "/icon-512.png")
"""Files that browsers need to install the table; their names never change."""

_ASSET: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}")
_NOT_FOUND: Final = Path(__file__).with_name("not_found.html").read_text("utf-8")


def pages(client: Path, cache: Cache) -> Sequence[Any]:
    """Return the routes of the client that was built into a folder."""
    index = client / "index.html"

    @get([*ADDRESSES], include_in_schema=False)
    async def get_page(request: Request[Any, Any, Any]) -> Response[Any]:
        if not index.is_file():
            return Response("The client is not built: run `make client`.", media_type=MediaType.TEXT, status_code=404)
        return await _send(request, index)

    @get([*PUBLIC], include_in_schema=False)
    async def get_public(request: Request[Any, Any, Any]) -> Response[Any]:
        path = client / request.url.path[1:]
        return await _send(request, path) if path.is_file() else not_found()

    async def _send(request: Request[Any, Any, Any], path: Path) -> Response[Any]:
        return await send_document(request, await cache.get(HOUSE, _as_of, path, path.stat().st_mtime_ns), REVALIDATED)

    @get("/assets/{file:str}", include_in_schema=False)
    async def get_asset(request: Request[Any, Any, Any], file: FromPath[str]) -> Response[Any]:
        path = client / "assets" / file
        if not _ASSET.fullmatch(file) or not path.is_file():
            return not_found()
        return await send_document(
            request, await cache.get(HOUSE, file_document, path), FOREVER
        )  # its name has its hash

    return get_page, get_public, get_asset


def not_found() -> Response[str]:
    """Return the page for a wrong address."""
    return Response(_NOT_FOUND, media_type=MediaType.HTML, status_code=404)


def _as_of(path: Path, _changed: int) -> Document:
    """Return a file as a document; the time of its last change keeps versions apart in the cache."""
    return file_document(path)
