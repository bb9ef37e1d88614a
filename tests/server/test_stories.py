"""Scenarios and matches to walk through, and to go on from."""

from __future__ import annotations

from typing import Any, Final

import pytest

import theagon
from tests.match.support import played
from tests.server.conftest import FRIENDS, ONE_DEVICE, Served, players
from theagon.errors import TheagonError
from theagon.games.base import LANGUAGES
from theagon.match.match import Match
from theagon.match.replay import encode, replay_of
from theagon.match.scenario import packaged_scenarios
from theagon.server.desk import stories
from theagon.server.matches.lobby import scenario_text
from theagon.server.protocol.games import Frame, Story

GAME: Final = "hand-of-the-gods"
GUARDED = "hg4/guarded-stone.yaml"


@pytest.fixture(scope="module")
def finished() -> Match:
    return played(theagon.load(GAME), seed=13)


# ---- scenarios -------------------------------------------------------------------------------------------------------


def test_a_scenarios_story_shows_each_action_with_what_the_file_says_of_it() -> None:
    story = stories.scenario_story(GAME, GUARDED, "es")
    assert story.title == "Una torre vigilada no puede ser atacada hasta que desaparece su centinela"
    assert story.proves == ("HG4.24",)
    assert [frame.step.notation if frame.step else None for frame in story.frames] == [
        None,
        "attack f4 g4",
        "attack f3 h3",
    ]
    assert [note.kind for note in story.frames[0].notes] == ["expect", "refused"]
    assert "HG4.24" in story.frames[0].notes[1].text
    assert _tiles(story.frames[0]) - _tiles(story.frames[1]) == {"g4"}
    assert story.frames[2].notes[0].text == "p2: {stone: 24}"


def _tiles(frame: Frame) -> set[str]:
    return {unit["tile"] for unit in frame.view["units"]}


@pytest.mark.slow
def test_the_story_of_every_scenario_can_be_told_and_holds() -> None:
    for name in packaged_scenarios(GAME):
        story = stories.scenario_story(GAME, name, "es")
        assert all(note.holds for frame in story.frames for note in frame.notes), name
        assert [frame.step.step if frame.step else 0 for frame in story.frames] == list(range(len(story.frames)))


def test_what_does_not_hold_of_a_scenario_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    text = scenario_text(GAME, GUARDED)
    wrong = text.replace("p2: {stone: 24}", "p2: {stone: 23}, turn: 1").replace("HG4.24, reason", "HG4.25, reason")
    monkeypatch.setattr(stories, "scenario_text", lambda _game, _name: wrong)
    story = stories.scenario_story(GAME, GUARDED, "en")
    assert [note.holds for note in story.frames[0].notes] == [True, False]
    assert {note.text: note.holds for note in story.frames[2].notes} == {"p2: {stone: 23}": False, "turn: 1": True}


def test_a_story_shows_the_cards_that_a_scenario_brings() -> None:
    brought = [
        name for name, file in packaged_scenarios(GAME).items() if "\ncards:" in file.read_text(encoding="utf-8")
    ]
    assert brought
    assert all(stories.scenario_story(GAME, name, "ru").cards for name in brought)
    assert stories.scenario_story(GAME, GUARDED, "ru").cards == ()


@pytest.mark.parametrize("name", ["hg4/none.yaml", "../cards/greek.yaml", "", "/etc/passwd"])
def test_a_scenario_that_does_not_come_with_the_game_is_refused(name: str) -> None:
    with pytest.raises(TheagonError, match="no such scenario"):
        stories.scenario_story(GAME, name, "en")


# ---- matches ---------------------------------------------------------------------------------------------------------


def test_a_matchs_story_shows_every_step_with_all_hands_open(finished: Match) -> None:
    story = stories.match_story(finished, "en")
    assert [frame.step.action for frame in story.frames if frame.step][1:] == [step.action for step in finished.history]
    assert story.over
    assert story.winner == finished.position.winner
    for frame in story.frames:
        assert all(None not in player["hand"] for player in frame.view["players"])
    assert story.frames[-1].view == finished.position.open_view()


def test_a_replay_tells_the_story_of_its_match_in_the_language_asked_for(finished: Match) -> None:
    data = encode(replay_of(finished))
    walked = [stories.replay_story(data, language) for language in LANGUAGES]
    assert walked[0] == stories.match_story(finished, "en")
    assert len({_words(story) for story in walked}) == len(LANGUAGES)


def _words(story: Story) -> str:
    return " ".join(event.text for frame in story.frames if frame.step for event in frame.step.events)


