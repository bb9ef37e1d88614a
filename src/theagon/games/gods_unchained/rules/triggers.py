"""Abilities that answer events: each becomes a pending effect, in board order (GU1.1, GU6.11, GU6.15)."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import first_of
from theagon.games.gods_unchained.rules.cards import card_of
from theagon.games.gods_unchained.rules.reading import card_matches, matches
from theagon.games.gods_unchained.rules.vocabulary import Op, Priority, Side, Trigger, Via, Zone
from theagon.games.gods_unchained.rules.world import GIVEN, NONE, SEATS, AbilityRow, World
from theagon.kernel.units import push_effect, push_of_unit


def push_ability(g: World, slot: int, a: AbilityRow, via: int, it: int) -> int:
    """An ability of a unit becomes pending, about the unit `it` (or NONE); returns its place in the queue."""
    k = push_of_unit(g, Priority.AFTER if a.after else Priority.EFFECT, Op.RUN, slot, Via.AFTER if a.after else via, it)
    g.queue[k].row = a.effect
    g.queue[k].amount = a.effects
    return k


def push_own(g: World, slot: int, trigger: int, via: int, it: int) -> None:
    """The abilities of one unit, printed or lent, that answer a trigger about itself become pending."""
    u = g.unit[slot]
    for lent in range(2):
        card = g.card[GIVEN + u.lent if lent else u.card]
        if card.triggers >> trigger & 1:
            for k in range(card.ability, card.ability + card.abilities):
                a = g.ability[k]
                if a.trigger == trigger and a.of == 0 and by_passes(g, a, slot, it):
                    push_ability(g, slot, a, via, it)


def by_passes(g: World, a: AbilityRow, slot: int, it: int) -> bool:
    """Does the other unit of an event pass the filter of the ability?"""
    return a.by == 0 or (it != NONE and matches(g, a.by, it, g.unit[slot].owner, slot))


def concerns(g: World, a: AbilityRow, slot: int, it: int, card: int, player: int) -> bool:
    """Does an ability of the unit in a slot answer an event, which is about a unit, a card or a turn?"""
    owner = g.unit[slot].owner
    if a.zone:
        return False
    if a.trigger == Trigger.TURN_START or a.trigger == Trigger.TURN_END or a.trigger == Trigger.POWER_USED:
        return a.whose == Side.ANY or (a.whose == Side.FRIENDLY) == (owner == player)
    if a.trigger >= Trigger.CARD_PLAYED:  # a unit does not answer its own card
        return slot != it and card_matches(g, a.of, card, player, owner)
    if a.trigger == Trigger.SUMMONED and slot == it:  # nor its own coming
        return False
    return a.of != 0 and matches(g, a.of, it, owner, slot)


def raise_event(g: World, trigger: int, it: int, card: int, player: int, via: int) -> None:
    """Something happened to the unit `it`, or to a card or in a turn of a player; abilities that answer it follow."""
    waiting = g.listeners[trigger]
    while waiting:
        slot = first_of(g, waiting)
        waiting &= ~(1 << slot)
        for lent in range(2):
            own = g.card[GIVEN + g.unit[slot].lent if lent else g.unit[slot].card]
            if own.triggers >> trigger & 1:
                for k in range(own.ability, own.ability + own.abilities):
                    a = g.ability[k]
                    if a.trigger == trigger and concerns(g, a, slot, it, card, player):
                        push_ability(g, slot, a, via, it)


def raise_unit_event(g: World, trigger: int, it: int) -> None:
    """Something happened to a unit: its own abilities answer, then those of other units that watch for it."""
    if g.listeners[trigger]:
        push_own(g, it, trigger, Via.ABILITY, it)
        raise_event(g, trigger, it, 0, 0, Via.ABILITY)


def raise_zone_events(g: World, trigger: int, player: int) -> None:
    """Cards that act from a hand or a void answer after the board (GU6.11)."""
    if not g.zones_act:
        return
    for k in range(SEATS):
        seat = g.active ^ k
        for place in range(g.hand_size[seat]):
            card = card_of(g.hand[seat][place])
            if g.card[card].zones & 1:
                push_card_abilities(g, card, seat, trigger, Zone.HAND, player, place)
        for place in range(g.void_size[seat]):
            card = g.void[seat][place]
            if g.card[card].zones & 2:
                push_card_abilities(g, card, seat, trigger, Zone.VOID, player, NONE)


def push_card_abilities(g: World, index: int, seat: int, trigger: int, zone: int, player: int, place: int) -> None:
    """The abilities of a card in a zone, at a place of the hand, that answer a turn of the player become pending."""
    card = g.card[index]
    for k in range(card.ability, card.ability + card.abilities):
        a = g.ability[k]
        if (
            a.trigger == trigger
            and a.zone == zone
            and (a.whose == Side.ANY or (a.whose == Side.FRIENDLY) == (seat == player))
        ):
            n = push_effect(g, Priority.EFFECT, Op.RUN, seat, Via.ABILITY)
            g.queue[n].row = a.effect
            g.queue[n].amount = a.effects
            g.queue[n].tile = place
