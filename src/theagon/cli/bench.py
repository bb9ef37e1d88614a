"""`theagon bench`: the speeds that the documentation states, measured on this machine."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator
from time import process_time
from typing import TYPE_CHECKING, Any, Final

import rich_click as click
from rich.markup import escape

from theagon.cli.figure import Figure, line, measured
from theagon.cli.output import json_option, print_json, stderr_console, stdout_console
from theagon.cli.serve import missing_packages
from theagon.games import NAMES, load_game
from theagon.match import measure, peers

if TYPE_CHECKING:
    from theagon.games.base import Game


RANDOM_SPEEDS: Final = {"hand-of-the-gods": 1_500_000, "gods-unchained": 2_000_000, "army-of-gods": 2_000_000}


def figures(game: Game) -> Iterator[Figure]:
    """The figures of a game; `run` takes the seconds of one measurement. Raises `BuildError` without a C compiler."""
    compiled = game.on("compiled")
    yield Figure("random play, one thread", "actions/s", RANDOM_SPEEDS[game.name], lambda s: measure.speed(compiled, s))
    yield Figure("two threads against one", "times", 1.7, lambda s: measure.threads_gain(compiled, s))
    yield Figure(
        "against Catanatron", "times", 30, lambda s: measure.speed(compiled, s) / peers.catanatron_speed(s), runs=3
    )
    yield Figure("simulate against random play", "times", 0.8, lambda s: measure.simulate_share(compiled, s))
    yield Figure("batch of 1,024, observed", "steps/s", 600_000, lambda s: measure.batch_speed(compiled, s))
    yield Figure(
        "against OpenSpiel's hanabi",
        "times",
        30,
        lambda s: measure.batch_speed(compiled, s) / peers.hanabi_speed(s),
        runs=3,
    )
    yield Figure(
        "against pgx's sparrow_mahjong, by CPU",
        "times",
        10,
        lambda s: measure.batch_speed(compiled, s, clock=process_time) / peers.mahjong_speed(s),
        runs=3,
    )
    yield Figure("batch on two threads against one", "times", 1.7, lambda s: measure.batch_threads_gain(compiled, s))
    yield Figure(
        "row of a batch, beside its arrays", "bytes", 1024, lambda _: measure.row_bytes(compiled), True, runs=1
    )
    yield Figure("play without telling events", "times", 3, lambda s: measure.advance_gain(compiled, s))
    yield Figure("trials of a search", "trials/s", 2000, lambda s: measure.trials_speed(compiled, s))
    yield Figure("share of the rules in a trial", "of 1", 0.5, lambda s: measure.trials_share(compiled, s), runs=1)
    yield Figure("interpreted", "actions/s", 20_000, lambda s: measure.speed(game.on("interpreted"), s))
    yield Figure("checked", "actions/s", 8_000, lambda s: measure.speed(game.on("checked"), s))
    yield Figure("clone in a batch", "ns", 100, lambda s: measure.clone_seconds(compiled, s), True, 1e9)
    yield Figure("legal list", "µs", 1, lambda s: measure.legal_seconds(compiled, s), True, 1e6)
    yield Figure("event log on against off", "times", 0.9, lambda s: measure.log_cost(compiled, s))
    yield Figure("clean build of the rules", "s", 5, lambda _: measure.build_seconds(compiled), True, runs=3)
    yield Figure("import theagon", "s", 0.15, lambda _: measure.process_seconds(["-c", "import theagon"]), True)
    yield Figure(
        "theagon --help", "s", 0.25, lambda _: measure.process_seconds(["-m", "theagon.cli.main", "--help"]), True
    )


def table_figures() -> Iterator[Figure]:
    """The figures of the play server. Each starts a process of its own that serves real sockets on this machine."""
    with missing_packages():
        from theagon.server.bench import measure as table
    loads = []

    def slowest(seconds: float) -> float:
        loads.append(table.load(20 * seconds))
        return loads[-1].percentile(0.99)

    yield Figure("200 matches at once, p99", "ms to acknowledge", 50, slowest, True, 1e3, runs=1)
    yield Figure("acknowledged, lost by a kill", "actions", 0, lambda _: sum(load.lost for load in loads), True, runs=1)
    yield Figure("actions that one core serves", "actions/s", 300, lambda _: 1 / loads[-1].cpu, runs=1)
    yield Figure("match with its two players", "KB", 500, lambda _: loads[-1].match_bytes, True, 1e-3, runs=1)
    yield Figure("idle spectator, of 2,000", "KB", 40, lambda _: table.spectator_bytes(), True, 1e-3, runs=1)
    yield Figure("server start to first answer", "s", 1.5, lambda _: table.start_seconds(), True)
    yield Figure("client, first load", "KB of JavaScript", 120, lambda _: table.client_bytes(), True, 1e-3, runs=1)
    yield Figure("client, first paint", "s", 1, lambda _: table.first_paint_seconds(), True, runs=3)


def cluster_figures(game: Game) -> Iterator[Figure]:
    """The figures of a Ray cluster on this machine. The first two take a minute each."""
    from theagon.match import measure_cluster as cluster

    yield Figure("two processes against one", "times", 1.7, lambda s: cluster.processes_gain(game, 40 * s), runs=1)
    yield Figure("share of Ray", "of 1", 0.05, lambda s: cluster.ray_share(game, 40 * s), True, runs=1)
    yield Figure("result as it is sent", "bytes", 100, lambda _: cluster.result_bytes(game), True, runs=1)
    yield Figure("counting a result", "µs", 10, lambda _: cluster.counting_seconds(game), True, 1e6)
    yield Figure("match with all decisions", "KB", 600, lambda _: cluster.recorded_bytes(game), True, 1e-3, runs=1)


@click.command()
@click.argument("game", metavar="[GAME]", type=click.Choice(NAMES), default=NAMES[0])
@click.option("--quick", is_flag=True, help="One short run of each instead of several: a rough idea in seconds.")
@click.option("--table", is_flag=True, help="Measure the play server and its pages instead of the rules.")
@click.option("--cluster", is_flag=True, help="Measure worker processes of a Ray cluster on this machine.")
@click.option("--attacks", is_flag=True, help="Measure what others notice while somebody attacks the play server.")
@click.option("--only", metavar="NAME", multiple=True, help="Measure only this attack; repeatable.")
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
    only: tuple[str, ...],
    seconds: float,
    as_json: bool,
) -> None:
    """Measure the speeds that the documentation states.

    Each figure is the median of several runs, beside the target that it has to reach on an idle machine. Play is
    random, with the full rules and the starter decks, and computes the legal list at every decision. For the
    comparisons, 'pip install catanatron open-spiel pgx' first.

        theagon bench --table   # the play server, under load

        theagon bench --attacks --only speak    # and under an attack
    """
    if attacks:
        with missing_packages():
            from theagon.cli.attack_figures import attack_figures
        chosen = list(attack_figures(only, seconds))
    elif table:
        chosen = list(table_figures())
    else:
        chosen = list((cluster_figures if cluster else figures)(load_game(game)))
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
    """The figures as plain data, each as soon as it is measured; a progress bar is shown meanwhile."""
    from rich.progress import Progress

    for done, figure in enumerate(chosen):
        with Progress(console=stderr_console(), transient=True) as progress:
            progress.add_task(figure.name, total=len(chosen), completed=done)
            result = measured(figure, quick)
        yield result
