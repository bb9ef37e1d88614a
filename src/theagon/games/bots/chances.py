"""Chances: how probably a seat wins a match, and the trials that say so."""

from __future__ import annotations

from math import log
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from theagon.kernel.chances import CERTAIN

TRIALS: Final = 128
"""The usual number of trials."""
HINT_BUDGET: Final = 512
"""The usual budget of the search for a hint, in trials."""
MOST_CERTAIN: Final = 0.99
"""The mean of trials beyond which more says nothing."""

Probability = Annotated[float, Meta(ge=0, le=1)]


class Chances(Struct, frozen=True):
    """The probabilities that a seat wins a match, and that it is drawn. A team wins together."""

    win: Probability
    draw: Probability = 0.0

    @property
    def share(self) -> float:
        """Its share of the match: a draw counts half."""
        return self.win + self.draw / 2


class Trials(Struct, frozen=True):
    """The results of trials for a seat, by the kernel's entry of the same name."""

    value: int = 0  # the sum over those that were not drawn, `CERTAIN` for each that is sure to be won
    won: int = 0  # how many ended within the turns that a trial looks ahead
    lost: int = 0
    drawn: int = 0
    worlds: int = 0

    def __add__(self, other: Trials) -> Trials:
        """Return the same trials and others."""
        return Trials(*(getattr(self, name) + getattr(other, name) for name in self.__struct_fields__))

    @property
    def mean(self) -> float:
        """From -1, lost for certain, to 1, won for certain."""
        return self.value / (max(1, self.worlds - self.drawn) * CERTAIN)

    @property
    def log_odds(self) -> float:
        """The mean as the logarithm of odds, within bounds."""
        mean = max(-MOST_CERTAIN, min(MOST_CERTAIN, self.mean))
        return log((1 + mean) / (1 - mean))


class Thought(Struct, frozen=True):
    """The estimates of a search for the actions, and its progress."""

    actions: tuple[int, ...]
    """From the best on; one of those that do the same."""
    trials: int
    """The number of trials: none for the only action, at least one a round for each that is left."""
    finished: bool
    """True if the search ended before its clock did."""


class Hint(Struct, frozen=True):
    """A good action and its reason, compared with the next best action if there is one."""

    action: int
    reason: Literal[
        "only",  # nothing else is possible
        "wins",  # it wins the match
        "saves",  # the next best loses it soon, in many worlds more
        "gains",  # it wins more often
        "even",  # the next best is about as good
    ]
    chances: Chances
    other: int | None = None  # the next best action
    other_chances: Chances | None = None
    lost: Probability = 0.0  # the share of worlds in which the next best loses soon
