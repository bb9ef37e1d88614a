"""How bots think, in kernel Python: the search calls only the hooks of a game, and is compiled with each game.

`greedy` plays towards the best position at the end of its own turn. It searches the action sequences of the turn best
first, within a budget of positions, and scores each position by the game's `evaluate`. It searches a determinization:
first it redraws what its seat may not see, with chance of its own, so that nothing hidden can change its decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import TYPE_CHECKING

from theagon.kernel.arguments import Domain, numbers
from theagon.kernel.enums import constants
from theagon.kernel.hooks import act, advise, determinize, evaluate, legal, reset, side_of
from theagon.kernel.match import MatchScratch
from theagon.kernel.memory import copy
from theagon.kernel.records import Record, int32, int64, uint8
from theagon.kernel.rng import MAX_SEED, U32, RngState, mix, reseed

POOL = 24  # positions kept to search on from
POSITIONS = POOL + 2  # with the one being searched on and the one to decide
WORST = -(1 << 40)
DEFAULT_BUDGET = 120  # of a greedy player
MOST_BUDGET = 1_000_000  # a decision takes some seconds


@constants
class Player(IntEnum):
    """Kinds of players; a player is its kind plus 16 times its budget, the positions it looks at for one decision."""

    RANDOM = 0
    GREEDY = 1


PLAYER = Domain(
    (range(Player.RANDOM, 16 * MOST_BUDGET + 1, 16), range(Player.GREEDY + 16, 16 * MOST_BUDGET + 2, 16)),
    f"{Player.RANDOM} (random), or {Player.GREEDY} (greedy) plus 16 times a budget of 1 to {MOST_BUDGET}",
)
ARGUMENTS = {"seed": numbers(0, MAX_SEED), "player": PLAYER, "a": PLAYER, "b": PLAYER}
"""The arguments of the entries here and of the entries that every game has, for `Program.arguments`."""


class Position(Record):
    """A position of the search; its state is in `g.saved` at the same place."""

    score = int64()
    first = int32()  # the first action towards it from the position to decide
    expanded = uint8()
    used = uint8()


class SearchScratch(MatchScratch):
    """What the bots need of a game's world; the game declares `saved = State.array(POSITIONS)`."""

    if TYPE_CHECKING:
        saved: Sequence[RngState]
    bot_seed = int64()
    bot_draws = int64()
    candidates = int32()
    candidate = int32[2048]
    position = Position.array(POOL)
    nodes = int32()


def bot_random(g: SearchScratch, n: int) -> int:
    """A number from 0 to n - 1 from the bots' own chance: a hash of its seed and the count of its draws."""
    g.bot_draws += 1
    low = mix((g.bot_draws + g.bot_seed) & U32)
    return (mix(low ^ (g.bot_seed >> 32 & U32)) * n) >> 32


def choose_random(g: SearchScratch) -> int:
    """Any legal action, all equally likely."""
    legal(g)
    k = bot_random(g, g.actions)
    return g.action[k]


def keep(g: SearchScratch, score: int, first: int) -> None:
    """Put the world's position into the pool if it is good enough.

    A position with an equal score counts as the same actions in another order, and is left out.
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


def best_open(g: SearchScratch) -> int:
    """The place of the best position not yet searched on, or -1."""
    best = -1
    for k in range(POOL):
        p = g.position[k]
        if p.used and not p.expanded and (best < 0 or p.score > g.position[best].score):
            best = k
    return best


def choose_greedy(g: SearchScratch, budget: int) -> int:
    """The first action towards the best position found; leaves the state as it was."""
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
    determinize(g, seat)
    for k in range(POOL):
        g.position[k].used = 0
    best = WORST
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
                if score > best:
                    best = score
                    choice = towards
            else:
                keep(g, score, towards)
    for k in range(POOL):  # turns that the budget cut short count as they stand
        p = g.position[k]
        if p.used and p.first >= 0 and p.score > best:
            best = p.score
            choice = p.first
    copy(g, g.saved[POOL + 1])
    g.log_on = log_on
    return choice


def decide(g: SearchScratch, player: int) -> int:
    """The action of a player; -1 when the match is over."""
    if g.winner >= 0:
        return -1
    if player % 16 == Player.RANDOM:
        return choose_random(g)
    return choose_greedy(g, player // 16)


def match(g: SearchScratch, seed: int, a: int, b: int) -> int:
    """Play the match that is set up to its end, `a` on the side of the first set-up, `b` on all others.

    The seed of the match also seeds the bots' own chance. Returns how many actions were played.
    """
    reset(g, seed)
    g.bot_seed = seed
    g.bot_draws = 0
    actions = 0
    while g.winner < 0:
        action = decide(g, b if side_of(g, g.to_act) else a)
        act(g, action)
        actions += 1
    return actions


def redraw(g: SearchScratch, seat: int, seed: int) -> None:
    """`determinize` with chance from this seed."""
    reseed(g, seed)
    determinize(g, seat)
