"""Fictitious self-play from scratch, on reduced games: both seats learn to answer each other's average strategy.

After Heinrich, Lanctot and Silver, "Fictitious self-play in extensive-form games" (2015), whose successor with networks
is NFSP. It learns from matches alone: what a seat saw, what it did, and the result. The tree of the game serves as a
fast simulator, and at the end says how much the best answers still gain against the average strategies.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
import numpy as np

from theagon.envs.reduced import VARIANTS, reduced
from theagon.envs.reduced.solving import SIGN, Solver
from theagon.envs.reduced.tree import Tree, unfold


class Fsp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Its settings."""

    matches: int = 3_000_000  # to learn from
    together: int = 1024  # matches between two updates
    anticipation: float = 0.1  # how often a seat plays its answer, rather than its average strategy
    exploration: float = 0.1  # the share of random actions in an answer, at first; it falls with the root of time
    learning_rate: float = 0.05
    measured: int = 20


class Player:
    """The values of all actions, and the average of all answers so far, of both seats."""

    def __init__(self, tree: Tree, seed: int) -> None:
        self.tree, self.random = tree, np.random.default_rng(seed)
        self.counts = np.diff(tree.first)
        self.state_of = np.repeat(np.arange(tree.states), self.counts)
        self.values = np.zeros(len(tree.action))  # of each choice, for the seat that has it
        self.answers = np.full(len(tree.action), 1e-3)  # how often each was the answer
        self.children = np.lexsort((tree.choice, tree.parent))[len(tree.chance) :]
        self.child = np.searchsorted(tree.parent[self.children], np.arange(tree.nodes))

    def average(self) -> np.ndarray:
        """Return the average strategies: the probability of each choice."""
        return self.answers / np.add.reduceat(self.answers, self.tree.first[:-1])[self.state_of]

    def best(self) -> np.ndarray:
        """Return the most valuable choice of each information state."""
        order = np.lexsort((-self.values, self.state_of))
        return order[self.tree.first[:-1]]

    def learn(self, matches: int, settings: Fsp, exploration: float) -> None:
        """Play some matches, and learn from them."""
        tree, random = self.tree, self.random
        best, below = self.best(), np.cumsum(self.average())
        highest = self.values[best]
        nodes = random.choice(len(tree.chance), matches, p=tree.chance)
        answering = random.random((matches, 2)) < settings.anticipation
        last = np.full((matches, 2), -1)  # the last choice of each seat
        choices, targets = [], []
        while True:
            for seat in (
                0,
                1,
            ):  # a match that is over, or in which the seat decides again, says what its last was worth
                over, again = tree.seat[nodes] < 0, tree.seat[nodes] == seat
                known = np.flatnonzero((over | again) & (last[:, seat] >= 0))
                worth = np.where(over, SIGN[seat] * tree.result[nodes], highest[tree.state[nodes]])
                choices.append(last[known, seat])
                targets.append(worth[known])
                last[known, seat] = -1
            rows = np.flatnonzero(tree.seat[nodes] >= 0)
            if not len(rows):
                break
            states, seats = tree.state[nodes[rows]], tree.seat[nodes[rows]]
            first = tree.first[states]
            drawn = first + (random.random(len(rows)) * self.counts[states]).astype(np.int64)
            before = np.where(first > 0, below[first - 1], 0)
            usual = np.searchsorted(
                below, before + random.random(len(rows)) * (below[tree.first[states + 1] - 1] - before)
            )
            usual = usual.clip(first, tree.first[states + 1] - 1)
            answers = answering[rows, seats]
            chosen = np.where(random.random(len(rows)) < exploration, drawn, best[states])
            np.add.at(self.answers, best[states[answers]], 1)
            chosen = np.where(answers, chosen, usual)
            last[rows, seats] = chosen
            nodes[rows] = self.children[self.child[nodes[rows]] + chosen - first]
        self._fit(np.concatenate(choices), np.concatenate(targets), settings.learning_rate)

    def _fit(self, choices: np.ndarray, targets: np.ndarray, rate: float) -> None:
        """Move the values of choices towards what they were worth."""
        often = np.bincount(choices, minlength=len(self.values))
        total = np.bincount(choices, targets, len(self.values))
        met = often > 0
        share = 1 - (1 - rate) ** often[met]
        self.values[met] += share * (total[met] / often[met] - self.values[met])


def main() -> None:
    """Learn a variant by the options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variant", choices=sorted(VARIANTS))
    parser.add_argument("--out", type=Path, required=True, help="a folder for curve.json")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--settings", type=Path, help="a JSON file of settings other than the usual ones")
    asked = parser.parse_args()
    settings = msgspec.json.decode(asked.settings.read_bytes(), type=Fsp) if asked.settings else Fsp()
    tree = unfold(reduced(asked.variant))
    player, solver = Player(tree, asked.seed), Solver(tree)
    curve: list[tuple[int, float]] = []
    asked.out.mkdir(parents=True, exist_ok=True)
    for played in range(0, settings.matches, settings.together):
        exploration = settings.exploration / (1 + 10 * played / settings.matches) ** 0.5
        player.learn(settings.together, settings, exploration)
        done = played + settings.together
        if done * settings.measured >= (len(curve) + 1) * settings.matches:
            curve.append((done, solver.exploitability(player.average())))
            print(f"{done:,} matches: the best answers gain {curve[-1][1]:.4f}", flush=True)
            (asked.out / "curve.json").write_bytes(msgspec.json.encode(curve))


if __name__ == "__main__":
    main()
