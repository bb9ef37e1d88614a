"""What observations leave out of views: states of a thousand matches of each mode, changed at random."""

from __future__ import annotations

from contextlib import suppress

from tests.games import test_observed
from tests.games.kits import KITS
from tests.soak.timed import in_time

MATCHES = 1000
PART = 20  # matches of each mode of a game
CHANGES = 20_000  # states of each part


def for_minutes(minutes: float) -> str:
    """Change states of all matches, or of as many as there is time for; returns what was seen.

    Raises AssertionError if a view tells something that neither the observation nor the declared list does. Ctrl-C ends
    the run with what was seen so far.
    """
    parts = [(name, first) for first in range(0, MATCHES, PART) for name in KITS]
    accepted = done = 0
    with suppress(KeyboardInterrupt):
        for name, first in in_time(parts, minutes):
            accepted += test_observed.examine(KITS[name], PART, CHANGES, first).accepted
            done += 1
    return f"{done} of {len(parts)} parts, {accepted:,} changed states, no view tells more than its observation"
