"""`theagon arena`: which of two bots is stronger, and how sure that is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import rich_click as click
from msgspec.structs import replace

from theagon.arena.correction import Corrected
from theagon.arena.pairs import Pair, play_pairs
from theagon.arena.standing import BOUND, Standing
from theagon.cli.contest import play_contest
from theagon.cli.exploit import exploit
from theagon.cli.many import MOST_PAIRS, USUAL_PAIRS, Experiment, experiment, fixed_setup, resume_option
from theagon.cli.options import json_option
from theagon.cli.output import conclude
from theagon.cli.ratings import ratings
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.games.bots.curves import Curve, curve_of
from theagon.games.bots.players import CONTROLS
from theagon.kernel.rng import FIRST_TEST_SEED
from theagon.match.simulate import fixed_decks

if TYPE_CHECKING:
    from click import Command, Context
    from rich.console import Console


class Arena(click.RichGroup):
    """A group in which a game's name begins the command `compare`."""

    def resolve_command(self, ctx: Context, args: list[str]) -> tuple[str | None, Command | None, list[str]]:
        command = args[0] in self.commands or args[0].startswith("-")
        return super().resolve_command(ctx, args if command else ["compare", *args])


@click.group(cls=Arena)
def arena() -> None:
    """Measure how strong bots are, and how sure that is.

    'theagon arena GAME A B' is short for 'theagon arena compare GAME A B'.
    """


@arena.command()
@click.argument("game", type=click.Choice(NAMES))
@click.argument("a", metavar="A")
@click.argument("b", metavar="B")
@click.option(
    "--pairs",
    type=click.IntRange(1, MOST_PAIRS),
    metavar="N",
    help=f"Pairs of matches at most.  [default: {USUAL_PAIRS}; with --sprt as many as it takes]",
)
@click.option("--sprt", metavar="LOW,HIGH", help="Stop once it is clear whether A is stronger by LOW or by HIGH Elo.")
@click.option(
    "--decks", metavar="A,B", help="Starter decks or deck files.  [default: each pair draws one that all play]"
)
@click.option("--corrected", is_flag=True, help="Also correct the result for luck of the draw; slow for quick bots.")
@resume_option
@json_option
@experiment(FIRST_TEST_SEED - MOST_PAIRS, "pair")
def compare(
    compared: Experiment,
    a: str,
    b: str,
    pairs: int | None,
    sprt: str | None,
    decks: str | None,
    corrected: bool,
    resume: Path | None,
    as_json: bool,
) -> None:
    """Measure which of two bots is stronger, and how sure that is.

    A bot is an opponent from level-1 to level-8, or random, greedy or search, or a control: peeping sees everything
    hidden, flat searches as search began. All but the levels and random may have a budget for each decision, after a
    colon. net:FILE is a network of 'theagon train', bot:MODULE:NAME a function of your own, of a position and a seed,
    program:COMMAND a program, as docs/players.md describes it. The bots play pairs of matches: the same seed and decks,
    sides exchanged. Intervals are over pairs. Ctrl-C stops early and prints the results so far.

        theagon arena hand-of-the-gods level-4 level-3

        theagon arena gods-unchained search:64 greedy --sprt 0,10 --resume pairs.jsonl

        theagon arena army-of-gods greedy greedy    # a mirror: exactly one half

        theagon arena army-of-gods bot:my_bots:hopeful greedy    # hopeful(position, seed) in my_bots.py
    """
    game, players, bounds = compared.game, compared.players((a, b)), _bounds(sprt)
    most = pairs or (MOST_PAIRS if bounds else USUAL_PAIRS)
    if decks is None:
        plan = compared.mirror_plan(most)
    else:
        plan = fixed_decks(fixed_setup(game, decks, compared.way).decks, most, compared.seed, compared.way)
    curve = _curve(compared, (a, b)) if corrected else None
    standing = Standing(Corrected() if corrected else None)
    contest = replace(compared.contest((a, b), decks, plan.decks if decks else ()), corrected=corrected)
    with compared.workers() as playing:
        stopped = play_contest(
            resume,
            contest,
            Pair,
            lambda done: play_pairs(game, plan, players, playing, done, curve),
            most,
            standing,
            lambda: bounds is not None and standing.verdict(*bounds) is not None,
        )
    facts = {"game": game.name, "mode": compared.mode, "seed": compared.seed, "players": [a, b]}
    facts |= _facts(standing, bounds)
    conclude(facts, _print, as_json=as_json, stopped=stopped)


