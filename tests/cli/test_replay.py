"""`theagon replay`: a recorded match shown, verified and explained."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import facts, mistake, printed, replay_of, theagon
from theagon.match.match import Match


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Match, str]:
    return replay_of("hand-of-the-gods", 30, 2, tmp_path_factory.mktemp("replays"))


@pytest.fixture(scope="module")
def match(played: tuple[Match, str]) -> Match:
    return played[0]


@pytest.fixture(scope="module")
def file(played: tuple[Match, str]) -> str:
    return played[1]


# ---- show ------------------------------------------------------------------------------------------------------------


def test_show_prints_every_action_and_every_event(match: Match, file: str) -> None:
    lines = printed("replay", "show", file).splitlines()
    assert lines[0] == "step 0: the match begins"
    assert lines[-1] == f"The match goes on: p{match.position.to_act + 1} is to act."
    for step in match.history:
        assert f"step {step.number}: p{step.seat + 1} {step.notation}" in lines
    for each in match.events:
        assert any(line.startswith(f"{each.event.number:>5}  ") and f"[{each.event.clause}]" in line for line in lines)


def test_show_indents_an_event_under_its_cause(match: Match, file: str) -> None:
    cause, effect = next(
        (c.number, e.number) for s in match.history for c in s.events for e in s.events if e.cause == c.number
    )
    indents = {
        int(line[:5]): len(line[5:]) - len(line[5:].lstrip())
        for line in printed("replay", "show", file).splitlines()
        if line[:5].strip().isdigit()
    }
    assert indents[effect] == indents[cause] + 2


def test_show_prints_the_steps_asked_for(file: str) -> None:
    lines = printed("replay", "show", file, "--from", "5", "--to", "7").splitlines()
    assert [line.split(":")[0] for line in lines if line.startswith("step")] == ["step 5", "step 6", "step 7"]


def test_show_prints_json(match: Match, file: str) -> None:
    document = facts("replay", "show", file, "--from", "3", "--to", "4")
    assert (document["game"], document["actions"], document["winner"]) == ("hand-of-the-gods", 30, None)
    assert [(step["step"], step["action"]) for step in document["steps"]] == [
        (step.number, step.action) for step in match.history[2:4]
    ]


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_show_for_a_seat_names_no_card_that_only_the_other_has_seen(match: Match, file: str, form: list[str]) -> None:
    for seat in (0, 1):
        other = [each.event for each in match.events if each.event.hidden and each.event.seat == 1 - seat]
        drawn = {event.card for event in other if event.card}
        public = {unit.card for each in match.events for unit in (each.event.source, each.event.target) if unit}
        public |= {each.event.card for each in match.events if each.event.card and each.event not in other}
        public |= {each.event.card for each in match.events if each.event.card and each.event.seat == seat}
        secret = {card for card in drawn - public if card}
        assert secret
        shown = printed("replay", "show", file, "--seat", f"p{seat + 1}", *form)
        mulligan = next(step for step in match.history if step.seat == 1 - seat)
        assert mulligan.notation not in shown.splitlines()
        names = match.game.cards.by_id
        for card in secret:
            assert f'"{card}"' not in shown
            assert f" {names[card].name.en}." not in shown


def test_show_has_no_step_beyond_the_last(file: str) -> None:
    said = mistake("replay", "show", file, "--from", "31")
    assert said == "there is no such step hint: this match has the steps 0 to 30"


# ---- verify ----------------------------------------------------------------------------------------------------------


def test_verify_says_that_a_replay_holds(match: Match, file: str) -> None:
    said = printed("replay", "verify", file, file)
    assert said.count(f"verified, 30 actions, final hash {match.position.state_hash()}") == 2


def test_verify_fails_and_says_where_for_a_replay_that_was_altered(file: str, tmp_path: Path) -> None:
    altered = tmp_path / "altered.json"
    lines = Path(file).read_text("utf-8").splitlines(keepends=True)
    k = next(k for k, line in enumerate(lines) if '"end"' in line)
    altered.write_text("".join([*lines[:k], *lines[k + 1 :]]), "utf-8")
    result = theagon("replay", "verify", file, altered, tmp_path / "missing.json")
    assert result.exit_code == 1
    assert "match.json: verified" in result.stdout
    assert f"altered.json:{k + 1}:" in result.stderr
    assert result.stderr.endswith(f"\n{tmp_path / 'missing.json'}: No such file or directory\n")
    document = json.loads(theagon("replay", "verify", file, altered, "--json").stdout)
    assert [each["verified"] for each in document] == [True, False]
    assert f"altered.json:{k + 1}:" in document[1]["error"]


# ---- why -------------------------------------------------------------------------------------------------------------


def test_why_goes_from_the_event_back_to_the_action_with_each_clause(match: Match, file: str) -> None:
    deepest = max(match.events, key=lambda each: len(match.why(each.event.number)))
    chain = match.why(deepest.event.number)
    assert len(chain) >= 3
    lines = printed("replay", "why", file, str(deepest.event.number)).splitlines()
    for n, cause in enumerate(chain):
        assert lines[2 * n].startswith(f"{cause.event.number:>5}  ")
        clause = cause.event.clause
        assert lines[2 * n + 1].strip() == f"{clause}: {match.game.clause_text(clause)}"
    step = match.history[chain[-1].step - 1]
    assert lines[-1].strip() == f"step {step.number}: p{step.seat + 1} {step.notation}"


def test_why_prints_json_in_the_language_asked_for(match: Match, file: str) -> None:
    number = match.history[-1].events[-1].number
    document = facts("replay", "why", file, str(number), "--lang", "ru")
    assert document["events"][0]["number"] == number
    assert document["notation"] == match.history[match.why(number)[-1].step - 1].notation
    for event in document["events"]:
        assert event["clause_text"] == match.game.clause_text(event["clause"], "ru")
        assert event["text"]


def test_why_knows_no_event_that_has_not_happened(file: str) -> None:
    assert "there is no event 99999" in mistake("replay", "why", file, "99999")


def test_a_file_that_is_no_replay_is_refused_by_every_command(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text('{"cards": []}')
    for verb, *more in (["show"], ["why", "1"]):
        assert mistake("replay", verb, path, *more).startswith(f"{path}:1:1: is no replay")
