"""How much one may ask of a server: so often in a minute, so many at one match, so many matches at once."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final

from theagon.errors import TheagonError

CREATIONS: Final = 30
"""Matches that one person may make in a minute."""
CREATIONS_FROM: Final = 600
"""Matches that may be made in a minute from one address, which a school may share."""
ORDERS_FROM: Final = 3000
"""POST requests, of whatever kind, in a minute from one address."""
READINGS_FROM: Final = 300
"""Scenarios, replays and matches that are over, asked for in a minute from one address."""
FILES_FROM: Final = 30
"""Replay files sent in a minute from one address: the largest takes most of a second."""
SOCKETS_FROM: Final = 3000
"""Sockets that are open at once from one address."""
SPECTATORS: Final = 500
"""Sockets that may watch one match, or wait for it."""
LIVE: Final = 10_000
"""Matches that one process has loaded at once."""

_MINUTE: Final = 60.0


class TooManyError(TheagonError):
    """Less of this can be had just now."""


class PerMinute:
    """How often each of many did something in the present minute. Its memory ends with the minute."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._done: Counter[str] = Counter()
        self._began = time.monotonic()

    def take(self, who: str) -> None:
        """Somebody does it once more. Raises `TooManyError` if that is too often."""
        now = time.monotonic()
        if now - self._began >= _MINUTE:
            self._done.clear()
            self._began = now
        if self._done[who] >= self._most:
            raise TooManyError("this was asked for too often", hint="wait a minute")
        self._done[who] += 1


class Limits:
    """What is counted of the requests of everybody."""

    def __init__(self) -> None:
        self._creations = PerMinute(CREATIONS)
        self._creations_from = PerMinute(CREATIONS_FROM)
        self._orders_from = PerMinute(ORDERS_FROM)
        self._readings_from = PerMinute(READINGS_FROM)
        self._files_from = PerMinute(FILES_FROM)
        self._sockets_from = Counter[str]()

    def order(self, address: str) -> None:
        """Something is asked for from an address. Raises `TooManyError`."""
        self._orders_from.take(network_of(address))

    def creation(self, address: str, holder: str | None) -> None:
        """A match is to be made. Raises `TooManyError`."""
        self._creations_from.take(network_of(address))
        if holder is not None:
            self._creations.take(holder)

    def reading(self, address: str) -> None:
        """Something is to be read that takes time. Raises `TooManyError`."""
        self._readings_from.take(network_of(address))

    def file(self, address: str) -> None:
        """A replay file is to be read. Raises `TooManyError`."""
        self._files_from.take(network_of(address))

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """A socket is open within. Raises `TooManyError`."""
        network = network_of(address)
        if self._sockets_from[network] >= SOCKETS_FROM:
            raise TooManyError("too many sockets are open from here", hint="close some")
        self._sockets_from[network] += 1
        try:
            yield
        finally:
            self._sockets_from[network] -= 1
            if not self._sockets_from[network]:
                del self._sockets_from[network]


def network_of(address: str) -> str:
    """Whom an address belongs to: of IPv6 everybody has 2**64 of them."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    return str(IPv6Address(int(known) >> 64 << 64)) if isinstance(known, IPv6Address) else address
