"""Reincarnation, deaths and resurrection: classes 7, 8 and 9."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.auras import recompute_auras
from theagon.games.hand_of_the_gods.rules.board import attack_of, dying, keywords_of
from theagon.games.hand_of_the_gods.rules.changes import remember, tell_traits
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.modifiers import end_modifiers, lose_keyword
from theagon.games.hand_of_the_gods.rules.triggers import earliest, raise_unit_event
from theagon.games.hand_of_the_gods.rules.units import (
    afterlife,
    appear,
    arrive,
    enter,
    leave,
    print_values,
    stir_auras,
    vanish,
)
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind, Op, Priority, Trigger, Via, Why
from theagon.games.hand_of_the_gods.rules.world import DEATHS, DRAWN, NONE, SEATS, Keyword, Status, World
from theagon.games.hand_of_the_gods.rules.zones import find_in_graveyard, take_from_graveyard, to_graveyard
from theagon.kernel.bits import bits
from theagon.kernel.choices import forget_offer
from theagon.kernel.log import tell_card, tell_more
from theagon.kernel.match import close_match
from theagon.kernel.units import push_of_unit, tell


def doomed_slots(g: World) -> int:
    """Return the slots of the units in play that are about to die."""
    slots = 0
    for tile in bits(g.board[0] | g.board[1] | g.board[2]):
        if dying(g.unit[g.at[tile]]):
            slots |= 1 << g.at[tile]
    return slots


def reincarnate(g: World, slot: int) -> None:
    """Turn a unit that would die into its printed card without Reincarnate; it keeps its age (HG6.9, HG6.24)."""
    u = g.unit[slot]
    before = g.cause
    if u.harm:
        g.cause = u.harm - 1
    remember(g, slot)
    vanish(g, slot)
    end_modifiers(g, slot)
    u.status &= ~(Status.DOOMED | Status.SILENCED | Status.WARCRY)
    print_values(g, u)
    u.keywords &= ~Keyword.REINCARNATE
    appear(g, slot)
    g.cause = tell(g, Kind.REINCARNATE, Clause.HG6_9, u.owner, NONE, slot, attack_of(u))
    tell_more(g, u.health)
    tell_traits(g, Clause.HG6_9, Clause.HG6_9, NONE, slot)
    stir_auras(g, slot, g.cause)
    g.cause = before


def die(g: World, slot: int) -> None:
    """Let one unit of the batch die; its afterlives and its resurrection (HG4.42) become pending."""
    u = g.unit[slot]
    if u.harm:
        g.cause = u.harm - 1
    number = tell(g, Kind.DEATH, Clause.HG6_21, u.owner, NONE, slot, 0)
    g.cause = number
    u.harm = 1 + number  # the cause of the death's consequences
    count_death(g, u.owner)
    afterlife(g, slot)
    if not keywords_of(u) & Keyword.RESURRECT or u.status & Status.EXECUTED:
        pass
    elif u.held == 0:
        tell_card(g, Kind.RESURRECTION_FAILS, Clause.HG6_28, u.owner, u.card, Why.TOKEN)
    else:
        k = push_of_unit(g, Priority.RESURRECTION, Op.RESURRECT, slot, Via.ABILITY, NONE)
        e = g.queue[k]
        e.tile = u.tile
        e.amount = u.held
    leave(g, slot)


def count_death(g: World, owner: int) -> None:
    """Count a death of this turn, if the match counts (HG6.50)."""
    if g.spells_cast and owner < SEATS and g.deaths >> 4 * owner & 15 < DEATHS:
        g.deaths += 1 << 4 * owner


def deaths(g: World) -> None:
    """Let all doomed units die as one batch, in order of entry; then auras; then the win (classes 7 and 8; HG6.21)."""
    g.check_deaths = 0
    for slot in bits(doomed_slots(g)):
        u = g.unit[slot]
        if keywords_of(u) & Keyword.REINCARNATE and not u.status & Status.EXECUTED:  # HG4.52, HG6.33
            reincarnate(g, slot)
    before = g.cause
    batch = doomed_slots(g)
    if batch == 0:
        return
    units = batch >> SEATS << SEATS
    rest = units
    while rest:
        slot = earliest(g, rest)
        rest &= ~(1 << slot)
        die(g, slot)
        g.cause = before
    rest = units
    while rest:  # their cards, after all have left, so that none answers another's death (HG5.4)
        slot = earliest(g, rest)
        rest &= ~(1 << slot)
        u = g.unit[slot]
        if u.held:  # tokens and neutral units have no card (HG3.5)
            g.cause = u.harm - 1
            to_graveyard(g, u.owner, u.held, slot)
        g.cause = before
    recompute_auras(g)
    if g.listeners[Trigger.DIES]:
        rest = units
        while rest:
            slot = earliest(g, rest)
            rest &= ~(1 << slot)
            g.cause = g.unit[slot].harm - 1
            raise_unit_event(g, Trigger.DIES, slot)
            g.cause = before
    if batch & 3:
        settle(g, batch & 3)


def settle(g: World, lost: int) -> None:
    """Destroy one stone or both (HG3.6, HG3.8), which ends the match."""
    before = g.cause
    for seat in bits(lost):
        g.cause = g.unit[seat].harm - 1 if g.unit[seat].harm else before
        g.cause = tell(g, Kind.DEATH, Clause.HG3_6, seat, NONE, seat, 0)
    end_match(g, DRAWN if lost == 3 else 2 - lost, Clause.HG3_8 if lost == 3 else Clause.HG3_6)


def end_match(g: World, winner: int, clause: int) -> None:
    """End the match; pending effects and choices are dropped."""
    close_match(g, winner)
    g.choices = 0
    forget_offer(g)
    tell_card(g, Kind.DRAWN if winner == DRAWN else Kind.WIN, clause, winner, 0, 0)


def resurrect(g: World) -> None:
    """Bring a dead unit back to its tile, if that is free and its card in the graveyard (class 9; HG4.43, HG6.29)."""
    e = g.now[0]
    seat = e.owner
    place = find_in_graveyard(g, seat, e.amount)
    if place < 0 or g.at[e.tile] != NONE:
        clause = Clause.HG4_43 if place < 0 else Clause.HG6_29
        tell_card(g, Kind.RESURRECTION_FAILS, clause, seat, e.amount, Why.NO_CARD if place < 0 else Why.TILE_TAKEN)
        return
    card = take_from_graveyard(g, seat, place)
    slot = enter(g, card, seat, e.tile, card, Status.SICK)
    g.cause = tell(g, Kind.RESURRECTION, Clause.HG4_42, seat, NONE, slot, 0)
    lose_keyword(g, slot, Keyword.RESURRECT, Kind.KEYWORDS_LOST, Clause.HG4_42)
    arrive(g, slot)
