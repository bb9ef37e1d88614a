"""The application: routes, cookies, and what is asked of every request."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import ClientException, HTTPException, NotFoundException, WebSocketException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.serialization import decode_json

from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.match.replay import encode, replay_of
from theagon.server import limits, metrics
from theagon.server.budget import HOUSE, Account
from theagon.server.http.cookies import cookies_for, holder, is_old, seated_token, token_of
from theagon.server.http.documents import REVALIDATED, Document, Shelf, document, encoded, send_document
from theagon.server.http.edge import FIGURES, HEALTH, READINESS, Edge, retry_after
from theagon.server.http.pages import CLIENT, not_found, pages
from theagon.server.http.sockets import serve
from theagon.server.limits import Limits, Networks, TooManyError
from theagon.server.matches import library
from theagon.server.matches.drain import DrainingError
from theagon.server.matches.hub import Hub, UnknownMatchError, holder_of
from theagon.server.protocol.basis import Language
from theagon.server.protocol.games import DeckText, DeckVerdict, Problem
from theagon.server.protocol.matches import Created, Invitation, Join, MatchLine, NewMatch
from theagon.server.storage.database import StorageError
from theagon.server.storage.storage import NotWaitingError
from theagon.server.workers import Workers

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from litestar.types import Scope

UNSTORED = "no-store"
"""What a browser asks for once, or what is somebody's own."""
READY_SECONDS = 2.0
"""How long the database may take to answer."""

_LOOPBACK = Networks(("127.0.0.0/8", "::1"))


