"""`theagon luck`: how much of a game the deal decides."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import rich_click as click
from click.exceptions import Exit

from theagon.arena.luck import Deal, luck_of, play_deals
from theagon.cli import INTERRUPTED
from theagon.cli.many import chosen_mode, cores, mode_option, play_through, seed_option, threads_option
from theagon.cli.options import cards_option, count_option, json_option
from theagon.cli.output import print_json, stdout_console
from theagon.errors import TheagonError
from theagon.games import NAMES, load_game
from theagon.games.bots.players import player_number
from theagon.match.own_cards import with_files
from theagon.match.simulate import mirror_decks

MOST_DEALS: Final = 1_000_000


@click.command()
@click.argument("name", metavar="GAME", type=click.Choice(NAMES))
@click.option("--player", default="greedy", show_default=True, metavar="BOT", help="Who plays on all seats.")
@count_option("--deals", "Deals, each played twice.", default=1000, least=2, most=MOST_DEALS)
@seed_option((1 << 40) - MOST_DEALS, "deal")
@mode_option
@cards_option
@threads_option
@json_option
def luck(
    name: str,
    player: str,
    deals: int,
    seed: int,
    mode: str | None,
    card_files: tuple[Path, ...],
    threads: int | None,
    as_json: bool,
) -> None:
    """Measure how much of a game the deal decides.

    Equal players play each deal twice: same deck for all, same seed, but their own draws differ. The share is the
    correlation of the two results: 1 if the deal decides all, 0 if it decides nothing. Ctrl-C stops early and prints
    the results so far.
    """
    game, played = with_files(load_game(name), card_files), list[Deal]()
    way = chosen_mode(game, mode, ())
    plan = mirror_decks(list(game.starter_decks().values()), deals, seed, way)

    def count(deal: Deal) -> int:
        played.append(deal)
        return len(played)

    number = player_number(player, game.name)
    stopped = play_through(play_deals(game, plan, number, threads or cores()), deals, count)
    found = luck_of(played)
    if found is None:
        raise TheagonError("all results are the same", hint="play more deals")
    if as_json:
        print_json({"game": name, "player": player, "seed": seed, **msgspec.to_builtins(found)})
    else:
        low, high = found.interval
        stdout_console().print(
            f"{name}: the deal explains {found.share:.0%} of the results between {player} and itself, "
            f"95 % interval {low:.0%} to {high:.0%}, {found.deals:,} deals",
            soft_wrap=True,
        )
    if stopped:
        raise Exit(INTERRUPTED)
