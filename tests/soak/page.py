"""Three hundred matches of each mode natively and in a page of Chromium, as `test_lockstep_in_a_page.py` plays them."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from tests.games.kits import KITS, MODES
from tests.games.test_lockstep_in_a_page import play
from tests.soak.timed import in_time

MATCHES: Final = 300
PART: Final = 10


def for_minutes(minutes: float) -> str:
    """Play all matches, or as many as there is time for, each mode in turn; returns what was played.

    Raises AssertionError with the first difference. Ctrl-C ends the run with what was played so far.
    """
    parts = [(KITS[name], mode, first) for first in range(0, MATCHES, PART) for name, mode in MODES]
    done = actions = 0
    with suppress(KeyboardInterrupt):
        for kit, mode, first in in_time(parts, minutes):
            actions += play(kit, kit.seeds(mode, PART, first))
            done += PART
    return f"{done} of {MATCHES * len(MODES)} matches, {actions} actions, no difference"
