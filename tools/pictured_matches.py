"""Writes the replays of the matches that the pictures of the table show: `python -m tools.pictured_matches FOLDER`.

They are real ones, played by the greedy bot on all sides from a fixed seed up to a turn that shows much.
`npm run pictures` in `client` calls this and draws the pictures.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple

from theagon.games import load_game
from theagon.match.match import Match
from theagon.match.replay import save


class Pictured(NamedTuple):
    """A match, by its game, and the turn in which it stops, once the first player decides."""

    game: str
    decks: tuple[str, str] | None
    seed: int
    turn: int


MATCHES: Final = (
    Pictured("hand-of-the-gods", ("zeus", "odin"), seed=8, turn=17),
    Pictured("gods-unchained", ("nature", "war"), seed=4, turn=21),
    Pictured("army-of-gods", None, seed=3, turn=9),
)


def play(pictured: Pictured) -> Match:
    """Play the match up to its turn."""
    game = load_game(pictured.game)
    match = Match(game, game.setup(pictured.decks, seed=pictured.seed))
    while not match.position.is_over and (match.position.turn < pictured.turn or match.position.to_act != 0):
        match.apply(match.position.decide("greedy", len(match.history)))
    return match


if __name__ == "__main__":
    for each in MATCHES:
        save(play(each), Path(sys.argv[1]) / f"{each.game}.json")
