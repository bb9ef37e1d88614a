"""Improvement of a deck by swaps: a card out, another in, as long as the deck then wins more.

Each round tries some of the legal swaps, drawn by chance. They race: all play the same matches, the worse half leaves,
and the others play twice as many, until one is left (sequential halving: Karnin, Koren and Somekh 2013). The winner of
a race is lucky, so that race says nothing of its gain: further matches, with seeds of their own, decide whether the
swap is taken, and how much it adds.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from theagon.arena.comparison import against
from theagon.errors import TheagonError
from theagon.match.simulate import Decide, play

if TYPE_CHECKING:
    from theagon.games.base import Mode
    from theagon.games.play.game import Game
    from theagon.match.ordered import Workers

DRAWN: Final = 50
"""How many swaps are drawn at most for each that is wanted: few are legal in some decks."""


class Swap(Struct, frozen=True):
    """A copy of one card out of a deck, and a copy of another into it."""

    out: str
    into: str


class Round(Struct, frozen=True):
    """What became of the best swap of a round: its gain, the share of matches that the deck wins more."""

    swap: Swap
    taken: bool
    pairs: int
    gain: float
    interval: tuple[float, float]


def swapped(deck: Any, swap: Swap) -> Any:
    """Return the deck after a swap."""
    cards = dict(deck.cards)
    cards[swap.out] -= 1
    cards[swap.into] = cards.get(swap.into, 0) + 1
    return replace(deck, cards={card: copies for card, copies in cards.items() if copies})


def drawn_swaps(game: Game, deck: Any, count: int, seed: int) -> list[Swap]:
    """Draw swaps after which the deck is legal; fewer than `count` where hardly any are."""
    drawn, held, known = Random(seed), sorted(deck.cards), sorted(game.cards.everything)
    found: dict[tuple[str, str], Swap] = {}
    for _ in range(count * DRAWN):
        swap = Swap(drawn.choice(held), drawn.choice(known))
        if swap.out != swap.into and is_legal(game, deck, swap):
            found[swap.out, swap.into] = swap
        if len(found) == count:
            break
    return list(found.values())


def is_legal(game: Game, deck: Any, swap: Swap) -> bool:
    """Return whether a deck has the card that leaves, and is legal after the swap."""
    if swap.out not in deck.cards:
        return False
    try:
        game.cards.check_deck(swapped(deck, swap))
    except TheagonError:
        return False
    return True


def seeds_of_race(decks: int, matches: int) -> int:
    """Return how many seeds a race takes: those of each halving are new, and twice as many as of the last."""
    halvings = (decks - 1).bit_length()
    return matches * ((1 << halvings) - 1)


class Race:
    """A race of decks against the same opponents. `left` are those that are still in it."""

    def __init__(
        self, game: Game, decks: Sequence[Any], opponents: Sequence[Any], matches: int, seed: int, mode: Mode
    ) -> None:
        """`matches` are those of each deck before the first half leaves."""
        self.left = list(range(len(decks)))
        self._game = game
        self._decks = decks
        self._opponents = opponents
        self._matches = matches
        self._seed = seed
        self._mode = mode

    @property
    def total(self) -> int:
        """The number of matches that are to be played."""
        total, left, matches = 0, len(self.left), self._matches
        while left > 1:
            total, left, matches = total + left * matches, (left + 1) // 2, 2 * matches
        return total

    def run(self, player: int | Decide, workers: Workers) -> Generator[int]:
        """Play until one deck is left; `player` plays all seats. Yields the numbers of matches as they are played."""
        while len(self.left) > 1:
            scores = dict.fromkeys(self.left, 0.0)
            for deck in self.left:
                plan = against(self._decks[deck], self._opponents, self._matches, self._seed, self._mode)
                for results in play(self._game, plan, (player, player), workers):
                    scores[deck] += sum(result.finish.score(0) for result in results)
                    yield len(results)
            self.left = sorted(self.left, key=lambda deck: -scores[deck])[: (len(self.left) + 1) // 2]
            self._seed += self._matches
            self._matches *= 2
