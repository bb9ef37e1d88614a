"""The application: routes, cookies, and what is asked of every request."""

from __future__ import annotations

import logging
import secrets
from contextlib import nullcontext
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, Cookie, MutableScopeHeaders
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException, WebSocketException
from litestar.logging import LoggingConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import File
from litestar.static_files import create_static_files_router

from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.match.replay import encode, replay_of
from theagon.server import library
from theagon.server.budget import Account
from theagon.server.hub import Hub, UnknownMatchError, holder_of
from theagon.server.limits import Limits, TooManyError, network_of
from theagon.server.protocol import (
    Created,
    DeckText,
    DeckVerdict,
    FromReplay,
    GameLine,
    Invitation,
    Join,
    Language,
    MatchLine,
    NewMatch,
    Problem,
    Story,
)
from theagon.server.sockets import serve
from theagon.server.storage import NotWaitingError, StorageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from litestar.types import ASGIApp, Message, Receive, Scope
    from litestar.types import Send as ASGISend

COOKIE: Final = "theagon"
COOKIE_SECONDS: Final = 400 * 24 * 3600
MOST_BODY: Final = 5 << 20
CLIENT: Final = Path(__file__).parent / "static"
"""Where the built client lies."""

_SECURITY: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; "
        "base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


def create_app(hub: Hub, *, origins: Sequence[str] = (), client: Path = CLIENT) -> Litestar:
    """The application for a hub, which is to be open while it runs. Pages of `origins` may use it beside its own."""

    async def provide_hub() -> Hub:
        return hub

    async def provide_account(request: Request[Any, Any, Any]) -> Account:
        return hub.budgets.network(network_of(_address(request.scope)))

    limits = Limits()

    async def provide_limits() -> Limits:
        return limits

    class Doorkeeper:
        """Refuses what a page of somebody else's sends in a player's name, and what comes too often."""

        def __init__(self, app: ASGIApp) -> None:
            self.app = app

        async def __call__(self, scope: Scope, receive: Receive, send: ASGISend) -> None:
            if scope.get("method", "POST") == "POST":  # a socket has no method
                if _is_foreign(scope, origins):
                    raise PermissionDeniedException("a page of another origin may not act here")
                limits.order(_address(scope))
            with limits.socket(_address(scope)) if scope["type"] == ScopeType.WEBSOCKET else nullcontext():
                await self.app(scope, receive, send)

    return _Application(
        route_handlers=[
            get_games, get_catalogue, get_rulebook, get_scenario, check_deck, create_match, list_matches,
            get_invitation, join_match, get_replay, get_story, read_replay, play_socket, watch_socket, *_pages(client),
        ],
        dependencies={
            "hub": Provide(provide_hub),
            "limits": Provide(provide_limits),
            "holder": Provide(_holder),
            "account": Provide(provide_account),
        },
        middleware=[Doorkeeper],
        exception_handlers={
            TheagonError: _say_problem, HTTPException: _say_http_problem, Exception: _say_fault,
        },
        after_exception=[_report],
        before_send=[_secure],
        debug=False,
        logging_config=LoggingConfig(root={"level": "WARNING", "handlers": ["queue_listener"]}),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=6),
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Theagon", version=version("theagon"), path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )  # fmt: skip


class _Application(Litestar):
    """Answers HEAD as it would GET, without the body."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope.get("method") != "HEAD":
            await super().__call__(scope, receive, send)
            return

        async def send_head(message: Any) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        as_get: Any = {**scope, "method": "GET"}
        await super().__call__(as_get, receive, send_head)


# ---- who asks --------------------------------------------------------------------------------------------------------


async def _holder(request: Request[Any, Any, Any]) -> str | None:
    """By what the cookie's owner is known here."""
    token = request.cookies.get(COOKIE)
    return holder_of(token) if token else None


def _address(scope: Scope) -> str:
    """Where this comes from; of who comes over a local socket nothing is known."""
    return scope["client"][0] if scope["client"] else ""


def _is_foreign(scope: Scope, origins: Sequence[str]) -> bool:
    """Whether a page of another origin sends this. Who sends no Origin is no browser, and has no cookie of ours."""
    headers = dict(scope["headers"])
    if b"origin" not in headers:
        return False
    origin = headers[b"origin"].decode("latin-1")
    own = headers.get(b"host", b"").decode("latin-1")
    return origin not in (f"http://{own}", f"https://{own}", *origins)


def _with_cookie(request: Request[Any, Any, Any], content: Any, token: str) -> Response[Any]:
    """An answer that leaves the token with the browser, where no script can read it."""
    cookie = Cookie(
        key=COOKIE, value=token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax",
        secure=request.url.scheme == "https", path="/",
    )  # fmt: skip
    return Response(content, cookies=[cookie])


