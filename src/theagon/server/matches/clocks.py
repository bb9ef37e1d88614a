"""The clocks of a match: how long a turn may take, how much later spectators see it, how long a bot waits.

All run by the clock of the event loop, which never jumps.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable

    Turn = tuple[int, int]
    """Its number and the seat that decides."""

_CHANCE: Final = random.SystemRandom()


class Pauses(Struct, frozen=True):
    """The seconds before a bot, or the table for a seat without a choice, acts.

    A player who waits for an answer sees only how long it takes. So both take a random time, as long as a human might.
    A bot acts only at the end of a pause, since its time to think depends on its hand.
    """

    bot: float = 0.6  # between two actions of a bot, so that people can follow
    answer: tuple[float, float] = (2.0, 5.0)  # at least and at most

    def after(self, thought: float, *, answers: bool) -> float:
        """Return the seconds to wait after `thought` seconds of thinking: the rest of the current pause.

        The decision may be an answer in another's turn.
        """
        pause = _CHANCE.uniform(*self.answer) if answers else self.bot
        return pause - thought % pause if pause else 0.0


USUAL: Final = Pauses()


class TurnClock:
    """The clock of a match's turns. It rings only at the process that owns the match.

    A player who answers in another's turn has the whole limit for each answer; meanwhile the other's clock stands
    still.
    """

    def __init__(self, limit: int | None) -> None:
        """`limit` is in seconds; None: forever."""
        self.limit = limit
        self.turn: Turn | None = None
        self.ring: Callable[[], object] = lambda: None
        """Called when the time of a turn is up."""
        self._end = 0.0
        self._answers = False
        self._stands: tuple[Turn, float] | None = None
        """The turn in which another answers, and the seconds left of it."""
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def left(self) -> float | None:
        """Seconds left of this turn; None if it has no limit."""
        return None if self.limit is None or self.turn is None else max(0.0, self._end - _now())

    def run(self, turn: Turn | None, *, answers: bool, rings: bool) -> None:
        """Count down this turn, in which the seat to act perhaps `answers` another; None: stop."""
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
            self._alarm = asyncio.get_running_loop().call_at(self._end, lambda: self.ring())

    def correct(self, left: float) -> None:
        """Set the seconds left, as the owner's clock has them. Only for a clock that does not ring."""
        self._end = _now() + left


class Delay:
    """A delay that calls back once for each entry, in order, a fixed time after it."""

    def __init__(self, seconds: float, show_next: Callable[[], object]) -> None:
        self._seconds = seconds
        self._show_next = show_next
        self._due: deque[float] = deque()  # by the clock of the event loop, never earlier than the one before
        self._alarm: asyncio.TimerHandle | None = None

    def add(self, done: float) -> None:
        """Call back for something that was done at this time of the wall clock, after all that was done before."""
        left = min(max(0.0, done + self._seconds - time.time()), self._seconds)  # the wall clock may have jumped
        due = _now() + left
        self._due.append(max(due, self._due[-1]) if self._due else due)
        if self._alarm is None:
            self._wait()

    def stop(self) -> None:
        """Stop calling back."""
        self._due.clear()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _wait(self) -> None:
        self._alarm = asyncio.get_running_loop().call_at(self._due[0], self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._due.popleft()
        if self._due:
            self._wait()
        self._show_next()


def _now() -> float:
    return asyncio.get_running_loop().time()
