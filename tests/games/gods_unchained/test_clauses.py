"""The rulebook is executable: each clause is proved by scenarios, and each scenario holds on every back end."""

from __future__ import annotations

from functools import cache

import pytest

from theagon.games.gods_unchained.rules.clauses import Clause, clause_id
from theagon.match.rulebook import clauses_of, open_clauses
from theagon.match.scenario import Outcome, packaged_scenarios, read_scenario
from theagon.match.scenario_run import run_scenario

GAME = "gods-unchained"
SCENARIOS = packaged_scenarios(GAME)
CLAUSES = {clause["id"]: clause for clause in clauses_of(GAME)}


@cache
def outcome(name: str, mode: str) -> Outcome:
    return run_scenario(read_scenario(SCENARIOS[name], name, mode))


@pytest.mark.parametrize("mode", ["compiled", "checked"])
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_holds(name: str, mode: str) -> None:
    assert [str(failure) for failure in outcome(name, mode).failures] == []


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_proves_a_clause_of_the_section_that_it_lies_in(name: str) -> None:
    proves = outcome(name, "compiled").proves
    assert [clause for clause in proves if clause.lower().startswith(f"{name.partition('/')[0]}.")]


def test_every_clause_is_proved_or_listed_as_open_with_a_reason() -> None:
    cited = {clause for name in SCENARIOS for clause in outcome(name, "compiled").proves}
    listed = open_clauses(GAME)
    assert sorted(CLAUSES.keys() - cited) == sorted(listed)
    assert all(len(reason) > 10 for reason in listed.values())


def test_every_clause_has_a_number_in_the_rules_and_a_text_in_every_language() -> None:
    assert set(CLAUSES) == {clause_id(clause) for clause in Clause if clause != Clause.NONE}
    assert all(len(clause["text"][language]) > 10 for clause in CLAUSES.values() for language in ("en", "es", "ru"))
