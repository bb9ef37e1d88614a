"""Functions on units that all games share: log events about them, and name them in pending effects.

A game's world has its units in the array `unit`. A slot is an index of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from theagon.kernel.bits import bits, lowest
from theagon.kernel.log import note, tell_more
from theagon.kernel.match import MatchScratch
from theagon.kernel.memory import clear
from theagon.kernel.queue import Effect, push
from theagon.kernel.records import Record, uint8

NONE = 255  # no slot, no tile


class AnyUnit(Record):
    """The fields of a unit that the functions here use."""

    card: int  # 0: a free slot
    entered: int  # its entry number, unique in the match
    owner: int
    tile: int


class UnitsScratch(MatchScratch):
    """The fields of a game's world that the functions here use."""

    if TYPE_CHECKING:

        @property
        def unit(self) -> Sequence[AnyUnit]: ...

    gone: int  # slots of units that left play in this action, as bits
    seat = uint8()  # the owner of the current effect
    via = uint8()  # the kind of the current effect


def tell(g: UnitsScratch, kind: int, clause: int, seat: int, source: int, target: int, amount: int) -> int:
    """Log an event between two units (slots, or NONE). Returns its number, for use as a cause."""
    number = g.clock
    i = note(g, kind, clause, seat, amount)
    if i >= 0:
        e = g.event[i]
        if source != NONE:
            u = g.unit[source]
            e.source = u.entered
            e.source_card = u.card
            e.source_tile = u.tile
            e.source_owner = u.owner
        if target != NONE:
            v = g.unit[target]
            e.target = v.entered
            e.target_card = v.card
            e.target_tile = v.tile
            e.target_owner = v.owner
    return number


def tell_two(g: UnitsScratch, kind: int, clause: int, source: int, target: int, amount: int, extra: int) -> int:
    """Log an event with two values, of the current effect's seat. Returns its number."""
    number = tell(g, kind, clause, g.seat, source, target, amount)
    tell_more(g, extra)
    return number


def tell_tile(
    g: UnitsScratch, kind: int, clause: int, seat: int, source: int, card: int, tile: int, amount: int
) -> int:
    """Log an event about a card on a tile, such as a failed spawn. Returns its number."""
    number = g.clock
    i = note(g, kind, clause, seat, amount)
    if i >= 0:
        e = g.event[i]
        e.target_card = card
        e.target_tile = tile
        if source != NONE:
            e.source = g.unit[source].entered
            e.source_card = g.unit[source].card
            e.source_tile = g.unit[source].tile
            e.source_owner = g.unit[source].owner
    return number


def push_effect(g: UnitsScratch, priority: int, op: int, owner: int, via: int) -> int:
    """Push an effect of a seat without units or a tile. Returns its place in `g.queue`, for the caller to add them."""
    k = push(g, priority, op)
    e = g.queue[k]
    e.owner = owner
    e.via = via
    e.source = NONE
    e.it = NONE
    e.target = NONE
    e.tile = NONE
    return k


def push_of_unit(g: UnitsScratch, priority: int, op: int, slot: int, via: int, it: int) -> int:
    """Push an effect of the unit in a slot, about the unit `it` (or NONE). Returns its place in `g.queue`."""
    u = g.unit[slot]
    k = push_effect(g, priority, op, u.owner, via)
    e = g.queue[k]
    e.source = slot
    e.source_entered = u.entered
    e.it = it
    if it != NONE:
        e.it_entered = g.unit[it].entered
    return k


def still(g: UnitsScratch, slot: int, entered: int) -> int:
    """Return the slot if it still holds the unit with this entry number, alive or gone in this action; else NONE."""
    if slot == NONE or g.unit[slot].entered != entered:
        return NONE
    return slot


def units_of(e: Effect) -> int:
    """Return the slots of the units that an effect names, as bits."""
    return slot_bit(e.source) | slot_bit(e.it) | slot_bit(e.target)


def slot_bit(slot: int) -> int:
    return 0 if slot == NONE else 1 << slot


def unused_slot(g: UnitsScratch) -> int:
    """Return the first slot without a unit, or NONE."""
    for slot in range(len(g.unit)):
        if g.unit[slot].card == 0:
            return slot
    return NONE


def reusable_slot(g: UnitsScratch, gone: int, named: int) -> int:
    """Return one of the slots `gone`, if possible one neither in `named` nor named by a pending effect."""
    for k in range(g.pending):
        named |= units_of(g.queue[k])
    if gone & ~named:
        return lowest(gone & ~named)
    return lowest(gone)


def forget_gone(g: UnitsScratch) -> None:
    """Free the slots of the units that left play, at the end of an action."""
    for slot in bits(g.gone):
        clear(g.unit[slot])
    g.gone = 0
