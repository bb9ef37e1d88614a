"""A thousand matches of random decks over all cards of Gods Unchained, on three back ends: no byte may differ."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from tests.games.gods_unchained.test_random_decks import compare, played
from tests.soak.timed import in_time

MATCHES: Final = range(1000)


def for_minutes(minutes: float) -> str:
    """Play the matches, or as many as there is time for; returns what was played.

    Raises ConformanceError with the seed and the first difference. Ctrl-C ends the run with what was played so far.
    """
    done = actions = 0
    with suppress(KeyboardInterrupt):
        for seed in in_time(MATCHES, minutes):
            actions += compare([seed])
            done += 1
    cards = len(played(MATCHES[:done]))
    return f"{done} of {len(MATCHES)} matches, {actions} actions, {cards} different cards and powers, no difference"
