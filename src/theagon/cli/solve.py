"""`theagon solve`: prove what can be reached from the position of a scenario."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import rich_click as click
from click.exceptions import Exit

from theagon.cli.options import OLD_FILE, cards_option, count_option, json_option, puzzle_option
from theagon.cli.output import print_json, stderr_console
from theagon.match.saving import flow
from theagon.match.scenario import read_scenario
from theagon.puzzles import solver
from theagon.puzzles.solver import NODES, Kind, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

DISPROVED, UNKNOWN = 1, 3
WHY: Final = {
    "limit": "it has more states than --nodes allows",
    "chance": "it depends on chance",
    "stopped": "the search was stopped",
}


@click.command()
@click.argument("path", metavar="FILE", type=OLD_FILE)
@click.option(
    "--kind",
    type=click.Choice([kind.value for kind in Kind]),
    help="What to prove. [default: what the file's field 'puzzle' asks for, or win]",
)
@puzzle_option
@count_option("--nodes", "The most states to look at.", default=NODES)
@cards_option
@json_option
def solve(
    path: Path, card_files: tuple[Path, ...], kind: str | None, puzzle: str | None, nodes: int, as_json: bool
) -> None:
    """Prove what can be reached from the position of a scenario.

    'win' is a win in this turn, 'survive' is to survive the opponent's next turn, and 'left' shows what the actions of
    the scenario leave of its units. Everything in the file counts as known, also hidden cards and the order of decks.
    The exit status is 0 if it is proved, 1 if it is disproved, 3 if it stays unknown, and 2 if the file is wrong.

        theagon solve position.yaml --kind survive

        theagon solve puzzles/win.yaml --puzzle win-003
    """
    script = read_scenario(path, cards=card_files, puzzle=puzzle)
    said = script.scenario.puzzle
    asked = Kind(kind or (said.kind if said is not None else Kind.WIN.value))
    verdict = solver.solve(script, asked, nodes, _progress() if sys.stderr.isatty() else None)
    if as_json:
        print_json({"file": str(path), **_plain(verdict)})
    else:
        click.echo("\n".join(_lines(verdict)))
    raise Exit(UNKNOWN if verdict.proved is None else 0 if verdict.proved else DISPROVED)


def _progress() -> Callable[[int], None]:
    console = stderr_console()
    return lambda nodes: console.print(f"{nodes} states", end="\r")


def _plain(verdict: Verdict) -> dict[str, Any]:
    return {
        "kind": verdict.kind.value,
        "proved": verdict.proved,
        "reason": verdict.reason or None,
        "nodes": verdict.nodes,
        "length": verdict.length,
        "solutions": [list(way) for way in verdict.solutions],
        "unique": verdict.unique,
    }


def _lines(verdict: Verdict) -> Iterator[str]:
    kind = verdict.kind.value
    if verdict.proved is None:
        yield f"{kind}: unknown after {verdict.nodes} states: {WHY[verdict.reason]}"
    elif not verdict.proved:
        yield f"{kind}: impossible ({verdict.nodes} states)"
    else:
        count = "one solution" if verdict.unique else f"{len(verdict.solutions)} shortest solutions"
        yield f"{kind}: proved ({verdict.nodes} states), {verdict.length} decisions, {count}"
        for way in verdict.solutions:
            yield from ("", *(f"  - {flow(step).removeprefix('{').removesuffix('}')}" for step in way))
