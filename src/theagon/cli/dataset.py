"""`theagon dataset`: recorded matches, made for learners, described, and verified by playing them again."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import rich_click as click
from click.exceptions import Exit

from theagon.arena.protocol import usual_mode
from theagon.cli import INTERRUPTED
from theagon.cli.data_sheet import data_sheet
from theagon.cli.many import play_through, seed_option, threads_option
from theagon.cli.options import NEW_FILE, OLD_FILE, cards_option, count_option, json_option, refuse_existing
from theagon.cli.output import print_json
from theagon.cli.own_bots import arena_player
from theagon.games import NAMES, load_game
from theagon.kernel.rng import FIRST_TEST_SEED
from theagon.match.dataset import about, read, record, verify
from theagon.match.dataset_files import writer
from theagon.match.dataset_rows import Row, Wanted
from theagon.match.own_cards import with_files
from theagon.match.simulate import Result, drawn_decks

MOST_GAMES: Final = 10_000_000
MOST_TRIALS: Final = 100_000


@click.group()
def dataset() -> None:
    """Make, describe and verify files of recorded matches.

    'theagon simulate --out' records matches of any players.
    """


@dataset.command()
@click.argument("game", type=click.Choice(NAMES))
@click.option("--out", type=NEW_FILE, required=True, metavar="FILE", help="A new .parquet or .npz file.")
@count_option("--games", "Matches.", default=100, most=MOST_GAMES)
@click.option("--player", default="level-8", show_default=True, metavar="BOT", help="Who plays all seats.")
@count_option(
    "--trials", "Trials of each legal action for its value; 0: no values.", default=32, most=MOST_TRIALS, least=0
)
@seed_option(FIRST_TEST_SEED - 1 - MOST_GAMES, "match")
@threads_option
def make(game: str, out: Path, games: int, player: str, trials: int, seed: int, threads: int) -> None:
    """Record how a strong bot plays, with everything that a learner may want.

    Each decision has what the seat saw, the legal actions, what each would be worth, what was done, and the whole state
    with all that is hidden. Decks are starter decks, drawn. A data sheet, FILE.md, says what is in the file. After
    Ctrl-C the file has the matches so far.

        theagon dataset make gods-unchained --games 20 --out decisions.parquet
    """
    refuse_existing(out)
    loaded = load_game(game)
    mode = usual_mode(loaded)
    decks = loaded.starter_decks()
    plan = drawn_decks(list(decks.values()), games, seed, mode)
    wanted = Wanted(observations=True, legal=True, values=trials, states=True)
    known = about(loaded, plan, list(decks), [player] * 2, wanted)
    bot = arena_player(player, loaded)
    counts = Counter[str]()

    with writer(out, known) as file:

        def keep(batch: list[tuple[Result, Row]]) -> None:
            file.add(row for _, row in batch)
            counts.update(matches=len(batch), decisions=sum(len(row.actions) for _, row in batch))

        stopped = play_through(record(loaded, plan, [bot, bot], wanted, threads), games, keep, size=len)
    sheet = data_sheet(out.name, known, counts["matches"], counts["decisions"])
    out.with_name(f"{out.name}.md").write_text(sheet, encoding="utf-8")
    click.echo(f"{counts['matches']:,} matches, {counts['decisions']:,} decisions")
    if stopped:
        raise Exit(INTERRUPTED)


@dataset.command()
@click.argument("path", metavar="FILE", type=OLD_FILE)
def describe(path: Path) -> None:
    """Print the data sheet of a file: what is in it, how it was made, and what to beware of."""
    known, total, rows = read(path)
    click.echo(data_sheet(path.name, known, total, sum(len(row.actions) for row in rows)), nl=False)


@dataset.command(name="verify")
@click.argument("path", metavar="FILE", type=OLD_FILE)
@cards_option
@json_option
def verify_file(path: Path, card_files: tuple[Path, ...], as_json: bool) -> None:
    """Play every match of a file again, and compare every state at the end and what was recorded.

    Chances and values are not measured again. The game must have the rules and cards that the file was made with.
    """
    known, total, rows = read(path)
    game = with_files(load_game(known.game), card_files)
    counts = Counter[str](matches=0, actions=0)

    def count(row: Row) -> None:
        counts.update(matches=1, actions=len(row.actions))

    stopped = play_through(verify(known, rows, game), total, count, "verifying")
    if as_json:
        print_json({"file": str(path), "game": known.game, **counts, "whole": not stopped})
    else:
        click.echo(f"{counts['matches']:,} matches, {counts['actions']:,} actions: all as recorded")
    if stopped:
        raise Exit(INTERRUPTED)
