"""Files of cards and maps that are read again when they change. A match keeps those that it began with."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from theagon.errors import TheagonError
from theagon.games.translated import said
from theagon.match.own_cards import games_of_files
from theagon.server.budget import HOUSE
from theagon.server.offered import offered

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from theagon.games.play.game import Game
    from theagon.server.desk.desk import Desk

PERIOD: Final = 0.5
"""Seconds between two looks at the files."""
LANGUAGE: Final = "en"
"""The language in which the owner of the server is told."""


async def follow(desk: Desk[Any], cards: Sequence[Path], maps: Sequence[Path], tell: Callable[[str], None]) -> None:
    """Offer the games of these files anew whenever one has changed; `tell` says what is new, or what is wrong."""
    files = (*cards, *maps)
    read = latest = _stamps(files)
    while True:
        await asyncio.sleep(PERIOD)
        before, latest = latest, _stamps(files)
        if latest == read or latest != before or None in latest:  # an editor may still be writing
            continue
        read = latest
        try:
            games = await desk.hub.crew.workers.run(HOUSE, games_of_files, cards, maps)
        except TheagonError as error:
            tell(f"{error}\nCards and maps stay as they were.")
            continue
        changes = [line for game in games for line in _changes(offered(game.name), game)]
        if changes:
            await desk.renew(games)
            tell("\n".join([*changes, "Matches that have begun keep theirs. Load pages again to see what is new."]))


def _stamps(files: Sequence[Path]) -> list[tuple[int, int] | None]:
    """Return when each file was last written, and its size; None for one that is not there."""
    found: list[tuple[int, int] | None] = []
    for file in files:
        try:
            stat = file.stat()
        except OSError:
            found.append(None)
        else:
            found.append((stat.st_mtime_ns, stat.st_size))
    return found


def _changes(old: Game, new: Game) -> Iterator[str]:
    """Yield what is other about the cards and maps of a game: those that are new, changed and gone, by their names."""
    before, now = ({**game.cards.everything, **game.maps} for game in (old, new))
    for told, names, source in (
        ("new", now.keys() - before.keys(), now),
        ("changed", {name for name in now.keys() & before.keys() if now[name] != before[name]}, now),
        ("gone", before.keys() - now.keys(), before),
    ):
        if names:
            yield f"{new.name}: {told}: {', '.join(sorted(said(source[name].name, LANGUAGE) for name in names))}"
