"""The same matches on all back ends, compared action by action: the state's bytes, the legal list and the log.

`make soak` plays a thousand matches of each mode; here a budget of actions ends them sooner. What a match seldom comes
to, scenarios bring about: `test_rulebook.py` runs each in checked Python and in C, `make soak` on the other back ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from tests.games.kits import SAMPLED_MODES, Kit
from theagon.match.scenario import packaged_scenarios, read_scenario
from theagon.match.scenario_run import Moment, run_scenario
from theagon.testing import check_lockstep

MATCHES: Final = 1000
"""Of each mode, in full."""

IN_C: Final = ("interpreted", "compiled-checked", "compiled")
"""Checked C raises, as checked Python does, for every index out of its array and every number out of its field."""

ORACLE: Final = ("checked", "compiled")


def play(kit: Kit, seeds: Sequence[int], on: Sequence[str], every: int = 1, budget: int = 10**9) -> int:
    """Matches of a game on several back ends until so many actions are played; how many were.

    `every` is as `check_lockstep` has it.
    """
    actions = 0
    for seed in seeds:
        if actions >= budget:
            break
        actions += check_lockstep(kit.game(), [seed], kit.deal, on, every)
    return actions


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
def test_python_and_c_play_the_same_matches(kit: Kit, mode: str) -> None:
    assert play(kit, kit.seeds(mode, MATCHES), IN_C, every=5, budget=8_000) >= 8_000


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
def test_checked_python_plays_them_too(kit: Kit, mode: str) -> None:
    """The oracle, in matches of other seeds: states are compared after every action."""
    assert play(kit, kit.seeds(mode, MATCHES, first=MATCHES), ORACLE, budget=2_000) >= 2_000


def compare_scenarios(name: str, on: Sequence[str]) -> None:
    """The scenarios of a game on several back ends: their outcomes, and all states that they come to."""
    for scenario, path in packaged_scenarios(name).items():
        ends = []
        for mode in on:
            states: list[bytes] = []

            def keep(moment: Moment, states: list[bytes] = states) -> None:
                states.append(moment.position.state_bytes())

            ends.append((states, run_scenario(read_scenario(path, scenario, mode), keep).trace))
        assert all(end == ends[0] for end in ends), scenario
