"""The rulebook is executable: each clause is proved by scenarios, and each scenario holds on every back end."""

from __future__ import annotations

from functools import cache

import pytest

from theagon.errors import TheagonError
from theagon.match.rulebook import clause_of_step, clauses_of, judged, open_clauses
from theagon.match.scenario import Failure, Outcome, packaged_scenarios, read_scenario
from theagon.match.scenario_run import run_scenario

GAME = "hand-of-the-gods"
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
    cited = {clause_of_step(clause) for name in SCENARIOS for clause in outcome(name, "compiled").proves}
    listed = open_clauses(GAME)
    assert sorted(CLAUSES.keys() - cited) == sorted(listed)
    assert all(len(reason) > 10 for reason in listed.values())


def test_every_worked_example_has_a_scenario_of_its_own() -> None:
    first_of = {outcome(name, "compiled").proves[0] for name in SCENARIOS}
    examples = {name for name, clause in CLAUSES.items() if clause.get("kind") == "example"}
    assert sorted(examples - first_of) == []


def test_every_clause_has_a_text_in_every_language() -> None:
    assert len(CLAUSES) == 141
    assert all(len(clause["text"][language]) > 10 for clause in CLAUSES.values() for language in ("en", "es", "ru"))


def outcome_of(*proves: str, holds: bool = True) -> Outcome:
    failure = Failure("made-up.yaml", 1, 1, 1, "turn", "2", "1", "  - expect: {turn: 2}")
    return Outcome("made-up.yaml", "Made up", proves, "compiled", () if holds else (failure,), ())


@pytest.mark.parametrize(
    ("outcomes", "cited", "status"),
    [
        ([], (), "open"),
        ([outcome_of("HG2.8")], (), "open"),
        ([outcome_of("HG2.9")], ("0",), "proved"),
        ([outcome_of("HG2.9d")], ("0",), "proved"),
        ([outcome_of("HG2.9", holds=False)], ("0",), "failing"),
        ([outcome_of("HG2.8", "HG2.9"), outcome_of("HG2.9d", holds=False)], ("0", "1"), "failing"),
        ([outcome_of("HG2.9"), outcome_of("HG2.8", holds=False)], ("0",), "proved"),
    ],
)
def test_a_clause_stands_as_the_scenarios_that_cite_it_do(
    outcomes: list[Outcome], cited: tuple[str, ...], status: str
) -> None:
    named = {str(k): each for k, each in enumerate(outcomes)}
    (clause,) = judged([CLAUSES["HG2.9"]], named, "es")
    assert (clause.id, clause.text) == ("HG2.9", CLAUSES["HG2.9"]["text"]["es"])
    assert (clause.scenarios, clause.status) == (cited, status)


def test_one_clause_or_one_section_can_be_asked_for() -> None:
    assert [clause["id"] for clause in clauses_of(GAME, "HG4.24")] == ["HG4.24"]
    assert [clause["id"] for clause in clauses_of(GAME, "HG2.9d")] == ["HG2.9"]
    section = [clause["id"] for clause in clauses_of(GAME, "HG1")]
    assert section == [f"HG1.{k}" for k in range(1, 12)]


def test_a_clause_that_there_is_not_is_refused_with_one_that_there_is() -> None:
    with pytest.raises(TheagonError, match="no clause") as refused:
        clauses_of(GAME, "HG4.99")
    assert "did you mean 'HG4.9'" in str(refused.value.hint)
