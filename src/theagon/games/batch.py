"""Batches: many matches of one game side by side, for learners that decide for all of them at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import numpy as np

from theagon.compiler.machine import Step
from theagon.games import asked
from theagon.kernel.rng import MAX_SEED

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from theagon.compiler.machine import Machine

SEEDS_OF_A_ROW: Final = 1 << 32
USUAL_LIST: Final = 64  # legal actions of a match for which a batch has room at first


class Batch:
    """N matches, and what a learner needs to know of each after every step.

    `step` writes into these arrays, one row for each match. An array of your own of the same shape and type, perhaps
    memory that PyTorch or JAX shares, takes the place of one if you assign it.

    | array | shape | type | what |
    |---|---|---|---|
    | `states` | N x size of a state | uint8 | the matches; write states of the same variant to play on from them |
    | `observations` | N x size of an observation | uint8 | what the seat to act sees |
    | `to_act` | N | int8 | the seat to act |
    | `rewards` | N x seats | int8 | what the last action gave to each seat: 1 won, -1 lost, else 0 |
    | `dones` | N | uint8 | 1: the last action ended the match, and the row shows the beginning of the next |
    | `masks` | N x ceil(actions / 8) | uint8 | legal actions; action 0 is the lowest bit of the first byte |
    | `offsets` | N + 1 | int32 | where in `legal` the legal actions of each row begin, and the last ones end |
    | `legal` | the last offset | int32 | the legal actions of all rows, one after another |
    | `drawn` | N | int32 | what the bot chooses in each row |
    | `seeds` | N | int64 | the seed of the row's next match, which then grows by 1 |
    """

    def __init__(
        self, machine: Callable[[], Machine], decks: Sequence[bytes], n: int, seed: int, player: int, threads: int
    ) -> None:
        """`machine` makes machines, `decks` are laid out for the rows in turn, `player` is the number of the bot."""
        n = asked.number("batch", "n", n, 1, (MAX_SEED >> 32) - 1)
        seed = asked.number("batch", "seed", seed, 0, SEEDS_OF_A_ROW - 1)
        threads = asked.number("batch", "threads", threads, 1, n)
        bounds = [n * part // threads for part in range(threads + 1)]
        self._parts = [_Part(machine(), slice(low, high)) for low, high in pairwise(bounds)]
        self._pool = ThreadPoolExecutor(threads, "batch") if threads > 1 else None
        program = self._parts[0].machine.program
        self.player = player
        self.states = np.zeros((n, program.state.layout.size), np.uint8)
        self.observations = np.zeros((n, program.buffers["observe"]), np.uint8)
        self.to_act = np.zeros(n, np.int8)
        self.rewards = np.zeros((n, program.seats), np.int8)
        self.dones = np.zeros(n, np.uint8)
        self.masks = np.zeros((n, -(-program.action_space // 8)), np.uint8)
        self.offsets = np.zeros(n + 1, np.int32)
        self.legal = np.zeros(0, np.int32)
        self.drawn = np.zeros(n, np.int32)
        self.seeds = seed + SEEDS_OF_A_ROW * np.arange(n, dtype=np.int64)
        self._decks = np.array([list(decks[row % len(decks)]) for row in range(n)], np.uint8)
        self.states[:, program.state.layout.offset["winner"]] = program.seats  # so that the matches begin
        self.refresh()
        self.dones[:] = 0

    def refresh(self) -> int:
        """Bring the arrays up to date after a change of `states`. Matches that are over begin again."""
        return self.step(np.full(len(self.states), -1, np.int32))

    def step(self, actions: NDArray[np.int32]) -> int:
        """Carry out an action in each row, -1 for none; returns how many were illegal, which change nothing."""
        run = self._pool.map if self._pool else map
        illegal = sum(run(lambda part: part.step(self, actions), self._parts))
        lists = [part.legal[: part.offsets[-1]] for part in self._parts]
        self.legal = lists[0] if len(lists) == 1 else np.concatenate(lists)
        for part, first in zip(self._parts, np.cumsum([0, *map(len, lists)]), strict=False):
            self.offsets[part.rows.start : part.rows.stop + 1] = part.offsets + first
        return illegal


class _Part:
    """The rows of a batch that one thread plays, on a machine of its own."""

    def __init__(self, machine: Machine, rows: slice) -> None:
        self.machine = machine
        self.rows = rows
        count = rows.stop - rows.start
        self.offsets = np.zeros(count + 1, np.int32)
        self.legal = np.zeros(USUAL_LIST * count, np.int32)

    def step(self, batch: Batch, actions: NDArray[np.int32]) -> int:
        """Carry out the actions of these rows. If a list is too long for the memory, take more and list again."""
        illegal = self._step(batch, actions[self.rows])
        if self.offsets[-1] > len(self.legal):
            self.legal = np.zeros(2 * self.offsets[-1], np.int32)
            nothing = np.full(len(self.offsets) - 1, -1, np.int32)
            rewards, dones = batch.rewards[self.rows].copy(), batch.dones[self.rows].copy()
            step = Step(batch.states[self.rows], nothing, rewards, dones, offsets=self.offsets, legal=self.legal)
            self.machine.step(step)
        return illegal

    def _step(self, batch: Batch, actions: NDArray[np.int32]) -> int:
        rows = self.rows
        step = Step(
            batch.states[rows],
            actions,
            batch.rewards[rows],
            batch.dones[rows],
            batch.masks[rows],
            batch.to_act[rows],
            batch.observations[rows],
            self.offsets,
            self.legal,
            batch.seeds[rows],
            batch._decks[rows],
            batch.drawn[rows],
            batch.player,
        )
        return self.machine.step(step)