@pytest.mark.parametrize("data", [b"", b"\xff", b"{}", b"[" * 100_000, b" " * (3 << 20)])
def test_a_file_that_is_no_replay_is_refused(data: bytes) -> None:
    with pytest.raises(TheagonError):
        stories.replay_story(data, "en")


def test_a_match_of_too_many_steps_is_not_told(finished: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = len(finished.history)
    monkeypatch.setattr(stories, "MOST_STEPS", steps)
    assert len(stories.match_story(finished, "en").frames) == steps + 1
    monkeypatch.setattr(stories, "MOST_STEPS", steps - 1)
    with pytest.raises(TheagonError, match=f"a match of {steps} steps is too long"):
        stories.match_story(finished, "en")


# ---- what if ---------------------------------------------------------------------------------------------------------


def test_a_scenario_is_gone_on_from_against_a_bot(served: Served) -> None:
    person = served.person()
    story = person.http.get(f"/api/games/{GAME}/scenarios/{GUARDED}?language=es").json()
    begin = {"type": "scenario", "name": GUARDED, "step": 1}
    created = person.create(begin=begin)
    assert created["seats"] == [0]
    with person.at(created["match"]) as table:
        assert table.table["view"]["units"] == story["frames"][1]["view"]["units"]
        assert [step["step"] for step in table.log] == [0]
        attack = next(option for option in table.table["options"] if option["verb"] == "attack")
        table.act(attack["action"])
        assert table.until("update")["steps"][0]["step"] == 1
        table.resign()
        table.say("ask-rematch")
        following = table.until("presence")["rematch"]
    with person.at(following) as table:
        assert table.welcome["seats"] == [1]
    assert person.http.get(f"/api/matches/{created['match']}/replay").status_code == 400


def test_a_match_that_is_over_and_its_replay_file_are_gone_on_from(served: Served) -> None:
    person = served.person()
    match = person.create(players=players("me zeus", "me ra"))["match"]
    with person.at(match) as table:
        early = person.http.post("/api/matches", json={"game": GAME, "begin": _from("match", match=match, step=0)})
        assert early.status_code == 404  # it is not over: it has secrets
        table.play(6)
        table.resign()
    file = person.http.get(f"/api/matches/{match}/replay").text
    frames = person.http.get(f"/api/matches/{match}/story").json()["frames"]
    for begin in (_from("match", match=match, step=4), _from("replay", file=file, step=4)):
        again = person.create(players=ONE_DEVICE, begin=begin)["match"]
        with person.at(again) as table:
            assert table.table["view"]["units"] == frames[4]["view"]["units"]
            assert [step["step"] for step in table.log] == [0, 1, 2, 3, 4]
    refused = person.http.post("/api/matches", json={"game": GAME, "begin": _from("replay", file=file, step=7)})
    assert (refused.status_code, refused.json()["text"]) == (400, "the match is over there")


def _from(kind: str, **fields: Any) -> dict[str, Any]:
    return {"type": kind, **fields}


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"players": FRIENDS, "begin": {"type": "scenario", "name": GUARDED, "step": 0}}, 400),
        ({"players": players("me zeus", "greedy"), "begin": {"type": "scenario", "name": GUARDED, "step": 0}}, 400),
        ({"first": 1, "begin": {"type": "scenario", "name": GUARDED, "step": 0}}, 400),
        ({"players": players("me"), "begin": {"type": "scenario", "name": GUARDED, "step": 0}}, 400),
        ({"begin": {"type": "scenario", "name": "hg4/none.yaml", "step": 0}}, 404),
        ({"begin": {"type": "match", "match": "none", "step": 0}}, 404),
        ({"begin": {"type": "scenario", "name": GUARDED, "step": 99}}, 400),
        ({"begin": {"type": "replay", "file": "{}", "step": 0}}, 400),
        ({"begin": {"type": "dream", "step": 0}}, 400),
        ({"first": 2}, 400),
        ({"first": 4}, 400),
        ({"mode": "teams"}, 400),
        ({"options": {"sanctum": False}}, 400),
        ({"players": players("greedy", "random")}, 400),
        ({"players": players("me", "greedy", "greedy")}, 400),
        ({"players": players("me", "random:5")}, 400),
        ({"players": players("me", "search:0")}, 400),
        ({"players": players("me", "search:1000")}, 400),
        ({"players": players("me", "peeping")}, 400),
    ],
)
def test_a_beginning_that_can_not_be_is_refused_with_its_reason(
    served: Served, wanted: dict[str, Any], status: int
) -> None:
    answer = served.person().http.post("/api/matches", json={"game": GAME, **wanted})
    assert answer.status_code == status
    assert answer.json()["text"]
