"""Conformance checks for games and bots, for use on your own.

    from theagon.testing import check_bot, check_game, house_bot

    check_game(game)
    check_bot(house_bot("greedy"), game)

A game has the interface of `theagon.games.base`; a bot is a function of a position and a seed. Each check plays random
matches from the given seeds, and raises `ConformanceError` at the first fault, with the match, the action, the seat and
the way to reproduce it. It returns the number of examined positions, decisions or actions.
"""

from __future__ import annotations

from theagon.testing.bots import (
    check_bot,
    check_bot_changes_nothing,
    check_bot_is_deterministic,
    check_bot_is_fair,
    check_bot_plays_legally,
    house_bot,
)
from theagon.testing.clones import check_clone
from theagon.testing.determinism import check_determinism
from theagon.testing.errors import ConformanceError
from theagon.testing.games import check_game
from theagon.testing.legality import check_legal_actions
from theagon.testing.lockstep import check_lockstep
from theagon.testing.log import check_log
from theagon.testing.names import check_names
from theagon.testing.processes import check_new_process
from theagon.testing.secrecy import check_secrecy, redrawn
from theagon.testing.serialisation import check_serialisation
from theagon.testing.walks import Bot, Deal, Moment, deal, moments

__all__ = [
    "Bot",
    "ConformanceError",
    "Deal",
    "Moment",
    "check_bot",
    "check_bot_changes_nothing",
    "check_bot_is_deterministic",
    "check_bot_is_fair",
    "check_bot_plays_legally",
    "check_clone",
    "check_determinism",
    "check_game",
    "check_legal_actions",
    "check_lockstep",
    "check_log",
    "check_names",
    "check_new_process",
    "check_secrecy",
    "check_serialisation",
    "deal",
    "house_bot",
    "moments",
    "redrawn",
]
