"""Tasks that run concurrently with their owner, or with each other."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Coroutine


class Tasks:
    """The tasks of one owner: held until they end, and stopped together."""

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


async def first_of(*works: Awaitable[Any]) -> None:
    """Wait for the first to end, then end the others. Raises what the first raised."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
