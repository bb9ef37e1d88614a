"""Workers for one match: they look at it, or change it, one thing at a time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from theagon.server.budget import Account
    from theagon.server.workers import Workers

_T = TypeVar("_T")


class MatchWorkers:
    """The workers of the server, for one match."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self.lock = asyncio.Lock()
        """Held by whoever has several things done with nothing else in between."""

    async def run(self, account: Account, work: Callable[..., _T], *arguments: Any) -> _T:
        """As `Workers.run`, once what was asked before is done."""
        async with self.lock:
            return await self.run_locked(account, work, *arguments)

    async def run_locked(self, account: Account, work: Callable[..., _T], *arguments: Any) -> _T:
        """The same for whoever holds the lock."""
        return await self._workers.run(account, work, *arguments)
