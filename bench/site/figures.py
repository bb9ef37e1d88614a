"""The figures of the table without a server."""

from __future__ import annotations

import json
from functools import cache, partial
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, TypeVar

from bench.figure import Figure
from bench.rules import mid_match
from bench.site import trials
from bench.site.play import Played, longest_stall, play
from bench.site.visits import Visits, visit
from theagon.errors import Location, TheagonError
from theagon.games import NAMES, load_game
from theagon.site.build import ABOUT
from tools.in_page import run_rules_in_page

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

T = TypeVar("T")

SITE: Final = Path("build/site")
GAME: Final = "gods-unchained"
"""The game that a visitor begins, whose files are the largest."""
VISITS: Final = 3
WARM_SECONDS: Final = 3.0
SETTLED: Final = 5
"""Matches after which a page has all that it keeps."""


def site_figures(folder: Path = SITE, note: Callable[[str], object] = lambda _: None) -> Iterator[Figure]:
    """Yield the figures of a site; `note` hears what goes on while they are measured.

    Each visit has a new Chromium; a host on this machine sends the files for Brotli.
    """

    @_once
    def visits() -> list[Visits]:
        return [visit(_site(folder), GAME) for _ in range(VISITS)]

    @_once
    def played() -> Played:
        return play(_site(folder), note)

    def typical(name: str) -> float:
        return float(median(getattr(each, name) for each in visits()))

    def visited(name: str, unit: str, target: float, field: str, scale: float = 1) -> Figure:
        return Figure(name, unit, target, lambda _: typical(field), True, scale, runs=1)

    def growth() -> float:
        memory = played().memory
        return mean(memory[-2:]) - memory[SETTLED - 1]

    yield visited("downloaded, home visible", "KB", 200, "home_bytes", 1e-3)
    yield visited("downloaded, first match visible", "MB", 5.5, "match_bytes", 1e-6)
    yield visited("first visit, home visible", "s", 1, "home")
    yield visited("first visit, a match can be played", "s", 8, "ready")
    yield visited("second visit, a match can be played", "s", 2.5, "second_ready")
    yield visited("second visit, a match visible again", "s", 3, "second_match")
    yield Figure("action, click to events", "ms", 40, lambda _: played().actions.percentile(0.5), True, 1e3, runs=1)
    yield Figure(
        "action, click to events, p99", "ms", 120, lambda _: played().actions.percentile(0.99), True, 1e3, runs=1
    )
    yield Figure("page after ten matches", "MB", 350, lambda _: played().memory[-1], True, 1e-6, runs=1)
    yield Figure("the same, without garbage", "MB", 350, lambda _: played().kept, True, 1e-6, runs=1)
    yield Figure("growth from the fifth match on", "MB", 15, lambda _: growth(), True, 1e-6, runs=1)
    yield Figure(
        "longest stall while level-8 thinks", "ms", 50, lambda _: longest_stall(_site(folder), GAME), True, 1e3, runs=1
    )
    for game in NAMES:
        yield Figure(f"trials against native, {game}", "times", 0.75, partial(trials_share, game), runs=3)


def _once(measure: Callable[[], T]) -> Callable[[], T]:
    """Return a function that measures when it is first called, and then returns the same or raises the same."""

    @cache
    def outcome() -> T | TheagonError:
        try:
            return measure()
        except TheagonError as error:
            return error

    def again() -> T:
        found = outcome()
        if isinstance(found, TheagonError):
            raise found
        return found

    return again


def trials_share(name: str, seconds: float) -> float:
    """Return the trials of a search in a page as a share of those done natively, both by CPU time.

    Raises `TheagonError` without Node, or without the npm packages of the client.
    """
    game = load_game(name)
    machine, states = mid_match(game.on("compiled"))
    given = {
        "game": name,
        "tables": machine.tables().hex(),
        "decks": machine._read(machine.program.decks).hex(),
        "states": [state.hex() for state in states],
        "warm": WARM_SECONDS,
        "seconds": 4 * seconds,
    }
    with TemporaryDirectory() as work:
        folder = Path(work)
        (folder / "positions.json").write_text(json.dumps(given), "ascii")
        code = "from pathlib import Path; from trials import trials_speed; print(trials_speed(Path('/given')))"
        try:
            in_page = float(run_rules_in_page(machine.program, folder, Path(trials.__file__), code))
        except (OSError, RuntimeError) as error:
            raise TheagonError("there is no Python of a page here", hint=str(error)) from error
        return in_page / trials.trials_speed(folder)


def _site(folder: Path) -> Path:
    if not (folder / ABOUT).is_file():
        raise TheagonError("has no site", Location(str(folder)), "make site")
    return folder
