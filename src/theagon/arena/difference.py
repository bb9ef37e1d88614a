"""The effect of a card in the opening hand on the share of matches won.

The opening hands are dealt at random. So between sides with the same deck, the same place in the order of play and the
same number of exchanged opening cards, a difference of hands is random, and the card is the cause of the difference in
wins. It is measured within such groups of sides and then pooled: a card is compared with the other cards of its deck,
and neither a strong deck nor the larger hand of the second player counts for it. This requires that players judge each
card of the exchange separately, as the bots do. Statistically, the effect is the slope of a regression of wins on the
copies held, with a fixed effect for each group. Its error is that of a permutation of hands, with the match as the
unit, since the sides of a match do not win independently.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import erfc, sqrt
from typing import Final, TypeAlias

from theagon.match.tally import NINETY_FIVE

ENOUGH: Final = 10.0
"""The least total variation of hands for an estimate: that of ten hands with a card and many without it."""
FALSE_SHARE: Final = 0.05
"""The false discovery rate: the share of cards that stand out only by chance, on average."""

Group: TypeAlias = tuple[int, int, int, int]
"""A group of sides with randomly differing hands: deck, place in the order of play, contestant, exchanged cards."""
Hand: TypeAlias = tuple[Group, int, bool]
"""A side, for a card: its group, the copies in its opening hand, whether it won."""


@dataclass(frozen=True, slots=True)
class Difference:
    """The effect of a copy of a card in the opening hand on the share of matches won."""

    value: float
    error: float
    """The standard error under the hypothesis that the card has no effect."""

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of a normal distribution."""
        half = NINETY_FIVE * self.error
        return max(-1.0, self.value - half), min(1.0, self.value + half)

    @property
    def errors(self) -> float:
        """The value in standard errors."""
        return self.value / self.error if self.error else 0.0

    @property
    def chance(self) -> float:
        """The two-sided p-value."""
        return erfc(abs(self.errors) / sqrt(2))


def difference_of(hands: Mapping[tuple[Hand, ...], int]) -> Difference | None:
    """Return the effect of a card from the hands of matches and their counts; None with too few data."""
    sides, copies, wins = Counter[Group](), Counter[Group](), Counter[Group]()
    for match, count in hands.items():
        for group, held, won in match:
            sides[group] += count
            copies[group] += count * held
            wins[group] += count * won

    @cache
    def off(hand: Hand) -> tuple[float, float, float]:
        """Return the deviations of copies and wins from the group's means, and a correction for estimated means."""
        group, held, won = hand
        count = sides[group]
        return held - copies[group] / count, won - wins[group] / count, sqrt(count / max(1, count - 1))

    weight = total = squared = 0.0
    for match, count in hands.items():
        error = 0.0
        for copies_off, wins_off, correction in map(off, match):
            weight += count * copies_off * copies_off
            total += count * copies_off * wins_off
            error += copies_off * wins_off * correction
        squared += count * error * error
    return Difference(total / weight, sqrt(squared) / weight) if weight >= ENOUGH else None


def standing_out(chances: Mapping[str, float]) -> frozenset[str]:
    """Return the names that are significant among all (Benjamini and Hochberg, 1995), at the rate FALSE_SHARE."""
    ranked = sorted(chances, key=lambda name: chances[name])
    allowed = FALSE_SHARE / max(1, len(ranked))
    found = [rank for rank, name in enumerate(ranked, 1) if chances[name] <= rank * allowed]
    return frozenset(ranked[: max(found, default=0)])
