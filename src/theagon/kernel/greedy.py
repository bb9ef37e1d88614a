"""The bot `greedy`, in kernel Python: it plays towards the best position at the end of its turn.

It searches the action sequences of the turn best first, within a budget of positions, and scores each position by the
game's `evaluate`. It searches a determinization: first it redraws what its seat may not see, with the bots' generator,
so that hidden information cannot influence its decision.
"""

from __future__ import annotations

from theagon.kernel.bots import bot_random
from theagon.kernel.hooks import act, advise, evaluate, legal
from theagon.kernel.lapses import LapsesScratch, imagine, overlook
from theagon.kernel.memory import copy
from theagon.kernel.records import Record, int32, int64, uint8
from theagon.kernel.rng import reseed

POOL = 24  # positions kept for expansion
GREEDY_POSITIONS = POOL + 2  # the pool, the position being expanded, and the position to decide
CANDIDATES = 2048  # the longest list of actions
WORST = -(1 << 40)


class Position(Record):
    """A position of the search. Its state is at the same place of `g.saved`."""

    score = int64()
    first = int32()  # the first action towards it from the position to decide
    expanded = uint8()
    used = uint8()


class GreedyScratch(LapsesScratch):
    """The fields that greedy adds to a game's world. It uses the first GREEDY_POSITIONS places of `saved`."""

    candidates = int32()
    candidate = int32[CANDIDATES]
    position = Position.array(POOL)
    nodes = int32()
    best = int64()  # the score of the position that the last decision leads to; WORST if there was no search


def keep(g: GreedyScratch, score: int, first: int) -> None:
    """Put the current position into the pool if it is good enough.

    A position with the score of another is taken for the same actions in another order, and is skipped.
    """
    place = 0
    for k in range(POOL):
        p = g.position[k]
        if not p.used:
            place = k
            break
        if p.score == score and p.first >= 0:
            return
        if p.score < g.position[place].score:
            place = k
    p = g.position[place]
    if p.used and p.score >= score:
        return
    p.used = 1
    p.expanded = 0
    p.score = score
    p.first = first
    copy(g.saved[place], g)


def best_open(g: GreedyScratch) -> int:
    """Return the place of the best position that is not yet expanded, or -1."""
    best = -1
    for k in range(POOL):
        p = g.position[k]
        if p.used and not p.expanded and (best < 0 or p.score > g.position[best].score):
            best = k
    return best


def choose_greedy(g: GreedyScratch, budget: int) -> int:
    """Return the first action towards the best position found. Restores the state."""
    g.best = WORST
    advice = advise(g)
    if advice >= 0:
        return advice
    legal(g)
    if g.actions == 1:
        return g.action[0]
    seat = g.to_act
    log_on = g.log_on
    g.log_on = 0
    copy(g.saved[POOL + 1], g)
    seed = bot_random(g, 1 << 31)
    reseed(g, seed)
    imagine(g, seat)
    for k in range(POOL):
        g.position[k].used = 0
    choice = -1
    g.nodes = 0
    score = evaluate(g, seat)
    keep(g, score, -1)
    while g.nodes < budget:
        k = best_open(g)
        if k < 0:
            break
        g.position[k].expanded = 1
        first = g.position[k].first
        copy(g.saved[POOL], g.saved[k])
        copy(g, g.saved[POOL])
        legal(g)
        if first < 0:
            overlook(g)
        g.candidates = g.actions
        for i in range(g.candidates):
            g.candidate[i] = g.action[i]
        for i in range(g.candidates):
            copy(g, g.saved[POOL])
            action = g.candidate[i]
            act(g, action)
            g.nodes += 1
            score = evaluate(g, seat)
            towards = action if first < 0 else first
            if g.winner >= 0 or g.to_act != seat:  # the turn is over: compare
                if score > g.best:
                    g.best = score
                    choice = towards
            else:
                keep(g, score, towards)
    for k in range(POOL):  # turns that the budget cut short count as they stand
        p = g.position[k]
        if p.used and p.first >= 0 and p.score > g.best:
            g.best = p.score
            choice = p.first
    copy(g, g.saved[POOL + 1])
    g.log_on = log_on
    return choice
