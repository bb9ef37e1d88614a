"""Turns without end: how they are cut short when cards feed each other forever.

A match may have `EVENTS_A_TURN` events a turn, many times what usual cards need. With more it is in overtime: after
`ACTIONS` actions a turn can only be ended. An answer to a choice counts as an action. Abilities that answer events may
ask for choices, and so ask forever; after `ANSWERS` more answers they are lost.
"""

from __future__ import annotations

from theagon.kernel.match import MatchScratch

EVENTS_A_TURN = 500  # on average, from the start of the match; usual turns have 20 to 40
ACTIONS = 100  # of a turn in overtime
ANSWERS = 100  # after these


def count_action(g: MatchScratch) -> None:
    """Count an action of a player, if the match is in overtime."""
    if g.clock > EVENTS_A_TURN * (g.turn + 1):
        g.overtime = min(ACTIONS + ANSWERS, g.overtime + 1)


def must_end(g: MatchScratch) -> bool:
    """Can the turn only be ended?"""
    return g.overtime >= ACTIONS


def spent(g: MatchScratch) -> bool:
    """Are abilities lost too?"""
    return g.overtime >= ACTIONS + ANSWERS
