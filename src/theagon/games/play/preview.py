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
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet

    Units: TypeAlias = list[dict[str, Any]]

SAMPLES: Final = 12
"""The number of copies that are tried. More would only add rarer outcomes."""


def seeds_of(view: dict[str, Any]) -> range:
    """Return the seeds of the copies that are tried, by the view of the seat to act.

    They are equal for all positions that the seat cannot distinguish: not even the choice of copies gives a hint.
    """
    first = int.from_bytes(hashlib.blake2b(msgspec.json.encode(view), digest_size=4).digest())
    return range(first, first + SAMPLES)


def compared(before: Units, outcomes: Sequence[Units], winners: AbstractSet[int | None]) -> Preview:
    """Return the changes from the units before an action to those of each outcome, and the certain winner."""
    healths = [{unit["id"]: unit["health"] for unit in units} for units in outcomes]
    changes = (_change(unit, [health.get(unit["id"]) for health in healths]) for unit in before)
    winner = next(iter(winners)) if len(winners) == 1 else None
    return Preview(tuple(each for each in changes if each is not None), winner)


def _change(unit: dict[str, Any], healths: Sequence[int | None]) -> Change | None:
    """Return the change of a unit, from its health in each outcome (None: it left); None if nothing changes."""
    living = [health for health in healths if health is not None]
    if len(living) == len(healths) and set(living) == {unit["health"]}:
        return None
    gone = not living if len(living) in (0, len(healths)) else None
    found = [health or 0 for health in healths]
    return Change(unit["id"], unit["card"], unit["tile"], unit["health"], min(found), max(found), gone)
