"""What a card in the hand adds to the matches won.

Chance alone deals the hands with which a match begins. So where two sides have the same deck, play in the same order,
have exchanged as many opening cards, and differ in a card of their hands, the card makes the difference. It is measured
among such sides alone and then taken together: a card is compared with the other cards of its deck, and neither a
strong deck nor the larger hand of the second player counts for it. This holds if who exchanges opening cards judges
each by itself, as the bots do. In terms of statistics the difference is the slope of a regression of won matches on
the copies held, with an effect for each group of such sides. Its error is that of shuffled hands, with the match as the
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
"""A difference is told from hands that differ as much as ten with a card and many without it."""
FALSE_SHARE: Final = 0.05
"""How many of the cards that stand out may do so by chance, on average."""

Group: TypeAlias = tuple[int, int, int, int]
"""Sides whose hands differ by chance alone: deck, turn in the order of play, contestant, opening cards exchanged."""
Hand: TypeAlias = tuple[Group, int, bool]
"""A side for a card: its group, the copies in its hand at first, whether it won."""


@dataclass(frozen=True, slots=True)
class Difference:
    """What a copy of a card in the first hand adds to the share of matches won."""

    value: float
    error: float
    """Its standard error, if the card did nothing."""

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval, of a normal distribution."""
        half = NINETY_FIVE * self.error
        return max(-1.0, self.value - half), min(1.0, self.value + half)

    @property
    def errors(self) -> float:
        """How many standard errors it is."""
        return self.value / self.error if self.error else 0.0

    @property
    def chance(self) -> float:
        """How probable so many errors, up or down, are if the card does nothing."""
        return erfc(abs(self.errors) / sqrt(2))


def difference_of(hands: Mapping[tuple[Hand, ...], int]) -> Difference | None:
    """The difference that a card makes, from its hands in matches and their numbers; None if there is too little."""
    sides, copies, wins = Counter[Group](), Counter[Group](), Counter[Group]()
    for match, count in hands.items():
        for group, held, won in match:
            sides[group] += count
            copies[group] += count * held
            wins[group] += count * won

    @cache
    def off(hand: Hand) -> tuple[float, float, float]:
        """How far copies and wins are from the means of a group; the third allows for means of these very sides."""
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
    """Who stands out even among so many (Benjamini and Hochberg, 1995): on average 5 % at most do so by chance."""
    ranked = sorted(chances, key=lambda name: chances[name])
    allowed = FALSE_SHARE / max(1, len(ranked))
    found = [rank for rank, name in enumerate(ranked, 1) if chances[name] <= rank * allowed]
    return frozenset(ranked[: max(found, default=0)])
