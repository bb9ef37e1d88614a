"""Metering of requests: what each costs the event loop, and which network's turn it is."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Generator


class Metered:
    """An awaited coroutine, with the CPU seconds that its steps take in this thread."""

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
    """Turns of networks: in each round of the event loop one request of each begins, so others wait for one at most."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Callable[[], None]]] = {}

    def call(self, network: str, begin: Callable[[], None]) -> None:
        """Call `begin` when something of this network may begin."""
        if network in self._waiting:
            self._waiting[network].append(begin)
        else:
            self._waiting[network] = deque()
            asyncio.get_running_loop().call_soon(self._next, network)
            begin()

    async def wait(self, network: str) -> None:
        """Wait until a request of this network may begin."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.call(network, lambda: None if turn.done() else turn.set_result(None))  # it may be cancelled
        await turn

    def _next(self, network: str) -> None:
        if self._waiting[network]:
            asyncio.get_running_loop().call_soon(self._next, network)
            self._waiting[network].popleft()()
        else:
            del self._waiting[network]
