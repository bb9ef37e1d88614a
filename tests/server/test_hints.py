"""Hints at a server: for those who play against bots only, and counted in the record of the match."""

from __future__ import annotations

from tests.server.conftest import ONE_DEVICE, Served, friends, players
from tests.waiting import until

LESSON = {"type": "lesson", "name": "1-stone"}


def test_a_hint_is_counted_in_the_record_of_the_match(served: Served) -> None:
    person = served.person()
    created = person.create(players=players("me", "greedy"), first=0)
    with person.at(created["match"], language="es") as table:
        assert table.table["hints"] == 0
        for _ in range(2):
            table.say("ask-hint")
            hint = table.until("hint")
            assert hint["action"] in [option["action"] for option in table.table["options"]]
            assert hint["text"]
        table.act(hint["action"])
        assert table.until("update")["table"]["hints"] == 2

    def is_unloaded() -> bool:
        served.do(served.hub.loader.unload())
        return not served.hub.loader.loaded

    until(is_unloaded)
    with person.at(created["match"]) as table:
        assert table.table["hints"] == 2
        table.resign()
    replay = person.http.get(f"/api/matches/{created['match']}/replay").json()
    assert replay["hints"] == [1, 1]


def test_nobody_else_is_told_a_hint(served: Served) -> None:
    person, stranger = served.person(), served.person()
    created = person.create(players=players("me", "greedy"), first=0)
    with person.at(created["match"]) as table, stranger.watching(created["watch"]) as watching:
        table.say("ask-hint")
        table.until("hint")
        watching.say("ask-hint")
        assert watching.next()["reason"] == "spectator"


def test_between_people_and_in_a_lesson_there_are_no_hints(served: Served) -> None:
    match, person, _ = friends(served)
    lesson = person.create(begin=LESSON)["match"]
    for name in (match, lesson):
        with person.at(name) as table:
            table.say("ask-hint")
            assert table.until("refused")["reason"] == "no-hints"
            assert table.table["hints"] == 0


def test_a_hint_is_for_whoever_decides(served: Served) -> None:
    with served.table(players=ONE_DEVICE) as table:
        table.say("ask-hint")
        table.until("hint")
        table.resign()
        table.say("ask-hint")
        assert table.until("refused")["reason"] == "not-yours"
