"""Choices in the middle of an action. The effect that asks stays in `g.now[0]`; the answer resumes it."""

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
    """Ask a seat to choose."""
    g.now[0].cause = g.cause  # what follows the answer has the same cause
    g.choice = choice
    g.to_act = seat


def take_up(g: ChoicesScratch) -> None:
    """The choice is made: resume the effect that asked for it, and what was pending."""
    g.choice = 0
    g.choices = 0
    g.to_act = g.active
    resume(g)
    e = g.now[0]
    g.seat = e.owner
    g.via = e.via
    g.cause = e.cause


def draw_offer(g: ChoicesScratch, first: int, size: int, count: int) -> None:
    """Offer `count` different random cards of the pool of `size` cards at `first`, which has enough of them."""
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
    """Clear the offer."""
    for k in range(len(g.offered)):
        g.offered[k] = 0
