"""`theagon benchmark`: how strong a player is under a frozen protocol, as a row, a figure and a file to cite."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import rich_click as click
from click.exceptions import Exit

from theagon.arena.benchmark import SEATS, Results, by_seat, play_protocol
from theagon.arena.pairs import Pair
from theagon.arena.protocol import MOST_LEARNT, MOST_PAIRS, USUAL, load_protocol, named_decks, usual_mode
from theagon.cli import INTERRUPTED
from theagon.cli.chart import Measured, measurements
from theagon.cli.contest import play_contest
from theagon.cli.many import Experiment, cluster_option, play_through, resume_option, threads_option
from theagon.cli.options import NEW_FILE, OLD_FILE, json_option, refuse_existing
from theagon.cli.output import conclude, figures_table, print_json, stdout_console
from theagon.cli.own_bots import digest
from theagon.errors import TheagonError
from theagon.games import NAMES, load_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from theagon.arena.protocol import Protocol
    from theagon.games.play.game import Game

ROW: Final = ("benchmark", "rules, cards", "player", "learnt from", "won")
"""The headings of a row but for those of opponents and seats."""


class Met(msgspec.Struct, frozen=True):
    """The scores with an opponent in a file of results."""

    player: str
    scores: list[tuple[float, float]]


class Named(msgspec.Struct, frozen=True):
    """The protocol in a file of results."""

    name: str
    digest: str


class Recorded(msgspec.Struct, frozen=True):
    """What a file of results says of its matches."""

    benchmark: str
    protocol: Named
    player: str
    player_file: str | None
    opponents: list[Met]


protocol_option = click.option(
    "--protocol",
    "source",
    default=USUAL,
    show_default=True,
    metavar="NAME|FILE",
    help="The protocol, or a file of a protocol of your own.",
)


@click.group()
def benchmark() -> None:
    """Measure a player under a frozen protocol: results to cite.

    docs/benchmark.md says how to learn for it, and how to report and cite a result.
    """


@benchmark.command()
@click.argument("game", type=click.Choice(NAMES))
@click.argument("player", metavar="PLAYER")
@protocol_option
@click.option(
    "--pairs", type=click.IntRange(1, MOST_PAIRS), metavar="N", help="Fewer pairs with each opponent, to try it out."
)
@click.option(
    "--learnt", type=click.IntRange(0, MOST_LEARNT), metavar="N", help="Decisions that the player learnt from."
)
@click.option("--out", type=NEW_FILE, metavar="FILE", help="Write the results into this new JSON file.")
@click.option("--svg", "picture", type=NEW_FILE, metavar="FILE", help="Draw the figure in this new file.")
@resume_option
@threads_option
@cluster_option
@json_option
def run(
    game: str,
    player: str,
    source: str,
    pairs: int | None,
    learnt: int | None,
    out: Path | None,
    picture: Path | None,
    resume: Path | None,
    threads: int,
    cluster: str | None,
    as_json: bool,
) -> None:
    """Measure a player by the test matches of a protocol.

    PLAYER is as in 'theagon arena': a bot, net:FILE, bot:MODULE:NAME or program:COMMAND. It plays pairs with each
    opponent: the same seed and deck twice, sides exchanged, with seeds and decks that are kept for tests. The answer is
    the share of matches won, with 95 % intervals, as a table and as a row in Markdown. Ctrl-C prints the results so
    far; then --out and --svg write nothing, and --resume goes on.

        theagon benchmark run gods-unchained net:gods/network.npz --out results.json --svg results.svg

        theagon benchmark run army-of-gods greedy --pairs 2    # to try it out
    """
    for file in filter(None, (out, picture)):
        refuse_existing(file)
    loaded, protocol = load_game(game), load_protocol(source)
    task, most = protocol.task(loaded), _at_most(pairs, protocol.pairs, protocol.name)
    measured = _experiment(loaded, protocol, threads, cluster)
    (bot,) = measured.players([player])
    results = Results(protocol, list(named_decks(loaded, task.test)), most)
    contest = measured.contest((player, *protocol.opponents), f"{protocol.name} {protocol.digest}, {most} pairs")
    with measured.workers() as playing:
        stopped = play_contest(
            resume,
            contest,
            Pair,
            lambda done: play_protocol(loaded, protocol, bot, most, playing, done),
            most * len(protocol.opponents),
            results,
            lambda: False,
            lambda: f"against {protocol.opponents[min(results.played // most, len(protocol.opponents) - 1)]}",
        )
    facts = {
        "benchmark": f"theagon/{loaded.name}-{protocol.name}",
        "protocol": {"name": protocol.name, "digest": protocol.digest, "pairs": protocol.pairs},
        "version": version("theagon"),
        "rules": loaded.rules_version,
        "cards": loaded.card_set,
        "mode": measured.mode,
        "player": player,
        "player_file": digest(player),
        "learnt": learnt,
        "budget": None if learnt is None else protocol.budget(learnt),
        "pairs": most,
        **results.facts(),
    }
    if not stopped:
        if out is not None:
            out.write_bytes(msgspec.json.format(msgspec.json.encode(facts)))
        if picture is not None:
            picture.write_text(_figure(facts), encoding="utf-8")
    conclude(facts, _print, as_json=as_json, stopped=stopped)


@benchmark.command()
@click.argument("path", metavar="FILE", type=OLD_FILE)
@protocol_option
@click.option("--pairs", type=click.IntRange(1, MOST_PAIRS), metavar="N", help="Only the first pairs of each opponent.")
@threads_option
@cluster_option
def verify(path: Path, source: str, pairs: int | None, threads: int, cluster: str | None) -> None:
    """Play the matches of a file of results again, and compare their scores.

    It takes the same player, protocol, rules and cards. Players whose chance does not come from a seed differ.

        theagon benchmark verify results.json --pairs 10
    """
    try:
        known = msgspec.json.decode(path.read_bytes(), type=Recorded)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise TheagonError(f"{path}: this is no file of results: {error}") from None
    protocol = load_protocol(source)
    name = known.benchmark.removeprefix("theagon/").removesuffix(f"-{known.protocol.name}")
    if known.protocol.digest != protocol.digest or name not in protocol.games:
        raise TheagonError(
            f"{path} is of another protocol, {known.protocol.name}", hint="name it: --protocol NAME|FILE"
        )
    if digest(known.player) != known.player_file:
        raise TheagonError(f"{path} is of another file of {known.player}")
    most = _at_most(pairs, max((len(each.scores) for each in known.opponents), default=0), str(path))
    wanted = [(each.player, scores) for each in known.opponents for scores in each.scores[:most]]
    each_met = len(wanted) // len(protocol.opponents)
    if not wanted or [met for met, _ in wanted] != [met for met in protocol.opponents for _ in range(each_met)]:
        raise TheagonError(f"{path} lacks pairs of some opponents")
    checked = _experiment(load_game(name), protocol, threads, cluster)
    (bot,), played = checked.players([known.player]), list[Pair]()

    def check(pair: Pair) -> None:
        opponent, scores = wanted[len(played)]
        if by_seat(pair) != tuple(scores):
            told = f"pair {len(played) % each_met} with {opponent}: scores {scores} in the file, {by_seat(pair)} now"
            raise TheagonError(f"{path}: {told}")
        played.append(pair)

    with checked.workers() as playing:
        again = play_protocol(checked.game, protocol, bot, each_met, playing)
        stopped = play_through(again, len(wanted), check, "verifying")
    click.echo(f"{len(played):,} pairs: all as recorded")
    if stopped:
        raise Exit(INTERRUPTED)


@benchmark.command()
@protocol_option
@json_option
def show(source: str, as_json: bool) -> None:
    """Show a protocol: its opponents, its pairs, and the decks of each game.

    theagon benchmark show

    theagon benchmark show --json > my-protocol.json    # to begin one of your own
    """
    protocol, console = load_protocol(source), stdout_console()
    if as_json:
        print_json(protocol)
        return
    console.print(f"{protocol.name}: {protocol.pairs:,} pairs with each of {', '.join(protocol.opponents)}")
    console.print(f"budgets of decisions to learn from: {', '.join(f'{budget:,}' for budget in protocol.budgets)}")
    for game, task in protocol.games.items():
        console.print(f"\ntheagon/{game}-{protocol.name}: rules {task.rules}, cards {task.cards[:8]}")
        loaded = load_game(game)
        for what, decks in (("learn", task.training), ("test", task.test)):
            console.print(f"{what} with {', '.join(named_decks(loaded, decks))}", soft_wrap=True)
        if task.held_out:
            console.print(f"{len(task.held_out)} of {len(loaded.cards.everything)} cards are only in the test")


def _at_most(pairs: int | None, most: int, what: str) -> int:
    """Return the number of pairs to play; without a wish, all. Raises TheagonError for more than there are."""
    if pairs is not None and pairs > most:
        raise TheagonError(f"{what} has {most} pairs with each opponent, not {pairs}", hint="leave out --pairs for all")
    return pairs or most


def _experiment(game: Game, protocol: Protocol, threads: int, cluster: str | None) -> Experiment:
    mode = next(iter(game.modes))
    return Experiment(game, mode, usual_mode(game), protocol.first_seed(0), "", threads, cluster)


def _print(console: Console, facts: dict[str, Any]) -> None:
    """Print the shares as a table, and the row in Markdown."""
    pairs = sum(each["pairs"] for each in facts["opponents"])
    told = f"{facts['benchmark']}: {facts['player']}, {pairs:,} pairs of matches"
    partial = "" if facts["complete"] else ", not all that the protocol wants: no result to cite"
    console.print(told + partial, soft_wrap=True, markup=False)
    table = figures_table("", "won", "95 % interval")
    for each in _measured(facts):
        table.add_row(each.name, f"{each.share:.1%}", "{:.1%} to {:.1%}".format(*each.interval))
    console.print(table)
    if facts["milliseconds_a_decision"] is not None:
        console.print(f"a decision took {facts['milliseconds_a_decision']:.3g} ms")
    if facts["complete"]:
        console.print()
        for line in _row(facts):
            console.print(line, soft_wrap=True, markup=False)


def _measured(facts: dict[str, Any]) -> Sequence[Measured]:
    """Return all shares with their names."""
    found = [Measured("all opponents", facts["share"], facts["interval"])] if facts["share"] is not None else []
    parts = [(each["player"], each) for each in facts["opponents"]]
    parts += [(f"{name} seat", each) for name, each in facts["seats"].items()]
    parts += [(f"deck {name}", each) for name, each in facts["decks"].items()]
    return found + [Measured(name, each["share"], each["interval"]) for name, each in parts]


def _figure(facts: dict[str, Any]) -> str:
    return measurements(_measured(facts), f"matches that {facts['player']} won, {facts['benchmark']}")


def _row(facts: dict[str, Any]) -> list[str]:
    """Return the row of a table in Markdown, below its headings."""
    seats = [f"{name} seat" for name in SEATS]
    names = [*ROW, *(each["player"] for each in facts["opponents"]), *seats]
    budget = f", budget {facts['budget']:,}" if facts["budget"] else ""
    learnt = "–" if facts["learnt"] is None else f"{facts['learnt']:,}{budget}"
    shown = [f"{each['share']:.1%}" for each in (*facts["opponents"], *facts["seats"].values())]
    low, high = facts["interval"]
    won = f"{facts['share']:.1%} ({low:.1%} to {high:.1%})"
    cells = [facts["benchmark"], f"{facts['rules']}, `{facts['cards'][:8]}`", f"`{facts['player']}`", learnt, won]
    return [f"| {' | '.join(line)} |" for line in (names, ["---"] * len(names), [*cells, *shown])]
