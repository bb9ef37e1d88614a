"""`theagon opponents`: whom one can play against, and how strong each is."""

from __future__ import annotations

from typing import Any

import rich_click as click

from theagon.cli.options import json_option, lang_option
from theagon.cli.output import print_json, stdout_console
from theagon.games import NAMES
from theagon.games.bots.levels import LEVELS
from theagon.games.bots.ratings import ratings
from theagon.games.packaged import texts


@click.command()
@click.argument("game", metavar="[GAME]", type=click.Choice(NAMES), default=NAMES[0])
@lang_option
@json_option
def opponents(game: str, lang: str, as_json: bool) -> None:
    """List the opponents and how strong they are.

    The weakest of the eight comes first. A name such as level-3 may be given wherever a bot is named. A lead of 100
    points wins 64 % of matches, one of 200 points 76 %. The mean of the eight is 1500.

        theagon opponents gods-unchained

        theagon play --terminal --against level-1
    """
    words, known = texts(game), ratings(game)
    lines: list[dict[str, Any]] = [
        {
            "player": level,
            "name": words.say(lang, f"bot-{level}"),
            "rating": known[level].elo if level in known else None,
            "interval": known[level].interval if level in known else None,
            "character": words.say(lang, f"bot-{level}-character"),
        }
        for level in LEVELS
    ]
    if as_json:
        print_json(lines)
        return
    for line in lines:
        rated = "" if line["rating"] is None else "{:>5} ({} to {})".format(line["rating"], *line["interval"])
        stdout_console().print(f"{line['player']}  {line['name']:<10}{rated}".rstrip(), soft_wrap=True)
        stdout_console().print(f"         {line['character']}", soft_wrap=True)
