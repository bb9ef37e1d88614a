"""A small game for the tests of the compiler: two seats hit each other's stone with units in three lanes."""

from __future__ import annotations

from enum import IntEnum

from theagon.compiler.program import Program
from theagon.kernel.arguments import WHOLE, numbers
from theagon.kernel.bits import bits, lowest
from theagon.kernel.memory import clear, copy
from theagon.kernel.records import Bytes, Record, int8, int16, int32, uint8
from theagon.kernel.rng import MAX_SEED, RngState, random, reseed

LANES = 3
CARDS = 4
STONE = 20
ACTIONS = 1 + 2 * LANES
OBSERVED = 2 * LANES


class Move(IntEnum):
    PASS = 0
    SUMMON = 1
    STRIKE = 1 + LANES


class Unit(Record):
    card = uint8()
    health = int8()


class State(RngState):
    turn = int16()
    to_act = uint8()
    winner = int8()
    stone = int8[2]
    unit = Unit.array(2 * LANES)
    used = int32[2]


class Scratch(Record):
    actions = int32()
    action = int32[ACTIONS]
    saved = State.array(2)


class Decks(Record):
    armour = int8[2]  # health of the stones beyond the usual


class Tables(Record):
    health = int8[CARDS]
    attack = int8[CARDS]


class World(State, Scratch, Decks, Tables):
    """One match of the toy game with its working memory."""


def unit_of(g: World, seat: int, lane: int) -> Unit:
    return g.unit[seat * LANES + lane]


def reset(g: World, seed: int) -> None:
    clear(g, State)
    reseed(g, seed)
    g.winner = -1
    for seat in range(2):
        g.stone[seat] = STONE + g.armour[seat]


def legal(g: World) -> None:
    g.action[0] = Move.PASS
    g.actions = 1
    for lane in range(LANES):
        move: int = Move.SUMMON
        if unit_of(g, g.to_act, lane).card:
            move = Move.STRIKE
        if not (g.used[g.to_act] >> lane) & 1:
            g.action[g.actions] = move + lane
            g.actions += 1


def is_legal(g: World, action: int) -> bool:
    legal(g)
    k = 0
    while k < g.actions and g.action[k] != action:
        k += 1
    return k < g.actions


def strike(g: World, seat: int, lane: int) -> None:
    power = g.attack[unit_of(g, seat, lane).card]
    target = unit_of(g, 1 - seat, lane)
    if target.card:
        target.health -= power
        if target.health <= 0:
            clear(target)
    else:
        g.stone[1 - seat] -= power
        if g.stone[1 - seat] <= 0:
            g.winner = seat


def act(g: World, action: int) -> None:
    seat = g.to_act
    if action == Move.PASS:
        g.to_act = 1 - seat
        g.used[1 - seat] = 0
        g.turn += 1
        if g.turn > 100 and g.winner < 0:
            g.winner = 2
    elif action < Move.STRIKE:
        lane = action - Move.SUMMON
        u = unit_of(g, seat, lane)
        u.card = 1 + random(g, CARDS - 1)
        u.health = g.health[u.card]
        g.used[seat] |= 1 << lane
    else:
        strike(g, seat, action - Move.STRIKE)
        g.used[seat] |= 1 << (action - Move.STRIKE)


def reward(g: World, seat: int) -> int:
    if g.winner < 0 or g.winner == 2:
        return 0
    return 1 if g.winner == seat else -1


def match(g: World, seed: int, a: int, b: int) -> int:
    """Play a match. `a` and `b` are the players: 0 plays at random, 1 always takes the last action of the list."""
    reset(g, seed)
    steps = 0
    while g.winner < 0:
        legal(g)
        player = b if g.to_act else a
        k = g.actions - 1 if player == 1 else random(g, g.actions)
        act(g, g.action[k])
        steps += 1
    return steps


def observe(g: World, seat: int, out: Bytes) -> None:
    for i in range(len(out)):
        out[i] = 0
    for lane in range(LANES):
        for k in range(2):
            u = unit_of(g, seat ^ k, lane)
            if u.card:
                out[k * LANES + lane] = max(u.health, 0)


def free_lane(g: World, seat: int) -> int:
    """The first lane without a unit of the seat, or -1."""
    free = 0
    for lane in range(LANES):
        if unit_of(g, seat, lane).card == 0:
            free |= 1 << lane
    return lowest(free) if free else -1


def is_over(g: World) -> bool:
    return g.winner >= 0


def looked_ahead(g: World, action: int) -> int:
    """The other seat's stone after an action; the action is then taken back."""
    seat = g.to_act
    copy(g.saved[0], g)
    act(g, action)
    found = g.stone[1 - seat]
    copy(g, g.saved[0])
    return found


def sum_of_bits(g: World, mask: int) -> int:
    """The turn, and the positions of the set bits."""
    total: int = g.turn
    for i in bits(mask):
        total += i
    return total


def square(g: World, n: int) -> int:
    """Overflows 64 bits from 2**32 on."""
    assert g.turn >= 0
    return n * n


def fill(g: Tables) -> None:
    """Fill the card tables; this is data, not rules."""
    for card, (health, attack) in enumerate([(0, 0), (1, 3), (3, 2), (5, 1)]):
        g.health[card], g.attack[card] = health, attack


PROGRAM = Program(
    name="toy",
    package="tests.compiler.toy",
    world=World,
    state=State,
    tables=Tables,
    decks=Decks,
    entries=(
        reset,
        legal,
        is_legal,
        act,
        reward,
        match,
        observe,
        free_lane,
        is_over,
        looked_ahead,
        sum_of_bits,
        square,
    ),
    buffers={"observe": OBSERVED},
    arguments={"seed": numbers(0, MAX_SEED), "a": numbers(0, 1), "b": numbers(0, 1), "mask": WHOLE, "n": WHOLE},
    action_space=ACTIONS,
)
