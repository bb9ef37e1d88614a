"""`theagon replay`: recorded matches shown, verified and explained."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import rich_click as click
from click.exceptions import Exit

from theagon.cli.options import OLD_FILE, PATH, json_option, lang_option
from theagon.cli.output import print_json, stdout_console
from theagon.cli.texts import say
from theagon.errors import TheagonError
from theagon.match.outline import outline
from theagon.match.replay import load

if TYPE_CHECKING:
    from rich.console import Console

    from theagon.games.base import Event
    from theagon.match.match import LogEntry, Match

EVERYTHING: Final = "everything"
VIEWERS: Final = ("p1", "p2", "spectator", EVERYTHING)

file_argument = click.argument("file", type=OLD_FILE)
seat_option = click.option(
    "--seat",
    "viewer",
    type=click.Choice(VIEWERS),
    default=EVERYTHING,
    show_default=True,
    help="Show only what this seat may know.",
)


@click.group()
def replay() -> None:
    """Show, verify or explain a recorded match.

    A replay file holds all that its match needs, cards included, so it plays the same after the cards change. It also
    holds the seed, and so every secret of its match.
    """


@replay.command()
@file_argument
@click.option("--from", "first", type=click.IntRange(min=0), default=0, metavar="STEP", help="Begin with this step.")
@click.option("--to", "last", type=click.IntRange(min=0), metavar="STEP", help="End with this step.")
@seat_option
@lang_option
@json_option
def show(file: Path, first: int, last: int | None, viewer: str, lang: str, as_json: bool) -> None:
    """Print a match: each action, and the events that it caused.

    Step 0 is the beginning of the match, step 1 the first action. The number before an event is the one that
    'theagon replay why' explains.
    """
    match = load(file)
    log = [entry for entry in _log(match, viewer) if first <= entry.step and (last is None or entry.step <= last)]
    if not log:
        raise TheagonError("there is no such step", hint=f"this match has the steps 0 to {len(match.history)}")
    if as_json:
        print_json(_facts(match) | {"steps": log})
        return
    console = stdout_console()
    for entry in log:
        _print_step(console, match, entry, lang)
    if last is None or last >= len(match.history):
        console.print(_outcome(match, lang))
        if match.hints:
            console.print(say(lang, "hints", count=len(match.hints), steps=", ".join(map(str, match.hints))))


@replay.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=PATH)
@json_option
def verify(files: tuple[Path, ...], as_json: bool) -> None:
    """Play recorded matches again, and see whether each ends as recorded.

    The exit status is 0 if all do, and 1 if one does not: then the first difference between match and record is shown.
    """
    results = []
    for file in files:
        try:
            results.append({"file": str(file), "verified": True, **_facts(load(file))})
        except TheagonError as error:
            results.append({"file": str(file), "verified": False, "error": str(error)})
        except OSError as error:
            results.append({"file": str(file), "verified": False, "error": f"{file}: {error.strerror}"})
    if as_json:
        print_json(results)
    else:
        for result in results:
            if result["verified"]:
                click.echo("{file}: verified, {actions} actions, final hash {final_hash}".format_map(result))
            else:
                click.echo(result["error"], err=True)
    raise Exit(0 if all(result["verified"] for result in results) else 1)


@replay.command()
@file_argument
@click.argument("number", metavar="EVENT", type=click.IntRange(min=0))
@seat_option
@lang_option
@json_option
def why(file: Path, number: int, viewer: str, lang: str, as_json: bool) -> None:
    """Explain an event: what caused it, what caused that, and so on back to the action, with the clauses that governed.

    'theagon replay show' prints the number of each event.
    """
    match = load(file)
    log = {entry.step: entry for entry in _log(match, viewer)}
    causes = match.why(number)
    chain = [next(e for e in log[cause.step].events if e.number == cause.event.number) for cause in causes]
    action = log[causes[-1].step]
    if as_json:
        events = [
            {"step": cause.step, **_event_facts(match, event, lang)} for cause, event in zip(causes, chain, strict=True)
        ]
        print_json({"events": events, "step": action.step, "seat": action.seat, "notation": action.notation})
        return
    console = stdout_console()
    for event in chain:
        facts = _event_facts(match, event, lang)
        console.print(f"{event.number:>5}  {facts['text']}", markup=False, soft_wrap=True)
        console.print(f"       {event.clause}: {facts['clause_text']}", style="dim", markup=False, soft_wrap=True)
    console.print(f"       {_heading(action, lang)}", style="bold", markup=False)


def _log(match: Match, viewer: str) -> list[LogEntry]:
    """Return the log as a viewer may know it."""
    if viewer == EVERYTHING:
        return match.log(None, secrets=True)
    return match.log(None if viewer == "spectator" else int(viewer[1:]) - 1)


def _facts(match: Match) -> dict[str, Any]:
    position = match.position
    return {
        "game": match.game.name,
        "rules": match.game.rules_version,
        "actions": len(match.history),
        "finished": position.is_over,
        "hints": len(match.hints),
        "winner": None if position.winner is None else f"p{position.winner + 1}",
        "final_hash": position.state_hash(),
    }


def _event_facts(match: Match, event: Event, lang: str) -> dict[str, Any]:
    """Return an event with its sentence and the text of its clause."""
    plain: dict[str, Any] = msgspec.to_builtins(event)
    return plain | {"text": match.game.tell(event, lang), "clause_text": match.game.clause_text(event.clause, lang)}


def _print_step(console: Console, match: Match, entry: LogEntry, lang: str) -> None:
    """Print the action, and below it the events in the order of `theagon.match.outline`."""
    console.print(_heading(entry, lang), style="bold", markup=False)
    nestings = outline(entry.events)
    for event in entry.events:
        nesting, text = nestings[event.number], match.game.tell(event, lang)
        line = f"{event.number:>5}  {nesting.indent}{text}{nesting.arrow} [{event.clause}]"
        console.print(line, markup=False, soft_wrap=True)


def _heading(entry: LogEntry, lang: str) -> str:
    if entry.step == 0:
        return say(lang, "step-beginning")
    message = "step" if entry.notation else "step-secret"
    return say(lang, message, number=entry.step, player=f"p{entry.seat + 1}", action=entry.notation or "")


def _outcome(match: Match, lang: str) -> str:
    position = match.position
    if not position.is_over:
        return say(lang, "goes-on", player=f"p{position.to_act + 1}")
    return say(lang, "drawn") if position.winner is None else say(lang, "won", player=f"p{position.winner + 1}")
