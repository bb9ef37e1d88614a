"""Choices in the middle of an action. The effect that asks stays in `g.now[0]` until the answer resumes it."""

from __future__ import annotations

from theagon.kernel.queue import resume
from theagon.kernel.rng import random
from theagon.kernel.units import UnitsScratch


class ChoicesScratch(UnitsScratch):
    """The fields of a game's world that choices use."""

    choices: int  # tiles that may be chosen
    offered: list[int]  # cards to choose from
    pool: list[int]  # cards that offers are drawn from, one pool after the other


def ask(g: ChoicesScratch, choice: int, seat: int) -> None:
    """Make a seat decide a choice next."""
    g.now[0].cause = g.cause  # events after the answer have the same cause
    g.choice = choice
    g.to_act = seat


def take_up(g: ChoicesScratch) -> None:
    """End the choice: resume the effect that asked for it, and the pending effects."""
    g.choice = 0
    g.choices = 0
    g.to_act = g.active
    resume(g)
    e = g.now[0]
    g.seat = e.owner
    g.via = e.via
    g.cause = e.cause


def draw_offer(g: ChoicesScratch, first: int, size: int, count: int) -> None:
    """Offer `count` different random cards from the pool of `size` cards at `first`. The pool must hold enough."""
    for k in range(count):
        card = 0
        while card == 0:
            i = random(g, size)
            card = g.pool[first + i]
            for j in range(k):
                if g.offered[j] == card:
                    card = 0
        g.offered[k] = card


def forget_offer(g: ChoicesScratch) -> None:
    """Clear the offered cards."""
    for k in range(len(g.offered)):
        g.offered[k] = 0
