"""A match in progress: how it begins and ends, whose decision it is, and the list of what may be done."""

from __future__ import annotations

from theagon.kernel.hooks import legal
from theagon.kernel.log import LogState, clear_log, tell_card
from theagon.kernel.queue import QueueScratch, QueueState, begin_effects, drop_all
from theagon.kernel.records import int8, int32, uint8
from theagon.kernel.rng import RngState, reseed

MOST_TOLD = 9999  # of lost effects


class MatchState(RngState, LogState, QueueState):
    """What the state of every match begins with."""

    winner = int8()  # -1: it goes on; a seat; the number of seats, if it was drawn
    active = uint8()  # whose turn
    to_act = uint8()  # whose decision
    choice = uint8()  # what is chosen, 0: a turn's action


class MatchScratch(QueueScratch, MatchState):
    """What the functions here, and positions, need of a game's world; the game declares `turn`, `contestant` by seat,
    and `action` as long as its lists may be."""

    turn: int  # all players' turns counted
    contestant: list[int]  # who sits there, by the order of the set-up
    actions = int32()  # how many are legal
    action: list[int]


def begin_match(g: MatchScratch, seed: int) -> None:
    """On a state of zeros: chance, log and queue as a match begins with them."""
    clear_log(g)
    reseed(g, seed)
    begin_effects(g)
    g.winner = -1


def close_match(g: MatchScratch, winner: int) -> None:
    """The match is over; what was pending, or waited for a choice, will not happen."""
    g.winner = winner
    g.choice = 0
    drop_all(g)


def offer(g: MatchScratch, action: int) -> None:
    """One more action is legal."""
    g.action[g.actions] = action
    g.actions += 1


def offer_each(g: MatchScratch, first: int, count: int) -> None:
    """So many actions, numbered from `first` on, are legal."""
    listed = g.action
    n = g.actions
    for k in range(count):
        listed[n + k] = first + k
    g.actions = n + count


def is_listed(g: MatchScratch, action: int) -> bool:
    """Is an action one of those that are legal now?"""
    legal(g)
    listed = False
    for k in range(g.actions):
        if g.action[k] == action:
            listed = True
    return listed


def tell_lost(g: MatchScratch, kind: int, clause: int) -> None:
    """How many effects there was no room or no end for, if there are any."""
    if g.lost:
        tell_card(g, kind, clause, g.active, 0, min(MOST_TOLD, g.lost))
        g.lost = 0
