"""The legal actions: the one list that the interface, the bots, the learners and the validator use."""

from __future__ import annotations

from nine_mens_morris.rules.board import free_points, men_of, reach, takeable
from nine_mens_morris.rules.world import CONCEDE, MOVE, PLACE, POINTS, TAKE, Choice, World
from theagon.kernel.bits import bits
from theagon.kernel.match import is_listed, offer


def legal(g: World) -> None:
    """Fill `g.action[:g.actions]`; the list is empty once the match is over."""
    g.actions = 0
    if g.winner >= 0:
        return
    seat = g.to_act
    if g.choice == Choice.TAKE:
        for point in bits(takeable(g, 1 - seat)):
            offer(g, TAKE + point)
    elif g.in_hand[seat]:
        for point in bits(free_points(g)):
            offer(g, PLACE + point)
    else:
        for point in bits(men_of(g, seat)):
            for to in bits(reach(g, seat, point)):
                offer(g, MOVE + point * POINTS + to)


def is_legal(g: World, action: int) -> bool:
    """Return whether `legal` lists an action."""
    return is_listed(g, action)


def accepts(g: World, action: int) -> bool:
    """Return whether an action may be carried out now: a listed one, or a concession in a running match (NM1.5)."""
    if action >= CONCEDE:
        return g.winner < 0
    return is_legal(g, action)
