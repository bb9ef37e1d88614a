"""The figures of a running server, for Prometheus.

No label holds anything that comes from outside: routes are templates, reasons and kinds are words of this code.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from theagon.server.metrics import Sink

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST

_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Prometheus(Sink):
    """Keeps what is counted for Prometheus to read."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self._requests = Counter(
            "theagon_requests", "HTTP requests answered", ["route", "method", "status"], registry=registry
        )
        self._request_seconds = Histogram(
            "theagon_request_seconds",
            "From a request to the end of its answer",
            ["route"],
            buckets=_SECONDS,
            registry=registry,
        )
        self._cpu = Counter(
            "theagon_cpu_seconds", "CPU seconds charged to those who caused them", ["work"], registry=registry
        )
        self._commit_seconds = Histogram(
            "theagon_commit_seconds", "From an action to its being stored", buckets=_SECONDS, registry=registry
        )
        self._lag_seconds = Histogram(
            "theagon_event_loop_lag_seconds", "How late the event loop is", buckets=_SECONDS, registry=registry
        )
        self._refused = Counter("theagon_refusals", "Actions and requests refused", ["reason"], registry=registry)
        self._turned_away = Counter(
            "theagon_turned_away", "Attacks turned away: nothing that a fair player sends", ["kind"], registry=registry
        )
        self._sockets = Gauge("theagon_sockets", "Sockets that are open", ["role"], registry=registry)
        self._connections = Gauge(
            "theagon_connections", "Connections that are open, sockets included", registry=registry
        )
        self._matches = Gauge("theagon_live_matches", "Matches that are loaded", registry=registry)

    def answered(self, route: str, method: str, status: int, seconds: float) -> None:
        self._requests.labels(route, method, str(status)).inc()
        self._request_seconds.labels(route).observe(seconds)

    def charged(self, work: str, seconds: float) -> None:
        self._cpu.labels(work).inc(seconds)

    def committed(self, seconds: float) -> None:
        self._commit_seconds.observe(seconds)

    def late(self, seconds: float) -> None:
        self._lag_seconds.observe(seconds)

    def refused(self, reason: str) -> None:
        self._refused.labels(reason).inc()

    def turned_away(self, kind: str) -> None:
        self._turned_away.labels(kind).inc()

    def live_matches(self, count: int) -> None:
        self._matches.set(count)

    def connections(self, count: int) -> None:
        self._connections.set(count)

    def socket_opened(self, role: str) -> None:
        self._sockets.labels(role).inc()

    def socket_closed(self, role: str) -> None:
        self._sockets.labels(role).dec()

    def exposition(self) -> bytes:
        """Return all figures as Prometheus reads them."""
        return generate_latest(self._registry)


PROMETHEUS: Final = Prometheus()
"""The figures of this process."""
