"""What may be done now, each action with the place that does it and the places that it is pointed at.

A place is a tile (`c3`), a card of the hand by its place from 1 (`#2`), a card offered (`offer-1`), the `leader`, or a
whole `column-c` or `row-3`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.games.base import Option
from theagon.games.hand_of_the_gods.rules import world as w
from theagon.games.hand_of_the_gods.rules.vocabulary import Aim
from theagon.games.hand_of_the_gods.rules.world import TILES
from theagon.games.hand_of_the_gods.tables import tile_name
from theagon.kernel.bits import bits

if TYPE_CHECKING:
    from theagon.games.hand_of_the_gods.position import HandPosition


def option(position: HandPosition, action: int) -> Option:
    """One action of a position, which may be one that is not legal."""
    g = position.world
    if action == w.END_TURN:
        return Option(action, "end")
    if action < w.MOVE:
        place, where = divmod(action - w.PLAY, w.TARGETED)
        card = g.card[g.hand[g.active][place]]
        return Option(action, "play", f"#{place + 1}", _aimed(where, g.target_row[card.target].kind))
    if action < w.WARCRY:
        verb, first = ("move", w.MOVE) if action < w.ATTACK else ("attack", w.ATTACK)
        start, end = divmod(action - first, TILES)
        return Option(action, verb, tile_name(start), (tile_name(end),))
    if action < w.LEADER:
        start, where = divmod(action - w.WARCRY, w.TARGETED)
        return Option(action, "warcry", tile_name(start), _aimed(where, Aim.UNIT))
    if action < w.CHOOSE_TILE:
        leader = g.leaders[g.leader[g.active]]
        return Option(action, "leader", "leader", _aimed(action - w.LEADER, g.target_row[leader.target].kind))
    if action < w.CHOOSE_CARD:
        return Option(action, "choose", None, (tile_name(action - w.CHOOSE_TILE),))
    if action < w.MULLIGAN:
        return Option(action, "choose", None, (f"offer-{action - w.CHOOSE_CARD + 1}",))
    if action < w.CONCEDE:
        return Option(action, "mulligan", None, tuple(f"#{place + 1}" for place in bits(action - w.MULLIGAN)))
    return Option(action, "concede")


def _aimed(where: int, aim: int) -> tuple[str, ...]:
    """The place that a tile stands for."""
    if where >= TILES:
        return ()
    name = tile_name(where)
    if aim == Aim.COLUMN:
        return (f"column-{name[0]}",)
    return (f"row-{name[1]}",) if aim == Aim.ROW else (name,)
