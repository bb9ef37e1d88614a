"""The status of a clause: open, proved or failing, by the scenarios that cite it."""

from __future__ import annotations

import pytest

from theagon.errors import TheagonError
from theagon.match.rulebook import clauses_of, judged
from theagon.match.scenario import Failure, ScenarioOutcome

GAME = "hand-of-the-gods"
CLAUSES = {clause["id"]: clause for clause in clauses_of(GAME)}


def outcome_of(*proves: str, holds: bool = True) -> ScenarioOutcome:
    failure = Failure("made-up.yaml", 1, 1, 1, "turn", "2", "1", "  - expect: {turn: 2}")
    return ScenarioOutcome("made-up.yaml", "Made up", proves, "compiled", () if holds else (failure,), ())


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
    outcomes: list[ScenarioOutcome], cited: tuple[str, ...], status: str
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
