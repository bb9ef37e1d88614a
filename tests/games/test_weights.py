"""The weights of a game are declared once, lie in its tables in two rows, and only search follows the tuned ones."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kits import KITS, Kit
from tests.games.support import walk
from theagon.games.bots.weights import tuned_weights
from theagon.kernel.bots import BY_HAND, LEAF

WEIGHED = [name for name, kit in KITS.items() if kit.game().weights]


def world_of(kit: Kit) -> Any:
    game = kit.game("compiled")
    return game.seated(game.setup(seed=1)).world


@pytest.mark.parametrize("name", WEIGHED)
def test_each_weight_is_a_field_and_each_field_a_weight(kit: Kit) -> None:
    game = kit.game("interpreted")
    assert list(game.weights) == list(type(world_of(kit).weights[LEAF]).layout.fields)
    assert all(weight.step > 0 for weight in game.weights.values())


@pytest.mark.parametrize("name", WEIGHED)
def test_the_tables_hold_what_is_by_hand_and_what_comes_with_the_game(kit: Kit) -> None:
    game, g, made = kit.game(), world_of(kit), tuned_weights(kit.name)
    for key, weight in game.weights.items():
        assert getattr(g.weights[BY_HAND], key) == weight.by_hand
        assert getattr(g.weights[LEAF], key) == (made.weights[key] if made else weight.by_hand)
    if made:
        assert made.weights.keys() == game.weights.keys()
        assert made.game == kit.name


@pytest.mark.parametrize("name", WEIGHED)
def test_search_follows_the_tuned_weights_and_greedy_and_the_control_do_not(kit: Kit) -> None:
    differing = 0
    game = kit.game("compiled")
    for seed in range(3):
        for position in walk(game.new(kit.setup_of(seed, game)), seed, 29, "greedy:20"):
            if position.is_over or len(position.legal_actions()) == 1:
                continue
            row = position.world.weights[LEAF]
            before = {key: getattr(row, key) for key in game.weights}
            usual = [position.decide(player) for player in ("greedy:20", "flat:8", "search:8")]
            try:
                for key, value in before.items():
                    setattr(row, key, -value)
                other = [position.decide(player) for player in ("greedy:20", "flat:8", "search:8")]
            finally:
                for key, value in before.items():
                    setattr(row, key, value)
            assert usual[:2] == other[:2]
            differing += usual[2] != other[2]
    assert differing > 3
