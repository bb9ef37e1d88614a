"""Short codes of matches that wait for friends, to be read out in a room and typed.

A code is a hash of the match's id, so it needs no place in the database. It leads where the link leads, but only while
the match waits, and only for a day: it is short, so somebody might guess it.
"""

from __future__ import annotations

import asyncio
import time
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from theagon.server.matches.archive import UnknownMatchError

if TYPE_CHECKING:
    from theagon.server.storage.storage import Storage

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters and digits that nobody takes for one another."""
LENGTH: Final = 6
"""The letters of a code: there are 900 million codes."""
VALID_SECONDS: Final = 24 * 3600.0
"""Seconds since a match was made for which its code is read."""
WAITING: Final = 2000
"""The most matches whose codes are read: the latest."""
FRESH_SECONDS: Final = 1.0
"""The greatest age of what was read of the database, so that guessing costs it little."""


def code_of(match: str) -> str:
    """Return the code of a match."""
    number = int.from_bytes(blake2b(match.encode(), digest_size=8).digest())
    letters = ""
    for _ in range(LENGTH):
        number, digit = divmod(number, len(LETTERS))
        letters += LETTERS[digit]
    return letters


class Codes:
    """The matches that wait, by their codes."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._reading: asyncio.Task[list[str]] | None = None
        self._read_at = 0.0

    async def find(self, code: str) -> str:
        """Return the match of a code, in letters of either case. Raises `UnknownMatchError`."""
        if self._reading is None or self._read_at + FRESH_SECONDS <= time.monotonic():
            self._read_at = time.monotonic()
            self._reading = asyncio.create_task(self._storage.waiting(time.time() - VALID_SECONDS, WAITING))
        for match in await asyncio.shield(self._reading):
            if code_of(match) == code.upper():
                return match
        raise UnknownMatchError("no match with this code waits for a friend", hint="ask for the code again")
