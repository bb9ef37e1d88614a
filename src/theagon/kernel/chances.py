"""Estimates of how a match may end for a seat: trials in worlds consistent with its knowledge, in kernel Python.

A trial draws a world, carries out an action if one is given, lets `greedy` play on for all seats, and stops a fixed
number of turns after the position, where `evaluate` scores it. World k of a seed is always the same, so actions can be
compared in the same worlds, and sums over parts of the worlds can be added up. `games/bots/curves.py` makes
probabilities of the sum.
"""

from __future__ import annotations

from theagon.kernel.bots import bot_random
from theagon.kernel.greedy import GREEDY_POSITIONS, choose_greedy
from theagon.kernel.hooks import act, determinize, evaluate, horizon, is_legal, reward, spread
from theagon.kernel.memory import copy
from theagon.kernel.monte_carlo import SearchScratch
from theagon.kernel.records import int32
from theagon.kernel.rng import reseed

ROOT = GREEDY_POSITIONS  # the place of the saved position; greedy uses the places before it
POLICY = 20  # positions that greedy examines for an action; the curves of the games are fitted to this
CERTAIN = 1 << 20  # the value of a trial that is won
DRAWS = 4096  # draws of the bots' generator reserved for each world
MOST_WORLDS = 1 << 20


class ChancesScratch(SearchScratch):
    """The fields that trials add to a game's world: counts of how the last trials ended."""

    trials_won = int32()
    trials_lost = int32()
    trials_drawn = int32()


def trials(g: ChancesScratch, seat: int, tried: int, seed: int, first: int, worlds: int, peeps: bool) -> int:
    """Return the sum of the values of the trials in `worlds` worlds from `first` on. A drawn trial counts 0.

    If `tried` is not a legal action, the trials begin from the position itself. With `peeps` the seat sees everything
    hidden, and the worlds differ only in later random events. Restores the state; `trials_won`, `trials_lost` and
    `trials_drawn` hold the counts.
    """
    log_on = g.log_on
    g.log_on = 0
    copy(g.saved[ROOT], g)
    acts = g.winner < 0 and tried >= 0 and is_legal(g, tried)
    last = g.turn + horizon(g)
    g.bot_seed = seed
    g.careless = 0  # players of a trial have no lapses, even if the bot that decided before had
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
        if g.winner >= 0:
            result = reward(g, seat)
            total += result * CERTAIN
            g.trials_won += result > 0
            g.trials_lost += result < 0
            g.trials_drawn += result == 0
        else:
            score = evaluate(g, seat)
            total += score * CERTAIN // (abs(score) + spread(g))
    copy(g, g.saved[ROOT])
    g.log_on = log_on
    return total
