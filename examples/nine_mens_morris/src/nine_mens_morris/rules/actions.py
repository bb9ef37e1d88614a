"""The beginning of a match, and its actions."""

from __future__ import annotations

from nine_mens_morris.rules.board import count_of, in_mill, may_move, men_of
from nine_mens_morris.rules.clauses import Clause
from nine_mens_morris.rules.telling import tell, tell_man, tell_move
from nine_mens_morris.rules.vocabulary import Kind
from nine_mens_morris.rules.world import (
    CONCEDE,
    DRAWN,
    LEAST,
    MEN,
    MOVE,
    PLACE,
    POINTS,
    QUIET,
    TAKE,
    Choice,
    State,
    World,
)
from theagon.kernel.log import clear_log
from theagon.kernel.match import begin_match, close_match
from theagon.kernel.memory import clear
from theagon.kernel.rng import random


def empty(g: World, seed: int) -> None:
    """Set up the empty board: all men are in hand, and seat 0 has the first turn (NM1.2)."""
    clear(g, State)
    begin_match(g, seed)
    g.turn = 1
    for seat in range(len(g.in_hand)):
        g.in_hand[seat] = MEN
        g.contestant[seat] = seat


def reset(g: World, seed: int) -> None:
    """Begin a match. A random contestant sits on seat 0, which has the first turn (NM1.3)."""
    empty(g, seed)
    g.contestant[0] = random(g, 2)
    g.contestant[1] = 1 - g.contestant[0]
    tell(g, Kind.TURN_START, Clause.NM1_3, 0, g.turn)


def act(g: World, action: int) -> None:
    """Carry out an accepted action."""
    clear_log(g)
    if action >= CONCEDE:
        seat = action - CONCEDE
        g.cause = tell(g, Kind.CONCEDE, Clause.NM1_5, seat, 0)
        win(g, 1 - seat, Clause.NM1_5)
    elif action >= TAKE:
        take(g, action - TAKE)
        next_turn(g)
    elif action >= MOVE:
        move(g, (action - MOVE) // POINTS, (action - MOVE) % POINTS)
    else:
        place(g, action - PLACE)


def place(g: World, point: int) -> None:
    """Place a man on the board (NM2.1)."""
    seat = g.active
    g.man[point] = MEN * (seat + 1) - g.in_hand[seat] + 1
    g.in_hand[seat] -= 1
    g.quiet = 0
    g.cause = tell_man(g, Kind.PLACE, Clause.NM2_1, point)
    close_mill(g, point)


def move(g: World, start: int, end: int) -> None:
    """Move a man to an adjacent free point (NM3.1), or fly to any (NM3.2)."""
    g.cause = tell_move(g, start, end)
    g.man[end] = g.man[start]
    g.man[start] = 0
    g.quiet += 1
    close_mill(g, end)


def close_mill(g: World, point: int) -> None:
    """Let the player take one man if the man at a point closes a mill, or two (NM4.2, NM4.4); else pass the turn."""
    if in_mill(g, men_of(g, g.active), point):
        tell_man(g, Kind.MILL, Clause.NM4_1, point)
        g.choice = Choice.TAKE
    else:
        next_turn(g)


def take(g: World, point: int) -> None:
    """Take a man off the board (NM4.2)."""
    g.cause = tell_man(g, Kind.TAKE, Clause.NM4_2, point)
    g.man[point] = 0
    g.choice = Choice.NONE
    g.quiet = 0


def next_turn(g: World) -> None:
    """Pass the turn to the other player, or end the match (NM5)."""
    other = 1 - g.active
    if count_of(g, other) < LEAST:
        win(g, g.active, Clause.NM5_1)
    elif not g.in_hand[other] and not may_move(g, other):
        win(g, g.active, Clause.NM5_2)
    elif g.quiet == QUIET:
        tell(g, Kind.DRAWN, Clause.NM5_3, -1, QUIET)
        close_match(g, DRAWN)
    else:
        g.turn += 1
        g.active = other
        g.to_act = other
        tell(g, Kind.TURN_START, Clause.NM1_3, other, g.turn)


def win(g: World, seat: int, clause: int) -> None:
    tell(g, Kind.WIN, clause, seat, 0)
    close_match(g, seat)
