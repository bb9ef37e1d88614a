"""`theagon matches`: the matches that a server keeps, for its operator."""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import rich_click as click

from theagon.cli.options import NEW_FILE, count_option, json_option
from theagon.cli.output import print_json, stderr_console, stdout_console
from theagon.cli.serve import database_option, missing_packages
from theagon.errors import TheagonError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence

    from theagon.server.storage.backup import Progress
    from theagon.server.storage.records import MatchState
    from theagon.server.storage.sql_storage import SqlStorage
    from theagon.server.storage.upkeep import MatchSummary

STATES: Final = ("waiting", "running", "over", "ended")
UNITS: Final = {"d": 24 * 3600, "h": 3600, "m": 60}

_Found = TypeVar("_Found")


class Age(click.ParamType[float]):
    """A duration in seconds, written as `90d`, `12h` or `30m`."""

    name = "age"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        written = re.fullmatch(r"(\d{1,6})([dhm])", str(value))
        if written is None:
            self.fail(
                f"{value!r} is no time: write a number of days, hours or minutes, such as 90d, 12h or 30m", param, ctx
            )
        return float(written[1]) * UNITS[written[2]]


@click.group()
def matches() -> None:
    """Look after the matches that a server keeps.

    All but 'restore' may be used while a server runs. The database is named as for 'theagon serve'; that of
    'theagon play' is ~/.local/state/theagon/matches.sqlite.

        theagon matches backup matches-monday.sqlite

        theagon matches purge --older-than 90d --dry-run
    """


@matches.command(name="list")
@database_option
@click.option(
    "--state", "states", type=click.Choice(STATES), multiple=True, help="Only matches in this state; repeatable."
)
@click.option("--older-than", type=Age(), metavar="AGE", help="Matches without an action for this long: 90d, 12h.")
@count_option("--limit", "At most this many matches.", default=50, most=100_000)
@json_option
def list_(database: str, states: tuple[MatchState, ...], older_than: float | None, limit: int, as_json: bool) -> None:
    """List the latest matches, newest first.

    A match waits for players, is running, is over by its rules, or was ended by 'theagon matches end'. The tokens of
    seats and of spectators are not shown; but anyone who knows the name of a waiting match can take a seat in it.
    """
    before = None if older_than is None else time.time() - older_than

    async def read() -> list[MatchSummary]:
        from theagon.server.storage import upkeep

        async with _opened(database) as storage, storage.transaction() as connection:
            return await connection.run_sync(
                lambda reading: upkeep.lines(reading, states=states, before=before, most=limit)
            )

    found = _run(read())
    if as_json:
        print_json(found)
        return
    _print(found)
    if len(found) == limit:
        stderr_console().print(f"These are the latest {limit}: --limit shows more.", style="dim")


@matches.command()
@click.argument("file", type=NEW_FILE)
@database_option
@json_option
def backup(file: Path, database: str, as_json: bool) -> None:
    """Copy the database into a new file, also while a server writes to it.

    The copy is the database at one moment, whole: SQLite checks it, and the rows of each table are counted. Only its
    owner may read it. No file is overwritten.
    """
    with missing_packages():
        from theagon.server.storage.backup import back_up
    path = _file(database, "pg_dump --format=custom --file FILE")
    with _bar("copying") as progress:
        copied = back_up(path, file, progress)
    if as_json:
        print_json(copied)
    else:
        click.echo(f"{file}: {_rows(copied.rows)}, {copied.bytes / (1 << 20):.1f} MB, verified")


@matches.command()
@click.argument("file", type=NEW_FILE)
@database_option
@json_option
def restore(file: Path, database: str, as_json: bool) -> None:
    """Replace the database by a copy. Stop the server first.

    The copy is verified before anything changes. The old file stays in the same folder under another name. A copy
    that an earlier release made is brought up to date when the server starts.
    """
    with missing_packages():
        from theagon.server.storage.backup import restore as put_back
    path = _file(database, "pg_restore --clean --dbname ADDRESS FILE")
    with _bar("restoring") as progress:
        restored = put_back(path, file, progress)
    if as_json:
        print_json(restored)
        return
    click.echo(f"{path}: {_rows(restored.rows)}, verified")
    if restored.aside is not None:
        click.echo(f"What was there before is {restored.aside}")


