"""`theagon lesson`: learn a game in the terminal, and check lessons that one writes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click
from click.exceptions import Exit

from theagon.cli.options import lang_option
from theagon.cli.scenario import files_of
from theagon.cli.terminal.games import table_of
from theagon.cli.terminal.printing import Printer
from theagon.cli.terminal.table import Scene
from theagon.errors import TheagonError
from theagon.games import NAMES, load_game
from theagon.games.fields import SEATS
from theagon.games.translated import said
from theagon.lessons.course import TEXTS, Course
from theagon.lessons.library import lesson_files, lesson_script, read_lesson
from theagon.lessons.light import failures, match_of

if TYPE_CHECKING:
    from theagon.cli.terminal.table import Table
    from theagon.games.staging import Script
    from theagon.lessons.course import Course, Standing
    from theagon.match.match import Match


def _check(context: click.Context, _: click.Parameter, paths: tuple[Path, ...]) -> None:
    """Check the files, print what is wrong with them, and end."""
    if not paths or context.resilient_parsing:
        return
    wrong = False
    for path in files_of(paths):
        try:
            found = failures(read_lesson(path))
        except TheagonError as error:
            found = [str(error)]
        click.echo("\n".join([f"✗ {path}", *found]) if found else f"✓ {path}")
        wrong = wrong or bool(found)
    raise Exit(int(wrong))


@click.command()
@click.argument("game", required=False, type=click.Choice(NAMES), default=NAMES[0], metavar="[GAME]")
@click.argument("name", required=False, metavar="[ID]")
@click.option(
    "--check",
    multiple=True,
    metavar="FILE|FOLDER",
    type=click.Path(exists=True, path_type=Path),
    is_eager=True,
    expose_value=False,
    callback=_check,
    help="Check lessons instead: whether doing what they ask leads to their end.",
)
@lang_option
def lesson(game: str, name: str | None, lang: str) -> None:
    """Learn a game in the terminal by its first lesson, or by another one.

    Type actions as in a match; the lesson says step by step what to do.

        theagon lesson gods-unchained

        theagon lesson hand-of-the-gods 1-stone

    How a lesson is written: docs/lessons.md.
    """
    if not lesson_files(game):
        raise TheagonError(f"{game} has no lessons")
    script = lesson_script(game, name or next(iter(lesson_files(game))))
    click.echo(script.title(lang))
    _play(script, table_of(load_game(game), lang), lang)


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
