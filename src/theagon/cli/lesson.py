"""`theagon lesson`: learn a game in the terminal, and check lessons that one writes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

import rich_click as click
from click.exceptions import Exit

from theagon.cli.options import EXISTING, cards_option, lang_option
from theagon.cli.scenario import files_of
from theagon.cli.terminal.games import table_of
from theagon.cli.terminal.printing import Printer
from theagon.cli.terminal.table import Scene
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.games.fields import SEATS
from theagon.games.translated import said
from theagon.lessons.course import TEXTS, Course
from theagon.lessons.library import lesson_files, lesson_script, named, read_lesson
from theagon.lessons.light import failures, match_of

if TYPE_CHECKING:
    from pathlib import Path

    from theagon.cli.terminal.table import Table
    from theagon.games.staging import Script
    from theagon.lessons.course import Course, Standing
    from theagon.match.match import Match


@click.command()
@click.argument("game", required=False, type=click.Choice(NAMES), metavar="[GAME]")
@click.argument("name", required=False, metavar="[ID]")
@click.option(
    "--check",
    "checked",
    multiple=True,
    metavar="FILE|FOLDER",
    type=EXISTING,
    help="Check lessons instead: whether doing what they ask leads to their end.",
)
@click.option(
    "--lessons",
    "own",
    multiple=True,
    metavar="FILE|FOLDER",
    type=EXISTING,
    help="Play these lessons in place of those of the game; repeatable.",
)
@cards_option
@lang_option
def lesson(
    game: str | None,
    name: str | None,
    checked: tuple[Path, ...],
    own: tuple[Path, ...],
    card_files: tuple[Path, ...],
    lang: str,
) -> None:
    """Learn a game in the terminal by its first lesson, or by another one.

    Type actions as in a match; the lesson says step by step what to do.

        theagon lesson gods-unchained

        theagon lesson hand-of-the-gods 1-stone

        theagon lesson --lessons first-blow.yaml

    How a lesson is written: docs/lessons.md.
    """
    if checked:
        _check(checked, card_files)
    script = _script(game, name, own, card_files)
    click.echo(script.title(lang))
    _play(script, table_of(script.game, lang), lang)


def _check(paths: tuple[Path, ...], card_files: tuple[Path, ...]) -> NoReturn:
    """Check the files, print what is wrong with them, and end."""
    wrong = False
    for path in files_of(paths):
        try:
            found = failures(read_lesson(path, cards=card_files))
        except TheagonError as error:
            found = [str(error)]
        click.echo("\n".join([f"✗ {path}", *found]) if found else f"✓ {path}")
        wrong = wrong or bool(found)
    raise Exit(int(wrong))


def _script(game: str | None, name: str | None, own: tuple[Path, ...], card_files: tuple[Path, ...]) -> Script:
    """Return the lesson that is asked for, by default the first."""
    if own:
        lessons = {path.stem: path for path in files_of(own)}
        script = read_lesson(named(name or next(iter(lessons)), lessons), cards=card_files)
        if game not in (None, script.game.name):
            raise script.read.node.error(f"this is a lesson of {script.game.name}", f"leave {game} out")
        return script
    game = game or NAMES[0]
    if not lesson_files(game):
        raise TheagonError(f"{game} has no lessons")
    return lesson_script(game, name or next(iter(lesson_files(game))))


def _play(script: Script, table: Table, lang: str) -> None:
    """Let the learner act until the end of the lesson, or until the learner leaves."""
    course, match = Course(script), match_of(script)
    click.echo(TEXTS.say(lang, "typing"))
    while (standing := course.standing) is not None:
        if standing.step < course.length and match.position.to_act != course.learner:
            match.apply(course.answer(standing, len(match.history)))
        elif not _turn(course, standing, match, table, lang):
            return
        course.follow([step.action for step in match.history])
    click.echo(TEXTS.say(lang, "left"))


def _turn(course: Course, standing: Standing, match: Match, table: Table, lang: str) -> bool:
    """Say what is asked, and let the learner do it; False at the end of the lesson, and if the learner leaves."""
    position = match.position
    view = position.view(course.learner)
    click.echo("\n".join(["", *Printer().lines(Scene(table, view, SEATS[: position.seats])), ""]))
    if standing.step == course.length:
        click.echo(said(standing.say, lang))
        return False
    number = TEXTS.say(lang, "step", step=standing.step + 1, length=course.length)
    click.echo(f"{number}. {said(standing.say, lang)}")
    while True:
        match typed := input("> ").strip():
            case "quit":
                return False
            case "actions":
                click.echo(TEXTS.say(lang, "possible", actions="; ".join(map(position.notation, standing.asked))))
            case "undo" if match.why_not_undo(course.learner) is None:
                match.undo(course.learner)
                return True
            case "undo":
                click.echo(TEXTS.say(lang, "nothing-to-undo"))
            case _:
                try:
                    action = position.parse(typed)
                    refusal = position.why_not(action) or course.astray(action)
                except TheagonError as error:
                    click.echo(str(error))
                    continue
                if refusal is None:
                    match.apply(action)
                    return True
                click.echo(refusal.text(lang))
