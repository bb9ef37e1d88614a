"""Analyses by the server: of matches that are over, at their own pace, stopped when nobody wants them."""

from __future__ import annotations

import os
import re
import sys
import threading
from typing import Any

import pytest

from tests.server.conftest import ONE_DEVICE, Person, Served, players
from tests.waiting import SECONDS, until
from theagon.games import load_game
from theagon.match.analysis import Examiner
from theagon.match.match import Match
from theagon.match.replay import encode, replay_of
from theagon.server.budget import HOUSE, NETWORK_SAVED
from theagon.server.desk import analyses, jobs
from theagon.server.workers import LAST, Workers, step_back
from theagon.testing.walks import deal


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "SEARCH", 4)
    monkeypatch.setattr(analyses, "TRIALS", 2)


def finished(person: Person, actions: int = 12) -> str:
    """A match of this person that is over after some actions."""
    match: str = person.create(game="gods-unchained", players=ONE_DEVICE)["match"]
    with person.at(match) as table:
        for _ in range(actions):
            table.act(table.table["options"][-1]["action"])
            table.until("update")
        table.resign()
    return match


def asked(person: Person, match: str, **query: str) -> Any:
    answer = person.http.get(f"/api/matches/{match}/analysis", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def made(person: Person, match: str, **query: str) -> dict[str, Any]:
    """The analysis of a match, when it is done."""
    assert person.http.post(f"/api/matches/{match}/analysis", params=query).status_code == 202

    def is_done() -> bool:
        found = asked(person, match, **query)
        return bool(found["curve"])

    until(is_done)
    found: dict[str, Any] = asked(person, match, **query)
    return found


def test_a_match_that_is_over_is_analysed_step_by_step(served: Served) -> None:
    person = served.person()
    match = finished(person)
    assert asked(person, match) is None
    found = made(person, match)
    assert (found["view"], found["done"], found["steps"]) == ("fair", 13, 13)
    assert found["curve"][-1]["step"] == 13
    assert sorted(found["curve"][-1]["shares"]) == [0.0, 1.0]
    assert re.search("(?i)turn|open|start", found["reason"]["text"])
    assert found["reason"]["step"] is None or 1 <= found["reason"]["step"] <= 13
    russian = asked(person, match, language="ru")
    assert re.search("[а-я]", russian["reason"]["text"])
    assert [each["step"] for each in russian["lost"]] == [each["step"] for each in found["lost"]]
    assert made(person, match, view="open")["view"] == "open"


def test_an_analysis_says_whom_it_calls_you(served: Served) -> None:
    host, friend, stranger = served.person(), served.person(), served.person()
    match = host.create(game="gods-unchained", players=players("me", "friend"))["match"]
    (seat,) = friend.join(match).json()["seats"]
    host.resign(match)
    assert made(host, match)["reader"] == 1 - seat
    assert asked(friend, match)["reader"] == seat
    assert asked(stranger, match)["reader"] is None


@pytest.mark.parametrize("view", ["fair", "open"])
def test_a_match_that_goes_on_is_not_analysed_for_anybody(served: Served, view: str) -> None:
    person = served.person()
    match = person.create(players=ONE_DEVICE)["match"]
    for call in (person.http.post, person.http.get):
        answer = call(f"/api/matches/{match}/analysis", params={"view": view})
        assert answer.status_code == 404
        assert answer.json()["reason"] == "unknown-match"
    assert not served.desk.jobs._jobs


def test_an_analysis_can_be_stopped_by_who_played_and_by_nobody_else(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, stranger = served.person(), served.person()
    match = finished(person)
    hold = threading.Event()
    examined = Examiner._examined
    monkeypatch.setattr(Examiner, "_examined", lambda *given: hold.wait(SECONDS) and examined(*given))
    address = f"/api/matches/{match}/analysis"
    assert person.http.post(address).status_code == 202
    assert asked(person, match) == {
        "view": "fair",
        "done": 0,
        "steps": 13,
        "reader": None,
        "curve": [],
        "turningPoints": [],
        "reason": None,
        "lost": [],
        "strong": [],
    }
    assert stranger.http.delete(address).status_code == 404
    assert asked(person, match) is not None
    threading.Timer(0.1, hold.set).start()
    assert person.http.delete(address).status_code == 204
    assert asked(person, match) is None
    assert made(person, match)["done"] == 13


def test_an_analysis_leaves_its_payer_something_to_play_on_with(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "SPARED", 2 * NETWORK_SAVED)  # more than there ever is
    person = served.person()
    match = finished(person)
    assert person.http.post(f"/api/matches/{match}/analysis").status_code == 202
    assert finished(person, 2)
    assert asked(person, match)["done"] == 0


def test_of_the_analyses_that_are_made_one_network_has_a_share(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "SPARED", 2 * NETWORK_SAVED)  # none is done before the end
    monkeypatch.setattr(jobs, "MAKING_FROM", 2)
    person = served.person()
    one, two = (f"/api/matches/{finished(person, 2)}/analysis" for _ in range(2))

    def begun(address: str, view: str, **headers: str) -> int:
        return person.http.post(address, params={"view": view}, headers=headers).status_code

    assert [begun(one, "fair"), begun(one, "open"), begun(two, "fair")] == [202, 202, 429]
    assert begun(one, "fair") == 202  # the same again
    assert begun(two, "fair", **{"X-Forwarded-For": "192.0.2.7"}) == 202


def test_an_analysis_goes_on_while_somebody_asks_for_it(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "WANTED", 0.0)  # nobody asks for it again in time
    monkeypatch.setattr(jobs, "MAKING_FROM", 1)
    person = served.person()
    one, two = (finished(person, 2) for _ in range(2))
    for match in (one, two):
        assert person.http.post(f"/api/matches/{match}/analysis").status_code == 202
        assert asked(person, match)["done"] == 0
    monkeypatch.setattr(jobs, "WANTED", 100.0)
    assert made(person, one)["done"] == 3
    monkeypatch.setattr(jobs, "KEPT", 2)
    three = finished(person, 2)
    assert made(person, three)["done"] == 3
    assert asked(person, one) is None


def test_a_replay_file_is_analysed_as_its_match_is(served: Served) -> None:
    person, stranger = served.person(), served.person()
    match = finished(person)
    file = person.http.get(f"/api/matches/{match}/replay").content
    begun = stranger.http.post("/api/replays/analysis", content=file)
    assert begun.status_code == 202, begun.text
    name = begun.json()["match"]

    def is_done() -> bool:
        return bool(asked(stranger, name)["curve"])

    until(is_done)
    of_file, of_match = asked(stranger, name), made(person, match)
    assert (of_file["done"], of_file["curve"][-1]) == (of_match["done"], of_match["curve"][-1])
    assert [each["turn"] for each in of_file["curve"]] == [each["turn"] for each in of_match["curve"]]


def test_no_other_file_is_analysed(served: Served) -> None:
    person = served.person()
    game = load_game("gods-unchained")
    unfinished = encode(replay_of(Match(game, deal(game, 1))))
    for file in (b"{}", unfinished):
        answer = person.http.post("/api/replays/analysis", content=file)
        assert answer.status_code == 400
    assert not served.desk.jobs._jobs


def test_of_many_analyses_the_oldest_are_forgotten(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "KEPT", 1)
    person = served.person()
    one, two = finished(person, 2), finished(person, 2)
    made(person, one)
    made(person, two)
    assert asked(person, one) is None


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has a priority for each thread")
async def test_analysts_step_back_behind_all_others() -> None:
    def priority() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    analysts = Workers("analyst", 1, prepare=step_back)
    try:
        assert await analysts.run(HOUSE, priority) == LAST
    finally:
        analysts.close()
    assert priority() < LAST
