"""`theagon scenario`: run scenario files and check what they expect."""

from __future__ import annotations

import textwrap
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

import msgspec
import rich_click as click
from click.exceptions import Exit
from rich.text import Text

from theagon.cards.source import read_yaml
from theagon.cli.options import cards_option, json_option, lang_option, puzzle_option
from theagon.cli.output import print_json, stdout_console
from theagon.cli.verdict import as_plain, mistakes
from theagon.errors import TheagonError
from theagon.games.translated import said
from theagon.match.outline import outline
from theagon.match.scenario import ScenarioOutcome, Taken, read_scenario, read_scenario_of_set, scenarios_of_set
from theagon.match.scenario_run import run_scenario

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from rich.console import Console

    from theagon.cards.node import Node
    from theagon.games.staging import Script

SUMMARY: Final = {"holds": "hold", "fails": "fail", "wrong": "are wrong"}
FAILS, WRONG = 1, 2


@click.command()
@click.argument(
    "paths", nargs=-1, required=True, metavar="FILE|FOLDER...", type=click.Path(exists=True, path_type=Path)
)
@click.option("--check", is_flag=True, help="Only check the files: print a line for each mistake, for editors.")
@cards_option
@puzzle_option
@click.option("--trace", is_flag=True, help="Print what each action brought about, and what caused it.")
@lang_option
@json_option
def scenario(
    paths: tuple[Path, ...],
    check: bool,
    card_files: tuple[Path, ...],
    puzzle: str | None,
    trace: bool,
    lang: str,
    as_json: bool,
) -> None:
    """Run scenario files and check what they expect.

    In a folder, every .yaml file in it and below it runs; of a file of cards, its scenarios. The exit status is 0 if
    every expectation holds, 1 if one fails, and 2 if a file is wrong.

    How a scenario is written: docs/writing-scenarios.md.
    """
    if check:
        _check(paths, card_files, puzzle, as_json)
    status, results = 0, []
    for path, read in _readings(paths, card_files, puzzle):
        try:
            script = read()
            outcome = run_scenario(script)
        except TheagonError as error:
            status = WRONG
            results.append({"file": str(path), "status": "wrong", "errors": list(map(as_plain, mistakes(error)))})
            if not as_json:
                click.echo(f"✗ {path}: the file is wrong\n{_indented(error)}")
            continue
        status = max(status, 0 if outcome.holds else FAILS)
        results.append(_result(script, outcome, lang, trace=trace))
        if not as_json:
            _print_outcome(stdout_console(), script, outcome, lang, trace=trace)
    if as_json:
        print_json(results)
    elif len(results) > 1:
        counts = [(sum(result["status"] == name for result in results), words) for name, words in SUMMARY.items()]
        click.echo(", ".join(f"{count} {words}" for count, words in counts if count))
    raise Exit(status)


def _check(paths: Iterable[Path], card_files: Sequence[Path], puzzle: str | None, as_json: bool) -> NoReturn:
    """Print what is wrong with the files, and end."""
    wrong: dict[str, tuple[TheagonError, ...]] = {}
    for path, read in _readings(paths, card_files, puzzle):
        before = wrong.setdefault(str(path), ())
        try:
            read()
        except TheagonError as error:
            wrong[str(path)] = (*before, *mistakes(error))
    if as_json:
        print_json([{"file": file, "errors": list(map(as_plain, errors))} for file, errors in wrong.items()])
    else:
        for each in (each for errors in wrong.values() for each in errors):
            click.echo(f"{each.location}: {each.message}" + (f" (hint: {each.hint})" if each.hint else ""))
    raise Exit(WRONG if any(wrong.values()) else 0)


def _readings(
    paths: Iterable[Path], card_files: Sequence[Path], puzzle: str | None
) -> Iterator[tuple[Path, Callable[[], Script]]]:
    """Yield each scenario in these files, to be read: a file has one, or is a set of cards with several."""
    for path in files_of(paths):
        found: list[Node] = []
        with suppress(TheagonError):  # reading the file as a scenario says what is wrong
            found = scenarios_of_set(read_yaml(path))
        for each in found:
            yield path, partial(read_scenario_of_set, each, (path, *card_files))
        if not found:
            yield path, partial(read_scenario, path, cards=card_files, puzzle=puzzle)


def files_of(paths: Iterable[Path]) -> Iterator[Path]:
    """Yield the files, and all YAML files in and below the folders. Raises `TheagonError` for a folder with none."""
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        found = sorted(path.rglob("*.yaml"))
        if not found:
            raise TheagonError(f"{path}: there is no .yaml file in this folder")
        yield from found


def _result(script: Script, outcome: ScenarioOutcome, lang: str, *, trace: bool) -> dict[str, Any]:
    """Return the outcome of a scenario as plain data; with `trace`, also its actions and events."""
    result = {
        "file": outcome.file,
        "status": "holds" if outcome.holds else "fails",
        "title": said(outcome.title, lang),
        "proves": outcome.proves,
        "backend": outcome.backend,
        "failures": outcome.failures,
    }
    if not trace:
        return result
    return result | {"trace": [_plain_taken(script, taken, lang) for taken in outcome.trace]}


def _plain_taken(script: Script, taken: Taken, lang: str) -> dict[str, Any]:
    """Return an action as plain data, with its events and its refusal in words."""
    plain: dict[str, Any] = msgspec.to_builtins(taken)
    plain["events"] = [msgspec.to_builtins(event) | {"text": script.game.tell(event, lang)} for event in taken.events]
    if taken.refusal is not None:
        plain["refusal"]["text"] = taken.refusal.text(lang)
    return plain


def _indented(text: object) -> str:
    return textwrap.indent(str(text), "    ")


def _print_outcome(console: Console, script: Script, outcome: ScenarioOutcome, lang: str, *, trace: bool) -> None:
    """Print the outcome of a scenario; with its actions and events if there is to be a trace."""
    mark = ("✓", "green") if outcome.holds else ("✗", "red")
    proves = ", ".join(outcome.proves)
    title = f" {said(outcome.title, lang)}"
    console.print(Text.assemble(mark, title, (f"  {proves}  {outcome.file}", "dim")), soft_wrap=True)
    for taken in outcome.trace if trace else ():
        console.print(Text.assemble(f"    {taken.seat} ", (taken.notation, "bold")), soft_wrap=True)
        nestings = outline(taken.events)
        for event in taken.events:
            nesting, text = nestings[event.number], script.game.tell(event, lang)
            number = (f"    {event.number:>4}  ", "dim")
            facts = (f"  {event.kind} [{event.clause}]", "dim")
            console.print(Text.assemble(number, nesting.indent, text, nesting.arrow, facts), soft_wrap=True)
        if taken.refusal is not None:
            why = f"  {taken.refusal.reason} [{taken.refusal.clause}]"
            refused = Text.assemble(("       ✗  ", "dim"), taken.refusal.text(lang), (why, "dim"))
            console.print(refused, soft_wrap=True)
    for failure in outcome.failures:
        click.echo(_indented(failure))
