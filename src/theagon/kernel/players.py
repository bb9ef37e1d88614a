"""The bots by number, their decisions, and whole matches between them: compiled with each game."""

from __future__ import annotations

from enum import IntEnum

from theagon.kernel.arguments import Domain, numbers
from theagon.kernel.bots import choose_random, draw_listed
from theagon.kernel.chances import MOST_WORLDS, trials
from theagon.kernel.enums import constants
from theagon.kernel.greedy import choose_greedy
from theagon.kernel.hooks import act, determinize, reset, side_of
from theagon.kernel.lapses import SHARES
from theagon.kernel.monte_carlo import SearchScratch, choose_search
from theagon.kernel.rng import MAX_SEED, reseed
from theagon.kernel.winning import find_win
from theagon.kernel.witness import HIDDEN, witness

KINDS = 16  # a player is its kind + KINDS * its budget
BUDGETS = 1 << 20  # + KINDS * BUDGETS * its habits
MOST_BUDGET = 1_000_000
MOST_HORIZON = 1 << 20  # turns; no match is that long


@constants
class Player(IntEnum):
    """Kinds of players. A decision's budget counts positions for greedy, trials for the searching kinds."""

    RANDOM = 0
    GREEDY = 1
    SEARCH = 2
    PEEPING = 3  # searches with all hidden information in sight
    FLAT = 4  # the first version of the search: a control that shows its improvement


@constants
class Habit(IntEnum):
    """Habits of greedy and the searching players, as bits. The bits below them are the carelessness, in `SHARES`."""

    LOYAL = 64  # never overlooks its favourites
    FORGETFUL = 128  # forgets what it has seen
    ALERT = 256  # first looks for a win in this turn, and takes it


HABITS = 512
PLAYER = Domain(
    (
        range(Player.RANDOM, Player.RANDOM + 1),
        *(range(kind + KINDS, kind + KINDS * BUDGETS * HABITS, KINDS) for kind in Player if kind != Player.RANDOM),
    ),
    f"{Player.RANDOM} (random), or "
    + ", ".join(f"{kind} ({kind.name.lower()})" for kind in Player if kind != Player.RANDOM)
    + f" plus {KINDS} times a budget of 1 to {MOST_BUDGET}, plus {KINDS * BUDGETS} times its habits",
)
ARGUMENTS = {
    "seed": numbers(0, MAX_SEED),
    "player": PLAYER,
    "hidden": numbers(*HIDDEN),
    "more_hidden": numbers(*HIDDEN),
    "a": PLAYER,
    "b": PLAYER,
    "first": numbers(0, MOST_WORLDS - 1),
    "worlds": numbers(0, MOST_WORLDS),
    "turns": numbers(0, MOST_HORIZON),
}
"""The domains of the arguments of these and of every game's entries, for `Program.arguments`."""


def packed(kind: int, budget: int, habits: int = 0) -> int:
    """Return the number of a player."""
    return kind + KINDS * (budget + BUDGETS * habits)


def decide(g: SearchScratch, player: int) -> int:
    """Return the action of a player, or -1 if the match is over."""
    if g.winner >= 0:
        return -1
    kind = player % KINDS
    if kind == Player.RANDOM:
        return choose_random(g)
    budget = max(1, player // KINDS % BUDGETS)
    habits = player // (KINDS * BUDGETS)
    g.careless = 0
    g.loyal = habits & Habit.LOYAL != 0
    g.forgetful = habits & Habit.FORGETFUL != 0
    if habits & Habit.ALERT:
        action = find_win(g)
        if action >= 0:
            return action
    if kind == Player.GREEDY:
        g.careless = habits % SHARES
        return choose_greedy(g, budget)
    g.flat = kind == Player.FLAT
    return choose_search(g, budget, kind == Player.PEEPING)


def decide_listed(g: SearchScratch, player: int) -> int:
    """Return what `decide` does, when `legal` has just listed the actions."""
    if g.winner < 0 and player % KINDS == Player.RANDOM:
        return draw_listed(g)
    return decide(g, player)


def choose(g: SearchScratch, player: int, seed: int) -> int:
    """Return what `decide` does, with the bots' generator seeded."""
    g.bot_seed = seed
    g.bot_draws = 0
    return decide(g, player)


def begin(g: SearchScratch, seed: int) -> None:
    """Begin the match that is set up. The seed also seeds the bots' generator."""
    reset(g, seed)
    g.bot_seed = seed
    g.bot_draws = 0


def move(g: SearchScratch, a: int, b: int) -> int:
    """Let a bot decide and act: `a` on side 0, `b` on side 1. Returns the action, or -1 if the match is over."""
    action = decide(g, a if a == b or not side_of(g, g.to_act) else b)
    if action >= 0:
        act(g, action)
    return action


def match(g: SearchScratch, seed: int, a: int, b: int) -> int:
    """Play the match that is set up to its end with `begin` and `move`. Returns the number of actions."""
    begin(g, seed)
    actions = 0
    while g.winner < 0:
        move(g, a, b)
        actions += 1
    return actions


def playout(g: SearchScratch, a: int, b: int, seed: int, turns: int) -> int:
    """Play on for at most `turns` turns (of all players), with the bots' generator seeded.

    Returns the number of actions.
    """
    g.bot_seed = seed
    g.bot_draws = 0
    last = g.turn + turns
    actions = 0
    while g.winner < 0 and g.turn < last:
        move(g, a, b)
        actions += 1
    return actions


def reply(g: SearchScratch, seat: int, player: int, seed: int) -> int:
    """Let a bot act for all other seats until `seat` decides or the match is over, with the bots' generator seeded.

    Returns the number of actions.
    """
    g.bot_seed = seed
    g.bot_draws = 0
    actions = 0
    while g.winner < 0 and g.to_act != seat:
        move(g, player, player)
        actions += 1
    return actions


def answer(g: SearchScratch, contestant: int, player: int) -> int:
    """Let a bot act for all other contestants until this one decides or the match is over.

    Returns the number of actions.
    """
    actions = 0
    while g.winner < 0 and g.contestant[g.to_act] != contestant:
        move(g, player, player)
        actions += 1
    return actions


def redraw(g: SearchScratch, seat: int, seed: int) -> None:
    """Determinize for a seat, with the match's generator seeded."""
    reseed(g, seed)
    determinize(g, seat)


ENTRIES = (decide, decide_listed, choose, begin, move, match, playout, reply, answer, redraw, trials, witness)
"""The bot entries of every game, for `Program.entries`."""
