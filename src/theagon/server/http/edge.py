"""The gate that every request and socket passes before a route sees it, and the log of each.

It refuses requests that may not pass, and says why. The CPU time that the event loop spends on a request is charged to
its network.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

from theagon.errors import TheagonError
from theagon.server import limits, logs, metrics
from theagon.server.budget import BYTE, HANDSHAKE, REQUEST
from theagon.server.http.exchange import Exchange, RefusedError
from theagon.server.http.metering import Metered, Turns
from theagon.server.limits import network_of

if TYPE_CHECKING:
    from collections.abc import Collection

    from litestar.types import ASGIApp

    from theagon.server.budget import Account, Budgets

HEALTH: Final = "/healthz"
READINESS: Final = "/readyz"
FIGURES: Final = "/metrics"
REFUSAL_SECONDS: Final = 0.25
"""Seconds before a refusal is sent, so that clients that ask again at once do not keep the server busy."""


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
        """Pages of `origins` may use it, as its own may. If there are `hosts`, it answers only to these names."""
        self._app = app
        self._budgets = budgets
        self._limits = bounds
        self._origins = origins
        self._hosts = {_host(name) for name in hosts}
        self._shown = str if log_addresses else logs.pseudonym
        self._turns = Turns()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        network = network_of(scope["client"][0] if scope["client"] else "")
        account = self._budgets.network(network)
        scope["state"] = {**scope.get("state", {}), "network": network, "account": account}
        # HEAD is answered as GET is; the server leaves the body out.
        inner = {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope
        exchange = Exchange(inner, receive, send, network, self._limits)
        began = time.perf_counter()
        try:
            if scope["type"] == "http":
                await self._answer(exchange, account)
            else:
                await self._attend(exchange, account)
        finally:
            exchange.end()
            self._record(exchange, scope.get("method", ""), time.perf_counter() - began)

    async def _answer(self, exchange: Exchange, account: Account) -> None:
        """Have a request answered by its route."""
        try:
            self._check(exchange.scope, account)
            exchange.reserve(int(_header(exchange.scope, b"content-length") or 0))  # h11 checks that it is a number
        except TheagonError as refusal:
            await self._refuse(exchange, refusal)
            return
        await account.pace()
        await self._turns.wait(account.payer)
        metered = Metered(self._app(exchange.scope, exchange.receive, exchange.send))
        try:
            await metered
        finally:
            account.charge(metered.seconds + REQUEST + exchange.sent * BYTE)
            metrics.sink.count("cpu_seconds", "requests", by=metered.seconds)
            exchange.cpu = metered.seconds

    async def _attend(self, exchange: Exchange, account: Account) -> None:
        """Have a socket served by its route."""
        account.charge(HANDSHAKE)
        await account.pace()
        await self._turns.wait(account.payer)
        role = "watches" if exchange.scope["path"].startswith("/api/watch/") else "plays"
        try:
            self._check(exchange.scope, account)
            exchange.begin_handshake()
            self._limits.add_socket(account.payer)
        except TheagonError as refusal:
            await self._refuse(exchange, refusal)
            return
        metrics.sink.count("sockets", role)
        try:
            await self._app(exchange.scope, exchange.receive, exchange.send)
        finally:
            metrics.sink.count("sockets", role, by=-1)
            self._limits.sockets.remove(account.payer)

    async def _refuse(self, exchange: Exchange, refusal: TheagonError) -> None:
        """Send a refusal later, and not all at once to those who came together."""
        await asyncio.sleep(REFUSAL_SECONDS)
        await self._turns.wait(exchange.network)
        await exchange.refuse(refusal)

    def _check(self, scope: Any, account: Account) -> None:
        """Raise `TheagonError` if a request may not pass."""
        if scope["path"] in (HEALTH, READINESS, FIGURES):  # for the operator, by whatever name the server is reached
            return
        if self._hosts and _host(_header(scope, b"host")) not in self._hosts:
            raise RefusedError(421, "unknown-host", "this is not served here", "use the address that you were given")
        if scope.get("method") != "GET" and self._is_foreign(scope):  # a socket has no method
            raise RefusedError(403, "foreign-origin", "a page of another origin may not act here")
        if len(scope["query_string"]) > limits.QUERY:
            raise RefusedError(414, "long-query", "this address is too long")
        account.check()

    def _is_foreign(self, scope: Any) -> bool:
        """Return whether a page of another origin sends this. No browser, so no cookie, comes without an Origin."""
        origin, own = _header(scope, b"origin"), _header(scope, b"host")
        return bool(origin) and origin not in (f"http://{own}", f"https://{own}", *self._origins)

    def _record(self, exchange: Exchange, method: str, seconds: float) -> None:
        """Count and log the outcome."""
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
            metrics.sink.count("requests", route, method, str(exchange.status))
            metrics.sink.observe("request_seconds", seconds, route)
            logs.access("request", method=method, **told, cpu_ms=round(exchange.cpu * 1000, 1))
        else:
            logs.access("socket", **told, heard=exchange.messages, closed=exchange.closed)


def account_of(scope: Any) -> Account:
    """Return the account of the network that a request or a socket comes from."""
    account: Account = scope["state"]["account"]
    return account


_METHODS: Final = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE")


def _header(scope: Any, name: bytes) -> str:
    return next((value.decode("latin-1") for known, value in scope["headers"] if known == name), "")


def _host(name: str) -> str:
    """Return a host without its port, in the form in which names are compared."""
    bare = name.rpartition(":")[0] if ":" in name and not name.endswith("]") else name
    return bare.lower().rstrip(".")
