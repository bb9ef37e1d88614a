"""`theagon league`: entries that meet until their ratings are sure, with every match kept."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

import rich_click as click
from click.exceptions import Exit

from theagon.arena.league import Kept, Meeting, Player, play_league
from theagon.cards.error_text import quoted
from theagon.cli import INTERRUPTED
from theagon.cli.league_folder import numbered, of_entries, opened
from theagon.cli.league_page import write_page
from theagon.cli.many import MOST_PAIRS, cluster_option, play_through, threads_option, workers
from theagon.cli.options import NEW_FILE, count_option, json_option, refuse_existing
from theagon.cli.output import figures_table, print_json, stdout_console
from theagon.cli.own_bots import arena_player
from theagon.errors import TheagonError

if TYPE_CHECKING:
    from theagon.cli.league_folder import Row

PAGE: Final = "league.html"
folder_argument = click.argument("folder", type=click.Path(path_type=Path, exists=True), metavar="FOLDER|FILE")


@click.group()
def league() -> None:
    """Let players with decks meet, and keep every match.

    A league is a folder with a file league.yaml:

        game: gods-unchained

        entries:

          - {name: Mine, player: "program:python my_player.py", deck: my-deck.yaml}

          - {name: House, player: level-5, deck: lysander}

    Every match is kept in matches.jsonl, and anyone can play it again.
    """


@league.command()
@folder_argument
@count_option("--pairs", "Pairs of matches in all, those played before included.", default=100, most=MOST_PAIRS)
@threads_option
@cluster_option
@json_option
def run(folder: Path, pairs: int, threads: int, cluster: str | None, as_json: bool) -> None:
    """Play on, and print the table; league.html shows it with every match.

    Next meet those whose meeting narrows the ratings most. Both play each seed twice, with sides exchanged. Ctrl-C
    stops; the same command goes on. An entry whose player or deck has changed begins anew.
    """
    with opened(folder) as here:
        each = of_entries(here.file, "player", lambda entry: arena_player(entry.player, here.game))
        players = {player.key: player for player in map(Player, here.keys, each, here.decks)}
        with here.kept() as (file, meetings), workers(here.game, threads, cluster) as working:

            def take(meeting: Meeting) -> None:
                file.add(meeting)
                meetings.append(meeting)

            missing = max(0, pairs - len(meetings))
            further = play_league(here.game, here.contest.options, players, here.contest.seed, meetings, working)
            stopped = play_through((each for each in islice(further, missing)), missing, take)
            rows = here.rows(meetings)
            write_page(here, rows, meetings, Path(PAGE))
    _show(rows, len(meetings), as_json=as_json)
    if stopped:
        raise Exit(INTERRUPTED)


@league.command()
@folder_argument
@json_option
def show(folder: Path, as_json: bool) -> None:
    """Print the table of a league."""
    with opened(folder) as here, here.kept() as (_, meetings):
        rows = here.rows(meetings)
    _show(rows, len(meetings), as_json=as_json)


@league.command()
@folder_argument
def verify(folder: Path) -> None:
    """Play every match again by its actions, and compare how it ends.

    No player is asked. The exit status is 1 if a match differs: then the step is told, and what was expected and found.
    """
    wrong = left = 0
    with opened(folder) as here, here.kept() as (_, meetings):

        def check(named: tuple[str, Kept]) -> None:
            nonlocal wrong, left
            if not here.has(named[1]):
                left += 1
                return
            try:
                here.check(*named)
            except TheagonError as error:
                wrong += 1
                click.echo(str(error), err=True)

        play_through(numbered(meetings), 2 * len(meetings), check, "verifying")
    matches = 2 * len(meetings) - left
    former = f", {left} of former entries left out" if left else ""
    click.echo(f"{matches - wrong} of {matches} matches verified{former}")
    raise Exit(1 if wrong else 0)


@league.command()
@folder_argument
@click.argument("number", metavar="MATCH")
@click.option("--out", type=NEW_FILE, required=True, metavar="FILE", help="The new replay file.")
def replay(folder: Path, number: str, out: Path) -> None:
    """Write a match as a replay file: 12.1 is the first match of the twelfth pair.

    'theagon replay', 'theagon analyse' and the browser show it.
    """
    from theagon.match.replay import save

    refuse_existing(out)
    out = out.absolute()
    with opened(folder) as here, here.kept() as (_, meetings):
        every = dict(numbered(meetings))
        if number not in every:
            raise TheagonError(f"there is no match {quoted(number)}", hint=f"from 1.1 to {len(meetings)}.2")
        save(here.replayed(number, every[number]), out)


def _show(rows: Sequence[Row], pairs: int, *, as_json: bool) -> None:
    if as_json:
        print_json({"pairs": pairs, "entries": rows})
        return
    console = stdout_console()
    former = pairs - sum(row.pairs for row in rows) // 2
    console.print(f"{pairs:,} pairs" + (f", {former:,} of former entries left out" if former else ""))
    table = figures_table("", "rating", "95 % interval", "pairs", "won", "given up")
    for row in rows:
        table.add_row(*row.cells)
    console.print(table)
