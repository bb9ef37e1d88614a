"""Theagon: card games of gods, on one rules engine.

game = theagon.load("hand-of-the-gods")
position = game.new(game.setup(seed=1))
position.apply(position.legal_actions()[0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, overload

if TYPE_CHECKING:
    from theagon.games.army_of_gods.game import ArmyOfGods
    from theagon.games.gods_unchained.game import GodsUnchained
    from theagon.games.hand_of_the_gods.game import HandOfTheGods
    from theagon.games.play.game import Game

__version__ = "0.1.0"


@overload
def load(name: Literal["hand-of-the-gods"]) -> HandOfTheGods: ...
@overload
def load(name: Literal["gods-unchained"]) -> GodsUnchained: ...
@overload
def load(name: Literal["army-of-gods"]) -> ArmyOfGods: ...
@overload
def load(name: str) -> Game: ...
def load(name: str) -> Game:
    """Return the game of this name. Raises TheagonError for an unknown name."""
    from theagon.games import load_game

    return load_game(name)
