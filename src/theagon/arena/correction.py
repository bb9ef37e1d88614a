"""The luck of the draw in a match, and the share of pairs of matches corrected for it: AIVAT's correction of chance.

After an action, the chances of the position are compared with those of some positions that could as well have come: the
same action, with the unknown order of the decks and the random generator drawn anew. The position that came and the
others are drawn alike, so the difference of its chances from their mean is 0 on average, however good the chances are.
The sum over a match is the luck of a side. Only chance counts, never a player's decision. The result minus a multiple
of the luck has the same mean, and varies less as far as the chances are right. (Burch, Schmid, Moravcik, Morrill and
Bowling 2018, "AIVAT: A New Variance Reduction Technique for Agent Evaluation in Imperfect Information Games".)

This requires that no player knows the order that is drawn anew. So a place of a deck that a deciding seat has seen is
not, nor is any of a deck whose order an effect has changed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final

from theagon.games.bots.chances import Trials
from theagon.kernel.rng import MAX_SEED, reseed
from theagon.match.tally import NINETY_FIVE

if TYPE_CHECKING:
    from collections.abc import Callable

    from theagon.compiler.machine import Machine
    from theagon.games.bots.curves import Curve

SEATS: Final = 2
OTHERS: Final = 2
"""The positions that could as well have come, for each action."""
WORLDS: Final = 8
"""The trials of each seat that give the chances of a position."""
LOOKS: Final = 8
"""The times that what a seat cannot know is drawn anew. It knows a place of a deck that is always the same; by chance
one may be, which only takes it from the draw."""
RIDGE: Final = 0.5
"""The sum of squared lucks with which the multiple begins, so that it is 0 at first and does not jump."""


class Luck:
    """The luck of the first contestant in a match of two seats. `twin` is a second machine for the same match."""

    def __init__(self, twin: Machine, chances: Callable[[Machine, int], float], seed: int) -> None:
        self.total = 0.0
        self._twin = twin
        self._chances = chances
        self._random = Random(f"luck {seed}")
        self._began = False  # with the first turn; the deal and the exchange of cards are not corrected
        self.known: list[set[int]] = [set() for _ in range(SEATS)]
        """By seat, the places of its deck that a player may know."""

    def act(self, machine: Machine, action: int) -> None:
        """Carry out the action of the seat to act, and add its luck."""
        g = machine.world
        self._began |= g.choice == 0
        if not self._began:
            machine.act(action)
            return
        before, decks, generator = machine.state(), _decks(g), list(g.rng)
        self._learn(before, int(g.to_act))
        machine.act(action)
        states, chance = [machine.state()], list(g.rng) != generator or _sizes(g) != [len(deck) for deck in decks]
        for _ in range(OTHERS):
            chance |= self._act_otherwise(before, action)
            states.append(self._twin.state())
        if chance:  # asked of all positions alike, so that it tells nothing about the one that came
            seed = self._random.randrange(MAX_SEED)
            came, *others = (self._value(state, seed) for state in states)
            self.total += came - sum(others) / OTHERS
        for known, old, new in zip(self.known, decks, _decks(g), strict=True):
            if new == old[: len(new)]:  # cards left from the top, or none
                known.intersection_update(range(len(new)))
            else:
                known.update(range(len(new)))

    def _learn(self, state: bytes, seat: int) -> None:
        """Note the places of the decks that the seat to act knows."""
        drawn = []
        for _ in range(LOOKS):
            self._twin.load_state(state)
            self._twin.redraw(seat, self._random.randrange(MAX_SEED))
            drawn.append(_decks(self._twin.world))
        for known, decks in zip(self.known, zip(*drawn, strict=True), strict=True):
            known.update(place for place, cards in enumerate(zip(*decks, strict=True)) if len(set(cards)) == 1)

    def _act_otherwise(self, state: bytes, action: int) -> bool:
        """Carry out the action on the twin, with its chance drawn anew. Returns whether the action uses chance."""
        self._twin.load_state(state)
        g = self._twin.world
        for seat, known in enumerate(self.known):
            deck = g.deck[seat]
            places = [place for place in range(g.deck_size[seat]) if place not in known]
            cards = [deck[place] for place in places]
            self._random.shuffle(cards)
            for place, card in zip(places, cards, strict=True):
                deck[place] = card
        reseed(g, self._random.randrange(MAX_SEED))
        generator, sizes = list(g.rng), _sizes(g)
        self._twin.act(action)
        return list(g.rng) != generator or _sizes(g) != sizes

    def _value(self, state: bytes, seed: int) -> float:
        self._twin.load_state(state)
        return self._chances(self._twin, seed)


def chances_by(curve: Curve) -> Callable[[Machine, int], float]:
    """Return a function: the first contestant's share of the match by a curve, from a machine and a seed of trials.

    Each seat judges by what it may see, and the two judgements count alike.
    """

    def chances(machine: Machine, seed: int) -> float:
        g = machine.world
        first = int(machine.side_of(0))  # the seat of the first contestant; the other one has seat 1 - first
        if g.winner >= 0:
            return 0.5 + int(machine.reward(first)) / 2
        active, shares = int(g.active), []
        for seat in range(SEATS):
            value = int(machine.trials(seat, -1, seed, 0, WORLDS, False))
            trials = Trials(value, int(g.trials_won), int(g.trials_lost), int(g.trials_drawn), WORLDS)
            shares.append(curve.chances(trials, seat == active).share)
        return (1 + shares[first] - shares[1 - first]) / 2

    return chances


def _sizes(g: Any) -> list[int]:
    return [int(size) for size in g.deck_size[:SEATS]]


def _decks(g: Any) -> list[list[int]]:
    return [list(g.deck[seat][:size]) for seat, size in enumerate(_sizes(g))]


@dataclass(slots=True)
class Corrected:
    """The share of pairs that a player won, corrected for its luck.

    The multiple of the luck that is taken off a pair is the best one by the pairs before. So it does not depend on the
    pair itself, and the mean stays right.
    """

    played: int = 0
    luck: float = 0.0
    """The sum of the pairs' lucks."""
    _scores: float = 0.0
    _squares: float = 0.0
    _corrected: list[float] = field(default_factory=lambda: [0.0, 0.0])
    """The sum of the corrected results, and of their squares."""
    _products: float = 0.0
    _lucks: float = RIDGE
    """The sums of result times luck and of squared lucks."""

    def add(self, score: float, luck: float) -> None:
        """Count a pair."""
        value = score - self.multiple * luck
        self._corrected[0] += value
        self._corrected[1] += value * value
        mean = self._scores / self.played if self.played else score
        self._products += (score - mean) * luck
        self._lucks += luck * luck
        self._scores += score
        self._squares += score * score
        self.luck += luck
        self.played += 1

    @property
    def multiple(self) -> float:
        """The multiple of the luck that is taken off the next pair."""
        return self._products / self._lucks

    @property
    def share(self) -> float:
        """The corrected share."""
        return self._corrected[0] / self.played

    def spread(self, added: int) -> tuple[float, float]:
        """Return the mean and the variance of the corrected results, with so many pairs won and lost added."""
        number = self.played + 2 * added
        mean = (self._corrected[0] + added) / number
        return mean, max(0.0, (self._corrected[1] + added) / number - mean * mean)

    def interval(self, added: int) -> tuple[float, float]:
        """Return the 95 % interval of the share, over pairs, with so many won and lost added."""
        mean, variance = self.spread(added)
        half = NINETY_FIVE * sqrt(variance / (self.played + 2 * added))
        return max(0.0, mean - half), min(1.0, mean + half)

    @property
    def worth(self) -> float | None:
        """The number of pairs that would be as precise without the correction; None if all results were the same."""
        plain = self._squares / self.played - (self._scores / self.played) ** 2
        left = self._corrected[1] / self.played - self.share**2
        return self.played * plain / left if plain > 0 and left > 0 else None
