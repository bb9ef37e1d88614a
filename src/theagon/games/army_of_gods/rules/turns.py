"""Turns and rounds: the next player, the cards drawn, and turns that end by themselves (AG3.5, AG4)."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.clauses import Clause
from theagon.games.army_of_gods.rules.delaying import come_due
from theagon.games.army_of_gods.rules.endings import end_round
from theagon.games.army_of_gods.rules.piles import army_in_hand, draw
from theagon.games.army_of_gods.rules.triggers import raise_turn
from theagon.games.army_of_gods.rules.vocabulary import Due, Kind, Op, Priority, Trigger
from theagon.games.army_of_gods.rules.world import FREE, NOBODY, OPENING, OPENING_DROPS, World
from theagon.kernel.log import tell_card, tell_more
from theagon.kernel.queue import push, put_off_count, remove

DRAWN_CARDS = 3  # at the start of a turn (AG4.1)
DRAWN_AFTER_EMPTY = 4  # AG4.8
MOVES = 3  # AG4.4


def start_turn(g: World, seat: int) -> None:
    """Begin the turn of a seat: its guard ends, it draws, and it gets its actions."""
    g.active = seat
    g.to_act = seat
    g.turn += 1
    g.turn_sets = 0
    g.ability_used = 0
    g.restored = 0
    g.moves = moves_of_turn(g, seat)
    g.cause = tell_card(g, Kind.TURN_START, Clause.AG3_7, seat, 0, g.turn)
    tell_more(g, g.moves)
    if g.guarded[seat]:
        g.guarded[seat] = 0
        tell_card(g, Kind.GUARD_ENDS, Clause.AG5_14, seat, 0, 0)
    if g.round == 1:
        draw(g, seat, OPENING, Clause.AG3_5)
    else:
        count = DRAWN_AFTER_EMPTY if g.ran_out[seat] else DRAWN_CARDS
        draw(g, seat, count, Clause.AG4_8 if g.ran_out[seat] else Clause.AG4_1)
    g.ran_out[seat] = 0
    if g.round > 1:
        begin_late(g, Trigger.TURN_START, Due.YOUR_NEXT_TURN, Priority.END_OF_ACTION, Op.END_OF_ACTION)


def begin_late(g: World, trigger: int, due: int, priority: int, step: int) -> bool:
    """Make what happens at the start or the end of the turn pending, and a step after it; False if nothing does."""
    if put_off_count(g) == 0 and not g.answered >> trigger & 1:
        return False
    k = push(g, priority, step)
    waiting = g.pending
    come_due(g, due, g.active)
    raise_turn(g, trigger, g.active)
    if g.pending == waiting:
        remove(g, k)
        return False
    return True


def moves_of_turn(g: World, seat: int) -> int:
    """Return the actions that a turn begins with (AG3.5, AG4.4, AG4.5)."""
    if g.round == 1:
        return OPENING_DROPS
    return g.starter_moves if g.round == 2 and seat == g.starter else MOVES


def pass_turn(g: World) -> None:
    """Begin the turn of the next seat in the match; after the last turn of a round, end the round."""
    seat = g.active
    while g.winner < 0:
        seat = (seat + 1) % g.players
        if seat == g.starter:
            end_round(g)
            if g.winner >= 0:
                return
            g.round += 1
            tell_card(g, Kind.ROUND, Clause.AG3_7, -1, 0, g.round)
        if not g.out[seat]:
            start_turn(g, seat)
            if not opening_done(g):
                return


def end_turn(g: World) -> None:
    g.cause = tell_card(g, Kind.TURN_END, Clause.AG4_4, g.active, 0, g.turn)
    if not begin_late(g, Trigger.TURN_END, Due.TURN_END, Priority.NEXT_TURN, Op.NEXT_TURN):
        pass_turn(g)


def moves_for(g: World, card: int) -> int:
    """Return the actions that it takes to play a card, or to use the ability of a leading god (AG4.6, AG4.19)."""
    return 0 if g.card[card].free else 1


def may_use_ability(g: World, seat: int) -> bool:
    """Return whether the ability of a seat's leading god may be used in this turn: an open fact (AG4.6)."""
    leader = g.leader[seat]
    if leader == 0 or g.ability_used or g.tokens[seat] < g.card[leader].tokens:
        return False
    return g.moves >= moves_for(g, leader)


def opening_done(g: World) -> bool:
    """Return whether the player has made the drops of the first round, or has nothing to drop (AG3.6)."""
    return g.round == 1 and (g.moves == 0 or army_in_hand(g, g.active) == 0)


def end_of_action(g: World) -> None:
    """End the turn if the hand is empty (AG4.8), or if open facts show that nothing more can be done."""
    seat = g.active
    may_restore = g.tokens[seat] == 0 and not g.restored  # as far as others see: the hand stays secret
    if g.hand_size[seat] == 0:
        g.ran_out[seat] = 1
        g.cause = tell_card(g, Kind.HAND_EMPTY, Clause.AG4_8, seat, 0, 0)
        end_turn(g)
    elif opening_done(g) or (g.round > 1 and g.moves == 0 and not may_restore and not may_act_freely(g, seat)):
        end_turn(g)


def may_act_freely(g: World, seat: int) -> bool:
    """Return whether a seat without actions may still do something that takes none, as far as others see (AG4.19)."""
    return g.traits & FREE << seat != 0 or may_use_ability(g, seat)


def forget_attack(g: World) -> None:
    """Clear the attack."""
    g.attacker = 0
    g.might = 0
    g.prey = NOBODY
    g.prey_kinds = 0
