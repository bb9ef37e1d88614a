"""What the rules of every game do with units: log events about them, and name them in pending effects.

A game's world has its units in `unit`, and names each by its slot there.
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
    """What the functions here need of a unit."""

    card: int  # 0: a free slot
    entered: int  # its entry number, which no other unit of the match has
    owner: int
    tile: int


class UnitsScratch(MatchScratch):
    """What the functions here need of a game's world."""

    if TYPE_CHECKING:

        @property
        def unit(self) -> Sequence[AnyUnit]: ...

    gone: int  # slots of units that left play in this action, as bits
    seat = uint8()  # whose effect is being carried out
    via = uint8()  # what kind of effect it is


def tell(g: UnitsScratch, kind: int, clause: int, seat: int, source: int, target: int, amount: int) -> int:
    """Log an event between two units (slots, or NONE); returns its number, to be the cause of what follows."""
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
    """Log an event with two values, of the seat whose effect is carried out; returns its number."""
    number = tell(g, kind, clause, g.seat, source, target, amount)
    tell_more(g, extra)
    return number


def tell_tile(
    g: UnitsScratch, kind: int, clause: int, seat: int, source: int, card: int, tile: int, amount: int
) -> int:
    """Log an event about a card on a tile, such as a spawn that fails; returns its number."""
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
    """Push an effect of a seat that names no unit and no tile; returns its place in `g.queue`, to add them."""
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
    """Push an effect of the unit in a slot, about the unit `it` (or NONE); returns its place in `g.queue`."""
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
    """The slot, if it still holds the unit with this entry number, or what is left of it to read; else NONE."""
    if slot == NONE or g.unit[slot].entered != entered:
        return NONE
    return slot


def units_of(e: Effect) -> int:
    """The slots of the units that an effect names, as bits."""
    return slot_bit(e.source) | slot_bit(e.it) | slot_bit(e.target)


def slot_bit(slot: int) -> int:
    return 0 if slot == NONE else 1 << slot


def unused_slot(g: UnitsScratch) -> int:
    """The first slot without a unit, or NONE."""
    for slot in range(len(g.unit)):
        if g.unit[slot].card == 0:
            return slot
    return NONE


def reusable_slot(g: UnitsScratch, gone: int, spoken_of: int) -> int:
    """One of the slots `gone`, if possible one that is not `spoken_of` and that no pending effect names."""
    for k in range(g.pending):
        spoken_of |= units_of(g.queue[k])
    if gone & ~spoken_of:
        return lowest(gone & ~spoken_of)
    return lowest(gone)


def forget_gone(g: UnitsScratch) -> None:
    """The action is over: free the slots of the units that left."""
    for slot in bits(g.gone):
        clear(g.unit[slot])
    g.gone = 0
