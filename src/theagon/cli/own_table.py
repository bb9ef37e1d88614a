"""The table that `theagon play` serves: to this machine alone, or to its local network."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Final

import rich_click as click

from theagon.cli import serve
from theagon.errors import TheagonError
from theagon.match.own_cards import games_of_files

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

HERE: Final = "127.0.0.1"
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that nobody has: nothing is sent to it, but the system says from where it would be."""


def serve_own_table(
    game: str | None, port: int | None, *, cards: Sequence[Path], browse: bool, share: bool, folder: Path
) -> None:
    """Serve the table, and open the browser on it: on the page of a game, or where games are chosen.

    `cards` are files of cards that games have besides their own. With `share` the local network is served too; raises
    `TheagonError` where there is none. Matches are kept in `folder`.
    """
    games = games_of_files(cards)
    if game is None and len(games) == 1:
        game = games[0].name
    with serve.missing_packages():
        from theagon.server.run import listen
    name = network_address() if share else HERE
    listener = listen("0.0.0.0" if share else HERE, port or 0)
    page = "" if game is None else f"play/{game}"
    address = f"http://{name}:{listener.getsockname()[1]}/{page}"
    if share:
        click.echo(
            "Everybody in your network, guests too, can play at this address. Nothing is\n"
            "encrypted on its way. Share only where you trust the others; Ctrl-C ends it.",
            err=True,
        )
    database = f"sqlite:///{folder / 'matches.sqlite'}"
    hosts = (name, HERE, "localhost") if share else ()  # a page elsewhere cannot lead to it by another name
    serve.serve_table(listener, database, address, games=games, browse=browse, hosts=hosts)


def network_address() -> str:
    """The address that this machine has in its local network. Raises `TheagonError` if it is in none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(ELSEWHERE)
            address = str(probe.getsockname()[0])
    except OSError:
        raise TheagonError("this machine is in no network", hint="leave --share out to play here") from None
    return address
