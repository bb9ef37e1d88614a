"""What friends do beside the match: they say phrases, and cancel invitations."""

from __future__ import annotations

import pytest

from tests.server.conftest import Served, friends, friends_at, players
from theagon.server.matches import intents


def test_a_phrase_is_told_to_all_who_see_the_match_as_it_stands(served: Served) -> None:
    host, friend = served.person(), served.person()
    created = host.create(players=players("me zeus", "friend"), first=0)
    match = created["match"]
    friend.join(match, deck="ra")
    with host.at(match) as one, friend.at(match) as two, served.person().watching(created["watch"]) as watcher:
        two.say("say-phrase", phrase="good-luck")
        for table in (one, two, watcher):
            assert table.until("said") == {"type": "said", "seat": 1, "phrase": "good-luck"}
        watcher.say("say-phrase", phrase="hello")
        assert watcher.until("refused")["reason"] == "spectator"


def test_spectators_with_a_delay_are_told_no_phrase(served: Served) -> None:
    person = served.person()
    created = person.create(spectatorDelay=600)
    with person.at(created["match"]) as table, served.person().watching(created["watch"]) as watcher:
        table.say("say-phrase", phrase="oops")
        table.until("said")
        watcher.say("ping")
        watcher.until("pong")
        assert not any("oops" in text for text in watcher.received)


def test_a_seat_says_one_phrase_at_a_time(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    with served.table() as table:
        monkeypatch.setattr(intents, "REST", 3600.0)
        table.say("say-phrase", phrase="thanks")
        table.until("said")
        table.say("say-phrase", phrase="thanks")
        assert table.until("refused")["reason"] == "too-often"
        monkeypatch.setattr(intents, "REST", 0.0)
        table.say("say-phrase", phrase="well-played")
        assert table.until("said")["phrase"] == "well-played"


def test_what_is_no_phrase_ends_its_own_socket_alone(served: Served) -> None:
    with friends_at(served) as (one, two):
        one.say("say-phrase", phrase="<b>you</b>")
        assert one.until("gone")["reason"] == "not-understood"
        two.say("ping")
        two.until("pong")
        assert not any("<b>" in text for text in two.received)


def test_whoever_made_a_match_cancels_it_while_it_waits(served: Served) -> None:
    host, friend, stranger = served.person(), served.person(), served.person()
    match = host.create(players=players("me", "friend", "friend"), game="army-of-gods", mode="three")["match"]
    friend.join(match)
    for other in (friend, stranger):
        assert other.http.delete(f"/api/matches/{match}").json()["reason"] == "unknown-match"
    with host.at(match) as own:
        assert own.next()["yours"]
    with friend.at(match) as waiting:
        assert not waiting.next()["yours"]
        assert host.http.delete(f"/api/matches/{match}").status_code == 204
        assert waiting.next() == {"type": "gone", "reason": "begun", "text": "This match waits no more.", "retry": True}
    assert stranger.http.get(f"/api/matches/{match}").status_code == 404
    assert friend.http.get("/api/matches").json() == []


def test_a_match_that_has_begun_is_not_cancelled(served: Served) -> None:
    (match, host, friend), stranger = friends(served), served.person()
    refusals = [each.http.delete(f"/api/matches/{match}").status_code for each in (host, friend, stranger)]
    assert refusals == [409, 409, 404]
    assert host.http.get(f"/api/matches/{match}").json()["state"] == "running"


def test_a_match_is_claimed_from_whoever_has_left_it_for_long_enough(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, host, friend = friends(served)
    with host.at(match) as here:
        with friend.at(match):
            monkeypatch.setattr(intents, "AWAY_SECONDS", 0.0)
            here.say("claim-win")
            assert here.until("refused")["reason"] == "nobody-left"
        while all(seat["connected"] for seat in here.until("presence")["seats"]):
            pass
        monkeypatch.setattr(intents, "AWAY_SECONDS", 3600.0)
        here.say("claim-win")
        assert here.until("refused")["reason"] == "nobody-left"
        monkeypatch.setattr(intents, "AWAY_SECONDS", 0.0)
        here.say("claim-win")
        assert here.until("update")["table"]["result"]["winners"] == here.welcome["seats"]
        here.say("claim-win")
        assert here.until("refused")["reason"] == "match-over"


def test_bots_have_never_left_and_spectators_claim_nothing(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intents, "AWAY_SECONDS", 0.0)
    person = served.person()
    created = person.create()
    with person.at(created["match"]) as table, served.person().watching(created["watch"]) as watcher:
        table.say("claim-win")
        assert table.until("refused")["reason"] == "nobody-left"
        watcher.say("claim-win")
        assert watcher.until("refused")["reason"] == "spectator"
