"""What every request and socket passes before a route sees it, and what is told of it afterwards.

A request that may not pass is refused here, in words. Whoever passes pays: the CPU time that the event loop spends on a
request is charged to its network.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Final

import msgspec

from theagon.errors import TheagonError
from theagon.server import limits, logs, metrics
from theagon.server.budget import BYTE, REQUEST
from theagon.server.limits import TooManyError, network_of
from theagon.server.protocol.games import Problem

if TYPE_CHECKING:
    from collections.abc import Collection, Generator

    from litestar.types import ASGIApp

    from theagon.server.budget import Account, Budgets

HEALTH: Final = "/healthz"
READINESS: Final = "/readyz"
FIGURES: Final = "/metrics"
LEFT: Final = 499
"""The status, in log and figures, of a request whose sender left before the answer."""
REFUSAL_SECONDS: Final = 0.25
"""How long a refusal waits, so that whoever asks again at once does not keep the server busy with refusing."""
SLICE: Final = 64 << 10
"""Bytes of an answer that are handed on at once: what a reader does not take, no buffer has to hold."""

_SECURITY: Final = tuple(
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": (
            "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; "
            "base-uri 'none'; form-action 'self'"
        ),
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
    }.items()
)
"""Headers that every answer has, errors too."""


class RefusedError(TheagonError):
    """A request that no page of ours sends."""

    def __init__(self, status: int, kind: str, message: str, hint: str | None = None) -> None:
        super().__init__(message, hint=hint)
        self.status = status
        self.kind = kind


class Edge:
    """The outermost part of the application."""

    def __init__(
        self,
        app: ASGIApp,
        budgets: Budgets,
        bounds: limits.Limits,
        *,
        origins: Collection[str],
        hosts: Collection[str],
        log_addresses: bool,
    ) -> None:
        """Pages of `origins` may use it beside its own; if there are `hosts`, it is asked for by these names alone."""
        self._app = app
        self._budgets = budgets
        self._limits = bounds
        self._origins = origins
        self._hosts = {_host(name) for name in hosts}
        self._shown = str if log_addresses else logs.pseudonym
        self._turns = _Turns()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        network = network_of(scope["client"][0] if scope["client"] else "")
        account = self._budgets.network(network)
        scope["state"] = {**scope.get("state", {}), "network": network, "account": account}
        # HEAD is answered as GET is; the server leaves the body out.
        inner = {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope
        exchange = _Exchange(inner, receive, send, network, self._limits.bodies)
        began = time.perf_counter()
        try:
            if scope["type"] == "http":
                await self._answer(exchange, account)
            else:
                await self._attend(exchange, account)
        finally:
            exchange.end()
            self._record(exchange, scope.get("method", ""), time.perf_counter() - began)

    async def _answer(self, exchange: _Exchange, account: Account) -> None:
        """Have a request answered by its route."""
        try:
            self._check(exchange.scope, account)
            exchange.reserve(_length(exchange.scope))
        except TheagonError as refusal:
            await asyncio.sleep(REFUSAL_SECONDS)
            await exchange.refuse(refusal)
            return
        await account.pace()
        await self._turns.wait(account.payer)
        metered = Metered(self._app(exchange.scope, exchange.receive, exchange.send))
        try:
            await metered
        finally:
            account.charge(metered.seconds + REQUEST + exchange.sent * BYTE)
            metrics.charged("requests", metered.seconds)
            exchange.cpu = metered.seconds

    async def _attend(self, exchange: _Exchange, account: Account) -> None:
        """Have a socket served by its route."""
        await self._turns.wait(account.payer)
        role = "watches" if exchange.scope["path"].startswith("/api/watch/") else "plays"
        try:
            self._check(exchange.scope, account)
            self._limits.add_socket(account.payer)
        except TheagonError as refusal:
            await asyncio.sleep(REFUSAL_SECONDS)
            await exchange.refuse(refusal)
            return
        metrics.socket_opened(role)
        try:
            await self._app(exchange.scope, exchange.receive, exchange.send)
        finally:
            metrics.socket_closed(role)
            self._limits.remove_socket(account.payer)

    def _check(self, scope: Any, account: Account) -> None:
        """Raise `TheagonError` if a request may not pass."""
        if scope["path"] in (HEALTH, READINESS, FIGURES):  # for the operator, by whatever name the server is reached
            return
        if self._hosts and _host(_header(scope, b"host")) not in self._hosts:
            raise RefusedError(421, "unknown-host", "this is not served here", "use the address that you were given")
        if scope.get("method", "POST") == "POST" and self._is_foreign(scope):  # a socket has no method
            raise RefusedError(403, "foreign-origin", "a page of another origin may not act here")
        if len(scope["query_string"]) > limits.QUERY:
            raise RefusedError(414, "long-query", "this address is too long")
        account.check()

    def _is_foreign(self, scope: Any) -> bool:
        """Whether a page of another origin sends this. Without an Origin it is no browser, with no cookie of ours."""
        origin, own = _header(scope, b"origin"), _header(scope, b"host")
        return bool(origin) and origin not in (f"http://{own}", f"https://{own}", *self._origins)

    def _record(self, exchange: _Exchange, method: str, seconds: float) -> None:
        """Count and log what has become of it."""
        scope = exchange.scope
        route = scope.get("path_template") or "unknown"
        told = {
            "route": route,
            "status": exchange.status,
            "ms": round(seconds * 1000, 1),
            "received": exchange.received,
            "sent": exchange.sent,
            "network": self._shown(exchange.network),
        }
        if scope["type"] == "http":
            method = method if method in _METHODS else "other"
            metrics.answered(route, method, exchange.status, seconds)
            logs.access("request", method=method, **told, cpu_ms=round(exchange.cpu * 1000, 1))
        else:
            logs.access("socket", **told, heard=exchange.messages, closed=exchange.closed)


class Metered:
    """Awaits a coroutine, and adds up the CPU seconds that its steps take in this thread."""

    def __init__(self, coroutine: Any) -> None:
        self._coroutine = coroutine
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, Any]:
        steps = self._coroutine.__await__()
        step, argument = steps.send, None
        while True:
            began = time.thread_time()
            try:
                awaited = step(argument)
            except StopIteration as end:
                return end.value
            finally:
                self.seconds += time.thread_time() - began
            try:
                step, argument = steps.send, (yield awaited)
            except BaseException as error:
                step, argument = steps.throw, error


class _Turns:
    """Lets one request of each network begin in each round of the event loop, so that others wait for one at most."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def wait(self, network: str) -> None:
        loop = asyncio.get_running_loop()
        if network not in self._waiting:
            self._waiting[network] = deque()
            loop.call_soon(self._next, loop, network)
            return
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting[network].append(turn)
        await turn

    def _next(self, loop: asyncio.AbstractEventLoop, network: str) -> None:
        waiting = self._waiting[network]
        while waiting and waiting[0].done():  # cancelled
            waiting.popleft()
        if waiting:
            waiting.popleft().set_result(None)
            loop.call_soon(self._next, loop, network)
        else:
            del self._waiting[network]


