"""The luck in a game: the share of its results that the deal explains.

Two equal players play each deal twice: with the same decks, seed and first player, but other random numbers of the
bots, so that they play differently. If the deal decided everything, both matches would have the same result; if it
decided nothing, no more often than any two matches. The share is the correlation of the results within a deal.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
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


class Luck(Struct, frozen=True):
    """The share of the results that the deal explains, from 0 to 1, with its 95 % interval."""

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
    pairs = [(deal.first, deal.second) for deal in deals]
    results = [result for pair in pairs for result in pair]
    mean = sum(results) / max(1, len(results))
    variance = sum((result - mean) ** 2 for result in results) / max(1, len(results))
    if not variance:
        return None
    products = [(one - mean) * (two - mean) / variance for one, two in pairs]
    share = sum(products) / len(products)
    spread = sum((product - share) ** 2 for product in products) / len(products)
    half = NINETY_FIVE * sqrt(spread / len(products))
    return Luck(len(pairs), share, (max(-1.0, share - half), min(1.0, share + half)))
