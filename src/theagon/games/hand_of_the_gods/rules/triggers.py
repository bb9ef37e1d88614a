"""Abilities that answer events: each becomes a pending effect, in the order in which their sources came into play."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.reading import anchor_seen, area_at, card_matches, matches
from theagon.games.hand_of_the_gods.rules.vocabulary import Op, Priority, Side, Trigger, Via
from theagon.games.hand_of_the_gods.rules.world import MOST_AMOUNT, NONE, SEATS, AbilityRow, World
from theagon.kernel.bits import bits
from theagon.kernel.units import push_of_unit


def push_ability(g: World, slot: int, a: AbilityRow, priority: int, via: int, it: int) -> int:
    """Make an ability of a unit pending, about the unit `it` (or NONE); return its place in the queue."""
    k = push_of_unit(g, a.priority if a.priority else priority, Op.RUN, slot, via, it)
    g.queue[k].row = a.effect
    g.queue[k].amount = a.effects
    return k


def push_own(g: World, slot: int, trigger: int, priority: int, via: int, it: int) -> None:
    """Make the abilities of one unit that answer a trigger about itself pending."""
    if g.listeners[trigger] >> slot & 1:
        card = g.card[g.unit[slot].card]
        for k in range(card.ability, card.ability + card.abilities):
            if g.ability[k].trigger == trigger and not g.ability[k].activated:
                push_ability(g, slot, g.ability[k], priority, via, it)


def earliest(g: World, slots: int) -> int:
    """Return the slot, of these, of the unit that entered first (HG1.5, HG6.17)."""
    first = NONE
    for slot in bits(slots):
        if first == NONE or g.unit[slot].entered < g.unit[first].entered:
            first = slot
    return first


def concerns(g: World, a: AbilityRow, slot: int, it: int, card: int, player: int) -> bool:
    """Return whether an ability of the unit in a slot answers an event, which is about a unit, a card or a turn."""
    owner = g.unit[slot].owner
    if a.trigger >= Trigger.CARD_PLAYED:  # a unit never answers its own card (HG6.27)
        return slot != it and card_matches(g, a.of, card, player, owner)
    if a.trigger == Trigger.TURN_START or a.trigger == Trigger.TURN_END:
        return owner < SEATS and (a.whose == Side.ANY or (a.whose == Side.FRIENDLY) == (owner == player))
    if a.area and not (it != NONE and area_around(g, a, slot) >> g.unit[it].tile & 1):
        return False
    if a.of == 0:
        return slot == it
    return it != NONE and matches(g, a.of, it, owner, slot)


def area_around(g: World, a: AbilityRow, slot: int) -> int:
    """Return the tiles where an ability of the unit in a slot looks for events."""
    u = g.unit[slot]
    return area_at(g, a.area, anchor_seen(g, a.anchor, u.owner, u.tile))


def raise_event(g: World, trigger: int, card: int, player: int, it: int) -> None:
    """Make the answers of units to an event pending in class 12, in the order in which they came into play (HG1.5).

    It is about the turn or a card (else 0) of a player, or about the unit `it` (else NONE).
    """
    raise_event_between(g, trigger, card, player, it, it)


def raise_event_between(g: World, trigger: int, card: int, player: int, doer: int, it: int) -> None:
    """Do so for an event that is about `doer`, and in which the answers call another unit `it`."""
    waiting = g.listeners[trigger]
    while waiting:
        slot = earliest(g, waiting)
        waiting &= ~(1 << slot)
        own = g.card[g.unit[slot].card]
        for k in range(own.ability, own.ability + own.abilities):
            if g.ability[k].trigger == trigger and concerns(g, g.ability[k], slot, doer, card, player):
                push_ability(g, slot, g.ability[k], Priority.OTHER, Via.ABILITY, it)


def raise_unit_event(g: World, trigger: int, it: int) -> None:
    """Make the answers of units to an event of the unit `it` pending."""
    raise_event(g, trigger, 0, 0, it)


def answer_with_amount(g: World, trigger: int, doer: int, it: int, amount: int) -> None:
    """Make the answers to damage or healing pending; they know the amount."""
    if g.listeners[trigger]:
        first = g.pending
        raise_event_between(g, trigger, 0, 0, doer, it)
        note_amount(g, first, amount)


def note_amount(g: World, first: int, amount: int) -> None:
    """Note the amount of the event that the effects from place `first` on answer, if a card of the set asks for it.

    It stands where an effect that a player has aimed keeps its tile.
    """
    for k in range(first, g.pending if g.asks_amounts else first):
        g.queue[k].tile = min(MOST_AMOUNT, amount)
