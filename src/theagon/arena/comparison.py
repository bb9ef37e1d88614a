"""A comparison of two decks, or of two sets of cards: the same matches with the one and with the other.

Both play with the same seeds, seats, opponents and bots, so the matches of a pair are equal until what is compared
makes them differ, and the difference of their scores has much less luck in it than two separate samples.

Its interval is a confidence sequence: with a chance of 95 % it holds the true difference at all times at once, and not
only at one time fixed in advance. So it may decide when the comparison ends, and remains true if someone stops it,
looks at it or goes on with it whenever they like. (Robbins 1970, "Statistical methods related to the law of the
iterated logarithm"; the normal mixture of Howard, Ramdas, McAuliffe and Sekhon 2021, "Time-uniform, nonparametric,
nonasymptotic confidence sequences".)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from theagon.match.ordered import Workers, ordered
from theagon.match.simulate import Decide, Pairing, Plan, Work, batch_size

if TYPE_CHECKING:
    from theagon.games.base import Mode
    from theagon.games.play.game import Game

ERROR: Final = 0.05
"""The chance that the interval is ever wrong."""
MIXED: Final = 50.0
"""The sum of squared differences at which the interval is about as narrow as it can be: some hundred pairs. It also
keeps the interval wide where the first pairs happen to be alike."""
FEW: Final = 100
"""The least number of pairs for a forecast: fewer are too much by chance."""
STEP: Final = 1.05
"""The factor by which a forecast tries larger numbers of pairs."""


class Scores(Struct, frozen=True, array_like=True):
    """The results of a match with the first of two things and with the second: 1 won, 0.5 drawn, 0 lost."""

    first: float
    second: float


def against(deck: Any, opponents: Sequence[Any], games: int, seed: int, mode: Mode) -> Plan:
    """Plan matches of the first contestant with a deck against opponents in turn, with seeds `seed`, `seed + 1` ..."""

    def pairing(k: int) -> Pairing:
        return Pairing((0, *(1 + (k + other) % len(opponents) for other in range(mode.seats - 1))), seed + k)

    return Plan(games, (deck, *opponents), pairing, mode.options)


def play_both(
    games: Sequence[Game], plans: Sequence[Plan], players: Sequence[int | Decide], workers: Workers = 1, done: int = 0
) -> Generator[Scores]:
    """Play two plans side by side, each under its game and with its player on all seats, from match `done` on.

    Close the iterator to end it early.
    """
    size, most = batch_size(games[0], players), plans[0].games
    batches = (range(k, min(k + size, most)) for k in range(done, most, size))
    works = [Work(game, plan, (player, player)) for game, plan, player in zip(games, plans, players, strict=True)]
    for scores in ordered(_Both(works).play, batches, workers):
        yield from scores


class _Both:
    """What the workers share."""

    def __init__(self, works: Sequence[Work]) -> None:
        self._works = works

    def play(self, batch: range) -> list[Scores]:
        first, second = ([result.finish.score(0) for result in work.play(batch)] for work in self._works)
        return list(map(Scores, first, second))


@dataclass(slots=True)
class Comparison:
    """The counts of pairs, and what they say. Differences smaller than the margin do not matter."""

    margin: float
    pairs: Counter[Scores] = field(default_factory=Counter)

    def add(self, pairs: Iterable[Scores]) -> None:
        """Count more pairs."""
        self.pairs.update(pairs)

    @property
    def played(self) -> int:
        """The number of pairs."""
        return self.pairs.total()

    @property
    def shares(self) -> tuple[float, float]:
        """The share of its matches that the first won, and that of the second, with draws counted half."""
        counts = self.pairs.items()
        first = sum(scores.first * count for scores, count in counts)
        second = sum(scores.second * count for scores, count in counts)
        return first / self.played, second / self.played

    @property
    def difference(self) -> float:
        """How much more the first won."""
        first, second = self.shares
        return first - second

    @property
    def differing(self) -> float:
        """The share of pairs with different results."""
        return sum(count for scores, count in self.pairs.items() if scores.first != scores.second) / self.played

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of the difference, which holds at all times at once."""
        half = _half(self.played, self._variance())
        return max(-1.0, self.difference - half), min(1.0, self.difference + half)

    @property
    def verdict(self) -> str | None:
        """`better`, `worse` or, within the margin, `no difference`; None so far."""
        if not self.played:
            return None
        low, high = self.interval
        if low > 0 or high < 0:
            return "better" if low > 0 else "worse"
        return "no difference" if max(-low, high) <= self.margin else None

    def remaining(self) -> int | None:
        """Return about how many further pairs a verdict takes, if the results stay as they are.

        None for few pairs, and where no number is enough: with neither a difference nor a margin.
        """
        if self.played < FEW:
            return None
        far, variance = abs(self.difference), self._variance()
        needed, enough = float(self.played), max(far, self.margin - far)
        if enough <= 0:
            return None
        while _half(needed, variance) > enough:
            needed *= STEP
        return int(needed) - self.played

    def _variance(self) -> float:
        """Return the variance of the differences of pairs."""
        mean = self.difference
        squared = sum((scores.first - scores.second - mean) ** 2 * count for scores, count in self.pairs.items())
        return squared / self.played

    def facts(self) -> dict[str, Any]:
        """Return plain data."""
        verdict = self.verdict
        return {
            "pairs": self.played,
            "shares": self.shares,
            "difference": self.difference,
            "interval": self.interval,
            "differing": self.differing,
            "verdict": verdict,
            "remaining": 0 if verdict else self.remaining(),
        }


def _half(pairs: float, variance: float) -> float:
    """Return half of the interval's width after pairs whose differences have this variance."""
    total = pairs * variance + MIXED
    return sqrt(total * log(total / (MIXED * ERROR * ERROR))) / pairs
