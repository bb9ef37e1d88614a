"""A match in progress: its beginning and end, the seat to act, and the list of legal actions."""

from __future__ import annotations

from theagon.kernel.hooks import legal
from theagon.kernel.log import LogState, clear_log, tell_card
from theagon.kernel.queue import QueueScratch, QueueState, begin_effects, drop_all
from theagon.kernel.records import int8, int32, uint8
from theagon.kernel.rng import RngState, reseed

MOST_TOLD = 9999  # the most lost effects that an event can report


class MatchState(RngState, LogState, QueueState):
    """The first fields of every match's state."""

    winner = int8()  # -1: the match goes on; else the winning seat, or the number of seats for a draw
    active = uint8()  # the seat that has the turn
    to_act = uint8()  # the seat that decides
    choice = uint8()  # the kind of choice; 0: an action of the turn


class MatchScratch(QueueScratch, MatchState):
    """The fields of a game's world that a match uses.

    The game declares `turn`, `contestant` by seat, and `action`, which has room for its longest list.
    """

    turn: int  # counts the turns of all players
    contestant: list[int]  # by seat: its contestant of the set-up
    actions = int32()  # the number of legal actions
    action: list[int]


def begin_match(g: MatchScratch, seed: int) -> None:
    """Begin a match on a state of zeros: seed the generator, and start the log and the queue."""
    clear_log(g)
    reseed(g, seed)
    begin_effects(g)
    g.winner = -1


def close_match(g: MatchScratch, winner: int) -> None:
    """End the match. Pending effects and choices are dropped."""
    g.winner = winner
    g.choice = 0
    drop_all(g)


def reward(g: MatchScratch, seat: int) -> int:
    """Return a seat's reward in a game without partners: 1 for a win, -1 for a loss, else 0."""
    if g.winner < 0 or g.winner == len(g.contestant):
        return 0
    return 1 if g.winner == seat else -1


def side_of(g: MatchScratch, seat: int) -> int:
    """Return the side of a seat in a game of two, where each contestant is a side."""
    return g.contestant[seat]


def offer(g: MatchScratch, action: int) -> None:
    """Add an action to the legal ones."""
    g.action[g.actions] = action
    g.actions += 1


def offer_each(g: MatchScratch, first: int, count: int) -> None:
    """Add `count` consecutive actions from `first` to the legal ones."""
    listed = g.action
    n = g.actions
    for k in range(count):
        listed[n + k] = first + k
    g.actions = n + count


def has(g: MatchScratch, action: int) -> bool:
    """Return whether an action is in the list."""
    k = 0
    while k < g.actions and g.action[k] != action:
        k += 1
    return k < g.actions


def is_listed(g: MatchScratch, action: int) -> bool:
    """List the legal actions, and return whether this one is among them."""
    legal(g)
    return has(g, action)


def tell_lost(g: MatchScratch, kind: int, clause: int) -> None:
    """Log how many effects were lost for lack of room or in an endless turn."""
    tell_card(g, kind, clause, g.active, 0, min(MOST_TOLD, g.lost))
    g.lost = 0