@matches.command()
@database_option
@click.option(
    "--older-than", type=Age(), metavar="AGE", required=True, help="Matches without an action for this long: 90d, 12h."
)
@click.option("--unfinished", is_flag=True, help="Also those that wait for players, and those that are not over.")
@click.option("--dry-run", is_flag=True, help="Only say how many there are.")
@json_option
def purge(database: str, older_than: float, unfinished: bool, dry_run: bool, as_json: bool) -> None:
    """Remove old matches that are over, with everything that belongs to them.

    Only a backup brings them back. A running server notices within seconds. It purges old matches by itself too, if
    an option says how long to keep them: 'theagon serve --help'.
    """

    async def work() -> dict[MatchState, int]:
        from theagon.server.storage import upkeep
        from theagon.server.storage.records import PurgeFilter

        states: tuple[MatchState, ...] = ("over", "ended", *(("waiting", "running") if unfinished else ()))
        old = PurgeFilter(states, time.time() - older_than)
        async with _opened(database) as storage:
            async with storage.transaction() as connection:
                found = await connection.run_sync(upkeep.count, old)
            if not dry_run:
                with _bar("removing") as progress:
                    done = 0
                    while removed := await storage.purge(old):
                        done += removed
                        progress(done, sum(found.values()))
        return found

    found = _run(work())
    if as_json:
        print_json({"removed": not dry_run, "matches": found})
        return
    by_state = ", ".join(f"{number:,} {state}" for state, number in found.items())
    click.echo(f"{'would remove' if dry_run else 'removed'} {sum(found.values()):,} matches: {by_state}")


@matches.command()
@click.argument("match")
@database_option
def end(match: str, database: str) -> None:
    """End a match that is stuck, as drawn.

    It takes no more actions. Within seconds its server sends its players and spectators away. Its actions stay, and its
    players can look at them. If the match's name begins with a dash, write '--' before it.
    """

    async def work() -> None:
        from theagon.server.storage import upkeep

        async with _opened(database) as storage:
            await storage.write(lambda connection: upkeep.end(connection, match))

    _run(work())
    click.echo(f"{match}: ended, as drawn")


# ---- databases -------------------------------------------------------------------------------------------------------


def _run(work: Coroutine[Any, Any, _Found]) -> _Found:
    with missing_packages():
        return asyncio.run(work)


@asynccontextmanager
async def _opened(database: str) -> AsyncIterator[SqlStorage]:
    """Yield an existing database with the tables of this release. Raises `TheagonError` for any other."""
    from theagon.server.storage.migrate import require_current
    from theagon.server.storage.sql_storage import SqlStorage

    storage = SqlStorage(database)
    try:
        if storage.file is not None and not storage.file.is_file():
            raise TheagonError(f"there is no database {storage.file}", hint="name it with --database")
        async with storage.transaction() as connection:
            await connection.run_sync(require_current)
        yield storage
    finally:
        await storage.close()


def _file(database: str, instead: str) -> Path:
    """Return the file of an SQLite database. Raises `TheagonError` for PostgreSQL, with what to use instead."""
    with missing_packages():
        from theagon.server.storage.sql_storage import SqlStorage
    path = SqlStorage(database).file
    if path is None:
        raise TheagonError("this is for an SQLite file; PostgreSQL has its own tool", hint=instead)
    return path


# ---- output ----------------------------------------------------------------------------------------------------------


def _print(found: Sequence[MatchSummary]) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("match", "game", "state", "players", "actions", "last action, UTC"):
        table.add_column(heading, justify="right" if heading == "actions" else "left", no_wrap=heading == "match")
    for line in found:
        last = time.strftime("%Y-%m-%d %H:%M", time.gmtime(line.last))
        table.add_row(line.match, line.game, line.state, ", ".join(line.players), str(line.actions), last)
    stdout_console().print(table)


def _rows(rows: dict[str, int]) -> str:
    return f"{rows['match']:,} matches, {rows['entry']:,} entries"


@contextmanager
def _bar(title: str) -> Iterator[Progress]:
    """Show a progress bar on standard error; yield a function to call with the amount done and the total."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    console = stderr_console()
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
