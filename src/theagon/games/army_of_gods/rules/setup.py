"""The beginning of a match: piles, leaders, the starting player (AG3), and the empty table of scenarios."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.clauses import Clause
from theagon.games.army_of_gods.rules.seats import seats_in
from theagon.games.army_of_gods.rules.turns import start_turn
from theagon.games.army_of_gods.rules.vocabulary import Kind
from theagon.games.army_of_gods.rules.world import (
    DECK,
    FREE,
    LEADERS,
    NOBODY,
    RECALLS,
    START_TOKENS,
    Choice,
    Sort,
    State,
    World,
)
from theagon.kernel.dealing import lay_deck
from theagon.kernel.log import tell_card
from theagon.kernel.match import begin_match
from theagon.kernel.memory import clear
from theagon.kernel.rng import random


def empty(g: World, seed: int, players: int, teams: int) -> None:
    """Make a match of this many seats with nothing on the table; seat 0 acts in the second round."""
    clear(g, State)
    begin_match(g, seed)
    g.players = players
    g.teams = teams
    g.prey = NOBODY
    g.round = 2
    g.turn = players + 1
    g.moves = 3
    for seat in range(players):
        g.contestant[seat] = seat
        g.tokens[seat] = START_TOKENS


def reset(g: World, seed: int) -> None:
    """Begin a match of the set-ups in `g.setup_deck` and `g.setup_leaders`."""
    empty(g, seed, g.setup_players, g.setup_teams)
    g.round = 1
    g.turn = 0
    g.moves = 0
    for seat in range(g.players):
        lay_deck(g, seat, seat, DECK)
        for k in range(LEADERS):
            g.leaders[seat][k] = g.setup_leaders[seat][k]
            g.traits |= g.card[g.leaders[seat][k]].recalls * RECALLS
        for k in range(DECK):
            g.traits |= g.card[g.deck[seat][k]].recalls * RECALLS | g.card[g.deck[seat][k]].free * FREE << seat
    tell_card(g, Kind.MATCH_START, Clause.AG3_1, -1, 0, g.players)
    g.choice = Choice.LEADER


def choose_leader(g: World, k: int) -> None:
    """Let a seat choose its leader in secret (AG3.2)."""
    seat = g.to_act
    g.leader[seat] = g.leaders[seat][k]
    tell_card(g, Kind.LEADER_CHOSEN, Clause.AG3_2, seat, g.leader[seat], 0)
    next_leader(g)


def next_leader(g: World) -> None:
    """Ask the next seat for its leader. When all have chosen, show the leaders and start the match."""
    for seat in range(g.to_act + 1, g.players):
        if not g.out[seat]:
            g.to_act = seat
            return
    g.choice = Choice.NONE
    for seat in range(g.players):
        if not g.out[seat]:
            tell_card(g, Kind.LEADER, Clause.AG3_2, seat, g.leader[seat], 0)
    find_starter(g)
    g.cause = tell_card(g, Kind.STARTER, Clause.AG3_3, g.starter, 0, 0)
    tell_card(g, Kind.ROUND, Clause.AG3_5, -1, 0, g.round)
    start_turn(g, g.starter)


def find_starter(g: World) -> None:
    """Let the seat with the strongest bottom card start; seats that tie show their next card up (AG3.3, AG3.4)."""
    tied = seats_in(g)
    for depth in range(DECK):
        tied = strongest(g, tied, depth)
        if tied & (tied - 1) == 0:
            break
    n = random(g, tied.bit_count()) if tied & (tied - 1) else 0
    for seat in range(g.players):
        if tied >> seat & 1:
            if n == 0:
                g.starter = seat
            n -= 1


def strongest(g: World, seats: int, depth: int) -> int:
    """Return those of these seats, given as bits, with the strongest card at this depth from the bottom."""
    best = -1
    found = 0
    for seat in range(g.players):
        if seats >> seat & 1:
            card = g.card[g.deck[seat][depth]]
            strength = card.strength if card.sort == Sort.ARMY else 0
            g.revealed[seat] = depth + 1
            tell_card(g, Kind.BOTTOM, Clause.AG3_4 if depth else Clause.AG3_3, seat, g.deck[seat][depth], strength)
            if strength > best:
                best = strength
                found = 0
            if strength == best:
                found |= 1 << seat
    return found
