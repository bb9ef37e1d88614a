"""The rulebooks are executable: each clause is proved by scenarios, and each scenario holds on every back end."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import NamedTuple

import pytest

from tests.games.citing import cited_by_refusals
from tests.games.kits import Kit
from theagon.cards.language import LANGUAGES
from theagon.games import NAMES, load_game
from theagon.games.packaged import clause_of_step
from theagon.games.translated import said
from theagon.lessons.library import lesson_files
from theagon.match.rulebook import clauses_of, open_clauses
from theagon.match.scenario import ScenarioOutcome, packaged_scenarios, read_heading, read_scenario
from theagon.match.scenario_run import run_scenario

SCENARIOS = {name: packaged_scenarios(name) for name in NAMES}
ALL = [(name, scenario) for name in NAMES for scenario in SCENARIOS[name]]
CLAUSES = {name: {clause["id"]: clause for clause in clauses_of(name)} for name in NAMES}


class Run(NamedTuple):
    """A scenario that has been run."""

    outcome: ScenarioOutcome
    states: str
    """The hash of all states that it came to."""
    refused: frozenset[tuple[str, str]]
    """The reasons and clauses of its refusals."""


@cache
def ran(name: str, scenario: str, mode: str) -> Run:
    states = sha256()
    script = read_scenario(SCENARIOS[name][scenario], scenario, mode)
    outcome = run_scenario(script, lambda moment: states.update(moment.position.state_bytes()))
    refused = [step.refused for step in script.steps if getattr(step, "refused", None) is not None]
    cited = frozenset((each.reason, each.clause) for each in refused if each.reason and each.clause in script.proves)
    return Run(outcome, states.hexdigest(), cited)


def outcome(name: str, scenario: str) -> ScenarioOutcome:
    return ran(name, scenario, "compiled").outcome


def cited(name: str) -> set[str]:
    """The clauses that the scenarios of a game prove."""
    return {clause_of_step(clause) for each in SCENARIOS[name] for clause in outcome(name, each).proves}


@pytest.mark.parametrize(("name", "scenario"), ALL)
def test_a_scenario_holds_and_comes_to_the_same_states_in_python_and_c(name: str, scenario: str) -> None:
    compiled, checked = ran(name, scenario, "compiled"), ran(name, scenario, "checked")
    assert [str(failure) for each in (compiled, checked) for failure in each.outcome.failures] == []
    assert compiled.outcome.trace == checked.outcome.trace
    assert compiled.states == checked.states


def test_a_scenario_proves_a_clause_of_the_section_that_it_lies_in(name: str) -> None:
    for scenario in SCENARIOS[name]:
        section = f"{scenario.partition('/')[0]}."
        assert [clause for clause in outcome(name, scenario).proves if clause.lower().startswith(section)], scenario


def test_every_scenario_and_lesson_has_a_title_in_each_language(name: str) -> None:
    titles = {which: read_heading(path).title for which, path in {**SCENARIOS[name], **lesson_files(name)}.items()}
    assert [
        which for which, title in titles.items() if len({said(title, each) for each in LANGUAGES}) < len(LANGUAGES)
    ] == []


def test_every_clause_is_proved_or_listed_as_open_with_a_reason(name: str) -> None:
    listed = open_clauses(name)
    assert sorted(CLAUSES[name].keys() - cited(name)) == sorted(listed)
    assert all(len(reason) > 10 for reason in listed.values())


def test_every_worked_example_has_a_scenario_of_its_own(name: str) -> None:
    first_of = {outcome(name, each).proves[0] for each in SCENARIOS[name]}
    examples = {clause["id"] for clause in CLAUSES[name].values() if clause.get("kind") == "example"}
    assert sorted(examples - first_of) == []


@pytest.mark.parametrize(("name", "count"), [("hand-of-the-gods", 158), ("gods-unchained", 103), ("army-of-gods", 72)])
def test_every_clause_has_a_number_in_the_rules_and_a_text_in_every_language(name: str, kit: Kit, count: int) -> None:
    clauses = CLAUSES[name]
    assert len(clauses) == count
    assert set(clauses) == {clause_of_step(clause) for clause in kit.clauses}
    assert all(len(clause["text"][language]) > 10 for clause in clauses.values() for language in ("en", "es", "ru"))


UNSAYABLE = {
    "hand-of-the-gods": {("no-such-action", "HG1.1"), ("turn-too-long", "HG6.40")},
    "gods-unchained": {("no-such-action", "GU5.1"), ("turn-too-long", "GU6.21")},
    "army-of-gods": {("no-such-action", "AG4.6")},
}
"""What no scenario can say: it names no number, and takes no hundreds of actions.

`test_conformance.py` and the tests of each game's limits see these.
"""


def test_every_refusal_is_shown_by_a_scenario_of_the_clause_that_it_cites(name: str) -> None:
    shown = frozenset[tuple[str, str]]().union(*(ran(name, each, "compiled").refused for each in SCENARIOS[name]))
    assert sorted(cited_by_refusals(name) - shown) == sorted(UNSAYABLE[name])


def test_every_kind_of_event_is_told_by_a_scenario_of_each_clause_that_its_row_cites(name: str) -> None:
    seen = set()
    for scenario in SCENARIOS[name]:
        proves = set(map(clause_of_step, outcome(name, scenario).proves))
        for taken in outcome(name, scenario).trace:
            seen |= {(event.kind, event.clause) for event in taken.events if clause_of_step(event.clause) in proves}
    rows = load_game(name).events.items()
    cited = {(kind, clause) for kind, row in rows for clause in row.clauses.split() if kind != "match-start"}
    assert sorted(cited - seen) == []  # `match-start` precedes the first step
