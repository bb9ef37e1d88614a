"""`theagon luck`: how much of a game the deal decides."""

from __future__ import annotations

from typing import Final

import msgspec
import rich_click as click
from click.exceptions import Exit

from theagon.arena.luck import Deal, luck_of, play_deals
from theagon.cli import INTERRUPTED
from theagon.cli.many import Experiment, experiment, play_through
from theagon.cli.options import count_option, json_option
from theagon.cli.output import print_json, stdout_console
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.games.bots.players import player_number

MOST_DEALS: Final = 1_000_000


@click.command()
@click.argument("game", type=click.Choice(NAMES))
@click.option("--player", default="greedy", show_default=True, metavar="BOT", help="Who plays on all seats.")
@count_option("--deals", "Deals, each played twice.", default=1000, least=2, most=MOST_DEALS)
@json_option
@experiment((1 << 40) - MOST_DEALS, "deal")
def luck(played: Experiment, player: str, deals: int, as_json: bool) -> None:
    """Measure how much of a game the deal decides.

    Equal players play each deal twice: same deck for all, same seed, but their own draws differ. The share is the
    correlation of the two results: 1 if the deal decides all, 0 if it decides nothing. Ctrl-C stops early and prints
    the results so far.
    """
    game, results = played.game, list[Deal]()
    number = player_number(player, game.name)
    with played.workers() as workers:
        playing = play_deals(game, played.mirror_plan(deals), number, workers)
        stopped = play_through(playing, deals, results.append)
    found = luck_of(results)
    if found is None:
        raise TheagonError("all results are the same", hint="play more deals")
    if as_json:
        print_json({"game": game.name, "player": player, "seed": played.seed, **msgspec.to_builtins(found)})
    else:
        low, high = found.interval
        stdout_console().print(
            f"{game.name}: the deal explains {found.share:.0%} of the results between {player} and itself, "
            f"95 % interval {low:.0%} to {high:.0%}, {found.deals:,} deals",
            soft_wrap=True,
        )
    if stopped:
        raise Exit(INTERRUPTED)
