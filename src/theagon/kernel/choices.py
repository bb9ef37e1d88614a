"""Choices in the middle of an action. The effect that asks stays in `g.now[0]`; the answer takes it up again."""

from __future__ import annotations

from theagon.kernel.queue import resume
from theagon.kernel.rng import random
from theagon.kernel.units import UnitsScratch


class ChoicesScratch(UnitsScratch):
    """What the functions here need of a game's world."""

    choices: int  # tiles that may be chosen
    offered: list[int]  # cards to choose from
    pool: list[int]  # cards that offers are drawn from, one pool after the other


def ask(g: ChoicesScratch, choice: int, seat: int) -> None:
    """The seat has to choose."""
    g.now[0].cause = g.cause  # what follows the answer has it too
    g.choice = choice
    g.to_act = seat


def take_up(g: ChoicesScratch) -> None:
    """The choice is made: the effect that asked for it, and what was pending, go on."""
    g.choice = 0
    g.choices = 0
    g.to_act = g.active
    resume(g)
    e = g.now[0]
    g.seat = e.owner
    g.via = e.via
    g.cause = e.cause


def draw_offer(g: ChoicesScratch, first: int, size: int) -> None:
    """Different random cards of the pool that begins at `first`; it has at least as many as are offered."""
    for k in range(len(g.offered)):
        card = 0
        while card == 0:
            i = random(g, size)
            card = g.pool[first + i]
            for j in range(k):
                if g.offered[j] == card:
                    card = 0
        g.offered[k] = card


def forget_offer(g: ChoicesScratch) -> None:
    """Nothing is offered any more."""
    for k in range(len(g.offered)):
        g.offered[k] = 0
