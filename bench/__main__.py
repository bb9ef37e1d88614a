"""The command `python -m bench`: measure the speeds that the documentation states."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator
from typing import Any

import rich_click as click
from rich.markup import escape
from rich.progress import Progress

from bench.cluster import cluster_figures
from bench.figure import Figure, line, measured
from bench.rules import rule_figures
from bench.server.attack_figures import KNOWN, attack_figures
from bench.server.table import table_figures
from bench.site.figures import site_figures
from theagon.cli.main import HELP
from theagon.cli.options import json_option
from theagon.cli.output import print_json, stderr_console, stdout_console
from theagon.games import NAMES, load_game


@click.command()
@click.rich_config(help_config=HELP)
@click.argument("game", metavar="[GAME]", type=click.Choice(NAMES), default=NAMES[0])
@click.option("--quick", is_flag=True, help="One short run of each instead of several: a rough idea in seconds.")
@click.option("--table", is_flag=True, help="Measure the play server and its pages instead of the rules.")
@click.option("--cluster", is_flag=True, help="Measure worker processes of a Ray cluster on this machine.")
@click.option("--attacks", is_flag=True, help="Measure how fast the play server answers others during an attack.")
@click.option("--site", is_flag=True, help="Measure the site without a server in build/site, in Chromium.")
@click.option(
    "--only", type=click.Choice(KNOWN), metavar="NAME", multiple=True, help="Measure only this attack; repeatable."
)
@click.option(
    "--seconds", type=click.FloatRange(1, 600), default=60.0, show_default=True, help="Seconds of each attack."
)
@json_option
def bench(
    game: str,
    quick: bool,
    table: bool,
    cluster: bool,
    attacks: bool,
    site: bool,
    only: tuple[str, ...],
    seconds: float,
    as_json: bool,
) -> None:
    """Measure the speeds in the documentation.

    Each figure is the median of several runs, beside the target that it has to reach on an idle machine. Play is
    random, with the full rules and the starter decks, and computes the legal list at every decision. For the
    comparisons, 'pip install catanatron open-spiel pgx' first.

        python -m bench --table   # the play server, under load

        python -m bench --attacks --only speak    # and under an attack
    """
    if attacks:
        chosen = list(attack_figures(only, seconds))
    elif table:
        chosen = list(table_figures())
    elif site:
        chosen = list(site_figures(note=stderr_console().print))
    else:
        chosen = list((cluster_figures if cluster else rule_figures)(load_game(game)))
    machine = f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    if as_json:
        print_json({"machine": machine, "figures": list(_all_measured(chosen, quick))})
        return
    console = stdout_console()
    width = max(len(figure.name) for figure in chosen)
    for result in _all_measured(chosen, quick):
        if result["value"] is None:
            console.print(f"- {result['name']}: not measured: {escape(result['missing'])}", soft_wrap=True)
        else:
            console.print(line(result, width), soft_wrap=True)
            if result["note"]:
                console.print(f"  [dim]{escape(result['note'])}[/]", soft_wrap=True)
    console.print(f"\n{machine}")


def _all_measured(chosen: list[Figure], quick: bool) -> Iterator[dict[str, Any]]:
    """Yield the figures as plain data, each as soon as it is measured; meanwhile show a progress bar."""
    for done, figure in enumerate(chosen):
        with Progress(console=stderr_console(), transient=True) as progress:
            progress.add_task(figure.name, total=len(chosen), completed=done)
            result = measured(figure, quick)
        yield result


if __name__ == "__main__":
    bench(prog_name="python -m bench")
