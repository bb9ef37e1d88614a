"""What the processes that share a match need to know of it where it is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Collection

    from theagon.server.cluster.leases import Lease
    from theagon.server.cluster.news import Attended, Entered, Spoken, Standing
    from theagon.server.cluster.requests import Request
    from theagon.server.protocol.server import Refused


class SharedMatch(Protocol):
    """A match that is loaded at this process: what the cluster knows of a `LiveMatch`."""

    @property
    def lease(self) -> Lease | None: ...

    @property
    def id(self) -> str: ...

    @property
    def is_over(self) -> bool: ...

    @property
    def readers(self) -> Collection[object]: ...

    async def own(self, lease: Lease) -> None: ...

    def follow(self) -> None: ...

    async def sync(self) -> None: ...

    async def receive(self, news: Entered | Attended | Standing | Spoken) -> None: ...

    async def answer(self, request: Request) -> tuple[Refused | None, bool]: ...

    def announce_players(self, *, asks: bool) -> None: ...

    def forget(self, process: str) -> None: ...
