"""`theagon deck improve`: a deck made better by swaps of cards, each with its gain."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import rich_click as click

from theagon.arena.comparison import Comparison, against, play_both
from theagon.arena.improving import Race, Round, drawn_swaps, is_legal, seeds_of_race, swapped
from theagon.arena.record import record
from theagon.cards.error_text import quoted
from theagon.cli.many import MOST_PAIRS, Experiment, deck_titles, experiment, named_decks, play_through, resume_option
from theagon.cli.options import NEW_FILE, count_option, json_option, refuse_existing
from theagon.cli.output import conclude, figures_table
from theagon.errors import Location, TheagonError
from theagon.kernel.rng import FIRST_TEST_SEED
from theagon.match.own_cards import game_of_deck
from theagon.match.saving import fields_text

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from rich.console import Console

    from theagon.arena.comparison import Scores

MOST_ROUNDS: Final = 200
SEEDS: Final = 2 * MOST_PAIRS
"""The seeds of a round: those of its race, then those of its comparison."""
PATIENCE: Final = 2
"""The rounds in a row without a gain after which a deck counts as improved."""


@click.command()
@click.argument("name", metavar="DECK")
@click.option("--against", "against_", metavar="DECKS", help="Decks of the opponents.  [default: starter decks]")
@click.option("--player", default="greedy", show_default=True, metavar="BOT", help="Who plays on all seats.")
@count_option("--swaps", "Swaps at most.", default=3, most=MOST_ROUNDS // 2)
@count_option("--tries", "Swaps that a round tries, drawn by chance.", default=64, most=4096, least=2)
@count_option("--matches", "Matches of each swap before the worse half leaves.", default=50, most=10_000)
@count_option("--pairs", "Pairs of matches at most that decide on the best swap.", default=4000, most=MOST_PAIRS)
@click.option("--out", type=NEW_FILE, metavar="FILE", help="Write the improved deck into this new file.")
@resume_option
@json_option
@experiment(FIRST_TEST_SEED - MOST_ROUNDS * SEEDS, "match", lambda name, **_: game_of_deck(name))
def improve(
    improved: Experiment,
    name: str,
    against_: str | None,
    player: str,
    swaps: int,
    tries: int,
    matches: int,
    pairs: int,
    out: Path | None,
    resume: Path | None,
    as_json: bool,
) -> None:
    """Improve a deck by swaps within its rules, each with its gain.

    Each round tries some swaps of one copy, all in the same matches; again and again the worse half leaves. Fresh
    matches then decide on the best: it is taken if the deck surely wins more with it. After two rounds in a row
    without a gain the search ends. A gain holds against these opponents, and between these players.

        theagon deck improve zeus --swaps 2 --out better.yaml

        theagon deck improve my-deck.yaml --against zeus,odin --resume swaps.jsonl

    Ctrl-C stops early, and prints the swaps so far.
    """
    if out is not None:
        refuse_existing(out)
    if (seeds := seeds_of_race(tries, matches)) > MOST_PAIRS:
        told = f"--tries {tries} --matches {matches}: a race of {seeds:,} seeds, of which it has {MOST_PAIRS:,}"
        raise TheagonError(told, hint="take fewer tries or matches")
    game, (bot,) = improved.game, improved.players([player])
    names = named_decks(against_, "--against") if against_ else list(game.starter_decks())
    first, opponents = game.load_deck(name), [game.load_deck(each) for each in names]
    told = f"{name} against {','.join(names)}: {tries} tries, {matches} matches, {pairs} pairs"
    rounds, deck, stopped = list[Round](), first, False

    with (
        improved.workers() as playing,
        record(resume, improved.contest([player], told, [first, *opponents]), Round) as (file, played),
    ):

        def compared(decks: Sequence[Any], seed: int, *, whole: bool = False) -> Comparison:
            """Return the comparison of two decks, played until it is clear, or whole."""
            nonlocal stopped
            counted = Comparison(0.0)
            plans = [against(each, opponents, pairs, seed, improved.way) for each in decks]

            def undecided() -> Generator[Scores]:
                for scores in play_both([game, game], plans, [bot, bot], playing):
                    yield scores
                    if counted.verdict is not None and not whole:
                        return

            doing = "all swaps" if whole else f"round {len(rounds) + 1}: the best swap"
            stopped = play_through(undecided(), pairs, lambda scores: counted.add([scores]), doing)
            return counted

        def new_round() -> Round | None:
            """Play a round; None if no swap is legal, or Ctrl-C stops it."""
            nonlocal stopped
            seed = improved.seed + len(rounds) * SEEDS
            found = drawn_swaps(game, deck, tries, seed)
            if not found:
                return None
            race = Race(game, [swapped(deck, swap) for swap in found], opponents, matches, seed, improved.way)
            doing = f"round {len(rounds) + 1}: {len(found)} swaps"
            stopped = play_through(race.run(bot, playing), race.total, lambda _: None, doing, size=int)
            if stopped:
                return None
            best = found[race.left[0]]
            counted = compared((swapped(deck, best), deck), seed + MOST_PAIRS)
            if stopped:
                return None
            taken = counted.verdict == "better"
            return Round(best, taken, counted.played, counted.difference, counted.interval)

        further = iter(new_round, None)
        for each in chain(played, further):
            rounds.append(each)
            if len(rounds) > len(played):
                file.add(each)
            elif not is_legal(game, deck, each.swap):
                told = f"the deck allows no swap of {quoted(each.swap.out)} for {quoted(each.swap.into)}"
                raise TheagonError(told, Location(str(resume), len(rounds) + 1))  # after the line of the contest
            if each.taken:
                deck = swapped(deck, each.swap)
            if sum(one.taken for one in rounds) == swaps or _is_idle(rounds) or len(rounds) == MOST_ROUNDS:
                break
        facts = {"game": game.name, "mode": improved.mode, "seed": improved.seed, "player": player}
        title, *others = deck_titles(game, [name, *names])
        facts |= {"deck": title, "against": others, "rounds": rounds, "cards": dict(deck.cards)}
        if not stopped and any(each.taken for each in rounds):
            together = compared((deck, first), improved.seed + MOST_ROUNDS * SEEDS - MOST_PAIRS, whole=True)
            if together.played:
                facts["together"] = together.facts()
    if out is not None:
        out.write_text(fields_text(msgspec.to_builtins(deck)), encoding="utf-8")
    conclude(facts, _print, as_json=as_json, stopped=stopped)


def _is_idle(rounds: Sequence[Round]) -> bool:
    """Return whether the last rounds brought no gain."""
    return len(rounds) >= PATIENCE and not any(each.taken for each in rounds[-PATIENCE:])


def _print(console: Console, facts: dict[str, Any]) -> None:
    """Print each round's best swap with its gain in points, and the gain of all that were taken."""
    table = figures_table("out", "in", "pairs", "gain", "95 % interval", "taken")
    table.columns[1].justify = "left"
    for each in facts["rounds"]:
        table.add_row(
            each.swap.out,
            each.swap.into,
            f"{each.pairs:,}",
            *_points(each.gain, each.interval),
            "yes" if each.taken else "no",
        )
    told = f"{facts['deck']}, {facts['player']} against {', '.join(facts['against'])}"
    console.print(told, soft_wrap=True, markup=False)
    console.print(table)
    if together := facts.get("together"):
        gain, interval = _points(together["difference"], together["interval"])
        first, second = together["shares"]
        console.print(
            f"in {together['pairs']:,} further pairs the deck won {second:.1%} before and {first:.1%} after: "
            f"{gain} points, 95 % interval {interval}",
            soft_wrap=True,
        )


def _points(gain: float, interval: tuple[float, float]) -> tuple[str, str]:
    """Return a gain and its interval in points, as text."""
    low, high = (100 * bound for bound in interval)
    return f"{100 * gain:+.1f}", f"{low:+.1f} to {high:+.1f}"
