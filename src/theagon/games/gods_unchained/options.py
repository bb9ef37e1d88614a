"""What may be done now, each action with the place that does it and the places that it is pointed at.

A place is one of the board (`p1-god`, `p2-3`), a card of the hand by its place from 1 (`#2`), a card offered
(`offer-1`), foreseen (`top-1`) or sold (`sanctum-1`), the god `power`, the `bag`, or a gap of the row (`gap-1`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.games.base import Option
from theagon.games.gods_unchained.rules import world as w
from theagon.games.gods_unchained.rules.board import seen_from
from theagon.games.gods_unchained.rules.cards import card_of
from theagon.games.gods_unchained.rules.world import PLACES, TARGETED, TILES, Sort
from theagon.games.gods_unchained.tables import tile_name
from theagon.kernel.bits import bits

if TYPE_CHECKING:
    from theagon.games.gods_unchained.position import GodsPosition


def option(position: GodsPosition, action: int) -> Option:
    """One action of a position, which may be one that is not legal."""
    g = position.world
    seat = g.active
    if action == w.END_TURN:
        return Option(action, "end")
    if action < w.ATTACK:
        place, where = divmod(action - w.PLAY, TARGETED)
        source = f"#{place + 1}"
        if g.card[card_of(g.hand[seat][place])].kind == Sort.CREATURE:
            return Option(action, "play", source, (f"gap-{where + 1}",))
        return Option(action, "play", source, aimed(where, seat))
    if action < w.ABILITY:
        own, other = divmod(action - w.ATTACK, PLACES)
        return Option(action, "attack", place_name(own, seat), (place_name(PLACES + other, seat),))
    if action < w.POWER:
        own, where = divmod(action - w.ABILITY, TARGETED)
        return Option(action, "use", place_name(own, seat), aimed(where, seat))
    if action < w.BAG:
        return Option(action, "power", "power", aimed(action - w.POWER, seat))
    if action == w.BAG:
        return Option(action, "bag", "bag")
    if action < w.CHOOSE_PLACE:
        return Option(action, "buy", f"sanctum-{action - w.BUY + 1}")
    if action < w.CHOOSE_CARD:
        return Option(action, "choose", None, aimed(action - w.CHOOSE_PLACE, g.to_act))
    if action < w.CHOOSE_HAND:
        return Option(action, "choose", None, (f"offer-{action - w.CHOOSE_CARD + 1}",))
    if action < w.FORESEE:
        return Option(action, "choose", None, (f"#{action - w.CHOOSE_HAND + 1}",))
    if action < w.PICK_POWER:
        return Option(action, "foresee", None, tuple(f"top-{k + 1}" for k in bits(action - w.FORESEE)))
    if action < w.MULLIGAN:
        return Option(action, "choose", None, (f"offer-{action - w.PICK_POWER + 1}",))
    if action < w.CONCEDE:
        return Option(action, "mulligan", None, tuple(f"#{place + 1}" for place in bits(action - w.MULLIGAN)))
    return Option(action, "concede")


def place_name(where: int, seat: int) -> str:
    """What a place of the board is called, which a seat sees as `where`."""
    return tile_name(seen_from(where, seat))


def aimed(where: int, seat: int) -> tuple[str, ...]:
    """The place that an action is pointed at."""
    return (place_name(where, seat),) if where < TILES else ()
