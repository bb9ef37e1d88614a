"""The legal actions: the one list that the interface, the bots, the learners and the validator use."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.army import strength_in_hand, strength_of, top_of
from theagon.games.army_of_gods.rules.attack import may_attack
from theagon.games.army_of_gods.rules.choices import (
    droppable,
    line,
    may_choose_kind,
    may_choose_looked,
    may_choose_stack,
)
from theagon.games.army_of_gods.rules.lasting import guarded_kind
from theagon.games.army_of_gods.rules.piles import army_in_hand, count_in_hand
from theagon.games.army_of_gods.rules.seats import against, plays, rival_of, seat_at, targetable
from theagon.games.army_of_gods.rules.turns import may_use_ability
from theagon.games.army_of_gods.rules.world import AIMS, ALIKE, KINDS, LEADERS, OTHERS, Action, Choice, Sort, World
from theagon.kernel.bits import bits
from theagon.kernel.match import has, is_listed, offer, offer_each

DROP_MOVES, ATTACK_MOVES = 1, 2  # AG4.6


def legal(g: World) -> None:
    """Fill `g.action[:g.actions]`; the list is empty once the match is over."""
    g.actions = 0
    if g.winner >= 0:
        return
    if g.choice:
        legal_choices(g)
        return
    seat = g.active
    army = army_in_hand(g, seat)
    if g.round > 1:
        offer(g, Action.END_TURN)
    if g.moves >= DROP_MOVES:
        for place in bits(army):
            offer(g, Action.DROP + place)
    if g.round == 1:
        return
    if g.moves >= ATTACK_MOVES:
        legal_attacks(g, seat, army)
    for place in bits((1 << g.hand_size[seat]) - 1 & ~army):
        if may_play(g, seat, place):
            offer(g, Action.PLAY + place)
    if may_use_ability(g, seat):
        offer(g, Action.ABILITY)
    if g.tokens[seat] == 0 and not g.restored and g.hand_size[seat] >= ALIKE + OTHERS:  # AG6.4, AG6.5
        for kind in range(g.kinds):
            if count_in_hand(g, seat, g.kind_card[kind]) >= ALIKE:
                offer(g, Action.RESTORE + kind)


def legal_attacks(g: World, seat: int, army: int) -> None:
    """Offer these army cards in hand with each top card that they may attack first."""
    listed = g.action
    n = g.actions
    for place in bits(army):
        g.power[place] = strength_in_hand(g, seat, place)
    for rival in range(1, g.players):
        other = seat_at(g, seat, rival)
        if targetable(g, seat, other):
            for kind in range(g.kinds):
                stack = other * KINDS + kind
                if top_of(g, stack) and not guarded_kind(g, stack):
                    strength = strength_of(g, stack)
                    first = Action.ATTACK + (rival - 1) * KINDS + kind
                    for place in bits(army):  # a card that is too weak is written and not counted
                        listed[n] = first + place * AIMS
                        n += g.power[place] >= strength
    g.actions = n


def may_play(g: World, seat: int, place: int) -> bool:
    """Return whether the card may be played. Supporting gods and power cards may, but no reactions (AG4.6, AG5.11)."""
    card = g.card[g.hand[seat][place]]
    playable = (card.sort == Sort.SUPPORTING or card.sort == Sort.POWER) and not card.blocks
    return playable and (g.moves > 0 or card.free != 0)


def may_block(g: World, place: int) -> bool:
    """Return whether the card at a place of the attacked player's hand is a reaction (AG5.11)."""
    return g.card[g.hand[g.prey][place]].blocks != 0


def may_stop(g: World) -> bool:
    """Return whether the player may stop choosing: not a leader, cards to discard, or a mode."""
    if g.choice == Choice.DISCARD:
        return False
    return g.choice != Choice.LEADER and g.choice != Choice.RESTORE and g.choice != Choice.MODE


def legal_choices(g: World) -> None:
    seat = g.to_act
    if may_stop(g):
        offer(g, Action.DONE)
    if g.choice == Choice.LEADER:
        for k in range(LEADERS):
            if g.leaders[seat][k]:
                offer(g, Action.CHOOSE_LEADER + k)
    elif g.choice == Choice.DROP or g.choice == Choice.ATTACKER:
        for place in bits(droppable(g)):
            offer(g, Action.CHOOSE_HAND + place)
    elif g.choice == Choice.RESTORE or g.choice == Choice.DISCARD:
        offer_each(g, Action.CHOOSE_HAND, g.hand_size[seat])
    elif g.choice == Choice.BLOCK:
        for place in range(g.hand_size[seat]):
            if may_block(g, place):
                offer(g, Action.CHOOSE_HAND + place)
    elif g.choice == Choice.RETURN or g.choice == Choice.TAKE_BACK:
        for kind in range(g.kinds):
            if may_choose_kind(g, kind):
                offer(g, Action.CHOOSE_KIND + kind)
    elif g.choice == Choice.MODE:
        offer_each(g, Action.CHOOSE_KIND, line(g).count)
    elif g.choice == Choice.LOOKED:
        for k in range(g.looked):
            if may_choose_looked(g, k):
                offer(g, Action.CHOOSE_LOOKED + k)
    elif g.choice == Choice.RIVAL:
        for rival in range(1, g.players):
            if against(g, seat, seat_at(g, seat, rival)):
                offer(g, Action.CHOOSE_SEAT + rival)
    else:
        for stack in range(g.players * KINDS):
            if may_attack(g, stack) if g.choice == Choice.TARGET else may_choose_stack(g, stack):
                offer(g, Action.CHOOSE_STACK + rival_of(g, seat, stack // KINDS) * KINDS + stack % KINDS)


def is_legal(g: World, action: int) -> bool:
    """Return whether `legal` lists an action. Of attacks it lists only those with the same card."""
    if g.winner >= 0 or g.choice or not Action.ATTACK <= action < Action.PLAY:
        return is_listed(g, action)
    if g.round == 1 or g.moves < ATTACK_MOVES:
        return False
    g.actions = 0
    legal_attacks(g, g.active, army_in_hand(g, g.active) & 1 << (action - Action.ATTACK) // AIMS)
    return has(g, action)


def accepts(g: World, action: int) -> bool:
    """Return whether this action may be carried out now: a listed one, or giving up (AG7.8)."""
    if action >= Action.CONCEDE:
        return g.winner < 0 and plays(g, action - Action.CONCEDE)
    return is_legal(g, action)
