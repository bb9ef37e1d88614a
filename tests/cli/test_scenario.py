"""`theagon scenario` and `theagon rulebook`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import facts, mistake, printed, theagon
from theagon.match.rulebook import clauses_of

HOLDS = """\
game: hand-of-the-gods
title: {en: A defender that will die still strikes back, es: Contraataque, ru: Ответный удар}
proves: [HG1.10]
position:
  units:
    a: {card: enyo, owner: p1, at: c3}
    b: {card: marksman, owner: p2, at: d3}
steps:
  - attack: {unit: a, target: b}
  - expect: {a: {health: 4}, b: dead}
"""
FAILS = HOLDS.replace("{health: 4}", "{health: 5}")
WRONG = HOLDS.replace("at: d3", "at: c3")


@pytest.fixture(autouse=True)
def files(elsewhere: None) -> None:  # noqa: ARG001 -- the folder must be the present one
    """The files lie in the present folder."""
    for name, text in (("holds", HOLDS), ("fails", FAILS), ("wrong", WRONG), ("broken", "title: [")):
        Path(f"{name}.yaml").write_text(text, "utf-8")


@pytest.mark.parametrize(
    ("command", "status", "said"),
    [
        ("holds.yaml", 0, "✓ A defender that will die still strikes back  HG1.10  holds.yaml\n"),
        ("holds.yaml --lang ru", 0, "✓ Ответный удар  HG1.10  holds.yaml\n"),
        ("holds.yaml --trace --lang ru", 0, "Меткий стрелок (Игрок 2, d3) погибает."),
        ("fails.yaml", 1, "    fails.yaml:10:26: a.health: expected 5, got 4\n"),
        ("wrong.yaml", 2, "wrong.yaml:7:40: c3 is taken by unit 'a' (HG4.1)"),
        ("holds.yaml fails.yaml", 1, "1 hold, 1 fail\n"),
        ("holds.yaml wrong.yaml fails.yaml broken.yaml", 2, "1 hold, 1 fail, 2 are wrong\n"),
        ("--check fails.yaml holds.yaml", 0, ""),
    ],
)
def test_scenarios_are_run_and_the_worst_decides_the_status(command: str, status: int, said: str) -> None:
    result = theagon("scenario", *command.split())
    assert result.exit_code == status
    assert said in result.output
    assert said or not result.output


@pytest.mark.parametrize("empty", ["{}", "{p1: {}}", "{a: {}}"])
def test_an_expectation_of_nothing_does_not_hold_but_is_wrong(empty: str) -> None:
    Path("empty.yaml").write_text(f"{HOLDS}  - expect: {empty}\n", "utf-8")
    assert "nothing is expected: say what must hold, or leave this out" in theagon("scenario", "empty.yaml").output


def test_of_a_folder_every_scenario_in_it_and_below_is_run() -> None:
    Path("all/more").mkdir(parents=True)
    for name in ("all/a.yaml", "all/more/b.yaml", "all/more/note.txt"):
        Path(name).write_text(HOLDS, "utf-8")
    assert theagon("scenario", "all").output.splitlines()[-1] == "2 hold"


def test_a_folder_without_scenarios_is_refused() -> None:
    Path("none").mkdir()
    assert mistake("scenario", "none") == "none: there is no .yaml file in this folder"


def test_json_has_each_result_with_the_places_of_what_is_wrong() -> None:
    result = theagon("scenario", "--json", "holds.yaml", "fails.yaml", "wrong.yaml")
    holds, fails, wrong = json.loads(result.stdout)
    assert result.exit_code == 2
    assert {**holds, "backend": ""} == {
        "file": "holds.yaml",
        "status": "holds",
        "title": "A defender that will die still strikes back",
        "proves": ["HG1.10"],
        "backend": "",
        "failures": [],
    }
    assert fails["status"] == "fails"
    (failure,) = fails["failures"]
    assert (failure["line"], failure["column"], failure["what"]) == (10, 26, "a.health")
    assert (failure["expected"], failure["actual"]) == ("5", "4")
    assert (wrong["status"], wrong["errors"][0]["line"], wrong["errors"][0]["column"]) == ("wrong", 7, 40)


def test_the_trace_in_json_has_every_event_with_its_cause_and_its_text() -> None:
    (result,) = facts("scenario", "--trace", "holds.yaml")
    (taken,) = result["trace"]
    assert (taken["step"], taken["seat"], taken["notation"]) == (1, "p1", "attack c3 d3")
    death = next(event for event in taken["events"] if event["kind"] == "death")
    assert (death["cause"], death["clause"], death["text"]) == (1, "HG6.21", "Player 2's Marksman (d3) dies.")


def test_a_check_prints_a_line_for_each_mistake() -> None:
    Path("two.yaml").write_text(WRONG.replace("card: enyo", "card: enyoo"), "utf-8")
    result = theagon("scenario", "--check", "two.yaml")
    assert result.exit_code == 2
    assert result.output.splitlines() == [
        "two.yaml:6:15: there is no card 'enyoo' (hint: did you mean 'enyo'?)",
        "two.yaml:7:40: c3 is taken by unit 'a' (HG4.1) (hint: there is room for one unit on a tile)",
    ]
    sound, wrong = json.loads(theagon("scenario", "--check", "--json", "holds.yaml", "two.yaml").stdout)
    assert sound == {"file": "holds.yaml", "errors": []}
    assert [(each["line"], each["column"]) for each in wrong["errors"]] == [(6, 15), (7, 40)]


def test_the_scenarios_of_a_set_of_cards_are_run_with_its_cards() -> None:
    entry = "  - title: The hound has three\n    position: {units: {a: {card: ember-hound, owner: p1, at: c3}}}\n"
    entry += "    steps:\n      - expect: {a: {health: 3}}\n"
    text = """\
