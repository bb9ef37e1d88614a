"""Matches over real sockets, from the first request to the last message."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.conftest import FRIENDS, ONE_DEVICE, Served, Table, friends, friends_at, players
from tests.server.unserved import time_is_up
from theagon.server.storage.schema import matches


@pytest.mark.parametrize(
    ("game", "deck", "bot"),
    [
        ("hand-of-the-gods", "zeus", "greedy"),
        ("hand-of-the-gods", "zeus", "search:8"),
        ("gods-unchained", "war", "greedy"),
    ],
)
def test_a_person_plays_a_whole_match_against_a_bot(served: Served, game: str, deck: str, bot: str) -> None:
    person = served.person()
    created = person.create(game=game, players=players(f"me {deck}", bot))
    with person.at(created["match"]) as table:
        assert table.welcome["name"] == "fresh"
        table.play()
    assert table.table["view"]["over"]
    assert bot in [seat["kind"] for seat in table.table["seats"]]
    assert [step["step"] for step in table.log] == list(range(len(table.log)))
    listed = person.http.get("/api/matches").json()
    assert [line["result"] in ("won", "lost", "drawn") for line in listed] == [True]


def test_two_friends_play_over_a_link(served: Served) -> None:
    host, friend = served.person(), served.person()
    created = host.create(players=players("me zeus", "friend"), first=0, name="Ann")
    with host.at(created["match"]) as waiting:
        assert waiting.welcome["name"] == "waiting"
        assert waiting.next()["type"] == "waiting"
        assert friend.http.get(f"/api/matches/{created['match']}").json()["host"] == "Ann"
        joined = friend.join(created["match"], deck="odin", name="Bob")
        assert joined.json()["seats"] == [1]
        assert waiting.next()["reason"] == "begun"
    with host.at(created["match"]) as one, friend.at(created["match"]) as two:
        tables = (one, two)
        assert one.table["view"]["players"] != two.table["view"]["players"]  # neither sees the other's hand
        while not all(table.table["result"] for table in tables):
            actor = next(table for table in tables if table.table["options"])
            actor.act(actor.table["options"][0]["action"])
            for table in tables:
                before = table.table["sequence"]
                while table.table["sequence"] == before:
                    table.next()
        assert [seat["name"] for seat in one.table["seats"]] == ["Ann", "Bob"]


def test_who_is_no_player_can_not_sit_down_and_who_comes_second_can_not_join(served: Served) -> None:
    host, friend, late = served.person(), served.person(), served.person()
    match = host.create(players=FRIENDS)["match"]
    assert friend.join(match).status_code == 201
    refused = late.join(match)
    assert refused.status_code == 409
    assert refused.json()["reason"] == "seat-taken"
    with late.at(match) as table:
        assert table.welcome["name"] == "seat-taken"
        assert table.welcome["seats"] == []
        assert table.next() | {"text": ""} == {"type": "gone", "reason": "seat-taken", "text": "", "retry": False}


def test_an_action_is_refused_with_its_clause_in_the_language_that_was_asked_for(served: Served) -> None:
    person = served.person()
    with person.at(person.create(first=0)["match"], language="es") as table:
        table.say("command", sequence=table.table["sequence"], text="mulligan")
        while not any(option["verb"] == "end" for option in table.table["options"]):
            table.until("update")
        table.say("why-not", id=7, text="move b2 c3")
        refused = table.until("refused")
        assert (refused["of"], refused["id"], refused["reason"]) == ("why-not", 7, "no-unit")
        assert refused["clause"].startswith("HG")
        assert "b2" in refused["text"]
        table.say("why-not", id=9, source="b2", target="c3")
        pointed = table.until("refused")
        assert (pointed["id"], pointed["reason"], pointed["text"]) == (9, "no-unit", refused["text"])
        table.say("why-not", id=10, source="nowhere")
        assert table.until("refused")["reason"] == "not-understood"
        table.say("why-not", id=8, text="end")
        assert table.until("possible")["id"] == 8
        table.say("command", sequence=table.table["sequence"], text="fly away")
        refused = table.until("refused")
        assert (refused["reason"], refused["text"]) == ("not-understood", "«fly» no es ninguna acción")
        assert refused["hint"].startswith("se admite: ")
        table.say("why-not", id=11, text="move b2 \u0441\u0033")  # с3 with a Cyrillic letter
        assert table.until("refused")["reason"] == "no-unit"
        table.say("speak", language="ru")
        table.until("snapshot")
        table.say("why-not", id=12, text="move b2 \u0436\u0033")
        assert table.until("refused")["text"] == "места «ж3» здесь нет"


def test_an_action_sent_again_is_done_once(served: Served) -> None:
    with served.table(players=ONE_DEVICE) as table:
        action = table.table["options"][0]["action"]
        for _ in range(2):
            table.say("act", sequence=0, action=action)
        table.until("update")
        answer = table.until("update", "snapshot", "refused")
        assert answer["type"] != "refused"
        assert answer["table"]["sequence"] == 1
        table.say("act", sequence=0, action=action + 1)
        assert table.until("refused")["reason"] == "stale"


def test_an_action_is_previewed_or_refused_as_the_rules_refuse_it(served: Served) -> None:
    with served.table(players=ONE_DEVICE) as table:
        action = table.table["options"][0]["action"]
        table.say("preview", id=1, action=action)
        previewed = table.until("previewed")
        assert (previewed["id"], previewed["action"], previewed["winner"]) == (1, action, None)
        table.say("preview", id=2, action=1 << 30)
        assert table.until("refused")["of"] == "preview"


def test_a_move_is_taken_back_at_once_against_a_bot_and_by_consent_against_a_friend(served: Served) -> None:
    with friends_at(served) as (one, two):
        move = _first_move(one, two)
        before = one.table["view"]
        one.act(move)
        one.until("update")
        two.until("update")
        assert one.table["takeBack"] is None
        one.say("ask-take-back")
        assert two.until("presence")["takeBackBy"] == 0
        two.say("answer-take-back", accept=False)
        assert one.until("presence")["takeBackBy"] == 0
        assert one.until("presence")["takeBackBy"] is None
        one.say("ask-take-back")
        while two.until("presence")["takeBackBy"] != 0:
            pass
        two.say("answer-take-back", accept=True)
        assert one.until("update")["undone"] == 1
        assert one.table["view"] == before
        two.say("ask-take-back")
        assert two.until("refused")["reason"] == "revealed"  # the turn that it ended: the other has drawn a card


def _first_move(one: Table, two: Table) -> int:
    """Play until the first can begin a turn by moving a unit, which draws no chance and shows nothing; that action."""
    last = None
    while True:
        actor = one if one.table["options"] else two
        by_verb = {option["verb"]: option["action"] for option in actor.table["options"]}
        if actor is one and last is two and "move" in by_verb:
            return int(by_verb["move"])
        last = actor
        actor.act(next(by_verb[verb] for verb in ("mulligan", "choose", "play", "end") if verb in by_verb))
        one.until("update")
        two.until("update")


def test_a_rematch_has_the_seats_the_other_way_round_and_there_is_one_of_it(served: Served) -> None:
    match, host, friend = friends(served)
    with host.at(match) as one, friend.at(match) as two:
        two.say("ask-rematch")
        assert two.until("refused")["reason"] == "not-over"
        two.say("resign")
        assert one.until("update")["table"]["result"] == {"winner": 0, "winners": [0], "losers": [1]}
        two.say("resign")
        assert two.until("refused")["reason"] == "match-over"
        two.say("ask-rematch")
        one.say("ask-rematch")
        following = {one.until("presence")["rematch"], two.until("presence")["rematch"]} - {None}
        assert len(following) == 1
    with host.at(following.pop()) as again:
        assert again.welcome["seats"] == [1]
        assert again.table["view"]["players"][1]["leader"] == "zeus"


def test_who_watches_with_a_delay_learns_nothing_earlier_by_other_ways(served: Served) -> None:
    host, friend, stranger = served.person(), served.person(), served.person()
    created = host.create(players=players("me zeus", "friend"), first=0, spectatorDelay=600)
    match = created["match"]
    friend.join(match, deck="zeus")
    with host.at(match) as one, friend.at(match) as two, stranger.watching(created["watch"]) as watcher:
        before = len(watcher.received)
        one.act(_first_move(one, two))
        one.until("update")
        one.say("ask-take-back")
        assert two.until("presence")["takeBackBy"] == 0
        two.say("resign")
        one.until("update")
        two.until("update")
        one.say("ask-rematch")
        following = one.until("presence")["rematch"]
        watcher.say("resign")
        assert watcher.until("refused")["sequence"] == 0
        with stranger.watching(created["watch"], device="b") as late:
            snapshot = late.table
        assert (snapshot["sequence"], snapshot["takeBackBy"], snapshot["rematch"]) == (0, None, None)
        assert len(watcher.received) == before + 1
        assert host.http.post(f"/api/matches/{match}/analysis").status_code == 202
        for person, status, state in ((stranger, 404, "running"), (host, 200, "over")):
            assert person.http.get(f"/api/matches/{match}").json()["state"] == state
            for part in ("replay", "story", "analysis"):
                assert person.http.get(f"/api/matches/{match}/{part}").status_code == status
        (live,) = served.hub.loader.loaded.values()
        while not watcher.table["result"]:  # as if the time had gone by
            served.do(live.show_next())
            watcher.until("update")
        assert watcher.table["rematch"] == following
        assert watcher.table["sequence"] == one.table["sequence"]


@pytest.mark.parametrize("ahead", [0, 10**9])
def test_who_watches_with_a_delay_sees_nothing_new_of_a_match_that_was_loaded_again(
    served: Served, monkeypatch: pytest.MonkeyPatch, ahead: int
) -> None:
    person = served.person()
    created = person.create(players=ONE_DEVICE, spectatorDelay=600)
    now = time.time()
    with person.at(created["match"]) as table:
        for done in (now + ahead, now - 10**6):  # the clock of the wall was set right in between
            monkeypatch.setattr(time, "time", lambda at=done: at)
            table.act(table.table["options"][0]["action"])
            table.until("update")
        monkeypatch.setattr(time, "time", lambda: now)
        table.resign()
    served.do(served.hub.loader.loaded.pop(created["match"]).stop())
    with served.person().watching(created["watch"]) as watcher:
        assert watcher.table["sequence"] == 0


def test_when_the_turn_limit_runs_out_the_turn_ends(served: Served) -> None:
    with served.table(players=ONE_DEVICE, turnSeconds=10) as table:
        assert 0 < table.table["clock"]["left"] <= 10
        (live,) = served.hub.loader.loaded.values()
        for _ in range(3):  # both opening hands, then the first turn; nobody waits for the alarm itself to ring
            before = table.table["view"]
            served.do(time_is_up(live))
            after = table.until("update")["table"]["view"]
            assert (after["turn"], after["to-act"]) != (before["turn"], before["to-act"])


def test_the_story_of_a_match_calls_its_reader_you(served: Served) -> None:
    host, friend, stranger = served.person(), served.person(), served.person()
    match = host.create(players=[{"who": "me"}, {"who": "friend"}])["match"]
    (seat,) = friend.join(match).json()["seats"]
    host.resign(match)
    told = {}
    for name, person in (("host", host), ("friend", friend), ("stranger", stranger)):
        story = person.http.get(f"/api/matches/{match}/story").json()
        told[name] = story["reader"], " ".join(line["text"] for line in story["frames"][-1]["step"]["events"])
    loser = f"Player {2 - seat}"
    assert [reader for reader, _ in told.values()] == [1 - seat, seat, None]
    assert told["host"][1].startswith("You ")
    assert told["friend"][1].startswith(f"{loser} ")
    assert told["stranger"][1].startswith(f"{loser} ")
    assert "You win" in told["friend"][1]
    assert "You" not in told["stranger"][1]


def test_a_replay_can_be_had_when_the_match_is_over_and_not_before(served: Served) -> None:
    person = served.person()
    match = person.create(players=ONE_DEVICE)["match"]
    assert person.http.get(f"/api/matches/{match}/replay").status_code == 404
    with person.at(match) as table:
        table.resign()
    replay = person.http.get(f"/api/matches/{match}/replay")
    assert replay.status_code == 200
    story: dict[str, Any] = person.http.post("/api/replays?language=ru", content=replay.content).json()
    assert story["over"]
    assert len(story["frames"]) == 2
    assert json.dumps(story) == json.dumps(person.http.get(f"/api/matches/{match}/story?language=ru").json())
    broken = person.http.post("/api/replays", content=replay.content[:-20])
    assert broken.status_code == 400
    assert broken.json()["mistakes"]


def test_a_match_of_other_rules_that_cannot_go_on_is_not_listed(served: Served) -> None:
    person = served.person()
    over, stuck, running, waiting = (person.create(players=who)["match"] for who in ([], [], [], FRIENDS))
    person.resign(over)
    other = update(matches).where(matches.c.id.in_([over, stuck, waiting])).values(rules="0")
    served.do(served.storage.write(lambda connection: connection.execute(other)))
    listed = {line["match"]: line["state"] for line in person.http.get("/api/matches").json()}
    assert listed == {over: "over", running: "running", waiting: "waiting"}
    with person.at(stuck) as table:
        assert table.welcome["name"] == "rules-changed"
