"""Matches played in the client of a site, by clicks, and what the page takes for them."""

from __future__ import annotations

import json
import re
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from bench.server.times import Times
from bench.site.serving import hosted
from bench.site.visits import READY
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.site.chromium import Page, Tools, chromium

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PLAYER: Final = Path(__file__).with_name("player.js")
MATCHES: Final = 10
MOST: Final = 100
"""Actions of a match, of which some are over before."""
OPPONENT: Final = "level-8"
ANSWERED: Final = 20
"""Actions against the opponent, who thinks in between."""
TOGETHER: Final = 5
"""Actions that the page is asked for at once: the browser has to answer in time."""


class Played(Struct, frozen=True):
    """The figures of some matches that two people play at one device."""

    actions: Times  # from the click to the events
    memory: tuple[int, ...]  # resident bytes of the page after each match
    kept: int  # those of them that are no garbage, after the last


def play(folder: Path, note: Callable[[str], object] = lambda _: None) -> Played:
    """Play matches of all games, one after the other; `note` hears of each.

    Raises `TheagonError` without a browser, and off Linux.
    """
    seconds: list[float] = []
    memory = []
    with _client(folder) as (page, browser):
        for k in range(MATCHES):
            game, before = NAMES[k % len(NAMES)], len(seconds)
            _sit_down(page, game, "me")
            while (left := MOST + before - len(seconds)) > 0 and not page.result("isOver()"):
                seconds += [each / 1000 for each in page.result(f"play({min(left, TOGETHER)})")]
            memory.append(_resident_bytes(browser))
            middle = Times(tuple(sorted(seconds[before:]))).percentile(0.5)
            note(f"match {k + 1} of {MATCHES}, {game}: {1e3 * middle:.0f} ms an action, {memory[-1] / 1e6:.0f} MB")
        page.do("HeapProfiler.collectGarbage")
        return Played(Times(tuple(sorted(seconds))), tuple(memory), _resident_bytes(browser))


def longest_stall(folder: Path, game: str) -> float:
    """Return the longest time for which the page does nothing while the strongest opponent decides."""
    with _client(folder) as (page, _):
        _sit_down(page, game, OPPONENT)
        return max(float(page.result(f"stalls({TOGETHER})")) / 1000 for _ in range(ANSWERED // TOGETHER))


@contextmanager
def _client(folder: Path) -> Iterator[tuple[Page, Tools]]:
    """Open a site, ready to play; yield its page and the browser."""
    with hosted(folder) as host, chromium() as connection:
        page = Page(connection)
        page.do("Page.addScriptToEvaluateOnNewDocument", source=PLAYER.read_text("utf-8"))
        page.do("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        page.do("Page.navigate", url=host.address)
        page.wait_for(READY)
        yield page, Tools(connection)
        if page.wrong:
            raise TheagonError("the site has errors", hint="; ".join(dict.fromkeys(page.wrong)))


def _sit_down(page: Page, game: str, other: str) -> None:
    wanted: Any = {"game": game, "players": [{"who": "me"}, {"who": other}]}
    page.result(f"sitDown({json.dumps(wanted)})")


def _resident_bytes(browser: Tools) -> int:
    """Return the memory of the largest process that draws a page."""
    processes = browser.do("SystemInfo.getProcessInfo")["processInfo"]
    return max(_rss(each["id"]) for each in processes if each["type"] == "renderer")


def _rss(process: int) -> int:
    try:
        told = Path(f"/proc/{process}/status").read_text("ascii")
    except OSError as error:
        raise TheagonError("the memory of a process is known only on Linux") from error
    (found,) = re.findall(r"^VmRSS:\s+(\d+) kB", told, re.MULTILINE)
    return 1024 * int(found)
