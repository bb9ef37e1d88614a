"""When spectators are shown what was done: as much later as was agreed."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Delay:
    """Lets things be shown one after the other, each when so many seconds have gone by since it was done."""

    def __init__(self, seconds: float, show_next: Callable[[], object]) -> None:
        self._seconds = seconds
        self._show_next = show_next
        self._due: deque[float] = deque()  # by the clock of the event loop, never earlier than the one before
        self._alarm: asyncio.TimerHandle | None = None

    def add(self, done: float) -> None:
        """Something was done at this time of the wall clock: show it after all that was done before."""
        left = min(max(0.0, done + self._seconds - time.time()), self._seconds)  # the wall clock may have jumped
        due = asyncio.get_running_loop().time() + left
        self._due.append(max(due, self._due[-1]) if self._due else due)
        if self._alarm is None:
            self._wait()

    def stop(self) -> None:
        """Let nothing be shown any more."""
        self._due.clear()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _wait(self) -> None:
        self._alarm = asyncio.get_running_loop().call_at(self._due[0], self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._due.popleft()
        if self._due:
            self._wait()
        self._show_next()
