"""All operations and sockets of the desk, at their addresses, as Litestar serves them."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, TypeVar

from litestar import Request, Response, WebSocket
from litestar.exceptions import WebSocketException
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from theagon.server.desk.addresses import ROUTES, SOCKETS, Route, parameters_of
from theagon.server.desk.desk import OPERATIONS, Caller
from theagon.server.http.cookies import cookies_for, holder, holder_of, seated_token
from theagon.server.http.documents import REVALIDATED, UNSTORED, Document, send_document
from theagon.server.http.edge import account_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from theagon.server.desk.desk import Desk
    from theagon.server.matches.hub import Hub


def routes(desk: Desk[Document]) -> list[Any]:
    """Return the handlers of all operations and sockets, for Litestar."""
    sockets = (_socket_handler(desk.hub, path, attend) for path, attend in SOCKETS.items())
    return [*(_handler(desk, route) for route in ROUTES), *sockets]


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
            return await send_document(request, content, REVALIDATED if route.is_kept else UNSTORED, headers)
        if operation.returns is type(None):
            return None
        return Response(content, cookies=cookies_for(request, token) if token else None)

    parameters: dict[str, Any] = {"request": Request[Any, Any, Any]}
    in_path = parameters_of(route.path)
    for name, kind in operation.parameters.items():
        parameters[name] = (FromPath if name in in_path else FromQuery)[kind]
    if operation.body not in (None, bytes):
        parameters["data"] = JSONBody[operation.body]  # type: ignore[misc, name-defined]  # at run time
    returns = bytes if isinstance(operation.returns, TypeVar) else operation.returns
    returned = None if returns is type(None) else Response[returns]  # type: ignore[valid-type]
    _declare(answer, route.operation, parameters, returned, operation.defaults)
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


def _socket_handler(hub: Hub, path: str, attend: Callable[..., Awaitable[None]]) -> WebsocketRouteHandler:
    """Return a handler with the parameters in the address of a socket."""

    async def talk(socket: WebSocket[Any, Any, Any], **given: str) -> None:
        account = hub.budgets.socket(account_of(socket.scope).payer)
        await attend(HttpSocket(socket), hub, holder(socket), account, **given)

    parameters: dict[str, Any] = {"socket": WebSocket[Any, Any, Any]}
    parameters |= dict.fromkeys(parameters_of(path), FromPath[str])
    _declare(talk, attend.__name__, parameters, None, {})
    return WebsocketRouteHandler(path)(talk)


def _declare(
    function: Any, name: str, parameters: Mapping[str, Any], returns: Any, defaults: Mapping[str, Any]
) -> None:
    """Give a handler the signature that Litestar reads."""
    function.__name__ = name
    function.__annotations__ = {**parameters, "return": returns}
    function.__signature__ = inspect.Signature(
        [
            inspect.Parameter(
                each,
                inspect.Parameter.KEYWORD_ONLY,
                default=defaults.get(each, inspect.Parameter.empty),
                annotation=kind,
            )
            for each, kind in parameters.items()
        ],
        return_annotation=returns,
    )
