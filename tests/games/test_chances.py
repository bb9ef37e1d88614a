"""Chances, hints and thoughts, as every game has them: fair, repeatable, and the same on every back end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from tests.games.kits import MODES, SAMPLED_MODES, Kit
from theagon.errors import TheagonError
from theagon.games.base import IllegalActionError
from theagon.games.bots.chances import Chances, Trials
from theagon.games.bots.curves import Curve, curve_of
from theagon.kernel.chances import CERTAIN


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
def test_chances_are_alike_interpreted_and_compiled(kit: Kit, mode: str) -> None:
    position = next(kit.decisions(mode))
    action = position.legal_actions()[-1]
    for back_end, tried in (("interpreted", None), ("checked", action)):
        other = kit.game(back_end).restore(position.setup, position.state_bytes())
        assert other.trials(0, tried, 2, 5) == position.trials(0, tried, 2, 5)


ESTIMATES: dict[str, Callable[[Any, int], Any]] = {
    "chances": lambda position, seed: [position.chances(seat, trials=8, seed=seed) for seat in range(position.seats)],
    "trials": lambda position, seed: position.trials(position.to_act, None, 6, seed),
    "hint": lambda position, seed: position.hint(16, seed),
    "think": lambda position, seed: position.think(48, seed),
}


@pytest.mark.parametrize("verb", ESTIMATES)
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_an_estimate_comes_out_alike_again_and_changes_nothing(kit: Kit, mode: str, verb: str) -> None:
    estimate = ESTIMATES[verb]
    for number, position in enumerate(islice(kit.decisions(mode), 4)):
        before, found = position.state_bytes(), estimate(position, number)
        position.decide("level-1")  # its lapses stay with it
        assert estimate(position, number) == found
        assert position.state_bytes() == position.machine.state() == before


@pytest.mark.parametrize("verb", ["trials", "hint", "think"])
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_exchanging_hidden_cards_changes_no_estimate(kit: Kit, mode: str, verb: str) -> None:
    estimate = ESTIMATES[verb]
    for number, position in enumerate(islice(kit.decisions(mode), 6)):
        assert estimate(kit.redraw(position, position.to_act, number), number) == estimate(position, number)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_trials_in_parts_add_up_to_the_whole(kit: Kit, mode: str) -> None:
    for position in islice(kit.decisions(mode), 4):
        seat, action = position.to_act, position.legal_actions()[0]
        parts = position.trials(seat, action, 3, 9), position.trials(seat, action, 5, 9, first=3)
        assert parts[0] + parts[1] == position.trials(seat, action, 8, 9)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_who_sees_everything_hidden_may_have_other_chances(kit: Kit, mode: str) -> None:
    """So the exchange of hidden cards can be seen in the chances of a control."""
    differ = 0
    for number, position in enumerate(islice(kit.decisions(mode), 12)):
        ends = [
            each.trials(position.to_act, None, 4, 1, peeps=True)
            for each in (position, kit.redraw(position, position.to_act, number))
        ]
        differ += ends[0] != ends[1]
    assert differ


def test_a_match_that_is_over_has_no_more_chances_but_its_result(kit: Kit) -> None:
    position = next(kit.decisions(kit.modes[0]))
    loser = position.to_act
    position.apply(position.game.concession(loser))
    assert position.chances(loser) == Chances(0.0)
    assert position.chances(1 - loser) == Chances(1.0)
    with pytest.raises(IllegalActionError):
        position.chances(loser, 0)
    with pytest.raises(TheagonError, match="chances: trials must be"):
        position.chances(loser, trials=0)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_the_chances_of_a_concession_are_those_of_the_position_after_it(kit: Kit, mode: str) -> None:
    position = next(kit.decisions(mode))
    for loser in range(position.seats):
        action, after = position.game.concession(loser), position.clone()
        after.apply(action)
        for seat in range(position.seats):
            assert position.chances(seat, action, trials=4) == after.chances(seat, trials=4)
            assert position.trials(seat, action, 4, 1) == after.trials(seat, None, 4, 1)
        assert position.chances(loser, action, trials=4) == Chances(0.0) or position.seats > 2


def test_an_action_that_is_not_possible_is_refused_with_its_reason(kit: Kit) -> None:
    position = next(kit.decisions(kit.modes[0]))
    wrong = next(action for action in range(position.game.action_space) if position.why_not(action))
    with pytest.raises(IllegalActionError):
        position.chances(position.to_act, wrong)
    machine = position.machine
    assert machine.trials(0, wrong, 1, 0, 2, False) == machine.trials(0, -1, 1, 0, 2, False)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_each_mode_has_a_curve_that_rises(name: str, kit: Kit, mode: str) -> None:
    position = next(kit.decisions(mode))
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
