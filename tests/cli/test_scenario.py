"""`theagon scenario` and `theagon rulebook`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.running import facts, mistake, printed, theagon
from theagon.match.rulebook import clauses_of

HOLDS = """\
game: hand-of-the-gods
title: A defender that will die still strikes back
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


def put(name: str, text: str) -> str:
    Path(name).parent.mkdir(parents=True, exist_ok=True)
    Path(name).write_text(text, "utf-8")
    return name


def test_a_scenario_that_holds_ends_with_0() -> None:
    result = theagon("scenario", put("a.yaml", HOLDS))
    assert (result.exit_code, result.output) == (0, "✓ A defender that will die still strikes back  HG1.10  a.yaml\n")


def test_a_title_in_several_languages_is_shown_in_the_one_asked_for() -> None:
    title = "{en: Struck back, es: Contraataque, ru: Ответный удар}"
    result = theagon(
        "scenario", "--lang", "ru", put("a.yaml", HOLDS.replace("A defender that will die still strikes back", title))
    )
    assert result.output == "✓ Ответный удар  HG1.10  a.yaml\n"


def test_an_expectation_that_fails_is_shown_with_its_place_and_ends_with_1() -> None:
    result = theagon("scenario", put("a.yaml", FAILS))
    assert result.exit_code == 1
    assert "    a.yaml:10:26: a.health: expected 5, got 4\n" in result.output


def test_a_file_that_is_wrong_is_shown_with_the_place_and_ends_with_2() -> None:
    result = theagon("scenario", put("a.yaml", WRONG))
    assert result.exit_code == 2
    assert "a.yaml:7:40: c3 is taken by unit 'a' (HG4.1)" in result.output


@pytest.mark.parametrize("empty", ["{}", "{p1: {}}", "{a: {}}"])
def test_an_expectation_of_nothing_does_not_hold_but_is_wrong(empty: str) -> None:
    result = theagon("scenario", put("a.yaml", f"{HOLDS}  - expect: {empty}\n"))
    assert result.exit_code == 2
    assert "nothing is expected: say what must hold, or leave this out" in result.output


def test_of_several_files_each_is_run_and_the_worst_decides_the_status() -> None:
    for name, text in (("a.yaml", HOLDS), ("b.yaml", WRONG), ("c.yaml", FAILS), ("d.yaml", "title: [")):
        put(name, text)
    assert theagon("scenario", "a.yaml", "c.yaml").exit_code == 1
    result = theagon("scenario", "a.yaml", "b.yaml", "c.yaml", "d.yaml")
    assert result.exit_code == 2
    assert result.output.splitlines()[-1] == "1 hold, 1 fail, 2 are wrong"


def test_of_a_folder_every_scenario_in_it_and_below_is_run() -> None:
    for name in ("all/a.yaml", "all/more/b.yaml", "all/more/note.txt"):
        put(name, HOLDS)
    assert theagon("scenario", "all").output.splitlines()[-1] == "2 hold"


def test_a_folder_without_scenarios_is_refused() -> None:
    Path("none").mkdir()
    assert mistake("scenario", "none") == "none: there is no .yaml file in this folder"


def test_json_has_each_result_with_the_places_of_what_is_wrong() -> None:
    names = [put("a.yaml", HOLDS), put("b.yaml", FAILS), put("c.yaml", WRONG)]
    result = theagon("scenario", "--json", *names)
    holds, fails, wrong = json.loads(result.stdout)
    assert result.exit_code == 2
    assert {**holds, "backend": ""} == {
        "file": "a.yaml",
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


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Player 2's Marksman (d3) dies."), ("ru", "Меткий стрелок (Игрок 2, d3) погибает.")]
)
def test_the_trace_tells_the_events_in_their_order_each_below_its_cause(language: str, text: str) -> None:
    result = theagon("scenario", "--trace", "--lang", language, put("a.yaml", HOLDS))
    lines = result.output.splitlines()
    assert lines[1] == "    p1 attack c3 d3"
    told = [
        ("0  ", "attack [HG2.9]"),
        ("1    ", "attack-damage [HG2.9d]"),
        ("2      ", "return-damage [HG2.9h]"),
        ("3      ", "death [HG6.21]"),
        ("4        ", "to-graveyard [HG5.1]"),
    ]
    assert len(lines) == 2 + len(told)
    for line, (number, kind) in zip(lines[2:], told, strict=True):
        assert re.fullmatch(rf" {{7}}{number}\S.*  {re.escape(kind)}", line)
    assert text in lines[5]


def test_the_trace_in_json_has_every_event_with_its_cause_and_its_text() -> None:
    (result,) = facts("scenario", "--trace", put("a.yaml", HOLDS))
    (taken,) = result["trace"]
    assert (taken["step"], taken["seat"], taken["notation"]) == (1, "p1", "attack c3 d3")
    death = next(event for event in taken["events"] if event["kind"] == "death")
    assert (death["cause"], death["clause"], death["text"]) == (1, "HG6.21", "Player 2's Marksman (d3) dies.")


def test_a_check_runs_nothing_and_prints_a_line_for_each_mistake() -> None:
    result = theagon("scenario", "--check", put("a.yaml", FAILS))
    assert (result.output, result.exit_code) == ("", 0)
    result = theagon("scenario", "--check", put("b.yaml", WRONG.replace("card: enyo", "card: enyoo")))
    assert result.exit_code == 2
    assert result.output.splitlines() == [
        "b.yaml:6:15: there is no card 'enyoo' (hint: did you mean 'enyo'?)",
        "b.yaml:7:40: c3 is taken by unit 'a' (HG4.1) (hint: there is room for one unit on a tile)",
    ]
    sound, wrong = json.loads(theagon("scenario", "--check", "--json", "a.yaml", "b.yaml").stdout)
    assert sound == {"file": "a.yaml", "errors": []}
    assert [(each["line"], each["column"]) for each in wrong["errors"]] == [(6, 15), (7, 40)]


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
