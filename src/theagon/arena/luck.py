"""The luck in a game: the share of its results that the deal explains.

Two equal players play each deal twice: with the same decks, seed and first player, but other random numbers of the
bots, so that they play differently. If the deal decided everything, both matches would have the same result; if it
decided nothing, no more often than any two matches. The share is the correlation of the results within a deal.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from theagon.match.ordered import Workers, ordered
from theagon.match.tally import NINETY_FIVE

if TYPE_CHECKING:
    from theagon.games.play.game import Game
    from theagon.match.simulate import Plan

OTHERWISE: Final = 1 << 40
"""The number added to the bots' seed in the second match of a deal."""


class Deal(Struct, frozen=True):
    """The results of the first contestant in the two matches of a deal: 1 won, 0.5 drawn, 0 lost."""

    first: float
    second: float


ADDED: Final = (Deal(1, 1), Deal(0, 0), Deal(1, 0), Deal(0, 1))
"""Deals added to those played for the interval, two with equal results and two with different ones, as `Standing` adds
pairs: so it is right for few deals and never empty."""


class Luck(Struct, frozen=True):
    """The share of the results that the deal explains, at most 1, with its 95 % interval.

    By chance it may be negative: if results within a deal differ more than those of different deals.
    """

    deals: int
    share: float
    interval: tuple[float, float]


def play_deals(game: Game, plan: Plan, player: int, workers: Workers = 1) -> Generator[Deal]:
    """Play each deal of a plan twice, in order. `player`, a number of `player_number`, plays all seats.

    Close the iterator to end it early.
    """
    _ = game.backend  # built here if necessary, before the workers use it

    setups: dict[tuple[int, ...], Any] = {}  # by decks; a cluster could not send functools.cache

    def play(k: int) -> Deal:
        pairing, results = plan.pairing(k), list[float]()
        if pairing.decks not in setups:
            setups[pairing.decks] = game.setup([plan.decks[i] for i in pairing.decks], seed=0, options=plan.options)
        for own in (pairing.seed, pairing.seed + OTHERWISE):
            with game.borrowed(setups[pairing.decks]) as machine:
                machine.reset(pairing.seed)
                g = machine.world
                g.bot_seed = own
                g.bot_draws = 0
                while g.winner < 0:
                    machine.act(machine.decide(player))
                results.append(game.finish(machine.state()).score(0))
        return Deal(*results)

    yield from ordered(play, range(plan.games), workers)


def luck_of(deals: Iterable[Deal]) -> Luck | None:
    """Return the correlation of the results within deals; None if all results are the same."""
    played = list(deals)
    products = _products(played)
    if not products:
        return None
    share, _ = _mean(products)
    centre, error = _mean(_products([*played, *ADDED]))
    half = NINETY_FIVE * error
    return Luck(len(played), share, (max(-1.0, centre - half), min(1.0, centre + half)))


def _products(deals: Sequence[Deal]) -> list[float]:
    """Return for each deal a number, whose mean is the correlation; none if all results are the same."""
    results = [result for deal in deals for result in (deal.first, deal.second)]
    mean = sum(results) / max(1, len(results))
    variance = sum((result - mean) ** 2 for result in results) / max(1, len(results))
    return [(deal.first - mean) * (deal.second - mean) / variance for deal in deals] if variance else []


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of values, and its standard error."""
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values)) / len(values)
