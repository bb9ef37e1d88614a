"""`theagon simulate`: bots play matches by the thousand."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import rich_click as click
from click.exceptions import Exit

from theagon.arena.card_tally import CardTally
from theagon.arena.hands import Side, watch
from theagon.cli import INTERRUPTED
from theagon.cli.card_table import print_cards
from theagon.cli.many import Experiment, experiment, fixed_setup, named_decks, play_through
from theagon.cli.options import NEW_FILE, count_option, json_option
from theagon.cli.output import figures_table, print_json, stdout_console
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.games.bots.players import PLAYERS
from theagon.kernel.rng import MAX_SEED
from theagon.match.dataset import about, record
from theagon.match.dataset_files import writer
from theagon.match.dataset_rows import Row, Wanted
from theagon.match.simulate import Plan, Result, drawn_decks, fixed_decks, play, round_robin, sides
from theagon.match.tally import Tally

if TYPE_CHECKING:
    from rich.console import Console

MOST_GAMES: Final = 100_000_000


@click.command()
@click.argument("game", metavar="[GAME]", type=click.Choice(NAMES), default=NAMES[0])
@count_option("--games", "Matches; with --round-robin for each pair of decks.", default=1000, most=MOST_GAMES)
@click.option(
    "--players",
    metavar="A,B",
    default="random,random",
    show_default=True,
    help=f"Two of {', '.join(PLAYERS)}; a kind may have a budget for each decision, as in greedy:500. net:FILE is a "
    "network of 'theagon train', bot:MODULE:NAME a function of your own. With more than two seats, B plays all but the "
    "first side.",
)
@click.option(
    "--decks",
    metavar="A,B",
    help="Decks of the game or deck files, one for each player; with --round-robin those that meet.  "
    "[default: starter decks, drawn]",
)
@click.option("--round-robin", "every_pair", is_flag=True, help="Let every two decks meet, seats swapped.")
@click.option("--by-card", is_flag=True, help="Show the effect of each card and each leader on winning.")
@click.option(
    "--out",
    type=NEW_FILE,
    metavar="FILE",
    help="Record the matches with all their actions in this .parquet or .npz file.",
)
@click.option("--overwrite", is_flag=True, help="Replace FILE if there is one.")
@click.option("--decisions", is_flag=True, help="Also record the observation and the legal actions of each decision.")
@click.option(
    "--chances",
    "trials",
    type=click.IntRange(1, 100_000),
    metavar="TRIALS",
    help="Record how probably the deciding player would win, from this number of trials.",
)
@json_option
@experiment(MAX_SEED, "match")
def simulate(
    simulated: Experiment,
    games: int,
    players: str,
    decks: str | None,
    every_pair: bool,
    by_card: bool,
    out: Path | None,
    overwrite: bool,
    decisions: bool,
    trials: int | None,
    as_json: bool,
) -> None:
    """Let bots play matches by the thousand.

    The digest is a hash over all final states in order: it is the same on every machine, with any number of threads,
    on a cluster, compiled or interpreted. Ctrl-C stops early and prints the results so far.

    --by-card compares, deck by deck, the wins of sides that began with a card in hand and of sides that did not. Chance
    deals the hands, so the card causes the difference. The wins of sides that drew or played a card show no cause: a
    side that lives longer draws and plays more. Among many cards some differ by chance: * marks those that stand out.

    A recorded file has a row for each match, from which 'theagon dataset verify' plays the match again.
    """
    if out is None and (decisions or trials or overwrite):
        raise TheagonError("--decisions, --chances and --overwrite say how to record", hint="add --out FILE.parquet")
    if by_card and out is not None:
        raise TheagonError("--by-card goes without --out", hint="run the command twice: both play the same matches")
    game, names = simulated.game, players.split(",")
    if len(names) != 2:
        raise TheagonError(f"a match takes two players, not {len(names)}", hint="such as random,greedy")
    bots = simulated.players(names)
    labels, plan = _plan(simulated, games, decks, every_pair)
    tally, cards = Tally(labels), CardTally(labels, [game.deck_list(deck).cards for deck in plan.decks])
    if by_card and not any(cards.cards):
        raise TheagonError(f"--by-card: {game.name} has no cards")
    began = perf_counter()

    def count_cards(batch: list[tuple[Result, tuple[Side, ...]]]) -> None:
        cards.add(batch)
        tally.add(result for result, _ in batch)

    with simulated.workers() as playing:
        if by_card:
            stopped = play_through(watch(game, plan, bots, playing), plan.games, count_cards, size=len)
        elif out is None:
            stopped = play_through(play(game, plan, bots, playing), plan.games, tally.add, size=len)
        else:
            wanted = Wanted(decisions, decisions, trials or 0)
            with writer(out, about(game, plan, labels, names, wanted), overwrite=overwrite) as file:

                def keep(batch: list[tuple[Result, Row]]) -> None:
                    file.add(row for _, row in batch)
                    tally.add(result for result, _ in batch)

                played = record(game, plan, bots, wanted, playing)
                stopped = play_through(played, plan.games, keep, size=len)
    seconds = perf_counter() - began
    facts = {
        "game": game.name,
        "games": tally.games,
        "actions": tally.actions,
        "seconds": round(seconds, 3),
        "actions_per_second": round(tally.actions / seconds),
        "backend": game.backend.mode,
        "seed": simulated.seed,
        "results": tally.facts([names[side] for side in sides(game, plan)]) | (cards.facts() if by_card else {}),
        "digest": tally.digest,
    }
    if as_json:
        print_json(facts)
    else:
        _print(stdout_console(), facts, every_pair)
    if stopped:
        raise Exit(INTERRUPTED)


def _plan(simulated: Experiment, games: int, decks: str | None, every_pair: bool) -> tuple[list[str], Plan]:
    """Return the names of the decks, and the plan."""
    game, mode, seed = simulated.game, simulated.way, simulated.seed
    labels = list(game.starter_decks()) if decks is None else named_decks(decks)
    if every_pair and mode.seats != 2:
        raise TheagonError("in a round robin two decks meet", hint="take a mode of two, or leave --round-robin out")
    if every_pair and len({*labels}) < max(2, len(labels)):
        raise TheagonError(f"no round robin of {', '.join(labels)}", hint="name two or more decks, each once")
    if decks is not None and not every_pair:
        plan = fixed_decks(fixed_setup(game, decks, mode).decks, games, seed, mode)
    else:
        meeting = round_robin if every_pair else drawn_decks
        plan = meeting([game.load_deck(label) for label in labels], games, seed, mode)
        game.setup([labels[0]] * mode.seats, seed=0, options=mode.options)
    if seed > MAX_SEED - plan.games:
        raise TheagonError(f"seeds end at {MAX_SEED}", hint="take a smaller --seed")
    return labels, plan


def _print(console: Console, facts: dict[str, Any], every_pair: bool) -> None:
    results = facts["results"]
    console.print(
        f"{facts['games']:,} matches, {facts['actions']:,} actions in {facts['seconds']:,} s: "
        f"{facts['actions_per_second']:,} actions/s, {facts['backend']}; {results['drawn']:,} drawn"
    )
    least, middle, most = results["turns"].values()
    share = results["by_aim"] / facts["games"]
    console.print(f"turns: {middle} in the middle, {least} to {most} in nine of ten; {share:.1%} reached the aim")
    console.print()
    sides = [(f"{side['player']} ({ordinal})", side) for ordinal, side in zip("ABCD", results["players"], strict=False)]
    sides += [(f"seat {seat}", side) for seat, side in results["seats"].items()]
    sides += [(f"deck {name}", side) for name, side in results["decks"].items()]
    if every_pair:
        sides += [(" v ".join(pair["decks"]), pair) for pair in results["pairs"]]
    sides += [(f"{leader['as']} {leader['card']}", leader) for leader in results.get("leaders", ())]
    console.print(_table(sides))
    if "cards" in results:
        console.print()
        print_cards(console, results["cards"])
    console.print(f"\ndigest {facts['digest']}")


def _table(sides: list[tuple[str, dict[str, Any]]]) -> Any:
    table = figures_table("", "played", "won", "drawn", "rate", "95 % interval")
    for name, side in sides:
        low, high = side["interval"]
        table.add_row(
            name,
            f"{side['played']:,}",
            f"{side['won']:,}",
            f"{side['drawn']:,}",
            f"{side['rate']:.1%}",
            f"{low:.1%} to {high:.1%}",
        )
    return table
