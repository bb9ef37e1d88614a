"""The workshop over HTTP: sets of cards that are checked, tried and measured."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from websockets.sync.client import ClientConnection

import theagon
from tests.server.conftest import Person, Served, Table, players
from tests.waiting import SECONDS, until
from tests.workshop.test_checked import HOUND
from tests.workshop.test_entries import LESSON, PUZZLE
from theagon.games import NAMES
from theagon.server.protocol.base import PROTOCOL

GAME: Final = "hand-of-the-gods"


def check(served: Served, game: str = GAME, **body: Any) -> Any:
    answer = served.person().http.post(f"/api/games/{game}/workshop/check?language=es", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_set_is_checked_and_its_cards_are_shown(served: Served) -> None:
    found = check(served, text=HOUND, card="ember-hound", run=True)
    assert found["mistakes"] == []
    assert [(each["id"], each["lastLine"], each["state"]) for each in found["cards"]] == [
        ("ember-hound", 18, "passing"),
        ("spark", 27, "untested"),
    ]
    assert found["cards"][1]["faces"]["ru"]["name"] == "Искра"
    assert len(found["like"]) == 8


@pytest.mark.parametrize("text", ["", "{", "\0", "- &a b", HOUND.replace("- on:", "- on")])
def test_a_broken_set_is_an_answer_with_mistakes(served: Served, text: str) -> None:
    assert check(served, text=text)["mistakes"]


def test_a_set_that_is_too_long_is_refused(served: Served) -> None:
    answer = served.person().http.post(f"/api/games/{GAME}/workshop/check", json={"text": "a" * (1 << 18) + "b"})
    assert answer.status_code == 400


@pytest.mark.parametrize("game", NAMES)
def test_browsers_keep_the_sources_and_the_schema_of_a_game(served: Served, game: str) -> None:
    http = served.person().http
    sources = http.get(f"/api/games/{game}/workshop/sources")
    assert all(text.startswith(f"id: {name}\n") for name, text in sources.json().items())
    schema = http.get(f"/api/games/{game}/workshop/schema")
    assert "cards" in schema.json()["$defs"]["CardFile"]["properties"]
    for each in (sources, schema):
        again = http.get(each.request.url.path, headers={"If-None-Match": each.headers["etag"]})
        assert again.status_code == 304


def test_there_is_no_workshop_of_an_unknown_game(served: Served) -> None:
    http = served.person().http
    assert http.get("/api/games/chess/workshop/sources").status_code == 404
    assert http.post("/api/games/chess/workshop/check", json={"text": ""}).status_code == 404


# ---- try ------------------------------------------------------------------------------------------------------------

SANDBOX: Final = {"begin": {"type": "sandbox", "cards": HOUND, "card": "ember-hound"}}


def test_a_card_is_tried_with_all_mana_and_units_to_use_it_on(served: Served) -> None:
    with served.table(players=players("me", "me"), **SANDBOX) as table:
        snapshot = json.loads(table.received[-1])
        assert {face["id"] for face in snapshot["cards"]} >= {"ember-hound"}
        view = table.table["view"]
        assert [card["card"] for card in view["players"][0]["hand"]] == ["ember-hound"]
        assert view["players"][0]["mana"] == 10
        assert len([unit for unit in view["units"] if unit["owner"] == 1 and unit["card"] != "summoning-stone"]) == 2


def test_what_was_tried_becomes_a_scenario_of_the_set(served: Served) -> None:
    person = served.person()
    match = person.create(players=players("me", "me"), **SANDBOX)["match"]
    assert person.http.post(f"/api/matches/{match}/scenario").status_code == 400, "nothing was done"
    with person.at(match) as table:
        table.play(4)
    answer = person.http.post(f"/api/matches/{match}/scenario?language=es")
    assert answer.status_code == 200, answer.text
    text = answer.json()["text"]
    assert text.startswith("title: Prueba de Ember Hound\n")
    assert "cards:" not in text
    entry = "  - " + text.replace("\n", "\n    ").rstrip(" ")
    found = check(served, text=HOUND.partition("scenarios:")[0] + "scenarios:\n" + entry, run=True)
    assert [each["passes"] for each in found["scenarios"]] == [True], found["mistakes"]
    assert served.person().http.post(f"/api/matches/{match}/scenario").status_code == 404, "it is not theirs"


def test_a_spectator_of_a_sandbox_sees_no_hand(served: Served) -> None:
    person = served.person()
    created = person.create(players=players("me", "greedy"), **SANDBOX)
    with served.person().watching(created["watch"]) as table:
        assert "ember" not in "".join(table.received).lower()


NARROWS: Final = f"""\
game: {GAME}
maps:
  - {{id: narrows, name: {{en: Narrows}}, homes: [[a], [h]], blockers: [d1, e5], gift: spark}}
