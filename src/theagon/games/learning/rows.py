"""Rows: the states of many matches of one variant, and what may be asked of all of them at once, on several threads."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

import numpy as np

from theagon.compiler.machine import Step
from theagon.errors import TheagonError
from theagon.games.bots.players import player_number
from theagon.games.play import asked
from theagon.games.play.valid_state import check_state
from theagon.kernel.forms import padding
from theagon.kernel.players import MOST_HORIZON
from theagon.kernel.rng import MAX_SEED
from theagon.kernel.witness import DIGEST

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from theagon.compiler.machine import Machine
    from theagon.games.play.ruleset import Ruleset
    from theagon.kernel.observation import ObservationSpace

MOST_THREADS: Final = 256


class Played(NamedTuple):
    """A game, and the variant of it that rows play."""

    game: Ruleset
    variant: Hashable

    @property
    def space(self) -> ObservationSpace:
        """The layout of an observation."""
        return self.game.observation_space

    def machine(self) -> Machine:
        """Return a new machine with the tables of the variant."""
        return self.game.pool(self.variant).machine()


class Rows:
    """Machines for the matches of one variant, one for each thread.

    `states` are always N states, an array N x size of a state of uint8, such as `Batch.states` or a part of it. They
    must be what the rules can make: only `check` finds out. `seats` and `seeds` are numbers, or arrays of N; from a
    single seed those of the rows are drawn. The result is the same for every number of threads, and equal to that of
    single positions with these seeds. A copy or an unpickled object has its own machines and arrays.
    """

    def __init__(self, played: Played, threads: int) -> None:
        self.played = played
        self.threads = asked.number("batch", "threads", threads, 1, MOST_THREADS)
        self._make_machines()

    def _make_machines(self) -> None:
        self.machine, *self.others = (self.played.machine() for _ in range(self.threads))

    def __getstate__(self) -> dict[str, Any]:
        """Return all but the machines, which are working memory."""
        return {name: value for name, value in vars(self).items() if name not in ("machine", "others")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._make_machines()

    def __copy__(self) -> Self:
        return deepcopy(self)

    def check(self, states: NDArray[np.uint8], rows: ArrayLike | slice = slice(None)) -> None:
        """Raise TheagonError, with the row, for a state that no match of the variant can reach: see `Game.restore`.

        With `rows`, the numbers of some, only these are checked.
        """
        self._check_shape("check", states)
        self._check_rows(states, row_numbers("check", rows, len(states)))

    def _check_rows(self, states: NDArray[np.uint8], numbers: NDArray[np.intp]) -> None:
        own = self._copy("check", states[numbers])
        dirt = np.frombuffer(padding(self.machine.program.state.layout).to_bytes(own.shape[1], "little"), np.uint8)
        doubtful = (own & dirt).any(axis=1) | (self._each("check", "valid", own, {}) == 0)
        for row in numbers[doubtful][:1]:
            try:
                check_state(self.machine, states[row].tobytes())
            except TheagonError as error:
                raise TheagonError(f"states[{row}]: {error}") from None

    def redraw(self, states: NDArray[np.uint8], seats: ArrayLike, seeds: ArrayLike) -> None:
        """Change each state into one in which all that its seat cannot know is drawn again: see `determinize`."""
        self._each("redraw", "redraw", states, {"seats": seats, "seeds": seeds})

    def decide(self, states: NDArray[np.uint8], player: str, seeds: ArrayLike = 0) -> NDArray[np.int64]:
        """Return what a bot does in each state; -1 where the match is over. The states stay."""
        asked.text("decide", "player", player)
        number = player_number(player, self.played.game.name)
        return self._each("decide", "choose", self._copy("decide", states), {"player": number, "seeds": seeds})

    def playout(
        self,
        states: NDArray[np.uint8],
        players: tuple[str, str] = ("random", "random"),
        horizon: int = MOST_HORIZON,
        seeds: ArrayLike = 0,
    ) -> NDArray[np.int64]:
        """Play each match on, at most for `horizon` turns of all players; returns the actions played in each.

        The first of the `players` plays the side of the first contestant, the other one all the rest.
        """
        names = asked.items("playout", "players", players, str, "two names")
        if len(names) != 2:
            raise TheagonError(f"playout: players must be two names, not {len(names)}")
        a, b = (player_number(name, self.played.game.name) for name in names)
        return self._each("playout", "playout", states, {"a": a, "b": b, "seeds": seeds, "horizon": horizon})

    def reply(
        self, states: NDArray[np.uint8], seats: ArrayLike, player: str, seeds: ArrayLike = 0
    ) -> NDArray[np.int64]:
        """Let a bot act for all others until the seat decides or the match is over; returns the actions played."""
        asked.text("reply", "player", player)
        number = player_number(player, self.played.game.name)
        return self._each("reply", "reply", states, {"seats": seats, "player": number, "seeds": seeds})

    def evaluate(self, states: NDArray[np.uint8], seats: ArrayLike) -> NDArray[np.int64]:
        """Return how good each state is for its seat: a game's own measure, which sees everything hidden."""
        return self._each("evaluate", "evaluate", self._copy("evaluate", states), {"seats": seats})

    def returns(self, states: NDArray[np.uint8]) -> NDArray[np.int8]:
        """Return what each match has given to every seat, N x seats: 1 won, -1 lost, else 0."""
        seats = range(self.machine.program.seats)
        found = [self._each("returns", "reward", self._copy("returns", states), {"seats": seat}) for seat in seats]
        return np.stack(found, axis=1).astype(np.int8)

    def observe(self, states: NDArray[np.uint8], seats: ArrayLike) -> NDArray[np.uint8]:
        """Return what a seat sees of each state: N x the size of an observation."""
        own = self._copy("observe", states)
        out = np.zeros((len(own), self.played.space.size), np.uint8)
        self._each("observe", "observe", own, {"seats": seats}, out)
        return out

    def legal_actions(self, states: NDArray[np.uint8]) -> list[NDArray[np.int32]]:
        """Return the legal actions of each state, in no order; none where the match is over."""
        own, count = self._copy("legal_actions", states), len(states)
        room, offsets = 64 * count, np.zeros(count + 1, np.int32)
        rewards, dones = np.zeros((count, self.machine.program.seats), np.int8), np.zeros(count, np.uint8)
        nothing = np.full(count, -1, np.int32)
        while True:
            legal = np.zeros(room, np.int32)
            self.machine.step(Step(own, nothing, rewards, dones, offsets=offsets, legal=legal), self.others)
            if offsets[-1] <= room:
                return np.split(legal[: offsets[-1]], offsets[1:-1]) if count else []
            room = int(offsets[-1])

    def witness(
        self, states: NDArray[np.uint8], actions: ArrayLike, hidden: tuple[int, int]
    ) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
        """Carry out an action in each state, if it is legal. Returns digests, two arrays, N x seats.

        They are of what each seat may know of the action and its events, and of what it sees afterwards. `hidden` has a
        bit for each kind of events with a card that only the seat concerned knows.
        """
        seats = self.machine.program.seats
        out = np.zeros((len(states), self.played.space.size), np.uint8)
        arguments = {"actions": actions, "hidden": hidden[0], "more_hidden": hidden[1]}
        self._each("witness", "witness", states, arguments, out)
        words = np.ascontiguousarray(out[:, : 2 * DIGEST * seats]).view(np.uint64)
        return words[:, :seats], words[:, seats:]

    def _each(
        self,
        verb: str,
        entry: str,
        states: NDArray[np.uint8],
        arguments: Mapping[str, ArrayLike],
        out: NDArray[np.uint8] | None = None,
    ) -> NDArray[np.int64]:
        """Call an entry on each state, which may change; returns its results."""
        self._check_shape(verb, states)
        if not (states.flags.c_contiguous and states.flags.writeable):
            raise TheagonError(f"{verb}: states must be contiguous and writable, for they are changed")
        columns = [_column(verb, name, numbers, len(states)) for name, numbers in arguments.items()]
        results = np.zeros(len(states), np.int64)
        try:
            self.machine.each(entry, states, columns, results, out, self.others)
        except (TypeError, ValueError) as error:
            raise TheagonError(str(error)) from None
        return results

    def _copy(self, verb: str, states: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Return a copy of the states for an entry that may write into them."""
        self._check_shape(verb, states)
        return states.copy()

    def _check_shape(self, verb: str, states: object) -> None:
        size = self.machine.program.state.layout.size
        if (
            not isinstance(states, np.ndarray)
            or states.ndim != 2
            or states.shape[1] != size
            or states.dtype != np.uint8
        ):
            raise TheagonError(f"{verb}: states must be an array, N x {size} of uint8, not {told(states, states)}")


def as_array(verb: str, name: str, given: ArrayLike) -> NDArray[Any]:
    """Return an argument as an array; one that is none, such as lists of different lengths, has no numbers and no
    shape.

    Raises TheagonError for an array of another library that numpy cannot read: on a device, or with a gradient.
    """
    try:
        return np.asarray(given)
    except (RuntimeError, TypeError, ValueError) as error:
        if hasattr(given, "__array__"):
            raise TheagonError(f"{verb}: {name} cannot be read by numpy: {error}") from None
        return np.array(None)


def told(given: object, found: object) -> str:
    """Return what was given in place of an array that fits: the shape and type that were found, or else its class."""
    if isinstance(found, np.ndarray) and found.dtype != object:
        return f"{' x '.join(map(str, found.shape)) or 'one'} of {found.dtype}"
    return asked.told(given)


def row_numbers(verb: str, rows: ArrayLike | slice, count: int) -> NDArray[np.intp]:
    """Return the numbers of some rows as an array. Raises TheagonError for wrong ones."""
    if isinstance(rows, slice):
        return np.arange(count)[rows]
    found, most = as_array(verb, "rows", rows), count - 1
    wrong = TheagonError(f"{verb}: rows must be different whole numbers, such as np.flatnonzero(dones)")
    if found.ndim != 1 or (found.size and found.dtype.kind not in "iu"):
        raise wrong
    if found.size and not 0 <= found.min() <= found.max() <= most:
        raise TheagonError(f"{verb}: rows must be 0 to {most}")
    numbers, named = found.astype(np.intp), np.zeros(count, np.bool_)
    named[numbers] = True
    if np.count_nonzero(named) < len(numbers):
        raise wrong
    return numbers


def row_seeds(seed: int, rows: int, verb: str = "") -> NDArray[np.int64]:
    """Return a seed for each row: a word of the counter-based generator Philox, with `seed` and the verb as its key.

    Bots count on from their seed, and rows from match to match, so with seeds that follow one another they would draw
    alike. The words are far from each other, and from small seeds: that any two of ten thousand rows share a match in
    their first million has a chance of 1 in 46,000. All are below 2**62, so a row would have to play 2**61 matches to
    reach `FIRST_TEST_SEED`.
    """
    words: NDArray[np.uint64] = np.random.Philox(key=seed | int.from_bytes(verb.encode(), "big") << 64).random_raw(rows)
    return (words >> np.uint64(2)).astype(np.int64)


def _column(verb: str, name: str, numbers: ArrayLike, rows: int) -> NDArray[np.int64]:
    """Return a number for each row as a new array. From a single seed those of the rows are drawn."""
    given = as_array(verb, name, numbers)
    long = given.dtype == np.uint64 and (given > MAX_SEED).any()
    if given.dtype.kind not in "iu" or given.shape not in ((), (rows,)) or long:
        wanted = f"a whole number of 64 bits, or an array of {rows} of them"
        raise TheagonError(f"{verb}: {name} must be {wanted}, not {told(numbers, given)}")
    if name == "seeds" and not given.shape:
        return row_seeds(asked.number(verb, name, int(given), 0, MAX_SEED), rows, verb)
    return np.array(np.broadcast_to(given, rows), np.int64)
