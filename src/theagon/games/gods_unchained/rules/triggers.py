"""Abilities that answer events: each becomes a pending effect, in board order (GU1.1, GU6.11, GU6.15)."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import first_of
from theagon.games.gods_unchained.rules.cards import CARD, card_of
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.gifts import bearer, gift_of
from theagon.games.gods_unchained.rules.reading import card_matches, matches, of_side
from theagon.games.gods_unchained.rules.vocabulary import Kind, Op, Priority, Trigger, Via, Zone
from theagon.games.gods_unchained.rules.world import NONE, SEATS, AbilityRow, Status, World
from theagon.kernel.log import tell_card
from theagon.kernel.units import push_effect, push_of_unit

FROM_HAND, FROM_VOID, FROM_DECK = 1 << Zone.HAND, 1 << Zone.VOID, 1 << Zone.DECK  # bits of `acts`


def push_ability(g: World, slot: int, a: AbilityRow, via: int, it: int) -> int:
    """Make an ability of a unit pending, about the unit `it` (or NONE); return its place in the queue."""
    k = push_of_unit(g, Priority.AFTER if a.after else Priority.EFFECT, Op.RUN, slot, Via.AFTER if a.after else via, it)
    g.queue[k].row = a.effect
    g.queue[k].amount = a.effects
    return k


def push_of_card(g: World, a: AbilityRow, seat: int, via: int, place: int) -> None:
    """Make an ability of a card pending that is no unit, but lies at a place of the hand, or NONE."""
    priority = Priority.AFTER if a.after else Priority.EFFECT
    k = push_effect(g, priority, Op.RUN, seat, Via.AFTER if a.after else via)
    g.queue[k].row = a.effect
    g.queue[k].amount = a.effects
    g.queue[k].tile = place


def push_own(g: World, slot: int, trigger: int, via: int, it: int) -> None:
    """Make the abilities of one unit, printed or lent, that answer a trigger about itself pending."""
    u = g.unit[slot]
    for lent in range(2):
        card = g.card[bearer(u, lent)]
        if card.triggers >> trigger & 1:
            for k in range(card.ability, card.ability + card.abilities):
                a = g.ability[k]
                if a.trigger == trigger and a.of == 0 and (not lent or a.gift == gift_of(u)):
                    if by_passes(g, a, slot, it) and still_answers(g, slot, a):
                        push_ability(g, slot, a, via, it)


def still_answers(g: World, slot: int, a: AbilityRow) -> bool:
    """Return whether an ability may answer again this turn, and note that one that answers once is used (GU6.35)."""
    if not a.once:
        return True
    if g.unit[slot].status & Status.USED:
        return False
    g.unit[slot].status |= Status.USED
    return True


def by_passes(g: World, a: AbilityRow, slot: int, it: int) -> bool:
    """Return whether the other unit of an event passes the filter of the ability."""
    return a.by == 0 or (it != NONE and matches(g, a.by, it, g.unit[slot].owner, slot))


def concerns(g: World, a: AbilityRow, slot: int, it: int, card: int, player: int) -> bool:
    """Return whether an ability of the unit in a slot answers an event about a unit, a card or a turn."""
    owner = g.unit[slot].owner
    if a.zone:
        return False
    if a.trigger == Trigger.TURN_START or a.trigger == Trigger.TURN_END or a.trigger == Trigger.POWER_USED:
        return of_side(a.whose, owner, player)
    if a.trigger >= Trigger.CARD_PLAYED:  # a unit does not answer its own card
        return slot != it and card_matches(g, a.of, card, player, owner)
    if a.trigger == Trigger.SUMMONED and slot == it:  # nor its own coming
        return False
    return a.of != 0 and matches(g, a.of, it, owner, slot)


def raise_event(g: World, trigger: int, it: int, card: int, player: int, via: int) -> None:
    """Trigger on an event of the unit `it`, of a card, or in a player's turn."""
    waiting = g.listeners[trigger]
    while waiting:
        slot = first_of(g, waiting)
        waiting &= ~(1 << slot)
        for lent in range(2):
            own = g.card[bearer(g.unit[slot], lent)]
            if own.triggers >> trigger & 1:
                for k in range(own.ability, own.ability + own.abilities):
                    a = g.ability[k]
                    if a.trigger == trigger and (not lent or a.gift == gift_of(g.unit[slot])):
                        if concerns(g, a, slot, it, card, player) and still_answers(g, slot, a):
                            push_ability(g, slot, a, via, it)


def raise_unit_event(g: World, trigger: int, it: int) -> None:
    """Trigger on an event of a unit: its own abilities answer, then those of other units that watch for it."""
    if g.listeners[trigger]:
        push_own(g, it, trigger, Via.ABILITY, it)
        raise_event(g, trigger, it, 0, 0, Via.ABILITY)


def raise_zone_events(g: World, trigger: int, player: int, packed: int) -> None:
    """Let cards in a hand or a void answer a turn of the player, or a card that they play, after the board (GU6.11)."""
    acts = g.acts
    for k in range(SEATS):
        seat = g.active ^ k
        answered = g.answered[seat ^ player]
        if answered[Zone.HAND] >> trigger & 1:
            hand = g.hand[seat]
            for place in range(g.hand_size[seat]):
                card = hand[place] & CARD
                if acts[card] & FROM_HAND:
                    push_card_abilities(g, card, seat, trigger, Zone.HAND, player, place, packed)
        if answered[Zone.VOID] >> trigger & 1:
            void = g.void[seat]
            for place in range(g.void_size[seat]):
                card = void[place]
                if acts[card] & FROM_VOID:
                    push_card_abilities(g, card, seat, trigger, Zone.VOID, player, NONE, packed)


def raise_starts(g: World) -> None:
    """Let cards in decks and opening hands act before the first turn, the first player's first (GU5.11)."""
    for seat in range(SEATS):
        for place in range(g.deck_size[seat] + g.hand_size[seat]):
            k = place - g.deck_size[seat]
            card = card_of(g.hand[seat][k] if k >= 0 else g.deck[seat][place])
            if g.acts[card] & FROM_DECK:
                g.cause = tell_card(g, Kind.BEGINS, Clause.GU5_11, seat, card, 0)
                push_card_abilities(g, card, seat, Trigger.MATCH_START, Zone.DECK, seat, NONE, 0)
    g.cause = -1


def push_afterlife(g: World, index: int, seat: int) -> None:
    """Make the afterlife of a card in a void pending, without a unit."""
    card = g.card[index]
    for k in range(card.ability, card.ability + card.abilities):
        a = g.ability[k]
        if a.trigger == Trigger.AFTERLIFE:
            push_of_card(g, a, seat, Via.AFTERLIFE, NONE)


def push_card_abilities(
    g: World, index: int, seat: int, trigger: int, zone: int, player: int, place: int, packed: int
) -> None:
    """Make the abilities of a card in a zone pending that answer a turn of the player, or the card that they play."""
    card = g.card[index]
    for k in range(card.ability, card.ability + card.abilities):
        a = g.ability[k]
        if (
            a.trigger == trigger
            and a.zone == zone
            and (card_matches(g, a.of, packed, player, seat) if a.of else of_side(a.whose, seat, player))
        ):
            push_of_card(g, a, seat, Via.ABILITY, place)
