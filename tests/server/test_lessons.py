"""Lessons at a server: what is asked comes with the table, and a wrong try changes nothing."""

from __future__ import annotations

from tests.server.conftest import Served
from theagon.lessons.library import lesson_files, lesson_script
from theagon.lessons.light import follow_light
from theagon.puzzles.library import FIRST

GAME = "hand-of-the-gods"
LESSON = "1-stone"


def test_lessons_are_listed_in_their_order_and_in_the_language_asked_for(served: Served) -> None:
    person = served.person()
    lines = person.http.get(f"/api/games/{GAME}/lessons?language=es").json()
    assert [line["name"] for line in lines] == [*lesson_files(GAME), FIRST]
    assert [line["puzzle"] for line in lines] == [False] * len(lesson_files(GAME)) + [True]
    assert lines[0]["title"] == "La torre y su centinela"
    assert person.http.get("/api/games/no-game/lessons").status_code == 404


def test_a_lesson_is_gone_through_by_doing_what_is_asked(served: Served) -> None:
    person = served.person()
    created = person.create(begin={"type": "lesson", "name": LESSON})
    own = [step for step in follow_light(lesson_script(GAME, LESSON), 0).history if step.seat == created["seats"][0]]
    with person.at(created["match"]) as table:
        for step in own:
            while not table.table["options"]:
                table.until("update")
            assert table.table["lesson"]["name"] == LESSON
            assert [option["action"] for option in table.table["options"]] == [step.action]
            table.act(step.action)
            table.until("update")
        assert table.table["lesson"]["step"] == table.table["lesson"]["length"]
        assert table.table["result"]["winner"] == created["seats"][0]


def test_a_wrong_try_is_explained_and_changes_nothing(served: Served) -> None:
    person = served.person()
    match = person.create(begin={"type": "lesson", "name": LESSON})["match"]
    with person.at(match, language="es") as table:
        before = table.table
        for kind in ("command", "why-not"):
            further = {"sequence": before["sequence"]} if kind == "command" else {"id": 1}
            table.say(kind, text="move d3 e3", **further)
            refused = table.until("refused")
            assert (refused["reason"], refused["text"][:30]) == ("asked-first", "Eso es posible, pero antes: Ju")
            table.say(kind, text="move d3 h5", **further)
            assert table.until("refused")["clause"] == "HG2.5"
        table.say("why-not", id=2, source="#2")  # Ember, which needs a target
        assert table.until("refused")["reason"] == "asked-first"
        table.say("ping")
        table.until("pong")
        assert table.table == before


def test_a_lesson_can_be_left_and_taken_up_and_begun_again(served: Served) -> None:
    person = served.person()
    created = person.create(begin={"type": "lesson", "name": LESSON})
    with person.at(created["match"]) as table:
        table.act(table.table["options"][0]["action"])
        table.until("update")
        text = table.table["lesson"]["text"]
    with person.at(created["match"]) as table:
        assert (table.table["lesson"]["step"], table.table["lesson"]["text"]) == (1, text)
        table.resign()
        table.say("ask-rematch")
        following = table.until("presence")["rematch"]
    with person.at(following) as table:
        assert table.welcome["seats"] == created["seats"]
        assert table.table["lesson"]["step"] == 0


def test_whoever_watches_a_lesson_is_asked_nothing(served: Served) -> None:
    person = served.person()
    created = person.create(begin={"type": "lesson", "name": LESSON})
    with served.person().watching(created["watch"]) as table:
        assert table.table["lesson"] is None


def test_a_lesson_has_its_players_and_no_time_limit(served: Served) -> None:
    person = served.person()
    begin = {"type": "lesson", "name": LESSON}
    for further in ({"players": [{"who": "me"}, {"who": "me"}]}, {"turnSeconds": 60}):
        refused = person.http.post("/api/matches", json={"game": GAME, "begin": begin, **further})
        assert (refused.status_code, refused.json()["text"]) == (400, "a lesson has its players and no time limit")
    unknown = person.http.post("/api/matches", json={"game": GAME, "begin": {"type": "lesson", "name": "0-none"}})
    assert (unknown.status_code, unknown.json()["text"]) == (400, "there is no lesson '0-none'")
