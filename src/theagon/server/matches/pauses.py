"""How long the table waits before it does what no human is asked for."""

from __future__ import annotations

import random
from typing import Final

from msgspec import Struct

_CHANCE: Final = random.SystemRandom()


class Pauses(Struct, frozen=True):
    """Seconds.

    A player who waits for an answer sees only how long it takes. So bots, and the table for a seat without a choice,
    take as long, by chance, as a human might.
    """

    bot: float = 0.6  # between two actions of a bot, so that people can follow
    answer: tuple[float, float] = (2.0, 5.0)  # at least and at most

    def before(self, *, answers: bool) -> float:
        """How long to wait before a decision, which may be an answer in the turn of another."""
        return _CHANCE.uniform(*self.answer) if answers else self.bot


USUAL: Final = Pauses()
