"""`theagon play` and `theagon serve`: the first line is the address, and Ctrl-C is a clean end."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.cli.running import mistake, printed, theagon
from tests.server.conftest import ONE_DEVICE, Person, Table
from tests.waiting import SECONDS, until
from theagon.cli import own_table
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.server.run import listen
from theagon.server.storage.caretaker import KEEP_ALL, Retention


@contextmanager
def started(*words: str, home: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "theagon", *words],
        cwd=home,
        env=os.environ | {"XDG_STATE_HOME": str(home)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline().strip()
    finally:
        process.kill()
        process.communicate()


def answer(address: str) -> bytes:
    """What the server answers, asked again until it does."""
    found = b""

    def is_answered() -> bool:
        nonlocal found
        try:
            with urllib.request.urlopen(address, timeout=SECONDS) as response:
                found = response.read()
                return True
        except ConnectionError:
            return False
        except urllib.error.URLError as error:
            if not isinstance(error.reason, ConnectionError):
                raise
            return False

    until(is_answered)
    return found


@pytest.mark.parametrize(
    "words", [("play", "--no-open"), pytest.param(("serve", "--port", "0"), marks=pytest.mark.slow)]
)
def test_the_first_line_is_the_address_and_ctrl_c_ends_well(words: tuple[str, ...], tmp_path: Path) -> None:
    with started(*words, home=tmp_path) as (process, address):
        host = address.split("/")[2]
        games = json.loads(answer(f"http://{host}/api/games"))
        assert [game["name"] for game in games] == list(NAMES)
        process.send_signal(signal.SIGINT)
        assert process.wait(SECONDS) == 0
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()


@pytest.mark.slow
def test_a_second_server_on_one_file_says_who_holds_it_and_starts_once_that_one_is_killed(tmp_path: Path) -> None:
    words = ("serve", "--port", "0")
    with started(*words, home=tmp_path) as (first, address):
        answer(f"{address}api/games")
        with started(*words, home=tmp_path) as (second, nothing):
            said = second.communicate(timeout=SECONDS)[1]
        assert (second.returncode, nothing) == (2, "")
        assert f"matches.sqlite is in use: process {first.pid} on " in said
        assert "use another database" in said
        answer(f"{address}api/games")
        first.kill()
        first.wait(SECONDS)
        with started(*words, home=tmp_path) as (_, again):
            assert answer(f"{again}api/games")


@contextmanager
def played(*words: str, home: Path) -> Iterator[tuple[subprocess.Popen[str], Table]]:
    """A server in a process of its own, and a player there."""
    with started("serve", "--port", "0", *words, home=home) as (process, address):
        answer(f"{address}api/games")
        person = Person(address.split("/")[2])
        with person.http, person.at(person.create(players=ONE_DEVICE)["match"]) as table:
            yield process, table


@pytest.mark.parametrize(
    ("drain", "signals", "status"),
    [(["--drain", "600"], 2, -signal.SIGTERM), (["--drain", "0.5"], 1, 0), ([], 1, -signal.SIGTERM)],
)
@pytest.mark.slow
def test_sigterm_ends_a_server_once_its_time_to_drain_is_up_or_at_a_second_signal(
    drain: list[str], signals: int, status: int, tmp_path: Path
) -> None:
    with played(*drain, home=tmp_path) as (process, table):
        process.terminate()
        if signals == 2:
            table.until("draining")
            process.terminate()
        assert process.wait(SECONDS) == status


def test_asyncio_is_told_that_it_serves_tcp_so_that_no_answer_is_held_back() -> None:
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_a_port_that_is_taken_is_refused_with_a_cure() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        said = mistake("serve", "--port", str(taken.getsockname()[1]))
    assert "cannot listen" in said
    assert "--port" in said


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("sqlite:///nowhere/matches.sqlite", "is this the right folder"),
        pytest.param("sqlite:///text.sqlite", "file is not a database", marks=pytest.mark.slow),
    ],
)
def test_a_wrong_database_is_told_before_any_address(database: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "text.sqlite").write_text("no database, but a text", "utf-8")
    with started("serve", "--port", "0", "--database", database, home=tmp_path) as (process, nothing):
        told = process.communicate(timeout=SECONDS)[1]
    assert (process.returncode, nothing, "Traceback" in told) == (2, "", False)
    assert said in told


@pytest.mark.parametrize(("words", "page"), [([], "/"), (["gods-unchained"], "/play/gods-unchained")])
def test_without_a_game_the_browser_opens_where_games_are_chosen(
    words: list[str], page: str, offered: dict[str, Any], tmp_path: Path
) -> None:
    assert printed("play", *words) == ""
    assert urlsplit(offered["address"]).path == page
    assert offered["browse"]
    assert offered["database"] == f"sqlite:///{tmp_path}/theagon/matches.sqlite"


def test_a_server_keeps_what_is_over_for_a_year_and_what_waits_for_a_month_unless_told_otherwise(
    offered: dict[str, Any],
) -> None:
    printed("serve", "--port", "0")
    assert offered["retention"] == Retention(365, 30, 400)
    printed("serve", "--port", "0", "--keep-days", "90", "--keep-waiting-days", "7", "--keep-rating-days", "8")
    assert offered["retention"] == Retention(90, 7, 8)
    printed("serve", "--port", "0", "--keep-all")
    assert offered["retention"] == KEEP_ALL


def test_a_shared_table_is_served_in_the_network_by_its_own_names_alone(
    offered: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_table, "network_address", lambda: "192.168.7.7")
    assert "Nothing is\nencrypted" in theagon("play", "--share", "--no-open").output
    assert offered["address"].startswith("http://192.168.7.7:")
    assert (offered["host"], offered["hosts"]) == ("0.0.0.0", ("192.168.7.7", "127.0.0.1", "localhost"))
    assert "network" not in theagon("play", "--no-open").output
    assert (offered["host"], offered["hosts"]) == ("127.0.0.1", ())


CARD = """
game: hand-of-the-gods
cards: [{id: own-hound, name: {en: Own Hound, es: Sabueso propio, ru: Своя гончая}, kind: unit, attack: 1, health: 1}]
"""


def test_a_table_offers_the_cards_of_its_owner(offered: dict[str, Any]) -> None:
    Path("cards.yaml").write_text(CARD, "utf-8")
    for words in (("play", "--no-open"), ("serve", "--port", "0")):
        printed(*words, "--cards", "cards.yaml")
        (game,) = offered["games"]
        assert "own-hound" in game.cards.by_id
        assert offered["address"].endswith("/play/hand-of-the-gods") == (words[0] == "play")


def test_a_mistake_in_a_card_file_is_told_before_anything_is_served(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_text(CARD.replace("attack: 1", "attack: -1"), "utf-8")
    for command in (("play", "--no-open"), ("serve", "--port", "0")):
        assert "cards.yaml:3:" in mistake(*command, "--cards", "cards.yaml")


def test_a_machine_in_no_network_shares_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_table, "ELSEWHERE", ("256.0.0.1", 9))
    with pytest.raises(TheagonError, match="no network"):
        own_table.network_address()


@pytest.mark.slow
def test_a_server_logs_every_request_as_it_was_told_and_nothing_of_it_outlives_it(tmp_path: Path) -> None:
    options = ("--port", "0", "--log-json", "--host-name", "play.example.org")
    with started("serve", *options, home=tmp_path) as (process, address):
        # A replay is read by a process beside the server.
        request = urllib.request.Request(f"{address}api/replays", b"[1]", {"Host": "play.example.org"})
        for asked, status in ((request, 400), (f"{address}api/games", 421)):
            with pytest.raises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(asked, timeout=SECONDS)
            refused.value.close()
            assert refused.value.code == status
        assert process.stderr is not None
        lines = [json.loads(process.stderr.readline()) for _ in range(2)]
        process.kill()
        process.communicate(timeout=SECONDS)  # waits for every process that could still write there
    assert [(line["method"], line["route"], line["status"]) for line in lines] == [
        ("POST", "/api/replays", 400),
        ("GET", "unknown", 421),
    ]
