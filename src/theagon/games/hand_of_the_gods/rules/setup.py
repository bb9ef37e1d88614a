"""The beginning of a match: seats, decks, opening hands (HG6.1, HG6.4), and the empty board of scenarios."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.turns import start_turn
from theagon.games.hand_of_the_gods.rules.units import enter
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind
from theagon.games.hand_of_the_gods.rules.world import NONE, SEATS, TILES, Choice, State, World
from theagon.games.hand_of_the_gods.rules.zones import to_hand
from theagon.kernel.dealing import exchange, lay_deck
from theagon.kernel.log import tell_card
from theagon.kernel.match import begin_match
from theagon.kernel.memory import clear
from theagon.kernel.piles import take_top
from theagon.kernel.rng import random


def empty(g: World, seed: int) -> None:
    """Make a match with only its two stones; player 1 acts in turn 1."""
    clear(g, State)
    begin_match(g, seed)
    g.check_deaths = 0
    g.turn = 1
    for tile in range(TILES):
        g.at[tile] = NONE
    for seat in range(SEATS):
        g.contestant[seat] = seat
        slot = enter(g, g.stone_card, seat, g.stone_tile[seat], 0, 0)
        g.unit[slot].health = g.stone_health
        g.unit[slot].maximum = g.stone_health
    g.recheck_auras = 0


def reset(g: World, seed: int) -> None:
    """Begin a match of the two set-ups in `g.setup_deck`, `setup_size`, `setup_leader`; the seed decides who starts."""
    empty(g, seed)
    swap = random(g, 2)
    for seat in range(SEATS):
        c = seat ^ swap
        g.contestant[seat] = c
        g.leader[seat] = g.setup_leader[c]
        lay_deck(g, seat, c, g.setup_size[c])
        leader = g.leaders[g.leader[seat]]
        if leader.asks_counts or g.asks_counts[leader.pantheon]:
            begin_counts(g)
        for _ in range(g.opening[seat]):  # dealing is not drawing
            card = take_top(g, seat)
            if card:
                to_hand(g, seat, card, 0)
    tell_card(g, Kind.MATCH_START, Clause.HG6_4, 0, 0, swap)
    g.choice = Choice.MULLIGAN


def begin_counts(g: World) -> None:
    """Let the match count what is played and what dies in a turn, as its cards may ask (HG6.50)."""
    g.spells_cast = 1
    g.units_played = 1


def mulligan(g: World, exchanged: int) -> None:
    """Exchange the chosen cards of the opening hand. Then the other player may; then the match starts (HG6.4)."""
    if exchange(g, exchanged, Kind.MULLIGAN, Kind.PUT_BACK, Kind.DEALT, Clause.HG6_4, -1):
        if g.gift:
            tell_card(g, Kind.GIFT, Clause.HG6_4, 1, g.gift, 0)
            to_hand(g, 1, g.gift, 1)
        start_turn(g)


def put_unit(g: World, card: int, owner: int, tile: int) -> int:
    """Put a ready unit on a tile for a scenario, its card in holding; return its slot or 255."""
    return enter(g, card, owner, tile, 0 if g.card[card].token else card, 0)
