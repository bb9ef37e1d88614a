"""How tests wait: until something has happened, however long this machine takes for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

SECONDS: Final = 300.0
"""How long a test waits before it fails: longer than any load holds a machine up."""


def until(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    end = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


async def eventually(true: Callable[[], bool]) -> None:
    """Wait until something is true, and let the other tasks of this event loop go on meanwhile."""
    async with asyncio.timeout(SECONDS):
        while not true():
            await asyncio.sleep(0.001)
