"""The figures of a running server, for Prometheus.

No label holds anything that comes from outside: routes are templates, reasons and kinds are words of this code.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from theagon.server.metrics import Count, Duration, Sink

if TYPE_CHECKING:
    from prometheus_client.metrics import MetricWrapperBase

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST

_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

_FIGURES: Final[dict[Count | Duration, tuple[type[Counter | Gauge | Histogram], str, tuple[str, ...]]]] = {
    "requests": (Counter, "HTTP requests answered", ("route", "method", "status")),
    "request_seconds": (Histogram, "From a request to the end of its answer", ("route",)),
    "cpu_seconds": (Counter, "CPU seconds charged to those who caused them", ("work",)),
    "commit_seconds": (Histogram, "From an action to its being stored", ()),
    "event_loop_lag_seconds": (Histogram, "How late the event loop is", ()),
    "refusals": (Counter, "Actions and requests refused", ("reason",)),
    "turned_away": (Counter, "Attacks turned away: nothing that a fair player sends", ("kind",)),
    "sockets": (Gauge, "Sockets that are open", ("role",)),
    "connections": (Gauge, "Connections that are open, sockets included", ()),
}
"""Each figure with its text and its labels."""


class Prometheus(Sink):
    """A sink that keeps the figures for Prometheus."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)  # memory, CPU time, open files
        self._matches = Gauge("theagon_live_matches", "Matches that are loaded", registry=self._registry)
        self._figures: dict[str, MetricWrapperBase] = {}
        for name, (kind, text, labels) in _FIGURES.items():
            further: dict[str, Any] = {"buckets": _SECONDS} if kind is Histogram else {}
            self._figures[name] = kind(f"theagon_{name}", text, labels, registry=self._registry, **further)

    def count(self, figure: Count, *labels: str, by: float = 1) -> None:
        self._labelled(figure, labels).inc(by)

    def observe(self, figure: Duration, seconds: float, *labels: str) -> None:
        self._labelled(figure, labels).observe(seconds)

    def _labelled(self, figure: str, labels: tuple[str, ...]) -> Any:
        return self._figures[figure].labels(*labels) if labels else self._figures[figure]

    def exposition(self, live_matches: int) -> bytes:
        """Return all figures as Prometheus reads them."""
        self._matches.set(live_matches)
        return generate_latest(self._registry)


PROMETHEUS: Final = Prometheus()
"""The figures of this process."""
