"""The outcome of an action, as far as the seat to act may know it.

The action is carried out on copies in which everything that the seat cannot know, chance included, is drawn again. So
the preview shows nothing hidden, and a range where luck decides.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from theagon.games.base import Change, Preview

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from theagon.games.base import Position

    Measures: TypeAlias = Callable[[dict[str, Any]], list[dict[str, Any]]]

SAMPLES: Final = 12
"""How many copies are tried. More would only add rarer outcomes."""


def preview(position: Position, action: int, measures: Measures) -> Preview:
    """The outcome of a legal action; `measures` gives the units of a view. Raises IllegalActionError."""
    before = position.view(position.to_act)
    # Equal for all positions that the seat cannot tell apart, so that not even the choice of copies gives a hint.
    seed = int.from_bytes(hashlib.blake2b(msgspec.json.encode(before), digest_size=4).digest())
    outcomes = []
    for k in range(SAMPLES):
        copy = position.determinize(position.to_act, seed + k)
        copy.apply(action)
        outcomes.append(copy)
    healths = [{unit["id"]: unit["health"] for unit in measures(copy.view(None))} for copy in outcomes]
    changes = (_change(unit, [health.get(unit["id"]) for health in healths]) for unit in measures(before))
    winners = {copy.winner for copy in outcomes}
    return Preview(tuple(each for each in changes if each is not None), winners.pop() if len(winners) == 1 else None)


def _change(unit: dict[str, Any], healths: Sequence[int | None]) -> Change | None:
    """The change of a unit, from its health in each outcome (None: it left the board); None if nothing changes."""
    living = [health for health in healths if health is not None]
    if len(living) == len(healths) and set(living) == {unit["health"]}:
        return None
    gone = not living if len(living) in (0, len(healths)) else None
    found = [health or 0 for health in healths]
    return Change(unit["id"], unit["card"], unit["tile"], unit["health"], min(found), max(found), gone)