# ---- cards, rulebooks, decks -----------------------------------------------------------------------------------------


@get("/api/games")
async def get_games(language: FromQuery[Language] = "en") -> list[GameLine]:
    """The games that can be played."""
    return library.games(language)


@get("/api/games/{game:str}/catalogue", sync_to_thread=True)
def get_catalogue(game: FromPath[str], language: FromQuery[Language] = "en") -> Response[bytes]:
    """A `Catalogue`: all that a client must know of a game to draw it."""
    return _json(library.catalogue(_known(game), language))


@get("/api/games/{game:str}/rulebook", sync_to_thread=True)
def get_rulebook(game: FromPath[str], language: FromQuery[Language] = "en") -> Response[bytes]:
    """A `Rulebook`: every clause, and the scenarios that prove it."""
    return _json(library.rulebook(_known(game), language))


@get("/api/games/{game:str}/scenarios/{section:str}/{file:str}", sync_to_thread=True)
def get_scenario(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    section: FromPath[str],
    file: FromPath[str],
    limits: NamedDependency[Limits],
    language: FromQuery[Language] = "en",
) -> Story:
    """A scenario of the rulebook, to walk through."""
    limits.reading(_address(request.scope))
    return library.scenario_story(_known(game), f"{section}/{file}", language)


@post("/api/games/{game:str}/decks/check", status_code=200, sync_to_thread=True)
def check_deck(game: FromPath[str], data: JSONBody[DeckText], language: FromQuery[Language] = "en") -> DeckVerdict:
    """Whether a deck may be played, or all that is wrong with it."""
    return library.check_deck(_known(game), data.text, language)


def _known(game: str) -> str:
    if game not in NAMES:
        raise NotFoundException(f"there is no game {game[:40]!r}")
    return game


def _json(data: bytes) -> Response[bytes]:
    return Response(data, media_type=MediaType.JSON)


# ---- matches ---------------------------------------------------------------------------------------------------------


@post("/api/matches")
async def create_match(
    request: Request[Any, Any, Any],
    data: JSONBody[NewMatch],
    hub: NamedDependency[Hub],
    limits: NamedDependency[Limits],
    holder: NamedDependency[str | None],
    account: NamedDependency[Account],
) -> Response[Created]:
    """Make a match. Its seat belongs to the cookie that comes with the answer."""
    limits.creation(_address(request.scope), holder)
    if isinstance(data.begin, FromReplay):
        limits.file(_address(request.scope))
    token = request.cookies.get(COOKIE) or secrets.token_urlsafe(32)
    return _with_cookie(request, await hub.create(data, holder_of(token), account), token)


@get("/api/matches")
async def list_matches(hub: NamedDependency[Hub], holder: NamedDependency[str | None]) -> list[MatchLine]:
    """One's latest matches."""
    return await hub.listed(holder) if holder else []


@get("/api/matches/{match:str}")
async def get_invitation(
    match: FromPath[str], hub: NamedDependency[Hub], holder: NamedDependency[str | None]
) -> Invitation:
    """What one who follows the link of a match is asked."""
    return await hub.invitation(match, holder)


@post("/api/matches/{match:str}/join")
async def join_match(
    request: Request[Any, Any, Any],
    match: FromPath[str],
    data: JSONBody[Join],
    hub: NamedDependency[Hub],
    account: NamedDependency[Account],
) -> Response[Created]:
    """Take the free seat of a friend's match."""
    token = request.cookies.get(COOKIE) or secrets.token_urlsafe(32)
    return _with_cookie(request, await hub.join(match, data, holder_of(token), account), token)


@get("/api/matches/{match:str}/replay")
async def get_replay(
    request: Request[Any, Any, Any],
    match: FromPath[str],
    hub: NamedDependency[Hub],
    limits: NamedDependency[Limits],
    holder: NamedDependency[str | None],
    account: NamedDependency[Account],
) -> Response[bytes]:
    """The replay file of a match that is over."""
    limits.reading(_address(request.scope))
    finished = await hub.finished(match, holder, account)
    data = await hub.crew.workers.run(account, lambda: encode(replay_of(finished)))
    headers = {"Content-Disposition": f'attachment; filename="theagon-{match}.json"'}
    return Response(data, media_type=MediaType.JSON, headers=headers)


