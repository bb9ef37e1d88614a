"""How often those won who held a card at first, drew it or played it, and how often each leader won.

Who draws or plays a card is not left to chance: whoever lives longer draws and plays more. What a card itself adds is
in `difference.py`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from theagon.arena.difference import Hand, difference_of, standing_out
from theagon.match.tally import wilson

if TYPE_CHECKING:
    from theagon.arena.hands import Side
    from theagon.match.simulate import Result


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
    drew: dict[str, Share] = field(default_factory=lambda: defaultdict(Share))
    played: dict[str, Share] = field(default_factory=lambda: defaultdict(Share))
    leaders: dict[tuple[str, str], Share] = field(default_factory=lambda: defaultdict(Share))
    _hands: dict[str, Counter[tuple[Hand, ...]]] = field(default_factory=lambda: defaultdict(Counter))
    """How many matches had these hands, for each card those of the sides whose deck has it."""

    def add(self, results: Iterable[tuple[Result, Sequence[Side]]]) -> None:
        """Count results. A side that never had a hand does not count, nor do leaders that all sides have."""
        for result, sides in results:
            self._add_cards(result, sides)
            self._add_leaders(result, sides)

    def _add_cards(self, result: Result, sides: Sequence[Side]) -> None:
        order, winners = result.finish.order, result.finish.winners
        decks = [self.names.index(self.names[deck]) for deck in result.pairing.decks]
        groups = [
            (decks[contestant], order.index(contestant), contestant, side.exchanged)
            for contestant, side in enumerate(sides)
        ]
        holders: dict[str, list[int]] = defaultdict(list)
        for contestant, side in enumerate(sides):
            for card in self.cards[decks[contestant]] if side.hand else ():
                holders[card].append(contestant)
        for card, holding in holders.items():
            hands = tuple([(groups[each], sides[each].hand.get(card, 0), each in winners) for each in holding])
            self._hands[card][hands] += 1
            for share, name in ((self.held, "hand"), (self.drew, "drawn"), (self.played, "played")):
                having = [each in winners for each in holding if card in getattr(sides[each], name)]
                if having:
                    share[card].add(len(having), sum(having), not winners)

    def _add_leaders(self, result: Result, sides: Sequence[Side]) -> None:
        winners = result.finish.winners
        led: dict[str, dict[str, list[bool]]] = defaultdict(lambda: defaultdict(list))
        for contestant, side in enumerate(sides):
            for name, leader in side.leaders.items():
                led[name][leader].append(contestant in winners)
        for name, having_led in led.items():
            for leader, having in having_led.items() if len(having_led) > 1 else ():
                self.leaders[name, leader].add(len(having), sum(having), not winners)

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
                "drew": self.drew[card].facts(),
                "played": self.played[card].facts(),
            }
            for card in (*ordered, *(card for card in found if card not in told))
        ]
        leaders = [{"as": name, "card": card} | share.facts() for (name, card), share in sorted(self.leaders.items())]
        return {"leaders": leaders, "cards": cards}
