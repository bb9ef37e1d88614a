"""A player's action and what it causes. The caller makes sure that the action is legal: see `legal`."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.answers import answer_discard, answer_line, chosen_stack, drop, restore
from theagon.games.army_of_gods.rules.attack import (
    aim,
    attackable,
    decide_attack,
    declare,
    open_window,
    settle,
    take_on,
)
from theagon.games.army_of_gods.rules.choices import anything, close
from theagon.games.army_of_gods.rules.clauses import Clause
from theagon.games.army_of_gods.rules.endings import fall, last_side
from theagon.games.army_of_gods.rules.legal import ATTACK_MOVES, DROP_MOVES
from theagon.games.army_of_gods.rules.lines import ask_to_discard, block, run
from theagon.games.army_of_gods.rules.resolve import close_effect, resolve
from theagon.games.army_of_gods.rules.seats import rival_of, seat_at
from theagon.games.army_of_gods.rules.setup import choose_leader, next_leader
from theagon.games.army_of_gods.rules.turns import end_turn, forget_attack, moves_for, pass_turn
from theagon.games.army_of_gods.rules.vocabulary import Kind, Op, Priority, Zone
from theagon.games.army_of_gods.rules.world import KINDS, LOOKED, NOBODY, RECALLS, RIVALS, Action, Choice, Sort, World
from theagon.kernel.log import clear_log, tell_card, tell_more
from theagon.kernel.piles import take_from_hand
from theagon.kernel.queue import begin_effects, finish, push, resume


def act(g: World, action: int) -> None:
    """Carry out a legal action and everything that it causes, up to the next decision."""
    clear_log(g)
    begin_effects(g)
    if action >= Action.CONCEDE:
        concede(g, action - Action.CONCEDE)
    elif g.choice == Choice.LEADER:
        choose_leader(g, action - Action.CHOOSE_LEADER)
    elif g.choice:
        answer(g, action)
    elif action == Action.END_TURN:
        end_turn(g)
    else:
        push(g, Priority.END_OF_ACTION, Op.END_OF_ACTION)
        take_action(g, action)
    resolve(g)


def take_action(g: World, action: int) -> None:
    """Carry out an action within a turn; the player first pays actions and tokens."""
    seat = g.active
    if action < Action.ATTACK:
        g.moves -= DROP_MOVES
        card = take_from_hand(g, seat, action - Action.DROP)
        drop(g, seat, card, Zone.HAND, DROP_MOVES)
    elif action < Action.PLAY:
        k = (action - Action.ATTACK) // KINDS
        g.moves -= ATTACK_MOVES
        declare(g, k // RIVALS, 0, ATTACK_MOVES)
        g.now[0].cause = g.cause
        take_on(g, seat_at(g, seat, k % RIVALS + 1) * KINDS + (action - Action.ATTACK) % KINDS)
        aim(g)
    elif action < Action.ABILITY:
        card = take_from_hand(g, seat, action - Action.PLAY)
        g.moves -= moves_for(g, card)
        clause = Clause.AG4_7 if g.card[card].sort == Sort.SUPPORTING else Clause.AG4_6
        g.cause = tell_card(g, Kind.PLAY, clause, seat, card, moves_for(g, card))
        use(g, card, card)
        if g.traits & RECALLS and not g.card[card].copies:  # AG4.13
            g.last_played = card
    elif action == Action.ABILITY:
        card = g.leader[seat]
        g.moves -= moves_for(g, card)
        g.tokens[seat] -= g.card[card].tokens
        g.ability_used = 1
        g.cause = tell_card(g, Kind.ABILITY, Clause.AG4_6, seat, card, g.card[card].tokens)
        tell_more(g, moves_for(g, card))
        use(g, card, 0)
    else:
        restore(g, action - Action.RESTORE)


def use(g: World, card: int, played: int) -> None:
    """Make the effect of a card pending. The card `played` goes to the discard pile afterwards."""
    k = push(g, Priority.EFFECT, Op.RUN)
    e = g.queue[k]
    e.owner = g.active
    e.source = played
    e.row = g.card[card].effect
    e.amount = g.card[card].effects


def answer(g: World, action: int) -> None:
    """Resume the effect that asked for the choice, and the rest."""
    resume(g)
    g.cause = g.now[0].cause
    if g.choice == Choice.DISCARD:
        answer_discard(g, action - Action.CHOOSE_HAND)
        go_on(g)
        return
    g.to_act = g.active
    if g.choice == Choice.TARGET or g.choice == Choice.BLOCK:
        answer_attack(g, action)
    elif action == Action.DONE:
        close(g)
    else:
        answer_line(g, action)
    go_on(g)


def go_on(g: World) -> None:
    """Continue the interrupted effect, unless there is more to choose."""
    if g.choice == Choice.NONE and g.winner < 0:
        run(g)
        if g.choice == Choice.NONE:
            close_effect(g)


def answer_attack(g: World, action: int) -> None:
    """Let the attacker choose another card or stop, or let the attacked player block or not."""
    target = g.choice == Choice.TARGET
    g.choice = Choice.NONE
    if target and action == Action.DONE:
        open_window(g)
    elif target:
        take_on(g, chosen_stack(g, action))
        aim(g)
    elif action == Action.DONE:
        g.cause = tell_card(g, Kind.LET_THROUGH, Clause.AG5_12, g.prey, 0, 0)
        decide_attack(g)
    else:
        block(g, action - Action.CHOOSE_HAND)


def concede(g: World, seat: int) -> None:
    """Remove a player, who may give up at any time; the others play on without that army (AG7.8)."""
    fall(g, seat, Kind.LEAVES, Clause.AG7_8)
    last_side(g, Clause.AG7_8)
    if g.winner >= 0:
        return
    if g.choice == Choice.LEADER:
        if g.to_act == seat:
            next_leader(g)
        return
    asked = g.choice != Choice.NONE
    resume(g)
    if seat == g.active:
        g.pending = 0
        finish(g)
        g.choice = Choice.NONE
        forget_attack(g)
        for k in range(LOOKED):
            g.aside[k] = 0
        g.looked = 0
        pass_turn(g)
    elif asked:
        without(g, seat)
        go_on(g)


def without(g: World, seat: int) -> None:
    """Continue a choice without a player who has left; nothing may be left to choose."""
    if g.attacker:
        if g.prey == seat or (g.prey == NOBODY and not attackable(g)):
            g.choice = Choice.NONE
            g.to_act = g.active
            settle(g)
    elif g.choice == Choice.DISCARD:
        if g.to_act == seat:
            ask_to_discard(g, rival_of(g, g.active, seat) + 1)
    elif g.choice == Choice.REMOVE or g.choice == Choice.STEAL or g.choice == Choice.RIVAL:
        if not anything(g):
            close(g)
