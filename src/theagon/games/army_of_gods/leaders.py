"""How often bots choose each leading god: by the matches that it won, as measured and stored in `leaders.json`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from theagon.games.packaged import measured

GAME: Final = "army-of-gods"
USUAL: Final = 10
"""The odds of a god that won half of its matches, or of one that was not measured."""


class Leaders(Struct, frozen=True):
    """The share of the matches that each leading god won, in per cent, against all others, and how it was measured."""

    command: str
    version: str  # of theagon
    rules: str
    cards: str
    won: Mapping[str, float]


def odds(leader: str) -> int:
    """Return how often bots choose a leading god, compared with the others: the better it is, the oftener.

    They are the cube of what it won against what it lost: bots choose well, and still not always the same god.
    """
    found = measured(GAME, "leaders.json", Leaders)
    won = found.won.get(leader, 50) if found else 50
    return max(1, round(USUAL * (won / (100 - won)) ** 3))
