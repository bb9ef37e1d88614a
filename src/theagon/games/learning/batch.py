"""Batches: many matches of one game side by side, for learners that decide for all of them at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from theagon.compiler.machine import Step
from theagon.errors import TheagonError
from theagon.games.bots.players import player_number
from theagon.games.learning import arrays
from theagon.games.learning.rows import Played, Rows, as_array, row_numbers, told
from theagon.games.play import asked
from theagon.kernel.rng import MAX_SEED

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray


MOST_ROWS: Final = 1 << 31
USUAL_LIST: Final = 64  # the legal actions of a row that a batch has room for at first
MOST_HISTORY: Final = 1024


class Batch(Rows):
    """N matches, and what a learner needs to know of each after every step.

    `step` writes into these arrays, one row for each match. With `out`, an array of the caller's takes the place of
    one, by its name: of numpy, or memory that PyTorch and others share by DLPack.

    | array | shape | type | what |
    |---|---|---|---|
    | `states` | N x size of a state | uint8 | the matches; write states of the same variant to play on from them |
    | `observations` | N x size of an observation | uint8 | what the seat to act sees |
    | `to_act` | N | int8 | the seat to act |
    | `rewards` | N x seats | int8 | what the last action gave each seat of the largest mode: 1 won, -1 lost, else 0 |
    | `dones` | N | uint8 | 1: the last action ended the match, and the row shows the beginning of the next |
    | `masks` | N x ceil(actions / 8) | uint8 | legal actions; action 0 is the lowest bit of the first byte |
    | `offsets` | N + 1 | int32 | where in `legal` the legal actions of each row begin, and the last ones end |
    | `legal` | the last offset | int32 | the legal actions of all rows, one after another |
    | `drawn` | N | int32 | what the bot chooses in each row |
    | `seeds` | N | int64 | the seed of the row's next match, which then grows by 1; the first ones are drawn |
    | `decks` | N x size of decks | uint8 | the decks of the row's next match, as `Game.laid_out` gives them |
    | `history` | N x length x size of an observation | uint8 | what the seat to act saw when it decided, now last |

    The history of a seat begins with its match; there are zeros before that.
    """

    def __init__(
        self,
        played: Played,
        decks: Sequence[bytes],
        n: int,
        seed: int,
        player: str,
        threads: int,
        history: int,
        out: Mapping[str, Any],
    ) -> None:
        """`decks` are laid out for the rows in turn; the rest is as `Game.batch` takes it."""
        n = asked.number("batch", "n", n, 1, MOST_ROWS)
        seed = asked.number("batch", "seed", seed, 0, MAX_SEED)
        asked.number("batch", "threads", threads, 1, n)
        history = asked.number("batch", "history", history, 0, MOST_HISTORY)
        super().__init__(played, threads)
        program, size = self.machine.program, played.space.size
        self.player = player_number(player, played.game.name)
        self._out = dict(out)
        self.states: NDArray[np.uint8] = self._array("states", np.uint8, n, program.state.layout.size)
        self.observations: NDArray[np.uint8] = self._array("observations", np.uint8, n, size)
        self.to_act: NDArray[np.int8] = self._array("to_act", np.int8, n)
        self.rewards: NDArray[np.int8] = self._array("rewards", np.int8, n, program.seats)
        self.dones: NDArray[np.uint8] = self._array("dones", np.uint8, n)
        self.masks: NDArray[np.uint8] = self._array("masks", np.uint8, n, -(-program.action_space // 8))
        self.offsets: NDArray[np.int32] = self._array("offsets", np.int32, n + 1)
        self.drawn: NDArray[np.int32] = self._array("drawn", np.int32, n)
        self.seeds: NDArray[np.int64] = self._array("seeds", np.int64, n)
        self.history: NDArray[np.uint8] = self._array("history", np.uint8, n, history, size)
        if self._out:
            raise TheagonError(f"batch: out must have names of arrays, not {next(iter(self._out))}")
        self.legal: NDArray[np.int32] = np.zeros(0, np.int32)
        self._room = np.zeros(USUAL_LIST * n, np.int32)
        self._seen = np.zeros((n, program.seats, history, size), np.uint8)  # the history of each seat, as a ring
        self._newest = np.zeros((n, program.seats), np.intp)  # the place of the last observation in its ring
        self.decks: NDArray[np.uint8] = np.array([np.frombuffer(deck, np.uint8) for deck in decks])[
            np.arange(n) % len(decks)
        ]
        self.seeds[:] = first_seeds(seed, n)
        self.states[:, program.state.layout.offset["winner"]] = program.seats  # so that the matches begin
        self._begin()

    def _array(self, name: str, kind: Any, *shape: int) -> NDArray[Any]:
        """Return the caller's array of a name, or a new one. Raises TheagonError if the caller's does not fit."""
        given = self._out.pop(name, None)
        if given is None:
            return np.zeros(shape, kind)
        shared = hasattr(given, "__dlpack__") and not isinstance(given, np.ndarray)
        try:
            found = np.from_dlpack(given) if shared else given
        except (BufferError, RuntimeError, TypeError, ValueError) as error:  # on another device, or with a gradient
            raise TheagonError(f"batch: {name} cannot be shared: {error}") from None
        fits = isinstance(found, np.ndarray) and (found.shape, found.dtype) == (shape, kind)
        if not fits or not found.flags.c_contiguous or not found.flags.writeable:
            wanted = f"{' x '.join(map(str, shape))} of {np.dtype(kind)}"
            raise TheagonError(f"batch: {name} must be a writable, contiguous array, {wanted}")
        return found

    def refresh(self, rows: ArrayLike | None = None) -> int:
        """Bring the arrays up to date after a change of `states`. Matches that are over begin again.

        With `rows`, the numbers of those that changed, only these are checked, and only their histories are forgotten;
        `rewards` and `dones` become 0 in all. Raises TheagonError, and changes nothing, for a state that no match can
        reach: see `check`.
        """
        changed = row_numbers("refresh", slice(None) if rows is None else rows, len(self.states))
        self._check_rows(self.states, changed)
        return self._begin(changed)

    def _begin(self, rows: NDArray[np.intp] | slice = slice(None)) -> int:
        """Write all arrays by the states as they are; what was seen before in some rows is forgotten."""
        self._seen[rows] = 0
        illegal = self.step(np.full(len(self.states), -1, np.int32))
        self.dones[:] = 0  # no action has ended a match
        return illegal

    def step(self, actions: ArrayLike) -> int:
        """Carry out an action in each row, -1 for none; returns how many were illegal, which change nothing.

        Only what `masks` and `legal` list is legal, so giving up is illegal here.
        `actions` are N whole numbers of any type, such as those that `argmax` gives, or `drawn` itself.
        """
        chosen = self._chosen(actions)
        acted = marked(self.masks, chosen) if self.history.size else None
        step = Step(
            self.states,
            chosen,
            self.rewards,
            self.dones,
            self.masks,
            self.to_act,
            self.observations,
            self.offsets,
            self._room,
            self.seeds,
            self.decks,
            self.drawn,
            self.player,
        )
        try:
            illegal = self.machine.step(step, self.others)
        except (TypeError, ValueError) as error:
            raise TheagonError(f"step: {str(error).removeprefix('step: ')}") from None
        if self.offsets[-1] > len(self._room):
            self._room = np.zeros(2 * self.offsets[-1], np.int32)
            nothing, ended = np.full(len(self.states), -1, np.int32), (self.rewards.copy(), self.dones.copy())
            self.machine.step(Step(self.states, nothing, *ended, offsets=self.offsets, legal=self._room), self.others)
        self.legal = self._room[: self.offsets[-1]]
        if acted is not None:
            self._remember(acted)
        return illegal

    def _chosen(self, actions: ArrayLike) -> NDArray[np.int32]:
        """Return an action for each row as a new array of int32; a number that does not fit stays illegal."""
        given, space = one_for_each("step", actions, len(self.states)), self.machine.program.action_space
        chosen = given.astype(np.int32)
        if not np.can_cast(given.dtype, np.int32):
            chosen[given < 0] = -1
            chosen[given >= space] = space
        return chosen

    def _remember(self, acted: NDArray[np.bool_]) -> None:
        """Add the present observations to the histories of the seats to act; where no seat acted, replace the last."""
        self._seen[self.dones == 1] = 0
        (n, seats, length, size), rows = self._seen.shape, np.arange(len(self.states))
        newest = (self._newest[rows, self.to_act] + acted) % length
        self._newest[rows, self.to_act] = newest
        self._seen[rows, self.to_act, newest] = self.observations
        oldest_first = (newest[:, None] + np.arange(1, length + 1)) % length
        places = (rows * seats + self.to_act)[:, None] * length + oldest_first
        rings = self._seen.reshape(n * seats * length, size)
        np.take(rings, places, axis=0, out=self.history, mode="clip")  # a mode other than "raise" needs no copy

    @property
    def contestants(self) -> NDArray[np.int8]:
        """The contestant of each seat, N x seats: the place of a deck in the set-up of the row, or -1."""
        layout, seats = self.machine.program.state.layout, self.machine.program.seats
        first = layout.offset["contestant"]
        found = self.states[:, first : first + seats].astype(np.int8)
        found[np.arange(seats) > found.max(axis=1, keepdims=True)] = -1  # each contestant of a match sits somewhere
        return found

    def named(self) -> NDArray[Any]:
        """Return the observations by group and field, without a copy: `named()["hand"]["cost"]`. See `arrays.named`."""
        return arrays.named(self.played.space, self.observations)

    def planes(self, group: str) -> NDArray[np.float32]:
        """Return a group of the observations as planes from 0 to 1, N x planes x shape: see `arrays.planes`."""
        return arrays.planes(self.played.space, self.observations, group)


def first_seeds(seed: int, rows: int) -> NDArray[np.int64]:
    """Return the seed of each row's first match: a word of the counter-based generator Philox, with `seed` as its key.

    So rows of all batches begin far from each other, and from the small seeds of single matches: that any two of ten
    thousand rows share a match in their first million has a chance of 1 in 46,000.
    All are below 2**62, so a row would have to play 2**61 matches to reach `FIRST_TEST_SEED`.
    """
    words: NDArray[np.uint64] = np.random.Philox(key=seed).random_raw(rows)
    return (words >> np.uint64(2)).astype(np.int64)


def one_for_each(verb: str, actions: ArrayLike, rows: int) -> NDArray[Any]:
    """Return the actions as an array of whole numbers. Raises TheagonError if they are not one for each row."""
    given = as_array(verb, "actions", actions)
    if given.shape != (rows,) or given.dtype.kind not in "iu":
        raise TheagonError(
            f"{verb}: actions must be {rows} whole numbers, one for each match, not {told(actions, given)}"
        )
    return given


def marked(masks: NDArray[np.uint8], actions: NDArray[np.int32]) -> NDArray[np.bool_]:
    """Return for each row whether the mask has the action."""
    known = (actions >= 0) & (actions < 8 * masks.shape[1])
    places = np.where(known, actions, 0)
    marked: NDArray[np.bool_] = known & (masks[np.arange(len(masks)), places >> 3] >> (places & 7) & 1 == 1)
    return marked
