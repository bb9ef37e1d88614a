"""Overtime: the end of turns in which cards trigger each other forever.

A match may have `EVENTS_A_TURN` events per turn on average, many times the usual number. Beyond that it is in overtime:
after `ACTIONS` actions a turn can only be ended. The answer to a choice counts as an action. Triggered abilities can
ask for choices, and so without end; after `ANSWERS` more answers they are lost.
"""

from __future__ import annotations

from theagon.kernel.match import MatchScratch

EVENTS_A_TURN = 500  # on average since the start of the match; usual turns have 20 to 40
ACTIONS = 100  # in a turn in overtime
ANSWERS = 100  # after these actions


def count_action(g: MatchScratch) -> None:
    """Count a player's action if the match is in overtime."""
    if g.clock > EVENTS_A_TURN * (g.turn + 1):
        g.overtime = min(ACTIONS + ANSWERS, g.overtime + 1)


def must_end(g: MatchScratch) -> bool:
    """Return whether the turn can only be ended."""
    return g.overtime >= ACTIONS


def spent(g: MatchScratch) -> bool:
    """Return whether triggered abilities are lost, too."""
    return g.overtime >= ACTIONS + ANSWERS
