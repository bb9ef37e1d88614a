"""`theagon puzzles`: list the puzzles of a game, make new ones, and grade them."""

from __future__ import annotations

from collections import Counter
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import rich_click as click

from theagon.cards.source import read_yaml
from theagon.cli.output import json_option, lang_option, print_json
from theagon.games import NAMES, load_game
from theagon.puzzles.solver import Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

KINDS: Final = [kind.value for kind in Kind]


@click.group()
def puzzles() -> None:
    """List the puzzles of a game, make new ones, and grade them."""


@puzzles.command("list")
@click.argument("game", type=click.Choice(NAMES), metavar="GAME")
@click.option("--kind", type=click.Choice(KINDS), help="Only those of this kind.")
@click.option("--difficulty", type=click.IntRange(1, 5), metavar="N", help="Only those of this difficulty.")
@lang_option
@json_option
def list_puzzles(game: str, kind: str | None, difficulty: int | None, lang: str, as_json: bool) -> None:
    """List puzzles: id, difficulty, decisions of the solution, the strongest level that misses it, and title."""
    from theagon.puzzles.library import ids, puzzle

    found = [puzzle(game, name, (lang,)) for name in ids(game) if kind is None or name.startswith(kind)]
    found = [each for each in found if difficulty in (None, each.difficulty)]
    if as_json:
        print_json(found)
        return
    for each in found:
        click.echo(
            f"{each.id:<12} {'*' * each.difficulty:<5} {each.actions:>2}  {each.missed_by or '':<7}  {each.title[lang]}"
        )


@puzzles.command()
@click.argument("game", type=click.Choice(NAMES), metavar="GAME")
@click.option("--folder", type=click.Path(file_okay=False, path_type=Path), required=True, help="Where files go.")
@click.option(
    "--count",
    "wanted",
    type=click.IntRange(1),
    default=10,
    show_default=True,
    metavar="N",
    help="How many of each kind.",
)
@click.option("--kind", "kinds", type=click.Choice(KINDS), multiple=True, help="Only of this kind; repeat it for more.")
@click.option(
    "--seed",
    type=click.IntRange(0),
    metavar="S",
    help="Seed of the first match. [default: the one after those in the folder]",
)
def make(game: str, folder: Path, wanted: int, kinds: Sequence[str], seed: int | None) -> None:
    """Make puzzles out of matches between bots, and prove them.

    A folder that has puzzles already is filled up: Ctrl-C loses nothing, and the same command resumes.

        theagon puzzles make gods-unchained --folder puzzles --count 5
    """
    from theagon.puzzles import likeness
    from theagon.puzzles.maker import made_from, puzzles_of

    folder.mkdir(parents=True, exist_ok=True)
    files = sorted(folder.glob("*.yaml"))
    alike = Counter(map(likeness.of_file, files))
    have = Counter(file.name.partition("-")[0] for file in files)
    last = Counter({kind: int(number) for kind, number in (file.stem.split("-") for file in files)})
    first = seed if seed is not None else 1 + max(map(made_from, files), default=-1)
    for number in count(first):
        missing = [Kind(kind) for kind in kinds or KINDS if have[kind] < wanted]
        if not missing:
            return
        for found in puzzles_of(load_game(game), number, missing, alike):
            kind = found.kind.value
            if have[kind] < wanted:
                have[kind] += 1
                last[kind] += 1
                file = folder / f"{kind}-{last[kind]:03}.yaml"
                file.write_text(found.text, "utf-8")
                click.echo(file)


@puzzles.command("grade")
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path), metavar="FOLDER")
def grade_puzzles(folder: Path) -> None:
    """Grade the puzzles of a folder again, by the levels as they play now, and print the files that change.

    Ctrl-C loses nothing that was printed.

        theagon puzzles grade puzzles
    """
    from theagon.puzzles.grading import graded_again

    for file in sorted(folder.glob("*.yaml")):
        text = read_yaml(file).source.text
        graded = graded_again(text, str(file))
        if graded != text:
            file.write_text(graded, "utf-8")
            click.echo(file)
