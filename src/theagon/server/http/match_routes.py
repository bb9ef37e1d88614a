"""Routes to matches: making, joining and listing them, their replays when they are over, and their sockets."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from litestar import Request, Response, WebSocket, delete, get, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from theagon.errors import TheagonError
from theagon.match.replay import encode, replay_of
from theagon.server import limits
from theagon.server.budget import Account
from theagon.server.http.cookies import cookies_for, holder, holder_of, is_old, seated_token, token_of
from theagon.server.http.documents import UNSTORED, document, encoded, send_document
from theagon.server.http.edge import account_of
from theagon.server.http.library_routes import known
from theagon.server.http.sockets import serve
from theagon.server.limits import Limits
from theagon.server.matches import stories
from theagon.server.matches.archive import UnknownMatchError
from theagon.server.matches.hub import Hub
from theagon.server.matches.open_tables import OpenTables
from theagon.server.matches.ratings import own_rating
from theagon.server.protocol.analysis import BegunAnalysis, View
from theagon.server.protocol.base import Language, Rating
from theagon.server.protocol.matches import Created, Invitation, Join, MatchLine, NewMatch, OpenTable


@post("/api/matches", request_max_body_size=limits.FILE_BODY)
async def create_match(
    request: Request[Any, Any, Any],
    data: JSONBody[NewMatch],
    hub: NamedDependency[Hub],
    bounds: NamedDependency[Limits],
    tables: NamedDependency[OpenTables | None],
    account: NamedDependency[Account],
    holder: NamedDependency[str | None],
) -> Response[Created]:
    """Make a match. Its seat belongs to the cookie that comes with the answer."""
    bounds.creation(account.payer, holder)
    if data.anyone:
        if tables is None:
            raise TheagonError("this server keeps no list of open tables", hint="send the link to a friend")
        bounds.opening(account.payer)
    token = await seated_token(request, hub)
    return _with_cookie(request, await hub.lobby.create(data, holder_of(token), account), token)


@get("/api/matches")
async def list_matches(
    request: Request[Any, Any, Any], hub: NamedDependency[Hub], holder: NamedDependency[str | None]
) -> Response[list[MatchLine]]:
    """One's latest matches."""
    listed = await hub.archive.listed(holder) if holder else []
    token = token_of(request)
    if listed and token is not None and is_old(request):
        return _with_cookie(request, listed, token)
    return Response(listed, headers={"Cache-Control": UNSTORED})


@get("/api/matches/{match:str}")
async def get_invitation(
    match: FromPath[str], hub: NamedDependency[Hub], holder: NamedDependency[str | None]
) -> Invitation:
    """What whoever follows the link of a match is asked."""
    return await hub.archive.invitation(match, holder)


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
    return _with_cookie(request, await hub.lobby.join(match, data, holder_of(token), account), token)


@get("/api/games/{game:str}/rating")
async def get_rating(
    game: FromPath[str], hub: NamedDependency[Hub], holder: NamedDependency[str | None]
) -> Response[Rating | None]:
    """One's rating at a game; null where this server keeps no ratings."""
    own = await own_rating(hub.storage, holder, known(game)) if hub.ratings else None
    return Response(own, headers={"Cache-Control": UNSTORED})


@get("/api/tables")
async def list_tables(
    tables: NamedDependency[OpenTables | None], holder: NamedDependency[str | None]
) -> Response[list[OpenTable] | None]:
    """The open tables; null where this server keeps no list of them."""
    listed = None if tables is None else await tables.listed(holder)
    return Response(listed, headers={"Cache-Control": UNSTORED})


@post("/api/tables/{table:str}/join", request_max_body_size=limits.DECK_BODY)
async def join_table(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[Join],
    hub: NamedDependency[Hub],
    account: NamedDependency[Account],
) -> Response[Created]:
    """Take a free seat of an open table."""
    token = await seated_token(request, hub)
    return _with_cookie(request, await hub.lobby.join_listed(table, data, holder_of(token), account), token)


