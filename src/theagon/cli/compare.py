"""`theagon compare`: which of two decks or sets of cards wins more, or what a card is worth."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import rich_click as click

from theagon.arena.card_tally import CardTally
from theagon.arena.comparison import Comparison, Scores, against, play_both
from theagon.arena.hands import watch
from theagon.cli.compared import BLANK, compared_sides, figures, game_of
from theagon.cli.contest import play_contest
from theagon.cli.many import MOST_PAIRS, Experiment, deck_titles, experiment, named_decks, play_through, resume_option
from theagon.cli.options import Number, count_option, json_option
from theagon.cli.output import conclude
from theagon.cli.own_bots import arena_player
from theagon.games.collection.blanks import blank_id
from theagon.kernel.rng import FIRST_TEST_SEED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from theagon.arena.record import Contest
    from theagon.arena.sides import Side
    from theagon.match.simulate import Plan

WATCHED: Final = 200
"""The matches in which it is watched whether a card is played."""


@click.command()
@click.argument("a", metavar="A")
@click.argument("b", metavar="B")
@click.option("--deck", metavar="DECK", help="Deck that holds the card, or that plays with both files of cards.")
@click.option(
    "--against", "against_", metavar="DECKS", help="Decks of the opponents, in turn.  [default: starter decks]"
)
@click.option("--player", default="greedy", show_default=True, metavar="BOT", help="Who plays on all seats.")
@click.option(
    "--margin",
    type=Number(0.1, 50),
    default=2,
    show_default=True,
    metavar="POINTS",
    help="Smaller differences do not matter.",
)
@count_option("--pairs", "Pairs of matches at most.", default=20_000, most=MOST_PAIRS)
@click.option("--all", "all_", is_flag=True, help="Play all pairs, even once the answer is clear: a narrower interval.")
@resume_option
@json_option
@experiment(FIRST_TEST_SEED - MOST_PAIRS, "pair", game_of)
def compare(
    compared: Experiment,
    a: str,
    b: str,
    deck: str | None,
    against_: str | None,
    player: str,
    margin: float,
    pairs: int,
    all_: bool,
    resume: Path | None,
    as_json: bool,
) -> None:
    """Compare two decks, two files of cards, or a card and a blank.

    Is this card too strong? What did this edit do? The same matches are played with A and with B: the same seeds,
    seats, opponents and bots. The answer is how many more of its matches A wins, in points, with a 95 % interval.

        theagon compare my-deck.yaml zeus             # two decks

        theagon compare medusa blank --deck zeus      # a card and a blank

        theagon compare old.yaml new.yaml --deck D    # two files of cards

    A blank takes the place of all copies of the card in the deck. It is a plain unit or creature of the same cost,
    with median figures. In Army of Gods it is an army card of median strength, or a god or power card that draws a
    card. To see how much is much, compare cards that you know in the same way.

    With two files of cards, the opponents play with the same file as the deck: choose them by --against.

    Matches are played until it is clear that one is better, or that they differ by less than the margin. The interval
    holds at all times: stop whenever you like by Ctrl-C, which prints the results so far, and go on later by --resume.
    """
    sides = compared_sides(compared.game, a, b, deck)
    bots = [arena_player(player, side.game) for side in sides]  # their cards differ
    names = named_decks(against_, "--against") if against_ else list(compared.game.starter_decks())
    plans = [
        against(side.deck, [side.game.load_deck(name) for name in names], pairs, compared.seed, compared.way)
        for side in sides
    ]
    facts = {"game": compared.game.name, "mode": compared.mode, "seed": compared.seed, "player": player}
    titles = deck_titles(sides[0].game, names)
    facts |= {"a": sides[0].name, "b": sides[1].name, "against": titles, "margin": margin}
    counted, stopped = Comparison(margin / 100), False
    with compared.workers() as playing:
        if b == BLANK:
            facts["blank"] = figures(sides[1].game.definition(blank_id(a)))
            held = [sides[0].game.deck_list(each).cards for each in plans[0].decks]
            watched = CardTally([sides[0].name, *titles], held)
            few = dataclasses.replace(plans[0], games=min(WATCHED, pairs))
            stopped = play_through(
                watch(sides[0].game, few, [bots[0], bots[0]], playing), few.games, watched.add, "watching", size=len
            )
            facts["seldom_played"] = watched.seldom_played(a)
        stopped = stopped or play_contest(
            resume,
            _contest(compared, player, f"{a} and {b}", sides, plans),
            Scores,
            lambda done: play_both([side.game for side in sides], plans, bots, playing, done),
            pairs,
            counted,
            lambda: not all_ and counted.verdict is not None,
            lambda: _more(counted.remaining()),
        )
    facts |= counted.facts() if counted.played else {"pairs": 0}
    conclude(facts, _print, as_json=as_json, stopped=stopped)


def _contest(compared: Experiment, player: str, name: str, sides: Sequence[Side], plans: Sequence[Plan]) -> Contest:
    """Return the description of a comparison for its record."""
    cards = " ".join(dict.fromkeys(side.game.card_set for side in sides))
    return msgspec.structs.replace(compared.contest([player], name, [plan.decks for plan in plans]), cards=cards)


def _more(remaining: int | None) -> str:
    """Return how far a verdict is, with two digits of the number."""
    if remaining is None:
        return "not yet sure"
    unit = 10 ** max(0, len(str(remaining)) - 2)
    return f"not yet sure: about {-(-remaining // unit) * unit:,} more"


def _print(console: Console, facts: dict[str, Any]) -> None:
    console.print(f"A is {facts['a']}, B is {facts['b']}", soft_wrap=True, markup=False)
    if blank := facts.get("blank"):
        told = " ".join(f"{name} {value}" for name, value in blank.items() if name != "kind")
        console.print(f"the blank: {blank['kind']}, {told}")
    told = f"{facts['pairs']:,} pairs of {facts['game']}, {facts['mode']}, {facts['player']} against"
    console.print(f"{told} {', '.join(facts['against'])}", soft_wrap=True, markup=False)
    if not facts["pairs"]:
        return
    first, second = facts["shares"]
    low, high = (100 * bound for bound in facts["interval"])
    console.print(f"A won {first:.1%}, B won {second:.1%}; {facts['differing']:.1%} of the pairs ended differently")
    console.print(f"A adds {100 * facts['difference']:+.1f} points, 95 % interval {low:+.1f} to {high:+.1f}")
    verdict = facts["verdict"]
    if verdict is None:
        console.print(_more(facts["remaining"]))
    elif verdict == "no difference":
        console.print(f"no difference of more than {facts['margin']:g} points")
    else:
        console.print(f"A is {verdict}")
    if facts.get("seldom_played"):
        told = f"{facts['player']} plays the card in under a fifth of the matches that draw it: this means nothing"
        console.print(told, soft_wrap=True)
