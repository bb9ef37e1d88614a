"""`theagon calibrate`: the curves that make probabilities of trials, and how good they are."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

import rich_click as click
from click.exceptions import Abort

from theagon.arena.calibration import PLAYER, Observation, fitted, observations
from theagon.cli.many import play_through, seed_option, threads_option
from theagon.cli.options import count_option, json_option
from theagon.cli.output import conclude
from theagon.games import NAMES, load_game
from theagon.games.bots.curves import Curve, Curves
from theagon.kernel.rng import FIRST_TEST_SEED
from theagon.match.simulate import drawn_decks

if TYPE_CHECKING:
    from rich.console import Console

MOST_MATCHES: Final = 100_000


@click.command()
@click.argument("name", metavar="GAME", type=click.Choice(NAMES))
@count_option("--matches", "Matches of each mode.", default=100, least=2, most=MOST_MATCHES)
@seed_option(FIRST_TEST_SEED - MOST_MATCHES, "match of each mode")
@threads_option
@json_option
def calibrate(name: str, matches: int, seed: int, threads: int, as_json: bool) -> None:
    """Fit the curves of chances, and say how good they are.

    The curves turn the results of trials into probabilities. A good bot plays matches of each mode with drawn starter
    decks. Every second match is for the fit, the others test it. With --json this prints the file that comes with the
    game, `chances.json`.
    """
    game, modes = load_game(name), dict[str, Curve]()
    for mode, way in game.modes.items():
        plan = drawn_decks(list(game.starter_decks().values()), matches, seed, way)
        seen: list[Sequence[Observation]] = []
        if play_through(observations(game, plan, threads), matches, seen.append):
            raise Abort
        modes[mode] = fitted(seen)
    command = f"theagon calibrate {name} --matches {matches} --seed {seed}"
    made = Curves(command, version("theagon"), game.rules_version, modes)
    conclude(made, _print, as_json=as_json)


def _print(console: Console, made: Curves) -> None:
    for mode, curve in made.modes.items():
        console.print(f"{mode}: Brier score {curve.brier:.3f}, {curve.naive:.3f} for always saying the same ({PLAYER})")
        for each in curve.bins:
            console.print(f"{each.positions:>7,} positions: said {each.said:6.1%}, came {each.came:6.1%}")
