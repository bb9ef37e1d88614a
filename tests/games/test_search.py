"""Search, as every game has it: what it decides is legal, repeatable and the same on every back end."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from tests.games.kits import MODES, SAMPLED_MODES, Kit
from theagon.kernel import monte_carlo
from theagon.kernel.bots import PLAYOUT
from theagon.kernel.greedy import choose_greedy
from theagon.kernel.hooks import horizon, playout_budget
from theagon.kernel.memory import copy
from theagon.kernel.monte_carlo import ROOT, draw_world, list_arms, try_arm
from theagon.testing import ConformanceError, check_bot_is_fair, house_bot


def searched(position: Any) -> tuple[int, list[int]]:
    """What search decides, and what it thinks of the first two actions; 0 where it decides without trials."""
    for arm in position.world.arm[:2]:
        arm.value = 0  # of an earlier decision on this machine
    return position.decide("search:2"), [arm.value for arm in position.world.arm[:2]]


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
def test_search_decides_alike_interpreted_and_compiled(kit: Kit, mode: str) -> None:
    for position, back_end in zip(islice(kit.decisions(mode), 2), ("interpreted", "checked"), strict=True):
        other = kit.game(back_end).restore(position.setup, position.state_bytes())
        assert searched(other) == searched(position)


def world_to_try(kit: Kit) -> tuple[Any, int]:
    """An interpreted world in which an action is to be tried, and the turn up to which it is played on."""
    position = next(kit.decisions(kit.modes[0]))
    g = kit.game("interpreted").restore(position.setup, position.state_bytes()).machine.world
    copy(g.saved[ROOT], g)
    list_arms(g)
    draw_world(g, peeps=False)
    return g, g.turn + horizon(g)


def test_the_same_action_in_the_same_world_comes_out_the_same(kit: Kit) -> None:
    """Common random numbers: so the difference of two actions in one world is no matter of luck."""
    g, last = world_to_try(kit)
    now = g.turn
    try_arm(g, 0, now, last)
    once = g.arm[0].value
    try_arm(g, 0, now, last)
    assert once != 0
    assert g.arm[0].value == 2 * once


@pytest.mark.parametrize("flat", [False, True])
def test_a_trial_looks_at_as_many_positions_as_the_game_says_for_this_turn_and_for_later_ones(
    kit: Kit, flat: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The trials of the control `flat` are quick in every game."""
    g, last = world_to_try(kit)
    now = g.turn
    g.flat = flat
    seen: set[tuple[bool, int]] = set()

    def watched(g: Any, budget: int) -> int:
        seen.add((g.turn == now, budget))
        return choose_greedy(g, budget)

    monkeypatch.setattr(monte_carlo, "choose_greedy", watched)
    for k in range(g.arms):
        try_arm(g, k, now, last)
    assert seen == {(this_turn, PLAYOUT if flat else playout_budget(g, this_turn)) for this_turn in (True, False)}


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
@pytest.mark.parametrize("budget", [1, 2, 7, 64])
def test_search_stays_within_its_budget_of_trials_and_uses_most_of_it(kit: Kit, mode: str, budget: int) -> None:
    counted = 0
    for position in islice(kit.decisions(mode), 12):
        position.world.trials = 0
        before = position.state_bytes()
        assert position.decide(f"search:{budget}") in position.legal_actions()
        assert position.machine.state() == before
        trials = position.world.trials  # none where there is one action, or a habit for it
        assert trials == 0 or budget < 2 * trials <= 2 * budget
        counted += trials > 0
    assert (counted > 6) == (budget > 1)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_the_flat_control_tries_every_action_whatever_its_budget(kit: Kit, mode: str) -> None:
    merged, tried = 0, 0
    for position in islice(kit.decisions(mode), 20):
        legal = position.legal_actions()
        position.world.trials = 0
        assert position.decide("flat:1") in legal
        trials = position.world.trials  # none where there is a habit for it
        assert trials == 0 or len(legal) <= trials
        tried += trials > 0
        merged += any(position.machine.alike(action) != action for action in legal)
    assert tried > 10
    assert merged > 0


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_actions_that_are_alike_do_the_same_with_equal_cards(kit: Kit, mode: str) -> None:
    merged = 0
    for position in islice(kit.decisions(mode), 60):
        legal, seat = position.legal_actions(), position.to_act
        for action in legal:
            same = position.machine.alike(action)
            assert same in legal
            assert position.machine.alike(same) == same
            if same != action:
                assert position.describe(action) == position.describe(same)
                assert seen_after(position, action, seat) == seen_after(position, same, seat)
                merged += 1
    assert merged > 0


def seen_after(position: Any, action: int, seat: int) -> dict[str, Any]:
    """What a seat sees after an action, its hand in no order."""
    after = position.clone()
    after.apply(action)
    view: dict[str, Any] = after.view(seat)
    view["players"][seat]["hand"].sort(key=repr)
    return view


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_the_peeping_control_is_caught_by_the_check_that_all_bots_pass(kit: Kit, mode: str) -> None:
    with pytest.raises(ConformanceError, match="what its seat cannot know"):
        check_bot_is_fair(house_bot("peeping:32"), kit.game(), kit.seeds(mode, 6), kit.deal, redraw=kit.redraw)
