"""Abilities that answer events: each becomes a pending effect, which happens when the present one is over (AG5.17)."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.vocabulary import Op, Priority, Trigger, Via
from theagon.games.army_of_gods.rules.world import KINDS, World
from theagon.kernel.queue import push


def raise_event(g: World, trigger: int, stack: int, it: int) -> None:
    """Make the answers to an event of a stack pending: of its kind, then of the leading god of its army.

    `it` is the card that the event is about, if it is of that player's deck; else 0.
    """
    if g.answered >> trigger & 1:
        answer_with(g, g.kind_card[stack % KINDS], trigger, stack, it)
        answer_with(g, g.leader[stack // KINDS], trigger, stack, it)


def raise_turn(g: World, trigger: int, seat: int) -> None:
    """Make the answers to the start or the end of a seat's turn pending: of its leading god, then of its stacks."""
    if g.answered >> trigger & 1:
        answer_with(g, g.leader[seat], trigger, seat * KINDS, 0)
        for kind in range(g.kinds):
            if g.stack_size[seat * KINDS + kind]:
                answer_with(g, g.kind_card[kind], trigger, seat * KINDS + kind, 0)


def answer_with(g: World, card: int, trigger: int, stack: int, it: int) -> None:
    """Make the abilities of a card pending that answer a trigger, if they are of any kind or of that of the stack."""
    c = g.card[card]
    for k in range(c.ability, c.ability + c.abilities):
        a = g.ability[k]
        if a.trigger == trigger and (a.of == 0 or a.of - 1 == stack % KINDS or trigger >= Trigger.TURN_START):
            n = push(g, Priority.EFFECT, Op.RUN)
            e = g.queue[n]
            e.via = Via.ABILITY
            e.owner = stack // KINDS
            e.it = card
            e.tile = stack
            e.target = it
            e.row = a.effect
            e.amount = a.effects
