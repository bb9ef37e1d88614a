"""`theagon simulate`: bots play matches by the thousand."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import rich_click as click
from click.exceptions import Exit

from theagon.arena.card_tally import CardTally
from theagon.arena.hands import Side, watch
from theagon.arena.mix import mix_of
from theagon.arena.record import record
from theagon.cli import INTERRUPTED
from theagon.cli.card_table import print_cards
from theagon.cli.grid import MIX, grid_csv, grid_svg, print_grid
from theagon.cli.many import Experiment, deck_titles, experiment, fixed_setup, named_decks, play_through, resume_option
from theagon.cli.options import NEW_FILE, OLD_FILE, count_option, json_option, refuse_existing
from theagon.cli.output import figures_table, print_json, stdout_console
from theagon.cli.reference import read_reference
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.games.bots.players import PLAYERS
from theagon.kernel.rng import FIRST_TEST_SEED
from theagon.match.dataset import about
from theagon.match.dataset import record as recorded
from theagon.match.dataset_files import writer
from theagon.match.dataset_rows import Row, Wanted
from theagon.match.simulate import Plan, Result, drawn_decks, fixed_decks, play, round_robin, sides
from theagon.match.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Sequence

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
    "network of 'theagon train', bot:MODULE:NAME a function of your own, program:COMMAND a program. With more than "
    "two seats, B plays all but the first side.",
)
@click.option(
    "--decks",
    metavar="A,B",
    help="Decks of the game or deck files, one for each player; with --round-robin those that meet.  "
    "[default: starter decks, drawn]",
)
@click.option("--round-robin", "every_pair", is_flag=True, help="Let every two decks meet, seats swapped: a grid.")
@click.option("--svg", "picture", type=NEW_FILE, help="Draw the grid of a round robin in this new file.")
@click.option("--csv", "sheet", type=NEW_FILE, help="Write the grid of a round robin into this new file.")
@click.option(
    "--by-card", is_flag=True, help="Show what each card is worth in an opening hand, and the wins of leaders."
)
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
@resume_option
@click.option("--reference", type=OLD_FILE, help="Show what has changed since the run of this file, made by --json.")
@json_option
@experiment(FIRST_TEST_SEED - 1, "match")
def simulate(
    simulated: Experiment,
    games: int,
    players: str,
    decks: str | None,
    every_pair: bool,
    picture: Path | None,
    sheet: Path | None,
    by_card: bool,
    out: Path | None,
    overwrite: bool,
    decisions: bool,
    trials: int | None,
    resume: Path | None,
    reference: Path | None,
    as_json: bool,
) -> None:
    """Let bots play matches by the thousand.

    The digest is a hash over all final states in order: it is the same on every machine, with any number of threads,
    on a cluster, compiled or interpreted. Ctrl-C stops early and prints the results so far.

    --by-card says what a card is worth in an opening hand: it compares, deck by deck, the wins of sides that began with
    it and of sides that did not. A card that wins matches late costs there, so this does not say whether it is too
    strong: 'theagon compare' does. The wins of sides that drew or played a card show no cause: a side that lives
    longer draws and plays more. * marks figures that are hardly chance, ? those of cards that bots seldom play.

    --round-robin prints a grid of the wins of each deck against each other, and the equilibrium mix: how often to bring
    each deck, so that no deck wins more than half against you.

    A recorded file has a row for each match, from which 'theagon dataset verify' plays the match again.
    """
    if out is None and (decisions or trials or overwrite):
        raise TheagonError("--decisions, --chances and --overwrite say how to record", hint="add --out FILE.parquet")
    if by_card and out is not None:
        raise TheagonError("--by-card goes without --out", hint="run the command twice: both play the same matches")
    if resume is not None and (by_card or out is not None):
        raise TheagonError("--resume goes without --out and --by-card", hint="run the command twice")
    for wanted_file in filter(None, (picture, sheet)):
        if not every_pair:
            raise TheagonError("--svg and --csv write the grid of a round robin", hint="add --round-robin")
        refuse_existing(wanted_file)
    game, names = simulated.game, players.split(",")
    if len(names) != 2:
        raise TheagonError(f"a match takes two players, not {len(names)}", hint="such as random,greedy")
    earlier = None if reference is None else read_reference(reference, game.name)
    bots = simulated.players(names)
    labels, plan = _plan(simulated, games, decks, every_pair)
    tally, cards = Tally(labels), CardTally(labels, [game.deck_list(deck).cards for deck in plan.decks])
    if by_card and not any(cards.cards):
        raise TheagonError(f"--by-card: {game.name} has no cards")
    began, stored_actions = perf_counter(), 0

    def count_cards(batch: list[tuple[Result, tuple[Side, ...]]]) -> None:
        cards.add(batch)
        tally.add(result for result, _ in batch)

    with simulated.workers() as playing:
        if by_card:
            stopped = play_through(watch(game, plan, bots, playing), plan.games, count_cards, size=len)
        elif out is None:
            described = simulated.contest(names, _meeting(labels, games, decks, every_pair), plan.decks)
            with record(resume, described, Result) as (stored, played):
                tally.add(played[: plan.games])
                stored_actions = tally.actions

                def take(batch: list[Result]) -> None:
                    for result in batch:
                        stored.add(result)
                    tally.add(batch)

                further = play(game, plan, bots, playing, tally.games)
                stopped = play_through(further, plan.games - tally.games, take, size=len)
        else:
            wanted = Wanted(decisions, decisions, trials or 0)
            with writer(out, about(game, plan, labels, names, wanted), overwrite=overwrite) as file:

                def keep(batch: list[tuple[Result, Row]]) -> None:
                    file.add(row for _, row in batch)
                    tally.add(result for result, _ in batch)

                rows = recorded(game, plan, bots, wanted, playing)
                stopped = play_through(rows, plan.games, keep, size=len)
    seconds = perf_counter() - began
    results = tally.facts([names[side] for side in sides(game, plan)]) | (cards.facts() if by_card else {})
    if every_pair:
        results[MIX] = [
            {"deck": label, "share": share, "interval": interval}
            for label, (share, interval) in zip(labels, mix_of(tally.scores().by_pair, len(labels)), strict=True)
        ]
        if picture is not None and tally.games:
            picture.write_text(grid_svg(results, f"{game.title['en']}, {players}"), encoding="utf-8")
        if sheet is not None:
            sheet.write_text(grid_csv(results), encoding="utf-8")
    facts = {
        "game": game.name,
        "games": tally.games,
        "actions": tally.actions,
        "seconds": round(seconds, 3),
        "actions_per_second": round((tally.actions - stored_actions) / seconds),
        "backend": game.backend.mode,
        "seed": simulated.seed,
        "results": results,
        "digest": tally.digest,
    }
    if earlier is not None:
        facts["changes"] = earlier.changes(results)
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
    if seed > FIRST_TEST_SEED - plan.games:
        raise TheagonError(f"seeds end before {FIRST_TEST_SEED}", hint="take a smaller --seed")
    return deck_titles(game, labels), plan


def _meeting(labels: Sequence[str], games: int, decks: str | None, every_pair: bool) -> str:
    """Return how the decks meet. The matches of a round robin stand in another order for another number of them."""
    return f"{games} of every two of {', '.join(labels)}" if every_pair else decks or "drawn"


def _print(console: Console, facts: dict[str, Any], every_pair: bool) -> None:
    results = facts["results"]
    console.print(
        f"{facts['games']:,} matches, {facts['actions']:,} actions in {facts['seconds']:,} s: "
        f"{facts['actions_per_second']:,} actions/s, {facts['backend']}; {results['drawn']:,} drawn"
    )
    if not facts["games"]:
        return
    least, middle, most = results["turns"].values()
    share = results["by_aim"] / facts["games"]
    console.print(f"turns: {middle} in the middle, {least} to {most} in nine of ten; {share:.1%} reached the aim")
    if changes := facts.get("changes"):
        least, middle, most = (each["before"] for each in changes["turns"].values())
        console.print(f"before: {middle} in the middle, {least} to {most} in nine of ten")
    console.print()
    sides = [(f"{side['player']} ({ordinal})", side) for ordinal, side in zip("ABCD", results["players"], strict=False)]
    sides += [(f"seat {seat}", side) for seat, side in results["seats"].items()]
    if not every_pair:
        sides += [(f"deck {name}", side) for name, side in results["decks"].items()]
    sides += [(f"{leader['as']} {leader['card']}", leader) for leader in results.get("leaders", ())]
    console.print(_table(sides))
    if changes:
        console.print()
        console.print(_table_of_changes(changes))
    if every_pair:
        console.print()
        print_grid(console, results)
    if "cards" in results:
        console.print()
        print_cards(console, results["cards"])
    console.print(f"\ndigest {facts['digest']}")


def _table_of_changes(changes: dict[str, Any]) -> Any:
    table = figures_table("", "change since", "95 % interval")
    for kind in ("seats", "decks"):
        for name, change in changes[kind].items():
            low, high = (100 * bound for bound in change["interval"])
            table.add_row(
                f"{kind.removesuffix('s')} {name}", f"{100 * change['difference']:+.1f}", f"{low:+.1f} to {high:+.1f}"
            )
    return table


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