@delete("/api/matches/{match:str}")
async def cancel_match(match: FromPath[str], hub: NamedDependency[Hub], holder: NamedDependency[str | None]) -> None:
    """Cancel a match that one has made and that still waits for friends."""
    await hub.lobby.cancel(match, holder)


@get("/api/matches/{match:str}/replay")
async def get_replay(
    request: Request[Any, Any, Any],
    match: FromPath[str],
    hub: NamedDependency[Hub],
    account: NamedDependency[Account],
    holder: NamedDependency[str | None],
) -> Response[bytes]:
    """The replay file of a match that is over."""
    finished = await hub.archive.finished(match, holder, account)
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
    finished, reader = await hub.archive.finished(match, holder, account), await hub.archive.only_seat_of(match, holder)
    found = await hub.crew.workers.run(account, lambda: encoded(stories.match_story(finished, language, reader)))
    return await send_document(request, found, UNSTORED)


@post("/api/matches/{match:str}/analysis", status_code=202)
async def begin_analysis(
    match: FromPath[str],
    hub: NamedDependency[Hub],
    account: NamedDependency[Account],
    holder: NamedDependency[str | None],
    view: FromQuery[View] = "fair",
) -> None:
    """Begin the analysis of a match that is over."""
    await hub.analyses.begin(match, view, holder, account)


@post("/api/replays/analysis", status_code=202, request_max_body_size=limits.FILE_BODY)
async def begin_file_analysis(
    request: Request[Any, Any, Any],
    hub: NamedDependency[Hub],
    account: NamedDependency[Account],
    view: FromQuery[View] = "fair",
) -> BegunAnalysis:
    """Begin the analysis of a replay file."""
    return BegunAnalysis(await hub.analyses.begin_file(await request.body(), view, account))


@get("/api/matches/{match:str}/analysis")
async def get_analysis(
    request: Request[Any, Any, Any],
    match: FromPath[str],
    hub: NamedDependency[Hub],
    account: NamedDependency[Account],
    holder: NamedDependency[str | None],
    view: FromQuery[View] = "fair",
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """A `MatchAnalysis` as far as it is; null if it was not begun, or was stopped."""
    found = await hub.analyses.find(match, view, language, holder, account)
    return await send_document(request, encoded(found), UNSTORED)


@delete("/api/matches/{match:str}/analysis")
async def stop_analysis(
    match: FromPath[str], hub: NamedDependency[Hub], holder: NamedDependency[str | None], view: FromQuery[View] = "fair"
) -> None:
    """Stop an analysis that is not done, of a match that one had a seat in."""
    if not (await hub.archive.invitation(match, holder)).yours:
        raise UnknownMatchError("this match was not yours", hint="its players can stop its analysis")
    await hub.analyses.cancel(match, view)


@websocket("/api/matches/{match:str}/socket")
async def play_socket(socket: WebSocket[Any, Any, Any], match: FromPath[str], hub: NamedDependency[Hub]) -> None:
    """The socket of a player."""
    await serve(socket, hub, partial(hub.archive.find, match), holder(socket), _account(socket, hub), watches=False)


@websocket("/api/watch/{watch:str}/socket")
async def watch_socket(socket: WebSocket[Any, Any, Any], watch: FromPath[str], hub: NamedDependency[Hub]) -> None:
    """The socket of a spectator."""
    await serve(socket, hub, partial(hub.archive.find_watched, watch), None, _account(socket, hub), watches=True)


def _account(socket: WebSocket[Any, Any, Any], hub: Hub) -> Account:
    """What a socket draws on."""
    return hub.budgets.socket(account_of(socket.scope).payer)


def _with_cookie(request: Request[Any, Any, Any], content: Any, token: str) -> Response[Any]:
    """An answer that leaves the token with the browser."""
    return Response(content, cookies=cookies_for(request, token), headers={"Cache-Control": UNSTORED})


ROUTES: Final = (
    create_match,
    list_matches,
    get_invitation,
    join_match,
    get_rating,
    list_tables,
    join_table,
    cancel_match,
    get_replay,
    get_story,
    begin_analysis,
    begin_file_analysis,
    get_analysis,
    stop_analysis,
    play_socket,
    watch_socket,
)
