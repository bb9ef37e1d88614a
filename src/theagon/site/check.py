"""Open a static site in Chromium, as a visitor does, and say what does not work."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from theagon.errors import Location, TheagonError
from theagon.site.build import ABOUT
from theagon.site.chromium import LOOK_SECONDS, SECONDS, Page, chromium

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

STANDING: Final = "document.documentElement.dataset.standing ?? ''"
HOME: Final = "document.querySelector('h1') !== null"


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
    with served(folder) as address, chromium(browser) as connection:
        return _visit(connection, address)


class Quiet(SimpleHTTPRequestHandler):
    """Answers requests, and writes nothing about them."""

    def log_message(self, *_: Any) -> None:
        pass

    def handle(self) -> None:
        with suppress(ConnectionError):  # the browser was closed while it still fetched files
            super().handle()


@contextmanager
def served(folder: Path, handler: type[SimpleHTTPRequestHandler] = Quiet) -> Iterator[str]:
    """Serve a folder as any static host does; yield its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def _visit(connection: ClientConnection, address: str) -> Verdict:
    """Open the site and wait until a match could be played."""
    page = Page(connection)
    began = time.monotonic()
    page.do("Page.navigate", url=address)
    home = ready = None
    while time.monotonic() - began < SECONDS:
        now = time.monotonic() - began
        standing = page.value(STANDING) or ""
        if home is None and page.value(HOME):
            home = now
        if standing == "ready":
            ready = now
            break
        if standing.startswith("failed"):
            page.wrong.append(f"the table {standing}")
            break
        time.sleep(LOOK_SECONDS)
    return Verdict(home, ready, tuple(dict.fromkeys(page.wrong)))
