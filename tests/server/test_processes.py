"""Several server processes on one PostgreSQL are, to those who play, one server."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.clusters import at_other, owner, tables_of
from tests.server.conftest import FRIENDS, ONE_DEVICE, Served, Table, friends, players
from tests.server.unserved import live_match
from tests.waiting import SECONDS, until
from theagon.games import load_game
from theagon.match.match import Match
from theagon.server.desk.outbox import Outbox
from theagon.server.matches.intents import handle
from theagon.server.matches.readers import Reader
from theagon.server.protocol.client import Act

GAME = load_game("army-of-gods")


@pytest.mark.slow
def test_two_friends_at_different_processes_play_a_whole_match(
    shared_database: str, two: tuple[Served, Served]
) -> None:
    match, host, friend = friends(*two)
    with host.at(match) as one, friend.at(match) as other:
        tables = (one, other)
        while not all(table.table["result"] for table in tables):
            actor = next(table for table in tables if table.table["options"])
            options = actor.table["options"]
            actor.act(options[len(options) // 2]["action"])
            for table in tables:
                before = table.table["sequence"]
                while table.table["sequence"] == before:
                    table.next()
            assert one.table["sequence"] == other.table["sequence"]
        assert [seat["connected"] for seat in one.table["seats"]] == [True, True]
        assert one.table["result"] == other.table["result"]
        assert owner(match, *two) is two[0]
        other.say("ask-rematch")
        assert other.until("presence")["rematch"] == one.until("presence")["rematch"] is not None
        assert tables_of(shared_database) == (one.table["sequence"], 0)


def test_a_friend_who_joins_at_another_process_wakes_who_waits(two: tuple[Served, Served]) -> None:
    host, friend = two[0].person(), two[1].person()
    match = host.create(players=FRIENDS)["match"]
    with host.at(match) as waiting:
        assert waiting.next()["type"] == "waiting"
        friend.join(match)
        assert waiting.next()["reason"] == "begun"


def test_a_phrase_and_a_cancelled_match_are_told_at_every_process(two: tuple[Served, Served]) -> None:
    match, host, friend = friends(*two)
    with host.at(match) as one, friend.at(match) as other:
        one.say("say-phrase", phrase="hello")
        said = {"type": "said", "seat": one.welcome["seats"][0], "phrase": "hello"}
        assert one.until("said") == other.until("said") == said
    waiting = host.create(game="army-of-gods", mode="three", players=players("me", "friend", "friend"))["match"]
    friend.join(waiting)
    with friend.at(waiting) as comer:
        assert comer.next()["type"] == "waiting"
        assert host.http.delete(f"/api/matches/{waiting}").status_code == 204
        assert comer.next()["reason"] == "begun"


def test_a_link_that_the_database_could_not_even_look_for_is_of_no_match(one: Served) -> None:
    for link in ("%00", "x" * 5000):
        assert one.person().http.get(f"/api/matches/{link}").status_code == 404


def held_up(server: Served, monkeypatch: pytest.MonkeyPatch) -> tuple[threading.Event, threading.Event]:
    """Let a server wait before it stores an entry; the events say that it does, and that it may go on."""
    waits, may_go_on = threading.Event(), threading.Event()
    append = server.hub.storage.append

    async def slow(*entry: Any) -> dict[int, int]:
        waits.set()
        await asyncio.to_thread(may_go_on.wait, SECONDS)
        return await append(*entry)

    monkeypatch.setattr(server.hub.storage, "append", slow)
    return waits, may_go_on


@pytest.mark.parametrize("said", ["act", "resign"])
def test_what_was_asked_of_another_process_is_not_done_once_the_player_has_come_back_and_seen_the_table_without_it(
    shared_database: str, two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    match, host, friend = friends(*two)
    with host.at(match) as one, friend.at(match) as other:
        one.act(one.table["options"][0]["action"])
        other.until("update")
        assert owner(match, *two) is two[0]
        options = [option["action"] for option in other.table["options"]]
        waits, may_go_on = held_up(two[0], monkeypatch)
        other.say(said, **({"sequence": 1, "action": options[0]} if said == "act" else {}))
        assert waits.wait(SECONDS)
        with friend.at(match) as again:
            assert again.table["sequence"] == 1
            assert other.until("gone")["reason"] == "taken-over"
            may_go_on.set()
            again.act(options[-1])
            again.until("update")
            assert (again.table["sequence"], again.table["result"]) == (2, None)
    stored = two[0].do(two[0].storage.entries(match))
    assert [entry.action for entry in stored[1:]] == [options[-1]]
    assert tables_of(shared_database) == (2, 0)


def test_what_the_owner_did_for_a_player_is_not_done_once_the_player_has_come_to_another_process(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    match, host, _ = friends(*two)
    with host.at(match) as one:
        options = [option["action"] for option in one.table["options"]]
        waits, may_go_on = held_up(two[0], monkeypatch)
        one.act(options[0])
        assert waits.wait(SECONDS)
        with at_other(host, two[1]).at(match) as again:
            assert again.table["sequence"] == 0
            may_go_on.set()
            again.act(options[-1])
            again.until("update")
    assert [entry.action for entry in two[0].do(two[0].storage.entries(match))] == [options[-1]]


def test_who_comes_back_to_the_same_process_sees_what_it_was_storing(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = served.person()
    match = person.create(players=ONE_DEVICE)["match"]
    with person.at(match) as table, ThreadPoolExecutor() as threads, ExitStack() as sitting:
        waits, may_go_on = held_up(served, monkeypatch)
        table.act(table.table["options"][0]["action"])
        assert waits.wait(SECONDS)
        coming = threads.submit(lambda: sitting.enter_context(person.at(match)))
        until(lambda: len(served.hub.loader.loaded[match].readers) == 2)
        may_go_on.set()
        assert coming.result(SECONDS).table["sequence"] == 1


async def test_what_a_socket_says_after_its_seats_were_taken_over_is_not_done() -> None:
    live = live_match(Match(GAME, GAME.setup(seed=5)))
    first, second = (Reader(Outbox(), (live.position.to_act,), "en", device) for device in "ab")
    live.attend(first)
    live.attend(second)
    for reader, sequence in ((first, 0), (second, 1)):
        await handle(live, reader, Act(sequence=0, action=live.position.legal_actions()[0]))
        assert live.sequence == sequence


def test_what_is_asked_through_another_process_is_refused_in_the_words_of_the_rules(
    shared_database: str, two: tuple[Served, Served]
) -> None:
    match, host, friend = friends(*two)
    with host.at(match) as one, friend.at(match, language="es") as other:
        one.say("command", sequence=0, text="mulligan")
        while not other.table["options"]:
            other.until("update")
        other.say("command", sequence=other.table["sequence"], text="fly away")
        assert other.until("refused")["reason"] == "not-understood"
        other.say("command", sequence=other.table["sequence"], text="end")
        refused = other.until("refused")
        assert (refused["of"], refused["clause"] is not None) == ("command", True)
        other.act(other.table["options"][0]["action"])
        assert other.until("update")["table"]["sequence"] == 2
        other.say("act", sequence=0, action=1)
        assert other.until("refused")["reason"] == "stale"
        assert other.until("snapshot")["table"]["sequence"] == 2
    assert tables_of(shared_database) == (2, 0)


def test_of_three_friends_at_two_processes_all_hear_who_comes_and_who_lets_an_action_be_taken_back(
    two: tuple[Served, Served],
) -> None:
    people = [two[0].person(), two[1].person(), two[1].person()]
    wished = players("me", "friend", "friend")
    match = people[0].create(game="army-of-gods", mode="three", players=wished)["match"]
    with people[0].at(match) as waiting:
        assert [place["taken"] for place in waiting.next()["places"]] == [True, False, False]
        people[1].join(match, name="Bert")
        assert waiting.next()["places"][1] == {"who": "friend", "name": "Bert", "taken": True, "rating": None}
        people[2].join(match)
        assert waiting.next()["reason"] == "begun"
    with ExitStack() as stack:
        tables = sorted(
            (stack.enter_context(person.at(match)) for person in people), key=lambda table: table.welcome["seats"]
        )
        while (actor := acted(tables)).table["takeBack"] is not None:
            pass
        seat = actor.welcome["seats"][0]
        others = [table for table in tables if table is not actor]
        actor.say("ask-take-back")
        while others[0].until("presence")["takeBackBy"] != seat:
            pass
        others[0].say("answer-take-back", accept=False)
        while actor.until("presence")["takeBackBy"] is not None:
            pass
        actor.say("ask-take-back")
        agreed = [seat]
        for table in others:
            said = table.until("presence")
            while (said["takeBackBy"], said["takeBackAgreed"]) != (seat, sorted(agreed)):
                said = table.until("presence")
            table.say("answer-take-back", accept=True)
            agreed += table.welcome["seats"]
        for table in tables:
            assert table.until("update")["undone"] == 1


def acted(tables: list[Table]) -> Table:
    """Who is asked does the first of what may be done, and all hear of it."""
    actor = next(table for table in tables if table.table["options"])
    actor.act(actor.table["options"][0]["action"])
    for table in tables:
        table.until("update")
    return actor


def test_one_who_comes_to_another_process_is_asked_before_a_seat_changes_devices(two: tuple[Served, Served]) -> None:
    match, host, _ = friends(*two)
    elsewhere = at_other(host, two[1])
    with host.at(match) as one:
        with elsewhere.at(match, device="b") as other:
            assert other.welcome["name"] == "other-device"
        with elsewhere.at(match, device="b", takeOver=True) as other:
            assert one.until("gone")["reason"] == "taken-over"
            other.act(other.table["options"][0]["action"])
            assert other.until("update")["table"]["sequence"] == 1
