"""Open a static site in Chromium, as a visitor does, and say what does not work."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from theagon.errors import Location, TheagonError
from theagon.site.build import ABOUT

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
SECONDS: Final = 120.0
"""The most that a first visit may take, on the slowest machine."""
SECONDS_TO_CLOSE: Final = 10.0
"""The most that a browser may take to close."""
_STANDING: Final = "document.documentElement.dataset.standing ?? ''"
_HOME: Final = "document.querySelector('h1') !== null"


class Verdict(Struct, frozen=True):
    """What came of a visit."""

    home: float | None  # seconds until the first page was seen; None: never
    ready: float | None  # seconds until a match could be played; None: never
    wrong: tuple[str, ...]  # errors, and files that did not come


def check_site(folder: Path, browser: str | None = None) -> Verdict:
    """Visit the site in a folder. `browser` is the command of a Chromium; by default the one that is installed.

    Raises TheagonError for a folder without a site, and without a browser.
    """
    if not (folder / ABOUT).is_file():
        raise TheagonError("has no site", Location(str(folder)), "write one: theagon site build FOLDER")
    with _served(folder) as address, _browser(browser) as debugger:
        return _visit(debugger, address)


@contextmanager
def _served(folder: Path) -> Iterator[str]:
    """Serve a folder as any static host does; yield its address."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_: Any) -> None:
            pass

        def copyfile(self, *files: Any) -> None:
            with suppress(ConnectionError):  # the browser was closed while it still fetched files
                super().copyfile(*files)

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


@contextmanager
def _browser(command: str | None) -> Iterator[str]:
    """Start a browser with a profile of its own; yield the address at which it is told what to do."""
    found = next(filter(None, map(shutil.which, [command] if command else BROWSERS)), None)
    if found is None:
        raise TheagonError(f"there is no {command or 'Chromium'} here", hint="install it, or name it with --browser")
    options = ["--headless", "--remote-debugging-port=0", "--no-first-run", "--disable-gpu"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:  # as root its sandbox does not start
        options.append("--no-sandbox")
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:  # its last processes may still write
        process = subprocess.Popen(
            [found, *options, f"--user-data-dir={profile}", "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            yield _debugger(process, Path(profile, "DevToolsActivePort"))
        finally:
            with suppress(subprocess.TimeoutExpired):
                process.wait(SECONDS_TO_CLOSE)
            process.terminate()
            process.wait()


def _debugger(process: subprocess.Popen[bytes], file: Path) -> str:
    """Return the address at which a browser that is starting is told what to do: its port and path are in a file."""
    end = time.monotonic() + SECONDS
    while process.poll() is None and time.monotonic() < end:
        with suppress(OSError, ValueError):  # it is not there yet, or not all of it
            port, path = file.read_text("utf-8").split("\n")
            return f"ws://127.0.0.1:{port}{path}"
        time.sleep(0.05)
    raise TheagonError("the browser does not start", hint="name another with --browser")


class _Page:
    """A tab of the browser, told what to do by the protocol of its developer tools."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._last = 0
        self._session: str | None = None
        self.wrong: list[str] = []
        target = self.do("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.do("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.do(f"{domain}.enable")

    def do(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Do something and return what came of it; what the page tells meanwhile is noted."""
        self._last += 1
        session = {} if self._session is None else {"sessionId": self._session}
        self._connection.send(json.dumps({"id": self._last, "method": method, "params": parameters, **session}))
        while True:
            message = json.loads(self._connection.recv(SECONDS))
            if message.get("id") == self._last:
                result: dict[str, Any] = message.get("result", {})
                return result
            self._note(message.get("method"), message.get("params", {}))

    def close_browser(self) -> None:
        """Close the browser with all its processes; the command that began it may only have begun another."""
        from websockets.exceptions import ConnectionClosed

        with suppress(ConnectionClosed):
            self.do("Browser.close")

    def value(self, expression: str) -> Any:
        """Return the value of an expression in the page; None while there is no document to ask."""
        return self.do("Runtime.evaluate", expression=expression).get("result", {}).get("value")

    def _note(self, method: str | None, told: dict[str, Any]) -> None:
        match method:
            case "Runtime.exceptionThrown":
                thrown = told["exceptionDetails"]
                self.wrong.append(thrown.get("exception", {}).get("description") or thrown["text"])
            case "Log.entryAdded" if told["entry"]["level"] == "error":
                self.wrong.append(f"{told['entry']['text']} {told['entry'].get('url', '')}".strip())
            case "Network.loadingFailed" if not told.get("canceled"):
                self.wrong.append(f"a file did not come: {told['errorText']}")


def _visit(debugger: str, address: str) -> Verdict:
    """Open the site and wait until a match could be played."""
    from websockets.sync.client import connect

    with connect(debugger, max_size=None) as connection:
        page = _Page(connection)
        began = time.monotonic()
        page.do("Page.navigate", url=address)
        home = ready = None
        while time.monotonic() - began < SECONDS:
            now = time.monotonic() - began
            standing = page.value(_STANDING) or ""
            if home is None and page.value(_HOME):
                home = now
            if standing == "ready":
                ready = now
                break
            if standing.startswith("failed"):
                page.wrong.append(f"the table {standing}")
                break
            time.sleep(0.05)
        page.close_browser()
        return Verdict(home, ready, tuple(dict.fromkeys(page.wrong)))
