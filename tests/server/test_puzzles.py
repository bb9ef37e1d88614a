"""Puzzles at the server: lists, the one of a day, and attempts over sockets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from typing import Any

import pytest

from tests.server.conftest import Person, Served, Table
from theagon.games import NAMES
from theagon.games.play.position import Position
from theagon.puzzles.attempt import Forecast
from theagon.puzzles.library import ids, puzzle_of, puzzle_script
from theagon.puzzles.steps import carried_out
from theagon.server.protocol.base import PROTOCOL

GAME = "gods-unchained"


@contextmanager
def trying(person: Person, name: str, game: str = GAME, **hello: Any) -> Iterator[Table]:
    with person.socket(f"/api/games/{game}/puzzles/{name}/socket") as socket:
        yield Table(socket, **hello)


def solution(game: str, name: str) -> list[int]:
    """The actions of a puzzle's solution."""
    script = puzzle_script(game, name)
    return list(carried_out(script, script.begin()))


@pytest.mark.parametrize("game", NAMES)
def test_whoever_plays_the_solution_is_told_that_it_is_solved(served: Served, game: str) -> None:
    with trying(served.person(), "win-001", game) as table:
        assert table.until("puzzle")["outcome"] == "open"
        table.until("snapshot")
        assert table.table["options"]
        for action in solution(game, "win-001"):
            table.act(action)
            judged = table.until("puzzle")
            table.until("update")
        assert judged["outcome"] == "solved"
        assert table.table["result"]["winner"] == table.table["view"]["seat"]
        assert not table.table["options"]


def test_a_wrong_end_says_why_and_can_be_taken_back(served: Served) -> None:
    with trying(served.person(), "survive-001", language="es") as table:
        table.until("snapshot")
        before = table.table["view"]
        end = next(option["action"] for option in table.table["options"] if option["verb"] == "end")
        table.act(end)
        judged = table.until("puzzle")
        assert (judged["outcome"], judged["text"][:19]) == ("failed", "El otro bando gana:")
        table.until("update")
        assert not table.table["options"]
        table.say("ask-take-back")
        assert table.until("puzzle")["outcome"] == "open"
        assert table.until("update")["undone"] == 1
        assert table.table["view"] == before
        assert table.table["options"]


def test_all_hands_are_open_to_whoever_solves(served: Served) -> None:
    position: Position = puzzle_script(GAME, "win-001").begin().position
    with trying(served.person(), "win-001") as table:
        table.until("snapshot")
        assert table.table["view"] == position.open_view() | {"seat": position.to_act}


def test_hints_lead_to_the_solution(served: Served) -> None:
    with trying(served.person(), "win-003") as table:
        table.until("snapshot")
        outcome = "open"
        while outcome == "open":
            table.say("ask-hint")
            hint = table.until("hint")
            assert hint["text"].startswith("Try: ")
            table.act(hint["action"])
            outcome = table.until("puzzle")["outcome"]
            table.until("update")
        assert outcome == "solved"


@pytest.mark.parametrize("wrong_by", [0, 1])
def test_what_will_be_left_is_right_only_if_every_number_is(served: Served, wrong_by: int) -> None:
    forecast = Forecast(puzzle_script(GAME, "left-001"))
    with trying(served.person(), "left-001") as table:
        task = table.until("puzzle")["task"]
        assert [each["name"] for each in task["asked"]] == forecast.asked
        table.until("snapshot")
        assert not table.table["options"]
        first = forecast.asked[0]
        left = {name: forecast.left(name) + wrong_by * (name == first) for name in forecast.asked}
        table.say("foretell", left=left)
        judged = table.until("puzzle")
        assert judged["outcome"] == ("failed" if wrong_by else "solved")
        assert bool(judged["text"]) == bool(wrong_by)
        assert [step["action"] for step in table.until("update")["steps"]] == forecast.actions


def test_why_something_is_impossible_is_told_as_in_a_match(served: Served) -> None:
    with trying(served.person(), "win-001") as table:
        table.until("snapshot")
        table.say("why-not", id=1, text="attack p1-6 p2-6")
        assert table.until("refused")["of"] == "why-not"
        table.say("preview", id=2, action=table.table["options"][0]["action"])
        assert table.until("previewed")["id"] == 2
        table.act(table.table["options"][0]["action"] + (1 << 20))
        assert table.until("refused")["of"] == "act"


def test_a_match_is_played_on_from_an_attempt(served: Served) -> None:
    person = served.person()
    seat = puzzle_script(GAME, "survive-001").begin().position.to_act
    with trying(person, "survive-001") as attempt:
        attempt.until("snapshot")
        end = next(option["action"] for option in attempt.table["options"] if option["verb"] == "end")
        attempt.act(end)
        attempt.until("update")
    players = [{"who": "me" if each == seat else "greedy"} for each in range(2)]
    begin = {"type": "puzzle", "name": "survive-001", "actions": [end]}
    created = person.create(game=GAME, players=players, begin=begin)
    assert created["seats"] == [seat]
    with person.at(created["match"]) as table:
        assert table.log[1]["action"] == end


def test_lists_name_every_puzzle_in_the_language_asked_for(served: Served) -> None:
    http = served.person().http
    listed = http.get(f"/api/games/{GAME}/puzzles", params={"language": "ru"}).json()
    assert [line["id"] for line in listed] == list(ids(GAME))
    assert "победа" in listed[-1]["title"]
    assert all(line["own"] and max(len(line["own"]), len(line["rivals"])) <= 4 for line in listed)
    day = http.get(f"/api/games/{GAME}/puzzles/day/2026-11-22").json()
    assert day["id"] == puzzle_of(GAME, date(2026, 11, 22))
    story = http.get(f"/api/games/{GAME}/puzzles/win-001/story").json()
    assert [frame["step"]["action"] for frame in story["frames"][1:]] == solution(GAME, "win-001")


@pytest.mark.parametrize("path", ["puzzles/win-9999/story", "puzzles/day/2026-13-01"])
def test_what_there_is_not_is_not_found(served: Served, path: str) -> None:
    assert served.person().http.get(f"/api/games/{GAME}/{path}").status_code == 404


def test_nobody_sits_down_at_a_puzzle_that_there_is_not(served: Served) -> None:
    with served.person().socket(f"/api/games/{GAME}/puzzles/win-9999/socket") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "device": "a"}))
        assert json.loads(socket.recv())["reason"] == "unknown-puzzle"
