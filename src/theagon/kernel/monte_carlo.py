"""Flat Monte Carlo search by sequential halving (Karnin, Koren and Somekh 2013), in kernel Python.

A trial carries out an action in a determinization, lets `greedy` play on for all seats, and stops a fixed number of
turns after the decision, where the game's `evaluate_leaf` scores it. Each round tries all remaining actions in the same
worlds, with the same random numbers for the playouts, and drops the worse half. The budget is a number of trials, so
that a decision can be repeated. If it is too small for all actions, only those with the best immediate `evaluate_leaf`
are tried.

The control `flat` is the first version of this search: it also tries equivalent actions, tries each at least once a
round at any budget, uses quick trials that end by `evaluate`, and takes what `advise` decides for greedy without a
search.
"""

from __future__ import annotations

from theagon.kernel.bots import PLAYOUT, bot_random
from theagon.kernel.greedy import CANDIDATES, GREEDY_POSITIONS, GreedyScratch, choose_greedy
from theagon.kernel.hooks import act, advise, alike, evaluate, evaluate_leaf, horizon, legal, playout_budget, spread
from theagon.kernel.lapses import imagine
from theagon.kernel.memory import copy
from theagon.kernel.records import Record, int32, int64, uint8
from theagon.kernel.rng import reseed

ROOT = GREEDY_POSITIONS  # the place of the position to decide; greedy uses the places before it
WORLD = ROOT + 1  # the place of the determinization in which the actions are tried
POSITIONS = WORLD + 1
CERTAIN = 1 << 20  # the value of a trial that is won


class Arm(Record):
    """An action of the position to decide. Equivalent actions share an arm."""

    action = int32()
    value = int64()  # at first its immediate `evaluate_leaf`, then the sum over its trials


class SearchScratch(GreedyScratch):
    """The fields that search adds to a game's world. The game declares `saved = State.array(POSITIONS)`."""

    arm = Arm.array(CANDIDATES)  # remaining arms come first
    arms = int32()
    trials = int32()  # of this decision so far
    flat = uint8()  # 1: the control decides, not `search`
    searching = uint8()  # 1 while a search itself calls `advise` or `horizon`; 0 for greedy and the trials of chances
    world_draws = int64()  # the bots' draws before the first trial in the world


def choose_search(g: SearchScratch, budget: int, peeps: bool) -> int:
    """Return the action with the best trials. Restores the state.

    With `peeps` it does not redraw hidden information: a control that shows the worth of knowing it.
    """
    g.searching = 1 - g.flat  # greedy calls `advise` again in each trial
    advice = advise(g)
    now = g.turn
    last = now + horizon(g)
    g.searching = 0
    if advice >= 0:
        return advice
    list_arms(g)
    if g.arms == 1:
        return g.arm[0].action
    log_on = g.log_on
    g.log_on = 0
    copy(g.saved[ROOT], g)
    draw_world(g, peeps)
    if not g.flat:
        keep_best(g, budget)
    g.trials = 0
    while g.arms > 1:
        for _ in range(max(1, (budget - g.trials) // (g.arms * rounds_of(g.arms)))):
            draw_world(g, peeps)
            for k in range(g.arms):
                try_arm(g, k, now, last)
        sort_arms(g)
        g.arms = (g.arms + 1) // 2
    copy(g, g.saved[ROOT])
    g.log_on = log_on
    return g.arm[0].action


def list_arms(g: SearchScratch) -> None:
    """Make an arm for each legal action; equivalent actions share one, except with `flat`."""
    legal(g)
    g.arms = 0
    for k in range(g.actions):
        action = g.action[k]
        if g.flat or alike(g, action) == action:
            g.arm[g.arms].action = action
            g.arm[g.arms].value = 0
            g.arms += 1


def rounds_of(arms: int) -> int:
    """Return how many rounds it takes until one arm is left."""
    return (arms - 1).bit_length()


def keep_best(g: SearchScratch, budget: int) -> None:
    """Keep the arms with the best immediate values, as many as the budget can try in each round."""
    seat = g.to_act
    for k in range(g.arms):
        copy(g, g.saved[WORLD])
        action = g.arm[k].action
        act(g, action)
        g.arm[k].value = evaluate_leaf(g, seat)
    sort_arms(g)
    while g.arms * rounds_of(g.arms) > budget:
        g.arms -= 1
    for k in range(g.arms):
        g.arm[k].value = 0


def draw_world(g: SearchScratch, peeps: bool) -> None:
    """Save a world consistent with the knowledge of the seat to act, with a newly seeded generator."""
    copy(g, g.saved[ROOT])
    seed = bot_random(g, 1 << 31)
    reseed(g, seed)
    if not peeps:
        imagine(g, g.to_act)
    copy(g.saved[WORLD], g)
    g.world_draws = g.bot_draws


def try_arm(g: SearchScratch, k: int, now: int, last: int) -> None:
    """Carry out an arm's action in the world, play on, and add the value for the deciding seat to the arm.

    `now` is the turn of the decision, `last` the turn at which the trial stops.
    """
    copy(g, g.saved[WORLD])
    g.bot_draws = g.world_draws  # common random numbers: arms differ by their actions, not by luck
    seat = g.to_act
    action = g.arm[k].action
    act(g, action)
    while g.winner < 0 and g.turn < last:
        positions = PLAYOUT if g.flat else playout_budget(g, g.turn == now)
        action = choose_greedy(g, positions)
        act(g, action)
    score = evaluate(g, seat) if g.flat else evaluate_leaf(g, seat)
    g.arm[k].value += score * CERTAIN // (abs(score) + spread(g))
    g.trials += 1


def sort_arms(g: SearchScratch) -> None:
    """Sort the remaining arms by value, best first. The sort is stable."""
    for k in range(1, g.arms):
        action = g.arm[k].action
        value = g.arm[k].value
        place = k
        while place > 0 and g.arm[place - 1].value < value:
            copy(g.arm[place], g.arm[place - 1])
            place -= 1
        g.arm[place].action = action
        g.arm[place].value = value
