"""The end of a turn, phase by phase, and the start of the next (GU2, GU4, GU6.12)."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.auras import follow_auras
from theagon.games.gods_unchained.rules.board import first_of, god_of, relic_of
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.cleanup import cause_since, cleanup_if_needed, end_match
from theagon.games.gods_unchained.rules.delaying import come_due
from theagon.games.gods_unchained.rules.effects import damage, heal
from theagon.games.gods_unchained.rules.hands import draw_card
from theagon.games.gods_unchained.rules.mana import change_power_cost, give_back_bag, open_lock
from theagon.games.gods_unchained.rules.modifiers import expire_all
from theagon.games.gods_unchained.rules.prices import end_passing
from theagon.games.gods_unchained.rules.sanctum import fill_sanctum
from theagon.games.gods_unchained.rules.summoning import send_visitors_home, visitors
from theagon.games.gods_unchained.rules.triggers import raise_event, raise_zone_events
from theagon.games.gods_unchained.rules.vocabulary import Due, Kind, Op, Phase, Priority, Trigger, Via
from theagon.games.gods_unchained.rules.world import DRAWN, NONE, SEATS, Status, Until, World
from theagon.kernel.bits import bits
from theagon.kernel.log import tell_card
from theagon.kernel.modifiers import ending
from theagon.kernel.units import push_effect, tell


def declare_end(g: World) -> None:
    """End the player's turn; its phases follow, one after the other."""
    g.cause = tell_card(g, Kind.TURN_END, Clause.GU1_1, g.active, 0, g.turn)
    push_phase(g, Phase.SLEEP)


def push_phase(g: World, phase: int) -> None:
    """Push the next phase, which comes when nothing else is pending."""
    k = push_effect(g, Priority.PHASE, Op.PHASE, g.active, Via.ABILITY)
    g.queue[k].amount = phase


def phase(g: World) -> None:
    """Carry out the phase in `now`, and the next ones as long as nothing else becomes pending."""
    number = g.now[0].amount
    if number == Phase.FIRST_TURN:
        start_turn(g)
        return
    while number != Phase.NEXT_TURN:
        carry_out_phase(g, number)
        follow_auras(g)
        g.cause = g.now[0].cause  # the end of the turn causes each phase, not the phase before
        number += 1
        if g.pending:
            push_phase(g, number)
            return
    next_turn(g)


def carry_out_phase(g: World, number: int) -> None:
    """Carry out one phase, with cleanups where GU2.6 and GU4.2 put them (GU6.10)."""
    if number == Phase.SLEEP:
        end_status(g, number, Status.ASLEEP, Kind.WAKES, Clause.GU2_1)
    elif number == Phase.SICKNESS:
        end_status(g, number, Status.SICK, Kind.RECOVERS, Clause.GU2_3)
    elif number == Phase.BURN:
        burn(g)
    elif number == Phase.REGEN:
        regenerate(g)
        cleanup_if_needed(g, g.now[0].cause)  # GU2.6
    elif number == Phase.END_EFFECTS:
        before = g.pending
        raise_event(g, Trigger.TURN_END, NONE, 0, g.active, Via.TURN_END)
        raise_zone_events(g, Trigger.TURN_END, g.active, 0)
        if any_in_sight(g, before):
            tell_phase(g, number, Clause.GU4_1)
            cause_since(g, before, g.cause)
        come_due(g, Due.TURN_END, g.active)
    elif number == Phase.ENDINGS:
        end_what_lasts(g)
        give_back_bag(g, g.active)
        if g.power_change[g.active]:
            change_power_cost(g, g.active, -g.power_change[g.active])
        if g.sanctum_open:
            fill_sanctum(g)  # GU8.2
        end_passing(g)
        cleanup_if_needed(g, g.now[0].cause)  # GU4.2


def any_in_sight(g: World, first: int) -> bool:
    """Return whether a pending effect, from place `first` on, belongs to anything but a hidden card in a hand."""
    for k in range(first, g.pending):
        if g.queue[k].tile == NONE:
            return True
    return False


