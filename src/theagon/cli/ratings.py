"""`theagon arena ratings`: how strong players are, on one scale for a game."""

from __future__ import annotations

from importlib.metadata import version
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from theagon.arena.pairs import Pair, play_pairs
from theagon.arena.ratings import everyone_met, intervals, rate
from theagon.arena.record import record
from theagon.cli.many import MOST_PAIRS, USUAL_PAIRS, Experiment, experiment, play_through, resume_option
from theagon.cli.options import count_option, json_option
from theagon.cli.output import conclude, figures_table
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.games.bots.levels import LEVELS
from theagon.games.bots.ratings import Rating, Ratings
from theagon.kernel.rng import FIRST_TEST_SEED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console


@click.command()
@click.argument("game", type=click.Choice(NAMES))
@click.argument("players", nargs=-1, metavar="[PLAYER]...")
@count_option("--pairs", "Pairs of matches between every two players.", default=USUAL_PAIRS, most=MOST_PAIRS)
@resume_option
@json_option
@experiment(FIRST_TEST_SEED - MOST_PAIRS, "pair")
def ratings(rated: Experiment, players: tuple[str, ...], pairs: int, resume: Path | None, as_json: bool) -> None:
    """Rate players by a round robin: without names, the eight opponents.

    Every two players play the same number of pairs of matches. The ratings are points of Elo about a mean of 1500, each
    with its 95 % interval. Ctrl-C stops early and prints the results so far. The ratings that come with the games are
    made so.

        theagon arena ratings gods-unchained --pairs 2

        theagon arena ratings army-of-gods random greedy level-1 --pairs 5 --mode teams
    """
    names = players or tuple(LEVELS)
    if len(names) < 2:
        raise TheagonError("ratings take two players or more", hint="name another, or none for all levels")
    each, contest = rated.players(names), rated.contest(names)
    meetings = list(combinations(names, 2))
    with record(resume, contest, Pair) as (file, played), rated.workers() as playing:
        shares = [pair.score for pair in played[: pairs * len(meetings)]]

        def take(pair: Pair) -> None:
            file.add(pair)
            shares.append(pair.score)

        further = play_pairs(rated.game, rated.mirror_plan(pairs), each, playing, len(shares))
        stopped = play_through(further, pairs * len(meetings) - len(shares), take)
    rounds = [shares[k : k + len(meetings)] for k in range(0, len(shares), len(meetings))]
    measured = Ratings(
        command=" ".join(["theagon arena ratings", contest.game, *players, f"--pairs {pairs}", rated.given]),
        version=version("theagon"),
        game=contest.game,
        rules=contest.rules,
        cards=contest.cards,
        mode=contest.mode,
        seed=rated.seed,
        pairs=len(shares) // len(meetings),
        ratings=tuple(_rated(names, rounds)) if shares else (),
    )
    conclude(measured, _print, as_json=as_json, stopped=stopped)


def _rated(names: Sequence[str], rounds: Sequence[Sequence[float]]) -> list[Rating]:
    """Return the ratings of players, and how each did against the one named before it."""
    meetings, players = list(combinations(names, 2)), len(names)
    met_in = [everyone_met(shares, players) for shares in rounds]
    rated = []
    for place, (name, elo, (low, high)) in enumerate(
        zip(names, rate(met_in, players), intervals(met_in, players), strict=True)
    ):
        against = meetings.index((names[place - 1], name)) if place else len(meetings)
        met = [scores[against] for scores in rounds if against < len(scores)]
        beats = round(1 - sum(met) / len(met), 3) if met else None
        rated.append(Rating(name, round(elo), (round(low), round(high)), beats))
    return rated


def _print(console: Console, measured: Ratings) -> None:
    console.print(f"{measured.game}, {measured.mode}: {measured.pairs:,} pairs between every two players")
    table = figures_table("", "rating", "95 % interval", "against the one above")
    for rating in measured.ratings:
        low, high = rating.interval
        beats = "" if rating.beats is None else f"{rating.beats:.1%}"
        table.add_row(rating.player, str(rating.elo), f"{low} to {high}", beats)
    console.print(table)
