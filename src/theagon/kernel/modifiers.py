"""Storage for timed bonuses. Each game decides what their end does to a unit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from theagon.kernel.bits import bits
from theagon.kernel.memory import clear
from theagon.kernel.records import Record, int8, uint8

MOST = 999  # the highest attack or health of a unit
FULL = -1  # no place is free


class Timed(Record):
    """The first fields of every game's modifiers."""

    until = uint8()  # 0: free
    unit = uint8()
    attack = int8()
    health = int8()


class ModifiersState(Record):
    """The fields of a game's state that modifiers use."""

    if TYPE_CHECKING:

        @property
        def modifier(self) -> Sequence[Timed]: ...

    timed: int  # places of `modifier` that are taken, as bits


def free_place(g: ModifiersState) -> int:
    """Return a free place for a modifier, or FULL."""
    for k in range(len(g.modifier)):
        if not g.timed >> k & 1:
            return k
    return FULL


def keep(g: ModifiersState, k: int, slot: int, until: int, attack: int, health: int) -> None:
    """Store a modifier of a unit at a free place."""
    g.timed |= 1 << k
    m = g.modifier[k]
    m.until = until
    m.unit = slot
    m.attack = attack
    m.health = health


def forget(g: ModifiersState, k: int) -> None:
    """Remove a modifier."""
    clear(g.modifier[k])
    g.timed &= ~(1 << k)


def modifiers_of(g: ModifiersState, slot: int) -> int:
    """Return the places of a unit's modifiers, as bits."""
    found = 0
    for k in bits(g.timed):
        if g.modifier[k].unit == slot:
            found |= 1 << k
    return found


def ending(g: ModifiersState, until: int) -> int:
    """Return the places of the modifiers with this duration, as bits."""
    found = 0
    for k in bits(g.timed):
        if g.modifier[k].until == until:
            found |= 1 << k
    return found


def forget_all(g: ModifiersState, slot: int) -> None:
    """Remove all modifiers of a unit."""
    for k in bits(modifiers_of(g, slot)):
        forget(g, k)


def forget_attack(g: ModifiersState, slot: int) -> None:
    """Cancel the attack bonuses of a unit, after its attack was replaced: their end changes nothing."""
    for k in bits(modifiers_of(g, slot)):
        g.modifier[k].attack = 0


def forget_health(g: ModifiersState, slot: int) -> None:
    """Cancel the health bonuses of a unit, after its health was replaced."""
    for k in bits(modifiers_of(g, slot)):
        g.modifier[k].health = 0
