"""Those who wait for a match to begin."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator


class WaitingRoom:
    """An event for each socket that waits, by match, and the network of a player who waits at an open table."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[asyncio.Event, str | None]] = {}

    @property
    def matches(self) -> Collection[str]:
        """The matches that somebody here waits for."""
        return self._waiting.keys()

    def open_tables(self, most: int) -> list[str]:
        """The open tables at which somebody here waits who has a place: so many of each network, first come first."""
        found, of = list[str](), Counter[str]()
        for match, waiting in self._waiting.items():
            network = next((each for each in waiting.values() if each is not None), None)
            if network is not None and of[network] < most:
                of[network] += 1
                found.append(match)
        return found

    def count(self, match: str) -> int:
        """How many wait for this match to begin."""
        return len(self._waiting.get(match, ()))

    @contextmanager
    def joined(self, match: str, at_table_from: str | None) -> Iterator[asyncio.Event]:
        """An event that is set whenever somebody joins a match that waits.

        `at_table_from` is the network of who waits, if that is a player with a place at an open table.
        """
        joined = asyncio.Event()
        self._waiting.setdefault(match, {})[joined] = at_table_from
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
