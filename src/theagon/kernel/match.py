"""A match in progress: how it begins and ends, whose decision it is, and the list of what may be done."""

from __future__ import annotations

from theagon.kernel.hooks import legal
from theagon.kernel.log import LogState, clear_log, tell_card
from theagon.kernel.queue import QueueScratch, QueueState, begin_effects, drop_all
from theagon.kernel.records import int8, int32, uint8
from theagon.kernel.rng import RngState, reseed

MOST_TOLD = 9999  # lost effects that an event can report


class MatchState(RngState, LogState, QueueState):
    """What the state of every match begins with."""

    winner = int8()  # -1: the match goes on; a seat; or the number of seats, if it was drawn
    active = uint8()  # whose turn
    to_act = uint8()  # whose decision
    choice = uint8()  # what there is to choose; 0: an action of the turn


class MatchScratch(QueueScratch, MatchState):
    """What the functions here, and positions, need of a game's world.

    The game declares `turn`, `contestant` by seat, and `action`, which has room for its longest list.
    """

    turn: int  # all players' turns counted
    contestant: list[int]  # by seat: which contestant of the set-up sits there
    actions = int32()  # how many are legal
    action: list[int]


def begin_match(g: MatchScratch, seed: int) -> None:
    """On a state of zeros, seed chance and start the log and the queue."""
    clear_log(g)
    reseed(g, seed)
    begin_effects(g)
    g.winner = -1


def close_match(g: MatchScratch, winner: int) -> None:
    """End the match; what is pending or waits for a choice will not happen."""
    g.winner = winner
    g.choice = 0
    drop_all(g)


def reward(g: MatchScratch, seat: int) -> int:
    """What the match has given to a seat, each for itself: 1 if it has won, -1 if it has lost, else 0."""
    if g.winner < 0 or g.winner == len(g.contestant):
        return 0
    return 1 if g.winner == seat else -1


def side_of(g: MatchScratch, seat: int) -> int:
    """Which of the two bots of a match plays a seat, in a game of two: each contestant is a side."""
    return g.contestant[seat]


def offer(g: MatchScratch, action: int) -> None:
    """Add a legal action."""
    g.action[g.actions] = action
    g.actions += 1


def offer_each(g: MatchScratch, first: int, count: int) -> None:
    """Add `count` legal actions, numbered from `first` on."""
    listed = g.action
    n = g.actions
    for k in range(count):
        listed[n + k] = first + k
    g.actions = n + count


def has(g: MatchScratch, action: int) -> bool:
    """Is an action in the list?"""
    k = 0
    while k < g.actions and g.action[k] != action:
        k += 1
    return k < g.actions


def is_listed(g: MatchScratch, action: int) -> bool:
    """Is an action among all that are legal now?"""
    legal(g)
    return has(g, action)


def tell_lost(g: MatchScratch, kind: int, clause: int) -> None:
    """Log how many effects were lost: for want of room, or because there was no end of them."""
    tell_card(g, kind, clause, g.active, 0, min(MOST_TOLD, g.lost))
    g.lost = 0
