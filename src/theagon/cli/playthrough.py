"""`theagon playthrough`: the golden playthroughs, made again or compared. For people who change the rules."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import Final

import rich_click as click
from click.exceptions import Exit

from theagon.games import BUILT_IN, load_game
from theagon.match.playthrough import playthroughs

SHOWN: Final = 40  # lines of a difference


@click.command()
@click.option("--check", is_flag=True, help="Compare, and change nothing; exit status 1 if anything differs.")
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("tests/golden"),
    show_default=True,
    help="Where the files are.",
)
@click.option("--detailed", is_flag=True, help="Write out what is hashed, to see exactly what a change alters.")
def playthrough(check: bool, folder: Path, detailed: bool) -> None:
    """Make the golden playthroughs again.

    A playthrough is a match with every answer of the verbs at each step. After a change of the rules or cards make them
    again, and read the difference before you commit it. Where a hash alone differs, write the details before the
    change to one folder and after it to another:

        theagon playthrough --detailed --folder /tmp/before
    """
    differs = False
    for name, text in (item for game in BUILT_IN for item in playthroughs(load_game(game), detailed=detailed).items()):
        path = folder / f"{name}.txt"
        if not check:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            click.echo(f"{path}: {text.count(chr(10)):,} lines")
            continue
        golden = path.read_text(encoding="utf-8")
        if golden != text:
            differs = True
            lines = unified_diff(golden.splitlines(), text.splitlines(), str(path), "now", lineterm="")
            click.echo("\n".join(islice(lines, SHOWN)))
    if differs:
        click.echo("\nIf this is meant, 'theagon playthrough' makes the files again.", err=True)
        raise Exit(1)
