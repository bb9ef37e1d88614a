"""Routes for the operator of the server: whether it lives, whether players should come, and its figures."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

from theagon.server.budget import HOUSE
from theagon.server.http.edge import FIGURES, HEALTH, READINESS
from theagon.server.http.figures import CONTENT_TYPE, PROMETHEUS
from theagon.server.limits import Networks
from theagon.server.storage.storage import StorageError

if TYPE_CHECKING:
    from theagon.server.matches.hub import Hub

READY_SECONDS: Final = 2.0
"""Seconds that the database may take to answer."""

_LOOPBACK: Final = Networks(("127.0.0.0/8", "::1"))


def operation_routes(hub: Hub, readers: Networks) -> list[Any]:
    """Return the routes; networks of `readers` may read the figures, as this machine may."""

    @get(HEALTH, media_type=MediaType.TEXT, include_in_schema=False)
    async def get_health() -> str:
        """Answer, to show that this process lives."""
        return "alive\n"

    @get(READINESS, media_type=MediaType.TEXT, include_in_schema=False)
    async def get_readiness() -> Response[str]:
        """Answer whether players should be sent here, or why not."""
        reason = await _why_not_ready(hub)
        return Response(f"{reason or 'ready'}\n", status_code=503 if reason else 200)

    @get(FIGURES, include_in_schema=False)
    async def get_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
        """Return the figures of this process, for Prometheus."""
        if not _may_read(request, readers):
            raise NotFoundException("there is nothing here")
        figures = await hub.crew.workers.run(HOUSE, PROMETHEUS.exposition, len(hub.loader.loaded))
        return Response(figures, headers={"Content-Type": CONTENT_TYPE})

    return [get_health, get_readiness, get_metrics]


async def _why_not_ready(hub: Hub) -> str:
    """Return why no player should be sent here now; "" if all is well."""
    if hub.drain.begun and hub.peers.are_others:  # to the only server its players have to come back
        return "draining"
    if not hub.peers.healthy:
        return "the leases are not renewed"
    try:
        async with asyncio.timeout(READY_SECONDS):
            await hub.archive.find("ready")
    except (StorageError, TimeoutError):
        return "the database does not answer"
    return ""


def _may_read(request: Request[Any, Any, Any], readers: Networks) -> bool:
    """Return whether the client is on this machine and no proxy for another, or is in one of the networks."""
    address = request.client.host if request.client else ""
    if address in _LOOPBACK:
        return not any(name.startswith("x-forwarded") or name in ("forwarded", "via") for name in request.headers)
    return address in readers
