"""Decks against decks, with the cards of a set: how often each beats each other, part by part, and how often to bring
each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from theagon.arena.mix import mix_of
from theagon.errors import TheagonError
from theagon.games.translated import said
from theagon.match.simulate import Work, round_robin
from theagon.match.tally import Score, Tally, wilson
from theagon.workshop.balance import SEED, fast_player

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from theagon.games.play.game import Game

MOST: Final = 500
"""The most matches of every two decks: each share is then known to some four points."""
FIRST: Final = 5
"""The mix is worked out after as many rounds, and whenever there are a fifth more."""


class GridCell(Struct, frozen=True, rename="camel"):
    """How a deck has done against another: its share of the matches, of which a drawn one counts half.

    With the 95 % interval.
    """

    played: int
    share: float
    low: float
    high: float


class MixedDeck(Struct, frozen=True, rename="camel"):
    """How often to bring a deck, so that no deck wins more than half against the mix; with the 95 % interval."""

    share: float
    low: float
    high: float


class Grid(Struct, frozen=True, rename="camel"):
    """Decks against decks."""

    decks: tuple[str, ...] = ()  # their names
    played: int = 0  # matches of every two so far
    most: int = MOST
    rows: tuple[tuple[GridCell | None, ...], ...] = ()  # by decks; none against itself
    mix: tuple[MixedDeck, ...] = ()  # by decks; empty: too few matches yet
    done: bool = False


def grid(game: Game, text: str, decks: Sequence[str], bot: str, language: str) -> Iterator[Grid]:
    """Yield how decks do against each other, part by part: in a round every two play twice, sides swapped.

    Each of `decks` is the name of one that comes with the game, or the text of one. Raises `TheagonError`, at the first
    step, for a set, decks or a bot that do not fit.
    """
    player = fast_player(game, bot)
    extended = game.with_text(text)
    known = extended.decks()
    read = [known[deck] if deck in known else extended.read_deck(deck) for deck in decks]
    mode = next(iter(extended.modes.values()))
    if mode.seats != 2:
        raise TheagonError("in a grid two decks meet", hint="this game has no match of two")
    titles = tuple(said(deck.name, language) for deck in read)
    plan = round_robin(read, MOST, SEED, mode)
    work, tally = Work(extended, plan, (player, player)), Tally([str(k) for k in range(len(read))])
    mix: tuple[MixedDeck, ...] = ()
    again = FIRST
    latest = Grid(decks=titles)
    for done in range(2, MOST + 1, 2):
        for pair in range(0, plan.games, MOST):
            yield latest
            tally.add(work.play(range(pair + done - 2, pair + done)))
        scores = tally.scores().by_pair
        if done >= 2 * again or done == MOST:
            mix = tuple(MixedDeck(share, *interval) for share, interval in mix_of(scores, len(titles)))
            again += max(1, again // 5)
        latest = Grid(titles, done, MOST, _rows(scores, len(titles)), mix, done == MOST)
    yield latest


def _rows(scores: dict[tuple[int, int], Score], count: int) -> tuple[tuple[GridCell | None, ...], ...]:
    """Return the cells of the grid from the scores of decks i < j, seen from i."""

    def cell(i: int, j: int) -> GridCell | None:
        if i == j:
            return None
        score = scores[min(i, j), max(i, j)]
        won = score.won + score.drawn / 2
        won = won if i < j else score.played - won
        return GridCell(score.played, won / score.played, *wilson(won, score.played))

    return tuple(tuple(cell(i, j) for j in range(count)) for i in range(count))
