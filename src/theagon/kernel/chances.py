"""How a match may go for a seat: trials in worlds that agree with what it knows, in kernel Python.

A trial draws a world, carries out an action if one is asked about, lets `greedy` play on for all seats, and stops at a
fixed turn, counted from the position: there `evaluate` says how good it came out. World k of a seed is always the same.
So actions can be compared in the same worlds, and trials in parts can be added up. `games/bots/curves.py` makes
probabilities of the sum.
"""

from __future__ import annotations

from theagon.kernel.bots import bot_random
from theagon.kernel.greedy import GREEDY_POSITIONS, choose_greedy
from theagon.kernel.hooks import act, determinize, evaluate, horizon, is_legal, spread
from theagon.kernel.memory import copy
from theagon.kernel.monte_carlo import SearchScratch
from theagon.kernel.records import int32
from theagon.kernel.rng import reseed

ROOT = GREEDY_POSITIONS  # where the position is saved; greedy has the places before it
POLICY = 20  # positions that greedy looks at for an action; the curves of the games are fitted to this
CERTAIN = 1 << 20  # the value of a trial that is won
DRAWS = 4096  # of the bots' own chance, set aside for each world
MOST_WORLDS = 1 << 20


class ChancesScratch(SearchScratch):
    """What trials need of a game's world: the first places of `saved`. It counts how the last trials ended."""

    trials_won = int32()
    trials_lost = int32()
    trials_drawn = int32()


def trials(g: ChancesScratch, seat: int, tried: int, seed: int, first: int, worlds: int, peeps: bool) -> int:
    """The sum of the values of the trials in `worlds` worlds from the `first` on; those that ended drawn count 0.

    An action `tried` that is not legal stands for none. With `peeps` the seat sees everything hidden, and the worlds
    differ only in chance to come. Leaves the state as it was, and how many trials were won, lost and drawn.
    """
    log_on = g.log_on
    g.log_on = 0
    copy(g.saved[ROOT], g)
    acts = g.winner < 0 and tried >= 0 and is_legal(g, tried)
    last = g.turn + horizon(g)
    g.bot_seed = seed
    g.careless = 0  # whoever decided on this world before, no player of a trial has lapses
    g.forgetful = 0
    g.trials_won = 0
    g.trials_lost = 0
    g.trials_drawn = 0
    total = 0
    for k in range(worlds):
        copy(g, g.saved[ROOT])
        g.bot_draws = (first + k) * DRAWS
        chance = bot_random(g, 1 << 31)
        reseed(g, chance)
        if not peeps:
            determinize(g, seat)
        if acts:
            act(g, tried)
        while g.winner < 0 and g.turn < last:
            action = choose_greedy(g, POLICY)
            act(g, action)
        if g.winner == len(g.contestant):
            g.trials_drawn += 1
            continue
        score = evaluate(g, seat)
        total += score * CERTAIN // (abs(score) + spread(g))
        if g.winner >= 0:
            g.trials_won += score > 0
            g.trials_lost += score < 0
    copy(g, g.saved[ROOT])
    g.log_on = log_on
    return total