@get("/api/matches/{match:str}/story")
async def get_story(
    request: Request[Any, Any, Any],
    match: FromPath[str],
    hub: NamedDependency[Hub],
    limits: NamedDependency[Limits],
    holder: NamedDependency[str | None],
    account: NamedDependency[Account],
    language: FromQuery[Language] = "en",
) -> Story:
    """A match that is over, to walk through."""
    limits.reading(_address(request.scope))
    finished = await hub.finished(match, holder, account)
    return await hub.crew.workers.run(account, library.match_story, finished, language)


@post("/api/replays", status_code=200)
async def read_replay(
    request: Request[Any, Any, Any],
    hub: NamedDependency[Hub],
    limits: NamedDependency[Limits],
    account: NamedDependency[Account],
    language: FromQuery[Language] = "en",
) -> Story:
    """The match of a replay file, to walk through."""
    limits.file(_address(request.scope))
    return await hub.crew.workers.run(account, library.replay_story, await request.body(), language)


@websocket("/api/matches/{match:str}/socket")
async def play_socket(socket: WebSocket[Any, Any, Any], match: FromPath[str], hub: NamedDependency[Hub]) -> None:
    """The socket of who plays."""
    token = socket.cookies.get(COOKIE)
    holder = holder_of(token) if token else None
    await serve(socket, hub, partial(hub.find, match), holder, _account(socket, hub), watches=False)


@websocket("/api/watch/{watch:str}/socket")
async def watch_socket(socket: WebSocket[Any, Any, Any], watch: FromPath[str], hub: NamedDependency[Hub]) -> None:
    """The socket of who watches."""
    await serve(socket, hub, partial(hub.find_watched, watch), None, _account(socket, hub), watches=True)


def _account(socket: WebSocket[Any, Any, Any], hub: Hub) -> Account:
    """What a socket draws on."""
    return hub.budgets.socket(network_of(_address(socket.scope)))


# ---- errors ----------------------------------------------------------------------------------------------------------


def _say_problem(_request: Request[Any, Any, Any], error: TheagonError) -> Response[Problem]:
    """What is wrong, for errors that who asks can cure."""
    match error:
        case UnknownMatchError():
            status, reason = 404, "unknown-match"
        case library.UnknownScenarioError():
            status, reason = 404, "unknown-scenario"
        case NotWaitingError():
            status, reason = 409, "seat-taken"
        case StorageError():
            status, reason = 503, "storage"
        case TooManyError():
            status, reason = 429, "too-many"
        case _:
            status, reason = 400, "wrong"
    mistakes = library.mistakes_of(error) if error.location else msgspec.UNSET
    return Response(Problem(reason, error.message, error.hint or "", mistakes), status_code=status)


def _say_http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    if error.status_code == 400 and request.method == "POST" and request.headers.get("content-length", "0") == "0":
        problem = Problem("wrong", "nothing was sent with this request", "send JSON, as the protocol says")
        return Response(problem, status_code=400)
    text = error.detail
    if error.extra and isinstance(error.extra, list):
        text += ": " + "; ".join(str(each.get("message", each)) for each in error.extra if isinstance(each, dict))
    return Response(Problem("wrong" if error.status_code < 500 else "fault", text), status_code=error.status_code)


def _say_fault(_request: Request[Any, Any, Any], _error: Exception) -> Response[Problem]:
    """A mistake of ours: what went wrong is for the server's log alone."""
    return Response(Problem("fault", "something went wrong on the server", "try again"), status_code=500)


async def _report(error: Exception, _scope: Scope) -> None:
    """Log mistakes of ours."""
    if not isinstance(error, TheagonError | HTTPException | WebSocketException):
        logging.getLogger(__name__).error("a request failed", exc_info=error)


async def _secure(message: Message, _scope: Scope) -> None:
    """Headers that every answer has, errors too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in _SECURITY.items():
            headers.setdefault(name, value)


# ---- the client ------------------------------------------------------------------------------------------------------


def _pages(client: Path) -> list[Any]:
    """The built client: its files, and its one page for every address that it knows how to draw."""
    index = client / "index.html"

    @get(["/", "/{page:path}"], media_type=MediaType.HTML, include_in_schema=False, cache_control=None)
    async def get_page(page: FromPath[str] = "/") -> File | Response[str]:
        if page.startswith("/api/"):
            raise NotFoundException("there is nothing here")
        if not index.is_file():
            return Response("The client is not built: run `make client`.", media_type=MediaType.TEXT, status_code=404)
        return File(index, media_type=MediaType.HTML, content_disposition_type="inline",
                    headers={"Cache-Control": "no-cache"})  # fmt: skip

    if not (client / "assets").is_dir():
        return [get_page]
    forever = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
    assets = create_static_files_router(
        path="/assets", directories=[client / "assets"], cache_control=forever, include_in_schema=False
    )
    return [get_page, assets]
