"""The `theagon` command itself: the table of commands, and the messages when one of them fails or is stopped."""

from __future__ import annotations

import importlib
import os
import sys
import traceback
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import rich_click as click
from click.exceptions import Abort, ClickException, Exit

from theagon.cli import INTERRUPTED
from theagon.compiler.errors import Refused
from theagon.errors import TheagonError

if TYPE_CHECKING:
    from click import Command, Context

CRASHED = 70  # sysexits.h: EX_SOFTWARE
BROKEN_PIPE = 128 + 13  # and SIGPIPE

# How the help of every command is laid out: paragraphs set apart, none of them dimmed.
HELP = click.RichHelpConfiguration(
    max_width=100, padding_helptext_first_line=(0, 0, 1, 0), style_helptext="", text_paragraph_linebreaks="\n\n"
)


@dataclass(frozen=True, slots=True)
class Entry:
    """The entry of a command in `theagon --help`. The command lies under its own name in `theagon.cli.<name>`."""

    name: str
    group: str
    help: str

    def load(self) -> Command:
        """Import the command's module and return the command."""
        command: Command = getattr(importlib.import_module(f"theagon.cli.{self.name}"), self.name)
        return command


COMMANDS = (
    Entry("play", "Play", "Play against a bot or a friend, in the browser or in the terminal."),
    Entry("lesson", "Play", "Learn a game in the terminal by its first lesson, or by another one."),
    Entry("opponents", "Play", "List the opponents and how strong they are."),
    Entry("serve", "Play", "Serve the table to others."),
    Entry("site", "Play", "Write the table as a static site: open a link and play, without a server."),
    Entry("matches", "Play", "Look after the matches that a server keeps."),
    Entry("replay", "Play", "Show, verify or explain a recorded match."),
    Entry("analyse", "Play", "Analyse a recorded match: chances, turning points, mistakes."),
    Entry("puzzle", "Play", "Solve a puzzle in the terminal: that of the day, or another one."),
    Entry("puzzles", "Play", "List the puzzles of a game, make new ones, and grade them."),
    Entry("scenario", "Rules", "Run scenario files and check what they expect."),
    Entry("solve", "Rules", "Prove what can be reached from the position of a scenario."),
    Entry("rulebook", "Rules", "Print each clause and the scenarios that prove it."),
    Entry("cards", "Cards", "List and show the cards of a game."),
    Entry("deck", "Cards", "Check, list, show and improve decks."),
    Entry("compare", "Cards", "Compare two decks, two files of cards, or a card and a blank."),
    Entry("simulate", "Research", "Let bots play matches by the thousand."),
    Entry("dataset", "Research", "Make, describe and verify files of recorded matches."),
    Entry("arena", "Research", "Measure how strong bots are, and how sure that is."),
    Entry("league", "Research", "Let players with decks meet, and keep every match."),
    Entry("benchmark", "Research", "Measure a player under a frozen protocol: results to cite."),
    Entry("train", "Research", "Train a network to play a game."),
    Entry("calibrate", "Research", "Fit the curves of chances, and say how good they are."),
    Entry("tune", "Research", "Tune the weights by which search judges positions."),
    Entry("luck", "Research", "Measure how much of a game the deal decides."),
    Entry("doctor", "System", "Say how the rules run on this machine, and why."),
    Entry("completion", "System", "Print the script that completes the command in a shell."),
)


class ReportingGroup(click.RichGroup):
    """A group that turns every early end of a command into a clear message and an exit status."""

    def invoke(self, ctx: Context) -> object:
        try:
            return super().invoke(ctx)
        except (Exit, ClickException):
            raise  # click ends by these itself
        except (KeyboardInterrupt, Abort, EOFError):
            click.echo("\nStopped.", err=True)
            raise Exit(INTERRUPTED) from None
        except BrokenPipeError:
            raise Exit(BROKEN_PIPE) from None
        except Exception as error:
            raise Exit(report(error, debug=ctx.params.get("debug", False))) from None


class TheagonGroup(ReportingGroup):
    """A group that lists its commands from `COMMANDS` and imports one only when it is called."""

    def list_commands(self, ctx: Context) -> list[str]:  # noqa: ARG002 -- click's signature
        return list(self.commands)  # in the order of the table; click would sort them

    def resolve_command(self, ctx: Context, args: list[str]) -> tuple[str | None, Command | None, list[str]]:
        name, listed, rest = super().resolve_command(ctx, args)
        return name, next((entry.load() for entry in COMMANDS if listed and entry.name == listed.name), None), rest


def report(error: Exception, *, debug: bool) -> int:
    """Print what went wrong on standard error; return the exit status.

    A mistake that the user can cure has no traceback, unless `debug`. Any other error is our fault and has one.
    """
    if isinstance(error, TheagonError):
        message, status = str(error), error.exit_code
    elif isinstance(error, OSError) and error.strerror:
        message = error.strerror if error.filename is None else f"{error.filename}: {error.strerror}"
        status = TheagonError.exit_code
    elif isinstance(error, Refused):
        message, status = "".join(traceback.format_exception_only(error)).rstrip(), TheagonError.exit_code
    else:
        message = "This is a fault in Theagon, not in what you did: please report it with the lines above."
        status = CRASHED
    if debug or status == CRASHED:
        traceback.print_exception(error)
    click.echo(message, err=True)
    return status


@click.group(
    name="theagon",
    cls=TheagonGroup,
    commands=[click.RichCommand(name=entry.name, help=entry.help, panel=entry.group) for entry in COMMANDS],
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.rich_config(help_config=HELP)
@click.version_option(package_name="theagon", prog_name="theagon")
@click.option("--debug", is_flag=True, envvar="THEAGON_DEBUG", help="Show the traceback of every error.")
def root(debug: bool) -> None:
    """Card games of gods on one rules engine.

    Start with 'theagon play'. Each command explains itself: 'theagon COMMAND --help'.
    """


def make_streams_usable() -> None:
    """Keep standard streams from ending a command, if one is closed or its encoding lacks a character."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 -- open to the end
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def main() -> NoReturn:
    """Run the command line and end the process with its status."""
    make_streams_usable()
    try:
        try:
            sys.exit(root(prog_name="theagon"))
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # The reader is gone: leave nothing for the interpreter to write when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(BROKEN_PIPE)


if __name__ == "__main__":
    main()
