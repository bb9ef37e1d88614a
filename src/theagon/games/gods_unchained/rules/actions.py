"""A player's action and what it causes. The caller makes sure that the action is legal: see `legal`."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import seen_from, slot_at
from theagon.games.gods_unchained.rules.cards import SOULLESS, card_of
from theagon.games.gods_unchained.rules.changes import tell_appearance
from theagon.games.gods_unchained.rules.choices import (
    answer_card,
    answer_delve,
    answer_foresee,
    answer_hand,
    asked,
    point,
)
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.cleanup import cleanup_if_needed, end_match
from theagon.games.gods_unchained.rules.combat import declare_attack
from theagon.games.gods_unchained.rules.legal import ability_of
from theagon.games.gods_unchained.rules.lines import run, take_mode
from theagon.games.gods_unchained.rules.mana import power_cost, spend, use_bag
from theagon.games.gods_unchained.rules.prices import price_of, spend_next
from theagon.games.gods_unchained.rules.resolve import resolve
from theagon.games.gods_unchained.rules.sanctum import buy
from theagon.games.gods_unchained.rules.setup import mulligan, pick_power
from theagon.games.gods_unchained.rules.triggers import push_ability, push_own, raise_event, raise_zone_events
from theagon.games.gods_unchained.rules.turns import declare_end
from theagon.games.gods_unchained.rules.units import arrive, enter, equip, speak_of
from theagon.games.gods_unchained.rules.vocabulary import Kind, Line, Op, Priority, Trigger, Via
from theagon.games.gods_unchained.rules.world import (
    FIRST,
    NONE,
    PLACES,
    TARGETED,
    TILES,
    Action,
    Choice,
    Keyword,
    Sort,
    Status,
    World,
)
from theagon.kernel.choices import take_up
from theagon.kernel.log import EVENTS, clear_log, tell_card, tell_untold
from theagon.kernel.overtime import count_action
from theagon.kernel.piles import take_from_hand
from theagon.kernel.queue import begin_effects
from theagon.kernel.units import push_effect, tell


def act(g: World, action: int) -> None:
    """Carry out a legal action and everything that it causes, up to the next decision."""
    clear_log(g)
    begin_effects(g)
    count_action(g)
    g.duel_entered[0] = 0
    g.duel_entered[1] = 0
    if action >= Action.CONCEDE:
        seat = action - Action.CONCEDE
        tell_card(g, Kind.CONCEDE, Clause.GU5_1, seat, 0, 0)
        end_match(g, 1 - seat, Clause.GU5_1)
    elif g.choice:
        answer(g, action)
    elif action == Action.END_TURN:
        declare_end(g)
    else:
        take_action(g, action)
        cleanup_if_needed(g, -1)  # GU6.10
    resolve(g)
    if g.happened > EVENTS:
        tell_untold(g, Kind.UNTOLD, Clause.GU6_21)


def take_action(g: World, action: int) -> None:
    """Carry out an action within a turn."""
    seat = g.active
    if action < Action.ATTACK:
        play(g, (action - Action.PLAY) // TARGETED, (action - Action.PLAY) % TARGETED)
    elif action < Action.ABILITY:
        k = action - Action.ATTACK
        declare_attack(g, slot_at(g, seat, k // PLACES), slot_at(g, seat, PLACES + k % PLACES))
    elif action < Action.POWER:
        k = action - Action.ABILITY
        use_ability(g, slot_at(g, seat, k // TARGETED), k % TARGETED)
    elif action < Action.BAG:
        use_power(g, action - Action.POWER)
    elif action == Action.BAG:
        use_bag(g)
    else:
        buy(g, action - Action.BUY)


def answer(g: World, action: int) -> None:
    """Carry out a choice."""
    if g.choice == Choice.POWER:
        pick_power(g, action - Action.PICK_POWER)
    elif g.choice == Choice.MULLIGAN:
        mulligan(g, action - Action.MULLIGAN)
    else:
        go_on_with(g, action)


def go_on_with(g: World, action: int) -> None:
    """Resume the effect that asked for this choice, and the rest."""
    choice = g.choice
    take_up(g)
    e = g.now[0]
    if choice == Choice.TARGET:
        w = g.effect[e.row - 1]
        tile = seen_from(action - Action.CHOOSE_PLACE, asked(w, e.owner))
        if w.op == Line.CHOOSE:
            speak_of(g, g.at[tile])
        else:
            point(g, e, tile)
    elif choice == Choice.DELVE:
        answer_delve(g, action - Action.CHOOSE_CARD)
    elif choice == Choice.HAND or choice == Choice.CARD:
        g.doing = 0
        if choice == Choice.HAND:
            answer_hand(g, action - Action.CHOOSE_HAND)
        else:
            answer_card(g, action - Action.CHOOSE_CARD)
        g.done = g.doing
    elif choice == Choice.MODE:
        take_mode(g, action - Action.CHOOSE_MODE)
    else:
        answer_foresee(g, action - Action.FORESEE)
    run(g)


def play(g: World, place: int, where: int) -> None:
    """Play a card from the hand."""
    seat = g.active
    packed = g.hand[seat][place]
    index = card_of(packed)
    cost = price_of(g, seat, packed)
    spend(g, seat, cost)
    spend_next(g, seat, packed)
    take_from_hand(g, seat, place)
    if g.played[seat]:
        g.played[seat] = min(100, g.played[seat] + 1)
    sort = g.card[index].kind
    clause = Clause.GU5_10 if sort == Sort.CREATURE else Clause.GU6_2 if sort == Sort.RELIC else Clause.GU3_3
    g.cause = tell_card(g, Kind.PLAY, clause, seat, index, cost)
    slot = NONE
    if sort == Sort.SPELL:
        g.spells_cast[seat] = min(99, g.spells_cast[seat] + 1)
        if not g.card[index].recasts:
            g.last_spell[seat] = index
        g.cast = packed | SOULLESS if g.card[index].keywords & Keyword.SOULLESS else packed
        cast(g, index, Via.SPELL, where)
    elif sort == Sort.RELIC:
        slot = equip(g, packed, seat)
        tell_appearance(g, Kind.EQUIP, Clause.GU6_2, NONE, slot)
    else:
        g.last_creature[seat] = index
        slot = enter(g, packed, seat, seat * PLACES + FIRST + where)
        tell_appearance(g, Kind.CREATURE_ENTERS, Clause.GU5_10, NONE, slot)
    if slot != NONE:
        push_own(g, slot, Trigger.ROAR, Via.ROAR, slot)
    if g.listeners[Trigger.CARD_PLAYED]:
        raise_event(g, Trigger.CARD_PLAYED, slot, packed, seat, Via.ABILITY)
    raise_zone_events(g, Trigger.CARD_PLAYED, seat, packed)
    if sort == Sort.CREATURE:
        arrive(g, slot)


def cast(g: World, index: int, via: int, where: int) -> None:
    """Make the text of a spell or god power pending, aimed at a place (`TILES`: at none)."""
    seat = g.active
    card = g.card[index]
    k = push_effect(g, Priority.EFFECT, Op.RUN, seat, via)
    e = g.queue[k]
    e.row = card.effect
    e.amount = card.effects
    if where < TILES:
        point(g, e, seen_from(where, seat))
        slot = e.target
        if via == Via.SPELL and g.listeners[Trigger.TARGETED] >> slot & 1 and g.unit[slot].owner == seat:
            push_own(g, slot, Trigger.TARGETED, Via.ABILITY, slot)


def use_power(g: World, where: int) -> None:
    """Use the god power (GU5.9)."""
    seat = g.active
    index = g.power[seat]
    cost = power_cost(g, seat)
    spend(g, seat, cost)
    g.power_used[seat] = 1
    g.cause = tell_card(g, Kind.POWER, Clause.GU5_9, seat, index, cost)
    cast(g, index, Via.POWER, where)
    if g.listeners[Trigger.POWER_USED]:
        raise_event(g, Trigger.POWER_USED, NONE, 0, seat, Via.ABILITY)


def use_ability(g: World, slot: int, where: int) -> None:
    """Use the ability of a creature or relic, once a turn."""
    u = g.unit[slot]
    u.status |= Status.USED
    g.cause = tell(g, Kind.ABILITY, Clause.GU6_15, u.owner, slot, NONE, 0)
    k = push_ability(g, slot, g.ability[ability_of(g, slot)], Via.ABILITY, NONE)
    if where < TILES:
        point(g, g.queue[k], seen_from(where, u.owner))
