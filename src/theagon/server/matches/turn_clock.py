"""How long a turn may take, by the clock of the event loop, which never jumps.

A player who answers in another's turn has as long for each answer; meanwhile the other's clock stands still.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    Turn = tuple[int, int]
    """Its number and whose decision it is."""


class TurnClock:
    """Counts down the turns of a match; it rings at the process that owns the match alone."""

    def __init__(self, limit: int | None, ring: Callable[[], object]) -> None:
        """`limit` is in seconds; None: forever."""
        self.limit = limit
        self.turn: Turn | None = None
        self._ring = ring
        self._end = 0.0
        self._answers = False
        self._stands: tuple[Turn, float] | None = None
        """The turn in which another answers, and what it has left."""
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def left(self) -> float | None:
        """Seconds of this turn; None if it has no limit."""
        return None if self.limit is None or self.turn is None else max(0.0, self._end - _now())

    @property
    def rings(self) -> bool:
        """Whether it will ring at the end of this turn."""
        return self._alarm is not None

    def run(self, turn: Turn | None, *, answers: bool, rings: bool) -> None:
        """It is this turn now, and perhaps `answers` another; None: none any more."""
        if turn != self.turn and self.limit is not None:
            if answers and not self._answers and self.turn is not None and self.left is not None:
                self._stands = self.turn, self.left
            stood = self._stands[1] if self._stands is not None and self._stands[0] == turn else None
            self._end = _now() + (self.limit if stood is None else stood)
        self.turn, self._answers = turn, answers
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if rings and self.left is not None:
            self._alarm = asyncio.get_running_loop().call_at(self._end, self._ring)

    def correct(self, left: float) -> None:
        """As the owner's clock has it, so much is left. Only for a clock that does not ring."""
        self._end = _now() + left


def _now() -> float:
    return asyncio.get_running_loop().time()
