"""Short codes, by which friends in one room come to a match."""

from __future__ import annotations

import pytest

from tests.server.conftest import FRIENDS, Served
from theagon.server import limits
from theagon.server.matches import codes


@pytest.fixture(autouse=True)
def _read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "FRESH_SECONDS", 0.0)


def test_whoever_waits_is_told_a_code_that_leads_to_the_match_until_it_begins(served: Served) -> None:
    host, friend = served.person(), served.person()
    match = host.create(players=FRIENDS)["match"]
    with host.at(match) as table:
        code = table.until("waiting")["code"]
    assert len(code) == codes.LENGTH
    assert set(code) <= set(codes.LETTERS)
    for typed in (code, code.lower()):
        assert friend.http.get(f"/api/codes/{typed}").json() == {"match": match}
    friend.join(match)
    answer = friend.http.get(f"/api/codes/{code}")
    assert (answer.status_code, answer.json()["reason"]) == (404, "unknown-match")


def test_a_spectator_is_told_no_code_and_no_id_of_a_match_that_waits(served: Served) -> None:
    created = served.person().create(players=FRIENDS)
    match = created["match"]
    with served.person().watching(created["watch"]) as watcher:
        assert watcher.until("waiting")["code"] == ""
        received = "".join(watcher.received)
    assert match not in received
    assert codes.code_of(match) not in received


def test_a_code_is_read_for_a_day(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    match = served.person().create(players=FRIENDS)["match"]
    address = f"/api/codes/{codes.code_of(match)}"
    assert served.person().http.get(address).status_code == 200
    monkeypatch.setattr(codes, "VALID_SECONDS", -1.0)
    assert served.person().http.get(address).status_code == 404


def test_one_address_tries_so_many_codes_a_minute(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CODES_FROM", 2)
    server = Served(database)
    try:
        answers = [server.person().http.get("/api/codes/AAAAAA").status_code for _ in range(3)]
        assert answers == [404, 404, 429]
    finally:
        server.stop()
