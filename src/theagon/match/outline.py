"""What happened, as an outline: below what each event of an action stands, for whoever shows or prints them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from theagon.games.base import Event

TOP = -1  # below nothing


def outline(events: Iterable[Event]) -> dict[int, int]:
    """For the number of each event of an action, in their order, the number of the one that it stands below, or TOP.

    An event stands below what caused it. Where the rules go step by step, the steps stand one after the other, below
    what the action began with, and what happens in a step stands below it, though something earlier caused it. So the
    events of such an action are read from top to bottom in the order in which they happened.
    """
    below: dict[int, int] = {}
    first = step = TOP
    for event in events:
        place = event.cause if event.cause in below else TOP
        if event.step:
            place, step = first, event.number
        elif place == TOP:
            first, step = event.number, TOP
        elif step != TOP and place == below[step]:
            step = TOP
        elif place < step:
            place = step
        below[event.number] = place
    return below