arena.add_command(ratings)
arena.add_command(exploit)


def _curve(compared: Experiment, players: tuple[str, str]) -> Curve:
    """Return the curve of the chances by which luck is measured. Raises TheagonError where it cannot be."""
    if compared.way.seats != 2:
        raise TheagonError(f"--corrected: {compared.mode} is no mode of two players")
    if any(name.partition(":")[0] == "peeping" for name in players):
        raise TheagonError("--corrected: peeping sees the order of the decks, so its draws are no luck")
    return curve_of(compared.game.name, compared.mode)


def _bounds(text: str | None) -> tuple[float, float] | None:
    """Return the two strengths of a sequential test."""
    if text is None:
        return None
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        low = high = 0.0
    if not -1000 <= low < high <= 1000:
        raise TheagonError(
            f"--sprt {text}: these are no two strengths", hint="a smaller and a larger one, such as 0,10"
        )
    return low, high


def _facts(standing: Standing, bounds: tuple[float, float] | None) -> dict[str, Any]:
    """Return the result of the pairs, with the sequential test if there is one; without pairs, only their number."""
    if not standing.played:
        return {"pairs": 0}
    facts = standing.facts()
    if bounds:
        facts["sprt"] = {
            "elo": bounds,
            "likelihood": standing.likelihood(*bounds),
            "bound": BOUND,
            "verdict": standing.verdict(*bounds),
        }
    return facts


def _print(console: Console, facts: dict[str, Any]) -> None:
    names = [f"{name} ({side})" for name, side in zip(facts["players"], "AB", strict=True)]
    console.print(f"{names[0]} against {names[1]}: {facts['pairs']:,} pairs of {facts['game']}, {facts['mode']}")
    for name in facts["players"]:
        control = CONTROLS.get(name.partition(":")[0])
        if control:
            console.print(f"{name} {control}: a control, no opponent")
    if not facts["pairs"]:
        return
    low, high = facts["interval"]
    console.print(
        f"A won {facts['won']:,}, lost {facts['lost']:,}, drew {facts['drawn']:,}: "
        f"{facts['share']:.1%}, 95 % interval {low:.1%} to {high:.1%}"
    )
    weaker, stronger = (_points(points) for points in facts["elo_interval"])
    console.print(f"Elo {_points(facts['elo'])}, {weaker} to {stronger}")
    if corrected := facts.get("corrected"):
        low, high = corrected["interval"]
        told = "" if corrected["worth"] is None else f", as {corrected['worth']:,.0f} pairs without"
        console.print(f"corrected for luck: {corrected['share']:.1%}, {low:.1%} to {high:.1%}{told}")
        console.print(f"the draw gave A {100 * corrected['luck']:+.1f} points")
    console.print(f"the side that began won {facts['first_seat']:.1%}")
    times = ("no decision" if spent is None else f"{spent:.3g} ms" for spent in facts["milliseconds_a_decision"])
    console.print("a decision took A {}, B {}".format(*times))
    if test := facts.get("sprt"):
        low, high = test["elo"]
        verdict = "undecided" if test["verdict"] is None else f"A is {test['verdict']}"
        console.print(
            f"SPRT of {low:+g} against {high:+g} Elo: {verdict}, "
            f"log likelihood ratio {test['likelihood']:.2f} of ±{test['bound']:.2f}"
        )


def _points(elo: float | None) -> str:
    return "without bound" if elo is None else f"{round(elo):+}"