"""
ON_NARROWS: Final = HOUND.replace(f"game: {GAME}\n", NARROWS)


def test_a_map_is_tried_with_its_own_gift_and_what_was_done_there_is_a_scenario_that_holds(served: Served) -> None:
    person = served.person()
    begin = {"type": "sandbox", "cards": ON_NARROWS.replace("cost: 3", "cost: 30"), "map": "narrows"}
    match = person.create(players=players("me", "me"), begin=begin)["match"]
    with person.at(match) as table:
        assert table.table["view"]["blockers"] == ["d1", "e5"]
        table.play(4)
    text = person.http.post(f"/api/matches/{match}/scenario").json()["text"]
    entry = "scenarios:\n  - " + text.replace("\n", "\n    ").rstrip(" ")
    found = check(served, text=ON_NARROWS.partition("scenarios:")[0] + entry, run=True)
    assert [each["passes"] for each in found["scenarios"]] == [True], found["mistakes"]


def test_a_match_is_played_on_a_map_of_a_set(served: Served) -> None:
    with served.table(players=players("me", "greedy"), cards=ON_NARROWS, map="narrows") as table:
        assert table.table["view"]["blockers"] == ["d1", "e5"]


@pytest.mark.parametrize(
    "begin",
    [
        {"cards": ON_NARROWS, "map": "nowhere"},
        {"cards": ON_NARROWS.replace("[d1, e5]", "[d1, d1]"), "map": "narrows"},
        {"cards": ON_NARROWS, "map": "narrows", "card": "x" * 41},
        {"cards": ON_NARROWS},
        {"cards": HOUND, "card": "nobody"},
        {"cards": HOUND.replace("cost: 3", "cost: 30"), "card": "ember-hound"},
        {"cards": HOUND.replace("cost: 3", "cost: [3"), "card": "ember-hound"},
        {"cards": "", "card": "ember-hound"},
    ],
)
def test_what_is_not_there_or_has_mistakes_is_not_tried(served: Served, begin: dict[str, str]) -> None:
    answer = served.person().http.post("/api/matches", json={"game": GAME, "begin": {"type": "sandbox", **begin}})
    assert answer.status_code == 400
    assert answer.json()["text"]


# ---- whole matches --------------------------------------------------------------------------------------------------

_CARDS: Final = {card: number for card, number in theagon.load(GAME).decks()["zeus"].cards.items() if card != "hoplite"}
DECK: Final = json.dumps({"game": GAME, "name": "Hounds", "leader": "zeus", "cards": {**_CARDS, "ember-hound": 2}})


def test_a_whole_match_is_played_with_a_deck_of_own_cards(served: Served) -> None:
    person = served.person()
    wanted = [{"who": "me", "deck": DECK}, {"who": "greedy"}]
    match = person.create(players=wanted, cards=HOUND)["match"]
    with person.at(match) as table:
        table.play()
        assert table.table["result"]
    story = person.http.get(f"/api/matches/{match}/story").json()
    assert "ember-hound" in {face["id"] for face in story["cards"]}
    replay = person.http.get(f"/api/matches/{match}/replay").content
    assert person.http.post("/api/replays", content=replay).status_code == 200


def test_own_cards_are_for_matches_without_friends(served: Served) -> None:
    http = served.person().http
    refused: list[dict[str, Any]] = [
        {"players": players("me", "friend")},
        {"begin": {"type": "scenario", "name": "hg4/guarded-stone.yaml", "step": 0}},
    ]
    for wanted in refused:
        assert http.post("/api/matches", json={"game": GAME, "cards": HOUND, **wanted}).status_code == 400
    broken = HOUND.replace("cost: 3", "cost: 30")
    answer = http.post("/api/matches", json={"game": GAME, "cards": broken})
    assert answer.status_code == 400
    assert [each["line"] for each in answer.json()["mistakes"]] == [9]


def test_a_deck_is_checked_with_own_cards(served: Served) -> None:
    http = served.person().http
    verdicts = [
        http.post(f"/api/games/{GAME}/decks/check", json={"text": DECK, **more}).json()["legal"]
        for more in (dict[str, str](), {"cards": HOUND})
    ]
    assert verdicts == [False, True]


# ---- balance --------------------------------------------------------------------------------------------------------

STRONG: Final = HOUND.replace("cost: 3", "cost: 0").replace("attack: 2", "attack: 9").replace("health: 3", "health: 9")


def begun(person: Person, **wish: str) -> str:
    body = {"text": STRONG, "card": "ember-hound", "deck": "zeus", **wish}
    answer = person.http.post(f"/api/games/{GAME}/workshop/balance", json=body)
    assert answer.status_code == 202, answer.text
    job: str = answer.json()["job"]
    return job


def test_a_card_that_is_too_strong_is_found_out(served: Served) -> None:
    person = served.person()
    job = begun(person)
    found: dict[str, Any] = {}

    def is_done() -> bool:
        found.update(person.http.get(f"/api/workshop/balance/{job}").json())
        return bool(found["done"])

    until(is_done)
    assert found["verdict"] == "better"
    assert 0 < found["low"] < found["difference"] < found["high"]
    assert found["matches"] >= 10
    assert not found["seldomPlayed"]


def test_a_measurement_is_stopped_at_once(served: Served) -> None:
    person = served.person()
    job = begun(person, text=HOUND)
    assert person.http.get(f"/api/workshop/balance/{job}").json()["done"] is False
    assert person.http.delete(f"/api/workshop/balance/{job}").status_code == 204
    assert person.http.get(f"/api/workshop/balance/{job}").json() is None


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"card": "nobody"}, "no card 'nobody'"),
        ({"deck": "nothing"}, "expected a mapping"),
        ({"bot": "level-8"}, "too long"),
        ({"text": HOUND.replace("cost: 3", "cost: 30")}, "30"),
        (
            {"text": HOUND.replace("kind: unit\n    cost: 3", "kind: unit\n    pantheon: norse\n    cost: 3")},
            "pantheon",
        ),
    ],
)
def test_what_cannot_be_measured_says_why(served: Served, wish: dict[str, str], told: str) -> None:
    person = served.person()
    job = begun(person, **wish)
    until(lambda: person.http.get(f"/api/workshop/balance/{job}").status_code == 400)
    assert told in person.http.get(f"/api/workshop/balance/{job}").json()["text"]


def test_decks_meet_in_the_background_until_that_is_stopped(served: Served) -> None:
    person = served.person()
    wish = {"text": HOUND, "decks": ["zeus", DECK]}
    answer = person.http.post(f"/api/games/{GAME}/workshop/grid?language=es", json=wish)
    assert answer.status_code == 202, answer.text
    place = f"/api/workshop/grid/{answer.json()['job']}"
    found: dict[str, Any] = {}

    def has_met() -> bool:
        found.update(person.http.get(place).json())
        return bool(found["rows"])

    until(has_met)
    assert found["decks"][1] == "Hounds"
    assert (found["rows"][0][0], found["rows"][0][1]["played"], found["done"]) == (None, found["played"], False)
    assert person.http.delete(place).status_code == 204
    assert person.http.get(place).json() is None


@pytest.mark.parametrize(
    "wrong", [{"decks": ["zeus"]}, {"decks": ["zeus"] * 7}, {"decks": ["zeus", "x" * 20_001]}, {"bot": "own:x"}]
)
def test_a_grid_of_too_few_or_too_large_decks_is_refused(served: Served, wrong: dict[str, Any]) -> None:
    body = {"text": HOUND, "decks": ["zeus", "odin"], **wrong}
    assert served.person().http.post(f"/api/games/{GAME}/workshop/grid", json=body).status_code == 400


# ---- puzzles and lessons --------------------------------------------------------------------------------------------


def asked(served: Served, what: str, text: str = PUZZLE, **more: Any) -> Any:
    answer = served.person().http.post(f"/api/games/{GAME}/workshop/{what}", json={"text": text, "line": 3, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_puzzle_of_a_set_is_shown_on_the_board_with_its_solution(served: Served) -> None:
    scene = asked(served, "scene?language=es")
    assert {"place": "f3", "path": ["position", "units", "archer"]} in scene["parts"]
    assert [(deed["step"], deed["seat"], deed["places"]) for deed in scene["deeds"]] == [
        (0, 0, ["f3", "h3"]),
        (1, 0, ["g3", "h3"]),
    ]
    assert scene["deeds"][0]["text"].startswith("Atacar a ")
    assert len(scene["story"]["frames"]) == 3
    assert scene["file"].startswith("game: hand-of-the-gods\ntitle: {en: Two attackers}")


def test_a_puzzle_with_mistakes_in_its_steps_shows_its_beginning(served: Served) -> None:
    scene = asked(served, "scene", PUZZLE.replace("unit: archer", "unit: nobody"))
    assert (len(scene["story"]["frames"]), scene["deeds"], scene["file"]) == (1, [], None)
    assert len(scene["parts"]) == 4
    answer = served.person().http.post(
        f"/api/games/{GAME}/workshop/scene", json={"text": PUZZLE.replace("at: f3", "at: z9"), "line": 3}
    )
    assert (answer.status_code, answer.json()["mistakes"][0]["line"]) == (400, 11)


def test_a_card_is_put_on_the_board_by_one_change_of_the_text(served: Served) -> None:
    edit = asked(served, "card", card="enyo", owner="p2", place="e4")
    assert edit == {"path": ["position", "units", "enyo-no-2"], "value": {"card": "enyo", "owner": "p2", "at": "e4"}}


@pytest.mark.parametrize("wrong", [{"line": 0}, {"card": "x" * 41}, {"owner": "p5"}, {"place": "x" * 51}, {"more": 1}])
def test_a_change_that_does_not_fit_is_refused(served: Served, wrong: dict[str, Any]) -> None:
    body = {"text": PUZZLE, "line": 3, "card": "enyo", "owner": "p2", "place": "e4", **wrong}
    assert served.person().http.post(f"/api/games/{GAME}/workshop/card", json=body).status_code == 400


def proof_begun(person: Person, text: str) -> str:
    answer = person.http.post(f"/api/games/{GAME}/workshop/proof?language=es", json={"text": text, "line": 3})
    assert answer.status_code == 202, answer.text
    job: str = answer.json()["job"]
    return job


@pytest.mark.parametrize("text", [PUZZLE, LESSON])
def test_a_puzzle_and_a_lesson_are_proved_in_the_background(served: Served, text: str) -> None:
    person = served.person()
    job = proof_begun(person, text)
    found: dict[str, Any] = {}

    def is_done() -> bool:
        found.update(person.http.get(f"/api/workshop/proof/{job}").json())
        return bool(found["done"])

    until(is_done)
    assert (found["proved"], found["recorded"], found["mistakes"]) == (True, True, [])


def test_a_proof_is_stopped_at_once(served: Served) -> None:
    person = served.person()
    endless = LESSON.replace("any: true", "any: true\n      - end-turn: {}\n        say: {en: End.}")
    job = proof_begun(person, endless)
    assert person.http.delete(f"/api/workshop/proof/{job}").status_code == 204
    assert person.http.delete("/api/workshop/proof/nothing").status_code == 404


def test_what_cannot_be_proved_says_why(served: Served) -> None:
    person = served.person()
    job = proof_begun(person, PUZZLE.replace("at: f3", "at: z9"))
    until(lambda: person.http.get(f"/api/workshop/proof/{job}").status_code == 400)
    assert person.http.get(f"/api/workshop/proof/{job}").json()["mistakes"][0]["line"] == 11


def refused(socket: ClientConnection) -> str:
    """The reason why an attempt at a puzzle is not served."""
    socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "device": "a"}))
    reason: str = json.loads(socket.recv(timeout=SECONDS))["reason"]
    return reason


ENTRY: Final = {"type": "entry", "cards": PUZZLE, "line": 3}


def test_a_solution_is_recorded_on_the_board(served: Served) -> None:
    person = served.person()
    match = person.create(players=players("me", "me"), begin={**ENTRY, "step": 0})["match"]
    with person.at(match) as table:
        assert table.table["lesson"] is None
        for source in ("f3", "g3"):
            options = table.table["options"]
            table.act(next(each["action"] for each in options if each["source"] == source and "h3" in each["targets"]))
            table.until("update")
    found = person.http.get(f"/api/matches/{match}/recording").json()
    assert found["steps"] == [
        {"attack": {"unit": "archer", "target": "p2-stone"}},
        {"attack": {"unit": "enyo", "target": "p2-stone"}},
    ]
    assert (found["winner"], found["over"]) == ("p1", True)
    assert served.person().http.get(f"/api/matches/{match}/recording").status_code == 404, "it is not theirs"


def test_a_lesson_of_a_set_is_played_as_a_lesson(served: Served) -> None:
    person = served.person()
    match = person.create(begin={**ENTRY, "cards": LESSON})["match"]
    with person.at(match) as table:
        assert table.table["lesson"]["text"] == "Move."
    answer = person.http.post(
        "/api/matches", json={"game": GAME, "players": players("me", "me"), "begin": {**ENTRY, "cards": LESSON}}
    )
    assert answer.status_code == 400


def test_a_puzzle_of_a_set_is_attempted_by_its_maker_only(served: Served) -> None:
    person = served.person()
    match = person.create(begin=ENTRY)["match"]
    with person.socket(f"/api/workshop/puzzles/{match}/socket") as socket:
        table = Table(socket)
        assert table.until("puzzle")["task"]["kind"] == "win"
        table.until("snapshot")
        options = table.table["options"]
        table.act(next(each["action"] for each in options if each["verb"] == "end"))
        assert table.until("puzzle")["outcome"] == "failed"
    with served.person().socket(f"/api/workshop/puzzles/{match}/socket") as socket:
        assert refused(socket) == "unknown-puzzle"


@pytest.mark.parametrize(
    "wanted",
    [SANDBOX, {"begin": {"type": "lesson", "name": "1-stone"}}, {"players": players("me", "friend")}],
    ids=["a sandbox", "a lesson", "a match that waits"],
)
def test_no_other_match_is_attempted_as_a_puzzle(served: Served, wanted: dict[str, Any]) -> None:
    person = served.person()
    match = person.create(**wanted)["match"]
    with person.socket(f"/api/workshop/puzzles/{match}/socket") as socket:
        assert refused(socket) == "unknown-puzzle"
