"""`theagon serve`: the play server for others."""

from __future__ import annotations

import gc
import re
import webbrowser
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import rich_click as click

from theagon.cli.options import Number, cards_option, lessons_option, maps_option, puzzles_option
from theagon.cli.scenario import files_of
from theagon.errors import TheagonError
from theagon.match.own_cards import games_of_files

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from click.decorators import FC

DATABASE: Final = "sqlite:///matches.sqlite"
COLLECTED: Final = (2000, 10, 50)
"""Thresholds of the garbage collector. By the usual ones it passes over everything again with each few hundred sockets
that open, and all people wait for 0.1 s; by these, after a million objects."""
PAUSE: Final = Number(0, 10)

database_option = click.option(
    "--database",
    metavar="URL",
    envvar="THEAGON_DATABASE",
    show_envvar=True,
    default=DATABASE,
    show_default=True,
    help="The database of matches. Set a URL with a password in the environment: other users see commands.",
)
"""The option of every command that works on the database of a server."""


def all_like(pattern: str, words: str) -> Callable[[click.Context, click.Parameter, tuple[str, ...]], tuple[str, ...]]:
    """Return a check of all values of an option, in small letters, as browsers send them."""

    def check(_context: click.Context, _option: click.Parameter, values: tuple[str, ...]) -> tuple[str, ...]:
        found = tuple(map(str.lower, values))
        for value in found:
            if not re.fullmatch(pattern, value, re.ASCII):
                raise click.BadParameter(f"{value!r} is not {words}.")
        return found

    return check


def in_order(_context: click.Context, _option: click.Parameter, values: tuple[float, float]) -> tuple[float, float]:
    """Check that the first of two numbers is not the larger one."""
    least, most = values
    if least > most:
        raise click.BadParameter(f"{least:g} is more than {most:g}.")
    return values


def days_option(name: str, default: int, words: str) -> Callable[[FC], FC]:
    """Return an option of a number of days; `words` are its help."""
    days = Number(0, 36_500, min_open=True)
    return click.option(name, metavar="DAYS", type=days, default=default, show_default=True, help=words)


@click.command()
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    metavar="ADDRESS",
    help="The address to listen on; 0.0.0.0 for all.",
)
@click.option(
    "--port",
    default=8000,
    show_default=True,
    type=click.IntRange(0, 65535),
    metavar="N",
    help="The port; 0 takes a free one.",
)
@database_option
@click.option(
    "--origin",
    "origins",
    metavar="URL",
    multiple=True,
    callback=all_like(r"https?://[^\s/?#@]+", "an origin, such as https://play.example.org"),
    help="A further address that players use, such as https://play.example.org.",
)
@click.option(
    "--bot-pause",
    metavar="SECONDS",
    type=PAUSE,
    default=0.6,
    show_default=True,
    help="How long a bot takes for each action, so that people can follow, and cannot see how long it thinks.",
)
@click.option(
    "--answer-pause",
    metavar="LEAST MOST",
    type=(PAUSE, PAUSE),
    default=(2.0, 5.0),
    show_default=True,
    callback=in_order,
    help="How long an attack waits if no player is asked to answer, so that waiting gives nothing away.",
)
@days_option("--keep-days", 365, "How long a match is kept after its last action, over or not.")
@days_option("--keep-waiting-days", 30, "How long a match is kept that still waits for players.")
@days_option(
    "--keep-rating-days",
    400,
    "How long a rating is kept without a match; 400 days is also how long a browser keeps its cookie.",
)
@click.option("--keep-all", is_flag=True, help="Remove no match and no rating, however old.")
@click.option(
    "--drain",
    "drain_seconds",
    metavar="SECONDS",
    type=Number(0, 24 * 3600),
    default=0,
    show_default=True,
    help="How long SIGTERM lets matches go on while no new ones begin; it stops once they are over or left.",
)
@click.option(
    "--host-name",
    "hosts",
    metavar="NAME",
    multiple=True,
    callback=all_like(r"[\w.-]+(:\d+)?|\[[\da-f:.]+\](:\d+)?", "a name of a host, such as play.example.org"),
    help="A name that players use, such as play.example.org: the server answers to no other.",
)
@click.option(
    "--metrics-from",
    metavar="NETWORK",
    multiple=True,
    help="The networks that may read /metrics besides this machine, such as 10.0.0.0/8.",
)
@click.option("--open-tables", is_flag=True, help="List the matches that were opened for anyone to join.")
@click.option("--ratings", is_flag=True, help="Let people play rated matches, and keep how strong they are.")
@cards_option
@maps_option
@lessons_option
@puzzles_option
@click.option("--log-json", is_flag=True, help="Log as JSON instead of logfmt.")
@click.option("--log-addresses", is_flag=True, help="Log the networks that requests come from, not a hash of each.")
def serve(
    host: str,
    port: int,
    database: str,
    bot_pause: float,
    answer_pause: tuple[float, float],
    keep_days: float,
    keep_waiting_days: float,
    keep_rating_days: float,
    keep_all: bool,
    card_files: tuple[Path, ...],
    map_files: tuple[Path, ...],
    lessons: tuple[Path, ...],
    puzzles: tuple[Path, ...],
    log_json: bool,
    **options: Any,
) -> None:
    """Serve the table to others.

    Players need a browser and the address, which is the first line printed. Every action is kept before it is
    acknowledged, so the server can be stopped (Ctrl-C), or killed, at any time: matches go on when it is back.

        theagon serve --host 0.0.0.0 --port 8000
    """
    games = games_of_files(card_files, map_files)
    with missing_packages():
        from theagon.server.matches.clocks import Pauses
        from theagon.server.run import inherited, listen
        from theagon.server.storage.caretaker import KEEP_ALL, Retention
    listener = inherited() or listen(host, port)
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    retention = KEEP_ALL if keep_all else Retention(keep_days, keep_waiting_days, keep_rating_days)
    serve_table(
        listener,
        database,
        address,
        games=games,
        pauses=Pauses(bot_pause, answer_pause),
        retention=retention,
        lessons=tuple(files_of(lessons)),
        puzzles=tuple(files_of(puzzles)),
        log="json" if log_json else "logfmt",
        **options,  # those that `run` takes as they are
    )


@contextmanager
def missing_packages() -> Iterator[None]:
    """Say how to install what the server needs, if it is not there."""
    try:
        yield
    except ImportError as error:
        name = error.name or "a package"
        message = f"the table needs {name}, which is not installed"
        raise TheagonError(message, hint="pip install 'theagon[server]'") from None


def serve_table(listener: socket.socket, database: str, address: str, *, browse: bool = False, **options: Any) -> None:
    """Serve until Ctrl-C; print the address, and open the browser, as soon as the server answers requests.

    `options` are those of `theagon.server.run.run`.
    """
    gc.set_threshold(*COLLECTED)
    gc.disable()  # until the server has loaded its long-lived data, which is faster without the collector
    from theagon.server.http.pages import CLIENT
    from theagon.server.run import run

    if not (CLIENT / "index.html").is_file():
        click.echo("The pages for the browser are not built: run 'make client' first.", err=True)

    def ready() -> None:
        click.echo(address)
        if browse:
            webbrowser.open(address)

    try:
        run(listener, database, ready=ready, tell=lambda told: click.echo(told, err=True), **options)
    except KeyboardInterrupt:  # the usual way to stop it, and a clean one
        click.echo()
