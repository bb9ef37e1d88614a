"""Abilities that answer events: each becomes a pending effect, in the order in which their sources came into play."""
from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.reading import card_matches, matches
from theagon.games.hand_of_the_gods.rules.vocabulary import Op, Priority, Side, Via
from theagon.games.hand_of_the_gods.rules.world import NONE, SEATS, AbilityRow, World
from theagon.kernel.bits import bits
from theagon.kernel.queue import push


def push_ability(g: World, slot: int, a: AbilityRow, priority: int, via: int, it: int) -> int:
    """An ability of a unit becomes pending, about the unit `it` (or NONE); its place in the queue."""
    u = g.unit[slot]
    k = push(g, a.priority if a.priority else priority, Op.RUN)
    e = g.queue[k]
    e.owner = u.owner
    e.via = via
    e.source = slot
    e.source_entered = u.entered
    e.it = it
    if it != NONE:
        e.it_entered = g.unit[it].entered
    e.target = NONE
    e.tile = NONE
    e.row = a.effect
    e.amount = a.effects
    return k


def push_own(g: World, slot: int, trigger: int, priority: int, via: int, it: int) -> None:
    """The abilities of one unit that answer a trigger about itself."""
    if g.listeners[trigger] >> slot & 1:
        card = g.card[g.unit[slot].card]
        for k in range(card.ability, card.ability + card.abilities):
            if g.ability[k].trigger == trigger and not g.ability[k].activated:
                push_ability(g, slot, g.ability[k], priority, via, it)


def earliest(g: World, slots: int) -> int:
    """Of these slots the one whose unit entered first (HG1.5, HG6.17)."""
    first = NONE
    for slot in bits(slots):
        if first == NONE or g.unit[slot].entered < g.unit[first].entered:
            first = slot
    return first


def raise_event(g: World, trigger: int, it: int) -> None:
    """Something happened to the unit `it`: whoever answers does so in class 12."""
    waiting = g.listeners[trigger]
    while waiting:
        slot = earliest(g, waiting)
        waiting &= ~(1 << slot)
        u = g.unit[slot]
        card = g.card[u.card]
        for k in range(card.ability, card.ability + card.abilities):
            a = g.ability[k]
            if a.trigger == trigger:
                if slot == it if a.of == 0 else matches(g, a.of, it, u.owner, slot):
                    push_ability(g, slot, a, Priority.OTHER, Via.ABILITY, it)


def raise_card_event(g: World, trigger: int, card_index: int, player: int, it: int) -> None:
    """Something happened to a card of a player; a unit never answers the playing of its own card (HG6.27)."""
    waiting = g.listeners[trigger]
    while waiting:
        slot = earliest(g, waiting)
        waiting &= ~(1 << slot)
        u = g.unit[slot]
        card = g.card[u.card]
        for k in range(card.ability, card.ability + card.abilities):
            a = g.ability[k]
            if a.trigger == trigger and slot != it and card_matches(g, a.of, card_index, player, u.owner):
                push_ability(g, slot, a, Priority.OTHER, Via.ABILITY, it)


def raise_turn_event(g: World, trigger: int, seat: int) -> None:
    """A turn of the seat starts or ends."""
    waiting = g.listeners[trigger]
    while waiting:
        slot = earliest(g, waiting)
        waiting &= ~(1 << slot)
        u = g.unit[slot]
        card = g.card[u.card]
        for k in range(card.ability, card.ability + card.abilities):
            a = g.ability[k]
            if a.trigger == trigger and u.owner < SEATS:
                if a.whose == Side.ANY or (a.whose == Side.FRIENDLY) == (u.owner == seat):
                    push_ability(g, slot, a, Priority.OTHER, Via.ABILITY, NONE)
