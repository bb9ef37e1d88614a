"""The results of a player in the test matches of a protocol: by opponent, by seat and by deck, with intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any

from theagon.arena.pairs import Pair, play_pairs
from theagon.arena.standing import ADDED, Standing, bounds
from theagon.games.bots.players import player_number
from theagon.match.tally import wilson

if TYPE_CHECKING:
    from theagon.arena.protocol import Protocol
    from theagon.games.play.game import Game
    from theagon.match.ordered import Workers
    from theagon.match.simulate import Decide

SEATS = ("first", "second")
"""The seats of a match in the order of play."""


def play_protocol(
    game: Game, protocol: Protocol, player: int | Decide, pairs: int, workers: Workers = 1, done: int = 0
) -> Generator[Pair]:
    """Play `pairs` test pairs with each opponent, one opponent after another, after the first `done` pairs.

    A is the player. Close the iterator to end it early.
    """
    for number, name in enumerate(protocol.opponents):
        before = min(pairs, max(0, done - number * pairs))
        if before < pairs:
            players = (player, player_number(name, game.name))
            yield from play_pairs(game, protocol.plan(game, number, pairs), players, workers, before)


def by_seat(pair: Pair) -> tuple[float, float]:
    """Return A's scores in the match of a pair in which it began, and in the other one.

    Only a decided match says who began. If both are drawn, it does not matter.
    """
    first, second = pair.first.score, pair.second.score
    began = first == pair.first.first_score if first != 0.5 else second != pair.second.first_score
    return (first, second) if began else (second, first)


class Results:
    """The results so far, counted pair by pair in the order of `play_protocol`."""

    def __init__(self, protocol: Protocol, decks: Sequence[str], pairs: int) -> None:
        """Take the names of the test decks, and the number of pairs with each opponent."""
        self._protocol = protocol
        self._decks = decks
        self._pairs = pairs
        self._met = [Standing() for _ in protocol.opponents]
        self._by_deck = [Standing() for _ in decks]
        self._seats: list[list[tuple[float, float]]] = [[] for _ in protocol.opponents]

    @property
    def played(self) -> int:
        """The number of pairs."""
        return sum(standing.played for standing in self._met)

    @property
    def is_complete(self) -> bool:
        """Whether the protocol has all its pairs."""
        return self.played == len(self._met) * self._protocol.pairs

    def add(self, pairs: Iterable[Pair]) -> None:
        """Count more pairs."""
        for pair in pairs:
            opponent, k = divmod(self.played, self._pairs)
            self._met[opponent].add([pair])
            self._by_deck[k % len(self._decks)].add([pair])
            self._seats[opponent].append(by_seat(pair))

    def facts(self) -> dict[str, Any]:
        """Return plain data: the mean share of all opponents, once each has been met, and the parts that it is of."""
        met = [standing for standing in self._met if standing.played]
        facts: dict[str, Any] = {"complete": self.is_complete, "share": None, "interval": None}
        if len(met) == len(self._met):
            # The pairs that an interval adds are shared: added to each opponent, they would draw it to one half.
            centres, errors = zip(*(standing.estimate(ADDED / len(met)) for standing in met), strict=True)
            facts["share"] = sum(standing.share for standing in met) / len(met)
            facts["interval"] = bounds(sum(centres) / len(met), sqrt(sum(error**2 for error in errors)) / len(met))
        decisions = sum(standing.decisions[0] for standing in met)
        seconds = sum(standing.seconds[0] for standing in met)
        facts["milliseconds_a_decision"] = 1000 * seconds / decisions if decisions else None
        facts["seats"] = _seats([scores for each in self._seats for scores in each])
        facts["decks"] = {
            name: {"pairs": standing.played, "share": standing.share, "interval": standing.interval()}
            for name, standing in zip(self._decks, self._by_deck, strict=True)
            if standing.played
        }
        facts["opponents"] = [self._facts_of(opponent) for opponent in range(len(met))]
        return facts

    def _facts_of(self, opponent: int) -> dict[str, Any]:
        """Return the results with an opponent, and the scores of each pair: first that as the first to move."""
        standing, first = self._met[opponent], self._protocol.first_seed(opponent)
        return {
            "player": self._protocol.opponents[opponent],
            "seeds": (first, first + standing.played - 1),
            **standing.facts(),
            "seats": _seats(self._seats[opponent]),
            "scores": self._seats[opponent],
        }


def _seats(scores: Sequence[tuple[float, float]]) -> dict[str, Any]:
    """Return the results in each seat, draws counted half, with Wilson's intervals over matches."""
    found = {}
    for name, each in zip(SEATS, zip(*scores, strict=True), strict=False):
        counts, points = Counter(each), sum(each)
        found[name] = {
            "won": counts[1.0],
            "drawn": counts[0.5],
            "lost": counts[0.0],
            "share": points / len(each),
            "interval": wilson(points, len(each)),
        }
    return found
