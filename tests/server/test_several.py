"""Two to four at one table: friends by link, bots, shared devices, teams, and who leaves."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.conftest import Person, Served, Table, players

GAME = "army-of-gods"
FOUR = players("me", "friend", "friend", "friend")


def four_friends(served: Served, **wanted: Any) -> tuple[str, list[Person]]:
    """A match of four at their own devices; the people by seat."""
    people = [served.person() for _ in range(4)]
    match = people[0].create(game=GAME, mode="four", players=FOUR, **wanted)["match"]
    for person in people[1:]:
        assert person.join(match).status_code == 201
    seats = {}
    for person in people:
        with person.at(match) as table:
            (seat,) = table.welcome["seats"]
            seats[seat] = person
    return match, [seats[seat] for seat in range(4)]


def all_at(match: str, people: list[Person], stack: ExitStack) -> list[Table]:
    return [stack.enter_context(person.at(match)) for person in people]


def act(tables: list[Table], choose: int = 0) -> int:
    """Let who is asked do something, and everybody hear of it; whose action it was."""
    actor = next(seat for seat, table in enumerate(tables) if table.table["options"])
    tables[actor].act(tables[actor].table["options"][choose]["action"])
    for table in tables:
        table.until("update")
    return actor


def test_a_match_waits_until_every_friend_has_come_and_tells_who_has(served: Served) -> None:
    host, bert, cleo, late = (served.person() for _ in range(4))
    wished = players("me", "friend", "random", "friend")
    match = host.create(game=GAME, mode="four", players=wished, name="Ann")["match"]
    with host.at(match) as waiting:
        assert [place["taken"] for place in waiting.next()["places"]] == [True, False, True, False]
        assert bert.join(match, name="Bert").json()["seats"] == []
        assert waiting.next()["places"] == [
            {"who": "human", "name": "Ann", "taken": True, "rating": None},
            {"who": "friend", "name": "Bert", "taken": True, "rating": None},
            {"who": "random", "name": "", "taken": True, "rating": None},
            {"who": "friend", "name": "", "taken": False, "rating": None},
        ]
        with bert.at(match) as too:
            assert (too.welcome["name"], too.welcome["seats"]) == ("waiting", [])
        assert [line["match"] for line in bert.http.get("/api/matches").json()] == [match]
        assert bert.join(match).status_code == 409
        invitation = late.http.get(f"/api/matches/{match}").json()
        assert (invitation["host"], invitation["mode"], invitation["yours"]) == ("Ann", "four", False)
        (seat,) = cleo.join(match, name="Cleo").json()["seats"]
        assert waiting.next()["reason"] == "begun"
    assert late.join(match).status_code == 409
    with cleo.at(match) as table:
        names = {each["name"]: each["seat"] for each in table.table["seats"]}
        assert names["Cleo"] == seat
        assert [(names[name] - names["Ann"]) % 4 for name in ("Ann", "Bert", "", "Cleo")] == [0, 1, 2, 3]


@pytest.mark.parametrize("first", range(3))
def test_bots_play_at_any_seat_and_the_one_who_is_asked_for_begins(served: Served, first: int) -> None:
    person = served.person()
    made = person.create(game=GAME, mode="three", players=players("greedy", "me", "random"), first=first)
    with person.at(made["match"]) as table:
        kinds = [seat["kind"] for seat in table.table["seats"]]
        (mine,) = made["seats"]
        assert [kinds[(mine + k) % 3] for k in (-1, 0, 1)] == ["greedy", "human", "random"]
        while table.table["view"]["turn"] == 0:
            if table.table["options"]:
                table.act(table.table["options"][0]["action"])
            table.until("update")
        starter = table.table["view"]["starter"]
        assert kinds[starter] == ("greedy", "human", "random")[first]


@pytest.mark.parametrize(("mode", "seats"), [("two", 2), ("three", 3), ("four", 4)])
def test_one_device_is_passed_around_and_shows_each_seat_its_own(served: Served, mode: str, seats: int) -> None:
    person = served.person()
    made = person.create(game=GAME, mode=mode, players=players(*["me"] * seats))
    assert made["seats"] == list(range(seats))
    shown = set()
    with person.at(made["match"]) as table:
        for _ in range(6 * seats):
            view = table.table["view"]
            assert view["seat"] == view["to-act"]
            assert [player["hand"] is not None for player in view["players"]] == [
                seat == view["seat"] for seat in range(seats)
            ]
            shown.add(view["seat"])
            if table.table["options"]:  # otherwise the table answers
                table.act(table.table["options"][0]["action"])
            table.until("update")
    assert shown == set(range(seats))


def test_a_shared_device_stays_with_whose_turn_it_is_while_a_bot_answers(served: Served) -> None:
    person = served.person()
    made = person.create(game=GAME, mode="four", players=players("me", "greedy", "me", "greedy"))
    answered: set[int] = set()
    with person.at(made["match"]) as table:
        while not answered:
            view = table.table["view"]
            if view["to-act"] not in made["seats"]:
                assert view["seat"] == (view["active"] if view["active"] in made["seats"] else (view["active"] + 1) % 4)
                answered |= {view["to-act"]} - {view["active"]}
            options = table.table["options"]
            if options:
                attacks = [option for option in options if option["verb"] == "attack"]
                table.act((attacks or options)[-1]["action"])
            table.until("update")


def test_a_team_wins_together_and_finds_it_so_in_the_list_of_its_matches(served: Served) -> None:
    host, friend = served.person(), served.person()
    match = host.create(game=GAME, mode="teams", players=players("me", "greedy", "friend", "greedy"))["match"]
    friend.join(match)
    with host.at(match) as one, friend.at(match) as two:
        (mine,), (theirs,) = one.welcome["seats"], two.welcome["seats"]
        assert (mine - theirs) % 4 == 2
        assert one.table["view"]["teams"] is True
        for table in (one, two):
            table.say("resign")
        while not one.table["result"]:
            one.until("update")
        opponents = sorted({0, 1, 2, 3} - {mine, theirs})
        assert one.table["result"] == {"winner": opponents[0], "winners": opponents, "losers": sorted([mine, theirs])}
    for person in (host, friend):
        (line,) = person.http.get("/api/matches").json()
        assert (line["result"], line["mode"], len(line["others"])) == ("lost", "teams", 3)
    story = host.http.get(f"/api/matches/{match}/story").json()
    assert story["winners"] == opponents


def test_who_gives_up_leaves_and_the_others_play_on(served: Served) -> None:
    match, people = four_friends(served)
    with ExitStack() as stack:
        tables = all_at(match, people, stack)
        while tables[0].table["view"]["turn"] == 0:
            act(tables)
        tables[1].say("resign")
        for table in tables:
            assert table.until("update")["table"]["result"] is None
        assert tables[3].table["view"]["players"][1]["out"] is True
        assert tables[1].table["options"] == []
        tables[1].say("resign")
        assert tables[1].until("refused")["reason"] == "not-in-match"
        assert {act(tables) for _ in range(12)} == {0, 2, 3}
        for seat in (0, 2):
            tables[seat].say("resign")
            for table in tables:
                table.until("update")
        assert tables[1].table["result"] == {"winner": 3, "winners": [3], "losers": [0, 1, 2]}
    results = [person.http.get("/api/matches").json()[0]["result"] for person in people]
    assert results == ["lost", "lost", "lost", "won"]


def test_all_who_play_at_other_devices_must_let_an_action_be_taken_back(served: Served) -> None:
    match, people = four_friends(served)
    with ExitStack() as stack:
        tables = all_at(match, people, stack)
        tables[0].say("ask-take-back")
        assert tables[0].until("refused")["reason"] == "nothing-done"
        while tables[0].table["view"]["turn"] == 0:
            act(tables)
        tables[1].say("resign")
        for table in tables:
            table.until("update")
        while True:  # the first drop of an army card is neither chance nor a secret
            actor = next(seat for seat, table in enumerate(tables) if table.table["options"])
            verbs = [option["verb"] for option in tables[actor].table["options"]]
            act(tables, verbs.index("drop"))
            if tables[actor].table["takeBack"] is None:
                break
        asked = [seat for seat in (0, 2, 3) if seat != actor]
        tables[actor].say("ask-take-back")
        tables[asked[0]].until("presence")
        tables[asked[0]].say("answer-take-back", accept=True)
        tables[asked[1]].until("presence")
        tables[asked[1]].say("answer-take-back", accept=False)  # one is enough
        for seat in (0, 2, 3):
            while (said := tables[seat].until("presence"))["takeBackBy"] is not None:
                pass
            assert said["takeBackAgreed"] == []
        tables[actor].say("ask-take-back")
        for seat in (0, 2, 3):
            said = tables[seat].until("presence")
            assert (said["takeBackBy"], said["takeBackAgreed"]) == (actor, [actor])
        tables[asked[0]].say("answer-take-back", accept=True)
        said = tables[asked[1]].until("presence")
        assert said["takeBackAgreed"] == sorted([actor, asked[0]])
        tables[asked[1]].say("answer-take-back", accept=True)
        assert tables[actor].until("update")["undone"] == 1


def test_who_comes_back_to_a_match_of_four_is_told_what_was_missed(served: Served) -> None:
    match, people = four_friends(served)
    with ExitStack() as stack:
        tables = all_at(match, people, stack)
        away = tables.pop()
        known, run = away.table["sequence"], away.welcome["run"]
        away.socket.close()
        while next((table for table in tables if table.table["options"]), None):
            act(tables)
        with people[3].at(match, sequence=known, run=run) as again:
            assert again.welcome["name"] == ("behind" if tables[0].table["sequence"] > known else "resume")
            assert again.until("update")["table"]["options"]
        lines = tables[0].until("presence")["seats"]
        assert len(lines) == 4


def test_in_a_rematch_the_next_player_begins(served: Served) -> None:
    person = served.person()
    match = person.create(game=GAME, mode="three", players=players("me", "me", "me"), first=1, name="Ann")["match"]
    began = []
    for _ in range(3):
        with person.at(match) as table:
            while table.table["view"]["turn"] == 0:
                table.act(table.table["options"][0]["action"])
                table.until("update")
            ann = next(seat["seat"] for seat in table.table["seats"] if seat["name"] == "Ann")
            began.append((table.table["view"]["starter"] - ann) % 3)
            for _ in range(2):
                table.resign()
            table.say("ask-rematch")
            match = table.until("presence")["rematch"]
    assert began == [1, 2, 0]


def test_a_switch_of_the_rules_holds_in_the_match(served: Served) -> None:
    person = served.person()
    made = person.create(game="gods-unchained", options={"sanctum": False})
    with person.at(made["match"]) as table:
        assert table.table["view"]["sanctum"] is None
    made = person.create(game="gods-unchained", options={"sanctum": True})
    with person.at(made["match"]) as table:
        assert table.table["view"]["sanctum"]
