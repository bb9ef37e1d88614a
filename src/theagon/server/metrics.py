"""Metrics of a running server: every room reports to `sink`, independently of where the figures are kept."""

from __future__ import annotations

import asyncio
from typing import Final, Literal, TypeAlias

LAG_SECONDS: Final = 0.25
"""Seconds from one measurement of the event loop's lag to the next."""

Count: TypeAlias = Literal["requests", "cpu_seconds", "refusals", "turned_away", "sockets", "connections"]
Duration: TypeAlias = Literal["request_seconds", "commit_seconds", "event_loop_lag_seconds"]


class Sink:
    """A receiver of figures, with the labels that `http/figures.py` declares. This one drops them."""

    def count(self, figure: Count, *labels: str, by: float = 1) -> None:
        """Add to a figure."""

    def observe(self, figure: Duration, seconds: float, *labels: str) -> None:
        """Add a duration to a figure."""


sink = Sink()
"""The sink of everything that is counted in this process."""


def send_to(other: Sink) -> None:
    """Send what is counted to another sink from now on."""
    global sink
    sink = other


async def watch_lag() -> None:
    """Measure how late the event loop is, until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        sink.observe("event_loop_lag_seconds", max(0.0, loop.time() - due))
