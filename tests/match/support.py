"""Matches to look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from theagon.games.play.game import Game
from theagon.match.match import Match


def play_on(match: Match, player: str, steps: int = 1000) -> Match:
    """Let a bot play for all seats, up to the end of the match or a number of steps."""
    while not match.position.is_over and len(match.history) < steps:
        match.apply(match.position.decide(player, seed=len(match.history)))
    return match


def played(
    game: Game, seed: int, player: str = "greedy:40", steps: int = 1000, decks: Sequence[Any] | None = None
) -> Match:
    """A match between two bots, up to its end or a number of steps."""
    return play_on(Match(game, game.setup(decks, seed=seed)), player, steps)
