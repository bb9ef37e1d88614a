"""`theagon puzzle`: solve a puzzle in the terminal."""

from __future__ import annotations

from datetime import date, datetime
from typing import TYPE_CHECKING, Any

import rich_click as click

from theagon.cli.options import EXISTING, cards_option, lang_option
from theagon.cli.scenario import files_of
from theagon.cli.terminal.games import table_of
from theagon.cli.terminal.printing import Printer
from theagon.cli.terminal.table import Scene
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.games.fields import SEATS
from theagon.puzzles.attempt import Attempt, Forecast, Outcome
from theagon.puzzles.library import own_puzzle, puzzle_of, puzzle_script, puzzles_in
from theagon.puzzles.solver import Kind, kind_of
from theagon.puzzles.steps import carried_out
from theagon.puzzles.titles import actions, say, title

if TYPE_CHECKING:
    from pathlib import Path

    from theagon.cli.terminal.table import Table
    from theagon.games.staging import Script


@click.command()
@click.argument("game", required=False, type=click.Choice(NAMES), metavar="[GAME]")
@click.argument("name", required=False, metavar="[ID]")
@click.option("--date", "day", type=click.DateTime(["%Y-%m-%d"]), help="The day of the puzzle. [default: today]")
@click.option(
    "--puzzles",
    "own",
    multiple=True,
    metavar="FILE|FOLDER",
    type=EXISTING,
    help="Puzzles in place of those of the game; repeatable.",
)
@cards_option
@lang_option
def puzzle(
    game: str | None,
    name: str | None,
    day: datetime | None,
    own: tuple[Path, ...],
    card_files: tuple[Path, ...],
    lang: str,
) -> None:
    """Solve a puzzle in the terminal: that of the day, or another one.

    Type actions as in a match. A wrong end of the turn is explained and undone.

        theagon puzzle gods-unchained

        theagon puzzle hand-of-the-gods win-003

        theagon puzzle --puzzles two-attackers.yaml
    """
    if own:
        script = own_puzzle(puzzles_in(files_of(own)), name, card_files)
        if game not in (None, script.game.name):
            raise script.read.node.error(f"this is a puzzle of {script.game.name}", f"leave {game} out")
    else:
        game = game or NAMES[0]
        if name is None:
            wanted = day.date() if day is not None else date.today()  # noqa: DTZ011 -- the day where the player is
            name = puzzle_of(game, wanted)
            click.echo(say(lang, "day", date=wanted.isoformat(), id=name))
        script = puzzle_script(game, name)
    kind, table = kind_of(script), table_of(script.game, lang)
    click.echo(title(script, kind, lang))
    (_foretell if kind is Kind.LEFT else _play)(script, table, lang)


def _show(table: Table, position: Any, seat: int, lang: str) -> None:
    """Print the table for a seat, with all hidden cards open."""
    view = position.open_view() | {"seat": seat}
    lines = ["", *Printer().lines(Scene(table, view, SEATS[: position.seats]))]
    for other, player in enumerate(view["players"]):
        cards = [table.words.card(card if isinstance(card, str) else card["card"]) for card in player["hand"]]
        if cards and other != seat:
            lines.append(say(lang, "hand", player=SEATS[other], cards=", ".join(cards)))
    click.echo("\n".join([*lines, ""]))


def _play(script: Script, table: Table, lang: str) -> None:
    """Let the player act until the aim is reached or the player leaves."""
    attempt = Attempt(script)
    click.echo(say(lang, f"asked-{attempt.kind.value}", player=SEATS[attempt.seat]))
    _show(table, attempt.position, attempt.seat, lang)
    click.echo(say(lang, "typing"))
    while attempt.outcome is not Outcome.SOLVED:
        if attempt.outcome is Outcome.FAILED:
            click.echo(f"{attempt.why_failed(lang)} {say(lang, 'undone')}")
            attempt.undo()
        match typed := input("> ").strip():
            case "quit":
                return
            case "actions":
                actions = map(attempt.position.notation, attempt.position.legal_actions())
                click.echo(say(lang, "possible", actions="; ".join(actions)))
            case "undo":
                if attempt.undo():
                    _show(table, attempt.position, attempt.seat, lang)
                else:
                    click.echo(say(lang, "nothing-to-undo"))
            case "hint":
                action = attempt.hint()
                best = None if action is None else attempt.position.notation(action)
                click.echo(say(lang, "no-hint") if best is None else say(lang, "hint", action=best))
            case "solution":
                _tell_solution(script, lang)
            case _:
                try:
                    attempt.apply(attempt.position.parse(typed))
                except TheagonError as error:
                    click.echo(str(error))
                    continue
                _show(table, attempt.position, attempt.seat, lang)
    click.echo(say(lang, "solved"))


def _tell_solution(script: Script, lang: str) -> None:
    stage = script.begin()
    reader = stage.position.to_act
    for action in carried_out(script, stage):
        click.echo(f"  {stage.position.notation(action)}  {stage.position.describe(action, lang, reader)}")


def _foretell(script: Script, table: Table, lang: str) -> None:
    """Ask what will be left of each unit or stack, until every answer is right."""
    forecast = Forecast(script)
    _show(table, forecast.position, forecast.position.to_act, lang)
    click.echo(say(lang, "asked-left", action=actions(script, lang)))
    for name in forecast.asked:
        left = forecast.left(name)
        click.echo(f"{forecast.called(name, lang)} ({forecast.now(name)}) ", nl=False)
        typed = input("> ").strip() or str(forecast.now(name))
        if typed == "quit":
            return
        if typed != str(left):
            click.echo(forecast.why_wrong([name], lang))
    click.echo(say(lang, "solved"))
