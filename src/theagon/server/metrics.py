"""What is counted of a running server, for Prometheus.

Every room of the server calls these functions; none needs to know how the figures are kept. No label holds anything
that comes from outside: routes are templates, reasons and kinds are words of this code.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

if TYPE_CHECKING:
    pass

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
LAG_SECONDS: Final = 0.25
"""How often the event loop is asked whether it is late."""

_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_REGISTRY: Final = CollectorRegistry()

_REQUESTS: Final = Counter(
    "theagon_requests", "HTTP requests answered", ["route", "method", "status"], registry=_REGISTRY
)
_REQUEST_SECONDS: Final = Histogram(
    "theagon_request_seconds",
    "From a request to the end of its answer",
    ["route"],
    buckets=_SECONDS,
    registry=_REGISTRY,
)
_CPU: Final = Counter(
    "theagon_cpu_seconds", "CPU seconds charged to those who caused them", ["work"], registry=_REGISTRY
)
_COMMIT_SECONDS: Final = Histogram(
    "theagon_commit_seconds", "From an action to its being stored", buckets=_SECONDS, registry=_REGISTRY
)
_LAG_SECONDS: Final = Histogram(
    "theagon_event_loop_lag_seconds", "How late the event loop is", buckets=_SECONDS, registry=_REGISTRY
)
_REFUSED: Final = Counter("theagon_refusals", "Actions and requests refused", ["reason"], registry=_REGISTRY)
_TURNED_AWAY: Final = Counter(
    "theagon_turned_away", "Attacks turned away: nothing that a fair player sends", ["kind"], registry=_REGISTRY
)
_SOCKETS: Final = Gauge("theagon_sockets", "Sockets that are open", ["role"], registry=_REGISTRY)
_CONNECTIONS: Final = Gauge("theagon_connections", "Connections that are open, sockets included", registry=_REGISTRY)
_MATCHES: Final = Gauge("theagon_live_matches", "Matches that are loaded", registry=_REGISTRY)


def answered(route: str, method: str, status: int, seconds: float) -> None:
    """A request to a route, by its template, was answered."""
    _REQUESTS.labels(route, method, str(status)).inc()
    _REQUEST_SECONDS.labels(route).observe(seconds)


def charged(work: str, seconds: float) -> None:
    """A kind of work took so much CPU time."""
    _CPU.labels(work).inc(seconds)


def committed(seconds: float) -> None:
    """An action was stored, so long after it came."""
    _COMMIT_SECONDS.observe(seconds)


def refused(reason: str) -> None:
    """An action or a request was refused, for one of the reasons that the protocol names."""
    _REFUSED.labels(reason).inc()


def turned_away(kind: str) -> None:
    """Something was turned away that only an attack, or a broken program, sends."""
    _TURNED_AWAY.labels(kind).inc()


def live_matches(count: int) -> None:
    """So many matches are loaded now."""
    _MATCHES.set(count)


def connections(count: int) -> None:
    """So many connections are open now."""
    _CONNECTIONS.set(count)


def socket_opened(role: str) -> None:
    """A socket of one who `plays` or `watches` is open."""
    _SOCKETS.labels(role).inc()


def socket_closed(role: str) -> None:
    """It is closed."""
    _SOCKETS.labels(role).dec()


async def watch_lag() -> None:
    """Measure how late the event loop is, until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        _LAG_SECONDS.observe(max(0.0, loop.time() - due))


def exposition() -> bytes:
    """All figures as Prometheus reads them."""
    return generate_latest(_REGISTRY)
