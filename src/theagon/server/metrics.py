"""Metrics of a running server: every room reports to `sink`, independently of where the figures are kept."""

from __future__ import annotations

import asyncio
from typing import Final

LAG_SECONDS: Final = 0.25
"""Seconds from one measurement of the event loop's lag to the next."""


class Sink:
    """A receiver of counts. This one drops them."""

    def answered(self, route: str, method: str, status: int, seconds: float) -> None:
        """Count a request to a route, by its template, that was answered."""

    def charged(self, work: str, seconds: float) -> None:
        """Count the CPU time that a kind of work took."""

    def committed(self, seconds: float) -> None:
        """Count an action that was stored, this long after it came."""

    def late(self, seconds: float) -> None:
        """Count how late the event loop was."""

    def refused(self, reason: str) -> None:
        """Count an action or a request that was refused, for one of the reasons that the protocol names."""

    def turned_away(self, kind: str) -> None:
        """Count something that only an attack, or a broken program, sends."""

    def live_matches(self, count: int) -> None:
        """Note how many matches are loaded."""

    def connections(self, count: int) -> None:
        """Note how many connections are open."""

    def socket_opened(self, role: str) -> None:
        """Count a socket that opens, of one who `plays` or `watches`."""

    def socket_closed(self, role: str) -> None:
        """Count a socket that closes."""


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
        sink.late(max(0.0, loop.time() - due))
