"""The addresses of all operations and sockets, as one table."""

from __future__ import annotations

import inspect
import re
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from litestar import Request, Response, WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from theagon.server import limits
from theagon.server.desk.desk import OPERATIONS, Caller
from theagon.server.desk.sockets import serve, serve_puzzle
from theagon.server.http.cookies import cookies_for, holder, holder_of, seated_token
from theagon.server.http.documents import REVALIDATED, UNSTORED, Document, send_document
from theagon.server.http.edge import account_of

if TYPE_CHECKING:
    from theagon.server.budget import Account
    from theagon.server.desk.desk import Desk
    from theagon.server.matches.hub import Hub


class Route(Struct, frozen=True):
    """The address of an operation of the desk."""

    method: Literal["GET", "POST", "DELETE"]
    path: str
    operation: str
    caching: str = UNSTORED  # of a document
    status: int = 200
    body: int = limits.BODY  # the most bytes that may come
    saved_as: str = ""  # the name of the file, where a browser saves the answer


ROUTES: Final = (
    Route("GET", "/api/games", "get_games", REVALIDATED),
    Route("GET", "/api/games/{game:str}/catalogue", "get_catalogue", REVALIDATED),
    Route("GET", "/api/games/{game:str}/rulebook", "get_rulebook", REVALIDATED),
    Route("GET", "/api/games/{game:str}/lessons", "get_lessons", REVALIDATED),
    Route("GET", "/api/games/{game:str}/guide", "get_guide", REVALIDATED),
    Route("GET", "/api/games/{game:str}/scenarios/{section:str}/{file:str}", "get_scenario", REVALIDATED),
    Route("GET", "/api/games/{game:str}/puzzles", "list_puzzles", REVALIDATED),
    Route("GET", "/api/games/{game:str}/puzzles/day/{day:date}", "get_puzzle_of_day", REVALIDATED),
    Route("GET", "/api/games/{game:str}/puzzles/{name:str}/story", "get_solution", REVALIDATED),
    Route("GET", "/api/games/{game:str}/rating", "get_rating"),
    Route("POST", "/api/games/{game:str}/decks/check", "check_deck", body=limits.DECK_BODY),
    Route("POST", "/api/replays", "read_replay", body=limits.FILE_BODY),
    Route("POST", "/api/replays/analysis", "begin_file_analysis", status=202, body=limits.FILE_BODY),
    Route("POST", "/api/matches", "create_match", status=201, body=limits.FILE_BODY),
    Route("GET", "/api/matches", "list_matches"),
    Route("GET", "/api/matches/{match:str}", "get_invitation"),
    Route("DELETE", "/api/matches/{match:str}", "cancel_match", status=204),
    Route("POST", "/api/matches/{match:str}/join", "join_match", status=201, body=limits.DECK_BODY),
    Route("GET", "/api/matches/{match:str}/replay", "get_replay", saved_as="theagon-{match}.json"),
    Route("GET", "/api/matches/{match:str}/story", "get_story"),
    Route("POST", "/api/matches/{match:str}/analysis", "begin_analysis", status=202),
    Route("GET", "/api/matches/{match:str}/analysis", "get_analysis"),
    Route("DELETE", "/api/matches/{match:str}/analysis", "stop_analysis", status=204),
    Route("GET", "/api/tables", "list_tables"),
    Route("POST", "/api/tables/{table:str}/join", "join_table", status=201, body=limits.DECK_BODY),
)


def routes(desk: Desk[Document]) -> list[Any]:
    """Return the handlers of all operations and sockets, for Litestar."""
    return [*(_handler(desk, route) for route in ROUTES), *_sockets(desk.hub)]


def _handler(desk: Desk[Document], route: Route) -> HTTPRouteHandler:
    """Return a handler with the parameters and the body that the operation declares."""
    operation = OPERATIONS[route.operation]

    async def answer(request: Request[Any, Any, Any], **given: Any) -> Any:
        token: str | None = None

        async def new_holder() -> str:
            nonlocal token
            token = await seated_token(request, desk.hub)
            return holder_of(token)

        if operation.body is not None:
            given["body"] = await request.body() if operation.body is bytes else given.pop("data")
        caller = Caller(account_of(request.scope), holder(request), new_holder)
        content = await operation.do(desk, caller, **given)
        if isinstance(content, Document):
            named = f'attachment; filename="{route.saved_as.format(**given)}"'
            headers = {"Content-Disposition": named} if route.saved_as else None
            return await send_document(request, content, route.caching, headers)
        if operation.returns is type(None):
            return None
        return Response(content, cookies=cookies_for(request, token) if token else None)

    parameters: dict[str, Any] = {"request": Request[Any, Any, Any]}
    in_path = re.findall(r"{(\w+):", route.path)
    for name, kind in operation.parameters.items():
        parameters[name] = (FromPath if name in in_path else FromQuery)[kind]
    if operation.body not in (None, bytes):
        parameters["data"] = JSONBody[operation.body]  # type: ignore[misc, name-defined]  # at run time
    returns = bytes if isinstance(operation.returns, TypeVar) else operation.returns
    returned = None if returns is type(None) else Response[returns]  # type: ignore[valid-type]
    answer.__name__ = route.operation
    answer.__annotations__ = {**parameters, "return": returned}
    answer.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            inspect.Parameter(
                name,
                inspect.Parameter.KEYWORD_ONLY,
                default=operation.defaults.get(name, inspect.Parameter.empty),
                annotation=kind,
            )
            for name, kind in parameters.items()
        ],
        return_annotation=returned,
    )
    return HTTPRouteHandler(
        route.path, http_method=route.method, status_code=route.status, request_max_body_size=route.body
    )(answer)


# ---- sockets ---------------------------------------------------------------------------------------------------------


class HttpSocket:
    """A WebSocket as the desk knows it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    async def accept(self) -> None:
        await self._socket.accept()

    async def receive(self) -> str | bytes:
        try:
            return await self._socket.receive_data(mode="text")
        except WebSocketException as error:
            raise ConnectionError("the other side has gone") from error

    async def send(self, message: bytes) -> None:
        try:
            await self._socket.send_text(message.decode())
        except WebSocketException as error:
            raise ConnectionError("the other side has gone") from error

    async def close(self, code: int, reason: str) -> None:
        await self._socket.close(code, reason)


def _sockets(hub: Hub) -> list[Any]:
    @websocket("/api/matches/{match:str}/socket")
    async def play_socket(socket: WebSocket[Any, Any, Any], match: FromPath[str]) -> None:
        find = partial(hub.archive.find, match)
        await serve(HttpSocket(socket), hub, find, holder(socket), _account(socket, hub), watches=False)

    @websocket("/api/watch/{watch:str}/socket")
    async def watch_socket(socket: WebSocket[Any, Any, Any], watch: FromPath[str]) -> None:
        find = partial(hub.archive.find, watch, "watch")
        await serve(HttpSocket(socket), hub, find, None, _account(socket, hub), watches=True)

    @websocket("/api/games/{game:str}/puzzles/{name:str}/socket")
    async def puzzle_socket(socket: WebSocket[Any, Any, Any], game: FromPath[str], name: FromPath[str]) -> None:
        await serve_puzzle(HttpSocket(socket), hub, game, name, _account(socket, hub))

    return [play_socket, watch_socket, puzzle_socket]


def _account(socket: WebSocket[Any, Any, Any], hub: Hub) -> Account:
    """Return the account that a socket draws on."""
    return hub.budgets.socket(account_of(socket.scope).payer)
