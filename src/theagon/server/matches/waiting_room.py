"""Those who wait for a match to begin."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator


class WaitingRoom:
    """An event for each socket that waits, by match, and whether it is that of a player who has a place."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[asyncio.Event, bool]] = {}

    @property
    def matches(self) -> Collection[str]:
        """The matches that somebody here waits for."""
        return self._waiting.keys()

    @property
    def awaited(self) -> list[str]:
        """The matches that somebody here waits for who has a place at them."""
        return [match for match, waiting in self._waiting.items() if any(waiting.values())]

    def count(self, match: str) -> int:
        """How many wait for this match to begin."""
        return len(self._waiting.get(match, ()))

    @contextmanager
    def joined(self, match: str, *, seated: bool) -> Iterator[asyncio.Event]:
        """An event that is set whenever somebody joins a match that waits; `seated`: whoever waits has a place."""
        joined = asyncio.Event()
        self._waiting.setdefault(match, {})[joined] = seated
        try:
            yield joined
        finally:
            del self._waiting[match][joined]
            if not self._waiting[match]:
                del self._waiting[match]

    def wake(self, match: str | None) -> None:
        """Wake whoever waits for this match to begin; None: whoever waits for any, to look whether it has."""
        for waited in self._waiting if match is None else (match,):
            for joined in self._waiting.get(waited, ()):
                joined.set()
