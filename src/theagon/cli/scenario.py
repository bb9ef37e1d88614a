"""`theagon scenario`: run scenario files and check what they expect."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import rich_click as click

from theagon.cli.output import json_option, print_json, stdout_console
from theagon.errors import TheagonError
from theagon.match.scenario import Outcome, Taken, read_scenario
from theagon.match.scenario_run import run_scenario

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rich.console import Console

    from theagon.games.base import Event

FAILS, WRONG = 1, 2


@click.command()
@click.argument("paths", nargs=-1, required=True, metavar="FILE|FOLDER...", type=click.Path(exists=True, path_type=Path))
@click.option("--trace", is_flag=True, help="Print what each action brought about, and what caused it.")
@json_option
@click.pass_context
def scenario(context: click.Context, paths: tuple[Path, ...], trace: bool, as_json: bool) -> None:
    """Run scenario files and check what they expect.

    Of a folder, every .yaml file in it and below it is run. The status is 0 if all that is expected holds, 1 if
    something does not, and 2 if a file is wrong.

    How to write a scenario: docs/writing-scenarios.md.
    """
    console = stdout_console()
    status, results = 0, []
    for path in files_of(paths):
        try:
            outcome = run_scenario(read_scenario(path))
        except TheagonError as error:
            status = WRONG
            results.append({"file": str(path), "status": "wrong", "errors": [_plain(each) for each in _errors_of(error)]})
            if not as_json:
                console.print(f"[red]✗[/] {_escaped(path)}  [red]the file is wrong[/]", soft_wrap=True)
                click.echo(_indented(str(error), 4))
            continue
        status = max(status, 0 if outcome.holds else FAILS)
        results.append(_result(outcome, trace))
        if not as_json:
            print_outcome(console, outcome, trace)
    if as_json:
        print_json(results)
    elif len(results) > 1:
        counts = {name: sum(result["status"] == name for result in results) for name in ("holds", "fails", "wrong")}
        words = {"holds": "hold", "fails": "fail", "wrong": "are wrong"}
        console.print(", ".join(f"{count} {words[name]}" for name, count in counts.items() if count or name == "holds"))
    context.exit(status)


def files_of(paths: Iterable[Path]) -> Iterator[Path]:
    """The files themselves, and the YAML files in and below the folders. Raises `TheagonError` for a folder without."""
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        found = sorted(path.rglob("*.yaml"))
        if not found:
            raise TheagonError(f"{path}: there is no .yaml file in this folder")
        yield from found


def _result(outcome: Outcome, trace: bool) -> dict[str, Any]:
    result: dict[str, Any] = {
        "file": outcome.file,
        "status": "holds" if outcome.holds else "fails",
        "title": outcome.title,
        "proves": outcome.proves,
        "backend": outcome.backend,
        "failures": outcome.failures,
    }
    return result | {"trace": outcome.trace} if trace else result


def _errors_of(error: TheagonError) -> Iterable[TheagonError]:
    errors: Iterable[TheagonError] = getattr(error, "errors", (error,))
    return errors


def _plain(error: TheagonError) -> dict[str, Any]:
    at = error.location
    place = {"file": at.file, "line": at.line, "column": at.column} if at else {}
    return place | {"message": error.message, "hint": error.hint}


def _escaped(text: object) -> str:
    from rich.markup import escape

    return escape(str(text))


def _indented(text: str, width: int) -> str:
    return "\n".join(" " * width + line if line else line for line in text.splitlines())


def print_outcome(console: Console, outcome: Outcome, trace: bool) -> None:
    """A scenario's result in words, with the tree of its events if asked for."""
    mark = "[green]✓[/]" if outcome.holds else "[red]✗[/]"
    proves = f"  [dim]{', '.join(outcome.proves)}[/]" if outcome.proves else ""
    console.print(f"{mark} {_escaped(outcome.title)}{proves}  [dim]{_escaped(outcome.file)}[/]", soft_wrap=True)
    if trace:
        for taken in outcome.trace:
            print_taken(console, taken)
    for failure in outcome.failures:
        click.echo(_indented(str(failure), 4))


def print_taken(console: Console, taken: Taken) -> None:
    """An action, and under it the tree of its events by what caused them."""
    console.print(f"    [bold]{taken.seat}[/] {_escaped(taken.notation)}", soft_wrap=True)
    below: dict[int, list[Event]] = {}
    numbers = {event.number for event in taken.events}
    for event in taken.events:
        below.setdefault(event.cause if event.cause in numbers else -1, []).append(event)
    _print_events(console, taken, below, -1, "      ")


def _print_events(console: Console, taken: Taken, below: dict[int, list[Event]], cause: int, indent: str) -> None:
    events = below.get(cause, [])
    for k, event in enumerate(events):
        last = k == len(events) - 1
        clause = f" [dim]\\[{event.clause}][/]" if event.clause else ""
        console.print(f"{indent}{'└' if last else '├'} {_escaped(event_words(event, taken.names))}{clause}", soft_wrap=True)
        _print_events(console, taken, below, event.number, indent + ("  " if last else "│ "))


def event_words(event: Event, names: dict[int, str]) -> str:
    """An event in a line: its kind, whom it concerns, and how much."""
    words = [event.kind.replace("-", " ")]
    units = [f"{names.get(unit.id, unit.card)} ({unit.card}, {unit.tile})" for unit in (event.source, event.target) if unit]
    if event.source and event.target:
        units = [f"{units[0]} → {units[1]}"]
    words += units
    words += [word for word in (event.card, event.tile) if word]
    if event.seat in (0, 1) and not event.source:
        words.append(f"of p{event.seat + 1}")
    numbers = [str(number) for number in (event.amount, event.extra) if number]
    return " ".join(words) + (f": {', '.join(numbers)}" if numbers else "")
