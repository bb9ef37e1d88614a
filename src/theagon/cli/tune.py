"""`theagon tune`: the weights by which search judges positions, from the matches that it wins with them."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

import rich_click as click
from click.exceptions import Exit

from theagon.arena.pairs import Pair, play_pairs
from theagon.arena.tuning import Varied, effects, moved
from theagon.cli import INTERRUPTED
from theagon.cli.many import MOST_PAIRS, Experiment, experiment, play_through
from theagon.cli.options import count_option, json_option
from theagon.cli.output import figures_table, print_json, stderr_console, stdout_console
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.games.bots.weights import Round, Weights, tuned_weights
from theagon.kernel.players import Player, packed
from theagon.kernel.rng import FIRST_TEST_SEED

if TYPE_CHECKING:
    from rich.console import Console

MOST_ROUNDS: Final = 100


@click.command()
@click.argument("game", type=click.Choice(NAMES))
@count_option("--rounds", "Rounds.", default=3, most=MOST_ROUNDS)
@count_option("--pairs", "Pairs of matches in a round.", default=500, least=2, most=MOST_PAIRS)
@count_option("--trials", "Trials of a decision.", default=32, most=100_000)
@click.option("--onward", is_flag=True, help="Begin with the weights that come with the game.  [default: by hand]")
@json_option
@experiment(FIRST_TEST_SEED - MOST_ROUNDS * MOST_PAIRS, "pair")
def tune(tuned: Experiment, rounds: int, pairs: int, trials: int, onward: bool, as_json: bool) -> None:
    """Tune the weights by which search judges positions.

    Two searches play pairs of matches; a coin moves each weight of the one a step up or down, and that of the other the
    opposite way. After each round, each weight moves by the gain of its step. Test the new weights in the arena. With
    --json this prints the file that comes with the game, `weights.json`. Ctrl-C stops early: the round under way is
    printed, and moves nothing.

        theagon tune army-of-gods --rounds 1 --pairs 20
    """
    game = tuned.game
    declared = game.weights
    if not declared:
        raise TheagonError(f"{game.name} has no weights to tune")
    known = tuned_weights(game.name) if onward else None
    weights = {key: known.weights.get(key, each.by_hand) if known else each.by_hand for key, each in declared.items()}
    player, played = packed(Player.SEARCH, trials), list[Round]()
    stopped = False
    while len(played) < rounds and not stopped:
        later, scored = replace(tuned, seed=tuned.seed + len(played) * pairs), list[Pair]()
        plan = later.mirror_plan(pairs)
        players = [Varied(player, weights, declared, turned) for turned in (False, True)]
        with tuned.workers() as playing:
            doing = f"round {len(played) + 1} of {rounds}"
            stopped = play_through(play_pairs(game, plan, players, playing), pairs, scored.append, doing)
        if scored:
            found = effects({later.seed + k: pair.score for k, pair in enumerate(scored)}, declared)
            played.append(Round(len(scored), weights, found))
            weights = weights if stopped else moved(weights, found, declared)
            _print(stderr_console() if as_json else stdout_console(), len(played), played[-1], weights)
    words = f"theagon tune {game.name} --rounds {rounds} --pairs {pairs} --trials {trials}"
    made = Weights(
        command=f"{words}{' --onward' if onward else ''} {tuned.given}",
        version=version("theagon"),
        game=game.name,
        rules=game.rules_version,
        cards=game.card_set,
        mode=tuned.mode,
        rounds=tuple(played),
        weights=weights,
    )
    if as_json:
        print_json(made)
    if stopped:
        raise Exit(INTERRUPTED)


def _print(console: Console, number: int, done: Round, after: dict[str, int]) -> None:
    console.print(f"round {number}: {done.pairs:,} pairs")
    table = figures_table("", "weight", "a step up gains", "95 % interval", "then")
    for name, effect in done.effects.items():
        low, high = effect.interval
        table.add_row(
            name, str(done.weights[name]), f"{effect.points:+.1f}", f"{low:+.1f} to {high:+.1f}", str(after[name])
        )
    console.print(table)
