"""`theagon bench`: the speeds that the documentation states, measured on this machine."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Any, Final

import rich_click as click

from theagon.cli.output import json_option, print_json, stderr_console, stdout_console
from theagon.cli.serve import missing_packages
from theagon.errors import TheagonError
from theagon.games import NAMES, load_game
from theagon.match import measure

if TYPE_CHECKING:
    from rich.console import JustifyMethod
    from rich.table import Table

    from theagon.games.base import Game


@dataclass(frozen=True)
class Figure:
    """What is measured. `target` is the least value, or with `at_most` the greatest; `scale` turns it into `unit`."""

    name: str
    unit: str
    target: float
    run: Callable[[float], float]
    at_most: bool = False
    scale: float = 1
    runs: int = 5


RANDOM_SPEEDS: Final = {"hand-of-the-gods": 1_500_000, "gods-unchained": 2_000_000, "army-of-gods": 2_000_000}


def figures(game: Game) -> Iterator[Figure]:
    """The figures, each measured in so many seconds as `run` is given. Raises `BuildError` without a C compiler."""
    compiled = game.on("compiled")
    yield Figure("random play, one thread", "actions/s", RANDOM_SPEEDS[game.name], lambda s: measure.speed(compiled, s))
    yield Figure("two threads against one", "times", 1.7, lambda s: measure.threads_gain(compiled, s))
    yield Figure("against Catanatron", "times", 30,
                 lambda s: measure.speed(compiled, s) / measure.catanatron_speed(s), runs=3)  # fmt: skip
    yield Figure("interpreted", "actions/s", 20_000, lambda s: measure.speed(game.on("interpreted"), s))
    yield Figure("checked", "actions/s", 8_000, lambda s: measure.speed(game.on("checked"), s))
    yield Figure("clone in a batch", "ns", 100, lambda s: measure.clone_seconds(compiled, s), True, 1e9)
    yield Figure("legal list", "µs", 1, lambda s: measure.legal_seconds(compiled, s), True, 1e6)
    yield Figure("event log on against off", "times", 0.9, lambda s: measure.log_cost(compiled, s))
    yield Figure("clean build of the rules", "s", 5, lambda _: measure.build_seconds(compiled), True, runs=3)
    yield Figure("import theagon", "s", 0.15, lambda _: measure.process_seconds(["-c", "import theagon"]), True)
    yield Figure("theagon --help", "s", 0.25,
                 lambda _: measure.process_seconds(["-m", "theagon.cli.main", "--help"]), True)  # fmt: skip


def table_figures() -> Iterator[Figure]:
    """The figures of the play server, each of a process of its own that serves real sockets on this machine."""
    with missing_packages():
        from theagon.server import measure as table
    loads = []

    def slowest(seconds: float) -> float:
        loads.append(table.load(20 * seconds))
        return loads[-1].percentile(0.99)

    yield Figure("200 matches at once, p99", "ms to acknowledge", 50, slowest, True, 1e3, runs=1)
    yield Figure("acknowledged, lost by a kill", "actions", 0, lambda _: sum(load.lost for load in loads), True, runs=1)
    yield Figure("idle spectator, of 2,000", "KB", 40, lambda _: table.spectator_bytes(), True, 1e-3, runs=1)
    yield Figure("server start to first answer", "s", 1.5, lambda _: table.start_seconds(), True)
    yield Figure("client, first load", "KB of JavaScript", 120, lambda _: table.client_bytes(), True, 1e-3, runs=1)
    yield Figure("client, first paint", "s", 1, lambda _: table.first_paint_seconds(), True, runs=3)


SECONDS: Final = 0.5                    # of one run
QUICK_SECONDS: Final = 0.1

HEADINGS: Final[tuple[tuple[str, JustifyMethod], ...]] = (
    ("", "left"), ("measured", "right"), ("target", "right"), ("", "left"),
)  # fmt: skip


@click.command()
@click.argument("game", metavar="[GAME]", type=click.Choice(NAMES), default=NAMES[0])
@click.option("--quick", is_flag=True, help="One short run of each instead of several: a rough idea in seconds.")
@click.option("--table", is_flag=True, help="Measure the play server and its pages instead of the rules.")
@json_option
def bench(game: str, quick: bool, table: bool, as_json: bool) -> None:
    """Measure the speeds that the documentation states.

    Each figure is the median of several runs, beside the target that it has to reach on an idle machine. Play is
    random, with the full rules and the starter decks, and computes the legal list at every decision. For the
    comparison, 'pip install catanatron' first.

        theagon bench --table   # the play server, under load
    """
    results = []
    console = stderr_console()
    for figure in table_figures() if table else figures(load_game(game)):
        with console.status(figure.name):
            results.append(_measured(figure, quick))
    machine = f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    if as_json:
        print_json({"machine": machine, "figures": results})
        return
    console = stdout_console()
    console.print(_table([result for result in results if result["value"] is not None]))
    for result in results:
        if result["value"] is None:
            console.print(f"{result['name']}: not measured: {result['missing']}", soft_wrap=True)
    console.print(f"\n{machine}")


def _measured(figure: Figure, quick: bool) -> dict[str, Any]:
    """The figure as plain data; `value` is None, and `missing` says why, where it can not be measured."""
    plain = {"name": figure.name, "unit": figure.unit, "target": figure.target, "at_most": figure.at_most}
    try:
        seconds, times = (QUICK_SECONDS, 1) if quick else (SECONDS, figure.runs)
        runs = [figure.scale * figure.run(seconds) for _ in range(times)]
    except (ImportError, TheagonError) as error:
        return plain | {"value": None, "met": None, "missing": str(error)}
    value = median(runs)
    return plain | {"value": value, "met": value <= figure.target if figure.at_most else value >= figure.target,
                    "runs": runs}  # fmt: skip


def _table(results: list[dict[str, Any]]) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading, side in HEADINGS:
        table.add_column(heading, justify=side, no_wrap=True)
    for result in results:
        bound = f"{'at most' if result['at_most'] else 'at least'} {_shown(result['target'])}"
        mark = "[green]✓[/]" if result["met"] else "[red]✗[/]"
        table.add_row(result["name"], f"{_shown(result['value'])} {result['unit']}", bound, mark)
    return table


def _shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