def end_what_lasts(g: World) -> None:
    """End everything that lasts until the end of the turn (GU6.18)."""
    if ending(g, Until.THIS_TURN) or visitors(g):
        tell_phase(g, Phase.ENDINGS, Clause.GU6_18)
        expire_all(g, Until.THIS_TURN)
        send_visitors_home(g)


def tell_phase(g: World, number: int, clause: int) -> None:
    """Log that a phase does something; this event causes what the phase does."""
    g.cause = tell_card(g, Kind.PHASE, clause, g.active, 0, number)


def characters(g: World, seat: int) -> int:
    """Return the slots of a seat's god, relic and creatures (GU6.4)."""
    slots = g.board[seat] | 1 << god_of(seat)
    relic = relic_of(g, seat)
    return slots if relic == NONE else slots | 1 << relic


def end_status(g: World, number: int, status: int, kind: int, clause: int) -> None:
    """End sleep or summoning sickness for the player of the ending turn (GU2.1, GU2.3, GU6.4)."""
    rest = 0
    for slot in bits(characters(g, g.active)):
        if g.unit[slot].status & status:
            rest |= 1 << slot
    if rest:
        tell_phase(g, number, clause)
    while rest:
        slot = first_of(g, rest)
        rest &= ~(1 << slot)
        g.unit[slot].status &= ~status
        tell(g, kind, clause, g.active, NONE, slot, 0)


def burn(g: World) -> None:
    """Deal Burn to each burning character of the player (GU2.4)."""
    rest = 0
    for slot in bits(g.board[g.active] | 1 << god_of(g.active)):
        if g.unit[slot].burn:
            rest |= 1 << slot
    if rest:
        tell_phase(g, Phase.BURN, Clause.GU2_4)
    while rest:
        slot = first_of(g, rest)
        rest &= ~(1 << slot)
        damage(g, slot, g.unit[slot].burn, Kind.BURN, Clause.GU2_4, NONE)


def regenerate(g: World) -> None:
    """Heal the Regen of each creature of the player (GU2.5), which may save it from Burn (GU6.6)."""
    rest = 0
    for slot in bits(g.board[g.active]):
        u = g.unit[slot]
        if u.regen and u.health < u.maximum and not (g.burn_kills and u.health <= 0):
            rest |= 1 << slot
    if rest:
        tell_phase(g, Phase.REGEN, Clause.GU2_5)
    while rest:
        slot = first_of(g, rest)
        rest &= ~(1 << slot)
        heal(g, slot, g.unit[slot].regen, Kind.REGEN, Clause.GU2_5)


def next_turn(g: World) -> None:
    """Pass the turn (GU4.3), or end the match as drawn (GU6.14)."""
    if g.turn >= g.turn_limit:
        end_match(g, DRAWN, Clause.GU6_14)
        return
    g.active = 1 - g.active
    g.to_act = g.active
    g.turn += 1
    start_turn(g)


def start_turn(g: World) -> None:
    """Begin a turn: a lock opens, gems refresh, a card is drawn; effects and a cleanup follow (GU6.10, GU6.12)."""
    seat = g.active
    g.seat = seat
    g.via = Via.ABILITY
    g.own_turns[seat] = min(99, g.own_turns[seat] + 1)
    g.overtime = 0
    began = tell_card(g, Kind.TURN_START, Clause.GU4_3, seat, 0, g.turn)
    g.cause = began
    expire_all(g, Until.TURN_OF + seat)
    g.power_used[seat] = 0
    for one in range(SEATS):
        g.bought[one] = 0
        g.attacked[one] = 0
        g.spells_cast[one] = 0
        g.played[one] = min(1, g.played[one])
        g.deaths[one] = 0
        g.spent[one] = 0
    for slot in bits(characters(g, seat)):
        g.unit[slot].attacks = 0
        g.unit[slot].status &= ~Status.USED
    if g.once_a_turn:
        for slot in bits(characters(g, 1 - seat)):
            g.unit[slot].status &= ~Status.USED
    open_lock(g, seat)
    draw_card(g, seat)
    raise_event(g, Trigger.TURN_START, NONE, 0, seat, Via.ABILITY)
    raise_zone_events(g, Trigger.TURN_START, seat, 0)
    come_due(g, Due.YOUR_NEXT_TURN, seat)
    cleanup_if_needed(g, began)
