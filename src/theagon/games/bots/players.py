"""Bots by name: a level, or a kind of player and, after a colon, its budget for one decision, such as `greedy:500`."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from theagon.cards.error_text import quoted, suggestion
from theagon.errors import TheagonError
from theagon.games.bots.levels import LEVELS, level_number
from theagon.kernel.players import MOST_BUDGET, Player, packed

DEFAULT_BUDGETS: Final = MappingProxyType(
    {Player.GREEDY: 120, Player.SEARCH: 256, Player.PEEPING: 256, Player.FLAT: 256}
)
"""The budgets of players that have one: positions for greedy, trials for the others."""
KINDS: Final = MappingProxyType({player.name.lower(): player for player in Player})
"""The kinds of players by name."""
PLAYERS: Final = (*LEVELS, *KINDS)
"""The names of all bots."""
CONTROLS: Final = MappingProxyType({"peeping": "sees everything hidden", "flat": "searches as search began"})
"""The bots that others are measured by, with their descriptions."""
BOTS: Final = tuple(name for name in PLAYERS if name not in CONTROLS)
"""The names of all bots that are opponents."""


def player_number(name: str, game: str = "") -> int:
    """Return the number by which the rules of a game know a player. Raises TheagonError if there is no such player.

    Only the strength of a level depends on the game.
    """
    kind, colon, budget = name.partition(":")
    if kind not in PLAYERS:
        raise TheagonError(f"there is no player {quoted(name)}", hint=suggestion(kind, PLAYERS) or ", ".join(PLAYERS))
    usual = DEFAULT_BUDGETS.get(KINDS[kind]) if kind in KINDS else None
    if colon and usual is None:
        raise TheagonError(f"the player {kind} has no budget of your choice", hint=f"write {kind}")
    if kind in LEVELS:
        return level_number(kind, game)
    if not colon:
        return packed(KINDS[kind], usual or 0)
    short = len(budget) <= len(str(MOST_BUDGET))  # int refuses a text of thousands of digits
    if not (short and budget.isascii() and budget.isdecimal() and 1 <= int(budget) <= MOST_BUDGET):
        raise TheagonError(
            f"{quoted(name)}: a budget is a whole number from 1 to {MOST_BUDGET}", hint=f"such as {kind}:{usual}"
        )
    return packed(KINDS[kind], int(budget))
