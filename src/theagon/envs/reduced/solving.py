"""Equilibria and exploitability of reduced variants, computed on their trees."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from theagon.envs.reduced.tree import numbers
from theagon.errors import TheagonError

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from theagon.envs.reduced.tree import Tree

SIGN = np.array([1.0, -1.0])  # of a result for seat 0, by seat


class Solver:
    """CFR+ (Tammelin 2014) on a tree: regrets of both seats in turn, none below 0, and averages with linear weights."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.iterations = 0
        counts = np.diff(tree.first)
        self._info = np.repeat(np.arange(tree.states), counts)  # of each choice
        self._equal = 1 / counts[self._info]
        self._regret = np.zeros(len(tree.action))
        self._total = np.zeros(len(tree.action))

    def iterate(self, times: int, done: Callable[[], object] = lambda: None) -> None:
        """Improve both strategies; `done` is called after each iteration."""
        for _ in range(times):
            self.iterations += 1
            for seat in (0, 1):
                self._improve(seat)
            done()

    def average(self) -> NDArray[np.float64]:
        """Return the average strategies of both seats, which come ever closer to an equilibrium: by choice."""
        return self._normal(self._total)

    def exploitability(self, strategy: NDArray[np.float64]) -> float:
        """Return what the best answers gain against a strategy, on average over the seats; 0 in an equilibrium."""
        return (self.best_answer(strategy, 0) + self.best_answer(strategy, 1)) / 2

    def value(self, strategy: NDArray[np.float64]) -> float:
        """Return the expected result of seat 0 if both seats play a strategy."""
        return float(self._values(strategy)[: len(self.tree.chance)] @ self.tree.chance)

    def best_answer(self, strategy: NDArray[np.float64], seat: int) -> float:
        """Return the expected result of a seat that plays the best answer to a strategy of the other one."""
        tree, values = self.tree, SIGN[seat] * self.tree.result
        reach = self._reach(strategy, 1 - seat)
        best = np.zeros(len(tree.action), np.bool_)
        for above, first, end in self._upwards():
            parent, choice = tree.parent[first:end], tree.choice[first:end]
            own = tree.seat[parent] == seat
            worth = np.bincount(choice[own], reach[first:end][own] * values[first:end][own], len(tree.action))
            self._mark_best(best, np.unique(tree.state[parent[own]]).astype(np.intp), worth)
            weight = np.where(own, best[choice], strategy[choice])
            values[above:first] += np.bincount(parent - above, weight * values[first:end], first - above)
        return float(values[: len(tree.chance)] @ tree.chance)

    def _mark_best(self, best: NDArray[np.bool_], states: NDArray[np.intp], worth: NDArray[Any]) -> None:
        """Mark in each of some information states the first choice that is worth most."""
        if not len(states):
            return
        first, end = self.tree.first[states], self.tree.first[states + 1]
        counts = end - first
        starts = np.cumsum(counts) - counts
        choices = np.repeat(first - starts, counts) + np.arange(counts.sum())
        most = np.maximum.reduceat(worth[choices], starts)
        hits = np.flatnonzero(worth[choices] == np.repeat(most, counts))
        _, earliest = np.unique(np.searchsorted(starts, hits, side="right"), return_index=True)
        best[choices[hits[earliest]]] = True

    def _improve(self, seat: int) -> None:
        """Update the regrets and the average of a seat against the present strategy of the other one."""
        tree, strategy = self.tree, self._normal(self._regret)
        values, others = SIGN[seat] * self._values(strategy), self._reach(strategy, 1 - seat)
        first = len(tree.chance)
        parent, choice = tree.parent[first:], tree.choice[first:]
        own = tree.seat[parent] == seat
        parent, choice = parent[own], choice[own]
        gain = others[first:][own] * (values[first:][own] - values[parent])
        self._regret += np.bincount(choice, gain, len(self._regret))
        np.maximum(self._regret, 0, out=self._regret)
        reached = np.bincount(choice, self._reach(strategy, seat, chance=False)[first:][own], len(self._total))
        seen = np.maximum(np.bincount(choice, minlength=len(self._total)), 1)
        self._total += self.iterations * reached / seen  # all nodes of an information state are reached alike

    def _values(self, strategy: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the expected result of seat 0 from each node on."""
        tree, values = self.tree, self.tree.result.copy()
        for above, first, end in self._upwards():
            weighed = strategy[tree.choice[first:end]] * values[first:end]
            values[above:first] += np.bincount(tree.parent[first:end] - above, weighed, first - above)
        return values

    def _upwards(self) -> Iterator[tuple[int, int, int]]:
        """Yield for each depth, the greatest first, the first node of the one above it, its own first, and its end."""
        bounds = self.tree.depth.tolist()
        yield from zip(reversed(bounds[:-2]), reversed(bounds[1:-1]), reversed(bounds[2:]), strict=True)

    def _reach(self, strategy: NDArray[np.float64], seat: int, chance: bool = True) -> NDArray[np.float64]:
        """Return with which probability a seat, and with `chance` the deal, lets each node be reached."""
        tree, reach = self.tree, np.ones(self.tree.nodes)
        if chance:
            reach[: len(tree.chance)] = tree.chance
        for _, first, end in reversed([*self._upwards()]):
            parent = tree.parent[first:end]
            played = np.where(tree.seat[parent] == seat, strategy[tree.choice[first:end]], 1.0)
            reach[first:end] = reach[parent] * played
        return reach

    def _normal(self, weights: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the probabilities of choices with these weights; equal ones where all are 0."""
        sums = np.add.reduceat(weights, self.tree.first[:-1])[self._info]
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1), self._equal)


def exploitability(tree: Tree, strategy: ArrayLike | None = None) -> float:
    """Return what the best answers gain against a strategy, the policy of the tree unless given.

    It is the average over both seats: 0 in an equilibrium. `strategy` has the probability of each choice. Raises
    TheagonError if it is something else.
    """
    chosen = tree.policy if strategy is None else numbers(strategy)
    if chosen.shape != tree.policy.shape or not np.isfinite(chosen).all():
        raise TheagonError(f"exploitability: a strategy has a probability for each of the {len(tree.policy)} choices")
    return Solver(tree).exploitability(chosen)