class _Exchange:
    """One request, or one socket: what goes in and out is counted, and memory for it is reserved."""

    __slots__ = (  # there may be thousands
        "_bodies",
        "_receive",
        "_reserved",
        "_send",
        "closed",
        "cpu",
        "messages",
        "network",
        "received",
        "scope",
        "sent",
        "status",
    )

    def __init__(self, scope: Any, receive: Any, send: Any, network: str, bodies: limits.Bytes) -> None:
        self.scope = scope
        self.network = network
        self.status = LEFT
        self.received = 0
        self.sent = 0
        self.messages = 0
        self.closed: int | None = None
        self.cpu = 0.0
        self._receive = receive
        self._send = send
        self._bodies = bodies
        self._reserved = 0

    def reserve(self, length: int) -> None:
        """Reserve memory for a body of this length before it is read.

        Raises `RefusedError` if no route takes so much, and `TooManyError` if there is no room now.
        """
        if length > limits.FILE_BODY:
            raise RefusedError(413, "large-body", "what was sent is too large")
        if length > limits.BODY:  # what is shorter is bounded by the connections that there are
            self._bodies.add(self.network, length)
            self._reserved = length

    async def receive(self) -> Any:
        """The next message from the other side."""
        message = await self._receive()
        if message["type"] == "http.request":
            self.received += len(message.get("body", b""))
        elif message["type"] == "websocket.receive":
            self.received += len(message.get("text") or message.get("bytes") or "")
            self.messages += 1
        elif message["type"] == "websocket.disconnect":
            self.closed = message.get("code")
        return message

    async def send(self, message: Any) -> None:
        """Pass an answer on, with the headers that all have, in slices that wait for the reader."""
        match message["type"]:
            case "http.response.start" | "websocket.http.response.start":
                self.status = message["status"]
                has = {name.lower() for name, _ in message["headers"]}
                further = [header for header in _SECURITY if header[0] not in has]
                message = {**message, "headers": [*message["headers"], *further]}
            case "http.response.body":
                body = message.get("body", b"")
                self.sent += len(body)
                for start in range(0, len(body) - SLICE, SLICE):
                    await self._send({**message, "body": body[start : start + SLICE], "more_body": True})
                message = {**message, "body": body[(len(body) - 1) // SLICE * SLICE :] if body else body}
            case "websocket.accept":
                self.status = 101
            case "websocket.send":
                self.sent += len(message.get("text") or message.get("bytes") or "")
            case "websocket.close":
                self.closed = message.get("code", 1000)
        await self._send(message)

    async def refuse(self, refusal: TheagonError) -> None:
        """Answer that this may not pass, and why."""
        status, reason, headers = 429, "too-many", [(b"content-type", b"application/json")]
        if isinstance(refusal, RefusedError):
            status, reason = refusal.status, "wrong"
            metrics.turned_away(refusal.kind)
        elif isinstance(refusal, TooManyError):
            headers.append((b"retry-after", retry_after(refusal).encode()))
            metrics.refused(reason)
        body = msgspec.json.encode(Problem(reason, refusal.message, refusal.hint or ""))
        headers.append((b"content-length", str(len(body)).encode()))
        kind = "http" if self.scope["type"] == "http" else "websocket.http"
        await self.send({"type": f"{kind}.response.start", "status": status, "headers": headers})
        await self.send({"type": f"{kind}.response.body", "body": body, "more_body": False})

    def end(self) -> None:
        """Nothing of it is kept any more."""
        if self._reserved:
            self._bodies.remove(self.network, self._reserved)


def account_of(scope: Any) -> Account:
    """The account of the network that a request or a socket comes from."""
    account: Account = scope["state"]["account"]
    return account


def retry_after(error: TooManyError) -> str:
    """What a `Retry-After` header says."""
    return str(max(1, math.ceil(error.retry_after)))


_METHODS: Final = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE")


def _header(scope: Any, name: bytes) -> str:
    return next((value.decode("latin-1") for known, value in scope["headers"] if known == name), "")


def _length(scope: Any) -> int:
    """Bytes of the body, which the connection has seen to be a number."""
    return int(_header(scope, b"content-length") or 0)


def _host(name: str) -> str:
    """A host as names are compared: without its port."""
    bare = name.rpartition(":")[0] if ":" in name and not name.endswith("]") else name
    return bare.lower().rstrip(".")
