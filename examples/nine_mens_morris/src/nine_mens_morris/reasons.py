"""Reasons why an action is not possible: the first obstacle, with its clause."""

from __future__ import annotations

from typing import Any, Final

from nine_mens_morris.points import POINTS as NAMES
from nine_mens_morris.rules import world as w
from nine_mens_morris.rules.board import flies, men_of, takeable
from nine_mens_morris.rules.world import Choice
from theagon.games.base import Reasons, Refusal

no: Final = Reasons("nine-mens-morris")


def refusal(g: Any, action: int) -> Refusal | None:
    """Return why an action is refused in this world, or None if it is accepted."""
    if not 0 <= action < w.ACTIONS:
        return no("no-such-action", "NM1.4")
    if g.winner >= 0:
        return no("match-over", "NM5.1")
    if action >= w.CONCEDE:
        return None
    if action >= w.TAKE:
        return _take(g, action - w.TAKE)
    if g.choice == Choice.TAKE:
        return no("take-first", "NM4.2")
    if action >= w.MOVE:
        return _move(g, *divmod(action - w.MOVE, w.POINTS))
    if not g.in_hand[g.active]:
        return no("all-placed", "NM3.1")
    return _free(g, action)


def _free(g: Any, point: int) -> Refusal | None:
    return no("taken-point", "NM2.1", point=NAMES[point]) if g.man[point] else None


def _move(g: Any, start: int, end: int) -> Refusal | None:
    seat = g.active
    if g.in_hand[seat]:
        return no("place-first", "NM2.2", left=int(g.in_hand[seat]))
    if not men_of(g, seat) >> start & 1:
        return no("not-yours", "NM3.1", point=NAMES[start])
    if g.man[end]:
        return no("taken-point", "NM3.1", point=NAMES[end])
    if not g.beside[start] >> end & 1 and not flies(g, seat):
        return no("too-far", "NM3.1", start=NAMES[start], end=NAMES[end])
    return None


def _take(g: Any, point: int) -> Refusal | None:
    if g.choice != Choice.TAKE:
        return no("no-mill", "NM4.2")
    other = 1 - g.active
    if not men_of(g, other) >> point & 1:
        return no("not-theirs", "NM4.2", point=NAMES[point])
    if not takeable(g, other) >> point & 1:
        return no("in-mill", "NM4.3", point=NAMES[point])
    return None
