"""`theagon train`: a network that learns a game by playing against itself."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

import rich_click as click
from click.exceptions import Exit

from theagon.cli import INTERRUPTED
from theagon.cli.chart import Curve, svg
from theagon.cli.many import cluster_option, named_decks, play_through, threads_option, workers
from theagon.cli.options import FOLDER, Number
from theagon.cli.output import stdout_console
from theagon.errors import TheagonError
from theagon.games import NAMES, load_game

if TYPE_CHECKING:
    from theagon.games.play.game import Game
    from theagon.match.ordered import Workers
    from theagon.train.learner import Learner

USUAL_HOURS: Final = 2.0
MOST_HOURS: Final = 1000.0
MOST_ITERATIONS: Final = 1_000_000
MOST_SEED: Final = (1 << 32) - 1
SAVED: Final = 20
"""Iterations after which a training is saved."""
MEASURED: Final = 100
"""Iterations after which it is measured."""


@click.command()
@click.argument("name", metavar="GAME", type=click.Choice(NAMES))
@click.option("--out", type=FOLDER, required=True, metavar="DIR", help="Its files.")
@click.option("--hours", type=Number(0, MOST_HOURS), metavar="H", help=f"For how long.  [default: {USUAL_HOURS:g}]")
@click.option("--iterations", type=click.IntRange(1, MOST_ITERATIONS), metavar="N", help="Stop after this one instead.")
@click.option(
    "--seed",
    type=click.IntRange(0, MOST_SEED),
    metavar="S",
    help="Seed of chance: equal seeds, equal networks.  [default: 1]",
)
@click.option("--decks", metavar="NAMES", help="The game's decks to learn with.  [default: starter decks]")
@click.option("--resume", is_flag=True, help="Go on with the training in DIR.")
@threads_option
@cluster_option
def train(
    name: str,
    out: Path,
    hours: float | None,
    iterations: int | None,
    seed: int | None,
    decks: str | None,
    resume: bool,
    threads: int,
    cluster: str | None,
) -> None:
    """Train a network to play a game.

    It first imitates greedy, and then plays against itself. DIR gets network.npz, a player for the arena, training.npz,
    from which --resume goes on, and progress.svg, its strength against greedy so far. Ctrl-C stops after the iteration
    under way and saves it, a second one at once without it; a training that was interrupted gives the same network as
    one that was not.

        theagon train gods-unchained --out gods --hours 2

        theagon train hand-of-the-gods --out hand --decks bellona,odin,ra,zeus

        theagon arena gods-unchained net:gods/network.npz greedy
    """
    if hours is not None and iterations is not None:
        raise TheagonError("--hours and --iterations cannot both be given")
    game = load_game(name)
    with workers(game, threads, cluster) as working:
        learner = _learner(game, out, seed, decks, working, resume=resume)
        _save(learner, out)  # fails now rather than in hours
        stopped = _trained(learner, out, hours, iterations)
    console = stdout_console()
    if learner.learning:
        console.print(f"stopped within an iteration: {out} has what was saved before", markup=False, soft_wrap=True)
        raise Exit(INTERRUPTED)
    _save(learner, out)
    console.print(f"{learner.iteration:,} iterations, {learner.decisions:,} decisions")
    for last in learner.curve[-1:]:
        console.print(
            f"against greedy after {last.iteration:,} iterations: {last.share:.1%}, "
            f"95 % interval {last.interval[0]:.1%} to {last.interval[1]:.1%}"
        )
    if stopped:
        raise Exit(INTERRUPTED)


def _trained(learner: Learner, out: Path, hours: float | None, iterations: int | None) -> bool:
    """Train for `hours` hours, or up to an iteration. Returns whether Ctrl-C ended it early."""
    began, minutes = monotonic(), 60 * (USUAL_HOURS if hours is None else hours)

    def done() -> float:
        """Return iterations, or without a number of them minutes."""
        return learner.iteration if iterations else (monotonic() - began) / 60

    def further() -> Generator[int]:
        while (before := done()) < (iterations or minutes):
            learner.learn()
            if learner.iteration % MEASURED == 0:
                learner.measure()
            if learner.iteration % SAVED == 0:
                _save(learner, out)
            yield int(done()) - int(before)

    return play_through(further(), iterations or int(minutes), lambda _: None, "training", lambda done: done)


def _learner(game: Game, out: Path, seed: int | None, decks: str | None, working: Workers, *, resume: bool) -> Learner:
    """Make a learner, or resume the one that the folder has."""
    try:
        from theagon.train.learner import TRAINING, Learner, Settings
    except ImportError as error:
        raise TheagonError(str(error)) from None
    if resume:
        for option, given in (("seed", seed), ("decks", decks)):
            if given is not None:
                told = f"--resume goes on with the {option} of the training"
                raise TheagonError(told, hint=f"leave out --{option}")
        return Learner.resume(game, out, working)
    if (out / TRAINING).exists():
        raise TheagonError(f"{out} has a training", hint="go on with --resume, or give another --out")
    settings = Settings() if decks is None else Settings(decks=tuple(named_decks(decks)))
    return Learner(game, 1 if seed is None else seed, settings, working)


def _save(learner: Learner, out: Path) -> None:
    """Write the files of the training, and its curve."""
    learner.save(out)
    curve = [(each.decisions / 1e6, each.share) for each in learner.curve]
    even = [(x, 0.5) for x, _ in curve]
    chart = svg([Curve("as strong", even), Curve("matches won against greedy", curve)], "millions of decisions")
    (out / "progress.svg").write_text(chart, encoding="utf-8")
