"""Theagon: card games of gods, on one rules engine.

    game = theagon.load("hand-of-the-gods")
    position = game.new(game.setup(seed=1))
    position.apply(position.legal_actions()[0])
"""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from theagon.games.base import Game

__version__ = "0.1.0"


def load(name: str) -> Game:
    """The game of this name. Raises TheagonError for an unknown one."""
    from theagon.games import load_game

    game: Game = load_game(name)
    return game
