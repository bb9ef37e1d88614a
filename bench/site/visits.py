"""A first visit to a site, and a second one."""

from __future__ import annotations

from time import sleep
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from bench.site.serving import hosted
from theagon.site.check import HOME, STANDING
from theagon.site.chromium import Page, chromium

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bench.site.serving import Host

READY: Final = f"({STANDING}) === 'ready'"
BOARD: Final = "document.querySelector('[role=grid]') !== null"
PLAY: Final = "document.querySelector('.ladder .next button')"
"""The button on the page of a game that begins a match."""
SNAPSHOT: Final = """(async () => {
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) if (url.includes("snapshot?")) return true;
    return false;
})()"""
"""Whether the memory of Python is kept for later visits."""
QUIET_SECONDS: Final = 3.0
"""Without a request for so long, the browser has what it keeps of a site."""
TABLE: Final = "/table/"
"""The folder of what the worker of the page runs."""
LATER: Final = "/later.pack"
"""What the page fetches while the first match goes on."""


class Visits(Struct, frozen=True):
    """Seconds and bytes of two visits by one browser."""

    home: float
    ready: float
    home_bytes: int
    match_bytes: int
    second_ready: float
    second_match: float  # until a match in progress is seen again


def visit(folder: Path, game: str) -> Visits:
    """Visit a site twice, each time in a new tab. Raises `TheagonError` if it does not work, or without a browser."""
    with hosted(folder) as host, chromium() as connection:
        page = Page(connection)
        page.do("Page.navigate", url=host.address)
        home = page.wait_for(HOME)
        home_bytes = _bytes(host, lambda path: TABLE not in path)
        ready = home + page.wait_for(READY)
        page.result(f"location.hash = '#/games/{game}'")
        page.wait_for(f"{PLAY} !== null")
        page.result(f"{PLAY}.click()")
        page.wait_for(BOARD)
        match_bytes = _bytes(host, lambda path: not path.endswith(LATER))
        match = page.result("location.href")
        _wait_until_kept(host, page)
        page.close()
        page = Page(connection)
        page.do("Page.navigate", url=host.address)
        second_ready = page.wait_for(READY)
        page.close()
        page = Page(connection)
        page.do("Page.navigate", url=match)
        second_match = page.wait_for(BOARD)
        return Visits(home, ready, home_bytes, match_bytes, second_ready, second_match)


def _bytes(host: Host, counts: Callable[[str], bool]) -> int:
    """Return the bytes of the files that the page itself has wanted so far, of those that count."""
    return sum(sent.size for sent in host.sent if sent.early and counts(sent.path))


def _wait_until_kept(host: Host, page: Page) -> None:
    page.wait_for(SNAPSHOT)
    before = -1
    while len(host.sent) != before:
        before = len(host.sent)
        sleep(QUIET_SECONDS)
