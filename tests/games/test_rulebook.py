"""The rulebooks are executable: each clause is proved by scenarios, and each scenario holds on every back end."""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.kits import KITS
from theagon.games import NAMES
from theagon.match.rulebook import clause_of_step, clauses_of, open_clauses
from theagon.match.scenario import Outcome, packaged_scenarios, read_scenario
from theagon.match.scenario_run import run_scenario

SCENARIOS = {name: packaged_scenarios(name) for name in NAMES}
ALL = [(name, scenario) for name in NAMES for scenario in SCENARIOS[name]]
CLAUSES = {name: {clause["id"]: clause for clause in clauses_of(name)} for name in NAMES}


@cache
def outcome(name: str, scenario: str, mode: str) -> Outcome:
    return run_scenario(read_scenario(SCENARIOS[name][scenario], scenario, mode))


def cited(name: str) -> set[str]:
    """The clauses that the scenarios of a game prove."""
    return {clause_of_step(clause) for each in SCENARIOS[name] for clause in outcome(name, each, "compiled").proves}


@pytest.mark.parametrize("mode", ["compiled", "checked"])
@pytest.mark.parametrize(("name", "scenario"), ALL)
def test_a_scenario_holds(name: str, scenario: str, mode: str) -> None:
    assert [str(failure) for failure in outcome(name, scenario, mode).failures] == []


@pytest.mark.parametrize(("name", "scenario"), ALL)
def test_a_scenario_proves_a_clause_of_the_section_that_it_lies_in(name: str, scenario: str) -> None:
    proves = outcome(name, scenario, "compiled").proves
    assert [clause for clause in proves if clause.lower().startswith(f"{scenario.partition('/')[0]}.")]


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_is_proved_or_listed_as_open_with_a_reason(name: str) -> None:
    listed = open_clauses(name)
    assert sorted(CLAUSES[name].keys() - cited(name)) == sorted(listed)
    assert all(len(reason) > 10 for reason in listed.values())


@pytest.mark.parametrize("name", NAMES)
def test_every_worked_example_has_a_scenario_of_its_own(name: str) -> None:
    first_of = {outcome(name, each, "compiled").proves[0] for each in SCENARIOS[name]}
    examples = {clause["id"] for clause in CLAUSES[name].values() if clause.get("kind") == "example"}
    assert sorted(examples - first_of) == []


@pytest.mark.parametrize(("name", "count"), [("hand-of-the-gods", 141), ("gods-unchained", 73), ("army-of-gods", 56)])
def test_every_clause_has_a_number_in_the_rules_and_a_text_in_every_language(name: str, count: int) -> None:
    clauses = CLAUSES[name]
    assert len(clauses) == count
    assert set(clauses) == {clause_of_step(clause) for clause in KITS[name].clauses}
    assert all(len(clause["text"][language]) > 10 for clause in clauses.values() for language in ("en", "es", "ru"))
