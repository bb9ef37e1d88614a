"""Tasks that run beside whoever has begun them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Coroutine


class Tasks:
    """The tasks of one owner: it holds each until it ends, and can stop all."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Begin a task."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return task

    async def stop(self) -> None:
        """Cancel all, and wait until they have ended."""
        for task in tuple(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
