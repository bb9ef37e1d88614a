"""The table that `theagon play` serves: only to this machine, or to its local network."""

from __future__ import annotations

import re
import socket
from typing import TYPE_CHECKING, Final

import rich_click as click

from theagon.arena.own import OWN, OWN_KIND
from theagon.cards.error_text import quoted
from theagon.cli import serve
from theagon.cli.own_bots import kind_at_table, table_bot
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.match.own_cards import games_of_files

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from theagon.games.play.game import Game
    from theagon.testing.walks import Bot

HERE: Final = "127.0.0.1"
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An unused address. Nothing is sent to it, but the system says which of its addresses it would send from."""


def serve_own_table(
    game: str | None,
    port: int | None,
    *,
    cards: Sequence[Path],
    maps: Sequence[Path] = (),
    lessons: Sequence[Path] = (),
    puzzles: Sequence[Path] = (),
    bots: Sequence[str],
    browse: bool,
    share: bool,
    folder: Path,
) -> None:
    """Serve the table, and open the browser on it: on the page of a game, or where games are chosen.

    `cards` and `maps` are files of what games have besides their own, which are read again when they change;
    `lessons` and `puzzles` files of those to offer besides. `bots` are names of the user's bots, which play the game.
    With `share` the local network is served too; raises `TheagonError` where there is none. Matches are kept in
    `folder`.
    """
    games = games_of_files(cards, maps)
    if game is None and len(games) == 1:
        game = games[0].name
    offered = {} if game is None else {game: _by_kind(bots, game, games)}
    with serve.missing_packages():
        from theagon.server.run import listen
    name = network_address() if share else HERE
    listener = listen("0.0.0.0" if share else HERE, port or 0)
    page = "" if game is None else f"play/{game}"
    address = f"http://{name}:{listener.getsockname()[1]}/{page}"
    if share:
        click.echo(
            "Anyone in your network, guests too, can play at this address. Nothing is\n"
            "encrypted on its way. Share only where you trust the others; Ctrl-C ends it.",
            err=True,
        )
    if kinds := [kind.removeprefix(OWN) for found in offered.values() for kind in found]:
        click.echo(f"Offered as opponents: {', '.join(kinds)}.", err=True)
    database = f"sqlite:///{folder / 'matches.sqlite'}"
    hosts = (name, HERE, "localhost") if share else ()  # a page elsewhere cannot lead to it by another name
    serve.serve_table(
        listener,
        database,
        address,
        games=games,
        own_files=(cards, maps),
        lessons=lessons,
        puzzles=puzzles,
        bots=offered,
        browse=browse,
        hosts=hosts,
    )


def _by_kind(bots: Sequence[str], game: str, games: Sequence[Game]) -> dict[str, Bot]:
    """Return bots of the user by the kinds of players that they are at the table."""
    playing = next((each for each in games if each.name == game), None) or load_game(game)
    found: dict[str, Bot] = {}
    for name in bots:
        kind = kind_at_table(name)
        if not re.fullmatch(OWN_KIND, kind) or kind in found:
            raise TheagonError(
                f"{name}: the name {quoted(kind.removeprefix(OWN))} cannot stand at the table",
                hint="another name, of 1 to 16 letters, digits, - and _",
            )
        found[kind] = table_bot(name, playing)
    return found


def network_address() -> str:
    """Return the address of this machine in its local network. Raises `TheagonError` if it is in none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(ELSEWHERE)
            address = str(probe.getsockname()[0])
    except OSError:
        raise TheagonError("this machine is in no network", hint="leave --share out to play here") from None
    return address
