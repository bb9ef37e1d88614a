"""Limits in numbers: matches, connections, sockets, bytes. `budget` limits what work may cost."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from theagon.errors import TheagonError

CREATIONS_FROM: Final = 600
"""Matches that may be made in a minute from one address, which a school may share."""
STORED_A_DAY: Final = 160 << 20
"""Bytes that may be stored in a day for the matches of one address: for some 5,000, or 430 that bring their cards."""
MATCH: Final = 32 << 10
"""Bytes that a match counts as, besides its beginning: so much its entries take by its end."""
OPENINGS_FROM: Final = 20
"""Matches that may be listed as open in a minute from one address."""
CODES_FROM: Final = 20
"""Codes of matches that may be tried in a minute from one address."""
CONNECTIONS: Final = 20_000
"""Connections that are open at once, including sockets, if the system allows this many files."""
CONNECTIONS_FROM: Final = 6000
"""Connections that are open at once from one network: a browser opens up to six besides its socket."""
SOCKETS_FROM: Final = 3000
"""Sockets that are open at once from one network."""
HANDSHAKES_FROM: Final = 300
"""Sockets of one network that are open and have said nothing: a slow line needs a third of a second for `hello`."""
BODY: Final = 16 << 10
"""Bytes of the body of a request, unless its route needs more."""
DECK_BODY: Final = 192 << 10
"""Bytes of a body with a deck: its characters may all be escaped."""
SET_BODY: Final = 2 << 20
"""Bytes of a body with a set of cards."""
FILE_BODY: Final = 5 << 20
"""Bytes of a body with a replay file."""
BODY_COST: Final = 32 << 10
"""Bytes that a body counts as at least while it is sent or read: so much memory its connection takes."""
BODIES: Final = 64 << 20
"""Bytes of all bodies that are being sent or read."""
BODIES_FROM: Final = 16 << 20
"""Bytes of those from one network."""
QUERY: Final = 1024
"""Bytes of a query."""
SPECTATORS: Final = 500
"""Sockets that may watch one match, or wait for it."""
LIVE: Final = 10_000
"""Matches that one process has loaded at once."""
LIVE_OWN: Final = 200
"""Loaded matches with other cards than the game's, from a replay file or a scenario: one may take 4 MB."""
LIVE_OWN_FROM: Final = 40
"""Of these, the most that are loaded for one network.

The two limits hold for open attempts at users' own puzzles too, which are counted apart.
"""

_MINUTE: Final = 60.0
_DAY: Final = 24 * 60 * _MINUTE


class TooManyError(TheagonError):
    """The client asks for too much; in about `retry_after` seconds it may ask again."""

    def __init__(self, message: str, hint: str, retry_after: float = 1.0) -> None:
        super().__init__(message, hint=hint)
        self.retry_after = retry_after


class PerPeriod:
    """A counter of each client's actions in the current minute or day, which then starts again."""

    def __init__(self, most: int, seconds: float = _MINUTE) -> None:
        self._most = most
        self._seconds = seconds
        self._done: Counter[str] = Counter()
        self._began = time.monotonic()

    def take(self, who: str, count: int = 1) -> None:
        """Count once more, or by `count`. Raises `TooManyError` if that is too much."""
        now = time.monotonic()
        if now - self._began >= self._seconds:
            self._done.clear()
            self._began = now
        if self._done[who] + count > self._most:
            left = self._began + self._seconds - now
            hint = "wait a minute" if left <= _MINUTE else "wait a day at most"
            raise TooManyError("this was asked for too often", hint, left)
        self._done[who] += count


class PerNetwork:
    """A number for each network, and their sum: what is open, or reserved, at this moment."""

    def __init__(self) -> None:
        self._from = Counter[str]()
        self.total = 0
        """The sum."""

    def add(self, network: str, count: int = 1, *, most_from: int, most: float = math.inf) -> bool:
        """Add to the number of a network, and return True; return False if that or the sum would be too large."""
        if self._from[network] + count > most_from or self.total + count > most:
            return False
        self._from[network] += count
        self.total += count
        return True

    def remove(self, network: str, count: int = 1) -> None:
        """Subtract from the number of a network."""
        self.total -= count
        self._from[network] -= count
        if not self._from[network]:
            del self._from[network]


class Limits:
    """The counters of one server. Networks are those of `network_of`."""

    def __init__(self) -> None:
        self._creations_from = PerPeriod(CREATIONS_FROM)
        self._stored_a_day = PerPeriod(STORED_A_DAY, _DAY)
        self._openings_from = PerPeriod(OPENINGS_FROM)
        self._codes_from = PerPeriod(CODES_FROM)
        self.sockets = PerNetwork()
        self.handshakes = PerNetwork()
        self.bodies = PerNetwork()
        self._own_puzzles = PerNetwork()

    def creation(self, network: str) -> None:
        """Count a match that is made. Raises `TooManyError`."""
        self._creations_from.take(network)
        self.storing(network, MATCH)

    def storing(self, network: str, count: int) -> None:
        """Count bytes that are stored. Raises `TooManyError`."""
        self._stored_a_day.take(network, count)

    def opening(self, network: str) -> None:
        """Count a match that is listed as open. Raises `TooManyError`."""
        self._openings_from.take(network)

    def code(self, network: str) -> None:
        """Count a code that is tried. Raises `TooManyError`."""
        self._codes_from.take(network)

    def add_socket(self, network: str) -> None:
        """Count a socket that opens. Raises `TooManyError`."""
        if not self.sockets.add(network, most_from=SOCKETS_FROM):
            raise TooManyError("too many sockets are open from here", hint="close some")

    def add_handshake(self, network: str) -> None:
        """Count a socket until its first message. Raises `TooManyError`."""
        if not self.handshakes.add(network, most_from=HANDSHAKES_FROM):
            raise TooManyError("too many sockets are being opened from here", hint="open one after the other")

    def add_body(self, network: str, count: int) -> None:
        """Count the bytes of a body. Raises `TooManyError`."""
        if not self.bodies.add(network, count, most_from=BODIES_FROM, most=BODIES):
            raise TooManyError("too much is being sent at once", "send it again in a moment", retry_after=10)

    @contextmanager
    def own_puzzle(self, network: str) -> Iterator[None]:
        """Count an attempt at a user's own puzzle while it is open. Raises `TooManyError`."""
        if not self._own_puzzles.add(network, most_from=LIVE_OWN_FROM, most=LIVE_OWN):
            raise TooManyError("too many puzzles like this are open now", hint="come again later")
        try:
            yield
        finally:
            self._own_puzzles.remove(network)


def network_of(address: str) -> str:
    """Return the network of an address: an IPv4 address, even over IPv6, or the /64 of an IPv6 address."""
    try:
        known = ip_address(address.partition("%")[0])  # a local address names its interface
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        return str(known.ipv4_mapped or IPv6Address(int(known) >> 64 << 64))
    return str(known)


class Networks:
    """Networks by name, such as `10.0.0.0/8`, `2001:db8::/32`, `192.0.2.1`."""

    def __init__(self, names: Iterable[str]) -> None:
        """Parse the names. Raises `TheagonError` for one that is not a network."""
        try:
            self._networks = tuple(map(ip_network, names))
        except ValueError as error:
            raise TheagonError(f"this is no network: {error}", hint="such as 10.0.0.0/8 or 2001:db8::/32") from None

    def __contains__(self, address: str) -> bool:
        try:
            known = ip_address(address.removeprefix("::ffff:"))
        except ValueError:
            return False
        return any(known in network for network in self._networks)
