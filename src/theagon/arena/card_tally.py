"""How often those won who held a card, drew it or played it, and what the card itself has to do with it.

Chance alone deals the hands with which a match begins. So where two sides have the same deck, play in the same order,
have exchanged as many opening cards, and differ in a card of their hands, the card makes the difference. It is measured
among such sides alone and then taken together: a card is compared with the other cards of its deck, and neither a
strong deck nor the larger hand of the second player counts for it. This holds if who exchanges opening cards judges
each by itself, as the bots do. In terms of statistics the difference is the slope of a regression of won matches on
the copies held, with an effect for each group of such sides. Its error is that of shuffled hands, with the match as the
unit, since the sides of a match do not win independently.

Who draws or plays a card is no such chance: whoever lives longer draws and plays more.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import erfc, sqrt
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from theagon.match.tally import NINETY_FIVE, wilson

if TYPE_CHECKING:
    from theagon.arena.hands import Side
    from theagon.match.simulate import Result

ENOUGH: Final = 10.0
"""A difference is told from hands that differ as much as ten with a card and many without it."""
FALSE_SHARE: Final = 0.05
"""How many of the cards that stand out may do so by chance, on average."""

Group: TypeAlias = tuple[int, int, int, int]
"""Sides whose hands differ by chance alone: deck, turn in the order of play, contestant, opening cards exchanged."""
Hand: TypeAlias = tuple[Group, int, bool]
"""A side for a card: its group, the copies in its hand at first, whether it won."""


@dataclass(slots=True)
class Share:
    """Sides of which something holds, and how many of them won; several may be of one match."""

    played: int = 0
    won: int = 0
    drawn: int = 0
    _squares: int = 0
    _products: int = 0
    _wins: int = 0
    """Sums over matches: of its sides squared, of its sides times those that won, of those that won squared."""

    def add(self, sides: int, won: int, drawn: bool) -> None:
        """Count the sides of a match."""
        self.played += sides
        self.won += won
        self.drawn += sides * drawn
        self._squares += sides * sides
        self._products += sides * won
        self._wins += won * won

    def facts(self) -> dict[str, Any]:
        """As `tally.Score` tells it. The interval is wider where sides of a match win together, as teams do."""
        rate = self.won / self.played if self.played else None
        spread = 0.0
        if rate is not None and 0 < rate < 1:
            squared = self._wins - 2 * rate * self._products + rate * rate * self._squares
            spread = squared / (self.played * rate * (1 - rate))
        one = max(1.0, spread)  # so many sides tell as much as one that wins by itself
        interval = wilson(self.won / one, self.played / one)
        return {"played": self.played, "won": self.won, "drawn": self.drawn, "rate": rate, "interval": interval}


@dataclass(slots=True)
class CardTally:
    """The counts of a series of results with what each side held.

    `names` are those of the decks in the plan, and `cards` the copies in each. Named twice, a deck is one.
    """

    names: Sequence[str]
    cards: Sequence[Mapping[str, int]]
    held: dict[str, Share] = field(default_factory=lambda: defaultdict(Share))
    drawn: dict[str, Share] = field(default_factory=lambda: defaultdict(Share))
    played: dict[str, Share] = field(default_factory=lambda: defaultdict(Share))
    leaders: dict[tuple[str, str], Share] = field(default_factory=lambda: defaultdict(Share))
    _hands: dict[str, Counter[tuple[Hand, ...]]] = field(default_factory=lambda: defaultdict(Counter))
    """How many matches had these hands, for each card those of the sides whose deck has it."""

    def add(self, results: Iterable[tuple[Result, Sequence[Side]]]) -> None:
        """Count results. A side that never had a hand does not count, nor do leaders that all sides have."""
        for result, sides in results:
            finish = result.finish
            drawn = not finish.winners
            won = [contestant in finish.winners for contestant in range(len(sides))]
            decks = [self.names.index(self.names[deck]) for deck in result.pairing.decks]
            groups = [
                (deck, finish.order.index(contestant), contestant, sides[contestant].exchanged)
                for contestant, deck in enumerate(decks)
            ]
            holders: dict[str, list[int]] = defaultdict(list)
            for contestant, deck in enumerate(decks):
                for card in self.cards[deck] if sides[contestant].hand else ():
                    holders[card].append(contestant)
            for card, holding in holders.items():
                hands = tuple([(groups[each], sides[each].hand.get(card, 0), won[each]) for each in holding])
                self._hands[card][hands] += 1
                for share, name in ((self.held, "hand"), (self.drawn, "drawn"), (self.played, "played")):
                    having = [won[each] for each in holding if card in getattr(sides[each], name)]
                    if having:
                        share[card].add(len(having), sum(having), drawn)
            led: dict[str, dict[str, list[bool]]] = defaultdict(lambda: defaultdict(list))
            for side, has_won in zip(sides, won, strict=True):
                for name, leader in side.leaders.items():
                    led[name][leader].append(has_won)
            for name, having_led in led.items():
                for leader, having in having_led.items() if len(having_led) > 1 else ():
                    self.leaders[name, leader].add(len(having), sum(having), drawn)

    def facts(self) -> dict[str, Any]:
        """As plain data: the leaders, and the cards from the one that most surely wins on."""
        found = {card: difference_of(hands) for card, hands in sorted(self._hands.items())}
        told = {card: each for card, each in found.items() if each is not None}
        remarkable = standing_out({card: each.chance for card, each in told.items()})
        ordered = sorted(told, key=lambda card: -told[card].errors)
        cards = [
            {
                "card": card,
                "difference": told[card].value if card in told else None,
                "interval": told[card].interval if card in told else None,
                "stands_out": card in remarkable,
                "held": self.held[card].facts(),
                "drawn": self.drawn[card].facts(),
                "played": self.played[card].facts(),
            }
            for card in (*ordered, *(card for card in found if card not in told))
        ]
        leaders = [{"as": name, "card": card} | share.facts() for (name, card), share in sorted(self.leaders.items())]
        return {"leaders": leaders, "cards": cards}


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
