"""What is shipped for operators is what the programs that read it take, and starts what there is."""

from __future__ import annotations

import configparser
import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import yaml
from websockets.exceptions import ConnectionClosed

from tests.packaging.conftest import ROOT
from tests.server.conftest import ONE_DEVICE, Person, Served, database, served
from tests.server.raw import Raw
from tests.waiting import SECONDS, until
from tests.workshop.test_checked import HOUND
from theagon.cli.main import COMMANDS
from theagon.server import limits

__all__ = ("database", "served")  # the fixtures

DEPLOY = ROOT / "deploy"


def needs(program: str) -> str:
    path = shutil.which(program)
    if path is None:
        pytest.skip(f"there is no {program} here")
    return path


def started() -> Iterator[str]:
    """Every command line of ours in the units and in the image."""
    for unit in DEPLOY.glob("*.service"):
        yield from re.findall(r"/opt/theagon/bin/(theagon [^'\n]*)", unit.read_text("utf-8"))
    (arguments,) = re.findall(r"(?m)^CMD (\[.*\])$", (DEPLOY / "Dockerfile").read_text("utf-8"))
    yield shlex.join(["theagon", *json.loads(arguments)])


@pytest.mark.parametrize("line", sorted(started()))
def test_a_command_that_is_started_has_the_options_that_it_is_given(line: str) -> None:
    _, *words = shlex.split(line)
    command: Any = next(entry for entry in COMMANDS if entry.name == words[0]).load()
    while (words := words[1:]) and words[0] in getattr(command, "commands", ()):
        command = command.commands[words[0]]
    command.make_context(line, words)  # where an option or an argument is wrong, this raises


@pytest.mark.parametrize(
    "unit", ["theagon.service", "theagon.socket", "theagon-backup.service", "theagon-backup.timer"]
)
def test_systemd_takes_a_unit_as_it_is(unit: str) -> None:
    done = subprocess.run(
        [needs("systemd-analyze"), "verify", str(DEPLOY / unit)], capture_output=True, text=True, check=False
    )
    not_installed = "is not executable"
    assert [line for line in done.stderr.splitlines() if not_installed not in line] == []


def test_a_server_is_started_again_until_its_database_is_there() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "theagon.service")
    assert (unit["Service"]["Restart"], unit["Unit"]["StartLimitIntervalSec"]) == ("on-failure", "0")


def test_the_proxy_of_the_compose_file_knows_its_servers() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    port = re.findall(r"(?m)^EXPOSE (\d+)$", (DEPLOY / "Dockerfile").read_text("utf-8"))[0]
    servers = {f"{name}:{port}" for name, service in services.items() if service["image"] == "theagon"}
    assert set(services["caddy"]["environment"]["THEAGON_SERVERS"].split()) == servers
    assert "database" in services["server-1"]["environment"]["THEAGON_DATABASE"]


PATIENCE = ("health_timeout", "lb_try_duration")
"""What the proxy waits for a server that is being restarted, and what on a busy machine may be too short."""


