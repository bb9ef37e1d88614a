"""Budgets of CPU seconds: each network and each socket has one, which fills again as time goes by.

Cost is measured and charged when the work is done, so a balance may fall below zero; then the client waits, or is
refused, until it is above again. A socket draws on its account and on that of its network.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Final

from theagon.server.limits import TooManyError

if TYPE_CHECKING:
    from collections.abc import Callable

NETWORK_SAVED: Final = 20.0
"""CPU seconds that a network may draw at once: 500 clients of a school that come back together need about half."""
NETWORK_RATE: Final = 0.5
"""CPU seconds that a network gets in each second."""
SOCKET_SAVED: Final = 2.0
SOCKET_RATE: Final = 0.1
HANDSHAKE: Final = 0.001
"""CPU seconds that each socket costs to be opened and closed."""
MESSAGE: Final = 0.0002
"""CPU seconds that each message of a socket costs, in addition to what it asks for."""
FREE: Final = 0.02
"""The share of its savings that a network may spend without being slowed down."""
PACE: Final = 0.1
"""Seconds that a request waits if its network has nothing left; less, the more it has."""
REQUEST: Final = 0.0004
"""CPU seconds that each request costs to be read, passed on and logged, in addition to its route's work."""
BYTE: Final = 1e-8
"""CPU seconds that it costs to send a byte."""
SEND: Final = 0.0001
"""CPU seconds that it costs to send a message over a socket, in addition to its bytes."""


class Account:
    """A budget in CPU seconds: `saved` at most, `rate` in each second."""

    __slots__ = ("_balance", "_parent", "_rate", "_saved", "_seen", "payer")

    def __init__(self, payer: str, saved: float, rate: float, parent: Callable[[], Account] | None = None) -> None:
        """Make a full account. Waiting work takes turns by `payer`. Charges also go to the `parent`."""
        self.payer = payer
        self._saved = saved
        self._rate = rate
        self._parent = parent
        self._balance = saved
        self._seen = time.monotonic()

    @property
    def is_full(self) -> bool:
        """True if the balance is as high as it can be."""
        self._fill()
        return self._balance >= self._saved

    def charge(self, seconds: float) -> None:
        """Take the cost of work that is done."""
        self._fill()
        self._balance -= seconds
        if self._parent is not None:
            self._parent().charge(seconds)

    def delay(self, spared: float = 0.0) -> float:
        """Return the seconds until this account and its parent have `spared` CPU seconds; 0 if they have them."""
        self._fill()
        own = max(0.0, (spared - self._balance) / self._rate)
        return own if self._parent is None else max(own, self._parent().delay(spared))

    async def wait(self, spared: float = 0.0) -> None:
        """Wait until the account may be charged again, with `spared` CPU seconds left for other things."""
        while (delay := self.delay(spared)) > 0:
            await asyncio.sleep(delay)

    async def pace(self) -> None:
        """Wait a little if much was spent lately, so that a sudden spender does not slow others down."""
        self._fill()
        spent = 1 - self._balance / self._saved
        if spent > FREE:
            await asyncio.sleep(PACE * min(1.0, spent))

    def check(self) -> None:
        """Raise `TooManyError` if the account is empty."""
        if (delay := self.delay()) > 0:
            hint = f"come again in {delay:.0f} seconds"
            raise TooManyError("this costs the server too much now", hint, retry_after=delay)

    def _fill(self) -> None:
        now = time.monotonic()
        self._balance = min(self._saved, self._balance + (now - self._seen) * self._rate)
        self._seen = now


class Budgets:
    """The accounts of all networks that were active lately."""

    def __init__(self) -> None:
        self._networks: dict[str, Account] = {}
        self._sweep_at = 1024

    def network(self, network: str) -> Account:
        """Return the account of a network."""
        found = self._networks.get(network)
        if found is None:
            if len(self._networks) >= self._sweep_at:  # full accounts need not be kept
                self._networks = {name: each for name, each in self._networks.items() if not each.is_full}
                self._sweep_at = max(1024, 2 * len(self._networks))
            found = self._networks[network] = Account(network, NETWORK_SAVED, NETWORK_RATE)
        return found

    def socket(self, network: str) -> Account:
        """Return an account for one socket of a network."""
        return Account(network, SOCKET_SAVED, SOCKET_RATE, partial(self.network, network))


def cost_of(message: bytes) -> float:
    """Return the CPU seconds that it costs to send a message over a socket."""
    return SEND + len(message) * BYTE


def unlimited(payer: str) -> Account:
    """Return an account that takes its turn as this payer and is never empty."""
    return Account(payer, float("inf"), 1.0)


HOUSE: Final = unlimited("")
"""Pays for work that no client asked for."""
AHEAD: Final = unlimited("ahead")
"""Pays for reading ahead: a separate payer, so that nothing else waits behind it."""
