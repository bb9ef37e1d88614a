"""Rows: the states of many matches of one variant, and what may be asked of all of them at once, on several threads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from theagon.errors import TheagonError
from theagon.games import asked
from theagon.games.players import player_number
from theagon.kernel.players import MOST_HORIZON
from theagon.kernel.rng import MAX_SEED

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from theagon.compiler.machine import Machine
    from theagon.kernel.observation import ObservationSpace

MOST_THREADS: Final = 256


class Played(NamedTuple):
    """What rows need of a game and the variant that they play."""

    game: str
    space: ObservationSpace
    machine: Callable[[], Machine]
    """Makes a machine with the tables of the variant."""


class Rows:
    """Machines for the matches of one variant, one for each thread.

    `states` are always N states, an array N x size of a state of uint8, such as `Batch.states` or a part of it. `seats`
    and `seeds` are numbers, or arrays of N; a single seed stands for itself in row 0, for the next one in row 1 and so
    on. The result is the same for every number of threads, and as positions give it one by one.
    """

    def __init__(self, played: Played, threads: int) -> None:
        self.played = played
        self.threads = asked.number("batch", "threads", threads, 1, MOST_THREADS)
        self.machine, *self.others = (played.machine() for _ in range(threads))

    def redraw(self, states: NDArray[np.uint8], seats: NDArray[np.int64] | int, seeds: NDArray[np.int64] | int) -> None:
        """Change each state into one in which all that its seat cannot know is drawn again: see `determinize`."""
        self._each("redraw", states, (_column(states, seats), _seeds(states, seeds)))

    def decide(self, states: NDArray[np.uint8], player: str, seeds: NDArray[np.int64] | int = 0) -> NDArray[np.int64]:
        """What a bot does in each state; -1 where the match is over. The states stay."""
        number = player_number(player, self.played.game)
        return self._each("choose", states.copy(), (_column(states, number), _seeds(states, seeds)))

    def playout(
        self,
        states: NDArray[np.uint8],
        players: tuple[str, str] = ("random", "random"),
        horizon: int = MOST_HORIZON,
        seeds: NDArray[np.int64] | int = 0,
    ) -> NDArray[np.int64]:
        """Play each match on, at most for `horizon` turns of all players; returns the actions played in each.

        The first of the `players` plays the side of the first contestant, the other one all the rest.
        """
        a, b = (_column(states, player_number(player, self.played.game)) for player in players)
        return self._each("playout", states, (a, b, _seeds(states, seeds), _column(states, horizon)))

    def evaluate(self, states: NDArray[np.uint8], seats: NDArray[np.int64] | int) -> NDArray[np.int64]:
        """How good each state is for its seat: a game's own measure, which sees everything hidden."""
        return self._each("evaluate", states.copy(), (_column(states, seats),))

    def returns(self, states: NDArray[np.uint8]) -> NDArray[np.int8]:
        """What each match has given to every seat, N x seats: 1 won, -1 lost, else 0."""
        seats = range(self.machine.program.seats)
        found = [self._each("reward", states.copy(), (_column(states, seat),)) for seat in seats]
        return np.stack(found, axis=1).astype(np.int8)

    def observe(self, states: NDArray[np.uint8], seats: NDArray[np.int64] | int) -> NDArray[np.uint8]:
        """What a seat sees of each state: N x the size of an observation."""
        out = np.zeros((len(states), self.played.space.size), np.uint8)
        self._each("observe", states.copy(), (_column(states, seats),), out)
        return out

    def _each(
        self,
        entry: str,
        states: NDArray[np.uint8],
        arguments: Sequence[NDArray[np.int64]],
        out: NDArray[np.uint8] | None = None,
    ) -> NDArray[np.int64]:
        """Call an entry on each state; returns its results."""
        results = np.zeros(len(states), np.int64)
        try:
            self.machine.each(entry, states, arguments, results, out, self.others)
        except (TypeError, ValueError) as error:
            raise TheagonError(str(error)) from None
        return results


def _column(states: NDArray[np.uint8], numbers: NDArray[np.int64] | int) -> NDArray[np.int64]:
    """A number for each row, in memory of its own."""
    return np.array(np.broadcast_to(numbers, len(states)), np.int64)


def _seeds(states: NDArray[np.uint8], seeds: NDArray[np.int64] | int) -> NDArray[np.int64]:
    """The seed of each row."""
    if np.ndim(seeds) == 0:
        first = asked.number("batch", "seeds", seeds, 0, MAX_SEED - len(states))
        return np.arange(first, first + len(states), dtype=np.int64)
    return _column(states, seeds)
