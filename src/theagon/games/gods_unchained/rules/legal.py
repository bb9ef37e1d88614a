"""The legal actions: the one list that the interface, the bots, the learners and the validator use."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import (
    attackable,
    first_of,
    god_of,
    ready,
    relic_of,
    seen_from,
    slot_at,
    unguarded,
)
from theagon.games.gods_unchained.rules.cards import card_of
from theagon.games.gods_unchained.rules.choices import hand_choices
from theagon.games.gods_unchained.rules.gifts import bearer
from theagon.games.gods_unchained.rules.mana import may_use_bag, power_cost
from theagon.games.gods_unchained.rules.prices import price_of
from theagon.games.gods_unchained.rules.reading import targets
from theagon.games.gods_unchained.rules.sanctum import may_shop
from theagon.games.gods_unchained.rules.vocabulary import Trigger
from theagon.games.gods_unchained.rules.world import (
    NONE,
    OFFERED,
    PLACES,
    ROW,
    SHOWN,
    TARGETED,
    TILES,
    UNITS,
    Action,
    Choice,
    Sort,
    Status,
    World,
)
from theagon.kernel.bits import bits
from theagon.kernel.match import has, is_listed, offer, offer_each
from theagon.kernel.overtime import must_end


def offer_tiles(g: World, first: int, tiles: int, seat: int) -> None:
    """Offer an action for each tile, counted from the seat's side; bit 16 is no tile."""
    for tile in bits(tiles):
        offer(g, first + (seen_from(tile, seat) if tile < TILES else TILES))


def aimed_tiles(g: World, target: int, seat: int, source: int) -> int:
    """Return the tiles at which something with such a target may be aimed, as bits; bit 16 if it takes none."""
    return targets(g, target, seat, source) if target else 1 << TILES


def ability_of(g: World, slot: int) -> int:
    """Return the row of a unit's ability that its player can use, or 0."""
    card = g.card[bearer(g.unit[slot], 0)]
    if card.triggers >> Trigger.ABILITY & 1:
        for k in range(card.ability, card.ability + card.abilities):
            if g.ability[k].trigger == Trigger.ABILITY:
                return k
    return 0


EVERYONE = (1 << UNITS) - 1


def legal(g: World) -> None:
    """Fill `g.action[:g.actions]`; the list is empty once the match is over."""
    g.actions = 0
    if g.winner >= 0:
        return
    if g.choice:
        legal_choices(g)
        return
    offer(g, Action.END_TURN)
    if not must_end(g):
        legal_with(g, (1 << g.hand_size[g.active]) - 1, EVERYONE, True)


def legal_with(g: World, places: int, slots: int, rest: bool) -> None:
    """Offer the actions with the cards at these places of the hand and with these units; with `rest`, the others."""
    seat = g.active
    mana = g.mana[seat]
    hand = g.hand[seat]
    payable = 0
    for place in bits(places):
        cost = price_of(g, seat, hand[place])
        payable |= (cost <= mana) << place
    for place in bits(payable):
        legal_play(g, seat, place)
    legal_attacks(g, seat, slots)
    legal_abilities(g, seat, g.listeners[Trigger.ABILITY] & slots)
    if not rest:
        return
    power = g.card[g.power[seat]]
    if power.effects and not g.power_used[seat] and power_cost(g, seat) <= mana:
        tiles = aimed_tiles(g, power.target, seat, NONE)
        offer_tiles(g, Action.POWER, tiles, seat)
    if may_use_bag(g, seat):
        offer(g, Action.BAG)
    if may_shop(g, seat):
        for k in range(SHOWN):
            if g.shown[k] and g.favor[seat] >= g.card[g.shown[k]].favor:
                offer(g, Action.BUY + k)


def legal_play(g: World, seat: int, place: int) -> None:
    """Offer a creature for each gap of a row that is not full (GU5.10), and another card for each target."""
    first = Action.PLAY + place * TARGETED
    card = g.card[card_of(g.hand[seat][place])]
    if card.kind != Sort.CREATURE:
        tiles = aimed_tiles(g, card.target, seat, NONE)
        offer_tiles(g, first, tiles, seat)
    elif g.row_size[seat] < ROW:
        offer_each(g, first, g.row_size[seat] + 1)


