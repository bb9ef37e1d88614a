"""The colours of the terminal: a painted vase by lamplight. Nothing is told by colour alone."""

from __future__ import annotations

from typing import Final

GROUND: Final = "#15110e"  # the room
CLAY: Final = "#7d3f22"  # tiles
CLAY_DARK: Final = "#643219"  # every other tile
GLAZE: Final = "#221a15"  # where a unit stands
BONE: Final = "#efe3cf"  # text
ASH: Final = "#a3937f"  # what is less important
GOLD: Final = "#dfae4e"  # what may be done now
BLOOD: Final = "#dd5f49"  # damage, refusals
LAUREL: Final = "#7fa65a"  # bonuses
SEATS: Final = ("#e3a23c", "#6fa8c9", "#8fb573", "#d08ca8")  # the players
SHAPES: Final = ("▲", "●", "■", "★")  # the same for players who see no colours
NOBODY: Final = ("#b5a78f", "◆")
"""The colour and the shape of neutral units."""

PAPER: Final = f"{BONE} on {GROUND}"
"""The default style."""


def on(colour: str, ground: str, *, bold: bool = False) -> str:
    """A style of rich: text of a colour on a ground."""
    return f"{'bold ' if bold else ''}{colour} on {ground}"
