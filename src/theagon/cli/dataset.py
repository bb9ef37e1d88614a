"""`theagon dataset`: files that `theagon simulate --out` has recorded."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import rich_click as click
from click.exceptions import Exit

from theagon.cli import INTERRUPTED
from theagon.cli.many import play_through
from theagon.cli.options import OLD_FILE, cards_option, json_option
from theagon.cli.output import print_json
from theagon.games import load_game
from theagon.match.dataset import read, verify
from theagon.match.dataset_rows import Row
from theagon.match.own_cards import with_files


@click.group()
def dataset() -> None:
    """Verify recorded matches by playing them again."""


@dataset.command(name="verify")
@click.argument("path", metavar="FILE", type=OLD_FILE)
@cards_option
@json_option
def verify_file(path: Path, card_files: tuple[Path, ...], as_json: bool) -> None:
    """Play every match of a file again, and compare every state at the end and all that was recorded.

    The game must have the rules and cards that the file was made with.
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
