"""A player's action and what it causes (HG1.1). The caller makes sure that the action is legal: see `legal`."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.board import activated_warcry
from theagon.games.hand_of_the_gods.rules.choices import answer_discover, answer_target, point, put
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.combat import declare_attack
from theagon.games.hand_of_the_gods.rules.deaths import end_match
from theagon.games.hand_of_the_gods.rules.legal import has_move
from theagon.games.hand_of_the_gods.rules.lines import run, take_mode
from theagon.games.hand_of_the_gods.rules.resolve import resolve
from theagon.games.hand_of_the_gods.rules.setup import mulligan
from theagon.games.hand_of_the_gods.rules.triggers import push_ability
from theagon.games.hand_of_the_gods.rules.turns import declare_end
from theagon.games.hand_of_the_gods.rules.units import relocate
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind, Op, Priority, Via
from theagon.games.hand_of_the_gods.rules.world import NONE, TARGETED, TILES, Action, Choice, Status, World
from theagon.games.hand_of_the_gods.rules.zones import cost_of, take_from_hand
from theagon.kernel.choices import take_up
from theagon.kernel.log import EVENTS, clear_log, tell_card, tell_more, tell_untold
from theagon.kernel.overtime import count_action
from theagon.kernel.queue import begin_effects, finish
from theagon.kernel.units import push_effect, tell, tell_tile


def act(g: World, action: int) -> None:
    """Carry out a legal action and everything that it causes, up to the next decision."""
    clear_log(g)
    begin_effects(g)
    count_action(g)
    g.recheck_auras = 0
    g.aura_cause = -1
    g.check_deaths = 0
    g.doing = 0
    if action >= Action.CONCEDE:
        concede(g, action - Action.CONCEDE)
    elif g.choice == Choice.MULLIGAN:
        mulligan(g, action - Action.MULLIGAN)
    elif g.choice:
        answer(g, action)
    elif action == Action.END_TURN:
        declare_end(g)
    elif action < Action.MOVE:
        play(g, (action - Action.PLAY) // TARGETED, (action - Action.PLAY) % TARGETED)
    elif action < Action.ATTACK:
        move(g, (action - Action.MOVE) // TILES, (action - Action.MOVE) % TILES)
    elif action < Action.WARCRY:
        k = action - Action.ATTACK
        declare_attack(g, g.at[k // TILES], g.at[k % TILES])
    elif action < Action.LEADER:
        use_warcry(g, (action - Action.WARCRY) // TARGETED, (action - Action.WARCRY) % TARGETED)
    else:
        use_leader(g, action - Action.LEADER)
    resolve(g)
    if g.happened > EVENTS:
        tell_untold(g, Kind.UNTOLD, Clause.HG6_40)


def concede(g: World, seat: int) -> None:
    """Let a player give up, at any time (HG1.1)."""
    tell_card(g, Kind.CONCEDE, Clause.HG1_1, seat, 0, 0)
    end_match(g, 1 - seat, Clause.HG1_1)
    finish(g)  # the effect that was waiting for a choice


def answer(g: World, action: int) -> None:
    """Resume the effect that asked for the choice, and the rest."""
    choice = g.choice
    take_up(g)
    g.check_deaths = 1
    if choice == Choice.TARGET:
        answer_target(g, action - Action.CHOOSE_TILE)
    elif choice == Choice.DESTINATION:
        put(g, g.now[0].it, action - Action.CHOOSE_TILE)
    elif choice == Choice.MODE:
        take_mode(g, action - Action.CHOOSE_CARD)
    else:
        answer_discover(g, action - Action.CHOOSE_CARD)
    run(g)
    if not g.choice:
        finish(g)


def push_sentences(g: World, seat: int, via: int, row: int, count: int, apart: int, target: int, tile: int) -> None:
    """Make the sentences of a spell or a leader ability pending, aimed at a tile (`TILES`: at none).

    The first ones are `apart`, each a separate effect (HG6.26); the rest of the `count` are one effect (HG6.43).
    """
    for k in range(apart):
        push_lines(g, seat, via, row + k, 1, target, tile)
    if apart < count:
        push_lines(g, seat, via, row + apart, count - apart, target, tile)


def push_lines(g: World, seat: int, via: int, row: int, count: int, target: int, tile: int) -> None:
    """Make lines of a spell or a leader ability pending as one effect."""
    k = push_effect(g, Priority.OTHER, Op.RUN, seat, via)
    e = g.queue[k]
    e.row = row
    e.amount = count
    if tile < TILES:
        point(g, e, target, tile)


def push_card_step(g: World, priority: int, op: int, seat: int, card: int) -> int:
    """Make a step of playing a card pending; return its place in `g.queue`."""
    k = push_effect(g, priority, op, seat, Via.ABILITY)
    g.queue[k].amount = card
    return k


def play(g: World, place: int, tile: int) -> None:
    """Play a card from hand (HG2.3, HG2.4)."""
    seat = g.active
    cost = cost_of(g, seat, place)
    g.mana[seat] -= cost
    index = take_from_hand(g, seat, place)
    card = g.card[index]
    if card.spell:
        g.holding = index
        if g.spells_cast:  # HG6.50
            g.spells_cast = min(100, g.spells_cast + 1)
        at = tile if tile < TILES else NONE
        g.cause = tell_tile(g, Kind.PLAY_SPELL, Clause.HG2_3, seat, NONE, index, at, cost)
        push_sentences(g, seat, Via.SPELL, card.effect, card.effects, card.apart, card.target, tile)
        push_card_step(g, Priority.CARD_PLAYED, Op.PLAYED, seat, index)
        push_card_step(g, Priority.CARD_DONE, Op.SPELL_DONE, seat, index)
    else:
        if g.units_played:
            g.units_played = min(100, g.units_played + 1)
        g.cause = tell_tile(g, Kind.PLAY_UNIT, Clause.HG2_4, seat, NONE, index, tile, cost)
        k = push_card_step(g, Priority.DEPLOYMENT, Op.DEPLOY, seat, index)
        g.queue[k].tile = tile
        push_card_step(g, Priority.CARD_PLAYED, Op.PLAYED, seat, index)
        push_card_step(g, Priority.CARD_DONE, Op.UNIT_DONE, seat, index)


def move(g: World, start: int, end: int) -> None:
    """Move a unit along a free path (HG2.5, HG2.7, HG6.3)."""
    slot = g.at[start]
    u = g.unit[slot]
    if not has_move(u):
        u.status &= ~Status.NIMBLE  # HG6.55
    u.status |= Status.MOVED | (Status.FORFEITED if u.status & Status.WARCRY else 0)  # HG4.50
    g.cause = tell_tile(g, Kind.MOVE, Clause.HG2_5, g.active, slot, u.card, end, 0)
    relocate(g, slot, end)


def use_warcry(g: World, start: int, tile: int) -> None:
    """Use the activated warcry of a unit (HG4.48, HG6.20)."""
    slot = g.at[start]
    u = g.unit[slot]
    u.status &= ~Status.WARCRY
    g.cause = tell(g, Kind.WARCRY_USED, Clause.HG4_48, u.owner, slot, NONE, 0)
    k = activated_warcry(g, u.card)
    n = push_ability(g, slot, g.ability[k], Priority.WARCRY, Via.WARCRY, NONE)
    if tile < TILES:
        point(g, g.queue[n], g.ability[k].target, tile)


def use_leader(g: World, tile: int) -> None:
    """Use the leader ability, once a turn (HG2.10)."""
    seat = g.active
    leader = g.leaders[g.leader[seat]]
    g.mana[seat] -= leader.cost
    g.leader_used[seat] = 1
    g.cause = tell_card(g, Kind.LEADER_ABILITY, Clause.HG2_10, seat, 0, g.leader[seat])
    tell_more(g, leader.cost)
    push_sentences(g, seat, Via.LEADER, leader.effect, leader.effects, leader.apart, leader.target, tile)