def legal_attacks(g: World, seat: int, slots: int) -> None:
    """Offer the attacks of those of these characters that are the seat's."""
    listed = g.action
    n = g.actions
    allowed = 0  # computed once a character is ready; there is always a target
    armed = g.board[seat] if relic_of(g, seat) == NONE else g.board[seat] | 1 << god_of(seat)
    for slot in bits(armed & slots):
        if ready(g, slot):
            if not allowed:
                allowed = unguarded(g, 1 - seat)
            first = Action.ATTACK + seen_from(g.unit[slot].tile, seat) * PLACES
            for other in bits(attackable(g, slot, allowed)):
                listed[n] = first + g.unit[other].tile % PLACES
                n += 1
    g.actions = n


def legal_abilities(g: World, seat: int, slots: int) -> None:
    """Offer the abilities of those of these units that are the seat's: once a turn, unless they sleep or came now."""
    while slots:
        slot = first_of(g, slots)
        slots &= ~(1 << slot)
        u = g.unit[slot]
        if u.owner == seat and ability_of(g, slot) and not u.status & (Status.USED | Status.SICK | Status.ASLEEP):
            tiles = aimed_tiles(g, g.ability[ability_of(g, slot)].target, seat, slot)
            offer_tiles(g, Action.ABILITY + seen_from(u.tile, seat) * TARGETED, tiles, seat)


def legal_choices(g: World) -> None:
    seat = g.to_act
    if g.choice == Choice.POWER:
        offer_each(g, Action.PICK_POWER, g.powers_size[g.god[seat]])
    elif g.choice == Choice.MULLIGAN:
        offer_each(g, Action.MULLIGAN, 1 << g.hand_size[seat])
    elif g.choice == Choice.DELVE or g.choice == Choice.CARD:
        for k in range(OFFERED):
            # A pile with redrawn secrets may hold none; the answer then does nothing.
            if g.offered[k] or k == 0:
                offer(g, Action.CHOOSE_CARD + k)
    elif g.choice == Choice.HAND:
        for place in bits(hand_choices(g)):
            offer(g, Action.CHOOSE_HAND + place)
    elif g.choice == Choice.FORESEE:
        offer_each(g, Action.FORESEE, 1 << g.foreseen)
    elif g.choice == Choice.MODE:
        offer_each(g, Action.CHOOSE_MODE, g.effect[g.now[0].row - 1].count)
    else:
        offer_tiles(g, Action.CHOOSE_PLACE, g.choices, seat)


def actor_of(g: World, seat: int, action: int) -> int:
    """Return the slot of the unit that attacks or uses its ability in an action of a seat, or NONE."""
    if action < Action.ABILITY:
        return slot_at(g, seat, (action - Action.ATTACK) // PLACES)
    return slot_at(g, seat, (action - Action.ABILITY) // TARGETED)


def is_legal(g: World, action: int) -> bool:
    """Return whether `legal` lists an action. `legal` then lists only actions of the same card, unit or power."""
    if g.winner >= 0 or g.choice:
        return is_listed(g, action)
    if action == Action.END_TURN:
        return True
    if action >= Action.CHOOSE_PLACE or must_end(g):
        return False
    seat = g.active
    places = 0
    slots = 0
    if action < Action.ATTACK:
        places = 1 << (action - Action.PLAY) // TARGETED & (1 << g.hand_size[seat]) - 1
    elif action < Action.POWER:
        slot = actor_of(g, seat, action)
        if slot != NONE:
            slots = 1 << slot
    g.actions = 0
    legal_with(g, places, slots, action >= Action.POWER)
    return has(g, action)


def accepts(g: World, action: int) -> bool:
    """Return whether this action may be carried out now: a listed one, or giving up while the match goes on."""
    if action >= Action.CONCEDE:
        return g.winner < 0
    return is_legal(g, action)
