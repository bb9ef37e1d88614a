"""How long the table waits before it does what no human is asked for."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from theagon.games.base import Position

_CHANCE: Final = random.SystemRandom()


class Pauses(Struct, frozen=True):
    """Seconds.

    Who waits for the answer of another sees only how long it takes. So bots, and the table for who has no choice, take
    equally long, by chance, as a human might.
    """

    bot: float = 0.6                        # between two actions of a bot, so that people can follow
    answer: tuple[float, float] = (2.0, 5.0)                                # at least and at most

    def before(self, position: Position) -> float:
        """How long to wait before the decision that a position asks for."""
        return _CHANCE.uniform(*self.answer) if position.reacts else self.bot


USUAL: Final = Pauses()
