"""What is read before the first match begins, and what is left of it to the garbage collector."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from theagon.match.beginning import beginning_of
from theagon.server.matches.audience import MatchStatus, Perspective, whole_match
from theagon.server.matches.match_log import load_log
from theagon.server.matches.own_cards import OwnCards

if TYPE_CHECKING:
    from theagon.games.play.game import Game


def warm_up(game: Game) -> None:
    """Begin a match of a game and look at it as a player: that reads the game, its cards, decks and English words.

    Whoever comes first with another language waits for its words, 20 to 50 ms.
    """
    log = load_log(beginning_of(game, game.setup(seed=0), game), [], [])
    whole_match(log, Perspective((0,), 0, "en"), MatchStatus((), None, None, (), None), OwnCards(game))


def freeze_heap() -> None:
    """Let the garbage collector pass over all that there is: to look through it again would stop everybody for 0.1 s.

    A server's process has it off until now, because all that was read stays.
    """
    gc.freeze()
    gc.enable()
