"""Pairs of matches: the same seed and decks twice, the second time with the players' sides exchanged.

Both players get the same deal in turn, so luck counts less than in single matches. A player against itself plays the
same match twice and wins it once on each side.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import combinations
from time import thread_time
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct

from theagon.arena.correction import Luck, chances_by
from theagon.match.ordered import Workers, ordered
from theagon.match.simulate import Decide, decider, tell_end

if TYPE_CHECKING:
    from collections.abc import Callable

    from theagon.compiler.machine import Machine
    from theagon.games.bots.curves import Curve
    from theagon.games.play.game import Game
    from theagon.match.simulate import Plan


class Played(Struct, frozen=True, array_like=True):
    """A match of two players, A and B. In fields with two values, A's comes first."""

    score: Annotated[float, Meta(ge=0, le=1)]  # of A: 1 if it won, 0.5 for a draw, 0
    first_score: Annotated[float, Meta(ge=0, le=1)]  # of the seat that began
    decisions: tuple[int, int]
    seconds: tuple[float, float]  # the CPU time of the decisions
    luck: float = 0.0  # of A, if it was measured: what chance added to its chances


class Pair(Struct, frozen=True, array_like=True):
    """Two matches: A plays the side of the first contestant, then B does."""

    first: Played
    second: Played

    @property
    def score(self) -> float:
        """A's share of the pair: 0, 0.25 ... 1."""
        return (self.first.score + self.second.score) / 2

    @property
    def luck(self) -> float:
        """A's mean luck in the two matches."""
        return (self.first.luck + self.second.luck) / 2


def play_pairs(
    game: Game,
    plan: Plan,
    players: Sequence[int | Decide],
    workers: Workers = 1,
    done: int = 0,
    curve: Curve | None = None,
) -> Generator[Pair]:
    """Play each match of a plan as a pair between every two players, after the first `done` pairs.

    The order is that of the plan, and for each match that of `combinations`. Bots are numbers of `player_number`. With
    more than two seats, one player has the first contestant and its team, the other all other seats. With a
    curve of chances, in a mode of two seats, the luck is measured. Close the iterator to end it early.
    """
    meetings = list(combinations(map(decider, players), 2))
    _ = game.backend  # built here if necessary, before the workers use it

    setups: dict[tuple[int, ...], Any] = {}  # by decks; a cluster could not send functools.cache

    def play(k: int) -> Pair:
        pairing = plan.pairing(k // len(meetings))
        if pairing.decks not in setups:
            setups[pairing.decks] = game.setup([plan.decks[i] for i in pairing.decks], seed=0, options=plan.options)
        setup, meeting = setups[pairing.decks], meetings[k % len(meetings)]
        with ExitStack() as lent:
            machine, measured = lent.enter_context(game.borrowed(setup)), None
            if curve is not None:
                twin = lent.enter_context(game.borrowed(setup))
                measured = partial(Luck, twin, chances_by(curve), pairing.seed)
            match = partial(_play, game, machine, setup, pairing.seed, meeting, measured)
            return Pair(match(0), match(1))

    yield from ordered(play, range(done, plan.games * len(meetings)), workers)


def _play(
    game: Game,
    machine: Machine,
    setup: Any,
    seed: int,
    players: Sequence[Decide],
    measured: Callable[[], Luck] | None,
    exchanged: int,
) -> Played:
    """Play the match laid out on a machine as its entry `match` does, with the time of each player's decisions."""
    decisions, seconds = [0, 0], [0.0, 0.0]
    luck = measured() if measured else None
    machine.reset(seed)
    g = machine.world
    g.bot_seed = seed
    g.bot_draws = 0
    while g.winner < 0:
        player = machine.side_of(g.to_act) ^ exchanged
        began = thread_time()
        action = players[player](machine, setup)
        seconds[player] += thread_time() - began
        decisions[player] += 1
        if luck is None:
            machine.act(action)
        else:
            luck.act(machine, action)
    finish = game.finish(machine.state())
    tell_end(players, machine, finish)
    first, score = finish.score(finish.order[0]), finish.score(0)
    found = (luck.total if luck else 0.0) * (-1 if exchanged else 1)
    times = seconds[0], seconds[1]
    return Played(1 - score if exchanged else score, first, (decisions[0], decisions[1]), times, found)
