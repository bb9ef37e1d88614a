"""Every action of the scenarios of a game, for tests that look at each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from theagon.match.scenario import Taken, packaged_scenarios, read_scenario
from theagon.match.scenario_run import run_scenario


class ScenarioStep(NamedTuple):
    """An action that a scenario carries out, and the positions before and after it."""

    scenario: str
    game: Any
    before: Any
    action: int
    after: Any


@cache
def scenario_steps(name: str) -> list[ScenarioStep]:
    """All actions of all scenarios of a game."""
    return [step for scenario in packaged_scenarios(name) for step in steps_of(name, scenario)]


def steps_of(name: str, scenario: str) -> Iterator[ScenarioStep]:
    """All actions of one scenario of a game."""
    script = read_scenario(packaged_scenarios(name)[scenario])
    moments: list[tuple[Any, Taken | None]] = []
    run_scenario(script, lambda moment: moments.append((moment.position.clone(), moment.taken)))
    for (before, _), (after, taken) in pairwise(moments):
        if taken is not None:
            yield ScenarioStep(scenario, script.game, before, taken.action, after)
