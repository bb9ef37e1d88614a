"""Chances, as every game has them: fair, repeatable, the same on every back end, and never outside what can be."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kits import KITS, MODES, SAMPLED_MODES
from tests.games.test_search import positions
from theagon.games.base import IllegalActionError
from theagon.games.bots.chances import Chances, Trials
from theagon.games.bots.curves import Curve, curve_of
from theagon.kernel.chances import CERTAIN


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
def test_chances_are_alike_interpreted_and_compiled(name: str, mode: str) -> None:
    kit = KITS[name]
    (position,) = positions(kit, mode, 1)
    action = position.legal_actions()[-1]
    for back_end, tried in (("interpreted", None), ("checked", action)):
        other = kit.game(back_end).restore(position.setup, position.state_bytes())
        assert other.trials(0, tried, 2, 5) == position.trials(0, tried, 2, 5)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_chances_change_nothing_and_come_out_alike_again(name: str, mode: str) -> None:
    for position in positions(KITS[name], mode, 6):
        before = position.state_bytes()
        for seat in range(position.seats):
            chances = position.chances(seat, trials=8, seed=2)
            position.decide("level-1")  # whose lapses stay its own
            assert chances == position.chances(seat, trials=8, seed=2)
            assert 0 <= chances.win <= chances.win + chances.draw <= 1
        assert position.state_bytes() == position.machine.state() == before


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_trials_in_parts_add_up_to_the_whole(name: str, mode: str) -> None:
    for position in positions(KITS[name], mode, 4):
        seat, action = position.to_act, position.legal_actions()[0]
        parts = position.trials(seat, action, 3, 9), position.trials(seat, action, 5, 9, first=3)
        assert parts[0] + parts[1] == position.trials(seat, action, 8, 9)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_who_sees_everything_hidden_may_have_other_chances(name: str, mode: str) -> None:
    """So the exchange of hidden cards, which changes no fair chances, can be seen in those of a control."""
    kit, differ = KITS[name], 0
    for number, position in enumerate(positions(kit, mode, 12)):
        seat = position.to_act
        other = kit.redraw(position, seat, number)
        assert other.trials(seat, None, 4, 1) == position.trials(seat, None, 4, 1)
        assert other.trials(seat, None, 2, 1, first=4) == position.trials(seat, None, 2, 1, first=4)
        differ += other.trials(seat, None, 4, 1, peeps=True) != position.trials(seat, None, 4, 1, peeps=True)
    assert differ


@pytest.mark.parametrize("name", KITS)
def test_a_match_that_is_over_has_no_more_chances_but_its_result(name: str) -> None:
    kit = KITS[name]
    (position,) = positions(kit, kit.modes[0], 1)
    loser = position.to_act
    position.apply(position.game.concession(loser))
    assert position.chances(loser) == Chances(0.0)
    assert position.chances(1 - loser) == Chances(1.0)


@pytest.mark.parametrize("name", KITS)
def test_an_action_that_is_not_possible_is_refused_with_its_reason(name: str) -> None:
    kit = KITS[name]
    (position,) = positions(kit, kit.modes[0], 1)
    wrong = next(action for action in range(position.game.action_space) if position.why_not(action))
    with pytest.raises(IllegalActionError):
        position.chances(position.to_act, wrong)
    machine = position.machine
    assert machine.trials(0, wrong, 1, 0, 2, False) == machine.trials(0, -1, 1, 0, 2, False)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_each_mode_has_a_curve_that_rises(name: str, mode: str) -> None:
    (position,) = positions(KITS[name], mode, 1)
    assert position.mode == mode
    curve = curve_of(name, mode)
    assert curve.active.slope > 0
    assert curve.waiting.slope > 0
    said = [each.said for each in curve.bins]
    assert said == sorted(said)


def trials(value: float, drawn: int = 0) -> Trials:
    return Trials(round(value * CERTAIN * 10), 0, 0, drawn, 10)


def test_the_chances_of_drawn_trials_are_those_of_a_draw() -> None:
    curve: Any = Curve()
    assert curve.chances(trials(0), is_active=True) == Chances(0.5, 0.0)
    assert curve.chances(trials(0, drawn=4), is_active=True) == Chances(0.3, 0.4)
    assert curve.chances(trials(0, drawn=10), is_active=True) == Chances(0.0, 1.0)
    assert curve.chances(trials(0, drawn=4), is_active=True).share == pytest.approx(0.5)
    assert curve.chances(trials(1), is_active=True).win > 0.99
