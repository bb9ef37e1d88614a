"""Trees of reduced variants against a plain recursion through positions, and the equilibria that are packaged."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import numpy as np
import pytest
from msgspec import json

from theagon.envs.reduced import VARIANTS, deals, reduced
from theagon.envs.reduced.equilibria import equilibria, equilibrium
from theagon.envs.reduced.solving import Solver, exploitability
from theagon.envs.reduced.tree import unfold
from theagon.errors import TheagonError
from theagon.match.match import is_secret
from theagon.match.scenario import read_scenario
from theagon.match.scenario_run import run_scenario

SMALL = [variant for variant, known in equilibria().items() if known.states < 2000]
by_small = pytest.mark.parametrize("variant", SMALL)


def uneven(observations: Any, masks: Any) -> Any:
    """A policy that depends on what it sees and on the action."""
    weights = masks * (1.0 + (observations.sum(axis=1, dtype=np.int64)[:, None] + np.arange(masks.shape[1]) * 7) % 5)
    return weights / weights.sum(axis=1, keepdims=True)


class Plain:
    """A tree of positions, walked in Python without digests."""

    def __init__(self, variant: str) -> None:
        self.information: dict[int, dict[Any, list[Any]]] = {0: defaultdict(list), 1: defaultdict(list)}
        self.nodes = 0
        begun = deals(reduced(variant))
        self.deals = [(self.walk(position, (), (), 0, chance, chance), chance) for position, chance in begun]

    def walk(self, position: Any, one: Any, other: Any, depth: int, for_one: float, for_other: float) -> dict[str, Any]:
        """A node and all below it. `for_one` is the probability that the deal and seat 1 lead to it, and so on."""
        self.nodes += 1
        node: dict[str, Any] = {"result": position.returns()[0], "seat": position.to_act, "children": {}}
        if position.is_over:
            return node
        seat, seen = position.to_act, (one, other)
        key = (seen[seat], position.observation(seat))
        node |= {"key": key, "depth": depth, "against": (for_one, for_other)[seat]}
        observation, mask = np.frombuffer(position.observation(seat), np.uint8), np.zeros(position.game.action_space)
        mask[position.legal_actions()] = 1
        node["chances"] = uneven(observation[None], mask[None])[0]
        self.information[seat][key].append(node)
        for action in position.legal_actions():
            after = position.clone()
            events = after.apply(action)
            told: list[Any] = []
            for each in (0, 1):
                known = action if each == seat or not is_secret(events) else None
                told.append((*seen[each], known, *(json.encode(event.seen_by(each)) for event in events)))
            chance = node["chances"][action]
            to_one, to_other = (for_one, for_other * chance) if seat == 0 else (for_one * chance, for_other)
            node["children"][action] = self.walk(after, told[0], told[1], depth + 1, to_one, to_other)
        return node

    def value(self, node: dict[str, Any], best: dict[Any, int], seat: int) -> float:
        """The result of seat 0 if a seat does what is best, and the other one plays the policy."""
        if not node["children"]:
            return float(node["result"])
        if node["seat"] == seat and node["key"] in best:
            return float(self.value(node["children"][best[node["key"]]], best, seat))
        chances, children = node["chances"], node["children"]
        return float(sum(chances[action] * self.value(child, best, seat) for action, child in children.items()))

    def best_answer(self, seat: int) -> float:
        """The result of a seat that plays the best answer to the policy; the deepest information states come first."""
        sign, best = 1 if seat == 0 else -1, dict[Any, int]()
        for key, nodes in sorted(self.information[seat].items(), key=lambda item: -item[1][0]["depth"]):
            worth: dict[int, float] = defaultdict(float)
            for node in nodes:
                for action, child in node["children"].items():
                    worth[action] += sign * node["against"] * self.value(child, best, seat)
            best[key] = max(worth, key=worth.__getitem__)
        return sign * sum(chance * self.value(node, best, seat) for node, chance in self.deals)


@pytest.mark.parametrize("variant", SMALL[:3])
def test_a_tree_is_what_a_plain_recursion_through_positions_finds(variant: str) -> None:
    tree, plain = unfold(reduced(variant), uneven), Plain(variant)
    assert (tree.nodes, tree.states) == (plain.nodes, sum(map(len, plain.information.values())))
    solver = Solver(tree)
    for seat in (0, 1):
        assert solver.best_answer(tree.policy, seat) == pytest.approx(plain.best_answer(seat))
    assert solver.value(tree.policy) == pytest.approx(
        sum(chance * plain.value(node, {}, 0) for node, chance in plain.deals)
    )
    assert exploitability(tree) == pytest.approx((plain.best_answer(0) + plain.best_answer(1)) / 2)


@by_small
def test_what_is_known_of_a_small_variant_is_found_again(variant: str) -> None:
    known, tree = equilibrium(variant), unfold(reduced(variant))
    assert (tree.states, tree.nodes) == (known.states, known.nodes)
    solver = Solver(tree)
    solver.iterate(100)
    found = solver.average()
    left = solver.exploitability(found)
    assert 0 <= left + 1e-9 < 0.01
    assert abs(solver.value(found) - known.value) <= 2 * (left + known.exploitability) + 1e-6
    assert exploitability(tree) > 0.05  # of the policy that does everything equally often


def test_the_packaged_variants_are_twenty_or_more_of_all_sizes_and_solved() -> None:
    known = equilibria()
    assert known.keys() == VARIANTS.keys()
    sizes = sorted(each.states for each in known.values())
    assert len(sizes) >= 20
    assert sizes == [each.states for each in known.values()]
    assert [sum(10**k <= size < 10 ** (k + 1) for size in sizes) > 0 for k in range(2, 6)] == [True] * 4
    assert all(each.exploitability <= 0.001 for each in known.values())


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_holds_as_a_scenario(variant: str) -> None:
    assert run_scenario(read_scenario(VARIANTS[variant])).holds


def test_what_does_not_fit_is_refused() -> None:
    position = reduced(SMALL[0])
    with pytest.raises(TheagonError, match="unfold: there are more than 10 nodes"):
        unfold(position, most=10)
    with pytest.raises(TheagonError, match="unfold: position must be a position, not an int"):
        unfold(3)  # type: ignore[arg-type]
    wrong: list[Any] = [
        lambda _, masks: masks[:, :3],
        lambda _, masks: -masks,
        lambda _, masks: masks * 2.0,
        lambda _, masks: np.full(masks.shape, 1 / masks.shape[1]),
        lambda _, masks: masks * np.nan,
        lambda *_: "all",
        lambda *_: [[1.0], [0.5, 0.5]],
    ]
    for policy in wrong:
        with pytest.raises(TheagonError, match="unfold: a policy"):
            unfold(position, policy)
    with pytest.raises(TheagonError, match="unfold: policy must be a function, not an int"):
        unfold(position, 1)  # type: ignore[arg-type]
    tree = unfold(position)
    for strategy in (tree.policy[:-1], [1, 2], "all", tree.policy * np.nan):
        with pytest.raises(TheagonError, match="exploitability: a strategy has a probability for each of the"):
            exploitability(tree, strategy)
    with pytest.raises(TheagonError, match="there is no packaged variant 'post'"):
        equilibrium("post")
