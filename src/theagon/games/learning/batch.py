"""Batches: many matches of one game side by side, for learners that decide for all of them at once."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from theagon.compiler.machine import Step
from theagon.errors import TheagonError
from theagon.games.bots.players import player_number
from theagon.games.learning import arrays
from theagon.games.learning.rows import Played, Rows, as_array, row_numbers, row_seeds, told
from theagon.games.play import asked
from theagon.kernel.rng import MAX_SEED

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from theagon.games.play.ruleset import Ruleset

MOST_ROWS: Final = 1 << 31
USUAL_LIST: Final = 32  # the legal actions of a row that a batch has room for at first
MOST_HISTORY: Final = 1024
ARRAYS: Final = ("masks", "offsets", "drawn", "final")
"""The arrays that are made only if they are asked for."""


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
    | `refused` | N | uint8 | 1: the action was illegal |
    | `offsets` | N + 1 | int32 | where in `legal` the legal actions of each row begin, and the last ones end |
    | `legal` | the last offset | int32 | the legal actions of all rows, one after another |
    | `drawn` | N | int32 | what the bot chooses in each row |
    | `final` | N x seats x size of an observation | uint8 | where `dones` is 1: what each seat saw at the end |
    | `seeds` | N | int64 | the seed of the row's next match, which then grows by 1; the first ones are drawn |
    | `decks` | N x size of decks | uint8 | the decks of the row's next match, as `Game.laid_out` gives them |
    | `history` | N x length x size of an observation | uint8 | what the seat to act saw when it decided, now last |

    The history of a seat begins with its match; there are zeros before that. `masks`, `offsets`, `drawn` and `final`
    are made from the first time on that they are asked for, `final` from the next step on. Who writes into `states` may
    write anything, so once they are asked for, each action is checked by the rules, and a step takes longer.
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
        contestant: int | None,
        out: Mapping[str, Any],
    ) -> None:
        """`decks` are laid out for the rows in turn; the rest is as `Game.batch` takes it."""
        n = asked.number("batch", "n", n, 1, MOST_ROWS)
        seed = asked.number("batch", "seed", seed, 0, MAX_SEED)
        asked.number("batch", "threads", threads, 1, n)
        history = asked.number("batch", "history", history, 0, MOST_HISTORY)
        super().__init__(played, threads)
        program, size = self.machine.program, played.space.size
        check_room("batch", played.game, n)
        self.player = player_number(player, played.game.name)
        self.contestant = contestant
        self._out = dict(out)
        self._states: NDArray[np.uint8] = self._array("states", np.uint8, n, program.state.layout.size)
        self._trusted = "states" not in out  # whether nobody else can have changed the states
        self._made: dict[str, NDArray[Any]] = {}  # the arrays that were asked for
        self.observations: NDArray[np.uint8] = self._array("observations", np.uint8, n, size)
        self.to_act: NDArray[np.int8] = self._array("to_act", np.int8, n)
        self.rewards: NDArray[np.int8] = self._array("rewards", np.int8, n, program.seats)
        self.dones: NDArray[np.uint8] = self._array("dones", np.uint8, n)
        self.refused: NDArray[np.uint8] = self._array("refused", np.uint8, n)
        self.seeds: NDArray[np.int64] = self._array("seeds", np.int64, n)
        self.history: NDArray[np.uint8] = self._array("history", np.uint8, n, history, size)
        for name in [name for name in ARRAYS if name in self._out]:
            self._made[name] = self._new(name)
        if self._out:
            raise TheagonError(f"batch: out must have names of arrays, not {next(iter(self._out))}")
        self._actions, self._rows = np.full(n, -1, np.int32), np.zeros(n, np.uint8)
        # A step reads the lists of the last one and writes the others: those at `_latest` are of the present states.
        self._offsets = [np.zeros(n + 1, np.int32) for _ in range(2)]
        self._lists = [np.zeros(USUAL_LIST * n, np.int32) for _ in range(2)]
        self._latest, self._current = 0, True
        self._legal: NDArray[np.int32] | None = None
        self._seen = np.zeros((n, program.seats, history, size), np.uint8)  # the history of each seat, as a ring
        self._newest = np.zeros((n, program.seats), np.intp)  # the place of the last observation in its ring
        self.decks: NDArray[np.uint8] = np.array([np.frombuffer(deck, np.uint8) for deck in decks])[
            np.arange(n) % len(decks)
        ]
        self.seeds[:] = row_seeds(seed, n)
        self._end(slice(None))
        self._begin()

    def _make_machines(self) -> None:
        super()._make_machines()
        self._steppers: dict[tuple[int, bool], Callable[[], int]] = {}

    def __getstate__(self) -> dict[str, Any]:
        """Return all but the machines and what works on them."""
        return {name: value for name, value in super().__getstate__().items() if name != "_steppers"}

    @property
    def states(self) -> NDArray[np.uint8]:
        """The matches, for reading and writing."""
        if self._trusted:
            self._trusted = False
            self._steppers.clear()
        return self._states

    @property
    def masks(self) -> NDArray[np.uint8]:
        """The legal actions of each row as bits."""
        return self._asked("masks")

    @property
    def offsets(self) -> NDArray[np.int32]:
        """The bounds of each row in `legal`."""
        return self._asked("offsets")

    @property
    def legal(self) -> NDArray[np.int32]:
        """The legal actions of all rows: a new array after each step."""
        if self._legal is None:
            self._legal = self._lists[self._latest][: self._offsets[self._latest][-1]].copy()
        return self._legal

    @property
    def drawn(self) -> NDArray[np.int32]:
        """What the bot chooses in each row."""
        return self._asked("drawn")

    @property
    def final(self) -> NDArray[np.uint8]:
        """The last observations of the matches that ended."""
        return self._asked("final")

    def _asked(self, name: str) -> NDArray[Any]:
        """Return an array; the first time, make it for the present states."""
        if name not in self._made:
            made = self._made[name] = self._new(name)
            self._steppers.clear()
            if name == "offsets":
                made[:] = self._offsets[self._latest]
            elif name != "final":
                self._show({name: made})
        return self._made[name]

    def _new(self, name: str) -> NDArray[Any]:
        """Return a new array of this name, or the caller's."""
        program, n = self.machine.program, len(self._states)
        kinds: dict[str, tuple[Any, tuple[int, ...]]] = {
            "masks": (np.uint8, (n, -(-program.action_space // 8))),
            "offsets": (np.int32, (n + 1,)),
            "drawn": (np.int32, (n,)),
            "final": (np.uint8, (n, program.seats, self.played.space.size)),
        }
        kind, shape = kinds[name]
        return self._array(name, kind, *shape)

    def _show(self, arrays: dict[str, Any]) -> None:
        """Write some arrays by the present states, which stay, as do all other arrays."""
        seeds, ends = self.seeds.copy(), (self.rewards.copy(), self.dones.copy())
        nothing = np.full(len(seeds), -1, np.int32)
        step = Step(self._states.copy(), nothing, *ends, seeds=seeds, decks=self.decks, player=self.player)
        try:
            self.machine.step(step._replace(**arrays), self.others)
        except (TypeError, ValueError) as error:
            raise _told(error) from None

    def _end(self, rows: NDArray[np.intp] | slice) -> None:
        """Let the matches of some rows be over, so that the next ones begin."""
        program = self.machine.program
        self._states[rows, program.state.layout.offset["winner"]] = program.seats

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
        changed = row_numbers("refresh", slice(None) if rows is None else rows, len(self._states))
        self._check_rows(self._states, changed)
        return self._begin(changed)

    def restart(self, rows: ArrayLike) -> None:
        """Begin the next match in the rows of these numbers; the others stay. `rewards` and `dones` become 0 in all."""
        chosen = row_numbers("restart", rows, len(self._states))
        self._end(chosen)
        self._rows[:] = 0
        self._rows[chosen] = 1
        self._seen[chosen] = 0
        self._actions[:] = -1
        self._step(partly=True)
        self.dones[:] = 0

    def _begin(self, rows: NDArray[np.intp] | slice = slice(None)) -> int:
        """Write all arrays by the states as they are; what was seen before in some rows is forgotten."""
        self._seen[rows] = 0
        self._actions[:] = -1
        illegal = self._step(partly=False)
        self.dones[:] = 0  # no action has ended a match
        return illegal

    def step(self, actions: ArrayLike, rows: ArrayLike | None = None) -> int:
        """Carry out an action in each row, -1 for none; returns how many were illegal, which change nothing.

        Only what `masks` and `legal` list is legal, so giving up is illegal here.
        `actions` are N whole numbers of any type, such as those that `argmax` gives, or `drawn` itself. With `rows`,
        the numbers of some, the others and what the arrays say of them stay; only `rewards` and the like become 0.
        """
        self._choose(actions)
        if rows is not None:
            chosen = row_numbers("step", rows, len(self._states))
            self._rows[:] = 0
            self._rows[chosen] = 1
        return self._step(partly=rows is not None)

    def _choose(self, actions: ArrayLike) -> None:
        """Write an action for each row into `_actions`; a number that does not fit stays illegal."""
        given, space = one_for_each("step", actions, len(self._states)), self.machine.program.action_space
        self._actions[:] = given
        if given.dtype != np.int32 and not np.can_cast(given.dtype, np.int32):
            self._actions[given < 0] = -1
            self._actions[given >= space] = space

    def _step(self, partly: bool) -> int:
        """Carry out `_actions`, all or only those of `_rows`. Returns how many were illegal."""
        if partly and not self._current:
            self._show({"offsets": self._offsets[self._latest], "legal": self._lists[self._latest]})
        try:
            illegal = (self._steppers.get((self._latest, partly)) or self._stepper(partly))()
        except BaseException as error:
            self._trusted, self._current = False, False  # some states may have changed, without their lists
            self._steppers.clear()
            raise _told(error) from None
        self._current = True
        self._latest = 1 - self._latest
        self._legal = None
        offsets = self._offsets[self._latest]
        if offsets[-1] > len(self._lists[self._latest]):
            self._lists = [np.zeros(2 * offsets[-1], np.int32) for _ in range(2)]
            self._steppers.clear()
            self._show({"offsets": offsets, "legal": self._lists[self._latest]})
        if "offsets" in self._made:
            self._made["offsets"][:] = offsets
        if self.history.size:
            acted = (self._actions >= 0) & (self.refused == 0)
            self._remember(acted & (self._rows == 1) if partly else acted)
        return illegal

    def _stepper(self, partly: bool) -> Callable[[], int]:
        """Return the function that carries out the next step on these arrays, and keep it.

        It takes views, because numpy takes a while to show the memory of an array.
        """
        now, then = self._latest, 1 - self._latest
        arrays: tuple[Any, ...] = (
            self._states,
            self._actions,
            self.rewards,
            self.dones,
            self._made.get("masks"),
            self.to_act,
            self.observations,
            self._offsets[then],
            self._lists[then],
            self.seeds,
            self.decks,
            self._made.get("drawn"),
            self.player,
            self.refused,
            self._made.get("final"),
            self._rows if partly else None,
            self._offsets[now],
            self._lists[now],
            int(self._trusted),
            -1 if self.contestant is None else self.contestant,
        )
        views: Any = [each.data if isinstance(each, np.ndarray) else each for each in arrays]
        stepper = self._steppers[now, partly] = self.machine.stepper(Step(*views), self.others)
        return stepper

    def _remember(self, acted: NDArray[np.bool_]) -> None:
        """Add the present observations to the histories of the seats to act; where no seat acted, replace the last."""
        self._seen[self.dones == 1] = 0
        (n, seats, length, size), rows = self._seen.shape, np.arange(len(self._states))
        newest = (self._newest[rows, self.to_act] + acted) % length
        self._newest[rows, self.to_act] = newest
        self._seen[rows, self.to_act, newest] = self.observations
        oldest_first = (newest[:, None] + np.arange(1, length + 1)) % length
        places = (rows * seats + self.to_act)[:, None] * length + oldest_first
        rings = self._seen.reshape(n * seats * length, size)
        np.take(rings, places, axis=0, out=self.history, mode="clip")  # a mode other than "raise" needs no copy

    @property
    def deciders(self) -> NDArray[np.uint8]:
        """The contestant to act in each row."""
        first = self.machine.program.state.layout.offset["contestant"]
        found: NDArray[np.uint8] = self._states[np.arange(len(self._states)), first + self.to_act.astype(np.intp)]
        return found

    @property
    def contestants(self) -> NDArray[np.int8]:
        """The contestant of each seat, N x seats: the place of a deck in the set-up of the row, or -1."""
        layout, seats = self.machine.program.state.layout, self.machine.program.seats
        first = layout.offset["contestant"]
        found = self._states[:, first : first + seats].astype(np.int8)
        found[np.arange(seats) > found.max(axis=1, keepdims=True)] = -1  # each contestant of a match sits somewhere
        return found

    def named(self) -> NDArray[Any]:
        """Return the observations by group and field, without a copy: `named()["hand"]["cost"]`. See `arrays.named`."""
        return arrays.named(self.played.space, self.observations)

    def planes(self, group: str) -> NDArray[np.float32]:
        """Return a group of the observations as planes from 0 to 1, N x planes x shape: see `arrays.planes`."""
        return arrays.planes(self.played.space, self.observations, group)


def _told(error: BaseException) -> BaseException:
    """Return the error of a step as a TheagonError if something that was given is wrong."""
    if isinstance(error, (TypeError, ValueError)):
        return TheagonError(f"step: {str(error).removeprefix('step: ')}")
    return error


def check_room(verb: str, game: Ruleset, rows: int) -> None:
    """Raise TheagonError if this machine has less memory than so many rows need."""
    program, seen = game.program, game.observation_space.size
    needed = rows * (program.state.layout.size + program.decks.layout.size + seen + 8 * USUAL_LIST)
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") if hasattr(os, "sysconf") else needed
    if needed > memory:
        raise no_room(verb, rows)


def no_room(verb: str, rows: int) -> TheagonError:
    """Return the error that there is too little memory."""
    return TheagonError(f"{verb}: there is no memory for {rows:,} matches", hint="take fewer")


def one_for_each(verb: str, actions: ArrayLike, rows: int) -> NDArray[Any]:
    """Return the actions as an array of whole numbers. Raises TheagonError if they are not one for each row."""
    given = as_array(verb, "actions", actions)
    if given.shape != (rows,) or given.dtype.kind not in "iu":
        raise TheagonError(
            f"{verb}: actions must be {rows} whole numbers, one for each match, not {told(actions, given)}"
        )
    return given
