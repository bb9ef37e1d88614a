"""The look for a win in this turn, before all else, that alert players have.

Greedy searches a single world, and with luck every gamble wins there. So the first action of a win is tried in further
worlds. A win in all of them is taken at once. If none is found, one in most of them is taken; anything less is left to
the player's own way to decide.
"""

from __future__ import annotations

from theagon.kernel.bots import WON, bot_random
from theagon.kernel.greedy import WORST, choose_greedy
from theagon.kernel.hooks import act, evaluate
from theagon.kernel.lapses import imagine
from theagon.kernel.memory import copy
from theagon.kernel.monte_carlo import ROOT, SearchScratch
from theagon.kernel.rng import reseed

WINNING = 1000  # positions that are examined to find a win
LOOKS = 3  # worlds in which a win is looked for, as long as there is one
WORLDS = 5  # further worlds in which it is tried
MOST = 3  # of them


def find_win(g: SearchScratch) -> int:
    """Return the first action of the surest win found in this turn; -1 if none is likely. Restores the state."""
    likely = MOST - 1
    best = -1
    for _ in range(LOOKS):
        action = choose_greedy(g, WINNING)
        if g.best != WON:
            return best
        won = worlds_won(g, action)
        if won == WORLDS:
            return action
        if won > likely:
            likely = won
            best = action
    return best


def worlds_won(g: SearchScratch, action: int) -> int:
    """Return in how many of some worlds an action leads to a win. Restores the state."""
    log_on = g.log_on
    g.log_on = 0
    copy(g.saved[ROOT], g)
    won = 0
    for _ in range(WORLDS):
        copy(g, g.saved[ROOT])
        if leads_to_win(g, action):
            won += 1
    copy(g, g.saved[ROOT])
    g.log_on = log_on
    return won


def leads_to_win(g: SearchScratch, action: int) -> bool:
    """Carry out an action in a world that the seat to act may believe in. Returns whether greedy then finds a win."""
    seat = g.to_act
    seed = bot_random(g, 1 << 31)
    reseed(g, seed)
    imagine(g, seat)
    act(g, action)
    while g.winner < 0 and g.to_act == seat:
        further = choose_greedy(g, WINNING)
        if g.best != WORST:
            return g.best == WON
        act(g, further)  # there is no choice
    return g.winner >= 0 and evaluate(g, seat) == WON
