"""Statistics of pairs: the share won with its interval, Elo, and a sequential test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import log, log10, sqrt
from typing import TYPE_CHECKING, Any, Final

from theagon.arena.correction import Corrected
from theagon.match.tally import NINETY_FIVE

if TYPE_CHECKING:
    from theagon.arena.pairs import Pair

ADDED: Final = 2
"""The lost pairs and the won pairs added to those played (Agresti and Coull 1998), so that an interval is right for
few pairs and never empty."""
EXACT: Final = 12  # the digits to which shares are rounded, so that no wins are 0 and not 1.38e-17
ERROR: Final = 0.05  # the rate of each kind of error in a sequential test
BOUND: Final = log((1 - ERROR) / ERROR)


def elo(share: float) -> float | None:
    """Return the Elo difference of a player who wins this share; None for a share of 0 or 1."""
    return -400 * log10(1 / share - 1) if 0 < share < 1 else None


def share_of(points: float) -> float:
    """Return the share won by a player who is stronger by this Elo difference."""
    return 1 / (1 + 10 ** (-points / 400))


def bounds(mean: float, error: float) -> tuple[float, float]:
    """Return the 95 % interval of a share by its centre and its standard error."""
    half = NINETY_FIVE * error
    return max(0.0, round(mean - half, EXACT)), min(1.0, round(mean + half, EXACT))


@dataclass(slots=True)
class Standing:
    """The counts of pairs from the view of the first player, A."""

    corrected: Corrected | None = None
    """The share corrected for luck; None if the luck was not measured. If it is there, the sequential test uses it."""
    pairs: Counter[float] = field(default_factory=Counter)  # by A's share
    matches: Counter[float] = field(default_factory=Counter)  # by A's score
    first: float = 0.0  # the score of the seats that began
    decisions: list[int] = field(default_factory=lambda: [0, 0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def add(self, pairs: Iterable[Pair]) -> None:
        """Count more pairs."""
        for pair in pairs:
            self.pairs[pair.score] += 1
            if self.corrected is not None:
                self.corrected.add(pair.score, pair.luck)
            for played in (pair.first, pair.second):
                self.matches[played.score] += 1
                self.first += played.first_score
                for player in range(2):
                    self.decisions[player] += played.decisions[player]
                    self.seconds[player] += played.seconds[player]

    @property
    def played(self) -> int:
        """The number of pairs."""
        return self.pairs.total()

    @property
    def share(self) -> float:
        """The share that A won, with draws counted half."""
        return sum(score * count for score, count in self.pairs.items()) / self.played

    def _added(self, added: float = ADDED) -> tuple[float, float]:
        """Return the mean and the variance of the pairs' scores, after adding `added` pairs won and as many lost."""
        number = self.played + 2 * added
        mean = (self.share * self.played + added) / number if self.played else 0.5
        won = added * (1 - mean) ** 2 + sum((score - mean) ** 2 * count for score, count in self.pairs.items())
        return mean, (won + added * mean**2) / number

    def estimate(self, added: float = ADDED) -> tuple[float, float]:
        """Return the centre of the interval, and its standard error; `added` is as for `_added`."""
        mean, variance = self._added(added)
        return mean, sqrt(variance / (self.played + 2 * added))

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share, over pairs."""
        return bounds(*self.estimate())

    def likelihood(self, low: float, high: float) -> float:
        """Return the log likelihood ratio of A being stronger by `high` Elo against `low`.

        This is the generalised test of chess engines (Van den Bergh, "A practical introduction to the GSPRT"), over
        pairs.
        """
        mean, variance = self.corrected.spread(ADDED) if self.corrected else self._added()
        least, most = share_of(low), share_of(high)
        return self.played * (most - least) * (2 * mean - least - most) / (2 * variance)

    def verdict(self, low: float, high: float) -> str | None:
        """Return the verdict of a sequential test between two strengths: `stronger`, `not stronger`, or None so far."""
        ratio = self.likelihood(low, high)
        return None if abs(ratio) < BOUND else "stronger" if ratio > 0 else "not stronger"

    def facts(self) -> dict[str, Any]:
        """Return plain data."""
        low, high = self.interval()
        facts: dict[str, Any] = {"corrected": self._corrected_facts(self.corrected)} if self.corrected else {}
        return facts | {
            "pairs": self.played,
            "won": self.matches[1.0],
            "drawn": self.matches[0.5],
            "lost": self.matches[0.0],
            "share": self.share,
            "interval": (low, high),
            "elo": elo(self.share),
            "elo_interval": (elo(low), elo(high)),
            "pairs_by_share": {str(share): count for share, count in sorted(self.pairs.items())},
            "first_seat": self.first / (2 * self.played),
            "milliseconds_a_decision": [
                1000 * spent / made if made else None for spent, made in zip(self.seconds, self.decisions, strict=True)
            ],
        }

    def _corrected_facts(self, corrected: Corrected) -> dict[str, Any]:
        low, high = corrected.interval(ADDED)
        return {
            "share": corrected.share,
            "interval": (low, high),
            "elo": elo(corrected.share),
            "elo_interval": (elo(low), elo(high)),
            "luck": corrected.luck / corrected.played,
            "worth": corrected.worth,
        }
