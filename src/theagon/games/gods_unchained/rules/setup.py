"""The beginning of a match: seats, god powers, opening hands (GU5.4, GU5.6), and the empty board of scenarios."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import last_tile
from theagon.games.gods_unchained.rules.cards import CARD
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.cleanup import cleanup_if_needed
from theagon.games.gods_unchained.rules.sanctum import fill_sanctum
from theagon.games.gods_unchained.rules.triggers import raise_starts
from theagon.games.gods_unchained.rules.turns import push_phase, start_turn
from theagon.games.gods_unchained.rules.units import enter, equip, give_power, make_unit
from theagon.games.gods_unchained.rules.vocabulary import Kind, Phase, Zone
from theagon.games.gods_unchained.rules.world import (
    DECK_SIZE,
    NONE,
    OPENING,
    PLACES,
    SANCTUM,
    SEATS,
    TILES,
    Choice,
    Sort,
    State,
    Status,
    World,
)
from theagon.games.gods_unchained.rules.zones import to_hand
from theagon.kernel.dealing import exchange, lay_deck
from theagon.kernel.log import tell_card
from theagon.kernel.match import begin_match
from theagon.kernel.memory import clear
from theagon.kernel.piles import take_top
from theagon.kernel.rng import random


def empty(g: World, seed: int) -> None:
    """Make a match with only its two gods; player 1 acts in turn 1."""
    clear(g, State)
    begin_match(g, seed)
    g.turn = 1
    for tile in range(TILES):
        g.at[tile] = NONE
    for seat in range(SEATS):
        g.contestant[seat] = seat
        make_unit(g, g.god_card, seat, seat * PLACES)
        g.unit[seat].health = g.god_health
        g.unit[seat].maximum = g.god_health


def reset(g: World, seed: int) -> None:
    """Begin a match of the two set-ups in `g.setup_deck` and `g.setup_god`; the seed decides who starts (GU6.14)."""
    empty(g, seed)
    swap = random(g, 2)
    for seat in range(SEATS):
        c = seat ^ swap
        g.contestant[seat] = c
        g.god[seat] = g.setup_god[c]
        g.bags[seat] = g.bags_at_start[seat]
        lay_deck(g, seat, c, DECK_SIZE)
    if g.asks_counts[g.god[0]] or g.asks_counts[g.god[1]]:
        for seat in range(SEATS):
            g.played[seat] = 1
    if g.sanctum_open:
        g.sanctum_size = g.sold_size
        for k in range(SANCTUM):
            g.sanctum[k] = g.sold[k]
        fill_sanctum(g)
    tell_card(g, Kind.MATCH_START, Clause.GU5_4, 0, 0, swap)
    g.choice = Choice.POWER


def pick_power(g: World, k: int) -> None:
    """Give a player the picked god power. Then the other picks, then both see their opening hands (GU5.4)."""
    seat = g.to_act
    give_power(g, seat, g.powers[g.god[seat]][k])
    tell_card(g, Kind.GOD_POWER_PICKED, Clause.GU5_4, seat, g.power[seat], 0)
    if seat == 0:
        g.to_act = 1
        return
    for one in range(SEATS):
        for _ in range(OPENING):
            packed = take_top(g, one)
            to_hand(g, one, packed, False)
            tell_card(g, Kind.DEALT, Clause.GU5_4, one, packed & CARD, 0)
    g.to_act = 0
    g.choice = Choice.MULLIGAN


def mulligan(g: World, exchanged: int) -> None:
    """Exchange the chosen cards of the opening hand. Then the other player may; then the match starts (GU5.4)."""
    if not exchange(g, exchanged, Kind.MULLIGAN, Kind.PUT_BACK, Kind.DEALT, Clause.GU5_4, CARD):
        return
    if g.answered[0][Zone.DECK]:
        raise_starts(g)
    if g.pending:
        cleanup_if_needed(g, -1)
        push_phase(g, Phase.FIRST_TURN)
    else:
        start_turn(g)


def put_unit(g: World, card: int, owner: int) -> int:
    """Put a ready creature at the right end of its side, or a relic, for a scenario; return its slot, or NONE."""
    slot = NONE
    if g.card[card].kind == Sort.RELIC:
        slot = equip(g, card, owner)
    else:
        slot = enter(g, card, owner, last_tile(g, owner))
    if slot != NONE:
        g.unit[slot].status &= ~Status.SICK
    return slot
