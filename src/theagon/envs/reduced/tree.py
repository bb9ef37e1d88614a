"""The whole tree of a reduced variant, as arrays: its decisions, information states and results.

The rules play all positions in blocks, in compiled code, and say what each action shows to each seat. A seat's
information state is everything that it has seen: its first view, then the actions and events as it may know them, and
its present view. All are digests of 64 bits, so two different ones of a million coincide with a chance of 1 in 10^7.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from theagon.envs.reduced import deals
from theagon.errors import TheagonError
from theagon.games.constants import spelled
from theagon.games.learning.rows import Played, Rows
from theagon.games.play import asked
from theagon.games.play.position import Position
from theagon.kernel.witness import KINDS

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

Policy: TypeAlias = "Callable[[NDArray[np.uint8], NDArray[np.int8]], NDArray[Any]]"
"""A function of observations, n x size, and masks, n x actions, that returns probabilities of actions, n x actions."""

BLOCK: Final = 4096  # positions played at once
MOST_NODES: Final = 50_000_000
FIRST: Final = np.uint64(0x9E3779B97F4A7C15)


@dataclass(frozen=True)
class Tree:
    """A game of two seats as arrays. Nodes are in order of their depth; node k's parent has a lower number.

    A *choice* is an action in an information state. The choices of an information state follow one another.
    """

    parent: NDArray[np.int32]  # of each node; -1: a deal
    choice: NDArray[np.int32]  # the choice that leads to each node; -1 for a deal
    depth: NDArray[np.int32]  # the first node of each depth, and the number of nodes
    seat: NDArray[np.int8]  # the seat that decides in each node; -1: the match is over
    state: NDArray[np.int32]  # the information state of each node; -1: the match is over
    result: NDArray[np.float64]  # of each node, for seat 0, where the match is over; else 0
    chance: NDArray[np.float64]  # of each deal, which are the first nodes
    decider: NDArray[np.int8]  # the seat of each information state
    first: NDArray[np.int32]  # the first choice of each information state, and the number of choices
    action: NDArray[np.int32]  # of each choice
    policy: NDArray[np.float64]  # the probability of each choice under the policy that was given; else all are equal

    @property
    def states(self) -> int:
        """The number of information states."""
        return len(self.decider)

    @property
    def nodes(self) -> int:
        """The number of nodes."""
        return len(self.parent)


def unfold(position: Position, policy: Policy | None = None, most: int = MOST_NODES) -> Tree:
    """Play a reduced variant in all ways.

    With a `policy`, ask it in each information state. Raises TheagonError for a variant of more than two seats, for
    more nodes than `most`, and for a policy that does not give probabilities of legal actions.
    """
    asked.is_a("unfold", "position", position, Position, "a position")
    asked.number("unfold", "most", most, 1, MOST_NODES)
    if policy is not None and not callable(policy):
        raise TheagonError(f"unfold: policy must be a function, not {asked.told(policy)}")
    if position.seats != 2:
        raise TheagonError(f"unfold: a tree has two seats, not {position.seats}")
    return _Walk(position, policy, most).tree()


class _Walk:
    """A walk through all positions, block by block."""

    def __init__(self, position: Position, policy: Policy | None, most: int) -> None:
        self._game: Any = position.game
        self._policy, self._most = policy, most
        begun, chances = zip(*deals(position), strict=True)
        self._begun = np.array([np.frombuffer(each.state_bytes(), np.uint8) for each in begun])
        self._chances = np.array(chances)
        self._rows = Rows(Played(self._game, self._game.variant(position.setup)), 1)
        hidden = [int(kind) for kind in position.kinds if self._is_hidden(kind)]
        low, high = (sum(1 << kind - at for kind in hidden if 0 <= kind - at < KINDS) for at in (0, KINDS))
        self._hidden = low, high
        offset = self._rows.machine.program.state.layout.offset
        self._winner, self._to_act = offset["winner"], offset["to_act"]
        self._known: dict[int, int] = {}  # the number of each information state
        self._decider: list[int] = []
        self._actions: list[NDArray[np.int32]] = []
        self._first = [0]
        self._probabilities: list[NDArray[np.float64]] = []

    def _is_hidden(self, kind: Any) -> bool:
        row = self._game.events.get(spelled(kind))
        return bool(row and row.hidden)

    def tree(self) -> Tree:
        parts = list(self._blocks())
        parent, choice, depth, seat, state, result = (np.concatenate(part) for part in zip(*parts, strict=True))
        order = np.argsort(depth, kind="stable")
        place = np.empty(len(order), np.int32)
        place[order] = np.arange(len(order), dtype=np.int32)
        above = parent[order]
        return Tree(
            np.where(above < 0, -1, place[above]).astype(np.int32),
            choice[order],
            np.searchsorted(depth[order], np.arange(depth.max() + 2)).astype(np.int32),
            seat[order],
            state[order],
            result[order],
            self._chances,
            np.array(self._decider, np.int8),
            np.array(self._first, np.int32),
            np.concatenate([*self._actions, np.zeros(0, np.int32)]),
            np.concatenate([*self._probabilities, np.zeros(0)]),
        )

    def _blocks(self) -> Iterator[tuple[NDArray[Any], ...]]:
        """Yield what becomes of each block of nodes. Those of greater depth come first, so that few states are kept."""
        count = len(self._begun)
        told, shown = self._witnessed(self._begun, np.full(count, -1))
        none, seen = np.full(count, -1), stir(np.full_like(told, FIRST), shown)
        waiting: list[tuple[Any, ...]] = [(self._begun, none, none, 0, seen, shown)]
        nodes = 0
        while waiting:
            states, parent, choice, depth, seen, shown = waiting.pop()
            if len(states) > BLOCK:
                arrays = (states, parent, choice, seen, shown)
                for at in range(0, len(states), BLOCK):
                    one, two, three, four, five = (each[at : at + BLOCK] for each in arrays)
                    waiting.append((one, two, three, depth, four, five))
                continue
            numbers = np.arange(nodes, nodes + len(states))
            nodes += len(states)
            if nodes > self._most:
                raise TheagonError(f"unfold: there are more than {self._most:,} nodes", hint="leave fewer cards")
            over = states[:, self._winner] != 255
            seat = np.where(over, -1, states[:, self._to_act].astype(np.int8)).astype(np.int8)
            result = np.where(over, self._rows.returns(states)[:, 0], 0).astype(np.float64)
            open_rows = np.flatnonzero(~over)
            digests = stir(seen, shown)[open_rows, seat[open_rows]]
            infos, lists = self._informed(states[open_rows], seat[open_rows], digests)
            state = np.full(len(states), -1, np.int32)
            state[open_rows] = infos
            yield parent, choice, np.full(len(states), depth), seat, state, result
            if not len(open_rows):
                continue
            counts = np.array([len(each) for each in lists])
            rows = np.repeat(open_rows, counts)
            firsts = np.repeat(np.array(self._first)[infos], counts)
            within = np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts, counts)
            children = states[rows]
            told, now = self._witnessed(children, np.concatenate(lists))
            waiting.append((children, numbers[rows], firsts + within, depth + 1, stir(seen[rows], told), now))

    def _witnessed(self, states: NDArray[np.uint8], actions: NDArray[Any]) -> tuple[NDArray[np.uint64], ...]:
        """Carry out an action in each state. Returns digests of what each seat is told, and of what it then sees."""
        told, shown = self._rows.witness(states, actions, self._hidden)
        return told[:, :2].copy(), shown[:, :2].copy()

    def _informed(
        self, states: NDArray[np.uint8], seats: NDArray[np.int8], digests: NDArray[np.uint64]
    ) -> tuple[NDArray[np.int32], list[NDArray[np.int32]]]:
        """Return the information state of each position, and its legal actions; note those that are new."""
        infos = np.empty(len(states), np.int32)
        fresh = []
        for row, (digest, seat) in enumerate(zip(digests.tolist(), seats.tolist(), strict=True)):
            key = digest << 1 | seat
            known = self._known.get(key)
            if known is None:
                known = self._known[key] = len(self._decider)
                self._decider.append(seat)
                fresh.append(row)
            infos[row] = known
        if fresh:
            self._note(states[fresh], seats[fresh])
        return infos, [self._actions[info] for info in infos.tolist()]

    def _note(self, states: NDArray[np.uint8], seats: NDArray[np.int8]) -> None:
        """Keep the choices of new information states."""
        lists = [np.sort(each) for each in self._rows.legal_actions(states)]
        self._actions += lists
        self._first += (self._first[-1] + np.cumsum([len(each) for each in lists])).tolist()
        if self._policy is None:
            self._probabilities += [np.full(len(each), 1 / len(each)) for each in lists]
            return
        masks = np.zeros((len(lists), self._game.action_space), np.int8)
        for row, each in enumerate(lists):
            masks[row, each] = 1
        given = numbers(self._policy(self._rows.observe(states, seats), masks.copy()))
        if given.shape != masks.shape or not np.isfinite(given).all() or (given < 0).any():
            raise TheagonError("unfold: a policy returns the probabilities of all actions, n x actions")
        if (given * (masks == 0)).any() or not np.allclose(given.sum(axis=1), 1, atol=1e-3):
            raise TheagonError("unfold: a policy's probabilities are those of legal actions, and add up to 1")
        self._probabilities += [given[row, each] / given[row, each].sum() for row, each in enumerate(lists)]


def numbers(given: ArrayLike) -> NDArray[np.float64]:
    """Return what was given as numbers; none if it is something else."""
    try:
        return np.asarray(given, np.float64)
    except (TypeError, ValueError):
        return np.empty(0)


def stir(one: NDArray[np.uint64], other: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Return a digest of two digests, by the last steps of SplitMix64."""
    mixed = one * np.uint64(0xD1342543DE82EF95) + other + FIRST
    mixed = (mixed ^ mixed >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ mixed >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return mixed ^ mixed >> np.uint64(31)
