"""`theagon doctor`: how the rules run on this machine, and why."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click
from click.exceptions import Exit

from theagon.cli.options import json_option
from theagon.cli.output import print_json, stdout_console
from theagon.compiler.doctor import Fact, report
from theagon.compiler.program import Program
from theagon.errors import TheagonError
from theagon.games import NAMES, load_program

if TYPE_CHECKING:
    from collections.abc import Sequence


@click.command()
@json_option
def doctor(as_json: bool) -> None:
    """Say how the rules run on this machine, and why.

    For each game: whether its rules run compiled or interpreted, from which sources and which file, and what would make
    them faster. THEAGON_KERNEL=interpreted, checked, compiled or compiled-checked chooses for a single command. The
    exit status is 1 if a game cannot be played.
    """
    package, programs, broken = Path(__file__).parents[1], list[Program](), list[Fact]()
    for name in NAMES:
        try:
            programs.append(load_program(name))
        except TheagonError as error:
            broken.append(Fact(name, error.message, False, error.hint or "", runs=False))
    facts = [Fact("theagon", f"{version('theagon')}, {package}"), *report(programs), *broken]
    if as_json:
        print_json(facts)
    else:
        _print(facts)
    raise Exit(0 if all(fact.runs for fact in facts) else 1)


def _print(facts: Sequence[Fact]) -> None:
    console = stdout_console()
    width = max(len(fact.topic) for fact in facts)
    for fact in facts:
        mark = "[green]✓[/]" if fact.ok else "[yellow]![/]"
        console.print(mark, f"[bold]{fact.topic:{width}}[/]", end="  ")
        console.print(fact.finding, markup=False, soft_wrap=True)
        if fact.cure:
            console.print(" " * (width + 3), fact.cure, style="dim", markup=False, soft_wrap=True)