def create_app(
    hub: Hub,
    *,
    origins: Collection[str] = (),
    hosts: Collection[str] = (),
    metrics_from: Collection[str] = (),
    log_addresses: bool = False,
    client: Path = CLIENT,
) -> Edge:
    """The application for a hub, which is to be open while it runs.

    Pages of `origins` may use it beside its own. If there are `hosts`, it answers to these names alone. Networks of
    `metrics_from` may read its figures, beside this machine.
    """
    bounds, readers = Limits(), Networks(metrics_from)
    shelf = Shelf(hub.crew.files)
    given = {"hub": hub, "bounds": bounds, "files": hub.crew.files, "shelf": shelf, "readers": readers}
    litestar = Litestar(
        route_handlers=[
            get_games,
            get_catalogue,
            get_rulebook,
            get_scenario,
            check_deck,
            create_match,
            list_matches,
            get_invitation,
            join_match,
            get_replay,
            get_story,
            read_replay,
            play_socket,
            watch_socket,
            get_health,
            get_readiness,
            get_metrics,
            *pages(client, shelf),
        ],
        dependencies={
            **{name: Provide(_always(value), sync_to_thread=False) for name, value in given.items()},
            "account": Provide(_payer),
            "holder": Provide(_holder),
        },
        exception_handlers={TheagonError: _say_problem, HTTPException: _say_http_problem, Exception: _say_fault},
        after_exception=[_report],
        request_class=_Request,
        state=State({"workers": hub.crew.workers}),
        debug=False,
        logging_config=None,
        request_max_body_size=limits.BODY,
        openapi_config=OpenAPIConfig(
            title="Theagon", version=version("theagon"), path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    return Edge(litestar, hub.budgets, bounds, origins=origins, hosts=hosts, log_addresses=log_addresses)


class _Request(Request[Any, Any, Any]):
    """Decodes what is long in a thread, and tells what is wrong with what is no JSON."""

    async def json(self) -> Any:
        body = await self.body()
        try:
            if len(body) <= limits.BODY:
                return await super().json()
            workers: Workers = self.app.state.workers
            return await workers.run(_network(self.scope), decode_json, body)
        except (UnicodeDecodeError, RecursionError) as error:
            metrics.turned_away("wrong-body")
            raise ClientException("what was sent is no UTF-8, or nested too deeply") from error


def _always(value: Any) -> Callable[[], Any]:
    """What provides this value."""
    return lambda: value


def _network(scope: Scope) -> Account:
    """The account of the network that something comes from."""
    account: Account = scope["state"]["account"]
    return account


async def _payer(request: Request[Any, Any, Any]) -> Account:
    return _network(request.scope)


async def _holder(request: Request[Any, Any, Any]) -> str | None:
    return holder(request)


def _with_cookie(request: Request[Any, Any, Any], content: Any, token: str) -> Response[Any]:
    """An answer that leaves the token with the browser."""
    return Response(content, cookies=cookies_for(request, token), headers={"Cache-Control": UNSTORED})


# ---- cards, rulebooks, decks -----------------------------------------------------------------------------------------


@get("/api/games")
async def get_games(
    request: Request[Any, Any, Any],
    hub: NamedDependency[Hub],
    account: NamedDependency[Account],
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """`GameLine`s: the games that can be played."""
    return await send_document(request, await hub.crew.workers.run(account, _games, language), REVALIDATED)


@get("/api/games/{game:str}/catalogue")
async def get_catalogue(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    shelf: NamedDependency[Shelf],
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """A `Catalogue`: all that a client must know of a game to draw it."""
    return await send_document(request, await shelf.get(_catalogue, _known(game), language), REVALIDATED)


@get("/api/games/{game:str}/rulebook")
async def get_rulebook(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    shelf: NamedDependency[Shelf],
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """A `Rulebook`: every clause, and the scenarios that prove it."""
    return await send_document(request, await shelf.get(_rulebook, _known(game), language), REVALIDATED)


@get("/api/games/{game:str}/scenarios/{section:str}/{file:str}")
async def get_scenario(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    section: FromPath[str],
    file: FromPath[str],
    files: NamedDependency[Workers],
    account: NamedDependency[Account],
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """A `Story`: a scenario of the rulebook, to walk through."""
    found = await files.run(account, _scenario, _known(game), f"{section}/{file}", language)
    return await send_document(request, found, REVALIDATED)


@post("/api/games/{game:str}/decks/check", status_code=200, request_max_body_size=limits.DECK_BODY)
async def check_deck(
    game: FromPath[str],
    data: JSONBody[DeckText],
    files: NamedDependency[Workers],
    account: NamedDependency[Account],
    language: FromQuery[Language] = "en",
) -> DeckVerdict:
    """Whether a deck may be played, or all that is wrong with it."""
    return await files.run(account, library.check_deck, _known(game), data.text, language)


def _known(game: str) -> str:
    if game not in NAMES:
        raise NotFoundException(f"there is no game {game[:40]!r}")
    return game


def _games(language: str) -> Document:
    return encoded(library.games(language))


def _catalogue(game: str, language: str) -> Document:
    return document(library.catalogue(game, language))


def _rulebook(game: str, language: str) -> Document:
    return document(library.rulebook(game, language))


def _replay_story(file: bytes, language: str) -> Document:
    return encoded(library.replay_story(file, language))


def _scenario(game: str, scenario: str, language: str) -> Document:
    return encoded(library.scenario_story(game, scenario, language))


# ---- matches ---------------------------------------------------------------------------------------------------------


@post("/api/matches", request_max_body_size=limits.FILE_BODY)
async def create_match(
    request: Request[Any, Any, Any],
    data: JSONBody[NewMatch],
    hub: NamedDependency[Hub],
    bounds: NamedDependency[Limits],
    account: NamedDependency[Account],
    holder: NamedDependency[str | None],
) -> Response[Created]:
    """Make a match. Its seat belongs to the cookie that comes with the answer."""
    bounds.creation(account.payer, holder)
    token = await seated_token(request, hub)
    return _with_cookie(request, await hub.create(data, holder_of(token), account), token)


@get("/api/matches")
async def list_matches(
    request: Request[Any, Any, Any], hub: NamedDependency[Hub], holder: NamedDependency[str | None]
) -> Response[list[MatchLine]]:
    """One's latest matches."""
    listed = await hub.listed(holder) if holder else []
    token = token_of(request)
    if listed and token is not None and is_old(request):
        return _with_cookie(request, listed, token)
    return Response(listed, headers={"Cache-Control": UNSTORED})


@get("/api/matches/{match:str}")
async def get_invitation(
    match: FromPath[str], hub: NamedDependency[Hub], holder: NamedDependency[str | None]
) -> Invitation:
    """What one who follows the link of a match is asked."""
    return await hub.invitation(match, holder)


@post("/api/matches/{match:str}/join", request_max_body_size=limits.DECK_BODY)
async def join_match(
    request: Request[Any, Any, Any],
    match: FromPath[str],
    data: JSONBody[Join],
    hub: NamedDependency[Hub],
    account: NamedDependency[Account],
) -> Response[Created]:
    """Take the free seat of a friend's match."""
    token = await seated_token(request, hub)
    return _with_cookie(request, await hub.join(match, data, holder_of(token), account), token)


@get("/api/matches/{match:str}/replay")
async def get_replay(
    request: Request[Any, Any, Any],
    match: FromPath[str],
    hub: NamedDependency[Hub],
    account: NamedDependency[Account],
    holder: NamedDependency[str | None],
) -> Response[bytes]:
    """The replay file of a match that is over."""
    finished = await hub.finished(match, holder, account)
    found = await hub.crew.workers.run(account, lambda: document(encode(replay_of(finished))))
    named = {"Content-Disposition": f'attachment; filename="theagon-{match}.json"'}
    return await send_document(request, found, UNSTORED, named)


@get("/api/matches/{match:str}/story")
async def get_story(
    request: Request[Any, Any, Any],
    match: FromPath[str],
    hub: NamedDependency[Hub],
    account: NamedDependency[Account],
    holder: NamedDependency[str | None],
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """A `Story`: a match that is over, to walk through."""
    finished = await hub.finished(match, holder, account)
    found = await hub.crew.workers.run(account, lambda: encoded(library.match_story(finished, language)))
    return await send_document(request, found, UNSTORED)


@post("/api/replays", status_code=200, request_max_body_size=limits.FILE_BODY)
async def read_replay(
    request: Request[Any, Any, Any],
    files: NamedDependency[Workers],
    account: NamedDependency[Account],
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """A `Story`: the match of a replay file, to walk through."""
    body = await request.body()
    found = await files.run(account, _replay_story, body, language)
    return await send_document(request, found, UNSTORED)


@websocket("/api/matches/{match:str}/socket")
async def play_socket(socket: WebSocket[Any, Any, Any], match: FromPath[str], hub: NamedDependency[Hub]) -> None:
    """The socket of who plays."""
    await serve(socket, hub, partial(hub.find, match), holder(socket), _account(socket, hub), watches=False)


@websocket("/api/watch/{watch:str}/socket")
async def watch_socket(socket: WebSocket[Any, Any, Any], watch: FromPath[str], hub: NamedDependency[Hub]) -> None:
    """The socket of who watches."""
    await serve(socket, hub, partial(hub.find_watched, watch), None, _account(socket, hub), watches=True)


def _account(socket: WebSocket[Any, Any, Any], hub: Hub) -> Account:
    """What a socket draws on."""
    return hub.budgets.socket(_network(socket.scope).payer)


# ---- operation -------------------------------------------------------------------------------------------------------


@get(HEALTH, media_type=MediaType.TEXT, include_in_schema=False)
async def get_health() -> str:
    """That this process answers."""
    return "alive\n"


@get(READINESS, media_type=MediaType.TEXT, include_in_schema=False)
async def get_readiness(hub: NamedDependency[Hub]) -> Response[str]:
    """Whether players should be sent here, or why not."""
    reason = await _unready(hub)
    return Response(f"{reason or 'ready'}\n", status_code=503 if reason else 200)


async def _unready(hub: Hub) -> str:
    """Why nobody should be sent here now; empty if nothing speaks against it."""
    if hub.draining:
        return "draining"
    if not hub.sound:
        return "the leases are not renewed"
    try:
        async with asyncio.timeout(READY_SECONDS):
            await hub.find("ready")
    except (StorageError, TimeoutError):
        return "the database does not answer"
    return ""


@get(FIGURES, include_in_schema=False)
async def get_metrics(
    request: Request[Any, Any, Any], hub: NamedDependency[Hub], readers: NamedDependency[Networks]
) -> Response[bytes]:
    """The figures of this process, for Prometheus on this machine or in a network that was named."""
    if not _may_read(request, readers):
        raise NotFoundException("there is nothing here")
    metrics.live_matches(hub.loaded)
    figures = await hub.crew.workers.run(HOUSE, metrics.exposition)
    return Response(figures, headers={"Content-Type": metrics.CONTENT_TYPE})


def _may_read(request: Request[Any, Any, Any], readers: Networks) -> bool:
    """Whether who asks is on this machine, and no proxy that asks for somebody else, or in one of the networks."""
    address = request.client.host if request.client else ""
    if address in _LOOPBACK:
        return not any(name.startswith("x-forwarded") or name in ("forwarded", "via") for name in request.headers)
    return address in readers


# ---- errors ----------------------------------------------------------------------------------------------------------


def _say_problem(_request: Request[Any, Any, Any], error: TheagonError) -> Response[Problem]:
    """What is wrong, for errors that who asks can cure."""
    headers = {}
    match error:
        case UnknownMatchError():
            status, reason = 404, "unknown-match"
        case library.UnknownScenarioError():
            status, reason = 404, "unknown-scenario"
        case NotWaitingError():
            status, reason = 409, "seat-taken"
        case StorageError():
            status, reason = 503, "storage"
        case DrainingError():
            status, reason = 503, "draining"
        case TooManyError():
            status, reason, headers = 429, "too-many", {"Retry-After": retry_after(error)}
        case _:
            status, reason = 400, "wrong"
    metrics.refused(reason)
    mistakes = library.mistakes_of(error) if error.location else msgspec.UNSET
    return Response(Problem(reason, error.message, error.hint or "", mistakes), status_code=status, headers=headers)


def _say_http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and not request.url.path.startswith("/api/"):
        return not_found()
    if error.status_code == 413:
        metrics.turned_away("large-body")
    if error.status_code == 400 and request.method == "POST" and request.headers.get("content-length", "0") == "0":
        problem = Problem("wrong", "nothing was sent with this request", "send JSON, as the protocol says")
        return Response(problem, status_code=400)
    text = error.detail
    if error.extra and isinstance(error.extra, list):
        text += ": " + "; ".join(str(each.get("message", each)) for each in error.extra if isinstance(each, dict))
    problem = Problem("wrong" if error.status_code < 500 else "fault", text)
    return Response(problem, status_code=error.status_code, headers=error.headers)


def _say_fault(_request: Request[Any, Any, Any], _error: Exception) -> Response[Problem]:
    """A mistake of ours: what went wrong is for the server's log alone."""
    return Response(Problem("fault", "something went wrong on the server", "try again"), status_code=500)


async def _report(error: Exception, _scope: Scope) -> None:
    """Log mistakes of ours."""
    if not isinstance(error, TheagonError | HTTPException | WebSocketException):
        logging.getLogger(__name__).error("a request failed", exc_info=error)
