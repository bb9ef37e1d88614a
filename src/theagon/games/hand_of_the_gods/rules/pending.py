"""Effects become pending: what every one of them has, before whoever pushes it says the rest."""
from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.world import NONE, World
from theagon.kernel.queue import push


def push_effect(g: World, priority: int, op: int, owner: int, via: int) -> int:
    """An effect of a seat, of no unit, about none and pointed nowhere; its place in `g.queue`, to say more."""
    k = push(g, priority, op)
    e = g.queue[k]
    e.owner = owner
    e.via = via
    e.source = NONE
    e.it = NONE
    e.target = NONE
    e.tile = NONE
    return k
