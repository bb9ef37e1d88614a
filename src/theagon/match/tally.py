"""Counts of results: the wins of each player, deck and seat, with confidence intervals."""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from theagon.match.simulate import Result

NINETY_FIVE: Final = 1.959963984540054
"""The number of standard deviations around the mean that contain 95 % of a normal distribution."""
QUANTILES: Final = (5, 50, 95)


def wilson(won: float, played: float) -> tuple[float, float]:
    """Return the 95 % Wilson score interval (1927) of a rate, which holds for few matches and rates near 0 and 1."""
    if not played:
        return 0.0, 1.0
    z2 = NINETY_FIVE**2
    centre = (won + z2 / 2) / (played + z2)
    half = NINETY_FIVE / (played + z2) * sqrt(won * (played - won) / played + z2 / 4)
    return max(0.0, centre - half), min(1.0, centre + half)


@dataclass(slots=True)
class Score:
    """The counts of matches from the view of one side."""

    played: int = 0
    won: int = 0
    drawn: int = 0

    def add(self, won: bool, drawn: bool, played: int) -> None:
        """Count `played` matches with the same ending."""
        self.played += played
        self.won += won * played
        self.drawn += drawn * played

    def facts(self) -> dict[str, Any]:
        """Return plain data: the counts, the share of wins among all matches, and its 95 % interval."""
        rate = self.won / self.played if self.played else None
        return {
            "played": self.played,
            "won": self.won,
            "drawn": self.drawn,
            "rate": rate,
            "interval": wilson(self.won, self.played),
        }


@dataclass(slots=True)
class Scores:
    """The scores by contestant, by seat in the order of play, by deck, and by pair of decks i < j, seen from i."""

    by_contestant: dict[int, Score] = field(default_factory=lambda: defaultdict(Score))
    by_seat: dict[int, Score] = field(default_factory=lambda: defaultdict(Score))
    by_deck: dict[int, Score] = field(default_factory=lambda: defaultdict(Score))
    by_pair: dict[tuple[int, int], Score] = field(default_factory=lambda: defaultdict(Score))


Ending: TypeAlias = "tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]"
"""The decks of a match by contestant, the contestants in the order of play, the winners, and those who drew. There are
few different ones: a tally counts each, and adds up the scores on demand."""


@dataclass(slots=True)
class Tally:
    """The counts of a series of results. A deck's matches against itself do not count for the deck.

    Seats are in the order of play: p1 begins. In team matches every member of the team wins.
    """

    decks: Sequence[str]
    games: int = 0
    actions: int = 0
    by_aim: int = 0
    turns: Counter[int] = field(default_factory=Counter)
    endings: Counter[Ending] = field(default_factory=Counter)
    _hash: Any = field(default_factory=lambda: hashlib.blake2b(digest_size=16))

    def add(self, results: Iterable[Result]) -> None:
        """Count results, in the plan's order."""
        for result in results:
            finish = result.finish
            self.games += 1
            self.actions += result.actions
            self.by_aim += finish.by_aim
            self.turns[finish.turns] += 1
            self.endings[result.pairing.decks, finish.order, finish.winners, finish.drawn] += 1
            self._hash.update(result.final_hash)

    @property
    def drawn(self) -> int:
        """The number of draws."""
        return sum(count for (_, _, winners, _), count in self.endings.items() if not winners)

    def scores(self) -> Scores:
        """Return the scores."""
        found = Scores()
        for (paired, order, winners, drew), count in self.endings.items():
            decks = [self.decks.index(self.decks[deck]) for deck in paired]  # decks of one name are one deck
            differ = len(set(decks)) > 1
            for turn, contestant in enumerate(order):
                won, drawn = contestant in winners, contestant in drew
                found.by_contestant[contestant].add(won, drawn, count)
                found.by_seat[turn].add(won, drawn, count)
                if differ:
                    found.by_deck[decks[contestant]].add(won, drawn, count)
            if differ and len(decks) == 2:
                lower = decks.index(min(decks))
                found.by_pair[min(decks), max(decks)].add(lower in winners, lower in drew, count)
        return found

    @property
    def digest(self) -> str:
        """The hash of the final states' hashes in order: equal for equal matches."""
        return str(self._hash.hexdigest())

    def quantile(self, share: int) -> int | None:
        """Return the number of turns that `share` percent of the matches do not exceed."""
        passed = 0
        for turns, matches in sorted(self.turns.items()):
            passed += matches
            if 100 * passed >= share * self.games:
                return turns
        return None

    def facts(self, players: Sequence[str]) -> dict[str, Any]:
        """Return plain data, with the names of the players by contestant."""
        scores = self.scores()
        return {
            "drawn": self.drawn,
            "by_aim": self.by_aim,
            "turns": {f"{share}%": self.quantile(share) for share in QUANTILES},
            "players": [
                {"player": players[contestant]} | score.facts() for contestant, score in _sorted(scores.by_contestant)
            ],
            "seats": {f"p{seat + 1}": score.facts() for seat, score in _sorted(scores.by_seat)},
            "decks": {self.decks[deck]: score.facts() for deck, score in _sorted(scores.by_deck)},
            "pairs": [
                {"decks": [self.decks[i], self.decks[j]]} | score.facts() for (i, j), score in _sorted(scores.by_pair)
            ],
        }


def _sorted(scores: dict[Any, Score]) -> list[tuple[Any, Score]]:
    return sorted(scores.items(), key=lambda item: item[0])
