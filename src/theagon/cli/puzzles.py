"""`theagon puzzles`: list the puzzles of a game, make new ones, and grade them."""

from __future__ import annotations

from collections import Counter
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import rich_click as click

from theagon.cards.source import read_yaml
from theagon.cli.many import named_decks
from theagon.cli.options import FOLDER, cards_option, json_option, lang_option
from theagon.cli.output import print_json
from theagon.errors import TheagonError
from theagon.games import NAMES, load_game
from theagon.match.own_cards import games_of_files, with_files
from theagon.match.scenario import parse_scenario
from theagon.puzzles import likeness
from theagon.puzzles.grading import graded_again
from theagon.puzzles.library import ids, joined, puzzle, split
from theagon.puzzles.maker import puzzles_of
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
@click.option("--folder", type=FOLDER, required=True, help="Where the files go, one for each kind.")
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
@click.option("--decks", metavar="A,B,...", help="Decks of the matches, two drawn for each.  [default: starter decks]")
@cards_option
def make(
    game: str,
    folder: Path,
    wanted: int,
    kinds: Sequence[str],
    seed: int | None,
    decks: str | None,
    card_files: tuple[Path, ...],
) -> None:
    """Make puzzles out of matches between bots, and prove them.

    A folder that has puzzles already is filled up: Ctrl-C loses nothing, and the same command resumes. Puzzles with
    cards of your own are solved, graded and played with the same --cards.

        theagon puzzles make gods-unchained --folder puzzles --count 5

        theagon puzzles make hand-of-the-gods --folder puzzles --cards my-cards.yaml --decks my-deck.yaml,zeus
    """
    loaded = with_files(load_game(game), card_files)
    drawn = named_decks(decks) if decks is not None else ()
    for each in drawn:
        loaded.load_deck(each)
    folder.mkdir(parents=True, exist_ok=True)
    files = {kind: folder / f"{kind}.yaml" for kind in KINDS}
    have = {kind: _written(file) if file.exists() else {} for kind, file in files.items()}
    made = [parse_scenario(text, name, loaded) for of_kind in have.values() for name, text in of_kind.items()]
    alike = Counter(map(likeness.of_script, made))
    first = seed if seed is not None else 1 + max((script.scenario.puzzle.seed for script in made), default=-1)
    for number in count(first):
        missing = [Kind(kind) for kind in kinds or KINDS if len(have[kind]) < wanted]
        if not missing:
            return
        for found in puzzles_of(loaded, number, missing, alike, drawn):
            kind = found.kind.value
            of_kind = have[kind]
            if len(of_kind) < wanted:
                last = max((int(name.partition("-")[2]) for name in of_kind), default=0)
                name = f"{kind}-{last + 1:03}"
                of_kind[name] = found.text
                files[kind].write_text(joined(of_kind), "utf-8")
                click.echo(name)


@puzzles.command("grade")
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path), metavar="FOLDER")
@cards_option
def grade_puzzles(folder: Path, card_files: tuple[Path, ...]) -> None:
    """Grade the puzzles of a folder again, by the levels as they play now, and print the ids of those that change.

    Ctrl-C loses nothing that was printed.

        theagon puzzles grade puzzles
    """
    own = games_of_files(card_files)
    if len(own) > 1:
        raise TheagonError("these are cards of several games", hint="the puzzles of a folder are of one")
    for file in sorted(folder.glob("*.yaml")):
        puzzles = _written(file)
        for name, text in puzzles.items():
            graded = graded_again(text, f"{file}, {name}", own[0] if own else None)
            if graded != text:
                puzzles[name] = graded
                file.write_text(joined(puzzles), "utf-8")
                click.echo(name)


def _written(file: Path) -> dict[str, str]:
    """Return the scenarios in a file that `theagon puzzles make` wrote, as text. Raises TheagonError for another."""
    read = read_yaml(file)
    puzzles = split(read.source.text)
    if joined(puzzles) != read.source.text:
        raise read.error("this is no file of puzzles", "it maps ids to scenarios, as 'theagon puzzles make' writes")
    return puzzles
