"""The start and the end of a turn (HG2.1, HG2.2, HG6.32)."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.auras import follow_auras, recompute_auras
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.deaths import end_match
from theagon.games.hand_of_the_gods.rules.delaying import come_due
from theagon.games.hand_of_the_gods.rules.effects import unstun
from theagon.games.hand_of_the_gods.rules.hands import MOST_MANA, draw_card
from theagon.games.hand_of_the_gods.rules.modifiers import expire
from theagon.games.hand_of_the_gods.rules.triggers import raise_event
from theagon.games.hand_of_the_gods.rules.units import aura_near, heed_health, send_home, unbanish
from theagon.games.hand_of_the_gods.rules.vocabulary import Due, Kind, Op, Priority, Trigger, Via
from theagon.games.hand_of_the_gods.rules.world import DRAWN, NONE, SEATS, Status, Until, World
from theagon.kernel.bits import bits
from theagon.kernel.log import tell_card
from theagon.kernel.modifiers import ending
from theagon.kernel.units import push_effect


def declare_end(g: World) -> None:
    """End the player's turn: end-of-turn effects, then what ends with the turn, then the other's turn."""
    g.cause = tell_card(g, Kind.TURN_END, Clause.HG2_2, g.active, 0, g.turn)
    push_effect(g, Priority.END_OF_TURN, Op.END_TURN, g.active, Via.ABILITY)
    push_effect(g, Priority.NEXT_TURN, Op.BEGIN_TURN, g.active, Via.ABILITY)
    come_due(g, Due.TURN_END)
    come_due(g, Due.YOUR_NEXT_TURN_END)
    raise_event(g, Trigger.TURN_END, 0, g.active, NONE)


def end_what_lasts(g: World, until: int) -> None:
    """End the bonuses, stuns and banishments of this duration."""
    for k in bits(ending(g, until)):
        slot = g.modifier[k].unit
        expire(g, k)
        heed_health(g, slot, g.cause)
    unstun(g, until)
    if g.reserved:
        for tile in bits(g.reserved):
            if g.unit[g.at[tile]].banished >> until & 1:
                unbanish(g, g.at[tile])
    follow_auras(g)


def end_turn(g: World) -> None:
    """End effects of 'this turn' and exhaustion (HG2.2, HG6.32)."""
    end_what_lasts(g, Until.THIS_TURN)
    for seat in range(SEATS):
        for place in range(g.hand_size[seat]):
            g.hand_cost_now[seat][place] = 0
    visitors = 0
    for tile in bits(g.board[g.active] | g.reserved):
        u = g.unit[g.at[tile]]
        if u.owner == g.active:
            if u.status & Status.VISITING:
                visitors |= 1 << tile
            u.status &= ~(
                Status.EXHAUSTED | Status.MOVED | Status.NIMBLE | Status.ATTACKED | Status.WARCRY | Status.FORFEITED
            )
    if aura_near(g, 0):  # it may ask who has moved
        recompute_auras(g)
    send_home(g, visitors)
    if g.turn >= g.turn_limit:
        end_match(g, DRAWN, Clause.HG6_6)


def begin_turn(g: World) -> None:
    """Start the other player's turn."""
    g.active = 1 - g.active
    g.to_act = g.active
    g.turn += 1
    if aura_near(g, 0):  # it may ask whose turn it is
        g.recheck_auras = 1
    start_turn(g)


def start_turn(g: World) -> None:
    """Begin a turn: effects that lasted until now end, then sickness; leader, mana, a card, triggers (HG2.1)."""
    seat = g.active
    g.seat = seat
    g.overtime = 0
    g.spells_cast = min(1, g.spells_cast)  # HG6.50
    g.units_played = min(1, g.units_played)
    g.deaths = 0
    g.cause = tell_card(g, Kind.TURN_START, Clause.HG2_1, seat, 0, g.turn)
    end_what_lasts(g, Until.TURN_OF + seat)
    for tile in bits(g.board[seat] | g.reserved):
        u = g.unit[g.at[tile]]
        if u.owner == seat:
            u.status &= ~Status.SICK
    g.leader_used[seat] = 0  # HG2.11
    g.mana_cap[seat] = min(MOST_MANA, g.mana_cap[seat] + 1)
    g.mana[seat] = g.mana_cap[seat]  # HG5.11, HG5.12
    tell_card(g, Kind.MANA, Clause.HG5_12, seat, 0, g.mana[seat])
    draw_card(g, seat)
    come_due(g, Due.YOUR_NEXT_TURN)
    raise_event(g, Trigger.TURN_START, 0, seat, NONE)
