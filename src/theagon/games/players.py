"""Bots by name: a kind of player and, after a colon, its budget for one decision, such as `greedy:500`."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from theagon.cards.wording import quoted, suggestion
from theagon.errors import TheagonError
from theagon.kernel.players import KINDS, MOST_BUDGET, Player

DEFAULT_BUDGETS: Final = MappingProxyType({Player.GREEDY: 120, Player.SEARCH: 256, Player.PEEPING: 256})
"""The budgets of players that have one: positions for greedy, trials for the others."""
PLAYERS: Final = MappingProxyType({player.name.lower(): player for player in Player})
"""All kinds of bots by name."""
BOTS: Final = tuple(name for name, player in PLAYERS.items() if player != Player.PEEPING)
"""The names of all bots that decide by what their seat may see."""


def player_number(name: str) -> int:
    """The number by which the rules know a player. Raises TheagonError if there is no such player."""
    kind, colon, budget = name.partition(":")
    if kind not in PLAYERS:
        raise TheagonError(f"there is no player {quoted(name)}", hint=suggestion(kind, PLAYERS) or ", ".join(PLAYERS))
    player = PLAYERS[kind]
    if not colon:
        return player + KINDS * DEFAULT_BUDGETS.get(player, 0)
    if player not in DEFAULT_BUDGETS:
        raise TheagonError(f"the player {kind} has no budget", hint=f"write {kind}")
    if not (budget.isascii() and budget.isdecimal() and 1 <= int(budget[:9]) <= MOST_BUDGET):
        raise TheagonError(
            f"{quoted(name)}: a budget is a whole number from 1 to {MOST_BUDGET}",
            hint=f"such as {kind}:{DEFAULT_BUDGETS[player]}",
        )
    return player + KINDS * int(budget)
