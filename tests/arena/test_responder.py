"""Best responses by search: never better than exact ones, as good where that is easy, and fair."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.arena.test_pairs import plan_of, timeless
from tests.games.kits import KITS, SAMPLED_GAMES
from theagon.arena.pairs import play_pairs
from theagon.arena.responder import Responder
from theagon.arena.standing import Standing
from theagon.envs.reduced import deals, reduced
from theagon.envs.reduced.solving import Solver
from theagon.envs.reduced.tree import unfold
from theagon.games.bots.players import player_number
from theagon.games.play.position import Position
from theagon.testing import check_bot
from theagon.testing.walks import Bot

Chances = Callable[[Position], Mapping[int, float]]
"""A policy: the probabilities of actions in a position."""


def uniform(position: Position) -> Mapping[int, float]:
    legal = position.legal_actions()
    return dict.fromkeys(legal, 1 / len(legal))


def first(position: Position) -> Mapping[int, float]:
    return {position.legal_actions()[0]: 1.0}


def expected(position: Position, seat: int, answer: Bot, policy: Chances) -> float:
    """The expected result of a seat that answers a policy, over all that the policy may do."""
    if position.is_over:
        return position.returns()[seat]
    total = 0.0
    for action, chance in ({answer(position, 0): 1.0} if position.to_act == seat else policy(position)).items():
        after = position.clone()
        after.advance(action)
        total += chance * expected(after, seat, answer, policy)
    return total


def bounds(variant: str, tree: Any, opponent: Any, policy: Chances) -> list[tuple[float, float]]:
    """By seat, the exact result of a best response by search in a variant, and that of the best one there is."""
    responder, solver = Responder(opponent, trials=32, turns=6), Solver(tree)
    return [
        (
            sum(chance * expected(deal, seat, responder, policy) for deal, chance in deals(reduced(variant))),
            solver.best_answer(tree.policy, seat),
        )
        for seat in (0, 1)
    ]


@pytest.mark.parametrize(("variant", "share"), [("last-round-level", 1), ("posts", 1), ("first-blood", 0.6)])
def test_it_wins_a_share_of_what_an_exact_best_response_wins_from_a_random_player(variant: str, share: float) -> None:
    found = bounds(variant, unfold(reduced(variant)), player_number("random"), uniform)
    assert all(value <= best + 1e-9 for value, best in found)
    assert sum(value for value, _ in found) >= share * sum(best for _, best in found) - 1e-9


def test_it_wins_all_from_a_function_that_always_does_the_first_thing() -> None:
    def policy(_: Any, masks: Any) -> Any:
        return np.eye(masks.shape[1])[masks.argmax(axis=1)]

    found = bounds("posts", unfold(reduced("posts"), policy), lambda machine, _: min(machine.legal_list()), first)
    assert found == [(1, 1), (1, 1)]


def test_it_wins_nothing_from_an_equilibrium() -> None:
    variant, seen = "last-round-level", list[bytes]()

    def note(observations: Any, masks: Any) -> Any:
        seen.extend(map(bytes, observations))
        return masks / masks.sum(axis=1, keepdims=True)

    solver = Solver(unfold(reduced(variant), note))
    solver.iterate(100)
    ends, average = solver.tree.first[1:-1], solver.average()
    actions, chances = (map(np.ndarray.tolist, np.split(each, ends)) for each in (solver.tree.action, average))
    known: dict[bytes, dict[int, float]] = {}
    for each, *choices in zip(seen, actions, chances, strict=True):
        known.setdefault(each, dict(zip(*choices, strict=True)))

    def policy(observations: Any, masks: Any) -> Any:
        return [[known[bytes(each)].get(action, 0) for action in range(masks.shape[1])] for each in observations]

    def opponent(machine: Any, _: Any) -> int:
        g, out = machine.world, bytearray(machine.program.buffers["observe"])
        machine.observe(g.to_act, out)
        # worlds are drawn from all cards of the game, more than the variant has
        choices = known.get(bytes(out)) or dict.fromkeys(machine.legal_list(), 1.0)
        g.bot_draws += 1
        return Random(f"{g.bot_seed} {g.bot_draws}").choices(list(choices), list(choices.values()))[0]

    found = bounds(variant, unfold(reduced(variant), policy), opponent, lambda at: known[at.observation(at.to_act)])
    assert all(value <= best + 1e-9 for value, best in found)
    assert sum(best for _, best in found) / 2 < 0.01


def standing(name: str, mode: str, player: str, trials: int, pairs: int) -> Standing:
    found, (game, plan), opponent = Standing(), plan_of(name, mode, pairs), player_number(player)
    found.add(play_pairs(game, plan, (Responder(opponent, trials).on_machine, opponent), workers=2))
    return found


@pytest.mark.parametrize("name", SAMPLED_GAMES)
def test_a_random_player_loses_nearly_all(name: str) -> None:
    assert standing(name, KITS[name].modes[0], "random", 16, 2).share > 0.8


def test_a_greedy_player_is_exploitable() -> None:
    assert standing("gods-unchained", "duel", "greedy:20", 48, 12).interval()[0] > 0.5


def test_equal_seeds_give_equal_pairs_and_the_opponent_plays_as_without_trials() -> None:
    game, plan = plan_of("gods-unchained", "duel", 2)
    opponent = player_number("greedy:20")
    alone = [list(play_pairs(game, plan, (Responder(opponent, 8).on_machine, opponent), n)) for n in (1, 2)]
    assert timeless(alone[0]) == timeless(alone[1])
    # a player that only asks a best response, and then does what greedy does, meets greedy in a mirror
    asking = Responder(opponent, 8).on_machine

    def asked(machine: Any, setup: Any) -> int:
        g, draws = machine.world, machine.world.bot_draws
        asking(machine, setup)
        g.bot_draws = draws
        return int(machine.decide(opponent))

    assert {pair.score for pair in play_pairs(game, plan, (asked, opponent))} == {0.5}


@pytest.mark.parametrize("name", SAMPLED_GAMES)
@pytest.mark.parametrize(
    "opponent", [player_number("greedy:5"), lambda machine, _: min(machine.legal_list())], ids=["bot", "function"]
)
def test_it_knows_no_more_than_its_seat(name: str, opponent: Any) -> None:
    check_bot(Responder(opponent, trials=6, turns=2), KITS[name].game(), seeds=range(1))
