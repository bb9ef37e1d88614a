"""Win rates of the sides that held a card at first, drew it or played it, and of each leader.

Drawing and playing a card is not random: a side that lives longer draws and plays more. The effect of a card itself is
in `difference.py`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from theagon.arena.difference import Hand, difference_of, standing_out
from theagon.match.tally import wilson

if TYPE_CHECKING:
    from theagon.arena.hands import Side
    from theagon.match.simulate import Result

SELDOM: Final = 0.2
"""Of the sides that draw a card, the least share that must play it for its figures to mean something."""


@dataclass(slots=True)
class Share:
    """The counts of sides with some property, and their wins. Several sides may be of one match."""

    played: int = 0
    won: int = 0
    drawn: int = 0
    _squares: int = 0
    _products: int = 0
    _wins: int = 0
    """Sums over matches: of the number of sides squared, of sides times winners, of winners squared."""

    def add(self, sides: int, won: int, drawn: bool) -> None:
        """Count the sides of a match."""
        self.played += sides
        self.won += won
        self.drawn += sides * drawn
        self._squares += sides * sides
        self._products += sides * won
        self._wins += won * won

    def facts(self) -> dict[str, Any]:
        """Return plain data as `tally.Score.facts` does. The interval is wider if sides win together, as teams do."""
        rate = self.won / self.played if self.played else None
        spread = 0.0
        if rate is not None and 0 < rate < 1:
            squared = self._wins - 2 * rate * self._products + rate * rate * self._squares
            spread = squared / (self.played * rate * (1 - rate))
        one = max(1.0, spread)  # the number of sides with the information of one independent side
        interval = wilson(self.won / one, self.played / one)
        return {"played": self.played, "won": self.won, "drawn": self.drawn, "rate": rate, "interval": interval}


@dataclass(slots=True)
class CardTally:
    """The counts of a series of results, by the cards of each side.

    `names` are those of the plan's decks, and `cards` the copies in each. Decks of one name are one deck.
    """

    names: Sequence[str]
    cards: Sequence[Mapping[str, int]]
    held: dict[str, Share] = field(default_factory=lambda: defaultdict(Share))
    drew: dict[str, Share] = field(default_factory=lambda: defaultdict(Share))
    played: dict[str, Share] = field(default_factory=lambda: defaultdict(Share))
    leaders: dict[tuple[str, str], Share] = field(default_factory=lambda: defaultdict(Share))
    _hands: dict[str, Counter[tuple[Hand, ...]]] = field(default_factory=lambda: defaultdict(Counter))
    """For each card, the number of matches by the hands of the sides with the card in their deck."""

    def add(self, results: Iterable[tuple[Result, Sequence[Side]]]) -> None:
        """Count results. Sides that never had a hand and leaders that all sides have do not count."""
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

    def seldom_played(self, card: str) -> bool:
        """Return whether bots play a card so seldom that its figures mean nothing."""
        return self.played[card].played < SELDOM * self.drew[card].played

    def facts(self) -> dict[str, Any]:
        """Return plain data: the leaders, and the cards, those with the most significant gain first."""
        found = {card: difference_of(hands) for card, hands in sorted(self._hands.items())}
        known = {card: each for card, each in found.items() if each is not None}
        remarkable = standing_out({card: each.chance for card, each in known.items()})
        ordered = sorted(known, key=lambda card: -known[card].errors)
        cards = [
            {
                "card": card,
                "difference": known[card].value if card in known else None,
                "interval": known[card].interval if card in known else None,
                "stands_out": card in remarkable,
                "seldom_played": self.seldom_played(card),
                "held": self.held[card].facts(),
                "drew": self.drew[card].facts(),
                "played": self.played[card].facts(),
            }
            for card in (*ordered, *(card for card in found if card not in known))
        ]
        leaders = [{"as": name, "card": card} | share.facts() for (name, card), share in sorted(self.leaders.items())]
        return {"leaders": leaders, "cards": cards}
