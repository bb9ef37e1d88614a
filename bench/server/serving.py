"""A server process with its own database, and other processes that work at the same time."""

from __future__ import annotations

import http.client
import json
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import tempfile
from contextlib import closing, contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from theagon.errors import TheagonError
from theagon.server.http.cookies import COOKIE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.connection import Connection

FRIENDS: Final = [{"who": "me"}, {"who": "friend"}]
NO_PAUSES: Final = ("--bot-pause", "0.05", "--answer-pause", "0", "0.2")
"""Options of `theagon serve` with which bots and the table answer fast, so that there is more to be measured."""
START_SECONDS: Final = 60.0
"""How long a process may take until it first says something."""


class Server:
    """A server process with its own database."""

    def __init__(self, process: subprocess.Popen[str], database: Path) -> None:
        began = perf_counter()
        assert process.stdout is not None
        self.database = database
        self._process = process
        self.address = process.stdout.readline().removeprefix("http://").strip().rstrip("/")
        if not self.address:
            raise TheagonError("the server did not start", hint="theagon serve --port 0")
        self._http = http.client.HTTPConnection(self.address, timeout=60)
        self.ask("GET", "/api/games")
        self.started = perf_counter() - began

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[Any, str]:
        """Return what a route answers, and the cookie that comes with it."""
        headers = {"Content-Type": "application/json", "Cookie": f"{COOKIE}={cookie}"}
        self._http.request(method, path, json.dumps(body), headers)
        answer = self._http.getresponse()
        content = answer.read()
        if answer.status >= 400:
            raise TheagonError(f"the server answered {answer.status} to {method} {path}: {content.decode()}")
        given = re.match(rf"{COOKIE}=([^;]+)", answer.headers.get("Set-Cookie", ""))
        return json.loads(content), given[1] if given else ""

    def match(self) -> tuple[str, str, tuple[str, str]]:
        """Make a match of two people; return its id, the spectators' token, and the two cookies."""
        created, host = self.ask("POST", "/api/matches", {"game": "hand-of-the-gods", "players": FRIENDS})
        _, friend = self.ask("POST", f"/api/matches/{created['match']}/join", {})
        return created["match"], created["watch"], (host, friend)

    def private_bytes(self) -> int:
        """Return the memory that is the process's own now. Raises `TheagonError` except on Linux."""
        told = self._told("smaps_rollup")
        return 1024 * sum(int(size) for size in re.findall(r"^Private_\w+:\s+(\d+) kB", told, re.MULTILINE))

    def resident_bytes(self) -> int:
        """Return the resident memory of the process, which is quick to ask. Raises `TheagonError` except on Linux."""
        (found,) = re.findall(r"^VmRSS:\s+(\d+) kB", self._told("status"), re.MULTILINE)
        return 1024 * int(found)

    def cpu_seconds(self) -> float:
        """Return the CPU seconds that the process has used. Raises `TheagonError` except on Linux."""
        user, system = self._told("stat").rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def waited_seconds(self) -> float:
        """Return for how long the server's event loop could have run, but had no core.

        Raises `TheagonError` except on Linux.
        """
        return int(self._told("schedstat").split()[1]) / 1e9

    def _told(self, file: str) -> str:
        try:
            return Path(f"/proc/{self._process.pid}/{file}").read_text("ascii")
        except FileNotFoundError:
            raise TheagonError("memory is measured on Linux only") from None

    def close(self) -> None:
        self._http.close()

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def new_database() -> Iterator[Path]:
    """Yield the path of a new database, which is removed afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "matches.sqlite"


@contextmanager
def serving(database: Path | None = None, *options: str) -> Iterator[Server]:
    """Run a server of a database (None: a new one), with these options of `theagon serve`."""
    if database is None:
        with new_database() as new, serving(new, *options) as server:
            yield server
        return
    command = [
        sys.executable,
        "-m",
        "theagon.cli.main",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite+aiosqlite:///{database}",
        *options,
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            with closing(Server(process, database)) as server:
                yield server
        finally:
            process.kill()


@contextmanager
def beside(work: Callable[..., Any], *arguments: Any) -> Iterator[Connection]:
    """Run a function of a module in another process, with one end of a pipe; yield the other end."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(work, theirs, *arguments), daemon=True)
    process.start()
    theirs.close()
    try:
        yield ours
    finally:
        process.kill()
        process.join()
        ours.close()


def _work(work: Callable[..., Any], *arguments: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who started this
    work(*arguments)


def receive(pipe: Connection, seconds: float = START_SECONDS) -> Any:
    """Return what the other process sends next. Raises `TheagonError` if nothing comes in time, or if it has failed."""
    try:
        if pipe.poll(seconds):
            return pipe.recv()
    except (EOFError, ConnectionResetError):
        raise TheagonError("a process that loads the server has failed", hint="what it printed says why") from None
    raise TheagonError(f"a process that loads the server said nothing for {seconds:.0f} s")