game: hand-of-the-gods
cards:
  - {id: ember-hound, name: {en: Ember Hound}, kind: unit, attack: 2, health: 3, figure: hound}
scenarios:
"""
    Path("set.yaml").write_text(
        text + entry + entry.replace("three", "four").replace("health: 3", "health: 4"), "utf-8"
    )
    result = theagon("scenario", "set.yaml")
    assert result.exit_code == 1
    assert "✓ The hound has three" in result.output
    assert "✗ The hound has four" in result.output
    assert "set.yaml:12:30: a.health: expected 4, got 3" in result.output
    assert result.output.endswith("1 hold, 1 fail\n")
    Path("set.yaml").write_text(text + entry.replace("c3", "c9"), "utf-8")
    assert theagon("scenario", "--check", "set.yaml").exit_code == 2


# ---- rulebook -------------------------------------------------------------------------------------------------------


def test_a_clause_alone_says_by_its_letters_which_game_it_is_of() -> None:
    alone = printed("rulebook", "GU3.6")
    assert "GU3.6" in alone
    assert alone == printed("rulebook", "gods-unchained", "GU3.6")


def test_the_rulebook_as_json_lists_every_clause_with_its_scenarios_and_its_status() -> None:
    clauses = facts("rulebook", "hand-of-the-gods", "--lang", "es")
    assert [clause["id"] for clause in clauses] == [clause["id"] for clause in clauses_of("hand-of-the-gods")]
    assert all(set(clause) == {"id", "text", "scenarios", "status"} for clause in clauses)
    proved = next(clause for clause in clauses if clause["id"] == "HG4.24")
    assert proved["status"] == "proved"
    assert "hg4/guarded-stone.yaml" in proved["scenarios"]
    assert "vigilada" in proved["text"]


def test_a_clause_is_shown_with_its_text_and_the_titles_of_its_scenarios() -> None:
    for arguments in (["HG4.24"], ["hand-of-the-gods", "HG4.24"]):
        told = " ".join(printed("rulebook", *arguments).split())
        assert "✓ HG4.24 While a summoning stone is guarded, enemies cannot directly target it" in told
        assert "hg4/guarded-stone.yaml: A guarded stone cannot be attacked until its guard is gone" in told
        assert "1 proved, 0 failing, 0 open" in told
