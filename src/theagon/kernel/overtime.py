"""Turns without end: how they are cut short when cards feed each other for ever.

A match has room for so many events a turn, many times what usual cards need. Once it has had more it is in overtime: a
turn has so many actions, and then can only be ended. An answer to a choice counts too; where abilities that answer
events may ask, and so ask for ever, there is a second bound, beyond which they are lost.
"""

from __future__ import annotations

from theagon.kernel.match import MatchScratch

EVENTS_A_TURN = 500  # on average, from the start of the match; usual ones have 20 to 40
ACTIONS = 100  # of a turn in overtime
ANSWERS = 100  # beyond them


def count_action(g: MatchScratch) -> None:
    """A player acts."""
    if g.clock > EVENTS_A_TURN * (g.turn + 1):
        g.overtime = min(ACTIONS + ANSWERS, g.overtime + 1)


def must_end(g: MatchScratch) -> bool:
    """May the turn only be ended?"""
    return g.overtime >= ACTIONS


def spent(g: MatchScratch) -> bool:
    """Are abilities lost too?"""
    return g.overtime >= ACTIONS + ANSWERS
