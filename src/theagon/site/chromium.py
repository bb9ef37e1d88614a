"""A Chromium, told what to do by the protocol of its developer tools."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from theagon.errors import TheagonError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from websockets.sync.client import ClientConnection

BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
SECONDS: Final = 120.0
"""The most that a browser may take for anything, on the slowest machine."""
SECONDS_TO_CLOSE: Final = 10.0
"""The most that a browser may take to close."""
LOOK_SECONDS: Final = 0.02


class Tools:
    """What a connection to the developer tools does; its commands are for the whole browser."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._last = 0
        self._session: dict[str, str] = {}

    def do(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Do something and return what came of it. Raises `TheagonError` if the browser refuses, or does not answer."""
        self._last += 1
        self._connection.send(json.dumps({"id": self._last, "method": method, "params": parameters, **self._session}))
        while True:
            try:
                message = json.loads(self._connection.recv(SECONDS))
            except TimeoutError:
                raise TheagonError(f"the browser does not answer {method} in {SECONDS:.0f} seconds") from None
            if message.get("id") == self._last and message.get("sessionId") == self._session.get("sessionId"):
                if "error" in message:
                    raise TheagonError(f"the browser refuses {method}: {message['error']['message']}")
                result: dict[str, Any] = message["result"]
                return result
            self._note(message.get("method"), message.get("params", {}))

    def _note(self, method: str | None, told: dict[str, Any]) -> None:
        """Hear what is told meanwhile."""


class Page(Tools):
    """A new tab."""

    def __init__(self, connection: ClientConnection) -> None:
        super().__init__(connection)
        self.wrong: list[str] = []
        """Errors, and files that did not come."""
        target = self.do("Target.createTarget", url="about:blank")["targetId"]
        attached = self.do("Target.attachToTarget", targetId=target, flatten=True)
        self._session = {"sessionId": attached["sessionId"]}
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.do(f"{domain}.enable")

    def close(self) -> None:
        """Close the tab."""
        self.do("Page.close")

    def result(self, expression: str) -> Any:
        """Return the value of an expression in the page, or what its promise comes to. Raises `TheagonError`."""
        told = self.do("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in told:
            raise TheagonError(told["result"].get("description") or told["exceptionDetails"]["text"])
        return told["result"].get("value")

    def value(self, expression: str) -> Any:
        """Return the value of an expression in the page; None if it has none yet, as while a document is coming."""
        with suppress(TheagonError):
            return self.result(expression)
        return None

    def wait_for(self, condition: str) -> float:
        """Wait until an expression in the page is true; return the seconds. Raises `TheagonError` if it never is."""
        began = time.monotonic()
        while self.value(condition) is not True:
            if time.monotonic() - began > SECONDS:
                raise TheagonError(f"never came: {condition}", hint="; ".join(self.wrong))
            time.sleep(LOOK_SECONDS)
        return time.monotonic() - began

    def _note(self, method: str | None, told: dict[str, Any]) -> None:
        match method:
            case "Runtime.exceptionThrown":
                thrown = told["exceptionDetails"]
                self.wrong.append(thrown.get("exception", {}).get("description") or thrown["text"])
            case "Log.entryAdded" if told["entry"]["level"] == "error":
                self.wrong.append(f"{told['entry']['text']} {told['entry'].get('url', '')}".strip())
            case "Network.loadingFailed" if not told.get("canceled"):
                self.wrong.append(f"a file did not come: {told['errorText']}")


@contextmanager
def chromium(command: str | None = None) -> Iterator[ClientConnection]:
    """Start a Chromium with a profile of its own; yield the connection to its developer tools.

    `command` starts it; by default the one that is installed. Raises `TheagonError` if there is none.
    """
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
            with connect(_debugger(process, Path(profile, "DevToolsActivePort")), max_size=None) as connection:
                try:
                    yield connection
                finally:  # with all its processes: the command that began it may only have begun another
                    with suppress(ConnectionClosed):
                        Tools(connection).do("Browser.close")
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
        time.sleep(LOOK_SECONDS)
    raise TheagonError("the browser does not start", hint="name another with --browser")
