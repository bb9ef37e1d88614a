"""Metering of requests: what each costs the event loop, and which network's turn it is."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Generator


class Metered:
    """Awaits a coroutine, and adds up the CPU seconds that its steps take in this thread."""

    def __init__(self, coroutine: Any) -> None:
        self._coroutine = coroutine
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, Any]:
        steps = self._coroutine.__await__()
        step, argument = steps.send, None
        while True:
            began = time.thread_time()
            try:
                awaited = step(argument)
            except StopIteration as end:
                return end.value
            finally:
                self.seconds += time.thread_time() - began
            try:
                step, argument = steps.send, (yield awaited)
            except BaseException as error:
                step, argument = steps.throw, error


class Turns:
    """Lets one request of each network begin in each round of the event loop, so that others wait for one at most."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def wait(self, network: str) -> None:
        """Wait until a request of this network may begin."""
        loop = asyncio.get_running_loop()
        if network not in self._waiting:
            self._waiting[network] = deque()
            loop.call_soon(self._next, loop, network)
            return
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting[network].append(turn)
        await turn

    def _next(self, loop: asyncio.AbstractEventLoop, network: str) -> None:
        waiting = self._waiting[network]
        while waiting and waiting[0].done():  # cancelled
            waiting.popleft()
        if waiting:
            waiting.popleft().set_result(None)
            loop.call_soon(self._next, loop, network)
        else:
            del self._waiting[network]