@contextmanager
def proxy_of(tmp_path: Path, *servers: str) -> Iterator[str]:
    """Caddy, by the file that is shipped but for its patience, in front of servers; its address."""
    shipped = (DEPLOY / "Caddyfile").read_text("utf-8")
    patient, found = re.subn(rf"(?m)^(\s*(?:{'|'.join(PATIENCE)})) \w+$", rf"\1 {SECONDS:.0f}s", shipped)
    assert found == len(PATIENCE)
    (tmp_path / "Caddyfile").write_text(patient, "utf-8")
    with ExitStack() as running:
        # Caddy lets others share its port: meanwhile this socket, which never listens, keeps it from everybody else.
        held = running.enter_context(socket.socket())
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        held.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{held.getsockname()[1]}"
        environment = os.environ | {
            "THEAGON_SITE": f"http://{address}",
            "THEAGON_SERVERS": " ".join(servers),
            "THEAGON_LOG": str(tmp_path / "access.log"),
            "CADDY_ADMIN": f"unix/{tmp_path / 'caddy'}",
            "XDG_DATA_HOME": str(tmp_path),
            "XDG_CONFIG_HOME": str(tmp_path),
        }
        words = [needs("caddy"), "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]
        caddy = subprocess.Popen(words, env=environment, stderr=subprocess.DEVNULL)
        running.callback(caddy.wait, SECONDS)
        running.callback(caddy.terminate)

        def listens() -> bool:
            assert caddy.poll() is None
            with socket.socket() as connecting:
                return connecting.connect_ex(held.getsockname()) == 0

        until(listens)
        yield address


def test_through_caddy_who_begins_an_analysis_or_a_balance_comes_back_to_the_server_that_makes_it(
    served: Served, database: str, tmp_path: Path
) -> None:
    with ExitStack() as running:
        other = Served(database)
        running.callback(other.stop)
        http = running.enter_context(
            closing(Person(running.enter_context(proxy_of(tmp_path, served.address, other.address))).http)
        )
        person = served.person()
        match = person.create(players=ONE_DEVICE)["match"]
        person.resign(match)
        begun = http.post("/api/replays/analysis", content=person.http.get(f"/api/matches/{match}/replay").content)
        of_file = begun.json()["match"]
        assert http.post(f"/api/matches/{match}/analysis").status_code == 202
        for _ in range(8):  # to another server, each by chance
            assert all(http.get(f"/api/matches/{name}/analysis").json() for name in (match, of_file))
        wish = {"text": HOUND, "card": "ember-hound", "deck": "zeus"}
        job = http.post("/api/games/hand-of-the-gods/workshop/balance", json=wish).json()["job"]
        for _ in range(8):
            assert http.get(f"/api/workshop/balance/{job}").json()


def test_caddy_waits_for_no_unfinished_request_for_ever() -> None:
    words = [needs("caddy"), "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    adapted = json.loads(subprocess.run(words, capture_output=True, check=True).stdout)
    (server,) = adapted["apps"]["http"]["servers"].values()
    seconds = {name: server[name] / 1e9 for name in ("read_header_timeout", "read_timeout", "idle_timeout")}
    assert seconds == {"read_header_timeout": 10, "read_timeout": 120, "idle_timeout": 120}


def test_through_caddy_bodies_that_trickle_are_bounded_for_an_address_and_take_no_connection(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "BODIES_FROM", 2 * limits.BODY_COST)
    with proxy_of(tmp_path, served.address) as proxy, ExitStack() as open_here:
        for _ in range(20):
            raw = open_here.enter_context(closing(Raw(proxy)))
            raw.say(f"POST /api/replays HTTP/1.1\r\nHost: {proxy}\r\nContent-Length: 1000\r\n\r\nx")
        until(lambda: served.hub.bounds.bodies.total == 2 * limits.BODY_COST)
        http = open_here.enter_context(closing(Person(proxy).http))
        assert http.post("/api/replays", content=b"x").status_code == 429
        assert http.get("/api/games").status_code == 200
        own = served.person().http
        until(lambda: int(re.findall(r"(?m)^theagon_connections (\d+)", own.get("/metrics").text)[0]) < 10)


@contextmanager
def unit_running(listener: socket.socket, database: str) -> Iterator[None]:
    """The server by its unit, on the socket that systemd would hold, until it is stopped as systemd does it."""
    (command,) = [line for line in started() if "--port 8001" in line]
    passed = f'exec 3<&{listener.fileno()}; LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"'
    server = subprocess.Popen(
        ["bash", "-c", passed, "", sys.executable, "-m", "theagon.cli.main", *shlex.split(command)[1:]],
        env=os.environ | {"THEAGON_DATABASE": database},
        pass_fds=[listener.fileno()],
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        server.terminate()
        assert server.wait(SECONDS) in (0, -signal.SIGTERM)


@pytest.mark.slow
def test_through_caddy_a_server_is_restarted_while_people_play_and_nobody_is_turned_away(
    database: str, tmp_path: Path
) -> None:
    with ExitStack() as running, ThreadPoolExecutor() as threads:
        listener = running.enter_context(socket.create_server(("127.0.0.1", 0)))
        proxy = running.enter_context(proxy_of(tmp_path, f"127.0.0.1:{listener.getsockname()[1]}"))
        server = running.enter_context(ExitStack())
        server.enter_context(unit_running(listener, database))
        person, visitor = Person(proxy), Person(proxy)
        for each in (person, visitor):
            running.enter_context(each.http)
        match, stopping = person.create(players=ONE_DEVICE)["match"], threading.Event()

        def visit() -> set[int]:
            statuses = set()
            while not stopping.wait(0.1):
                statuses.add(visitor.http.get("/api/games").status_code)
                statuses.add(visitor.http.delete("/api/matches/nothing").status_code)
            return statuses

        visiting = threads.submit(visit)
        running.callback(stopping.set)
        for sequence in range(3):
            with person.at(match) as table:
                assert table.table["sequence"] == sequence
                table.act(table.table["options"][0]["action"])
                table.until("update")
                server.close()
                with pytest.raises(ConnectionClosed):
                    table.until("never")
            server.enter_context(unit_running(listener, database))
        stopping.set()
        assert visiting.result(SECONDS) == {200, 404}


def test_through_caddy_a_match_is_played_and_its_links_stay_out_of_the_log(served: Served, tmp_path: Path) -> None:
    with proxy_of(tmp_path, served.address) as proxy:
        person = Person(proxy)
        match = person.create(players=ONE_DEVICE)
        with person.at(match["match"]) as table, person.watching(match["watch"]) as watcher:
            table.act(table.table["options"][0]["action"])
            table.until("update")
            watcher.until("update")
            table.resign()
        assert person.http.get(f"/api/matches/{match['match']}/replay").status_code == 200
        assert person.http.get(f"/analysis/{match['match']}").status_code == 200
        assert person.http.get("/").headers["strict-transport-security"] == "max-age=31536000"
        for path in ("/metrics", "/healthz", "/readyz"):
            assert person.http.get(path).status_code == 404
        token = person.http.cookies["theagon"]
        person.http.close()
    expected = {"/api/matches", "/api/matches/-/socket", "/api/watch/-/socket", "/api/matches/-/replay", "/analysis/-"}
    expected |= {"/metrics", "/healthz", "/readyz"}
    log = ""

    def is_logged() -> bool:
        nonlocal log
        log = (tmp_path / "access.log").read_text("utf-8")
        logged = [json.loads(line)["request"]["uri"] for line in log.splitlines(keepends=True) if line.endswith("\n")]
        return expected <= set(logged)

    until(is_logged)  # a socket is logged after it was closed
    assert not any(secret in log for secret in (match["match"], match["watch"], token))
